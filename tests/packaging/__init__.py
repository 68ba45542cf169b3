"""Parlour as people get it."""
