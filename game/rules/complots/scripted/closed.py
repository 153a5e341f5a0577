"""Answers that the law of Complots closes for one reason alone, and that a script may open."""

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias, get_args

from game.core.rules import Player
from game.rules.complots.actions import Block, ComplotsAction
from game.rules.complots.law import BLOCKS_NOTHING, blocking_characters, check_declare, may_block
from game.rules.complots.options import OptionTable
from game.rules.complots.questions import BLOCK, CHALLENGE, TURN
from game.rules.complots.state import ComplotsState

Why: TypeAlias = Literal["too-rich", "target-same-side", "blocks-nothing"]
LIFTED: frozenset[str] = frozenset(get_args(Why))
"""Codes of the refusals that a script may lift: C-09, C-41, C-30."""


class Closed(NamedTuple):
    """An answer, and the code of the one refusal that closes it."""

    answer: ComplotsAction
    why: str


def closed_answers(table: OptionTable, state: ComplotsState, player: Player) -> tuple[Closed, ...]:
    """What `player`, who owes an answer, could do if scripts let it be done."""
    asked = state.stack[-1].kind
    if asked == TURN:
        return tuple(_declarations(table, state, player))
    if asked == BLOCK or (asked == CHALLENGE and state.block is None and state.signal is None):
        return _blocks(table, state, player)
    return ()


def _declarations(table: OptionTable, state: ComplotsState, player: Player) -> Iterator[Closed]:
    """Actions that a full purse closes, and those on a target of one's own party."""
    for declared in table.declarations(player):
        refusal = check_declare(table.setting, state, declared)
        if refusal is None or refusal.code not in LIFTED:
            continue
        if check_declare(table.setting, state, declared, lifted=refusal.code) is None:
            yield Closed(declared, refusal.code)


def _blocks(table: OptionTable, state: ComplotsState, player: Player) -> tuple[Closed, ...]:
    """Blocks by characters that do not block this action, for who may block it at all."""
    if not may_block(table.setting, state, player):
        return ()
    known = blocking_characters(table.setting, state)
    others = [one for one in table.setting.content.characters if one not in known]
    return tuple([Closed(Block(player, one), BLOCKS_NOTHING) for one in others])
