"""What the picture of the battle says now; it runs behind the facts and catches up with the events."""

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from game.core.rules import Event, Player
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.events.player import EnemyNamed, PhaseBegan, TurnFlipped
from game.rules.skirmish.view import UnitView
from scenes.games.skirmish.table.relation import Relation, relation_of

TABLE, RESERVE, AWAY, GONE = "table", "reserve", "away", "gone"
"""Places of a unit: on the table, not yet there, off it and coming back, dead or fled."""
NOBODY: Player = -1
"""No player; also no unit, where a unit's id would stand."""
Bases = Mapping[str, tuple[int, int]]
"""Width and depth of the bases of each unit, in milli, by the id of its def: they are content."""


class Stand(NamedTuple):
    """A pose that a picture may be halfway to: middle of the front edge in milli, heading in centi."""

    x: float
    y: float
    heading: float


class ShownUnit(msgspec.Struct):
    """A unit, or a character, as it is shown; what it is at rest is what everybody sees of it."""

    id: int
    owner: Player
    unit: str
    """The id of its def."""
    models: int
    hurt: int
    files: int
    x: int
    y: int
    heading: int
    place: str
    host: int
    """The unit in which this character stands, or -1; a guest's own x, y and heading are 0."""
    guests: tuple[int, ...]
    champion: bool
    standard: bool
    musician: bool
    marks: int
    fleeing: bool
    base: tuple[int, int]
    """Width and depth of each base, in milli."""
    began: int
    """Models that its list bought."""
    general: bool
    battle_standard: bool

    @property
    def stands(self) -> bool:
        """Whether it has a footprint of its own on the table."""
        return self.place == TABLE and self.host == NOBODY

    @property
    def stand(self) -> Stand:
        """Where it stands; of a guest see `Shown.stand_of`."""
        return Stand(self.x, self.y, self.heading)

    @property
    def wide(self) -> int:
        """Files that are really filled (S-28)."""
        return max(1, min(self.files, self.in_ranks))

    @property
    def in_ranks(self) -> int:
        """Models in its ranks: its own and its guests (S-81)."""
        return self.models + len(self.guests)

    @property
    def ranks(self) -> int:
        """Ranks, an incomplete one counted whole (S-28)."""
        return max(1, -(-self.in_ranks // self.wide))

    @property
    def size(self) -> tuple[int, int]:
        """Length of the front edge and depth of the footprint, in milli."""
        return self.wide * self.base[0], self.ranks * self.base[1]

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the footprint, in milli."""
        return point_from(self.stand, 0, -self.size[1] / 2)

    def move(self, x: int, y: int, heading: int) -> None:
        """Let it stand elsewhere: milli and centi."""
        self.x, self.y, self.heading = x, y, heading


class Shown:
    """Armies, turns and numbers on the table; when nothing moves they equal the public view."""

    def __init__(self, view: SkirmishView, bases: Bases) -> None:
        self.bases = bases
        self.players = view.players
        self.width, self.depth = view.width, view.depth
        self.units: dict[int, ShownUnit] = {}
        self.names: dict[str, Player] = {}
        """By phase of the present turn: who was named. Of phases before the watcher came nothing is known."""
        self._take_numbers(view)
        self._take_units(view)

    def settle(self, view: SkirmishView) -> frozenset[int]:
        """Take over what changes without an event; return the ids of the units that are shown otherwise."""
        self._take_numbers(view)
        return self._take_units(view)

    def _take_numbers(self, view: SkirmishView) -> None:
        """Take over everything but the units."""
        self.terrain, self.zones, self.artefact = view.terrain, list(view.zones), view.artefact
        self.round, self.rounds = view.round, view.rounds
        self.order, self.flips = view.order, view.flips
        """The order of deployment; the owners of turn cards that still lie face down, in seat order."""
        self.active, self.phase, self.named = view.active, view.phase, view.named
        self.tokens, self.victory, self.earned = list(view.tokens), list(view.victory), list(view.earned)
        self.hands, self.deck, self.discards = list(view.hands), view.deck, list(view.discards)
        """Sizes of all hands; how many treachery cards are in the deck; which lie open."""
        self.plays = list(view.plays)
        self.offers, self.promises = list(view.offers), list(view.promises)
        self.casting = view.casting
        """The spell that is on its way; None: none is."""
        self.power, self.dispel = view.winds.power, view.winds.dispel
        self.fight = _fight_of(view)
        """The units of the combat that is fought: friends, enemies; nobody between combats."""
        self.winner = view.winner
        self._recall_name()

    def _take_units(self, view: SkirmishView) -> frozenset[int]:
        """Take over the units; return the ids of those that were shown otherwise."""
        changed = set[int]()
        for unit in view.units:
            shown = _shown_unit(unit, self.bases)
            if self.units.get(unit.id) != shown:
                self.units[unit.id] = shown
                changed.add(unit.id)
        return frozenset(changed)

    # the names of this turn

    def begin_turn(self, player: Player) -> None:
        """A turn card is turned up: nobody was named in any phase of this turn."""
        self.active, self.phase, self.named = player, "", NOBODY
        self.flips = tuple(one for one in self.flips if one != player)
        self.names.clear()

    def name_enemy(self, phase: str, enemy: Player) -> None:
        """Somebody was named in this phase, or, -1, the name is void."""
        self.named = enemy
        self._recall_name()
        if enemy < 0:
            self.names.pop(phase, None)

    def remember_names(self, story: Iterable[Event]) -> None:
        """Look up in what has happened so far who was named in this turn: no view says it."""
        for event in story:
            if isinstance(event, TurnFlipped):
                self.names.clear()
            elif isinstance(event, EnemyNamed):
                self.names[event.phase] = event.enemy
            elif isinstance(event, PhaseBegan):
                self.names.pop(event.phase, None)
        self._recall_name()

    def _recall_name(self) -> None:
        """The name of this phase is one of those of the turn."""
        if self.phase and self.named >= 0:
            self.names[self.phase] = self.named

    # what a picture asks

    def relation(self, owner: Player) -> Relation:
        """The side of an army in the phase that is shown; of two armies nobody is neutral (S-01, S-04)."""
        named = self.named
        if self.players == 2 and self.active >= 0:
            named = 1 - self.active
        return relation_of(owner, self.active, named)

    def army(self, player: Player) -> list[ShownUnit]:
        """The units of one army that are not gone, by id."""
        return [unit for unit in self.units.values() if unit.owner == player and unit.place != GONE]

    def standing(self) -> list[ShownUnit]:
        """Every unit with a footprint of its own on the table, by id."""
        return [unit for unit in self.units.values() if unit.stands]

    def host_of(self, unit: int) -> ShownUnit:
        """The unit in whose footprint a unit stands: that which it joined, or itself."""
        one = self.units[unit]
        return one if one.host < 0 else self.units[one.host]

    def stand_of(self, unit: int) -> Stand:
        """Where a unit stands; a guest at its own place in the ranks of its host (S-81)."""
        one = self.units[unit]
        host = self.host_of(unit)
        if host is one or unit not in host.guests:
            return host.stand
        rank, place = divmod(host.guests.index(unit), host.wide)
        file = place_from_middle(host.wide, place)
        x, y = point_from(host.stand, (file - (host.wide - 1) / 2) * host.base[0], -rank * host.base[1])
        return Stand(x, y, host.heading)

    def middle_of(self, unit: int) -> tuple[float, float]:
        """The middle of a unit's footprint in milli; of a guest that of its own base."""
        one = self.units[unit]
        return point_from(self.stand_of(unit), 0, -(one.size[1] if one.host < 0 else one.base[1]) / 2)

    # the truth

    def differs(self, view: SkirmishView) -> list[str]:
        """Return the differences between the picture and the facts; empty when it has caught up."""
        fresh = Shown(view, self.bases)
        found = [
            f"{name}: {shown} for {getattr(fresh, name)}"
            for name, shown in vars(self).items()
            if name not in ("units", "names", "bases") and shown != getattr(fresh, name)
        ]
        for id, unit in fresh.units.items():
            found += _unit_differences(self.units[id], unit)
        return found


def _fight_of(view: SkirmishView) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The two sides of the combat that is being fought, or nobody."""
    return ((), ()) if view.combat is None else (view.combat.sides[0].units, view.combat.sides[1].units)


def _shown_unit(unit: UnitView, bases: Bases) -> ShownUnit:
    """What is shown of a unit at rest."""
    bought, alone = unit.enlisted, unit.host < 0
    return ShownUnit(
        id=unit.id,
        owner=unit.owner,
        unit=bought.unit,
        models=unit.models,
        hurt=unit.hurt,
        files=unit.files,
        x=unit.x if alone else 0,
        y=unit.y if alone else 0,
        heading=unit.heading if alone else 0,
        place=unit.place,
        host=unit.host,
        guests=unit.guests,
        champion=unit.champion,
        standard=unit.standard,
        musician=unit.musician,
        marks=unit.marks,
        fleeing=unit.fleeing,
        base=bases[bought.unit],
        began=bought.models,
        general=bought.general,
        battle_standard=bought.battle_standard,
    )


def _unit_differences(one: ShownUnit, other: ShownUnit) -> list[str]:
    """The fields in which a unit as it is shown is not as it is."""
    return [
        f"unit {one.id}, {name}: {getattr(one, name)} for {getattr(other, name)}"
        for name in one.__struct_fields__
        if getattr(one, name) != getattr(other, name)
    ]


# the geometry of ranks, for pictures: floats, where the rules have whole numbers


def point_from(stand: Stand, right: float, forward: float) -> tuple[float, float]:
    """The point `right` and `forward` of the middle of a front edge, in milli; heading 0 faces +y.

    >>> point_from(Stand(0, 0, 9000), 0, 1000)[0]
    1000.0
    """
    angle = math.radians(stand.heading / 100)
    fx, fy = math.sin(angle), math.cos(angle)
    return stand.x + forward * fx + right * fy, stand.y + forward * fy - right * fx


def place_from_middle(files: int, place: int) -> int:
    """The file, from the left, of the place-th who steps into a front rank: from its middle outwards (S-81).

    >>> [place_from_middle(5, place) for place in range(5)]
    [2, 1, 3, 0, 4]
    """
    return sorted(range(files), key=lambda file: (abs(2 * file - (files - 1)), file))[place]
