"""What holds in every state of every match: parity, conservation, turns, points, options, clones.

The default suite plays a few matches of each table; with --slow, thousands.
"""

from collections import Counter as Tally
from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import SPECTATOR
from game.rules.hecatombe.actions import Attack
from game.rules.hecatombe.events import HecatombeEvent
from game.rules.hecatombe.law import can_attack
from game.rules.hecatombe.questions import ATTACK, DEFENCE, KEEPERS, LIBERATION, REVEAL
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.state import HecatombeState
from tests.builders import LONGEST
from tests.contract.games import wander
from tests.contract.hecatombe import conceivable
from tests.rules.hecatombe.builders import SEATS, asks, seeds, some_rules, tables

pytestmark = pytest.mark.statistics

Check = Callable[[Hecatombe, HecatombeState], None]


def everywhere(check: Check, matches: int, rules: Hecatombe, seed: int) -> None:
    """Look at every state of some random matches."""
    for number in range(matches):
        for state in wander(rules, seed + number):
            check(rules, state)


def parity(rules: Hecatombe, state: HecatombeState) -> None:
    """H-17: waiting odd and active even, or the other way round without retreat; armies + twice captured."""
    if asks(state) not in (ATTACK, DEFENCE, KEEPERS):
        return
    soft = not rules.setting.flags.no_retreat
    goal = rules.setting.goal
    for player, armies in enumerate(state.armies):
        have, captured, active = len(armies), len(state.captured[player]), player == state.active
        if state.out[player]:
            assert (have, captured) == (0, goal) and not active
            continue
        assert have % 2 == (soft != active), "the parity of armies"
        assert have + 2 * captured == 2 * goal - soft - active
        assert goal - captured == (have + 1 + (soft and active)) // 2 <= have
    assert state.out[state.active] is False


def whole(rules: Hecatombe, state: HecatombeState) -> None:
    """H-01: sixty tiles, four of each people, wherever they lie."""
    places = [*state.hands, *state.objectives, *state.armies, *state.captured, state.dead, state.middle]
    held = Tally(people for place in places for people in place)
    assert held == Tally(dict.fromkeys(rules.setting.content.peoples, rules.setting.content.copies))
    dealt = sum(rules.setting.hand_size(player, state.first) for player in range(rules.players))
    assert len(state.middle) == rules.setting.content.size - dealt


def remembered(rules: Hecatombe, state: HecatombeState) -> None:
    """What the state keeps for speed is what can be counted."""
    bits = rules.setting.content.bits
    assert state.kinds == [sum(bits[people] for people in set(armies)) for armies in state.armies]
    for player, armies in enumerate(state.armies):
        assert armies == sorted(armies, key=rules.setting.order.__getitem__)
        if asks(state) in (ATTACK, DEFENCE, KEEPERS):
            assert state.out[player] is (not armies)


def turns(rules: Hecatombe, state: HecatombeState) -> None:
    """H-08, H-11, H-12, H-14: who owes what, in the fight."""
    if asks(state) == DEFENCE:
        assert state.assault is not None
        assert rules.to_act(state) == (state.assault.target,) != (state.active,)
        assert state.assault.player == state.active and state.assault.target != state.father
    elif state.pending is not None:
        assert state.assault is None
    if asks(state) == ATTACK:
        assert rules.to_act(state) == (state.active,) and len(rules.legal_actions(state, state.active)) > 0
        assert (state.father is None) is (
            state.attacks == 0 or rules.players < rules.setting.flags.father_rule_from
        )
    if asks(state) == KEEPERS:
        assert not can_attack(state)


def level_at_the_end(rules: Hecatombe, state: HecatombeState) -> None:
    """H-16, H-17, H-21: K tiles each when the first objective is called, then one less for each freed."""
    if asks(state) not in (REVEAL, LIBERATION, "answer"):
        return
    freed = Tally(player for scored in state.history for player, _ in scored.freed)
    assert [len(tiles) + freed[player] for player, tiles in enumerate(state.captured)] == (
        [rules.setting.goal] * rules.players
    )


def points(rules: Hecatombe, state: HecatombeState) -> None:
    """H-20 to H-22: points are the objectives won and the tiles freed, never more."""
    won = Tally(player for scored in state.history for player in scored.winners)
    freed = Tally(player for scored in state.history for player, _ in scored.freed)
    if state.pending is not None:
        assert state.points == [won[player] + freed[player] for player in range(rules.players)]
    assert len(state.history) == sum(shown.count(True) for shown in state.shown)


def chain(rules: Hecatombe, state: HecatombeState) -> None:
    """H-18, H-19: the blocked player opens, then the owner of what was shown last."""
    if asks(state) == REVEAL:
        chooser = state.history[-1].owner if state.history else state.active
        assert rules.to_act(state) == (chooser,) == (state.chooser,) and state.named is None
    if asks(state) == LIBERATION:
        assert state.chooser == state.history[-1].owner and state.named is None
    if asks(state) == "answer":
        assert rules.players == 2 and state.chooser is not None
        assert rules.to_act(state) == (1 - state.chooser,) and state.named is not None


CHECKS = [parity, whole, remembered, turns, level_at_the_end, points, chain]


@pytest.mark.rule("H-01", "H-08", "H-14", "H-15", "H-16", "H-17", "H-18", "H-19", "H-21")
@settings(max_examples=15)
@given(tables, seeds)
def test_what_holds_in_every_state(rules: Hecatombe, seed: int) -> None:
    for number in range(2):
        for state in wander(rules, seed + number):
            for check in CHECKS:
                check(rules, state)


@pytest.mark.slow
@pytest.mark.rule("H-01", "H-17")
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("no_retreat", [False, True])
def test_what_holds_in_thousands_of_rounds(players: int, no_retreat: bool, check: Check) -> None:
    rules = some_rules(players, no_retreat=no_retreat, rounds_to_win=5)
    everywhere(check, 60, rules, seed=players)


@pytest.mark.rule("H-18", "H-19", "H-23")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(12))
def test_the_reveal_chain_of_two_and_three(players: int, seed: int) -> None:
    rules = some_rules(players, rounds_to_win=1)
    shown: list[tuple[int, int]] = []
    for state in wander(rules, seed):
        chain(rules, state)
        now = [(scored.owner, scored.place) for scored in state.history]
        assert now[: len(shown)] == shown and len(now) <= len(shown) + 1
        if asks(state) == REVEAL and players == 3:
            calls = {(call.owner, call.place) for call in rules.legal_actions(state, state.chooser or 0)}
            hidden = {(owner, place) for owner, place in product(range(3), range(2))} - set(now)
            others = {one for one in hidden if one[0] != state.chooser}
            assert calls == (others or hidden)
        shown = now
    assert len(shown) == len(set(shown)) == 6


@pytest.mark.rule("H-13")
@settings(max_examples=8)
@given(tables, seeds)
def test_an_attack_and_its_defence_always_cost_the_same(rules: Hecatombe, seed: int) -> None:
    before: HecatombeState | None = None
    for state in wander(rules, seed):
        if before is not None and before.assault is not None:
            attacker, defender = before.assault.player, before.assault.target
            assert state.active == defender
            if asks(state) != REVEAL:
                lost = [len(a) - len(b) for a, b in zip(before.armies, state.armies, strict=True)]
                retired = state.out[attacker] and not rules.setting.flags.no_retreat
                assert lost[attacker] == 1 + retired and lost[defender] == 1
                gained = [len(b) - len(a) for a, b in zip(before.captured, state.captured, strict=True)]
                assert gained[attacker] == 1 + retired and sum(gained) == 1 + retired
                assert len(state.dead) == len(before.dead) + 1
        before = state.clone()


@pytest.mark.rule("H-09", "H-10", "H-11")
@settings(max_examples=15)
@given(tables, seeds)
def test_the_options_are_all_that_is_legal_and_nothing_else(rules: Hecatombe, seed: int) -> None:
    asked: Tally[str] = Tally()
    for state in wander(rules, seed):
        kind = asks(state)
        for player in rules.to_act(state):
            options = rules.legal_actions(state, player)
            listed = list(options)
            assert listed and len(set(listed)) == len(listed)
            assert all(rules.check(state, option) is None for option in listed)
            asked[kind or ""] += 1
            if asked[kind or ""] <= 3:
                legal = [one for one in conceivable(rules, player) if rules.check(state, one) is None]
                assert (
                    set(legal) == set(listed) == {one for one in conceivable(rules, player) if one in options}
                )
        for player in {SPECTATOR, *range(rules.players)} - set(rules.to_act(state)):
            code = "match-over" if kind is None else "not-your-turn"
            refusal = rules.check(state, Attack(player, "terre-eau", 0, "terre-air"))
            assert refusal is not None and refusal.code == code


@settings(max_examples=6)
@given(tables, seeds)
def test_sealed_answers_of_one_tick_and_one_by_one_come_to_the_same(rules: Hecatombe, seed: int) -> None:
    rng = Rng(seed)
    state = rules.setup(rng)
    for _ in range(LONGEST):
        owing = tuple(rules.to_act(state))
        if not owing:
            return
        answers = [rng.choice(rules.legal_actions(state, player)) for player in owing]
        apart, together = state.clone(), state.clone()
        for answer in rng.shuffled(answers):
            rules.apply(apart, (answer,), Rng(seed), events=False)
        assert rules.apply(together, answers, Rng(seed), events=False) == []
        assert apart == together
        state = together
        rng = Rng(seed := seed + 1)


@pytest.mark.parametrize("players", SEATS)
def test_a_clone_is_equal_and_lives_its_own_life(players: int) -> None:
    rules = some_rules(players, rounds_to_win=1)
    for step_number, state in enumerate(wander(rules, seed=players)):
        clone, keep = state.clone(), state.clone()
        assert clone == state
        for name in state.__slots__:
            mine, its = getattr(state, name), getattr(clone, name)
            if isinstance(mine, list):
                assert mine is not its
                inner = [(a, b) for a, b in zip(mine, its, strict=True) if isinstance(a, list)]
                assert all(a is not b for a, b in inner), name
        if step_number % 25 == 0:
            rng = Rng(step_number)
            while owing := rules.to_act(clone):
                rules.apply(clone, (rng.choice(rules.legal_actions(clone, owing[0])),), rng)  # type: ignore[index]
            assert state == keep


@pytest.mark.parametrize("players", SEATS)
def test_a_view_is_made_of_frozen_facts_that_can_be_written_down(players: int) -> None:
    rules = some_rules(players, rounds_to_win=1)
    for state in wander(rules, seed=players):
        for viewer in (SPECTATOR, 0):
            view = rules.observe(state, viewer)
            assert hash(view) == hash(rules.observe(state, viewer))
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@pytest.mark.parametrize("players", SEATS)
def test_every_event_survives_being_written_down_and_hides_as_much_when_passed_on(players: int) -> None:
    match: Match[Any, Any, Any] = Match(some_rules(players), 3)
    rng = Rng(3)
    while owing := match.to_act():
        player = rng.choice(tuple(owing))
        assert match.submit(rng.choice(match.options(player))) is None
    for event in match.events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=HecatombeEvent) == event
        for viewer in range(SPECTATOR, players):
            seen = event.seen_by(viewer)
            assert seen.seen_by(viewer) == seen
            assert seen.seen_by(SPECTATOR) == event.seen_by(SPECTATOR)
            assert event.seen_by(SPECTATOR).seen_by(viewer) == event.seen_by(SPECTATOR)
