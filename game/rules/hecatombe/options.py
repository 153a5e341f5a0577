"""Options of a player: every entry passes the law, and nothing legal is missing."""

from collections.abc import Iterator, Sequence
from typing import overload

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
from game.rules.hecatombe.questions import ANSWER, ATTACK, DEFENCE, KEEPERS, LIBERATION, OBJECTIVES, REVEAL
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState, left_of

Options = Sequence[HecatombeAction]
"""Legal answers of one player."""
Rival = tuple[Player, int, int]
"""An opponent, the peoples of its armies as bits, and the number of attacks against it."""


class Attacks(Sequence[Attack]):
    """Every attack of one moment, each made when it is asked for: there may be 200 (H-09 to H-11)."""

    __slots__ = ("_kinds", "_player", "_rivals", "_size", "_table")

    def __init__(self, table: "OptionTable", player: Player, kinds: int, rivals: list[Rival]) -> None:
        self._table, self._player, self._kinds, self._rivals = table, player, kinds, rivals
        self._size = sum([size for _, _, size in rivals])

    def __len__(self) -> int:
        """Number of legal pairs of tiles."""
        return self._size

    def __eq__(self, other: object) -> bool:
        """Whether `other` holds the same attacks in the same order, in whatever sequence."""
        if isinstance(other, Attacks):
            mine, theirs = (self._player, self._kinds), (other._player, other._kinds)
            return mine == theirs and self._rivals == other._rivals
        return isinstance(other, tuple) and tuple(self) == other

    __hash__ = None  # type: ignore[assignment]

    @overload
    def __getitem__(self, place: int) -> Attack: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Attack, ...]: ...
    def __getitem__(self, place: int | slice) -> Attack | tuple[Attack, ...]:
        """The attack at a place: by opponent, then by own army, then by prey."""
        if isinstance(place, slice):
            return tuple(self)[place]
        left = place + self._size if place < 0 else place
        for target, theirs, size in self._rivals if left >= 0 else ():
            if left < size:
                return self._pair(target, theirs, left)
            left -= size
        raise IndexError(place)

    def _pair(self, target: Player, theirs: int, place: int) -> Attack:
        """The attack at a place among those against one opponent."""
        row = theirs.bit_count()
        left = self._kinds
        while left:
            army = left & -left
            left ^= army
            width = row - 1 if theirs & army else row
            if place < width:
                break
            place -= width
        preys = theirs & ~army
        while place:
            preys &= preys - 1
            place -= 1
        return self._table.attack(self._player, army, target, preys & -preys)

    def __iter__(self) -> Iterator[Attack]:
        """All attacks, in order."""
        for target, theirs, _ in self._rivals:
            for army in _single_bits(self._kinds):
                for prey in _single_bits(theirs & ~army):
                    yield self._table.attack(self._player, army, target, prey)

    def __contains__(self, action: object) -> bool:
        """Whether an attack is one of these."""
        if not isinstance(action, Attack) or action.player != self._player or action.army == action.prey:
            return False
        bits = self._table.setting.content.bits
        army, prey = bits.get(action.army, 0), bits.get(action.prey, 0)
        return bool(self._kinds & army) and any(
            target == action.target and theirs & prey for target, theirs, _ in self._rivals
        )


def _single_bits(kinds: int) -> Iterator[int]:
    """Each bit of a set, in printed order."""
    while kinds:
        bit = kinds & -kinds
        kinds ^= bit
        yield bit


class OptionTable:
    """Lists of options of one setting; actions that come back often are made once."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._attacks: dict[tuple[Player, int, Player, int], Attack] = {}
        self._people = {bit: people for people, bit in setting.content.bits.items()}
        seats, peoples = range(setting.players), setting.content.peoples
        self._lets_go = [LetGo(player) for player in seats]
        self._counters = [{people: Counter(player, people) for people in peoples} for player in seats]
        self._choices = [{people: Choose(player, people) for people in peoples} for player in seats]
        self._keeps = [{people: Keep(player, people) for people in peoples} for player in seats]
        self._frees = [{people: Liberate(player, people) for people in peoples} for player in seats]
        self._frees_none = [Liberate(player) for player in seats]
        places = range(setting.table.objectives)
        self._names = [tuple(Name(player, people) for people in peoples) for player in seats]
        self._calls = [
            [[Call(player, owner, place) for place in places] for owner in seats] for player in seats
        ]
        self.answers = {
            OBJECTIVES: self.objectives,
            ATTACK: self.attacks,
            DEFENCE: self.defence,
            KEEPERS: self.keepers,
            REVEAL: self.reveal,
            ANSWER: self.answer,
            LIBERATION: self.liberation,
        }

    def objectives(self, state: HecatombeState, player: Player) -> Options:
        """One choice for each people of the hand that is not all set aside (H-03)."""
        choices = self._choices[player]
        left = left_of(state.hands[player], state.sealed[player])
        return tuple([choices[people] for people in dict.fromkeys(left)])

    def attacks(self, state: HecatombeState, player: Player) -> Attacks:
        """Every legal pair of tiles; nobody attacks the father (H-09 to H-11)."""
        kinds, father = state.kinds[player], state.father
        count = kinds.bit_count()
        rivals = [
            (target, theirs, count * theirs.bit_count() - (kinds & theirs).bit_count())
            for target, theirs in enumerate(state.kinds)
            if theirs and target != player and target != father
        ]
        return Attacks(self, player, kinds, rivals)

    def attack(self, player: Player, army: int, target: Player, prey: int) -> Attack:
        """One attack, by the bits of its peoples."""
        key = (player, army, target, prey)
        attack = self._attacks.get(key)
        if attack is None:
            attack = self._attacks[key] = Attack(player, self._people[army], target, self._people[prey])
        return attack

    def defence(self, state: HecatombeState, player: Player) -> Options:
        """Letting go, and one counter-attack for each people of the armies (H-12)."""
        counters = self._counters[player]
        return (self._lets_go[player], *[counters[people] for people in dict.fromkeys(state.armies[player])])

    def keepers(self, state: HecatombeState, player: Player) -> Options:
        """One choice for each people of the armies that is not all kept (H-16)."""
        keeps = self._keeps[player]
        left = left_of(state.armies[player], state.sealed[player])
        return tuple([keeps[people] for people in dict.fromkeys(left)])

    def reveal(self, state: HecatombeState, player: Player) -> Options:
        """Calls of opponents' hidden objectives, any people with two players; own ones last (H-18, H-19)."""
        if self.setting.players == 2 and False in state.shown[1 - player]:
            return self._names[player]
        calls = self._calls[player]
        others = [
            calls[owner][place]
            for owner, shown in enumerate(state.shown)
            if False in shown and owner != player
            for place in _hidden_places(state, owner)
        ]
        return tuple(others or [calls[player][place] for place in _hidden_places(state, player)])

    def answer(self, state: HecatombeState, player: Player) -> Options:
        """One choice for each of the player's own hidden objectives (H-19)."""
        return tuple([Yield(player, place) for place in _hidden_places(state, player)])

    def liberation(self, state: HecatombeState, player: Player) -> Options:
        """No tile, or one of each people among the player's captured tiles (H-21)."""
        frees = self._frees[player]
        tiles = dict.fromkeys(state.captured[player])
        return (self._frees_none[player], *[frees[people] for people in tiles])


def _hidden_places(state: HecatombeState, owner: Player) -> list[int]:
    """Places of the objectives that `owner` has not shown."""
    return [place for place, shown in enumerate(state.shown[owner]) if not shown]
