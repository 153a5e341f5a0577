"""What a bot has against single players: it doubts them more and spares them less, and nobody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from game.ai import make_policy
from game.ai.regard import NEUTRAL, WARINESS, Regard
from game.ai.skirmish.values.trust import grudge_points, trust_in_player
from game.core.match import Match
from game.core.rng import Rng
from game.core.seat import Seat
from game.rules.complots.actions import Challenge, Declare
from game.rules.hecatombe.actions import Attack
from game.rules.roulette.actions import Accuse
from tests.ai.complots.tables import rules_for
from tests.ai.skirmish.court import asked, mind_of
from tests.rules.hecatombe.builders import some_rules as hecatombe_rules
from tests.rules.roulette.builders import some_rules as roulette_rules
from tests.rules.skirmish.builders import BOB, a_field

HERO = 0
RULES: dict[str, Any] = {
    "complots": lambda: rules_for(4),
    "hecatombe": lambda: hecatombe_rules(4),
    "roulette": lambda: roulette_rules(4),
}


class Moment(NamedTuple):
    """A question of a match: what its seat saw, and the dice of the answer."""

    seat: Any
    options: tuple[Any, ...]
    story: tuple[Any, ...]
    seed: str


def heard(match: Match[Any, Any, Any], seed: int) -> Iterator[tuple[Seat, Moment]]:
    """Every question of a match, before a weak bot answers it."""
    rules = match.rules
    bots = [make_policy(name_of(rules), rules, "bold", "weak") for _ in range(rules.players)]
    while match.outcome() is None:
        seat = match.seat(next(iter(match.to_act())))
        moment = Moment(seat.view, tuple(seat.options), tuple(seat.story), f"{seed} {len(match.log)}")
        yield seat, moment
        choice = bots[seat.player].choose(moment.seat, moment.options, (), Rng(moment.seed))
        assert seat.submit(choice.action) is None


def name_of(rules: Any) -> str:
    return type(rules).__module__.split(".")[2]


@cache
def moments(game: str, matches: int) -> tuple[Moment, ...]:
    """Questions to others than the hero, of some matches."""
    found = []
    for seed in range(matches):
        found += [one for seat, one in heard(Match(RULES[game](), seed), seed) if seat.player != HERO]
    return tuple(found)


def chosen(game: str, some: Sequence[Moment], regard: Regard, strength: str) -> list[Any]:
    """What a bot of a regard answers, with the same dice whatever the regard."""
    bot = make_policy(
        game, RULES[game](), "vengeful" if regard.foe is not None else "suspicious", strength, regard
    )
    return [bot.choose(one.seat, one.options, one.story, Rng(one.seed)).action for one in some]


def against_hero(game: str, some: Sequence[Moment], actions: Sequence[Any]) -> int:
    """How many answers are doubts of the hero."""
    if game == "roulette":
        return sum(isinstance(one, Accuse) and one.target == HERO for one in actions)
    doubts = [one for one, action in zip(some, actions, strict=True) if isinstance(action, Challenge)]
    return sum(one.seat.claim.player == HERO for one in doubts)


@pytest.mark.parametrize("strength", ["weak", "middling"])
@pytest.mark.parametrize("game", list(RULES))
def test_whom_a_bot_has_nothing_against_it_plays_as_ever(game: str, strength: str) -> None:
    """A regard for somebody who is not there changes no decision."""
    some = moments(game, 2)[::9]
    plain = chosen(game, some, NEUTRAL, strength)
    assert len(some) > 15 and plain == chosen(game, some, Regard(wary=(9,), doubted=(9,)), strength)


@pytest.mark.statistics
@pytest.mark.parametrize("strength", ["weak", "middling"])
@pytest.mark.parametrize("game", ["complots", "roulette"])
def test_who_is_suspected_is_doubted_more_often_and_others_are_not(game: str, strength: str) -> None:
    claims = [
        one for one in moments(game, 25) if Counter(map(type, one.options)).keys() & {Challenge, Accuse}
    ]
    counts = {
        regard: against_hero(game, claims, chosen(game, claims, regard, strength))
        for regard in (NEUTRAL, Regard(wary=(HERO,)), Regard(doubted=(HERO,)), Regard(wary=(9,)))
    }
    plain, wary, doubted, other = counts.values()
    assert wary > plain and doubted >= plain and wary + doubted > 2 * plain
    assert other == plain


@pytest.mark.statistics
@pytest.mark.parametrize(("game", "kind"), [("complots", Declare), ("hecatombe", Attack)])
def test_an_old_foe_is_the_one_who_is_hurt(game: str, kind: type) -> None:
    turns = [one for one in moments(game, 12) if isinstance(one.options[0], kind)]
    hurt = {
        foe: sum(
            getattr(one, "target", None) == HERO for one in chosen(game, turns, Regard(foe=foe), "middling")
        )
        for foe in (HERO, 9)
    }
    assert hurt[HERO] > hurt[9]


def test_a_commander_trusts_less_whom_he_suspects_and_resents_an_old_foe() -> None:
    state = a_field(3)
    asked(state, "pass", BOB)
    plain = trust_in_player(state, HERO)
    assert trust_in_player(state, HERO, Regard(wary=(2,))) == plain
    wary, doubted = (trust_in_player(state, HERO, one) for one in (Regard(wary=(0,)), Regard(doubted=(0,))))
    assert 1 - wary == pytest.approx((1 - plain) * WARINESS) and doubted < plain
    mind = mind_of(state, "vengeful")
    points = {
        regard: grudge_points(replace(mind, temper=replace(mind.temper, regard=regard)), HERO)
        for regard in (NEUTRAL, Regard(foe=2), Regard(foe=HERO))
    }
    assert [*points.values()] == [0, 0, mind.temper.grudge] and mind.temper.grudge > 0
