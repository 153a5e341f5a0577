"""Versions of mods: `"duels >=1.2, <2"` is a need, and some version meets it or does not."""

import re
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from packaging.specifiers import SpecifierSet

_NEED = re.compile(r"([a-z][a-z0-9_-]{0,39})\s*(.*)\Z")


class Need(msgspec.Struct, frozen=True):
    """A mod that another names, and the range its version must lie in; an empty range is any."""

    id: str
    range: str = ""

    def is_met(self, version: str) -> bool:
        """Whether a version lies in the range; one that is no version meets only the need of any."""
        if not self.range:
            return True
        from packaging.version import InvalidVersion, Version

        try:
            return _specifiers(self.range).contains(Version(version), prereleases=True)
        except InvalidVersion:
            return False


def read_need(text: str) -> Need | None:
    """The need that a manifest spells, or None when it is none.

    >>> read_need("duels >=1.2, <2")
    Need(id='duels', range='>=1.2, <2')
    >>> read_need("duels"), read_need("duels 1.2")
    (Need(id='duels', range=''), None)
    """
    found = _NEED.match(text.strip())
    if found is None:
        return None
    need = Need(found[1], found[2].strip())
    return need if not need.range or _is_range(need.range) else None


def is_version(text: str) -> bool:
    """Whether a text is a version that can be compared.

    >>> is_version("1.2"), is_version("soon")
    (True, False)
    """
    from packaging.version import InvalidVersion, Version

    try:
        Version(text)
    except InvalidVersion:
        return False
    return True


def _is_range(text: str) -> bool:
    """Whether a text is a range of versions: `>=1.2, <2`."""
    from packaging.specifiers import InvalidSpecifier

    try:
        _specifiers(text)
    except InvalidSpecifier:
        return False
    return True


def _specifiers(text: str) -> "SpecifierSet":
    """The range of a text; `packaging` is loaded here because most mods name no version.

    Raises:
        InvalidSpecifier: it is none.
    """
    from packaging.specifiers import SpecifierSet

    return SpecifierSet(text)
