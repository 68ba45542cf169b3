"""`python -m parlour` is the command `parlour`."""

import sys

from app.cli import main

sys.exit(main())
