"""Blows of a forecast fight: of rank and file, champions, mounts, characters (S-53)."""

from collections.abc import Callable
from copy import copy
from typing import NamedTuple

from game.rules.skirmish.combat.attack_count import (
    IMPACT,
    STOMP,
    rank_and_file_attacks,
    striking_models,
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


def forecast_bands(side: FightSide) -> list[ForecastBand]:
    """Everything that strikes on a side: crew; or rank and file, champion, mounts, impact hits and stomps."""
    return [
        ForecastBand(group.strike, group.step, _blows_by_models(side, group))
        for group in side.recall("arms", _striker_groups)
    ]


def _striker_groups(side: FightSide) -> list[StrikerGroup]:
    """The groups that strike on a side."""
    setting, unit = side.setting, side.unit
    if is_machine(setting, unit):
        return [_striker_group(side, unit, CREW)]
    found = [_striker_group(side, unit, RANK)]
    if unit.champion:
        found.append(_striker_group(side, unit, CHAMPION))
    if is_mounted(setting, unit):
        found.append(_striker_group(side, unit, MOUNT))
    for guest in _striking_guests(side):
        kinds = (CHARACTER, GUEST_MOUNT) if is_mounted(setting, guest) else (CHARACTER,)
        found.extend(_striker_group(side, guest, by) for by in kinds)
    kinds_of = [("impact-hits", IMPACT)] if side.charged else []
    for kind, step in [*kinds_of, ("stomp", STOMP), ("thunderstomp", STOMP)]:
        found.extend(_crushing_groups(side, kind, step))
    return found


def _striking_guests(side: FightSide) -> list[Unit]:
    """Characters in the front rank, if it is the front that fights (S-81).

    They are as brave and as fresh as the unit.
    """
    found = []
    for id in side.unit.guests if side.face == FRONT else ():
        guest = copy(side.state.units[id])
        guest.host = NONE
        guest.mark(side.unit.marks & unit_flags.ROUND)
        if not guest.has(unit_flags.SHAMED):
            found.append(guest)
    return found


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


def _crushing_groups(side: FightSide, kind: str, step: int) -> list[StrikerGroup]:
    """Impact hits or stomps of each model in contact, at its own or its mount's Strength (S-60)."""
    setting, state, unit = side.setting, side.state, side.unit
    own, carried = rules_now(state, unit), mount_rules(setting, unit)
    number = own.get(kind, carried.get(kind, 0))
    if not number:
        return []
    strength = striker_characteristic(setting, state, unit, "strength", RANK if kind in own else MOUNT)
    strike = attack.automatic_strike(strength, _struck_defender(side), close=True)
    return [StrikerGroup(kind, strike, step, amount_distribution(number))]


def _blows_by_models(side: FightSide, group: StrikerGroup) -> Callable[[int], int | Pmf]:
    """The number of a group's blows, by models left."""
    across, each = side.across, group.each
    if isinstance(each, Pmf):
        return lambda left: repeated_sum(each, _models_in_contact(left, across))
    match group.by:
        case "rank":
            return _rank_blows_by_models(side, each)
        case "crew":
            return lambda left: left * each
        case "mount":
            return lambda left: _models_in_contact(left, across) * each
    return lambda left: each if left else 0


def _models_in_contact(left: int, across: int) -> int:
    """Models in contact when `left` are left."""
    return striking_models(left, across, across)


def _rank_blows_by_models(side: FightSide, each: int) -> Callable[[int], int]:
    """Blows of rank and file by models left; characters strike apart, only a front is supported (S-53)."""
    unit, monstrous, across = side.unit, side.nature.monstrous, side.across
    is_supported = side.face == FRONT and not is_machine(side.setting, side.foe)
    rules = side.of_unit("helpful", lambda: weapon_rules(side.setting, side.state, unit))
    guests, striking_apart = len(unit.guests), unit.champion + len(unit.guests) * (side.face == FRONT)

    def count(left: int) -> int:
        horde = is_horde(left + guests, unit.files, monstrous=monstrous)
        behind = supporting_ranks(rules, charged=side.charged, horde=horde) if is_supported else 0
        files = unit.files if is_supported else across
        all_blows = rank_and_file_attacks(
            left + guests, files, across, each, behind=behind, monstrous=monstrous
        )
        return max(0, all_blows - each * striking_apart) if left else 0

    return count
