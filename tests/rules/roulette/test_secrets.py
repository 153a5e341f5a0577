"""What a player may not know changes nothing that he is told (R-09, R-20, R-25, R-26)."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from game.core.rng import Rng
from game.core.rules import SPECTATOR, Action, Player
from game.rules.roulette.actions import Accuse, Bet, Play, Pocket, TakeAim
from game.rules.roulette.rules import Roulette
from game.rules.roulette.state import CHOICE, RouletteState
from tests.contract.games import wander
from tests.rules.roulette.builders import (
    ANN,
    BOB,
    CLO,
    SEATS,
    a_table,
    play,
    refused,
    seeds,
    some_rules,
    tables,
)
from tests.rules.roulette.test_properties import conceivable


def twin(rules: Roulette, state: RouletteState, viewer: Player, rng: Rng) -> RouletteState:
    """Another world that differs in all that `viewer` may not know, and in nothing else."""
    other = state.clone()
    deal_again(other, viewer, rng)
    for player in range(rules.players):
        load_again(other, viewer, player, rng)
    choose_again(rules, other, viewer, rng)
    return other


def deal_again(other: RouletteState, viewer: Player, rng: Rng) -> None:
    """Hands of others and the deck."""
    hidden = [hand for seat, hand in enumerate(other.hands) if seat != viewer] + [other.deck]
    faces = rng.shuffled([card for pile in hidden for card in pile])
    for pile in hidden:
        pile[:] = [faces.pop() for _ in pile]


def load_again(other: RouletteState, viewer: Player, player: Player, rng: Rng) -> None:
    """Pockets of others (his own too after a swap) and the order of every barrel."""
    pocket, barrel = other.pockets[player], other.barrels[player]
    known = other.shown[player] or (player == viewer and not other.blind[player])
    if pocket is not None and not known and barrel:
        every = rng.shuffled([pocket, *barrel])
        other.pockets[player], barrel[:] = every[0], every[1:]
    elif pocket is not None and not known and not other.turned[player]:
        balls = other.bullets[player]
        other.pockets[player] = rng.below(other.gun_size) < balls
    else:
        rng.shuffle(barrel)


def choose_again(rules: Roulette, other: RouletteState, viewer: Player, rng: Rng) -> None:
    """Bets that are covered, accusations of a running batch, secret aims."""
    for player in range(rules.players):
        if player == viewer:
            continue
        if other.dice[player] is not None and not other.revealed:
            other.dice[player] = rng.below(rules.setting.team.highest_bet + 1)
        if other.aims[player] == CHOICE and other.sealed[player] is not None:
            other.sealed[player] = rng.choice([seat for seat in range(rules.players) if seat != player])
    suspects = [seat for seat in range(rules.players) if other.in_round[seat] and not other.shown[seat]]
    if not other.batch:
        return
    other.batch = [
        (player, target if player == viewer else rng.choice([one for one in suspects if one != player]))
        for player, target in other.batch
    ]


def told(rules: Roulette, state: RouletteState, viewer: Player) -> bytes:
    """Everything the rules say to a viewer at one moment, as bytes."""
    said: list[Any] = [rules.observe(state, viewer), rules.outcome(state), list(rules.to_act(state))]
    if viewer in rules.to_act(state):
        said.append(list(rules.legal_actions(state, viewer)))
    return msgspec.json.encode(said)


def uncovers(rules: Roulette, state: RouletteState, action: Action, viewer: Player) -> bool:
    """Whether an action shows a hidden thing, or closes a question."""
    assert state.pending is not None
    if len(state.pending.players) == 1 and not isinstance(action, Play):
        return True
    if isinstance(action, Accuse):
        return not state.batch and not rules.setting.flags.accusation_gather_seconds
    if isinstance(action, Play):
        last = sum(map(len, state.hands)) < 2 or state.pending.kind == "dying"
        return last or (action.player == viewer and "coup" in action.card)
    return False


def worlds_differ(rules: Roulette, seed: int) -> int:
    """In every state of a match, some viewers' twin worlds; one more step in both where nothing is shown."""
    rng, different = Rng(seed), 0
    for state in wander(rules, seed):
        viewer = rng.below(rules.players + 1) - 1
        other = twin(rules, state, viewer, rng)
        different += other != state
        assert told(rules, state, viewer) == told(rules, other, viewer)
        if viewer >= 0:
            every = conceivable(rules, viewer)
            for action in [rng.choice(every) for _ in range(12)]:
                assert rules.check(state, action) == rules.check(other, action)
        step(rules, state.clone(), other, viewer, rng)
    return different


def step(rules: Roulette, state: RouletteState, other: RouletteState, viewer: Player, rng: Rng) -> None:
    """Both worlds go on by the same answers, seen by the viewer; a secret one of others may even differ."""
    for _ in range(3):
        owing = rules.to_act(state)
        if not owing:
            return
        player = rng.choice(tuple(owing))
        action = rng.choice(rules.legal_actions(state, player))
        if uncovers(rules, state, action, viewer):
            return
        answer = action
        secret = isinstance(action, Pocket | Bet | Accuse | TakeAim)
        if rules.check(other, action) is not None or (secret and player != viewer):
            assert player != viewer, "a viewer's own answer is legal in one world only"
            if isinstance(action, Play):
                return
            same = [one for one in rules.legal_actions(other, player) if type(one) is type(action)]
            answer = rng.choice(same)
        if isinstance(action, Pocket) and player == viewer and action.bullet is None:
            return
        events = rules.apply(state, (action,), Rng(1)), rules.apply(other, (answer,), Rng(1))
        seen = [msgspec.json.encode([event.seen_by(viewer) for event in heard]) for heard in events]
        assert seen[0] == seen[1]
        assert told(rules, state, viewer) == told(rules, other, viewer)


@pytest.mark.statistics
@pytest.mark.rule("R-03", "R-05", "R-09", "R-20", "R-25", "R-26")
@settings(max_examples=14)
@given(tables, seeds)
def test_two_worlds_a_viewer_may_not_tell_apart_are_told_alike(rules: Roulette, seed: int) -> None:
    assert worlds_differ(rules, seed)


@pytest.mark.slow
@pytest.mark.rule("R-20")
@pytest.mark.parametrize("players", SEATS)
def test_thousands_of_worlds_are_told_alike(players: int) -> None:
    for seed in range(60):
        worlds_differ(some_rules(players), seed)


@pytest.mark.rule("R-20")
def test_whether_somebody_has_a_clic_is_counted_from_what_everybody_knows() -> None:
    codes = []
    for pocket, barrel in (("C", "BBBBBB"), ("B", "BBBBBC")):
        table = a_table("window:before-accusations", pockets={BOB: pocket}, barrels={BOB: barrel})
        codes.append(table.rules.setting.kinds["base:chargeur"].may_choose(table.state, ANN, BOB))  # type: ignore[attr-defined]
    assert codes == [True, True]


@pytest.mark.rule("R-20")
def test_the_pocket_of_another_is_secret_in_the_story_too() -> None:
    table = play(a_table(), Pocket(ANN, True), Pocket(BOB, False))
    for viewer in (BOB, SPECTATOR):
        assert table.events[0].seen_by(viewer).choice == "?"  # type: ignore[attr-defined]
    assert refused(table, Pocket(ANN, True)) == "not-your-turn"


@pytest.mark.rule("R-09")
def test_only_the_accuser_is_told_whom_he_means_until_the_batch_ends() -> None:
    table = play(a_table("accusations"), Accuse(CLO, ANN))
    assert [table.seat(viewer).view.chosen for viewer in (CLO, BOB, SPECTATOR)] == [ANN, None, None]
    assert table.seat(BOB).view.accusing == (CLO,)
    told_to = [table.events[-1].seen_by(viewer).target for viewer in (CLO, BOB, SPECTATOR)]  # type: ignore[attr-defined]
    assert told_to == [ANN, -1, -1]
