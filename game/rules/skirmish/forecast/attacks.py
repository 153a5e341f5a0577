"""Who strikes how often in a fight that is foretold: rank and file, champions, mounts, characters (S-53)."""

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
"""What carries a character who is in a unit."""


class StrikerGroup(NamedTuple):
    """Those of a unit who strike alike: with which numbers, when, how often each, and who of them."""

    by: str
    strike: attack.Strike
    step: int
    each: int | Pmf


def forecast_bands(bout: FightSide) -> list[ForecastBand]:
    """All who strike in this bout: crew; or rank and file, champion, mounts, impact hits and stomps."""
    return [
        ForecastBand(arm.strike, arm.step, _blows_by_models(bout, arm))
        for arm in bout.recall("arms", _striker_groups)
    ]


def _striker_groups(bout: FightSide) -> list[StrikerGroup]:
    """Who strikes with what."""
    setting, unit = bout.setting, bout.unit
    if is_machine(setting, unit):
        return [_striker_group(bout, unit, CREW)]
    found = [_striker_group(bout, unit, RANK)]
    if unit.champion:
        found.append(_striker_group(bout, unit, CHAMPION))
    if is_mounted(setting, unit):
        found.append(_striker_group(bout, unit, MOUNT))
    for guest in _striking_guests(bout):
        kinds = (CHARACTER, GUEST_MOUNT) if is_mounted(setting, guest) else (CHARACTER,)
        found.extend(_striker_group(bout, guest, by) for by in kinds)
    kinds_of = [("impact-hits", IMPACT)] if bout.charged else []
    for kind, step in [*kinds_of, ("stomp", STOMP), ("thunderstomp", STOMP)]:
        found.extend(_crushing_groups(bout, kind, step))
    return found


def _striking_guests(bout: FightSide) -> list[Unit]:
    """Characters in the front rank, if that is where it fights: as brave and as fresh as the unit (S-81)."""
    found = []
    for id in bout.unit.guests if bout.face == FRONT else ():
        guest = copy(bout.state.units[id])
        guest.host = NONE
        guest.mark(bout.unit.marks & unit_flags.ROUND)
        if not guest.has(unit_flags.SHAMED):
            found.append(guest)
    return found


def _striker_group(bout: FightSide, who: Unit, by: str) -> StrikerGroup:
    """One kind of model of the unit, or a character in it, against the foe's rank and file (S-54)."""
    setting, state, unit = bout.setting, bout.state, bout.unit
    clash = attack.Clash(
        first_round=unit.has(unit_flags.FIRST_ROUND),
        front=bout.onto == FRONT,
        across=unit.has(unit_flags.OVER_WALL),
    )
    part = MOUNT if by == GUEST_MOUNT else by
    place = unit.guests.index(who.id) if who.id in unit.guests else NONE
    striking, step, each = bout.of_unit((by, place), lambda: _striker_numbers(setting, state, who, part))
    return StrikerGroup(by, attack.melee_strike(striking, _struck_defender(bout), clash), step, each)


def _striker_numbers(
    setting: Setting, state: SkirmishState, who: Unit, part: str
) -> tuple[Attacker, int, int]:
    """Who strikes, when, and how often each."""
    each = 1 if part == CREW else striker_characteristic(setting, state, who, "attacks", part)
    return melee_attacker(setting, state, who, part), step_of(setting, state, who, part), each


def _struck_defender(bout: FightSide) -> Defender:
    """The foe's rank and file."""
    return bout.of_foe("struck", lambda: melee_defender(bout.setting, bout.state, bout.foe, RANK))


def _crushing_groups(bout: FightSide, kind: str, step: int) -> list[StrikerGroup]:
    """Impact hits or stomps: so many a model in contact, at its own or its mount's Strength (S-60)."""
    setting, state, unit = bout.setting, bout.state, bout.unit
    own, carried = rules_now(state, unit), mount_rules(setting, unit)
    number = own.get(kind, carried.get(kind, 0))
    if not number:
        return []
    strength = striker_characteristic(setting, state, unit, "strength", RANK if kind in own else MOUNT)
    strike = attack.automatic_strike(strength, _struck_defender(bout), close=True)
    return [StrikerGroup(kind, strike, step, amount_distribution(number))]


def _blows_by_models(bout: FightSide, arm: StrikerGroup) -> Callable[[int], int | Pmf]:
    """How many blows by how many models are left."""
    across, each = bout.across, arm.each
    if isinstance(each, Pmf):
        return lambda left: repeated_sum(each, _models_in_contact(left, across))
    match arm.by:
        case "rank":
            return _rank_blows_by_models(bout, each)
        case "crew":
            return lambda left: left * each
        case "mount":
            return lambda left: _models_in_contact(left, across) * each
    return lambda left: each if left else 0


def _models_in_contact(left: int, across: int) -> int:
    """Models in contact when so many are left."""
    return striking_models(left, across, across)


def _rank_blows_by_models(bout: FightSide, each: int) -> Callable[[int], int]:
    """Blows of rank and file by models left; heroes strike apart, only a front is helped (S-53)."""
    unit, monstrous, across = bout.unit, bout.nature.monstrous, bout.across
    helping = bout.face == FRONT and not is_machine(bout.setting, bout.foe)
    helpful = bout.of_unit("helpful", lambda: weapon_rules(bout.setting, bout.state, unit))
    beside, apart = len(unit.guests), unit.champion + len(unit.guests) * (bout.face == FRONT)

    def count(left: int) -> int:
        horde = is_horde(left + beside, unit.files, monstrous=monstrous)
        behind = supporting_ranks(helpful, charged=bout.charged, horde=horde) if helping else 0
        files = unit.files if helping else across
        all_blows = rank_and_file_attacks(
            left + beside, files, across, each, behind=behind, monstrous=monstrous
        )
        return max(0, all_blows - each * apart) if left else 0

    return count
