"""Hécatombe: the seven verbs. Chapters: deal, fight, verdict; law (refusals), options, view."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from game.core.law import check_answer, typed_laws
from game.core.pending import Question
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
from game.rules.hecatombe.defs import SEATS, HecatombeFlags
from game.rules.hecatombe.law import ATTACK, DEFENCE, KEEPERS, LAW, LIBERATION, OBJECTIVES
from game.rules.hecatombe.options import OptionTable
from game.rules.hecatombe.state import HecatombeState
from game.rules.hecatombe.view import HecatombeView, observe

Carry = Callable[["Hecatombe", HecatombeState, Any, Chance, list[Event]], None]
Close = Callable[["Hecatombe", HecatombeState, Chance, list[Event]], None]

VERBS: dict[type, Carry] = {
    Choose: deal.seal_objective,
    Attack: fight.declare_attack,
    LetGo: fight.let_go,
    Counter: fight.counter_attack,
    Keep: fight.seal_keeper,
    Call: verdict.call_objective,
    Name: verdict.name_people,
    Yield: verdict.yield_,
    Liberate: verdict.seal_liberation,
}
"""How each action is carried out."""

CLOSES: dict[str, Close] = {
    OBJECTIVES: deal.lay_armies,
    KEEPERS: fight.resolve_desertion,
    LIBERATION: verdict.free_sealed_tiles,
}
"""What happens when nobody owes a secret choice any more (H-25)."""

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
        if players not in SEATS:
            raise ValueError("Hécatombe is for 2 to 7 players.")
        self.content = content
        self.flags = flags
        self.players = players
        self.first = first
        self.start = start
        self.table = content.tables[players]
        self.order = {people: place for place, people in enumerate(content.peoples)}
        """The place of each people in print."""
        self.goal = (self.table.tiles - flags.no_retreat - self.table.objectives + 1) // 2
        """K: how many captured tiles everybody ends with (H-17)."""
        self.asked = {
            kind: tuple(Question(kind, (player,)) for player in range(players)) for kind in (ATTACK, DEFENCE)
        }
        """The questions of the fighting, put to each player (H-08, H-12)."""
        self._answers = OptionTable(self).answers

    def setup(self, rng: Chance) -> HecatombeState:
        """Deal a new match, or lay out the prepared position."""
        return deal.deal(self, rng) if self.start is None else self.start.clone()

    def to_act(self, state: HecatombeState) -> Collection[Player]:
        """Those who owe an answer to the question of the moment."""
        return state.pending.players if state.pending else ()

    def legal_actions(self, state: HecatombeState, player: Player) -> Sequence[HecatombeAction]:
        """All that `player`, who owes an answer, may do now."""
        assert state.pending is not None
        return self._answers[state.pending.kind](state, player)

    def check(self, state: HecatombeState, action: Any) -> Refusal | None:
        """Say why `action` is illegal now, or None."""
        return check_answer(LAWS, self, state, state.pending, action)

    def apply(
        self, state: HecatombeState, actions: Sequence[Any], rng: Chance, *, events: bool = True
    ) -> list[Event]:
        """Carry out checked actions; several in one tick are secret and none hinders another."""
        out: list[Event] = []
        for action in actions:
            VERBS[type(action)](self, state, action, rng, out)
            while state.pending is not None and not state.pending.players:
                CLOSES[state.pending.kind](self, state, rng, out)
        return out if events else []

    def observe(self, state: HecatombeState, viewer: Player) -> HecatombeView:
        """All that `viewer` may know now."""
        return observe(self, state, viewer)

    def outcome(self, state: HecatombeState) -> Outcome | None:
        """The first with enough rounds won, or all who reached it together (H-24)."""
        return Outcome(state.winners) if state.winners else None

    def hand_size(self, player: Player, first: Player) -> int:
        """How many tiles a player draws (H-02, H-15)."""
        return self.table.tiles - (player == first) - self.flags.no_retreat

    def can_attack(self, state: HecatombeState) -> bool:
        """Whether the active player has any legal attack (H-08, H-10, H-11)."""
        active, father = state.active, state.father
        own = state.kinds[active]
        blunt = 0 if own & (own - 1) else own
        for player, kinds in enumerate(state.kinds):
            if kinds and kinds != blunt and player != active and player != father:
                return own != 0
        return False

    def next_attack(
        self, state: HecatombeState, player: Player, father: Player | None, out: list[Event]
    ) -> None:
        """`player` attacks, or the fighting ends with him (H-08)."""
        fight.next_attack(self, state, player, father, out)

    def next_reveal(self, state: HecatombeState, chooser: Player, rng: Chance, out: list[Event]) -> None:
        """`chooser` calls the next objective, or the round is over (H-18)."""
        verdict.next_reveal(self, state, chooser, rng, out)
