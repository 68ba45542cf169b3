"""`parlour serve`: the web server, configured by the environment."""

import argparse

from app.private_files import private_umask


def arguments(parser: argparse.ArgumentParser) -> None:
    """No arguments: everything is set by the environment."""


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from app.web import server

    with private_umask():
        server.main()
    return 0
