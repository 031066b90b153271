"""`axio-table`, as the program is called where it is installed."""

from __future__ import annotations

import runpy

NAME = "axio-table"


def main() -> None:
    """Does what `python -m bot` does, and like that: so what it starts to think does not import it all."""
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
