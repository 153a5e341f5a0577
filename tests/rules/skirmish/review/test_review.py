"""A finished battle told again says what was: names, points, tokens, promises, hands."""

from functools import cache
from typing import Any

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.rules.skirmish.events.player import CardPlayed, EnemyNamed, PhaseBegan, PromiseEnded, TurnFlipped
from game.rules.skirmish.review.record import Deed, TurnTold
from game.rules.skirmish.review.review import review
from game.rules.skirmish.state.records import NOBODY
from tests.builders import submitted
from tests.contract.games import tick
from tests.contract.skirmish import raid
from tests.contract.worlds import laid, rules_from

TABLES = ("raid-2", "raid-3", "melee-3", "combat-4", "ending-3", "movement-3")
every_table = pytest.mark.parametrize("table", TABLES)


@cache
def told(table: str) -> tuple[Match[Any, Any, Any], list[TurnTold]]:
    """A battle played at random, and its review."""
    rules = (
        raid(table)
        if table.startswith(("raid", "melee"))
        else rules_from("skirmish", laid("skirmish", table))
    )
    match: Match[Any, Any, Any] = Match(rules, 6)
    rng = Rng(table)
    while match.to_act():
        submitted(match, *tick(rules, match.state, rng))
    return match, review(rules, 6, match.log)


def events_of(match: Match[Any, Any, Any], kind: type) -> list[Any]:
    return [event for event in match.events if type(event) is kind]


def deeds_of(turns: list[TurnTold], kind: str) -> list[Deed]:
    return [deed for turn in turns for phase in turn.phases for deed in phase.deeds if deed.kind == kind]


@every_table
def test_every_turn_and_every_name_is_told(table: str) -> None:
    match, turns = told(table)
    begun = match.rules.setup(Rng(6))
    players, names = [begun.active], [begun.named] if begun.phase else []
    for event in match.events:
        match event:
            case TurnFlipped(player=player):
                players.append(player)
            case PhaseBegan():
                names.append(NOBODY)
            case EnemyNamed(enemy=enemy):
                names[-1] = enemy
    assert [turn.player for turn in turns] == players
    assert [phase.named for turn in turns for phase in turn.phases if phase.phase] == names


@every_table
def test_points_and_tokens_are_told_phase_by_phase(table: str) -> None:
    match, turns = told(table)
    begun = match.rules.setup(Rng(6))
    phases = [phase for turn in turns for phase in turn.phases]
    for player in range(match.rules.players):
        earned = sum(phase.points[player] for phase in phases)
        assert earned == match.state.victory[player] - begun.victory[player]
    assert list(phases[-1].tokens) == match.state.tokens
    changes = [(deed.player, deed.number) for deed in deeds_of(turns, "tokens")]
    for player, tokens in enumerate(match.state.tokens):
        assert begun.tokens[player] + sum(number for who, number in changes if who == player) == tokens


@every_table
def test_the_truth_of_promises_and_cards_is_told(table: str) -> None:
    match, turns = told(table)
    ended = [(event.player, event.to, event.how) for event in events_of(match, PromiseEnded)]
    assert [(deed.player, deed.target, deed.how) for deed in deeds_of(turns, "promise")] == ended
    assert list(turns[-1].promises) == match.state.promises
    assert [deed.card for deed in deeds_of(turns, "played")] == [
        event.card for event in events_of(match, CardPlayed)
    ]
    sizes = [[len(hand) for hand in turn.hands] for turn in turns if turn.round]
    assert all(max(each) <= 5 for each in sizes)
    assert deeds_of(turns, "won")[-1].player == match.state.winner
