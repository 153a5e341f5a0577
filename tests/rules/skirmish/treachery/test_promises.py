"""Promises: kept, broken, void (S-18)."""

import pytest

from game.rules.skirmish.actions.player import Name
from game.rules.skirmish.events.player import PromiseEnded
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state.records import Offer, Promise, Step
from game.rules.skirmish.state.state import GONE
from game.rules.skirmish.treachery.promises import (
    promise_verdict,
    record_promise,
    settle_promises_on_naming,
    void_promises_of_dead,
)
from tests.rules.skirmish.battles.dealt import four
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, Touching, a_battle, act, run

NOT_NAME = Promise(1, ANN, BOB, "not-name", alive=(ANN, BOB))
NOT_CHARGE = Promise(1, ANN, BOB, "not-charge", alive=(ANN, BOB))
NAME = Promise(1, ANN, BOB, "name", CLO, "magic", alive=(ANN, BOB, CLO))


def after(one: Promise, enemy: int, *, phase: str = "magic", pairs: tuple[tuple[int, int], ...] = ()) -> str:
    """What becomes of a promise of ANN when she names `enemy`, by force or not."""
    state = four()
    state.active, state.phase, state.promises = ANN, phase, [one]
    battle = a_battle(state, ground=Touching(*pairs))
    battle.then(Step("turns:ask-name"))
    run(battle)
    if state.questions:
        act(battle, Name(ANN, enemy))
    assert state.named == enemy
    return state.promises[0].status


def step(battle: Battle, name: str, *about: int) -> str:
    """One step of the record, and what it made of the promise."""
    battle.then(Step(f"bribes:{name}", about))
    return run(battle).state.promises[0].status


@pytest.mark.rule("S-18")
def test_broken_when_done_and_untouched_by_other_names() -> None:
    assert after(NOT_NAME, BOB) == "broken"
    assert after(NOT_NAME, CLO) == "open"


@pytest.mark.rule("S-18")
def test_name_him_in_the_phase_stated() -> None:
    assert after(NAME, CLO) == "kept"
    assert after(NAME, DAN) == "broken"
    assert after(NAME, DAN, phase="shooting") == "open"


@pytest.mark.rule("S-09", "S-18")
def test_void_if_close_combat_forced_it() -> None:
    combat = Promise(1, ANN, BOB, "name", CLO, "combat", alive=(ANN, BOB, CLO))
    assert after(NOT_NAME, BOB, phase="combat", pairs=((0, 1),)) == "void"
    assert after(combat, BOB, phase="combat", pairs=((0, 1),)) == "void"
    assert after(combat, DAN, phase="combat", pairs=((0, 1), (0, 3))) == "void", "CLO was no legal name"
    assert after(NOT_NAME, BOB, phase="combat", pairs=((0, 1), (0, 2))) == "broken"


@pytest.mark.rule("S-18")
def test_void_if_a_pact_forbade_the_name() -> None:
    state = four()
    state.active, state.phase, state.promises, state.pacts = ANN, "magic", [NAME], [(ANN, CLO)]
    battle = a_battle(state)
    battle.then(Step("turns:ask-name"))
    act(run(battle), Name(ANN, DAN))
    assert state.promises[0].status == "void"


@pytest.mark.rule("S-18")
def test_a_charge_breaks_a_promise_and_the_end_of_the_turn_keeps_it() -> None:
    def battle() -> Battle:
        state = four()
        state.promises = [NOT_CHARGE]
        return a_battle(state)

    assert step(battle(), "charged", ANN, CLO) == "open"
    assert step(battle(), "charged", BOB, ANN) == "open"
    assert step(battle(), "charged", ANN, BOB) == "broken"
    assert step(battle(), "turn-ended", BOB) == "open"
    kept = battle()
    assert step(kept, "turn-ended", ANN) == "kept"
    assert kept.out == [PromiseEnded(1, ANN, BOB, "not-charge", "kept")]
    assert step(kept, "charged", ANN, BOB) == "kept", "its term is over"


@pytest.mark.rule("S-18")
def test_void_if_a_party_died_since() -> None:
    for dead, one in ((ANN, NOT_NAME), (BOB, NOT_CHARGE), (CLO, NAME)):
        state = four()
        state.promises, state.units[dead].place = [one], GONE
        assert step(a_battle(state), "phase-ended") == "void"


@pytest.mark.rule("S-18")
@pytest.mark.parametrize(
    ("kind", "to", "enemy", "phase", "legal", "how"),
    [
        ("not-name", BOB, -1, "", (BOB, CLO), "broken"),
        ("not-name", BOB, -1, "", (BOB,), "void"),
        ("not-name", CLO, -1, "", (BOB, CLO), "open"),
        ("not-charge", BOB, -1, "", (BOB, CLO), "open"),
        ("name", CLO, BOB, "magic", (BOB, CLO), "kept"),
        ("name", BOB, CLO, "magic", (BOB, CLO), "broken"),
        ("name", BOB, CLO, "magic", (BOB, DAN), "void"),
        ("name", CLO, BOB, "magic", (BOB,), "void"),
        ("name", BOB, CLO, "combat", (BOB, CLO), "open"),
    ],
)
def test_what_a_naming_of_bob_in_the_magic_phase_does_to_a_promise(
    kind: str, to: int, enemy: int, phase: str, legal: tuple[int, ...], how: str
) -> None:
    state = four()
    state.active, state.named, state.phase = ANN, BOB, "magic"
    assert promise_verdict(state, Promise(1, ANN, to, kind, enemy, phase), legal) == how


@pytest.mark.rule("S-18")
def test_only_an_open_promise_ends_and_only_by_the_death_of_who_lived_when_it_was_made() -> None:
    state = four()
    state.units[DAN].place = GONE
    state.active, state.named, state.phase = ANN, BOB, "magic"
    battle = a_battle(state)
    record_promise(battle, Offer(1, BOB, ANN, 1, "", "name", DAN, "magic"))
    record_promise(battle, Offer(2, CLO, ANN, 1, "", "not-charge"))
    record_promise(battle, Offer(3, BOB, ANN, 1, "", "not-charge"))
    assert [one.alive for one in state.promises] == [(ANN, BOB), (ANN, CLO), (ANN, BOB)]
    void_promises_of_dead(battle)
    assert [one.status for one in state.promises] == ["open"] * 3
    state.units[CLO].place = GONE
    settle_promises_on_naming(battle, BOB)
    assert [one.status for one in state.promises] == ["void", "void", "open"]
    state.units[BOB].place = GONE
    void_promises_of_dead(battle)
    assert [(event.promise, event.how) for event in battle.out] == [(2, "void"), (1, "void"), (3, "void")]
