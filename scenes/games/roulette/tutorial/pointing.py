"""Where the hand stands when it points at something of the table."""

from collections.abc import Callable

from game.core.rules import Player
from scenes.draw.style import Box, Point
from scenes.games.roulette.table.table import Tabletop
from scenes.games.roulette.tutorial.lessons import CHEAT, SLANDERER
from scenes.screens.tutorial.lesson import YOU
from scenes.widgets.pointing_hand import DOWN, RIGHT, UP, Spot

ASIDE = 13.0
"""Units from the middle of the hand to the finger tip: to the right when it points up."""


def spot_below(box: Box) -> Spot:
    """From below, the finger on its lower edge."""
    x, y, w, h = box
    return (x + w / 2 - ASIDE, y + h + 14, UP)


def _over(box: Box) -> Spot:
    """From above, the finger on its upper edge."""
    x, y, w, _ = box
    return (x + w / 2 + ASIDE, y - 12, DOWN)


def _beside(box: Box) -> Spot:
    """Return the spot at the left of a box."""
    x, y, _, h = box
    return (x - 24, y + h / 2, RIGHT)


def _above(point: Point, radius: float) -> Spot:
    """Return the spot above something round."""
    x, y = point
    return (x + ASIDE, y - radius - 12, DOWN)


def spot_at_card(card: Box) -> Spot:
    """At a card of the open drawer, from the right, where no words stand."""
    x, y, w, h = card
    return (x + 0.86 * w - ASIDE, y + h + 6, UP)


def spot_in_drawer(top: Tabletop, *, odds: bool) -> Spot:
    """In the open drawer: at the odds from their left, else at CLIC and BALLE from below."""
    x, y, w, h = top.private_panel.box
    return (x + 0.645 * w, y + 0.62 * h, RIGHT) if odds else (x + 0.255 * w, y + 0.84 * h, UP)


def _foot(box: Box) -> Spot:
    """At the foot of a plaque, where its buttons stand, from above."""
    x, y, w, _ = box
    return (x + 0.3 * w + ASIDE, y - 8, DOWN)


def spot_at_person(top: Tabletop, player: Player) -> Spot:
    """At somebody's seal, beside the sentence above the plaques."""
    plate = top.places.plate(player)
    return _above(plate.seal, plate.radius)


NAMED: dict[str, Callable[[Tabletop], Spot]] = {
    "team": lambda top: spot_below(top.places.plate(YOU).portraits[2]),
    "secrets": lambda top: _foot(top.places.plate(YOU).state),
    "die": lambda top: _beside(top.places.plate(CHEAT).die),
    "extra": lambda top: _over(top.places.plate(SLANDERER).extra.icon),
    "judged": lambda top: spot_below(top.places.plate(CHEAT).portraits[1]),
    "track": lambda top: _above(top.places.track(YOU, 0), 16),
    "owed": lambda top: _above(top.places.track(YOU, 2), 16),
    "fallen": lambda top: spot_below(top.places.plate(SLANDERER).portraits[2]),
    "score": lambda top: _over(top.places.plate(YOU).pill),
}
"""Places that a lesson may name."""


def pointing_spot(what: str, top: Tabletop) -> Spot | None:
    """Return the hand's place for the subject of a lesson; None for one that is nowhere."""
    return NAMED[what](top) if what in NAMED else None
