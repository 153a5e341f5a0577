"""People who raise hands, lay offers, mark, hold, answer late, leave and come back: nothing stands still."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.app import App
from game.app.plan import MatchPlan
from game.app.table import Table
from game.core.rng import Rng
from game.rules.skirmish.actions.player import Answer, MakeOffer
from game.saves.save import SaveProblem
from tests.app.conftest import chairs

pytestmark = pytest.mark.statistics

MOMENTS = ("treachery:card", "bribes:offer", "bribes:answer")
PATIENCE = 1500
"""Frames in which nothing happens after which a table counts as standing still."""


def meddle(at: Table, dice: Rng, player: int) -> bool:
    """Do something that may be done at any time; return whether an offer was answered beside the play."""
    others = [one for one in at.public.view.offers if one.to == player]
    match dice.below(40):
        case 0:
            at.raise_hand(player)
        case 1:
            at.lower_hand(player)
        case 2:
            at.hold(player)
        case 3:
            at.moments.mark(at, player, [kind for kind in at.game.marks if dice.below(2)])
        case 4 | 5:
            to, tokens = dice.below(at.rules.players), dice.below(4)
            at.moments.lay_offers(at, player, [MakeOffer(player, to, "not-charge", tokens)])
        case 6 | 7 | 8 | 9 if others:
            return at.submit(Answer(player, dice.choice(others).id, bool(dice.below(2)))) is None
    return False


def beforehand(at: Table) -> list[object]:
    """What every seat has laid and marked, and what everybody sees."""
    seats = range(at.rules.players)
    return [
        at.public.view,
        *(at.moments.offers_of(seat) for seat in seats),
        *(at.moments.marks_of(seat) for seat in seats),
    ]


@pytest.mark.rule("S-18")
@pytest.mark.rule("S-20")
def test_a_battle_of_restless_people_goes_on_to_its_end(app: App, home: Path) -> None:
    dice, late, left, quiet, ticks = Rng(13), 0, 0, 0, 0
    at = app.begin(MatchPlan("skirmish", chairs("hhb"), 5, {"preset": "short"}))
    while at.outcome is None:
        late += meddle(at, dice, dice.choice((0, 1)))
        view = at.public.view
        asked = [player for player in view.owing if player not in at.bots]
        if asked and (view.asks not in MOMENTS or not dice.below(30)):
            player = dice.choice(asked)
            at.submit(at.seat(player).options[0])
        at.update(0.15, watching=not dice.below(4))
        quiet, ticks = (quiet + 1, ticks) if at.ticks == ticks else (0, at.ticks)
        assert quiet < PATIENCE, (view.asks, view.owing, at.clock, at.holds.left)
        if not dice.below(600):
            before = beforehand(at)
            at.close()
            again = app.resume(app.unfinished()[0].path)
            assert not isinstance(again, SaveProblem)
            at, left = again, left + 1
            assert beforehand(at) == before
    assert late > 3 and left > 3
