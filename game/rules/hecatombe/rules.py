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
from game.rules.hecatombe.law import LAW
from game.rules.hecatombe.options import OptionTable
from game.rules.hecatombe.questions import KEEPERS, LIBERATION, OBJECTIVES
from game.rules.hecatombe.setting import Setting, setting_of
from game.rules.hecatombe.state import HecatombeState
from game.rules.hecatombe.view import HecatombeView, observe

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
}
"""By question: what happens when nobody owes a secret choice any more (H-25)."""

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
    ) -> None:
        self.setting = setting_of(content, flags, players, first)
        self.players = players
        self.start = start
        self._answers = OptionTable(self.setting).answers

    def setup(self, rng: Chance) -> HecatombeState:
        """The state of a new match: dealt, or the prepared position."""
        return deal.deal(self.setting, rng) if self.start is None else self.start.clone()

    def to_act(self, state: HecatombeState) -> Collection[Player]:
        """The players who owe an answer to the question of the moment."""
        return state.pending.players if state.pending else ()

    def legal_actions(self, state: HecatombeState, player: Player) -> Sequence[HecatombeAction]:
        """All that `player`, who owes an answer, may do now."""
        assert state.pending is not None
        return self._answers[state.pending.kind](state, player)

    def check(self, state: HecatombeState, action: Any) -> Refusal | None:
        """The refusal of `action` now, or None when it is legal."""
        return check_answer(LAWS, self.setting, state, state.pending, action)

    def apply(
        self, state: HecatombeState, actions: Sequence[Any], rng: Chance, *, events: bool = True
    ) -> list[Event]:
        """Carry out checked actions; several in one tick are secret and none hinders another."""
        out: list[Event] = []
        for action in actions:
            VERBS[type(action)](self.setting, state, action, rng, out)
            while state.pending is not None and not state.pending.players:
                CLOSINGS[state.pending.kind](self.setting, state, rng, out)
        return out if events else []

    def observe(self, state: HecatombeState, viewer: Player) -> HecatombeView:
        """All that `viewer` may know now."""
        return observe(self.setting, state, viewer)

    def outcome(self, state: HecatombeState) -> Outcome | None:
        """The first with enough rounds won, or all who reached it together (H-24); None while it runs."""
        return Outcome(state.winners) if state.winners else None
