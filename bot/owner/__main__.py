"""`python -m bot.owner COMMAND`, the name up to version 0.5.0 of `python -m bot COMMAND`."""

from __future__ import annotations

import sys

from bot.owner.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
