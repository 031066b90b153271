"""Lists what a language lacks and what is wrong with it: `python -m tests.languages de`, or all of them."""

from __future__ import annotations

import sys

from bot.texts import catalogue
from tests.languages.faults import faults


def main(wanted: list[str]) -> int:
    """Lists the faults of the wanted languages, or of all; 1 if there are any."""
    unknown = set(wanted) - set(catalogue().languages)
    if unknown:
        sys.stderr.write(f"There is no folder {', '.join(sorted(unknown))} with sentences in bot/texts.\n")
        return 2
    found = {language: faults(language) for language in wanted or catalogue().languages}
    for language, each in found.items():
        for fault in each:
            sys.stdout.write(f"{language}: {fault}\n")
        sys.stdout.write(f"{language}: {len(each) or 'no'} faults\n")
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
