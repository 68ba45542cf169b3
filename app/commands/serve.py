"""`parlour serve`: the web server, configured by the environment."""

import argparse


def arguments(parser: argparse.ArgumentParser) -> None:
    """No arguments: everything is set by the environment."""


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from app.web import server

    server.main()
    return 0
