"""What every game promises to the match, the bots, the screens and the saves."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.app.games import GAMES as HOUSE
from game.core.match import Match, replay_log
from game.core.rng import Rng, dice_fingerprint
from game.core.rules import SPECTATOR, Event
from tests.builders import submitted
from tests.contract.game import Game
from tests.contract.games import EVERY, GAMES, NAMES, finish, tick, wander

ROOT = Path(__file__).parent.parent.parent
every_game = pytest.mark.parametrize(("game", "variant"), EVERY, ids=NAMES)
RUNS = 3
"""Random playthroughs of each variant in the tests that look at every step."""


def seats(rules: Any) -> range:
    """All viewers, the spectator first."""
    return range(SPECTATOR, rules.players)


def played(rules: Any, seed: int) -> Match[Any, Any, Any]:
    """A whole random match."""
    match: Match[Any, Any, Any] = Match(rules, seed)
    rng = Rng(seed + 1_000)
    while match.to_act():
        submitted(match, *tick(rules, match.state, rng))
    return match


def test_every_game_of_the_house_keeps_the_contract() -> None:
    assert [game.name for game in GAMES] == list(HOUSE)


@every_game
def test_whoever_owes_has_options_and_every_option_is_legal(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    for state in wander(rules, seed=11):
        for player in rules.to_act(state):
            options = rules.legal_actions(state, player)
            assert options, f"{player} owes an answer and has none"
            assert len(set(options)) == len(options)
            assert [option for option in options if rules.check(state, option) is not None] == []


@pytest.mark.statistics
@every_game
def test_nothing_legal_is_missing_from_the_options(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    for step, state in enumerate(wander(rules, seed=12)):
        owing = tuple(rules.to_act(state))
        for player in owing[step % len(owing) :][:2] if owing else ():
            allowed = {
                game.same(action)
                for action in game.conceivable(rules, player)
                if not game.sampled(action) and rules.check(state, action) is None
            }
            options = [one for one in rules.legal_actions(state, player) if not game.sampled(one)]
            assert allowed == {game.same(option) for option in options}


@every_game
def test_asking_changes_nothing(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    for step, state in enumerate(wander(rules, seed=13)):
        before = state.clone()
        asked = [rules.to_act(state), rules.outcome(state)]
        for player in range(rules.players):
            if player in rules.to_act(state):
                asked.append(rules.legal_actions(state, player))
            if step % 7 == player:
                asked += [rules.check(state, action) for action in game.conceivable(rules, player)[::5]]
        asked += [rules.observe(state, viewer) for viewer in seats(rules)]
        assert state == before
        assert asked[-1] == rules.observe(before, rules.players - 1)


@every_game
def test_only_those_who_owe_may_act(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    for step, state in enumerate(wander(rules, seed=14)):
        player = step % rules.players
        if player not in rules.to_act(state):
            assert all(rules.check(state, action) for action in game.conceivable(rules, player)[::9])


@pytest.mark.statistics
@every_game
def test_a_refused_action_leaves_no_trace(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    match: Match[Any, Any, Any] = Match(rules, 15)
    rng = Rng(15)
    while match.to_act():
        before = (match.state.clone(), list(match.events), list(match.log), dice_fingerprint(match.rng))
        conceivable = game.conceivable(rules, rng.below(rules.players))
        for action in [rng.choice(conceivable) for _ in range(4)]:
            if match.rules.check(match.state, action) is not None:
                assert match.submit(action) is not None
        assert (match.state, match.events, match.log, dice_fingerprint(match.rng)) == before
        submitted(match, *tick(rules, match.state, rng))


@pytest.mark.statistics
@every_game
def test_every_match_ends(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    for seed in range(6):
        match = played(rules, seed)
        outcome = match.outcome()
        assert outcome is not None and (outcome.winners or game.unwon)
        assert set(outcome.winners) <= set(range(rules.players))
        assert all(not match.seat(player).owes for player in range(rules.players))


@every_game
def test_the_log_replays_to_the_same_match(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    first = played(rules, seed=16)
    again = replay_log(rules, 16, first.log)
    assert again.checksum() == first.checksum() and again.digest() == first.digest()
    assert again.events == first.events and again.state == first.state
    assert dice_fingerprint(again.rng) == dice_fingerprint(first.rng)


@every_game
def test_without_events_the_same_happens(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    match = played(rules, seed=17)
    rng = Rng(17)
    state = rules.setup(rng)
    for actions in match.log:
        rules.apply(state, actions, rng, events=False)
    assert state == match.state


@every_game
def test_nothing_is_made_and_nothing_is_lost(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    for seed in range(RUNS):
        start = None
        for state in wander(rules, seed):
            start = game.pieces(state) if start is None else start
            assert game.pieces(state) == start


@every_game
def test_what_is_public_is_the_same_for_all(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    for state in wander(rules, seed=26):
        views = [rules.observe(state, viewer) for viewer in seats(rules)]
        for field in set(views[0].__struct_fields__) - game.own:
            assert len({getattr(view, field) for view in views}) == 1, field


def fingerprints() -> str:
    """Checksums, logs and stories of one match of every variant, as text."""
    lines = []
    for game, variant in EVERY:
        match = played(game.variants[variant](), seed=18)
        story = hashlib.sha256(
            msgspec.json.encode([match.seat(viewer).story for viewer in seats(match.rules)])
        ).hexdigest()
        log = hashlib.sha256(match.digest()).hexdigest()
        lines.append(f"{game.name} {variant} {match.checksum()} {log} {story}")
    return "\n".join(lines)


@pytest.mark.processes
def test_every_process_plays_the_same_match() -> None:
    code = "from tests.contract.test_contract import fingerprints; print(fingerprints())"
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "2024")
    ]
    told = {run.communicate(timeout=120)[0].strip() for run in runs}
    assert told == {fingerprints()}


@pytest.mark.statistics
@every_game
def test_every_imagined_world_looks_the_same_from_every_chair(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    rng = Rng(19)
    for seed in range(RUNS):
        for state in wander(rules, seed, game.loud):
            for me in range(rules.players):
                view = rules.observe(state, me)
                world = game.imagine(rules, view, rng)
                assert rules.observe(world, me) == view
                assert rules.to_act(world) == rules.to_act(state)
                if me in rules.to_act(state):
                    assert rules.legal_actions(world, me) == rules.legal_actions(state, me)


@pytest.mark.statistics
@every_game
def test_every_imagined_world_can_be_played_to_its_end(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    rng = Rng(20)
    for step, state in enumerate(wander(rules, seed=20)):
        if step % 9 == 0:
            world = game.imagine(rules, rules.observe(state, step % rules.players), rng)
            finish(rules, world, rng)
            assert rules.outcome(world) is not None


def first_difference(one: list[Event], other: list[Event]) -> tuple[Event, Event] | None:
    """The first two events that are not the same, if any."""
    return next(((a, b) for a, b in zip(one, other, strict=False) if a != b), None)


@pytest.mark.statistics
@every_game
def test_two_worlds_that_a_viewer_cannot_tell_apart_stay_so_until_something_is_uncovered(
    game: Game, variant: str
) -> None:
    """The same actions in two worlds: equal views, options, refusals and events, up to a revelation."""
    rules = game.variants[variant]()
    steps = 0
    for run in range(RUNS * rules.players):
        me, rng = run % rules.players, Rng(run)
        state = rules.setup(rng)
        for _ in range(rng.below(6 * rules.players)):
            if rules.to_act(state):
                rules.apply(state, tick(rules, state, rng, game.loud), rng, events=False)
        for _ in range(6):
            if not rules.to_act(state):
                break
            twin = game.imagine(rules, rules.observe(state, me), rng)
            steps += follow(game, rules, state.clone(), twin, me, rng)
            rules.apply(state, tick(rules, state, rng, game.loud), rng, events=False)
    assert steps > 3 * RUNS * rules.players


def follow(game: Game, rules: Any, state: Any, twin: Any, me: int, rng: Rng) -> int:
    """Play the same actions in both worlds while they are legal in both; how many could be played."""
    steps = 0
    while rules.to_act(state):
        assert rules.observe(state, me) == rules.observe(twin, me)
        assert rules.observe(state, SPECTATOR) == rules.observe(twin, SPECTATOR)
        if me in rules.to_act(state):
            assert rules.legal_actions(state, me) == rules.legal_actions(twin, me)
        for action in [rng.choice(game.conceivable(rules, me)) for _ in range(8)]:
            assert rules.check(state, action) == rules.check(twin, action)
        actions = tick(rules, state, rng, game.loud)
        if any(rules.check(twin, action) for action in actions):
            return steps
        dice = rng.below(1_000_000)
        events, twin_events = rules.apply(state, actions, Rng(dice)), rules.apply(twin, actions, Rng(dice))
        for viewer in (SPECTATOR, me):
            told = [event.seen_by(viewer) for event in events]
            twin_told = [event.seen_by(viewer) for event in twin_events]
            apart = first_difference(told, twin_told)
            if apart is not None:
                assert all(game.teaches(event, viewer) for event in apart), apart
                return steps
            assert told == twin_told
        steps += 1
    assert rules.observe(state, me) == rules.observe(twin, me)
    return steps


@every_game
def test_what_was_seen_once_shows_no_more_when_passed_on(game: Game, variant: str) -> None:
    match = played(game.variants[variant](), seed=21)
    for event in match.events:
        for viewer in seats(match.rules):
            seen = event.seen_by(viewer)
            assert type(seen) is type(event)
            assert seen.seen_by(viewer) == seen
            assert seen.seen_by(SPECTATOR) == event.seen_by(SPECTATOR)
            assert event.seen_by(SPECTATOR).seen_by(viewer) == event.seen_by(SPECTATOR)


@every_game
def test_a_seat_takes_each_event_once(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    match: Match[Any, Any, Any] = Match(rules, 22)
    rng = Rng(22)
    chairs = [match.seat(viewer) for viewer in seats(rules)]
    taken: list[list[Event]] = [[] for _ in chairs]
    while match.to_act():
        submitted(match, *tick(rules, match.state, rng))
        for heard, chair in zip(taken, chairs, strict=True):
            if rng.below(2):
                heard += chair.take()
    for heard, chair in zip(taken, chairs, strict=True):
        assert heard + chair.take() == chair.story
        assert chair.take() == []


def mutable_parts(value: Any) -> dict[int, Any]:
    """Lists, dicts, sets and Structs that may change, at every depth of a value, by identity."""
    found: dict[int, Any] = {}
    if isinstance(value, list | dict | set):
        found[id(value)] = value
        for item in value.values() if isinstance(value, dict) else value:
            found.update(mutable_parts(item))
    elif isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        found[id(value)] = value
        for name in value.__struct_fields__:
            found.update(mutable_parts(getattr(value, name)))
    elif hasattr(value, "__slots__") and not isinstance(value, msgspec.Struct):
        for name in value.__slots__:
            found.update(mutable_parts(getattr(value, name)))
    return found


@pytest.mark.statistics
@every_game
def test_a_clone_shares_nothing_and_lives_its_own_life(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    for step, state in enumerate(wander(rules, seed=23)):
        clone = state.clone()
        assert clone == state and clone is not state
        assert not mutable_parts(clone).keys() & mutable_parts(state).keys()
        if step % 12 == 0:
            keep = state.clone()
            finish(rules, clone, Rng(step))
            assert state == keep


@every_game
def test_a_view_is_frozen_and_hashable_facts(game: Game, variant: str) -> None:
    rules = game.variants[variant]()
    for state in wander(rules, seed=24):
        view = rules.observe(state, SPECTATOR)
        assert hash(view) == hash(rules.observe(state, SPECTATOR))
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_an_illegal_log_is_told_apart() -> None:
    game, variant = EVERY[0]
    rules = game.variants[variant]()
    match = played(rules, seed=25)
    with pytest.raises(ValueError, match="tick 0"):
        replay_log(rules, 25, match.log[-1:])
