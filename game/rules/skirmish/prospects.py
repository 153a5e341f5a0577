"""What a fight of two units would bring before it is fought: the numbers of `fencing`, counted (S-52…S-56).

For tooltips and commanders. Units are taken alone and in full contact: challenges, cards, terrain and other
units of the same combat are left out; characters in them strike with them, but nobody strikes them.
"""

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from game.rules.skirmish import attack, marks, morale
from game.rules.skirmish.combat import frightens, is_bold
from game.rules.skirmish.contact import FRONT, REAR, is_machine
from game.rules.skirmish.fencing import CREW, MOUNT, attacker, defender, mount_rules, step_of, value
from game.rules.skirmish.fray import CREW_FOES, WEIGHT, weapon_rules
from game.rules.skirmish.losses import CHAMPION, CHARACTER, RANK
from game.rules.skirmish.merits import DISRUPTING
from game.rules.skirmish.nerve import leadership
from game.rules.skirmish.odds import passes
from game.rules.skirmish.odds_combat import Band, Force, Forecast, blend, forecast
from game.rules.skirmish.pmf import Pmf, amount, times
from game.rules.skirmish.profile import (
    characteristic,
    def_of,
    in_rank,
    is_monstrous,
    is_mounted,
    rules_now,
    shape,
)
from game.rules.skirmish.score import Merits
from game.rules.skirmish.state import SkirmishState, Unit
from game.rules.skirmish.strikers import IMPACT, STOMP, attacks, strikers, supporting_ranks
from game.rules.skirmish.target import Target
from game.rules.skirmish.units import counting_ranks, is_horde, rank_bonus

if TYPE_CHECKING:
    from game.rules.skirmish.rules import Skirmish

T = TypeVar("T")
GUEST_MOUNT = "guest-mount"
"""What carries a character who is in a unit."""


class Nerve(NamedTuple):
    """What a unit stands its ground by: its Leadership, and whether it tests again (S-30)."""

    ld: Target | int
    again: bool = False


Known = dict[Any, Any]
"""Numbers of a pair of units that do not depend on how many are left, by what they are about."""


class Nature(NamedTuple):
    """What a unit is, however many are left of it."""

    wounds: int
    machine: bool
    monstrous: bool
    ranked: bool
    """Its ranks count: no skirmishers, no machine."""
    stubborn: bool
    unbreakable: bool
    unstable: bool
    battle_standard: bool


class Bout(msgspec.Struct, frozen=True):
    """One side's half of a fight: who strikes whom, from where, onto which face."""

    rules: "Skirmish"
    state: SkirmishState
    unit: Unit
    foe: Unit
    face: str
    """Of this unit, that the foe touches."""
    onto: str
    """Of the foe, that this unit touches."""
    nerve: Nerve
    side: int
    """0 from the seat of who asks, 1 from his foe's."""
    known: Known

    def recall(self, what: str, make: Callable[["Bout"], T]) -> T:
        """What is known of this side already, or is now; it depends on kinds, marks and faces alone."""
        own = self.unit.marks & marks.ROUND, self.foe.marks & marks.ROUND
        key = (what, self.side, self.face, self.onto, own)
        if key not in self.known:
            self.known[key] = make(self)
        found: T = self.known[key]
        return found

    @property
    def nature(self) -> Nature:
        """What the unit is."""
        return self.recall("nature", lambda bout: nature(bout.rules, bout.state, bout.unit))

    @property
    def foe_ranks(self) -> int:
        """Counting ranks of the foe as he comes."""
        kind = self.recall("foe", lambda bout: nature(bout.rules, bout.state, bout.foe))
        return counted_ranks(kind, in_rank(self.foe), self.foe.files)

    @property
    def across(self) -> int:
        """Models of this unit in contact, corners too, when all stand (S-53, S-77)."""
        mine, theirs = shape(self.rules, self.unit), shape(self.rules, self.foe)
        theirs_wide = theirs.width if self.onto in (FRONT, REAR) else theirs.depth
        if is_machine(self.rules, self.foe):
            return CREW_FOES // WEIGHT.get(def_of(self.rules, self.unit).troop, 1)
        if self.face in (FRONT, REAR):
            return min(mine.files, theirs_wide // mine.base_w + 2)
        return min(mine.ranks, theirs_wide // mine.base_d + 2)

    @property
    def charged(self) -> bool:
        """Whether this side charged."""
        return self.unit.has(marks.CHARGED)


def expected(
    rules: "Skirmish",
    state: SkirmishState,
    unit: Unit,
    foe: Unit,
    *,
    charging: bool = True,
    face: str = FRONT,
    nerves: tuple[Nerve, Nerve] | None = None,
    known: Known | None = None,
) -> Forecast:
    """How a round goes that `unit` fights with its front against a face of `foe`, from its seat.

    `charging`: as if it came home now: a first round, its weapons and the result count it. `nerves`: of the
    unit and of its foe, where the caller knows them; else as they stand. `known`: what the caller keeps for
    two units of these kinds, weapons, command and characters, under the same spells.
    """
    memory = {} if known is None else known
    calm, theirs_calm = nerves or (nerve(rules, state, unit), nerve(rules, state, foe))
    mine, theirs = copy(unit), copy(foe)
    if charging:
        mine.mark(marks.CHARGED | marks.FIRST_ROUND)
        theirs.mark(marks.FIRST_ROUND)
    touched = FRONT if is_machine(rules, theirs) else face
    return blend(
        [
            (weight, forecast(force(one), force(other)))
            for weight, one, other in frightened(
                Bout(rules, state, mine, theirs, FRONT, touched, calm, 0, memory),
                Bout(rules, state, theirs, mine, touched, FRONT, theirs_calm, 1, memory),
            )
        ]
    )


def nerve(rules: "Skirmish", state: SkirmishState, unit: Unit) -> Nerve:
    """What it stands its ground by where it is now."""
    return Nerve(morale.leadership(rules, state, unit), morale.standard_near(rules, state, unit))


def frightened(mine: Bout, theirs: Bout) -> list[tuple[float, Bout, Bout]]:
    """All ways in which either is afraid or not, with their chances (S-60, S-79)."""
    out = []
    for my_chance, my_unit in moods(mine):
        for chance, their_unit in moods(theirs):
            one = msgspec.structs.replace(mine, unit=my_unit, foe=their_unit)
            other = msgspec.structs.replace(theirs, unit=their_unit, foe=my_unit)
            out.append((my_chance * chance, one, other))
    return out


def moods(bout: Bout) -> list[tuple[float, Unit]]:
    """The unit as it is and, if its foe frightens it, afraid, with the chances of each."""
    unit = bout.unit
    if unit.has(marks.AFRAID) or not bout.recall("fears", fears):
        return [(1.0, unit)]
    holds = passes(leadership(bout.nerve.ld), again=bout.nerve.again)
    afraid = copy(unit)
    afraid.mark(marks.AFRAID)
    return [(holds, unit), (1 - holds, afraid)]


def fears(bout: Bout) -> bool:
    """Whether the foe frightens the unit."""
    return frightens(bout.state, bout.foe) and not is_bold(bout.state, bout.unit)


def nature(rules: "Skirmish", state: SkirmishState, unit: Unit) -> Nature:
    """What a unit is."""
    special, machine = rules_now(state, unit), is_machine(rules, unit)
    inside = (unit, *(state.units[id] for id in unit.guests))
    return Nature(
        wounds=characteristic(rules, state, unit, "wounds").needed,
        machine=machine,
        monstrous=is_monstrous(rules, unit),
        ranked=not machine and "skirmish" not in special,
        stubborn="stubborn" in special,
        unbreakable="unbreakable" in special,
        unstable="unstable" in special,
        battle_standard=any(one.enlisted.battle_standard for one in inside),
    )


def force(bout: Bout) -> Force:
    """A unit as a side: a machine is as many crewmen as it has wounds left (S-82)."""
    unit, kind = bout.unit, bout.nature
    machine = kind.machine
    return Force(
        models=kind.wounds - unit.hurt if machine else unit.models,
        bands=tuple(bands(bout)),
        each=1 if machine else kind.wounds,
        hurt=0 if machine else unit.hurt,
        merits=merits_of(bout),
        ranks=ranks_of(bout),
        leadership=bout.nerve.ld,
        stubborn=kind.stubborn,
        again=bout.nerve.again,
        unbreakable=kind.unbreakable,
        unstable=kind.unstable,
    )


# who strikes how often


class Arm(NamedTuple):
    """Those of a unit who strike alike: with which numbers, when, how often each, and who of them."""

    by: str
    strike: attack.Strike
    step: int
    each: int | Pmf


def bands(bout: Bout) -> list[Band]:
    """All who strike in this bout: crew; or rank and file, champion, mounts, impact hits and stomps."""
    return [Band(arm.strike, arm.step, blows(bout, arm)) for arm in bout.recall("arms", arms)]


def arms(bout: Bout) -> list[Arm]:
    """Who strikes with what."""
    rules, unit = bout.rules, bout.unit
    if is_machine(rules, unit):
        return [arm(bout, unit, CREW)]
    found = [arm(bout, unit, RANK)]
    if unit.champion:
        found.append(arm(bout, unit, CHAMPION))
    if is_mounted(rules, unit):
        found.append(arm(bout, unit, MOUNT))
    for guest in guests(bout):
        kinds = (CHARACTER, GUEST_MOUNT) if is_mounted(rules, guest) else (CHARACTER,)
        found.extend(arm(bout, guest, by) for by in kinds)
    kinds_of = [("impact-hits", IMPACT)] if bout.charged else []
    for kind, step in [*kinds_of, ("stomp", STOMP), ("thunderstomp", STOMP)]:
        found.extend(crushing(bout, kind, step))
    return found


def guests(bout: Bout) -> list[Unit]:
    """Characters in the front rank, if that is where it fights (S-81)."""
    inside = [bout.state.units[id] for id in bout.unit.guests] if bout.face == FRONT else []
    return [one for one in inside if not one.has(marks.SHAMED)]


def arm(bout: Bout, who: Unit, by: str) -> Arm:
    """One kind of model of the unit, or a character in it, against the foe's rank and file (S-54)."""
    rules, state, unit = bout.rules, bout.state, bout.unit
    clash = attack.Clash(
        first_round=unit.has(marks.FIRST_ROUND),
        front=bout.onto == FRONT,
        across=unit.has(marks.OVER_WALL),
    )
    part = MOUNT if by == GUEST_MOUNT else by
    strike = attack.blow(attacker(rules, state, who, part), defender(rules, state, bout.foe, RANK), clash)
    each = 1 if by == CREW else value(rules, state, who, "attacks", part)
    return Arm(by, strike, step_of(rules, state, who, part), each)


def crushing(bout: Bout, kind: str, step: int) -> list[Arm]:
    """Impact hits or stomps: so many a model in contact, at its own or its mount's Strength (S-60)."""
    rules, state, unit = bout.rules, bout.state, bout.unit
    own, carried = rules_now(state, unit), mount_rules(rules, unit)
    number = own.get(kind, carried.get(kind, 0))
    if not number:
        return []
    strength = value(rules, state, unit, "strength", RANK if kind in own else MOUNT)
    strike = attack.suffer(strength, defender(rules, state, bout.foe, RANK), close=True)
    return [Arm(kind, strike, step, amount(number))]


def blows(bout: Bout, arm: Arm) -> Callable[[int], int | Pmf]:
    """How many blows by how many models are left."""
    across, each = bout.across, arm.each
    if isinstance(each, Pmf):
        return lambda left: times(each, in_contact(left, across))
    match arm.by:
        case "rank":
            return of_ranks(bout, each)
        case "crew":
            return lambda left: left * each
        case "mount":
            return lambda left: in_contact(left, across) * each
    return lambda left: each if left else 0


def in_contact(left: int, across: int) -> int:
    """Models in contact when so many are left."""
    return strikers(left, across, across)


def of_ranks(bout: Bout, each: int) -> Callable[[int], int]:
    """Blows of rank and file by models left; heroes strike apart, only a front is helped (S-53)."""
    unit, monstrous, across = bout.unit, bout.nature.monstrous, bout.across
    helping = bout.face == FRONT and not is_machine(bout.rules, bout.foe)
    helpful = bout.recall("helpful", lambda one: weapon_rules(one.rules, one.state, one.unit))
    beside, apart = len(unit.guests), unit.champion + len(unit.guests) * (bout.face == FRONT)

    def count(left: int) -> int:
        horde = is_horde(left + beside, unit.files, monstrous=monstrous)
        behind = supporting_ranks(helpful, charged=bout.charged, horde=horde) if helping else 0
        files = unit.files if helping else across
        all_blows = attacks(left + beside, files, across, each, behind=behind, monstrous=monstrous)
        return max(0, all_blows - each * apart) if left else 0

    return count


# what counts


def ranks_of(bout: Bout) -> Callable[[int], int]:
    """Ranks that count, by models left; none of skirmishers and machines."""
    kind, files, beside = bout.nature, bout.unit.files, len(bout.unit.guests)
    return lambda left: counted_ranks(kind, left + beside, files) if left else 0


def counted_ranks(kind: Nature, models: int, files: int) -> int:
    """Ranks that count of so many models."""
    return counting_ranks(models, files, monstrous=kind.monstrous) if kind.ranked else 0


def merits_of(bout: Bout) -> Callable[[int], Merits]:
    """What the side has to show, by models left: musician, then standard, fall before the champion (S-80)."""
    unit, counting, kind = bout.unit, ranks_of(bout), bout.nature
    disrupted = bout.face != FRONT and bout.foe_ranks >= DISRUPTING
    beside = len(unit.guests)

    def shown(left: int) -> Merits:
        barred = disrupted or not counting(left)
        bonus = 0 if barred else rank_bonus(left + beside, unit.files, monstrous=kind.monstrous)
        return Merits(
            left,
            ranks=bonus,
            charged=bout.charged,
            downhill=unit.has(marks.DOWNHILL),
            standard=unit.standard and left > unit.champion,
            battle_standard=kind.battle_standard,
            flank=bout.onto not in (FRONT, REAR),
            rear=bout.onto == REAR,
            musician=unit.musician and left > unit.champion + unit.standard,
        )

    return shown
