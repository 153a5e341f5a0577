"""Two worlds that differ only in what a viewer may not know are one world to him (H-05, H-25).

The default suite plays a few matches of each table; with --slow, thousands.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from game.core.rng import Rng
from game.core.rules import SPECTATOR, Action
from game.rules.hecatombe.actions import Call, Choose, Keep, Liberate, Name, Yield
from game.rules.hecatombe.questions import KEEPERS, LIBERATION, OBJECTIVES
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.state import HecatombeState
from tests.contract.games import wander
from tests.contract.hecatombe import conceivable
from tests.rules.hecatombe.builders import SEATS, asks, seeds, some_rules, tables


def twin(rules: Hecatombe, state: HecatombeState, viewer: int, rng: Rng) -> HecatombeState:
    """Another world that differs in all that `viewer` may not know, and in nothing else."""
    other = state.clone()
    spots = list(hidden_spots(rules, other, viewer))
    faces = rng.shuffled([tiles[place] for tiles, place in spots])
    for (tiles, place), face in zip(spots, faces, strict=True):
        tiles[place] = face
    for player, choices in enumerate(other.sealed):
        if player == viewer or not choices:
            continue
        if asks(state) == LIBERATION:
            other.sealed[player] = [rng.choice([None, *other.captured[player]])]
        else:
            source = other.hands[player] if asks(state) == OBJECTIVES else other.armies[player]
            forced = asks(state) == KEEPERS and len(choices) == len(source)
            other.sealed[player] = choices[:] if forced else list(rng.shuffled(source)[: len(choices)])
    return other


def hidden_spots(rules: Hecatombe, state: HecatombeState, viewer: int) -> Iterator[tuple[list[str], int]]:
    """Where a tile lies that the viewer may not know: a list and a place in it."""
    yield from ((state.middle, place) for place in range(len(state.middle)))
    for owner in range(rules.players):
        if owner == viewer:
            continue
        yield from ((state.hands[owner], place) for place in range(len(state.hands[owner])))
        seen = rules.setting.table.known if viewer >= 0 and (viewer - 1) % rules.players == owner else 0
        for place, shown in enumerate(state.shown[owner]):
            if not shown and place >= seen:
                yield state.objectives[owner], place


def told(rules: Hecatombe, state: HecatombeState, viewer: int) -> bytes:
    """Everything the rules say to a viewer at one moment, as bytes."""
    said: list[Any] = [rules.observe(state, viewer), rules.outcome(state), list(rules.to_act(state))]
    if viewer in rules.to_act(state):
        said.append(list(rules.legal_actions(state, viewer)))
    return msgspec.json.encode(said)


def uncovers(state: HecatombeState, action: Action) -> bool:
    """Whether an action shows a hidden tile, or closes a question of secret answers."""
    if isinstance(action, Call | Name | Yield):
        return True
    secret = isinstance(action, Choose | Keep | Liberate)
    assert state.pending is not None
    return secret and len(state.pending.players) == 1


def same_to(rules: Hecatombe, state: HecatombeState, other: HecatombeState, viewer: int, rng: Rng) -> None:
    """The viewer sees, may do and is refused the same in both worlds."""
    assert told(rules, state, viewer) == told(rules, other, viewer)
    every = conceivable(rules, viewer)
    for action in (*[rng.choice(every) for _ in range(30)], *every[-40:]):
        assert rules.check(state, action) == rules.check(other, action)


@pytest.mark.statistics
@pytest.mark.rule("H-05", "H-25")
@settings(max_examples=8)
@given(tables, seeds)
def test_two_worlds_a_viewer_may_not_tell_apart_are_told_alike(rules: Hecatombe, seed: int) -> None:
    worlds_differ(rules, seed)


@pytest.mark.slow
@pytest.mark.rule("H-05", "H-25")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("no_retreat", [False, True])
def test_thousands_of_worlds_are_told_alike(players: int, no_retreat: bool) -> None:
    for seed in range(12):
        worlds_differ(some_rules(players, no_retreat=no_retreat), seed)


def worlds_differ(rules: Hecatombe, seed: int) -> None:
    """In every state of a match, every viewer's twin worlds; one more step in both where nothing is shown."""
    rng = Rng(seed)
    different = 0
    for state in wander(rules, seed):
        for viewer in range(SPECTATOR, rules.players):
            if rng.below(rules.players):
                continue
            other = twin(rules, state, viewer, rng)
            different += other != state
            same_to(rules, state, other, viewer, rng)
            step(rules, state.clone(), other, viewer, rng)
    assert different > 20


def step(rules: Hecatombe, state: HecatombeState, other: HecatombeState, viewer: int, rng: Rng) -> None:
    """Both worlds go on by the same answers, seen by the viewer; a sealed one of others may even differ."""
    for _ in range(4):
        owing = rules.to_act(state)
        if not owing:
            return
        player = rng.choice(tuple(owing))
        action = rng.choice(rules.legal_actions(state, player))
        if uncovers(state, action):
            return
        same = rules.check(other, action) is None
        if not same and player == viewer:
            raise AssertionError("a viewer's own answer is legal in one world only")
        answer = action if same else rng.choice(rules.legal_actions(other, player))
        events = rules.apply(state, (action,), Rng(1)), rules.apply(other, (answer,), Rng(1))
        seen = [msgspec.json.encode([event.seen_by(viewer) for event in heard]) for heard in events]
        assert seen[0] == seen[1]
        assert told(rules, state, viewer) == told(rules, other, viewer)
