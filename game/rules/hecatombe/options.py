"""What a player may do now, as a list: every entry passes the law, and nothing legal is missing."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from game.core.rules import Player
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
from game.rules.hecatombe.law import (
    ANSWER,
    ATTACK,
    DEFENCE,
    KEEPERS,
    LIBERATION,
    OBJECTIVES,
    REVEAL,
    others_hide,
)
from game.rules.hecatombe.state import HecatombeState, left_of

if TYPE_CHECKING:
    from game.rules.hecatombe.rules import Hecatombe

Options = Sequence[HecatombeAction]
Rival = tuple[Player, int]
"""An opponent, and the peoples of his armies as bits."""


class Attacks(Sequence[Attack]):
    """Every attack of one moment, made only when it is asked for: there may be two hundred (H-09 to H-11)."""

    __slots__ = ("_kinds", "_player", "_rivals", "_size", "_table")

    def __init__(self, table: "OptionTable", player: Player, kinds: int, rivals: tuple[Rival, ...]) -> None:
        self._table, self._player, self._kinds, self._rivals = table, player, kinds, rivals
        many = kinds.bit_count()
        size = 0
        for _, theirs in rivals:
            size += many * theirs.bit_count() - (kinds & theirs).bit_count()
        self._size = size

    def __len__(self) -> int:
        """How many pairs of tiles are legal."""
        return self._size

    @overload
    def __getitem__(self, place: int) -> Attack: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Attack, ...]: ...
    def __getitem__(self, place: int | slice) -> Attack | tuple[Attack, ...]:
        """The attack at a place: by opponent, then by own army, then by prey."""
        if isinstance(place, slice):
            return tuple(self)[place]
        if place < 0:
            place += self._size
        kinds = self._kinds
        many = kinds.bit_count()
        for target, theirs in self._rivals:
            size = many * theirs.bit_count() - (kinds & theirs).bit_count()
            if place < size:
                return self._pair(target, theirs, place)
            place -= size
        raise IndexError(place)

    def _pair(self, target: Player, theirs: int, place: int) -> Attack:
        """The pair of tiles at a place among those against one opponent."""
        row = theirs.bit_count()
        left = self._kinds
        while left:
            army = left & -left
            left ^= army
            wide = row - 1 if theirs & army else row
            if place < wide:
                preys = theirs & ~army
                while place:
                    preys &= preys - 1
                    place -= 1
                return self._table.attack(self._player, army, target, preys & -preys)
            place -= wide
        raise IndexError(place)

    def __iter__(self) -> Iterator[Attack]:
        """All of them, in order."""
        for place in range(self._size):
            yield self[place]

    def __contains__(self, action: object) -> bool:
        """Whether an attack is one of these."""
        if not isinstance(action, Attack) or action.player != self._player or action.army == action.prey:
            return False
        bits = self._table.rules.content.bits
        army, prey = bits.get(action.army, 0), bits.get(action.prey, 0)
        return bool(self._kinds & army) and any(
            target == action.target and theirs & prey for target, theirs in self._rivals
        )


class OptionTable:
    """The lists of one rules object; actions that come back often are made once."""

    def __init__(self, rules: "Hecatombe") -> None:
        self.rules = rules
        self._attacks: dict[tuple[Player, int, Player, int], Attack] = {}
        self._defences: dict[tuple[Player, int], Options] = {}
        self._people = {bit: people for people, bit in rules.content.bits.items()}
        self._tables = {
            OBJECTIVES: self.objectives,
            ATTACK: self.attacks,
            DEFENCE: self.defence,
            KEEPERS: self.keepers,
            REVEAL: self.reveal,
            ANSWER: self.answer,
            LIBERATION: self.liberation,
        }

    def answers(self, state: HecatombeState, player: Player) -> Options:
        """The answers to the question of the moment."""
        assert state.pending is not None
        return self._tables[state.pending.kind](state, player)

    def objectives(self, state: HecatombeState, player: Player) -> Options:
        """Each people of the hand that is not all set aside (H-03)."""
        left = left_of(state.hands[player], state.sealed[player])
        return tuple([Choose(player, people) for people in dict.fromkeys(left)])

    def rivals(self, state: HecatombeState) -> tuple[Rival, ...]:
        """Whom the active player may attack, with their peoples (H-11)."""
        active, father = state.active, state.father
        return tuple(
            [(p, kinds) for p, kinds in enumerate(state.kinds) if kinds and p not in (active, father)]
        )

    def attacks(self, state: HecatombeState, player: Player) -> Attacks:
        """Every legal pair of tiles."""
        return Attacks(self, player, state.kinds[player], self.rivals(state))

    def attack(self, player: Player, army: int, target: Player, prey: int) -> Attack:
        """One attack, by the bits of its peoples."""
        key = (player, army, target, prey)
        found = self._attacks.get(key)
        if found is None:
            found = self._attacks[key] = Attack(player, self._people[army], target, self._people[prey])
        return found

    def defence(self, state: HecatombeState, player: Player) -> Options:
        """Let it go, or sacrifice one of the armies (H-12)."""
        key = (player, state.kinds[player])
        found = self._defences.get(key)
        if found is None:
            own = [people for people, bit in self.rules.content.bits.items() if bit & key[1]]
            counters = [Counter(player, people) for people in own]
            found = self._defences[key] = (LetGo(player), *counters)
        return found

    def keepers(self, state: HecatombeState, player: Player) -> Options:
        """Each people of the armies that is not all kept (H-16)."""
        left = left_of(state.armies[player], state.sealed[player])
        return tuple([Keep(player, people) for people in dict.fromkeys(left)])

    def reveal(self, state: HecatombeState, player: Player) -> Options:
        """Opponents' hidden objectives, any people with two players; one's own at the end (H-18, H-19)."""
        if not others_hide(state, player):
            return tuple([Call(player, player, place) for place in hidden_places(state, player)])
        if self.rules.players == 2:
            return tuple([Name(player, people) for people in self.rules.content.peoples])
        return tuple(
            [
                Call(player, owner, place)
                for owner in range(self.rules.players)
                if owner != player
                for place in hidden_places(state, owner)
            ]
        )

    def answer(self, state: HecatombeState, player: Player) -> Options:
        """Each of one's own hidden objectives (H-19)."""
        return tuple([Yield(player, place) for place in hidden_places(state, player)])

    def liberation(self, state: HecatombeState, player: Player) -> Options:
        """None, or each people among one's captured tiles (H-21)."""
        tiles = dict.fromkeys(state.captured[player])
        return (Liberate(player), *[Liberate(player, people) for people in tiles])


def hidden_places(state: HecatombeState, owner: Player) -> list[int]:
    """Where the objectives lie that a player has not shown."""
    return [place for place, shown in enumerate(state.shown[owner]) if not shown]
