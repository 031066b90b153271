"""Folders of texts whose sentences are changed, for tests that must not know any wording."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

Change = Callable[[str, ast.Pattern], None]
"""Changes the pattern of a sentence, whose key is given as well."""


def reword(folder: Path, language: str, target: Path, change: Change) -> None:
    """Writes the sentences of a language below `folder`, changed, into the folder `target`."""
    target.mkdir(parents=True)
    for file in sorted((folder / language).glob("*.ftl")):
        resource = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    change(entry.id.name, entry.value)
                for attribute in entry.attributes:
                    change(f"{entry.id.name}.{attribute.id.name}", attribute.value)
        (target / file.name).write_text(FluentSerializer().serialize(resource), "utf-8")
