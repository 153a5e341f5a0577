"""Bones, a dice game for two: throw while you dare, bank before a one; the first bank of GOAL wins."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from game.core.law import check_answer, typed_laws
from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Action, Event, Outcome, Player, Refusal

GOAL, FACES, TURN = 20, 6, "turn"


class Throw(Action, frozen=True, tag=True):
    """Throw the die once more, or bank the heap."""

    bank: bool = False


class Thrown(Event, frozen=True, tag=True):
    """`player` threw a face, or banked (0)."""

    player: Player
    face: int


class BonesFlags(msgspec.Struct, frozen=True):
    """No house rules."""


class BonesState(msgspec.Struct):
    """The whole truth."""

    banks: tuple[int, int] = (0, 0)
    heap: int = 0
    player: Player = 0

    def clone(self) -> "BonesState":
        return BonesState(self.banks, self.heap, self.player)


class BonesView(msgspec.Struct, frozen=True):
    """What one player may know: everything."""

    me: Player
    banks: tuple[int, int]
    heap: int
    player: Player
    asks: str | None
    owing: tuple[Player, ...]
    flags: BonesFlags = BonesFlags()


def _refuse_empty(setting: None, state: BonesState, action: Throw) -> Refusal | None:
    return Refusal("dice-no-heap") if action.bank and not state.heap else None


LAWS = typed_laws({(TURN, Throw): _refuse_empty})


class Bones:
    """The seven verbs."""

    players = 2

    def __init__(self, first: Player | None = None) -> None:
        self.first = first or 0

    def setup(self, rng: Chance) -> BonesState:
        return BonesState(player=self.first)

    def to_act(self, state: BonesState) -> Collection[Player]:
        return () if max(state.banks) >= GOAL else (state.player,)

    def legal_actions(self, state: BonesState, player: Player) -> Sequence[Throw]:
        return (Throw(player), Throw(player, bank=True)) if state.heap else (Throw(player),)

    def check(self, state: BonesState, action: Any) -> Refusal | None:
        owing = tuple(self.to_act(state))
        return check_answer(LAWS, None, state, Question(TURN, owing) if owing else None, action)

    def apply(
        self, state: BonesState, actions: Sequence[Throw], rng: Chance, *, events: bool = True
    ) -> list[Event]:
        player, face = state.player, 0 if actions[0].bank else 1 + rng.below(FACES)
        if face == 0:
            mine, other = state.banks[player] + state.heap, state.banks[1 - player]
            state.banks = (mine, other) if player == 0 else (other, mine)
        state.heap = state.heap + face if face > 1 else 0
        state.player = player if face > 1 else 1 - player
        return [Thrown(player, face)] if events else []

    def observe(self, state: BonesState, viewer: Player) -> BonesView:
        owing = tuple(self.to_act(state))
        return BonesView(viewer, state.banks, state.heap, state.player, TURN if owing else None, owing)

    def outcome(self, state: BonesState) -> Outcome | None:
        best = max(state.banks)
        return Outcome((state.banks.index(best),)) if best >= GOAL else None
