"""Tables of Roulette to play at: all sizes, house rules, decks and teams, and who wins."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from game.ai import TEMPERS, make_policy
from game.ai.policy import Policy
from game.core.match import Match
from game.core.rng import Rng
from game.rules.roulette.content import Content
from game.rules.roulette.defs import SEATS, RouletteFlags, TeamDef
from game.rules.roulette.rules import Roulette
from tests.rules.roulette.builders import some_rules

DECKS = ("full", "named", "none")
TEAMS = (
    TeamDef(id="mod:petite", characters=2, cards=10, bullets=3, hand=3, highest_bet=8, survivor=0),
    TeamDef(id="mod:courte", characters=1, cards=3, bullets=2, hand=5, highest_bet=1, slandered=3),
)


@cache
def other_team(place: int, players: int) -> Roulette:
    """A team of another size, as a mod might bring it."""
    base = some_rules(players).setting.content
    changed: Content = replace(base, team=TEAMS[place])
    return Roulette(changed, RouletteFlags(), players)


def every_table() -> Iterator[Roulette]:
    """Two to six seats, every deck, with and without spare BALLE and gathering, and other teams."""
    for players in SEATS:
        for place, deck in enumerate(DECKS):
            gather, spare = (place + players) % 2 * 2, (36, 1, 0)[place]
            yield some_rules(players, action_deck=deck, accusation_gather_seconds=gather, spare_bullets=spare)
        yield other_team(players % 2, players)


def ended(rules: Roulette, bots: Sequence[Policy], seed: int) -> Match[object, object, object]:
    """A whole match between bots; who owe answers give them in seat order."""
    match: Match[object, object, object] = Match(rules, seed)  # type: ignore[arg-type]
    dice = Rng(seed)
    while match.outcome() is None:
        seat = match.seat(next(iter(match.to_act())))
        choice = bots[seat.player].choose(seat.view, tuple(seat.options), seat.story, dice)
        assert seat.submit(choice.action) is None
    return match


def shares(one: str, others: str, matches: int, players: int = 4, first: int = 0) -> float:
    """The share of matches that one bot of a strength wins against others, every seat and temper in turn."""
    won: Counter[bool] = Counter()
    rules = some_rules(players)
    for number in range(first, first + matches):
        place = number % players
        bots = [
            make_policy(
                "roulette", rules, TEMPERS[(number // players + seat) % 4], one if seat == place else others
            )
            for seat in range(players)
        ]
        outcome = ended(rules, bots, number).outcome()
        assert outcome is not None
        won[place in outcome.winners] += 1
    return won[True] / matches
