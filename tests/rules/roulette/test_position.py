"""The notation of a position: what is written is read again, and a match goes on from it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from game.core.match import Match
from game.core.rng import Rng
from game.rules.roulette.actions import Accuse, Pass, Play, TakeAim
from game.rules.roulette.events import SKY, Fired
from game.rules.roulette.position.notation import lay_out, parse, position_of, position_text
from game.rules.roulette.position.soundness import position_fault
from game.rules.roulette.rules import Roulette
from game.rules.roulette.state import RouletteState
from tests.builders import BASE
from tests.contract.games import wander
from tests.rules.roulette.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    SEATS,
    base_catalog,
    full,
    gun,
    rules_of,
    seeds,
    some_rules,
    tables,
)

FOLDER = BASE / "positions" / "roulette"
OURS = sorted(FOLDER.glob("*.toml"))
ASKS = {"shot": "before-shot", "cards": "before-shot", "count": "after-count", "ending": "accusation"}
"""What the first word of a file means, where it is no question itself."""
SHORT = """
asks = "before-shot"
[[seat]]
pocket = "C"
die = 2
[[seat]]
pocket = "B"
die = 0
[[seat]]
team = 3
hand = ["abattre"]
"""
"""Nearly everything is left out: the first shot of a round, one shooter, one who is out."""


def rules_for(text: str) -> Roulette:
    """The rules that a position is for."""
    position = parse(text)
    return rules_of(base_catalog(), len(position.seat), **position.flags)


def read(text: str) -> RouletteState:
    """The state that a text describes."""
    return lay_out(parse(text), rules_for(text).setting)


def laid(name: str) -> str:
    """One of our own positions."""
    return (FOLDER / f"{name}.toml").read_text("utf-8")


def match_of(text: str) -> Match[Any, Any, Any]:
    """A match that goes on from a text."""
    rules = rules_for(text)
    return Match(Roulette(rules.setting.content, rules.setting.flags, rules.players, start=read(text)), 3)


def is_read_again(rules: Roulette, state: RouletteState) -> None:
    """A state is sound, written, read and written alike; nothing that follows changes."""
    assert position_fault(state, rules.setting) is None
    flags = msgspec.to_builtins(rules.setting.flags)
    text = position_text(position_of(state, flags))
    position = parse(text)
    again = lay_out(position, rules.setting)
    differing = [name for name in state.__slots__ if getattr(again, name) != getattr(state, name)]
    assert differing == [], text
    assert position.flags == flags and position_text(position_of(again, flags)) == text


@pytest.mark.statistics
@settings(max_examples=8)
@given(tables, seeds)
def test_every_state_of_a_match_is_written_and_read_again(rules: Roulette, seed: int) -> None:
    for state in wander(rules, seed):
        is_read_again(rules, state)


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
def test_every_state_of_many_matches_is_written_and_read_again(players: int) -> None:
    for flags in ({}, {"spare_bullets": 2}, {"action_deck": "none"}, {"accusation_gather_seconds": 0}):
        for seed in range(6):
            for state in wander(some_rules(players, **flags), seed):
                is_read_again(some_rules(players, **flags), state)


def test_every_question_has_been_written_and_read_again() -> None:
    asked = {
        state.pending.kind for seed in range(8) for state in wander(some_rules(4), seed) if state.pending
    }
    assert asked >= {"pocket", "bet", "aim", "accusation", "gather", "dying", "after-count"}
    assert len(asked) == 13


@pytest.mark.statistics
@pytest.mark.parametrize("players", SEATS)
def test_a_match_goes_on_from_any_position_as_if_nothing_had_happened(players: int) -> None:
    rules = some_rules(players)
    for state in wander(rules, 1):
        again = lay_out(parse(position_text(position_of(state, {}))), rules.setting)
        dice, same = Rng(7), Rng(7)
        for me in range(-1, players):
            assert rules.observe(again, me) == rules.observe(state, me)
        for player in rules.to_act(state):
            assert list(rules.legal_actions(again, player)) == list(rules.legal_actions(state, player))
            told = [rules.apply(one.clone(), rules.legal_actions(one, player)[:1], rng)
                    for one, rng in ((state, dice), (again, same))]  # fmt: skip
            assert told[0] == told[1]


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_our_own_positions_can_be_played_to_the_end(path: Path) -> None:
    match = match_of(path.read_text("utf-8"))
    kind, players = path.stem.split("-")
    assert match.state.pending.kind == ASKS.get(kind, kind)
    assert match.rules.players == int(players)
    rng = Rng(5)
    while owing := match.to_act():
        assert match.submit(rng.choice(match.options(rng.choice(sorted(owing))))) is None
    assert match.outcome() is not None


@pytest.mark.rule("R-01", "R-11", "R-19")
def test_the_gaps_of_a_short_position_are_filled() -> None:
    state, rules = read(SHORT), rules_for(SHORT)
    assert (state.shot, state.shooters) == (1, (ANN,))
    assert state.barrels == [gun("CCCCCB"), gun("CCCCCC"), []]
    assert state.in_round == [True, True, False] and state.teams == [4, 4, 3]
    assert state.pending is not None and state.pending.players == (CLO,)
    assert (state.phase, state.revealed, state.spare) == ("trigger", True, rules.setting.spare)
    assert len(state.deck) == 29 and full("abattre") not in state.deck[-1:]
    assert read(SHORT) == state, "the rest of the deck lies always alike"
    match = match_of(SHORT)
    assert match.submit(Play(CLO, full("abattre"))) is None
    assert match.submit(TakeAim(ANN)) is None
    assert Fired(ANN, BOB, False) in match.events


def test_the_named_cards_of_a_deck_are_drawn_first() -> None:
    text = 'deck = ["vol_a_la_tire", "prime"]\n' + laid("accusation-4")
    match = match_of(text)
    for action in (Accuse(ANN, CLO), Pass(BOB), Pass(CLO), Pass(DAN)):
        assert match.submit(action) is None
    assert match.state.hands[ANN][-3:-1] == [full("vol_a_la_tire"), full("prime")]


def test_the_medecin_of_a_position_lies_in_the_deck_once() -> None:
    with pytest.raises(ValueError, match="1 more base:medecin than the deck has"):
        read('deck = ["medecin", "medecin"]\n' + SHORT)


@pytest.mark.rule("R-08", "R-20")
def test_extra_balle_are_what_the_gun_shows_and_are_not_spare() -> None:
    state = read(laid("shot-4"))
    assert state.bullets == [1, 1, 1, 3]
    assert state.spare == 4 * 6 - 2
    early = read(laid("pocket-4"))
    assert early.bullets == [1, 1, 1, 2] and early.barrels == [[], [], [], []]


@pytest.mark.rule("R-09")
def test_a_batch_goes_on_from_a_position() -> None:
    match = match_of(laid("gather-4"))
    assert match.state.accused == [False, True, False, True]
    assert match.submit(Accuse(ANN, BOB)) is None
    assert match.state.dying == [BOB, CLO]
    assert len(match.state.hands[ANN]) == 4 and match.state.pending.kind == "dying"


@pytest.mark.rule("R-08", "R-27")
def test_who_dies_by_the_judge_while_others_owe_a_swap_is_a_position() -> None:
    text = laid("gather-4").replace("[[3, 2], [1, 2]]", "[[3, 2], [1, 0]]")
    match = match_of(text)
    assert match.submit(Pass(ANN)) is None
    state = match.state
    assert (state.dying, state.slanderers) == ([CLO], [BOB])
    again = read(position_text(position_of(state, {})))
    assert again == state and again.steps[-3:] == ["swap", "last-captain", "bury"]


@pytest.mark.rule("R-27")
def test_who_has_been_saved_while_another_is_asked_is_a_position_and_is_seen() -> None:
    match = match_of(laid("dying-4"))
    assert match.submit(Play(BOB, full("medecin"))) is None
    again = read(position_text(position_of(match.state, {})))
    assert again == match.state and again.saved == [False, True, False, False]
    assert match.spectator().view.saved == (False, True, False, False)


@pytest.mark.rule("R-26")
def test_aims_that_were_chosen_are_secret_in_a_position_too() -> None:
    state = read(laid("aim-4"))
    assert state.sealed == [None, DAN, None, None]
    rules = rules_for(laid("aim-4"))
    assert [rules.observe(state, viewer).chosen for viewer in (BOB, ANN, -1)] == [DAN, None, None]


@pytest.mark.rule("R-26")
def test_who_is_alone_in_the_round_aims_at_the_sky() -> None:
    text = SHORT.replace('pocket = "B"\ndie = 0\n', "").replace("die = 2", 'die = 2\naim = "choice"')
    text = text.replace("before-shot", "aim")
    match = match_of(text)
    assert match.submit(TakeAim(ANN)) is None and Fired(ANN, SKY, False) in match.events
    assert read(text.replace("choice", "sky").replace('"aim"', '"before-shot"')).aims[ANN] == SKY


@pytest.mark.rule("R-19")
@pytest.mark.parametrize(("players", "points", "seed"), [(2, 50, 3), (3, 5, 1), (2, 5, 0), (6, 15, 2)])
def test_a_finished_match_is_a_position_too(players: int, points: int, seed: int) -> None:
    rules = some_rules(players, points_to_win=points)
    *_, last = wander(rules, seed)
    text = position_text(position_of(last, {"points_to_win": points}))
    assert 'asks = ""' in text
    match = match_of(text)
    assert match.to_act() == () and match.outcome() == rules.outcome(last)


def test_the_example_of_the_notation_is_read() -> None:
    from game.rules.roulette.position import notation

    lines = (notation.__doc__ or "").splitlines()
    text = "\n".join(line[4:] for line in lines if line.startswith("    "))
    state = read(text)
    assert (state.shot, state.shooters, state.aims) == (3, (ANN,), [BOB, BOB])
    assert state.deck[-1] == full("medecin") and state.fired == [2, 2]


@pytest.mark.rule("R-16")
def test_the_picture_of_the_third_shot() -> None:
    state = read(laid("shot-4"))
    assert (state.round, state.shot, state.shooters) == (3, 3, (ANN, DAN))
    assert (state.teams, state.scores, state.dice) == ([3, 4, 2, 4], [6, 8, 4, 3], [3, 2, 4, 5])
    assert [len(hand) for hand in state.hands] == [1, 0, 2, 3]
    assert state.in_round == [True, True, False, True] and state.fired == [2, 2, 2, 2]


def test_a_match_of_two_captains_is_soon_over() -> None:
    match = match_of(laid("ending-2"))
    assert match.submit(Pass(ANN)) is None and match.submit(Pass(BOB)) is None
    assert match.outcome() is not None and match.outcome().winners == (BOB,)  # type: ignore[union-attr]
