"""Whose papers a soldier wears. Pure."""

ARMIES = ("ligne", "horde", "morts", "monts", "forets", "compagnie")
"""The armies that are drawn; a mod's own faction borrows the papers of the first."""


def army_of(unit: str) -> str:
    """The army whose papers a unit wears, by the id of its def."""
    name = unit.partition(":")[2].partition("_")[0]
    return name if name in ARMIES else ARMIES[0]
