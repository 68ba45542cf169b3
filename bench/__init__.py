"""What Parlour costs: `make bench` runs all of it, `python -m bench.<part>` one part."""
