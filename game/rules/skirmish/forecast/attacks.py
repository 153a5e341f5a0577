"""Blows of a forecast fight: of rank and file, champions, mounts, characters (S-53)."""

from collections.abc import Callable
from copy import copy
from typing import NamedTuple

from game.rules.skirmish.combat.attack_count import (
    IMPACT,
    MONSTROUS_SUPPORT,
    STOMP,
    supporting_models,
    supporting_ranks,
)
from game.rules.skirmish.combat.numbers import (
    CREW,
    MOUNT,
    melee_attacker,
    melee_defender,
    mount_rules,
    step_of,
    striker_characteristic,
)
from game.rules.skirmish.forecast.contact_line import ContactLine
from game.rules.skirmish.forecast.sides import FightSide
from game.rules.skirmish.odds.combat import ForecastBand
from game.rules.skirmish.odds.distribution import Pmf, amount_distribution, repeated_sum
from game.rules.skirmish.rolls import attack
from game.rules.skirmish.rolls.combatants import Attacker, Defender
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import is_horde
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT, is_machine
from game.rules.skirmish.unit.parts import CHAMPION, CHARACTER, RANK
from game.rules.skirmish.unit.profile import is_mounted, rules_now
from game.rules.skirmish.unit.weapons import weapon_rules

GUEST_MOUNT = "guest-mount"
"""The mount of a character who is in a unit."""


class StrikerGroup(NamedTuple):
    """Models of a unit who strike alike: their part, strike, step of Initiative, and attacks of each."""

    by: str
    strike: attack.Strike
    step: int
    each: int | Pmf
    guest: int = NONE
    """The place among the unit's characters of the one who strikes; NONE: the unit's own models."""


def forecast_bands(side: FightSide, line: ContactLine) -> list[ForecastBand]:
    """Everything that strikes on a side: crew; or rank and file, champion, mounts, impact hits and stomps."""
    guests = [line.touches_front(place) for place in range(len(side.unit.guests))]
    champion = side.unit.champion and line.touches_front(len(guests))
    here = _Here(line, guests, champion, sum(guests) + champion)
    return [
        ForecastBand(group.strike, group.step, _blows_by_models(side, group, here))
        for group in side.recall("arms", _striker_groups)
        if (champion or group.by != CHAMPION) and (group.guest == NONE or guests[group.guest])
    ]


class _Here(NamedTuple):
    """The line of contact, with whom of it strikes apart from rank and file."""

    line: ContactLine
    guests: list[bool]
    """Whether each character in the unit touches."""
    champion: bool
    """Whether the unit's champion touches."""
    apart: int
    """How many of these touch."""

    def own_models(self, left: int, unit: Unit) -> int:
        """Models of the unit in contact, its champion among them, when `left` are left; no characters."""
        return self.rank_models(left, unit) + (self.champion and left > 0)

    def rank_models(self, left: int, unit: Unit) -> int:
        """Rank and file in contact when `left` models are left; the champion falls last (S-80)."""
        if left <= unit.champion:
            return 0
        return max(0, self.line.places_left(left + len(self.guests)) - self.apart)


def _striker_groups(side: FightSide) -> list[StrikerGroup]:
    """The groups that may strike on a side, if they touch."""
    setting, unit = side.setting, side.unit
    if is_machine(setting, unit):
        return [_striker_group(side, unit, CREW)]
    found = [_striker_group(side, unit, RANK)]
    if unit.champion:
        found.append(_striker_group(side, unit, CHAMPION))
    if is_mounted(setting, unit):
        found.append(_striker_group(side, unit, MOUNT))
    found.extend(_crushing_of(side, unit))
    for guest in _striking_guests(side):
        place = unit.guests.index(guest.id)
        kinds = (CHARACTER, GUEST_MOUNT) if is_mounted(setting, guest) else (CHARACTER,)
        groups = [_striker_group(side, guest, by) for by in kinds] + _crushing_of(side, guest)
        found.extend([one._replace(guest=place) for one in groups])
    return found


def _crushing_of(side: FightSide, who: Unit) -> list[StrikerGroup]:
    """Impact hits, if the unit charged, and stomps of its own models or of a character in it (S-60)."""
    kinds_of = [("impact-hits", IMPACT)] if side.charged else []
    return [
        group
        for kind, step in [*kinds_of, ("stomp", STOMP), ("thunderstomp", STOMP)]
        for group in _crushing_groups(side, who, kind, step)
    ]


def _striking_guests(side: FightSide) -> list[Unit]:
    """Characters in the unit who did not refuse a challenge, as brave as the unit (S-58, S-81)."""
    guests = [copy(side.state.units[id]) for id in side.unit.guests]
    for guest in guests:
        guest.mark(side.unit.marks & unit_flags.ROUND)
    return [guest for guest in guests if not guest.has(unit_flags.SHAMED)]


def _striker_group(side: FightSide, who: Unit, by: str) -> StrikerGroup:
    """One kind of model of the unit, or a character in it, against the foe's rank and file (S-54)."""
    setting, state, unit = side.setting, side.state, side.unit
    clash = attack.Clash(
        first_round=unit.has(unit_flags.FIRST_ROUND),
        front=side.onto == FRONT,
        across=unit.has(unit_flags.OVER_WALL),
    )
    part = MOUNT if by == GUEST_MOUNT else by
    place = unit.guests.index(who.id) if who.id in unit.guests else NONE
    striking, step, each = side.of_unit((by, place), lambda: _striker_numbers(setting, state, who, part))
    return StrikerGroup(by, attack.melee_strike(striking, _struck_defender(side), clash), step, each)


def _striker_numbers(
    setting: Setting, state: SkirmishState, who: Unit, part: str
) -> tuple[Attacker, int, int]:
    """The attacker, the step of Initiative, and the attacks of each model."""
    each = 1 if part == CREW else striker_characteristic(setting, state, who, "attacks", part)
    return melee_attacker(setting, state, who, part), step_of(setting, state, who, part), each


def _struck_defender(side: FightSide) -> Defender:
    """The foe's rank and file, as a defender."""
    return side.of_foe("struck", lambda: melee_defender(side.setting, side.state, side.foe, RANK))


def _crushing_groups(side: FightSide, who: Unit, kind: str, step: int) -> list[StrikerGroup]:
    """Impact hits or stomps of each model in contact, at its own or its mount's Strength (S-60)."""
    setting, state = side.setting, side.state
    own, carried = rules_now(state, who), mount_rules(setting, who)
    number = own.get(kind, carried.get(kind, 0))
    if not number:
        return []
    strength = striker_characteristic(setting, state, who, "strength", RANK if kind in own else MOUNT)
    strike = attack.automatic_strike(strength, _struck_defender(side), close=True)
    return [StrikerGroup(kind, strike, step, amount_distribution(number))]


def _blows_by_models(side: FightSide, group: StrikerGroup, here: _Here) -> Callable[[int], int | Pmf]:
    """The number of a group's blows, by models left."""
    each, unit = group.each, side.unit
    if group.guest != NONE:
        return lambda left: each
    if isinstance(each, Pmf):
        return lambda left: repeated_sum(each, here.own_models(left, unit))
    match group.by:
        case "rank":
            return _rank_blows_by_models(side, each, here)
        case "crew":
            return lambda left: left * each
        case "mount":
            return lambda left: here.own_models(left, unit) * each
    return lambda left: each if left else 0


def _rank_blows_by_models(side: FightSide, each: int, here: _Here) -> Callable[[int], int]:
    """Blows of rank and file by models left; champion and characters strike apart (S-53)."""
    unit, monstrous, guests = side.unit, side.nature.monstrous, len(side.unit.guests)
    if side.face != FRONT or is_machine(side.setting, side.foe):
        return lambda left: each * here.rank_models(left, unit)
    rules = side.of_unit("helpful", lambda: weapon_rules(side.setting, side.state, unit))
    lent = min(each, MONSTROUS_SUPPORT if monstrous else 1)

    def count(left: int) -> int:
        models = left + guests
        horde = is_horde(models, unit.files, monstrous=monstrous)
        behind = supporting_ranks(rules, charged=side.charged, horde=horde)
        helpers = supporting_models(models, max(1, unit.files), here.line.row, behind)
        return each * here.rank_models(left, unit) + lent * helpers if left else 0

    return count
