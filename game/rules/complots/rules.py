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
from game.rules.complots.defs import ComplotsFlags
from game.rules.complots.law import LAW
from game.rules.complots.options import OptionTable
from game.rules.complots.questions import (
    BLOCK,
    BLOCK_STANDS,
    CHALLENGE,
    END_TURN,
    OPEN_BLOCK,
    PICK,
    PUNISH,
    RESOLVE,
)
from game.rules.complots.scripted.closed import LIFTED
from game.rules.complots.scripted.facts import MatchBegan
from game.rules.complots.scripted.legal import allowed_options
from game.rules.complots.scripted.wishes import TABLE
from game.rules.complots.setting import Setting, setting_of
from game.rules.complots.state import ComplotsState
from game.rules.complots.view import ComplotsView, observe
from game.scripting.hooks.chain import Chain
from game.scripting.hooks.scripts import Scripts

Verb = Callable[[Setting, ComplotsState, Any, Chance, list[Event]], None]
Step = Callable[[Setting, ComplotsState, Chance, list[Event]], None]

VERBS: dict[type, Verb] = {
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
"""By action: how it is carried out."""


def _close_window(setting: Setting, state: ComplotsState, rng: Chance, out: list[Event]) -> None:
    """Close a window in which nobody spoke; nothing else happens."""


STEPS: dict[str, Step] = {
    CHALLENGE: _close_window,
    BLOCK: _close_window,
    PICK: deal.complete_hands,
    OPEN_BLOCK.kind: windows.open_block,
    BLOCK_STANDS.kind: windows.block_stands,
    PUNISH.kind: windows.punish_liar,
    RESOLVE.kind: effects.resolve_action,
    END_TURN.kind: windows.end_turn,
}
"""By question or step: what happens by itself once nobody owes an answer to it."""

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
        scripts: Scripts | None = None,
    ) -> None:
        self.setting = setting_of(content, flags, players, first, scripts)
        self.players = players
        self.start = start
        self._options = OptionTable(self.setting)

    def setup(self, rng: Chance) -> ComplotsState:
        """The state of a new match: dealt, or the prepared position."""
        if self.start is not None:
            return self.start.clone()
        state = deal.deal(self.setting, rng)
        if self.setting.scripts is not None:
            self._chain(self.setting.scripts, state, rng, []).begin(MatchBegan())
        return state

    def to_act(self, state: ComplotsState) -> Collection[Player]:
        """The players who owe an answer to the question on top of the stack, nearest clockwise first."""
        return state.stack[-1].players if state.stack else ()

    def legal_actions(self, state: ComplotsState, player: Player) -> Sequence[ComplotsAction]:
        """All that `player`, who owes an answer, may do now."""
        return allowed_options(self._options, state, player, self._options.answers(state, player))

    def check(self, state: ComplotsState, action: Any) -> Refusal | None:
        """The refusal of `action` now, or None when it is legal."""
        asked = state.stack[-1] if state.stack else None
        refusal = check_answer(LAWS, self.setting, state, asked, action)
        if self.setting.scripts is None or not (refusal is None or refusal.code in LIFTED):
            return refusal
        return self._ruled(state, action, refusal)

    def _ruled(self, state: ComplotsState, action: ComplotsAction, refusal: Refusal | None) -> Refusal | None:
        """What scripts leave of the law's word on an answer: they forbid, or lift its refusal."""
        options = self._options.answers(state, action.player)
        allowed = action in allowed_options(self._options, state, action.player, options)
        if refusal is not None:
            return None if allowed else refusal
        return None if allowed or action not in options else Refusal("forbidden-by-mod")

    def apply(
        self, state: ComplotsState, actions: Sequence[Any], rng: Chance, *, events: bool = True
    ) -> list[Event]:
        """Carry out checked actions; of several in one tick, the nearest clockwise comes first (C-23)."""
        out: list[Event] = []
        scripts = self.setting.scripts
        chain = None if scripts is None else self._chain(scripts, state, rng, out)
        if len(actions) == 1:
            VERBS[type(actions[0])](self.setting, state, actions[0], rng, out)
        else:
            self._apply_tick(state, actions, rng, out)
        if chain is not None:
            chain.hear()
        while state.stack and not state.stack[-1].players:
            STEPS[state.stack.pop().kind](self.setting, state, rng, out)
            if chain is not None:
                chain.hear()
        return out

    def _chain(self, scripts: Scripts, state: ComplotsState, rng: Chance, out: list[Event]) -> Chain:
        """What scripts hear of a tick."""
        return Chain(TABLE, scripts, self.setting, state, rng, out)

    def _apply_tick(
        self, state: ComplotsState, actions: Sequence[Any], rng: Chance, out: list[Event]
    ) -> None:
        """Carry out answer by answer until the question is closed; answers that came too late are dropped."""
        asked = state.stack[-1]
        order = {player: place for place, player in enumerate(asked.players)}
        for action in sorted(actions, key=lambda a: order[a.player]):
            top = state.stack[-1] if state.stack else None
            if top is None or top is not asked:
                return
            VERBS[type(action)](self.setting, state, action, rng, out)
            answered = asked.without(action.player)
            if state.stack and state.stack[-1] == answered:
                asked = state.stack[-1]

    def observe(self, state: ComplotsState, viewer: Player) -> ComplotsView:
        """All that `viewer` may know now."""
        return observe(self.setting, state, viewer)

    def outcome(self, state: ComplotsState) -> Outcome | None:
        """The last player with a hidden card (C-38), or None while the match runs."""
        return None if state.winner is None else Outcome((state.winner,))
