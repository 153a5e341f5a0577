"""What holds in every state of every match: cards, bullets, points, options, clones, ends, ticks.

The default suite plays a few matches of each table; with --slow, thousands.
"""

from collections import Counter as Tally
from collections.abc import Callable
from copy import deepcopy
from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from game.core.match import Match, replay_log
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, RouletteAction, TakeAim
from game.rules.roulette.events import RouletteEvent
from game.rules.roulette.questions import CARDS, bits_of, question_for_seats
from game.rules.roulette.rules import Roulette
from game.rules.roulette.state import RouletteState
from tests.builders import LONGEST
from tests.contract.games import tick, wander
from tests.rules.roulette.builders import SEATS, seeds, some_rules, tables

pytestmark = pytest.mark.statistics

Check = Callable[[Roulette, RouletteState], None]


def guns_are_whole(rules: Roulette, state: RouletteState) -> None:
    """R-01, R-16: seven cards each, as many BALLE as are his, and spare ones where they belong."""
    for player in range(rules.players):
        pocket = state.pockets[player]
        out = [*state.barrels[player], *state.turned[player], *([] if pocket is None else [pocket])]
        assert len(out) in (0, 1, rules.setting.team.cards)
        assert sum(out) == state.bullets[player] if len(out) > 1 else sum(out) <= state.bullets[player]
        assert rules.setting.team.bullets <= state.bullets[player] <= rules.setting.team.cards
        assert not state.barrels[player] or state.in_round[player]
    extra = sum(state.bullets) - rules.players * rules.setting.team.bullets
    assert state.spare + extra == rules.setting.spare and state.spare >= 0


def cards_are_whole(rules: Roulette, state: RouletteState) -> None:
    """R-02: thirty action cards, in hands, deck and discards."""
    places = [*state.hands, state.deck, state.discards]
    assert Tally(card for place in places for card in place) == Tally(rules.setting.content.deck)


def people(rules: Roulette, state: RouletteState) -> None:
    """R-06, R-10, R-18, R-21: who lives, who takes part, who is asked."""
    assert all(0 <= team <= rules.setting.team.characters for team in state.teams)
    assert all(team or not part for team, part in zip(state.teams, state.in_round, strict=True))
    owing, kind = set(rules.to_act(state)), state.pending.kind if state.pending else None
    taking_part = set(state.taking_part())
    if kind in ("pocket", "bet", "aim"):
        assert owing <= taking_part
    if kind in ("accusation", "gather"):
        assert all(state.teams[player] and not state.accused[player] for player in owing)
    if kind in CARDS:
        assert all(state.hands[player] for player in owing)
    if kind == "dying":
        assert owing <= set(state.dying) and all(state.teams[player] > 1 for player in owing)
    assert (kind is None) is state.over


def shots(rules: Roulette, state: RouletteState) -> None:
    """R-11, R-14, R-23: who shoots has a card; what is forced or aimed ends with the shot."""
    for turned, fired in zip(state.turned, state.fired, strict=True):
        assert len(turned) == fired or not turned
    if state.pending and state.pending.kind == "before-shot":
        assert state.shooters and all(state.barrels[player] for player in state.shooters)
    if state.pending and state.pending.kind in ("after-shot", "dying", "accusation", "after-count"):
        assert state.aims == list(range(rules.players))


def end(rules: Roulette, state: RouletteState) -> None:
    """R-19: it is over exactly when it should be."""
    outcome = rules.outcome(state)
    if state.pending is not None:
        assert outcome is None
        assert len(state.living()) > 1 or state.dying or state.pending.kind == "dying"
        return
    assert outcome is not None
    living = state.living()
    if len(living) < 2:
        assert outcome.winners == tuple(living)
        return
    (winner,) = outcome.winners
    others = [score for player, score in enumerate(state.scores) if player != winner]
    assert state.teams[winner] and state.scores[winner] >= rules.setting.flags.points_to_win
    assert state.scores[winner] > max(others)


def questions(rules: Roulette, state: RouletteState) -> None:
    """Clones are equal and share nothing; a question is one object wherever it is asked."""
    copy = state.clone()
    assert copy == state and copy.pending is state.pending and deepcopy(state.pending) == state.pending
    if state.pending is not None:
        kind, owing = state.pending.kind, state.pending.players
        assert state.pending is question_for_seats(kind, bits_of(owing))
        for one in owing:
            left = bits_of(other for other in owing if other != one)
            assert state.pending.left[one] is question_for_seats(kind, left)
    copy.hands[0].append("x")
    copy.barrels[0].append(True)
    copy.scores[0] += 1
    assert copy.hands != state.hands and copy.barrels != state.barrels and copy.scores != state.scores


CHECKS = [guns_are_whole, cards_are_whole, people, shots, end, questions]


@pytest.mark.rule("R-01", "R-02", "R-11", "R-16", "R-19", "R-21")
@settings(max_examples=25)
@given(tables, seeds)
def test_what_holds_in_every_state(rules: Roulette, seed: int) -> None:
    for state in wander(rules, seed):
        for check in CHECKS:
            check(rules, state)


@pytest.mark.slow
@pytest.mark.rule("R-01", "R-02")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("spare", [0, 2, 36])
def test_what_holds_in_thousands_of_matches(players: int, spare: int) -> None:
    rules = some_rules(players, spare_bullets=spare)
    for seed in range(150):
        for state in wander(rules, seed):
            for check in CHECKS:
                check(rules, state)


def conceivable(rules: Roulette, player: Player) -> list[RouletteAction]:
    """Everything somebody could try to say, sensible or not."""
    people = [None, *range(-2, rules.players + 1)]
    seats = [-2, *range(-1, rules.players + 1)]
    faces = [None, *range(-1, rules.setting.team.highest_bet + 2)]
    return [
        Pass(player),
        *[Pocket(player, bullet) for bullet in (None, True, False)],
        *[Bet(player, face) for face in range(-1, rules.setting.team.highest_bet + 2)],
        *[Accuse(player, seat) for seat in seats],
        *[TakeAim(player, seat) for seat in people],
        *[Play(player, card, *how) for card in [*rules.setting.kinds, "x"] for how in product(people, faces)],
    ]


def options_are_the_law(rules: Roulette, state: RouletteState) -> None:
    """What is offered is exactly what the law allows, nothing twice."""
    for player in rules.to_act(state):
        offered = list(rules.legal_actions(state, player))
        allowed = [one for one in conceivable(rules, player) if rules.check(state, one) is None]
        assert len(offered) == len(set(offered)) and set(offered) == set(allowed)


@settings(max_examples=6)
@given(tables, seeds)
def test_options_are_what_the_law_allows(rules: Roulette, seed: int) -> None:
    rng = Rng(seed)
    for number, state in enumerate(wander(rules, seed)):
        if rng.below(8) == 0 or number < 10:
            options_are_the_law(rules, state)


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
def test_options_are_what_the_law_allows_in_whole_matches(players: int) -> None:
    for seed in range(6):
        for state in wander(some_rules(players), seed):
            options_are_the_law(some_rules(players), state)


def one_by_one(rules: Roulette, seed: int) -> None:
    """A tick of several answers is the answers one after the other; what became impossible is dropped."""
    rng, dice = Rng(seed), Rng(seed)
    state = rules.setup(Rng(seed))
    for _ in range(LONGEST):
        if not rules.to_act(state):
            return
        answers = tick(rules, state, rng)
        other = state.clone()
        again = Rng(f"{seed} {state.round}")
        dice = Rng(f"{seed} {state.round}")
        told = rules.apply(state, answers, dice)
        alone: list[Any] = []
        for answer in answers:
            if rules.check(other, answer) is None:
                alone += rules.apply(other, (answer,), again)
        assert other == state and alone == told
    raise AssertionError("the match does not end")


@settings(max_examples=12)
@given(tables, seeds)
def test_a_tick_of_several_answers_is_one_after_the_other(rules: Roulette, seed: int) -> None:
    one_by_one(rules, seed)


@settings(max_examples=8)
@given(tables, seeds)
def test_events_are_told_in_full_or_not_at_all_and_survive_the_wire(rules: Roulette, seed: int) -> None:
    rng, state = Rng(seed), rules.setup(Rng(seed))
    decode = msgspec.json.Decoder(RouletteEvent).decode
    while rules.to_act(state):
        answers = tick(rules, state, rng)
        quiet = state.clone()
        told = rules.apply(state, answers, Rng(seed))
        assert rules.apply(quiet, answers, Rng(seed), events=False) == [] and quiet == state
        assert [decode(msgspec.json.encode(event)) for event in told] == told


@pytest.mark.parametrize("players", SEATS)
def test_a_match_replays_to_the_same_truth(players: int) -> None:
    rules, rng = some_rules(players), Rng(players)
    match: Match[Any, Any, Any] = Match(rules, players)
    while match.to_act():
        assert match.submit(*tick(rules, match.state, rng)) is None
    again = replay_log(rules, players, match.log)
    assert again.checksum() == match.checksum() and again.events == match.events


def endings(players: int, matches: int, points: int = 5) -> Tally[str]:
    """How random matches end; a tie at the winning mark or above is counted each time it goes on."""
    rules, seen = some_rules(players, points_to_win=points), Tally[str]()
    for seed in range(matches):
        before = 0
        for state in wander(rules, seed):
            if state.round != before and state.pending is not None:
                best = max(state.scores)
                seen["tie"] += best >= 5 and state.scores.count(best) > 1
            before = state.round
            if state.over:
                living = len(state.living())
                seen["nobody" if not state.winners else "last" if living == 1 else "points"] += 1
    return seen


@pytest.mark.rule("R-19", "R-32")
def test_every_end_comes() -> None:
    seen = endings(2, 60, 50) + endings(3, 60) + endings(6, 10)
    assert seen["points"] and seen["last"] and seen["nobody"] and seen["tie"]
