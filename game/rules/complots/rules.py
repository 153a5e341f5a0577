"""Complots: the seven verbs. Chapters: deal (start), windows (claims), effects (powers), law (refusals)."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from game.core.law import check_answer, typed_laws
from game.core.rng import Chance
from game.core.rules import Event, Outcome, Player, Refusal
from game.rules.complots import deal, effects, windows
from game.rules.complots.actions import (
    Block,
    Challenge,
    ComplotsAction,
    Declare,
    Judge,
    Keep,
    Pass,
    Pick,
    Reveal,
    Show,
)
from game.rules.complots.content import Content
from game.rules.complots.defs import ActionDef, ComplotsFlags
from game.rules.complots.law import LAW, PICK, same_side
from game.rules.complots.options import OptionTable
from game.rules.complots.state import ComplotsState
from game.rules.complots.view import ComplotsView, observe

Carry = Callable[["Complots", ComplotsState, Any, Chance, list[Event]], None]
Step = Callable[["Complots", ComplotsState, Chance, list[Event]], None]

VERBS: dict[type, Carry] = {
    Declare: windows.declare_action,
    Challenge: windows.challenge_claim,
    Block: windows.block_action,
    Pass: windows.let_pass,
    Reveal: windows.reveal_card,
    Keep: effects.keep_cards,
    Show: effects.show_card,
    Judge: effects.judge_shown_card,
    Pick: deal.seal_pick,
}
"""How each action is carried out."""


def _heard(rules: "Complots", state: ComplotsState, rng: Chance, out: list[Event]) -> None:
    """A window in which nobody spoke closes, and that is all."""


STEPS: dict[str, Step] = {
    "challenge": _heard,
    "block": _heard,
    PICK: deal.complete_hands,
    "open-block": windows.open_block,
    "block-stands": windows.block_stands,
    "resolve": effects.resolve_action,
    "end-turn": windows.end_turn,
}
"""What happens by itself when nobody owes an answer any more."""

LAWS = typed_laws(LAW)


class Complots:
    """Hidden characters, claims, doubts and blocks for 2 to 8 players; no memory of any match.

    `first` starts; None draws lots (C-05). `start` replaces the deal by a prepared position.
    """

    def __init__(
        self,
        content: Content,
        flags: ComplotsFlags,
        players: int,
        first: Player | None = None,
        start: ComplotsState | None = None,
    ) -> None:
        if not 2 <= players <= 8:
            raise ValueError("Complots is for 2 to 8 players.")
        self.content = content
        self.flags = flags
        self.players = players
        self.first = first
        self.start = start
        self.actions = content.actions
        forced = [action.cost for action in content.actions.values() if action.forced]
        self.forced_from = max(flags.forced_at, min(forced)) if forced and flags.forced_at else 1_000
        """With so many coins a player can no longer choose (C-09)."""
        self._options = OptionTable(self)

    def setup(self, rng: Chance) -> ComplotsState:
        """Deal a new match, or lay out the prepared position."""
        return deal.deal(self, rng) if self.start is None else self.start.clone()

    def to_act(self, state: ComplotsState) -> Collection[Player]:
        """Those who owe an answer to the question on top of the stack, nearest clockwise first."""
        return state.stack[-1].players if state.stack else ()

    def legal_actions(self, state: ComplotsState, player: Player) -> Sequence[ComplotsAction]:
        """All that `player`, who owes an answer, may do now."""
        return self._options.answers(state, player)

    def check(self, state: ComplotsState, action: Any) -> Refusal | None:
        """Say why `action` is illegal now, or None."""
        return check_answer(LAWS, self, state, state.stack[-1] if state.stack else None, action)

    def apply(
        self, state: ComplotsState, actions: Sequence[Any], rng: Chance, *, events: bool = True
    ) -> list[Event]:
        """Carry out checked actions; of several in one tick, the nearest clockwise comes first (C-23)."""
        out: list[Event] = []
        if len(actions) == 1:
            VERBS[type(actions[0])](self, state, actions[0], rng, out)
        else:
            self.apply_tick(state, actions, rng, out)
        while state.stack and not state.stack[-1].players:
            STEPS[state.stack.pop().kind](self, state, rng, out)
        return out

    def apply_tick(self, state: ComplotsState, actions: Sequence[Any], rng: Chance, out: list[Event]) -> None:
        """Answer by answer until the question is closed; what came too late is dropped."""
        asked = state.stack[-1]
        order = {player: place for place, player in enumerate(asked.players)}
        for action in sorted(actions, key=lambda a: order[a.player]):
            top = state.stack[-1] if state.stack else None
            if top is None or top is not asked:
                return
            VERBS[type(action)](self, state, action, rng, out)
            answered = asked.without(action.player)
            if state.stack and state.stack[-1] == answered:
                asked = state.stack[-1]

    def observe(self, state: ComplotsState, viewer: Player) -> ComplotsView:
        """All that `viewer` may know now."""
        return observe(self, state, viewer)

    def outcome(self, state: ComplotsState) -> Outcome | None:
        """The last player with a hidden card (C-38)."""
        return None if state.winner is None else Outcome((state.winner,))

    def must_be_forced(self, state: ComplotsState, player: Player) -> bool:
        """Whether `player` is too rich to choose his action (C-09)."""
        return state.coins[player] >= self.forced_from

    def action_on_table(self, state: ComplotsState) -> ActionDef:
        """The definition of the declared action."""
        assert state.declared is not None
        return self.actions[state.declared.action]

    def claimed(self, claim: Block | Declare) -> tuple[str, bool]:
        """The character of a claim, and whether it is a denial (C-41)."""
        if isinstance(claim, Block):
            return claim.character, False
        chosen = self.actions[claim.action]
        if chosen.denies is not None:
            return chosen.denies, True
        assert chosen.claim is not None
        return chosen.claim, False

    def blockers_of(self, state: ComplotsState) -> tuple[str, ...]:
        """The characters that block the action on the table."""
        block = self.action_on_table(state).block
        return block.claiming if block else ()

    def blockers(self, state: ComplotsState) -> tuple[Player, ...]:
        """Who may block the action on the table, nearest clockwise first (C-30, C-34, C-41)."""
        declared = state.declared
        assert declared is not None
        block = self.actions[declared.action].block
        if block is None:
            return ()
        if block.by == "anyone":
            asked = state.clockwise(declared.player)
        else:
            asked = self.target_who_may_block(state, declared, block.lost_by_doubting)
        if block.across_sides and state.sides:
            return tuple(p for p in asked if not same_side(state, p, declared.player))
        return asked

    def target_who_may_block(
        self, state: ComplotsState, declared: Declare, lost_by_doubting: bool
    ) -> tuple[Player, ...]:
        """The target, if he lives and did not waste his right by doubting (C-34)."""
        target = declared.target
        assert target is not None
        wasted = lost_by_doubting and not self.flags.block_after_challenge and state.doubter == target
        return () if wasted or not state.hands[target] else (target,)

    def may_block(self, state: ComplotsState, player: Player) -> bool:
        """Whether `player` is one of those who may block the action on the table."""
        declared = state.declared
        if declared is None:
            return False
        block = self.actions[declared.action].block
        if block is None or (block.by == "target" and declared.target != player):
            return False
        return player in self.blockers(state)
