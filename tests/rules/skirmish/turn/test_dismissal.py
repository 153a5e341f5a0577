"""Somebody left (S-76)."""

import pytest

from game.core.match import Match
from game.rules.skirmish.actions.player import Dismiss, Name
from game.rules.skirmish.events.player import ArmyDismissed, PointsEarned
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step
from tests.rules.skirmish.battles.dealt import four
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_battle, a_match, a_unit, act, refused, run


def naming() -> Battle:
    """ANN is asked for a name in her Magic phase."""
    battle = a_battle(four())
    battle.state.active = ANN
    battle.then(Step("turns:phase", ("magic",)))
    return run(battle)


@pytest.mark.rule("S-76")
def test_if_all_others_agree_the_army_goes_and_nobody_scores() -> None:
    battle = naming()
    unit, state = battle.unit(DAN), battle.state
    hero = a_unit(state, DAN, "captain")
    hero.host, unit.guests, unit.blame = unit.id, (hero.id,), BOB
    state.generals[DAN] = hero.id
    unit.mark(unit_flags.FLEEING)
    for player in (ANN, CLO, BOB):
        assert state.lives(DAN)
        battle.rules.apply(state, [Dismiss(player, DAN)], battle.rng)
    assert state.lives(DAN), "the phase is played to its end"
    act(battle, Name(ANN, BOB))
    assert not state.lives(DAN) and state.tokens == [3, 3, 3, 0]
    assert ArmyDismissed(DAN) in battle.out and not state.hands[DAN]
    assert not any(isinstance(event, PointsEarned) for event in battle.out)


@pytest.mark.rule("S-76")
def test_all_others_must_agree_and_nobody_twice_or_about_himself() -> None:
    battle = naming()
    assert refused(battle, Dismiss(DAN, DAN)) == "dismiss-whom"
    assert refused(battle, Dismiss(ANN, 9)) == "dismiss-whom"
    assert refused(battle, Dismiss(9, DAN)) == "dismiss-whom"
    for player in (ANN, BOB):
        assert refused(battle, Dismiss(player, DAN)) is None
        battle.rules.apply(battle.state, [Dismiss(player, DAN)], battle.rng)
    assert refused(battle, Dismiss(BOB, DAN)) == "dismiss-whom"
    act(battle, Name(ANN, BOB))
    assert battle.state.lives(DAN) and battle.state.tokens[DAN] == 3


@pytest.mark.rule("S-76")
def test_it_is_said_out_of_turn() -> None:
    match: Match = a_match(3)  # type: ignore[type-arg]
    asked = set(match.to_act())
    other = next(player for player in range(3) if player not in asked)
    leaver = next(player for player in range(3) if player != other)
    assert match.submit(Dismiss(other, leaver)) is None
    assert match.state.dismissals == [(other, leaver)] and set(match.to_act()) == asked
