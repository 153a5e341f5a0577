"""Impact hits and stomps: hits without a roll, at whom (S-60, S-79)."""

import pytest

from game.core.rng import Rng
from game.rules.skirmish.combat.impact_hits import resolve_stomps
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.events.combat import BlowsStruck
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import GONE
from tests.rules.skirmish.builders import ANN, BOB, a_field
from tests.rules.skirmish.combat.melee import facing, fight, to_end, told, war
from tests.rules.skirmish.combat.test_who_strikes import chosen
from tests.rules.skirmish.consequences.test_casualties import joined

MISS = 0


@pytest.mark.rule("S-60", "S-79")
def test_stomps_and_impact_hits_strike_rank_and_file_before_characters() -> None:
    for kind, mark in (("ogres", 0), ("wagon", unit_flags.CHARGED)):
        state = a_field()
        mine, theirs = facing(state, (ANN, kind, 1), (BOB, "archers", 5))
        hero = joined(state, theirs)
        mine.mark(mark)
        battle = to_end(fight(war(state, (MISS,) * 90)))
        hits = [event for event in told(battle, BlowsStruck) if event.by in ("stomp", "impact")]
        assert [(event.unit, event.target, event.part) for event in hits] == [(mine.id, theirs.id, "rank")]
        state = a_field()
        mine, lone = facing(state, (ANN, kind, 1), (BOB, "captain", 1))
        mine.mark(mark)
        battle = to_end(fight(war(state, (MISS,) * 90)))
        hits = [event for event in told(battle, BlowsStruck) if event.by in ("stomp", "impact")]
        assert [(event.target, event.part) for event in hits] == [(lone.id, "character")]
        assert hero.models == 1


@pytest.mark.rule("S-58", "S-60")
def test_a_duellist_stomps_on_his_foe_and_on_nobody_else() -> None:
    for fallen in (False, True):
        state = a_field()
        mine, theirs = facing(state, (ANN, "captain", 1), (BOB, "archers", 5))
        hero = joined(state, theirs)
        battle = chosen(state, duel=(mine.id, hero.id))
        battle.rng = Rng(1)
        add_lasting_change(battle, mine, "stomp", 3, "battle", "test", ANN)
        if fallen:
            hero.place = GONE
        resolve_stomps(battle)
        hits = [(event.target, event.blows) for event in told(battle, BlowsStruck)]
        assert hits == ([] if fallen else [(hero.id, 3)])
