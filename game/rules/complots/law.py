"""The law of Complots: why an action is illegal, and who may block what (C-08 to C-41).

Flat guards, one reason each; no reason tells what its player may not know.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from game.core.rules import Player, Refusal
from game.rules.complots.actions import Block, Challenge, Declare, Judge, Keep, Pass, Pick, Reveal, Show
from game.rules.complots.defs import ActionDef, Embezzle
from game.rules.complots.questions import BLOCK, CHALLENGE, EXCHANGE, JUDGE, LOSE, PICK, SHOW, TURN
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState

TOO_RICH, SAME_SIDE, BLOCKS_NOTHING = "too-rich", "target-same-side", "blocks-nothing"
"""Codes of refusals that a script of a mod may lift: what house rules and actions of mods could open, too."""


def check_declare(
    setting: Setting, state: ComplotsState, action: Declare, lifted: str = ""
) -> Refusal | None:
    """Refuse all but an affordable action of this match, on a target where one is needed (C-08 to C-22).

    The refusal whose code is `lifted` is not made.
    """
    chosen = setting.actions.get(action.action)
    if chosen is None:
        return Refusal("no-such-action")
    purse = state.coins[action.player]
    if chosen.cost > purse:
        return Refusal("too-poor", {"cost": chosen.cost, "coins": purse})
    if not chosen.forced and lifted != TOO_RICH and must_be_forced(setting, state, action.player):
        return Refusal(TOO_RICH, {"limit": setting.forced_from})
    if isinstance(chosen.effect, Embezzle) and not state.reserve:
        return Refusal("reserve-empty")
    if not chosen.target:
        return None if action.target is None else Refusal("no-target-needed")
    return _check_target(state, action, across=chosen.across_sides and lifted != SAME_SIDE)


def _check_target(state: ComplotsState, action: Declare, *, across: bool) -> Refusal | None:
    """Refuse all but another living player, of the other party where parties matter (C-11, C-27, C-41)."""
    target = action.target
    if target is None or not 0 <= target < len(state.hands):
        return Refusal("target-needed")
    if target == action.player:
        return Refusal("target-self")
    if not state.hands[target]:
        return Refusal("target-out")
    if across and same_side(state, action.player, target):
        return Refusal(SAME_SIDE)
    return None


def same_side(state: ComplotsState, one: Player, other: Player) -> bool:
    """Whether two players are of one party while another party still lives (C-41)."""
    sides = state.sides
    if not sides or sides[one] != sides[other]:
        return False
    return any(sides[player] != sides[one] for player in state.living())


def _check_challenge(setting: Setting, state: ComplotsState, action: Challenge) -> Refusal | None:
    """Allow every doubt: only those who are asked get here (C-23, C-29)."""
    return None


def _check_pass(setting: Setting, state: ComplotsState, action: Pass) -> Refusal | None:
    """Allow every pass: only those who are asked get here."""
    return None


def _check_block(setting: Setting, state: ComplotsState, action: Block) -> Refusal | None:
    """Refuse players whom the action does not name, and characters that do not block it (C-30)."""
    if state.block is not None or state.signal is not None or not may_block(setting, state, action.player):
        return Refusal("cannot-block")
    if action.character not in blocking_characters(setting, state):
        return Refusal(BLOCKS_NOTHING)
    return None


def _check_reveal(setting: Setting, state: ComplotsState, action: Reveal | Show) -> Refusal | None:
    """Refuse all but one of the player's own hidden cards."""
    return None if action.card in state.hands[action.player] else Refusal("not-your-card")


def _check_keep(setting: Setting, state: ComplotsState, action: Keep) -> Refusal | None:
    """Refuse all but a hand as large as before, out of hand and drawn cards (C-18)."""
    hand = state.hands[action.player]
    if len(action.cards) != len(hand):
        return Refusal("keep-count", {"count": len(hand)})
    if Counter(action.cards) - Counter(hand + state.drawn):
        return Refusal("not-your-card")
    return None


def _check_judge(setting: Setting, state: ComplotsState, action: Judge) -> Refusal | None:
    """Allow both answers: the Inquisiteur is free (C-19 b)."""
    return None


def _check_pick(setting: Setting, state: ComplotsState, action: Pick) -> Refusal | None:
    """Refuse all but a card of the player's own pack (C-06)."""
    return None if action.card in state.packs[action.player] else Refusal("not-your-card")


# what is claimed, who may block


def must_be_forced(setting: Setting, state: ComplotsState, player: Player) -> bool:
    """Whether `player` is too rich to choose an action freely (C-09)."""
    return state.coins[player] >= setting.forced_from


def action_on_table(setting: Setting, state: ComplotsState) -> ActionDef:
    """The definition of the declared action."""
    assert state.declared is not None
    return setting.actions[state.declared.action]


def claimed_character(setting: Setting, claim: Block | Declare) -> tuple[str, bool]:
    """The character of a claim, and whether the claim denies holding it (C-41)."""
    if isinstance(claim, Block):
        return claim.character, False
    chosen = setting.actions[claim.action]
    if chosen.denies is not None:
        return chosen.denies, True
    assert chosen.claim is not None
    return chosen.claim, False


def blocking_characters(setting: Setting, state: ComplotsState) -> tuple[str, ...]:
    """The characters that block the action on the table."""
    block = action_on_table(setting, state).block
    return block.claiming if block else ()


def possible_blockers(setting: Setting, state: ComplotsState) -> tuple[Player, ...]:
    """Players who may block the action on the table, nearest clockwise first (C-30, C-34, C-41)."""
    declared = state.declared
    assert declared is not None
    block = setting.actions[declared.action].block
    if block is None:
        return ()
    if block.by == "anyone":
        asked = state.clockwise(declared.player)
    else:
        asked = _target_who_may_block(setting, state, declared, block.lost_by_doubting)
    if block.across_sides and state.sides:
        return tuple(p for p in asked if not same_side(state, p, declared.player))
    return asked


def _target_who_may_block(
    setting: Setting, state: ComplotsState, declared: Declare, lost_by_doubting: bool
) -> tuple[Player, ...]:
    """The target, or nobody when it is dead or wasted the right to block by doubting (C-34)."""
    target = declared.target
    assert target is not None
    wasted = lost_by_doubting and not setting.flags.block_after_challenge and state.doubter == target
    return () if wasted or not state.hands[target] else (target,)


def may_block(setting: Setting, state: ComplotsState, player: Player) -> bool:
    """Whether `player` may block the action on the table."""
    declared = state.declared
    if declared is None:
        return False
    block = setting.actions[declared.action].block
    if block is None or (block.by == "target" and declared.target != player):
        return False
    return player in possible_blockers(setting, state)


Law = Callable[[Setting, ComplotsState, Any], Refusal | None]
"""The reason why an answer is illegal, or None."""

LAW: dict[tuple[str, type], Law] = {
    (TURN, Declare): check_declare,
    (CHALLENGE, Challenge): _check_challenge,
    (CHALLENGE, Pass): _check_pass,
    (CHALLENGE, Block): _check_block,
    (BLOCK, Block): _check_block,
    (BLOCK, Pass): _check_pass,
    (LOSE, Reveal): _check_reveal,
    (EXCHANGE, Keep): _check_keep,
    (SHOW, Show): _check_reveal,
    (JUDGE, Judge): _check_judge,
    (PICK, Pick): _check_pick,
}
"""By question and verb that answers it: what the law says of it."""
