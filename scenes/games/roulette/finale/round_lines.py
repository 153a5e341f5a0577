"""The course of a round, line by line: cards with what they did, accusations judged, deaths; pure."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Player
from game.rules.roulette.review.record import NOBODY, Deed, RoundTold

CHANGES = ("die", "loaded", "swapped", "shuffled", "aimed", "forced", "cancelled")
EFFECTS = frozenset((*CHANGES, "look", "points", "taken", "drew"))
"""The deeds that belong to the line of the card that did them."""
TOLD = frozenset(["card", "accused", "died", "saved", "loaded", "said"])
"""The deeds with a line of their own, beside shots that went elsewhere."""


class RoundLine(NamedTuple):
    """One line of a round: a deed, the effects of its card, and the number of its shot, counted from 1."""

    deed: Deed
    effects: tuple[Deed, ...] = ()
    shot: int = 0

    @property
    def first(self) -> Player:
        """Whose seal stands first: who did it; nobody's, of what a script said."""
        deed = self.deed
        return deed.by[0] if deed.what == "shot" and deed.by else deed.player

    @property
    def second(self) -> Player | None:
        """Whose seal stands behind it, if anybody else is concerned."""
        deed = self.deed
        other = deed.player if deed.kind in ("died", "saved") else deed.target
        return None if other is None or other < 0 or other == self.first else other

    @property
    def concerned(self) -> frozenset[Player]:
        """Everybody whom the line is about."""
        found = {self.first, *self.deed.by, *(() if self.second is None else (self.second,))}
        return frozenset(found - {NOBODY})

    def asides(self, told: RoundTold) -> list[tuple[int, Player]]:
        """Whose thoughts of which tick belong to this line: at most two."""
        deed = self.deed
        if deed.kind == "accused" and deed.target is not None:
            return [(deed.tick, deed.player), (told.seats[deed.target].sealed[0], deed.target)]
        if deed.kind in ("died", "saved"):
            seat = told.seats[deed.player]
            return [(seat.sealed[0 if seat.fate == "caught" else 1], deed.player)]
        if deed.kind == "fired":
            chosen = [one for one in told.told("chose") if one.player == deed.player]
            return [(one.tick, one.player) for one in chosen if one.number == deed.number]
        return [(deed.tick, deed.player)] if deed.kind == "card" else []


def round_lines(told: RoundTold) -> list[RoundLine]:
    """The lines of a round."""
    lines: list[RoundLine] = []
    shot = 0
    killed = {(by, deed.player) for deed in told.told("died", "saved") for by in deed.by}
    for deed in told.deeds:
        shot = deed.number if deed.kind == "called" else shot
        card = _card_of(deed, lines)
        if card is not None:
            lines[card] = lines[card]._replace(effects=(*lines[card].effects, deed))
        elif deed.kind in TOLD or (deed.kind == "fired" and _went_elsewhere(deed, killed)):
            lines.append(RoundLine(deed, shot=shot))
    return lines


def _card_of(deed: Deed, lines: Sequence[RoundLine]) -> int | None:
    """The line of the card of which a deed is an effect: the last one, but for what scripts said since."""
    last = next((at for at in reversed(range(len(lines))) if lines[at].deed.kind != "said"), None)
    if last is None or deed.kind not in EFFECTS:
        return None
    card = lines[last].deed
    belongs = card.kind == "card" and (card.tick, card.phase) == (deed.tick, deed.phase)
    return last if belongs else None


def _went_elsewhere(deed: Deed, killed: set[tuple[Player, Player]]) -> bool:
    """Say whether a shot went to another target, or to none, and no death tells of it."""
    assert deed.target is not None
    return deed.target != deed.player and not (deed.bullet and (deed.player, deed.target) in killed)
