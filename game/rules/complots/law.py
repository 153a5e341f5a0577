"""Why an action of Complots is illegal: flat guards, one reason each, nothing the player may not know."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.core.rules import Refusal
from game.rules.complots.actions import Block, Challenge, Declare, Judge, Keep, Pass, Pick, Reveal, Show
from game.rules.complots.defs import Embezzle
from game.rules.complots.state import ComplotsState

if TYPE_CHECKING:
    from game.rules.complots.rules import Complots

TURN, CHALLENGE, BLOCK, LOSE = "turn", "challenge", "block", "lose"
EXCHANGE, SHOW, JUDGE, PICK = "exchange", "show", "judge", "pick"


def check_declare(rules: "Complots", state: ComplotsState, action: Declare) -> Refusal | None:
    """One affordable action of this match, on a target where one is needed (C-08 to C-22)."""
    chosen = rules.actions.get(action.action)
    if chosen is None:
        return Refusal("no-such-action")
    purse = state.coins[action.player]
    if chosen.cost > purse:
        return Refusal("too-poor", {"cost": chosen.cost, "coins": purse})
    if not chosen.forced and rules.must_be_forced(state, action.player):
        return Refusal("too-rich", {"limit": rules.forced_from})
    if isinstance(chosen.effect, Embezzle) and not state.reserve:
        return Refusal("reserve-empty")
    if not chosen.target:
        return None if action.target is None else Refusal("no-target-needed")
    return _check_target(state, action, across=chosen.across_sides)


def _check_target(state: ComplotsState, action: Declare, *, across: bool) -> Refusal | None:
    """Another living player, and not of one's own party where parties matter (C-11, C-27, C-41)."""
    target = action.target
    if target is None or not 0 <= target < len(state.hands):
        return Refusal("target-needed")
    if target == action.player:
        return Refusal("target-self")
    if not state.hands[target]:
        return Refusal("target-out")
    if across and same_side(state, action.player, target):
        return Refusal("target-same-side")
    return None


def same_side(state: ComplotsState, one: int, other: int) -> bool:
    """Whether two players are of one party while another party still lives (C-41)."""
    sides = state.sides
    if not sides or sides[one] != sides[other]:
        return False
    return any(sides[player] != sides[one] for player in state.living())


def _check_challenge(rules: "Complots", state: ComplotsState, action: Challenge) -> Refusal | None:
    """Whoever is asked may doubt (C-23, C-29)."""
    return None


def _check_pass(rules: "Complots", state: ComplotsState, action: Pass) -> Refusal | None:
    """Whoever is asked may let it go."""
    return None


def _check_block(rules: "Complots", state: ComplotsState, action: Block) -> Refusal | None:
    """Only those whom the action names may block, with a character that it names (C-30)."""
    if state.block is not None or state.signal is not None or not rules.may_block(state, action.player):
        return Refusal("cannot-block")
    if action.character not in rules.blockers_of(state):
        return Refusal("blocks-nothing")
    return None


def _check_reveal(rules: "Complots", state: ComplotsState, action: Reveal | Show) -> Refusal | None:
    """One of one's own hidden cards."""
    return None if action.card in state.hands[action.player] else Refusal("not-your-card")


def _check_keep(rules: "Complots", state: ComplotsState, action: Keep) -> Refusal | None:
    """As many as one had, out of hand and drawn cards (C-18)."""
    hand = state.hands[action.player]
    if len(action.cards) != len(hand):
        return Refusal("keep-count", {"count": len(hand)})
    if Counter(action.cards) - Counter(hand + state.drawn):
        return Refusal("not-your-card")
    return None


def _check_judge(rules: "Complots", state: ComplotsState, action: Judge) -> Refusal | None:
    """The Inquisiteur is free (C-19 b)."""
    return None


def _check_pick(rules: "Complots", state: ComplotsState, action: Pick) -> Refusal | None:
    """A card of one's own pack (C-06)."""
    return None if action.card in state.packs[action.player] else Refusal("not-your-card")


Law = Callable[["Complots", ComplotsState, Any], Refusal | None]

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
"""Which verb answers which question, and what the law says of it."""
