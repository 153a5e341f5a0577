"""Roulette, the seven verbs. Chapters: the rooms `round` and `cards`; law, options, view."""

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from typing import Any

from game.core.law import check_answer, typed_laws
from game.core.rng import Chance
from game.core.rules import Event, Outcome, Player, Refusal
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, RouletteAction, TakeAim
from game.rules.roulette.content import Content
from game.rules.roulette.defs import RouletteFlags
from game.rules.roulette.law import LAW
from game.rules.roulette.options import OptionTable
from game.rules.roulette.round import accusations, course, shots, windows
from game.rules.roulette.round.progress import advance_until_asked
from game.rules.roulette.scripted.closed import LIFTED
from game.rules.roulette.scripted.facts import MatchBegan, asked_card
from game.rules.roulette.scripted.legal import allowed_options
from game.rules.roulette.scripted.wishes import TABLE
from game.rules.roulette.setting import Setting, setting_of
from game.rules.roulette.state import RouletteState
from game.rules.roulette.view import RouletteView, observe
from game.scripting.hooks.chain import Chain
from game.scripting.hooks.scripts import Scripts

Verb = Callable[[Setting, RouletteState, Any, Chance, list[Event]], None]

VERBS: dict[type, Verb] = {
    Pocket: course.seal_pocket,
    Bet: course.seal_bet,
    Accuse: accusations.accuse_player,
    Play: windows.play_card,
    Pass: windows.let_pass,
    TakeAim: shots.take_aim,
}
"""By action: how it is carried out."""

LAWS = typed_laws(LAW)


class Roulette:
    """Pockets, bets, accusations and shots, all at the same time, for 2 to 6 players; no memory of any match.

    `first` is not used: nobody is first. `start` replaces the deal by a prepared state.
    """

    def __init__(
        self,
        content: Content,
        flags: RouletteFlags,
        players: int,
        first: Player | None = None,
        start: RouletteState | None = None,
        scripts: Scripts | None = None,
    ) -> None:
        self.setting = setting_of(content, flags, players, scripts)
        self.players = players
        self.start = start
        self._options = OptionTable(self.setting)

    @cached_property
    def unscripted(self) -> "Roulette":
        """The same rules without scripts, by which bots guess how a round goes on."""
        setting = self.setting
        return self if setting.scripts is None else Roulette(setting.content, setting.flags, self.players)

    def setup(self, rng: Chance) -> RouletteState:
        """The state of a new match, dealt or prepared, up to its first question."""
        state = course.deal(self.setting, rng) if self.start is None else self.start.clone()
        chain = self.script_chain(state, rng, [])
        if chain is not None and self.start is None:
            chain.begin(MatchBegan())
        advance_until_asked(self.setting, state, rng, [], chain)
        return state

    def to_act(self, state: RouletteState) -> Collection[Player]:
        """The players who owe an answer to the question of the moment."""
        return state.pending.players if state.pending else ()

    def legal_actions(self, state: RouletteState, player: Player) -> Sequence[RouletteAction]:
        """All that `player`, who owes an answer, may do now."""
        return allowed_options(self._options, state, player, self._options.answers(state, player))

    def check(self, state: RouletteState, action: Any) -> Refusal | None:
        """The refusal of `action` now, or None when it is legal."""
        refusal = self.impossible(state, action)
        if refusal is None and self.setting.scripts is not None and self._is_forbidden(state, action):
            return Refusal("forbidden-by-mod")
        return refusal

    def impossible(self, state: RouletteState, action: Any) -> Refusal | None:
        """The refusal of `action` now by the law, less what scripts allow, whatever they forbid."""
        refusal = check_answer(LAWS, self.setting, state, state.pending, action)
        if refusal is None or self.setting.scripts is None or refusal.code not in LIFTED:
            return refusal
        return None if action in self.legal_actions(state, action.player) else refusal

    def _is_forbidden(self, state: RouletteState, action: RouletteAction) -> bool:
        """Whether a script forbids a legal answer."""
        options = self._options.answers(state, action.player)
        return action in options and action not in self.legal_actions(state, action.player)

    def apply(
        self, state: RouletteState, actions: Sequence[Any], rng: Chance, *, events: bool = True
    ) -> list[Event]:
        """Carry out checked actions in the order of their coming; those now impossible are dropped."""
        out: list[Event] = []
        checked = True
        for action in actions:
            if checked or self.impossible(state, action) is None:
                chain = self.script_chain(state, rng, out)
                VERBS[type(action)](self.setting, state, action, rng, out)
                if chain is not None:
                    self._tell_of(chain, state, action)
                if state.pending is None or not state.pending.players:
                    advance_until_asked(self.setting, state, rng, out, chain)
            checked = False
        return out if events else []

    def script_chain(self, state: RouletteState, rng: Chance, out: list[Event]) -> Chain | None:
        """What scripts hear of an action and of what follows by itself; None: there are no scripts."""
        scripts = self.setting.scripts
        return None if scripts is None else Chain(TABLE, scripts, self.setting, state, rng, out)

    def _tell_of(self, chain: Chain, state: RouletteState, action: RouletteAction) -> None:
        """Tell scripts of an action, and the mod of a card that asks it; hands may be others then (R-21)."""
        chain.hear()
        if isinstance(action, Play):
            asked = asked_card(self.setting, state, action)
            if asked is not None:
                chain.begin(asked)
            windows.ask_holders(state)

    def observe(self, state: RouletteState, viewer: Player) -> RouletteView:
        """All that `viewer` may know now."""
        return observe(self.setting, state, viewer)

    def outcome(self, state: RouletteState) -> Outcome | None:
        """One winner, or nobody when the last captains died together (R-19); None while the match runs."""
        return Outcome(state.winners) if state.over else None
