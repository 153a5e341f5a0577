"""Hécatombe: the seven verbs. Chapters: deal, fight, verdict; law (refusals), options, view."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from game.core.law import check_answer, typed_laws
from game.core.rng import Chance
from game.core.rules import Event, Outcome, Player, Refusal
from game.rules.hecatombe import deal, fight, verdict
from game.rules.hecatombe.actions import (
    Attack,
    Call,
    Choose,
    Counter,
    HecatombeAction,
    Keep,
    LetGo,
    Liberate,
    Name,
    Yield,
)
from game.rules.hecatombe.content import Content
from game.rules.hecatombe.defs import HecatombeFlags
from game.rules.hecatombe.events import RoundBegan
from game.rules.hecatombe.law import LAW
from game.rules.hecatombe.options import OptionTable
from game.rules.hecatombe.questions import (
    ATTACK,
    END_ROUND,
    KEEPERS,
    LIBERATION,
    NEXT_REVEAL,
    NEXT_ROUND,
    OBJECTIVES,
)
from game.rules.hecatombe.scripted.closed import LIFTED
from game.rules.hecatombe.scripted.facts import AllScored, MatchBegan, TurnBegan
from game.rules.hecatombe.scripted.legal import allowed_options
from game.rules.hecatombe.scripted.wishes import TABLE
from game.rules.hecatombe.setting import Setting, setting_of
from game.rules.hecatombe.state import HecatombeState
from game.rules.hecatombe.view import HecatombeView, observe
from game.scripting.hooks.chain import Chain
from game.scripting.hooks.scripts import Scripts

Verb = Callable[[Setting, HecatombeState, Any, Chance, list[Event]], None]
Closing = Callable[[Setting, HecatombeState, Chance, list[Event]], None]

VERBS: dict[type, Verb] = {
    Choose: deal.seal_objective,
    Attack: fight.declare_attack,
    LetGo: fight.let_go,
    Counter: fight.counter_attack,
    Keep: fight.seal_keeper,
    Call: verdict.call_objective,
    Name: verdict.name_people,
    Yield: verdict.yield_objective,
    Liberate: verdict.seal_liberation,
}
"""By action: how it is carried out."""

CLOSINGS: dict[str, Closing] = {
    OBJECTIVES: fight.lay_armies,
    KEEPERS: fight.resolve_desertion,
    LIBERATION: verdict.free_sealed_tiles,
    NEXT_REVEAL.kind: verdict.next_reveal,
    END_ROUND.kind: verdict.end_round,
    NEXT_ROUND.kind: verdict.next_round,
}
"""By question or step: what happens when nobody owes a choice to it any more (H-25)."""

LAWS = typed_laws(LAW)


class Hecatombe:
    """Armies, captures and shared secret objectives for 2 to 7 players; no memory of any match.

    `first` makes the first attack; None draws lots (H-07). `start` replaces the deal by a prepared position.
    """

    def __init__(
        self,
        content: Content,
        flags: HecatombeFlags,
        players: int,
        first: Player | None = None,
        start: HecatombeState | None = None,
        scripts: Scripts | None = None,
    ) -> None:
        self.setting = setting_of(content, flags, players, first, scripts)
        self.players = players
        self.start = start
        self._answers = OptionTable(self.setting).answers

    def setup(self, rng: Chance) -> HecatombeState:
        """The state of a new match: dealt, or the prepared position."""
        if self.start is not None:
            return self.start.clone()
        state = deal.deal(self.setting, rng)
        if self.setting.scripts is not None:
            chain = self._chain(self.setting.scripts, state, rng, [])
            chain.begin(MatchBegan())
            chain.begin(RoundBegan(state.round, state.first))
        return state

    def to_act(self, state: HecatombeState) -> Collection[Player]:
        """The players who owe an answer to the question of the moment."""
        return state.pending.players if state.pending else ()

    def legal_actions(self, state: HecatombeState, player: Player) -> Sequence[HecatombeAction]:
        """All that `player`, who owes an answer, may do now."""
        assert state.pending is not None
        options = self._answers[state.pending.kind](state, player)
        return (
            options if self.setting.scripts is None else allowed_options(self.setting, state, player, options)
        )

    def check(self, state: HecatombeState, action: Any) -> Refusal | None:
        """The refusal of `action` now, or None when it is legal."""
        refusal = check_answer(LAWS, self.setting, state, state.pending, action)
        if self.setting.scripts is None or not (refusal is None or refusal.code in LIFTED):
            return refusal
        if action in self.legal_actions(state, action.player):
            return None
        return refusal or Refusal("forbidden-by-mod")

    def apply(
        self, state: HecatombeState, actions: Sequence[Any], rng: Chance, *, events: bool = True
    ) -> list[Event]:
        """Carry out checked actions; several in one tick are secret and none hinders another."""
        out: list[Event] = []
        scripts = self.setting.scripts
        if scripts is not None:
            self._apply_told(state, actions, rng, out, self._chain(scripts, state, rng, out))
            return out if events else []
        for action in actions:
            VERBS[type(action)](self.setting, state, action, rng, out)
            while state.pending is not None and not state.pending.players:
                CLOSINGS[state.pending.kind](self.setting, state, rng, out)
        return out if events else []

    def _chain(self, scripts: Scripts, state: HecatombeState, rng: Chance, out: list[Event]) -> Chain:
        """What scripts hear of a tick."""
        return Chain(TABLE, scripts, self.setting, state, rng, out)

    def _apply_told(
        self, state: HecatombeState, actions: Sequence[Any], rng: Chance, out: list[Event], chain: Chain
    ) -> None:
        """Carry out checked actions, scripts being told of what comes of each before anything follows."""
        for action in actions:
            VERBS[type(action)](self.setting, state, action, rng, out)
            chain.hear()
            while state.pending is not None and not state.pending.players:
                if state.pending == END_ROUND:
                    chain.begin(AllScored())
                CLOSINGS[state.pending.kind](self.setting, state, rng, out)
                chain.hear()
        if state.pending is not None and state.pending.kind == ATTACK:
            chain.begin(TurnBegan(state.active))

    def observe(self, state: HecatombeState, viewer: Player) -> HecatombeView:
        """All that `viewer` may know now."""
        return observe(self.setting, state, viewer)

    def outcome(self, state: HecatombeState) -> Outcome | None:
        """The first with enough rounds won, or all who reached it together (H-24); None while it runs."""
        return Outcome(state.winners) if state.winners else None
