"""The games whose bots keep the promises: a new one joins with one entry in BOTS."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from game.ai import STRENGTHS, TEMPERS, make_policy
from game.ai.complots import thoughts
from game.ai.complots.bots import Strong as ComplotsStrong
from game.ai.complots.search import Effort as ComplotsEffort
from game.ai.complots.tempers import TEMPERS as COMPLOTS_LEANINGS
from game.ai.hecatombe import thoughts as hecatombe_thoughts
from game.ai.hecatombe.bots import Strong as HecatombeStrong
from game.ai.hecatombe.search import Effort as HecatombeEffort
from game.ai.hecatombe.tempers import TEMPERS as HECATOMBE_LEANINGS
from game.ai.policy import Policy
from game.ai.roulette import thoughts as roulette_thoughts
from game.ai.roulette.bots import Middling as RouletteMiddling
from game.ai.skirmish import thoughts as skirmish_thoughts
from game.ai.skirmish.advisors import ADVISORS as SKIRMISH_ADVISORS
from game.app.simulate import play_out
from game.core.match import Match
from game.core.seat import Seat
from game.rules.complots.rules import Complots
from game.rules.hecatombe.rules import Hecatombe
from game.rules.roulette.rules import Roulette
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.rules import Skirmish
from tests.ai.complots import tables
from tests.ai.hecatombe import tables as hecatombe_tables
from tests.ai.roulette import tables as roulette_tables
from tests.contract.skirmish import raid, raiders
from tests.contract.worlds import laid, rules_from
from tests.rules.hecatombe.builders import some_rules as hecatombe_rules
from tests.rules.roulette.builders import some_rules as roulette_rules
from tests.rules.skirmish.play import crowd

COMPLOTS_QUICK = ComplotsEffort(playouts=12, rounds=1)
HECATOMBE_QUICK = HecatombeEffort(worlds=3)
AnyMatch = Match[Any, Any, Any]


class Bots(msgspec.Struct, frozen=True):
    """What the promises need to know of a game and its bots."""

    name: str
    codes: tuple[str, ...]
    """Every thought they can have, but for those that beginners of all games share."""
    varied: int
    """More thoughts than so many come to them at all the tables."""
    asks: frozenset[str]
    """Every question of the game."""
    bot: Callable[[Any, str, str], Policy]
    """Rules, temper, strength: a bot as the lobby makes it, but it thinks only a little."""
    tables: Callable[[], Iterable[Any]]
    asked: Callable[[Seat, int], bool]
    """Whether bots are asked at this moment, with its number, of a random match."""
    longest: int
    """More moments of one match are not looked at once every question has been asked."""
    rules: Callable[[], Any]
    """A table for whoever is asked twice."""
    every: int
    """He is asked at every so many moments."""
    matches: Callable[[], Iterator[AnyMatch]]
    """A few whole matches between bots of all strengths."""
    rare: frozenset[str] = frozenset()
    """Questions that need not come up."""


def complots_bot(rules: Complots, temper: str, strength: str) -> Policy:
    """A bot of Complots; a strong one thinks only a little."""
    if strength == "strong":
        return ComplotsStrong(rules, COMPLOTS_LEANINGS[temper], COMPLOTS_QUICK)
    return make_policy("complots", rules, temper, strength)


def complots_matches() -> Iterator[AnyMatch]:
    """Both fifth characters, two deals each."""
    for flags in tables.FLAGS[:2]:
        rules = tables.rules_for(3, flags)
        bots = [complots_bot(rules, TEMPERS[seat], STRENGTHS[seat]) for seat in range(3)]
        for seed in range(2):
            yield tables.play(rules, bots, seed)


COMPLOTS = Bots(
    name="complots",
    codes=thoughts.CODES,
    varied=30,
    asks=frozenset({"turn", "challenge", "block", "lose", "exchange", "show", "judge", "pick"}),
    bot=complots_bot,
    tables=tables.every_table,
    asked=lambda seat, place: place % 3 == 0,
    longest=400,
    rules=lambda: tables.rules_for(4),
    every=1,
    matches=complots_matches,
)


def hecatombe_bot(rules: Hecatombe, temper: str, strength: str) -> Policy:
    """A bot of Hécatombe; a strong one thinks only a little."""
    if strength == "strong":
        quick = HecatombeStrong(rules, HECATOMBE_LEANINGS[temper], HECATOMBE_QUICK)
        quick.ends = 20
        return quick
    return make_policy("hecatombe", rules, temper, strength)


def hecatombe_matches() -> Iterator[AnyMatch]:
    """One match of three, one of four, of one round."""
    for seed in range(2):
        rules = hecatombe_rules(3 + seed, rounds_to_win=1)
        bots = [hecatombe_bot(rules, TEMPERS[seat], STRENGTHS[seat % 3]) for seat in range(rules.players)]
        yield tables.play(rules, bots, seed)  # type: ignore[arg-type]


HECATOMBE = Bots(
    name="hecatombe",
    codes=hecatombe_thoughts.CODES,
    varied=20,
    asks=frozenset({"objectives", "attack", "defence", "keepers", "reveal", "answer", "liberation"}),
    bot=hecatombe_bot,
    tables=hecatombe_tables.every_table,
    asked=lambda seat, place: place % 7 == 0,
    longest=250,
    rules=lambda: hecatombe_rules(3),
    every=4,
    matches=hecatombe_matches,
)
WINDOWS = ("before-pockets", "before-bets", "after-bets", "before-accusations", "before-shot", "after-shot")


def roulette_bot(rules: Roulette, temper: str, strength: str) -> Policy:
    """A bot of Roulette that imagines only a little."""
    policy = make_policy("roulette", rules, temper, strength)
    if isinstance(policy, RouletteMiddling):
        policy.playouts = 24
    return policy


def roulette_asked(seat: Seat, place: int) -> bool:
    """Seldom where most have nothing to say."""
    busy = seat.view.asks in ("aim", "dying", "gather") or len(tuple(seat.options)) > 3
    return place % (9 if busy else 41) == 0


def roulette_matches() -> Iterator[AnyMatch]:
    """One short match of four."""
    rules = roulette_rules(4, points_to_win=5)
    bots = [roulette_bot(rules, TEMPERS[seat], STRENGTHS[seat % 3]) for seat in range(4)]
    yield roulette_tables.ended(rules, bots, 3)


ROULETTE = Bots(
    name="roulette",
    codes=roulette_thoughts.CODES,
    varied=18,
    asks=frozenset({"pocket", "bet", "accusation", "gather", "aim", "dying", "after-count", *WINDOWS}),
    bot=roulette_bot,
    tables=roulette_tables.every_table,
    asked=roulette_asked,
    longest=300,
    rules=lambda: roulette_rules(3),
    every=8,
    matches=roulette_matches,
)

SKIRMISH_COMMON = ("treachery:card", "bribes:offer", "bribes:answer")


def skirmish_bot(rules: Skirmish, temper: str, strength: str) -> Policy:
    """A commander: none of them looks ahead."""
    return make_policy("skirmish", rules, temper, strength)


def fray(players: int) -> Skirmish:
    """Ready lists face to face, for one turn each."""
    flags = SkirmishFlags(preset="short", mercenaries=True)
    return crowd(Skirmish(raiders(), flags, players), players)


def skirmish_tables() -> Iterator[Skirmish]:
    """From deployment on, in the thick of it, and positions: every battle is over after one turn."""
    yield raid("raid-3")
    yield fray(2)
    yield fray(3)
    yield raid("melee-3")
    for name in ("turn-2", "magic-3", "shooting-3", "movement-5", "truce-3"):
        yield rules_from("skirmish", laid("skirmish", name))


def skirmish_asked(seat: Seat, place: int) -> bool:
    """Seldom where most have nothing to say."""
    return place % (31 if seat.view.asks in SKIRMISH_COMMON else 3) == 0


def skirmish_matches() -> Iterator[AnyMatch]:
    """Raids between commanders of all strengths."""
    for seed, name in enumerate(("raid-3", "melee-3")):
        rules = raid(name)
        bots = [skirmish_bot(rules, TEMPERS[seat], STRENGTHS[seat % 3]) for seat in range(rules.players)]
        match: AnyMatch = Match(rules, seed)
        play_out(match, bots)
        yield match


SKIRMISH = Bots(
    name="skirmish",
    codes=skirmish_thoughts.CODES,
    varied=12,
    asks=frozenset(
        {
            "bribes:answer",
            "bribes:offer",
            "charge:declare",
            "deployment:place",
            "magic:cast",
            "magic:dispel",
            "manoeuvres:move",
            "reactions:react",
            "reforms:reform",
            "shooting:orders",
            "treachery:card",
            "turns:name",
        }
    ),
    rare=frozenset(SKIRMISH_ADVISORS),
    bot=skirmish_bot,
    tables=skirmish_tables,
    asked=skirmish_asked,
    longest=400,
    rules=lambda: raid("melee-3"),
    every=9,
    matches=skirmish_matches,
)

BOTS = [COMPLOTS, HECATOMBE, ROULETTE, SKIRMISH]
BY_NAME = {bots.name: bots for bots in BOTS}
