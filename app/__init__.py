"""Parlour: a self-hosted web server for board games full of secrets."""

__version__ = "0.2.0"
