"""Tables to play at: rules with the base content, matches between bots, and one-line prepared deals."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import game
from game.ai.policy import Policy
from game.core.match import Match
from game.core.pending import Question
from game.core.rng import Rng
from game.core.seat import Seat
from game.mods.catalog import Catalog
from game.mods.load import load_mods
from game.rules.complots.content import content
from game.rules.complots.defs import SECTIONS, ComplotsFlags
from game.rules.complots.rules import Complots
from game.rules.complots.state import ComplotsState

BASE = Path(game.__file__).resolve().parent.parent / "mods" / "base"
FLAGS = (
    ComplotsFlags(),
    ComplotsFlags(fifth_character="base:inquisiteur"),
    ComplotsFlags(factions=True, treasury=54),
    ComplotsFlags(
        fifth_character="base:inquisiteur",
        factions=True,
        forced_at=0,
        block_after_challenge=False,
        starting_coins=4,
    ),
)


@cache
def catalog() -> Catalog:
    return load_mods([BASE], SECTIONS).catalog


def rules_for(
    players: int,
    flags: ComplotsFlags = FLAGS[0],
    start: ComplotsState | None = None,
    first: int | None = None,
) -> Complots:
    return Complots(content(catalog(), flags), flags, players, first=first, start=start)


def every_table() -> Iterator[Complots]:
    """Two to eight seats, all flags."""
    for players in range(2, 9):
        for flags in FLAGS:
            yield rules_for(players, flags)


def moments(match: Match[Any, Any, Any], rng: Rng) -> Iterator[Seat]:
    """Play at random to the end, stopping at every decision."""
    while match.outcome() is None:
        seat = match.seat(next(iter(match.to_act())))
        yield seat
        assert seat.submit(rng.choice(seat.options)) is None


def play(rules: Complots, bots: Sequence[Policy], seed: int) -> Match[Any, Any, Any]:
    """A whole match between bots."""
    match = Match(rules, seed)
    rng = Rng(seed)
    while match.outcome() is None:
        player = next(iter(match.to_act()))
        seat = match.seat(player)
        choice = bots[player].choose(seat.view, tuple(seat.options), seat.story, rng)
        assert seat.submit(choice.action) is None
    return match


def cards(names: str) -> list[str]:
    """Characters of the base game in a few letters: `"d a co ca am i"`."""
    found = []
    for name in names.split():
        whole = [full for full in FULL if full.startswith(name)]
        found.append(f"base:{whole[0]}")
    return found


FULL = ("duchesse", "assassin", "comtesse", "capitaine", "ambassadeur", "inquisiteur")


def dealt(
    hands: Sequence[str], court: str, *, lost: Sequence[str] = (), coins: Sequence[int] = ()
) -> ComplotsState:
    """A prepared deal at the start of seat 0's turn."""
    state = ComplotsState(len(hands))
    state.hands = [cards(hand) for hand in hands]
    state.lost = [cards(fallen) for fallen in lost] or [[] for _ in hands]
    state.court = cards(court)
    state.coins = list(coins) or [2] * len(hands)
    state.treasury = 54 - sum(state.coins)
    state.alive = sum(1 << player for player, hand in enumerate(state.hands) if hand)
    state.turn = 1
    state.stack = [Question("turn", (0,))]
    return state
