"""The games that come with Parlour, one folder each."""
