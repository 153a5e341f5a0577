"""The notation of a position: what is written is read again, and what cannot be played is told."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from game.core.match import Match
from game.core.notation import PositionProblem
from game.core.rng import Rng
from game.rules.hecatombe.actions import Attack, Call, Liberate, Name
from game.rules.hecatombe.actions import Counter as CounterAttack
from game.rules.hecatombe.position.notation import lay_out, parse, position_of, position_text
from game.rules.hecatombe.position.soundness import box_of, placed_tiles, position_fault
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.state import HecatombeState
from tests.builders import BASE, rules_of
from tests.contract.games import wander
from tests.rules.hecatombe.positions import AT_BOB, FREED, OVER, SHORT, read, rules_for

OURS = sorted((BASE / "positions" / "hecatombe").glob("*.toml"))
HOUSES: dict[str, dict[str, Any]] = {
    "default": {},
    "no-retreat": {"no_retreat": True, "father_rule_from": 3},
    "short": {"rounds_to_win": 1, "father_rule_from": 8},
}


def match_of(text: str) -> Match[Any, Any, Any]:
    """A match that goes on from a text."""
    rules = rules_for(text)
    return Match(Hecatombe(rules.setting.content, rules.setting.flags, rules.players, start=read(text)), 3)


def some_states(rules: Hecatombe, seed: int, step: int = 1) -> Iterator[HecatombeState]:
    """Every `step`th state of a random match, and its end."""
    for number, state in enumerate(wander(rules, seed)):
        if number % step == 0 or not rules.to_act(state):
            yield state


@pytest.mark.statistics
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("house", HOUSES)
def test_every_state_of_a_match_is_written_and_read_again(house: str, players: int) -> None:
    rules: Hecatombe = rules_of("hecatombe", players, **HOUSES[house])
    flags = msgspec.to_builtins(rules.setting.flags)
    for state in some_states(rules, players):
        text = position_text(position_of(state, flags))
        position = parse(text)
        again = lay_out(position, rules.setting)
        assert again == state
        assert position.flags == flags
        assert position_text(position_of(again, flags)) == text


@pytest.mark.parametrize("players", range(2, 8))
def test_no_state_of_a_match_is_called_unsound(players: int) -> None:
    rules: Hecatombe = rules_of("hecatombe", players)
    for seed in range(8):
        for state in some_states(rules, seed, 3):
            assert position_fault(state, rules.setting) is None


@pytest.mark.statistics
@pytest.mark.parametrize("players", range(2, 8))
def test_a_match_goes_on_from_any_position_as_if_nothing_had_happened(players: int) -> None:
    rules: Hecatombe = rules_of("hecatombe", players)
    for state in some_states(rules, 1, 2):
        again = lay_out(parse(position_text(position_of(state, {}))), rules.setting)
        for me in range(players):
            assert rules.observe(again, me) == rules.observe(state, me)
        for player in rules.to_act(state):
            assert list(rules.legal_actions(again, player)) == list(rules.legal_actions(state, player))


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_our_own_positions_can_be_played_to_the_end(path: Any) -> None:
    match = match_of(path.read_text("utf-8"))
    assert match.state.pending.kind == path.stem.split("-")[0]
    assert match.rules.players == int(path.stem.split("-")[1])
    assert placed_tiles(match.state) == box_of(match.rules.setting)
    rng = Rng(5)
    while owing := match.to_act():
        assert match.submit(rng.choice(match.options(rng.choice(sorted(owing))))) is None
    assert match.outcome() is not None


def test_the_gaps_of_a_short_position_are_filled() -> None:
    state = read(SHORT)
    assert (state.first, state.active, state.round, state.father) == (0, 0, 1, None)
    assert state.pending is not None and state.pending.players == (0,)
    assert state.out == [False, False, True, False, False, False, False]
    assert state.attacks == len(state.dead) == 13
    assert len(state.middle) == 60 - 7 * 8 + 1
    assert placed_tiles(state) == box_of(rules_for(SHORT).setting)
    assert state.points == state.rounds == [0] * 7


def test_the_attack_of_a_position_is_answered() -> None:
    match = match_of(AT_BOB)
    assert match.state.attacks == 14
    assert match.submit(CounterAttack(1, "eau-vie")) is None
    assert match.state.captured[0] == ["eau-nuit", "eau-nuit", "air-feu", "vie-nuit"]
    assert match.state.out[0] and match.state.active == 1 and match.state.father == 0


def test_the_dead_that_are_named_died_last() -> None:
    state = read('dead = ["air-nuit", "terre-nuit"]\n' + SHORT)
    assert state.dead[-2:] == ["air-nuit", "terre-nuit"] and len(state.dead) == 13


def test_points_totals_and_who_calls_follow_from_what_was_scored() -> None:
    text = FREED.format("liberation") + "[[scored]]\nowner = 1\nplace = 1\n"
    state = read(text)
    (scored,) = state.history
    assert (scored.totals, scored.winners, scored.freers) == ((6, 1, 7), (2,), (0, 2))
    assert state.points == [0, 0, 1] and state.chooser == 1
    assert state.shown == [[False, False], [False, True], [False, False]]
    assert state.pending is not None and state.pending.players == (0, 2)
    match = match_of(text)
    assert match.submit(Liberate(0, "eau-feu"), Liberate(2)) is None
    assert match.state.points == [1, 0, 1]
    assert list(match.to_act()) == [1] and match.submit(Call(1, 0, 0)) is None


def test_freed_tiles_counted_when_they_were_freed() -> None:
    freed = OVER.replace('"eau-vie"]\n', '"eau-vie", "eau-feu"]\n')
    text = freed.format("reveal") + (
        '[[scored]]\nowner = 1\nplace = 1\nfreed = [{ player = 0, people = "eau-feu" }]\n'
    )
    state = read(text)
    assert state.history[0].totals == (6, 1, 7)
    assert state.points == [1, 0, 1] and state.dead[-1] == "eau-feu"
    assert state.pending is not None and state.pending.players == (1,)


@pytest.mark.rule("H-19")
def test_a_people_named_in_vain_is_a_position() -> None:
    text = (BASE / "positions" / "hecatombe" / "reveal-2.toml").read_text("utf-8")
    match = match_of(text)
    wrong = next(p for p in match.rules.setting.content.peoples if p not in match.state.objectives[1])
    assert match.submit(Name(0, wrong)) is None
    again = read(position_text(position_of(match.state, {})))
    assert again == match.state and again.named == wrong
    right = next(p for p, up in zip(again.objectives[1], again.shown[1], strict=True) if not up)
    with pytest.raises(PositionProblem, match="the guess was right"):
        read(position_text(msgspec.structs.replace(position_of(match.state, {}), named=right)))


def test_secret_choices_are_a_position() -> None:
    text = (BASE / "positions" / "hecatombe" / "objectives-4.toml").read_text("utf-8")
    state = read(text)
    assert state.sealed[2] and state.pending is not None and state.pending.players == (1, 3, 0)


def test_a_finished_match_is_a_position_too() -> None:
    rules: Hecatombe = rules_of("hecatombe", 2)
    *_, last = wander(rules, 4)
    text = position_text(position_of(last, {}))
    assert 'asks = ""' in text
    match = match_of(text)
    assert match.to_act() == () and match.outcome() == rules.outcome(last)


def test_the_example_of_the_notation_is_read_as_far_as_it_goes() -> None:
    from game.rules.hecatombe.position import notation

    example = "\n".join(line[4:] for line in (notation.__doc__ or "").splitlines() if line.startswith("    "))
    example = "\n".join(line for line in example.splitlines() if not line.startswith("must be"))
    assert parse(example + "\n[[seat]]\n").assault is not None


def test_an_attack_from_a_position_is_like_any_other() -> None:
    match = match_of(SHORT)
    assert match.submit(Attack(0, "air-feu", 4, "terre-air")) is None
    assert list(match.to_act()) == [4]
