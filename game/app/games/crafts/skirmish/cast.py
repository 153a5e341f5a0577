"""The armies of a trial, and where they stand."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Place(NamedTuple):
    """Where a unit stands: the middle of its front in inches, and degrees, 0 being up."""

    x: float
    y: float
    heading: float


ARMIES: Sequence[Sequence[Mapping[str, Any]]] = (
    (
        {"unit": "base:ligne_piquiers", "models": 15, "files": 5, "standard": True},
        {"unit": "base:ligne_arquebusiers", "models": 8, "files": 8},
        {"unit": "base:ligne_couleuvrine"},
        {"unit": "base:ligne_geometre", "spells": ["base:etincelle"]},
        {"unit": "base:ligne_marechal", "general": True},
        {"unit": "base:ligne_enseigne"},
    ),
    (
        {"unit": "base:horde_pillards", "models": 15, "files": 5, "standard": True},
        {"unit": "base:horde_rabatteurs", "models": 6, "files": 6},
        {"unit": "base:horde_pierrier"},
        {"unit": "base:horde_chamane"},
        {"unit": "base:horde_ravageur", "general": True},
        {"unit": "base:horde_porte_cornes"},
    ),
    (
        {"unit": "base:monts_haches", "models": 15, "files": 5, "standard": True},
        {"unit": "base:monts_tromblons", "models": 8, "files": 8},
        {"unit": "base:monts_orgue"},
        {"unit": "base:monts_graveur", "spells": ["base:etincelle"]},
        {"unit": "base:monts_doyen", "general": True},
        {"unit": "base:monts_porte_fanal"},
    ),
)
"""The army of each seat: a regiment, those who shoot, a machine, a wizard, who leads, a hero."""
PLACES: Sequence[Sequence[Place]] = (
    (
        Place(20.0, 14.0, 0.0), Place(29.0, 12.0, 0.0), Place(12.0, 9.0, 0.0),
        Place(31.0, 7.0, 0.0), Place(15.0, 9.0, 0.0), Place(24.0, 8.0, 0.0),
    ),
    (
        Place(20.0, 22.0, 180.0), Place(29.0, 24.0, 180.0), Place(12.0, 27.0, 180.0),
        Place(31.0, 29.0, 180.0), Place(15.0, 27.0, 180.0), Place(24.0, 28.0, 180.0),
    ),
    (
        Place(40.0, 17.0, 270.0), Place(38.0, 24.0, 270.0), Place(47.0, 17.0, 270.0),
        Place(46.0, 24.0, 270.0), Place(46.0, 12.0, 270.0), Place(46.0, 8.0, 270.0),
    ),
)  # fmt: skip
"""Where they stand by their part: the active player, the named enemy, the third."""
HELD = ("base:coup_dans_le_dos", "base:fiole_de_poison", "base:espion")
"""Cards that bots hold, so that there is something to take."""
