"""The sources of pictures and letters, as assets/CREDITS.toml lists them."""

from pathlib import Path

import msgspec
import tomli


class Source(msgspec.Struct, frozen=True):
    """One set of works: its makers, its licence, the changes made to it, and the file of the licence text."""

    title: str
    authors: tuple[str, ...]
    licence: str
    licence_url: str = ""
    url: str = ""
    changes: str = ""
    text: str = ""
    """The file beside the fonts that holds the whole licence."""
    icons: dict[str, tuple[str, ...]] = {}
    """Names of the icons taken from the set, by author."""

    @property
    def key(self) -> str:
        """The source's name in a Fluent key: `im-fell-english-sc`."""
        return "-".join("".join(c if c.isalnum() else " " for c in self.title.lower()).split())


def read_sources(path: Path) -> tuple[Source, ...]:
    """Every source in the file; none when it cannot be read."""
    try:
        said = tomli.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(said.get("source", []), tuple[Source, ...])
    except (OSError, ValueError):
        return ()
