"""Answers that the law of Roulette closes for one reason alone, and that a script may open."""

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias, get_args

import msgspec

from game.core.rules import Player
from game.rules.roulette.actions import Play
from game.rules.roulette.defs import CardDef
from game.rules.roulette.law import check_play
from game.rules.roulette.options import OptionTable
from game.rules.roulette.questions import CARDS
from game.rules.roulette.state import RouletteState

Why: TypeAlias = Literal["card-wrong-moment", "card-no-skull"]
LIFTED: frozenset[str] = frozenset(get_args(Why))
"""Codes of the refusals that a script may lift: R-21, R-24."""


class Closed(NamedTuple):
    """An answer, and the code of the one refusal that closes it."""

    answer: Play
    why: str


def closed_answers(table: OptionTable, state: RouletteState, player: Player) -> tuple[Closed, ...]:
    """The plays that `player`, who is asked for cards, could make if scripts let it be done."""
    assert state.pending is not None
    return tuple(_plays(table, state, player)) if state.pending.kind in CARDS else ()


def _plays(table: OptionTable, state: RouletteState, player: Player) -> Iterator[Closed]:
    """Plays of cards of other windows, and of cards without a skull by who is out of the round."""
    assert state.pending is not None
    setting, moment = table.setting, state.pending.kind
    for name in dict.fromkeys(state.hands[player]):
        if not _could_be(setting.content.cards[name], moment):
            continue
        for play in table.plays(state, setting.kinds[name], player):
            refusal = check_play(setting, state, play)
            if refusal is None or refusal.code not in LIFTED:
                continue
            if check_play(setting, state, play, lifted=refusal.code) is None:
                yield Closed(play, refusal.code)


def _could_be(card: CardDef, moment: str) -> bool:
    """Whether a mod could have written the card for a window: what it does makes sense there."""
    try:
        msgspec.structs.replace(card, moment=moment)
    except ValueError:
        return False
    return True
