"""What a fight of two units would bring before it is fought: the numbers of `fencing`, counted (S-52…S-56).

For tooltips and commanders. Units are taken alone and in full contact: characters in them, challenges, cards,
terrain and other units of the same combat are left out.
"""

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from game.rules.skirmish import attack, marks, morale
from game.rules.skirmish.combat import frightens, is_bold
from game.rules.skirmish.contact import FRONT, REAR, is_machine
from game.rules.skirmish.fencing import CREW, MOUNT, attacker, defender, mount_rules, step_of, value
from game.rules.skirmish.fray import CREW_FOES, WEIGHT, weapon_rules
from game.rules.skirmish.losses import CHAMPION, RANK
from game.rules.skirmish.merits import DISRUPTING
from game.rules.skirmish.nerve import leadership
from game.rules.skirmish.odds import passes
from game.rules.skirmish.odds_combat import Band, Force, Forecast, blend, forecast
from game.rules.skirmish.pmf import Pmf, amount, times
from game.rules.skirmish.profile import characteristic, def_of, is_monstrous, is_mounted, rules_now, shape
from game.rules.skirmish.score import Merits
from game.rules.skirmish.state import SkirmishState, Unit
from game.rules.skirmish.strikers import IMPACT, STOMP, attacks, strikers, supporting_ranks
from game.rules.skirmish.target import Target
from game.rules.skirmish.units import counting_ranks, is_horde, rank_bonus

if TYPE_CHECKING:
    from game.rules.skirmish.rules import Skirmish


class Nerve(NamedTuple):
    """What a unit stands its ground by: its Leadership, and whether it tests again (S-30)."""

    ld: Target | int
    again: bool = False


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
    def turned(self) -> "Bout":
        """The same from the foe's seat; his nerve apart."""
        return Bout(self.rules, self.state, self.foe, self.unit, self.onto, self.face, self.nerve)

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
) -> Forecast:
    """How a round goes that `unit` fights with its front against a face of `foe`, from its seat.

    `charging`: as if it came home now: a first round, its weapons and the result count it. `nerves`: of the
    unit and of its foe, where the caller knows them; else as they stand.
    """
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
                Bout(rules, state, mine, theirs, FRONT, touched, calm),
                Bout(rules, state, theirs, mine, touched, FRONT, theirs_calm),
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
    if is_bold(bout.state, unit) or not frightens(bout.state, bout.foe) or unit.has(marks.AFRAID):
        return [(1.0, unit)]
    holds = passes(leadership(bout.nerve.ld), again=bout.nerve.again)
    afraid = copy(unit)
    afraid.mark(marks.AFRAID)
    return [(holds, unit), (1 - holds, afraid)]


def force(bout: Bout) -> Force:
    """A unit as a side: a machine is as many crewmen as it has wounds left (S-82)."""
    rules, state, unit = bout.rules, bout.state, bout.unit
    each = characteristic(rules, state, unit, "wounds").needed
    machine = is_machine(rules, unit)
    special = rules_now(state, unit)
    return Force(
        models=each - unit.hurt if machine else unit.models,
        bands=tuple(bands(bout)),
        each=1 if machine else each,
        hurt=0 if machine else unit.hurt,
        merits=merits_of(bout),
        ranks=ranks_of(bout),
        leadership=bout.nerve.ld,
        stubborn="stubborn" in special,
        again=bout.nerve.again,
        unbreakable="unbreakable" in special,
        unstable="unstable" in special,
    )


# who strikes how often


def bands(bout: Bout) -> list[Band]:
    """All who strike in this bout: crew; or rank and file, champion, mounts, impact hits and stomps."""
    if is_machine(bout.rules, bout.unit):
        return [band(bout, CREW, lambda left: left)]
    found = [band(bout, RANK, of_ranks(bout))]
    if bout.unit.champion:
        own = value(bout.rules, bout.state, bout.unit, "attacks", CHAMPION)
        found.append(band(bout, CHAMPION, lambda left: own if left else 0))
    if is_mounted(bout.rules, bout.unit):
        of_mount = value(bout.rules, bout.state, bout.unit, "attacks", MOUNT)
        found.append(band(bout, MOUNT, lambda left: in_contact(bout, left) * of_mount))
    kinds = [("impact-hits", IMPACT)] if bout.charged else []
    for kind, step in [*kinds, ("stomp", STOMP), ("thunderstomp", STOMP)]:
        found.extend(crushing(bout, kind, step))
    return found


def band(bout: Bout, by: str, blows: Callable[[int], int | Pmf]) -> Band:
    """Blows of one kind of model of the unit at the foe's rank and file (S-54)."""
    rules, state, unit = bout.rules, bout.state, bout.unit
    clash = attack.Clash(
        first_round=unit.has(marks.FIRST_ROUND),
        front=bout.onto == FRONT,
        across=unit.has(marks.OVER_WALL),
    )
    strike = attack.blow(attacker(rules, state, unit, by), defender(rules, state, bout.foe, RANK), clash)
    return Band(strike, step_of(rules, state, unit, by), blows)


def in_contact(bout: Bout, left: int) -> int:
    """Models in contact when so many are left."""
    return strikers(left, bout.across, bout.across)


def of_ranks(bout: Bout) -> Callable[[int], int]:
    """Blows of rank and file by models left; the champion strikes apart, only a front is helped (S-53)."""
    rules, state, unit = bout.rules, bout.state, bout.unit
    each = value(rules, state, unit, "attacks", RANK)
    monstrous = is_monstrous(rules, unit)
    helping = bout.face == FRONT and not is_machine(rules, bout.foe)

    def blows(left: int) -> int:
        horde = is_horde(left, unit.files, monstrous=monstrous)
        helpful = weapon_rules(rules, state, unit)
        behind = supporting_ranks(helpful, charged=bout.charged, horde=horde) if helping else 0
        files = unit.files if helping else bout.across
        all_blows = attacks(left, files, bout.across, each, behind=behind, monstrous=monstrous)
        return max(0, all_blows - each) if unit.champion and left else all_blows

    return blows


def crushing(bout: Bout, kind: str, step: int) -> list[Band]:
    """Impact hits or stomps: so many a model in contact, at its own or its mount's Strength (S-60)."""
    rules, state, unit = bout.rules, bout.state, bout.unit
    own, carried = rules_now(state, unit), mount_rules(rules, unit)
    number = own.get(kind, carried.get(kind, 0))
    if not number:
        return []
    strength = value(rules, state, unit, "strength", RANK if kind in own else MOUNT)
    strike = attack.suffer(strength, defender(rules, state, bout.foe, RANK), close=True)
    return [Band(strike, step, lambda left: times(amount(number), in_contact(bout, left)))]


# what counts


def ranks_of(bout: Bout) -> Callable[[int], int]:
    """Ranks that count, by models left; none of skirmishers and machines."""
    rules, unit = bout.rules, bout.unit
    barred = is_machine(rules, unit) or "skirmish" in rules_now(bout.state, unit)
    wide = is_monstrous(rules, unit)
    return lambda left: 0 if barred or not left else counting_ranks(left, unit.files, monstrous=wide)


def merits_of(bout: Bout) -> Callable[[int], Merits]:
    """What the side has to show, by models left: musician, then standard, fall before the champion (S-80)."""
    unit, counting = bout.unit, ranks_of(bout)
    disrupted = bout.face != FRONT and ranks_of(bout.turned)(bout.foe.models) >= DISRUPTING
    wide = is_monstrous(bout.rules, unit)

    def shown(left: int) -> Merits:
        bonus = 0 if disrupted or not counting(left) else rank_bonus(left, unit.files, monstrous=wide)
        return Merits(
            left,
            ranks=bonus,
            charged=bout.charged,
            downhill=unit.has(marks.DOWNHILL),
            standard=unit.standard and left > unit.champion,
            battle_standard=unit.enlisted.battle_standard,
            flank=bout.onto not in (FRONT, REAR),
            rear=bout.onto == REAR,
            musician=unit.musician and left > unit.champion + unit.standard,
        )

    return shown
