"""The law of placements: who is due, wholly in the zone, 1" apart, in whose ranks (S-25, S-29, S-81)."""

import math

from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.player import Deploy, KeepBack, Placement
from game.rules.skirmish.deployment import whose_turn as dues
from game.rules.skirmish.deployment.auto_place import (
    ROUND_HOUSE,
    fits_joined,
    footprint_in_files,
    guest_for,
    keeps_clear,
    lies_in_ambush,
    may_host,
    may_scout,
    place_for,
    scout_for,
    set_down,
)
from game.rules.skirmish.deployment.zones import is_in, own_box
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import TURN, Pose, heading_between
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.profile import is_character, unit_shape

# units, machines, characters


def refuse_placing(setting: Setting, state: SkirmishState, action: Deploy) -> Refusal | None:
    """Why a placement is illegal: one unit, or all machines, or all characters, each wholly in the zone
    (S-25).
    """
    ids = [one.unit for one in action.placements]
    refusal = _refuse_choice(setting, dues.units_to_deploy(setting, state, action.player), ids)
    if refusal is not None:
        return refusal
    there = state.clone()
    for placed in action.placements:
        refusal = _refuse_place(setting, there, action.player, placed)
        if refusal is not None:
            return refusal
        set_down(setting, there, placed)
    return None


def _refuse_choice(setting: Setting, waiting: list[Unit], ids: list[int]) -> Refusal | None:
    """Whether these are due together."""
    if not ids or len(set(ids)) < len(ids) or not set(ids) <= {one.id for one in waiting}:
        return Refusal("deploy-not-due")
    chosen = [one for one in waiting if one.id in ids]
    if is_character(setting, chosen[0]):
        return None if len(chosen) == len(waiting) else Refusal("deploy-characters")
    machines = [one.id for one in waiting if is_machine(setting, one)]
    if is_machine(setting, chosen[0]):
        return None if sorted(ids) == sorted(machines) else Refusal("deploy-machines")
    return None if len(ids) == 1 else Refusal("deploy-one")


def _refuse_place(
    setting: Setting, state: SkirmishState, player: Player, placed: Placement
) -> Refusal | None:
    """Whether one unit may stand there, or in those ranks."""
    unit = state.units[placed.unit]
    if placed.host != NONE:
        return _refuse_host(setting, state, unit, placed)
    refusal = _refuse_shape(unit, placed)
    if refusal is not None:
        return refusal
    pose, there = Pose(placed.x, placed.y, placed.heading), footprint_in_files(setting, unit, placed.files)
    if not is_in(own_box(setting, state, player), pose, there):
        return Refusal("deploy-outside")
    return _refuse_ground(setting, state, unit, placed)


def _refuse_shape(unit: Unit, placed: Placement) -> Refusal | None:
    """A heading, and as many files as it has models at most."""
    if not (1 <= placed.files <= unit.models and 0 <= placed.heading < TURN):
        return Refusal("deploy-files", {"most": unit.models})
    return None


def _refuse_ground(setting: Setting, state: SkirmishState, unit: Unit, placed: Placement) -> Refusal | None:
    """The refusal for whatever stands or lies too near (S-29)."""
    pose, there = Pose(placed.x, placed.y, placed.heading), footprint_in_files(setting, unit, placed.files)
    blocked = setting.ground.fits(state, unit.id, pose, there)
    return Refusal(f"deploy-near-{blocked[0]}", {"id": blocked[1]}) if blocked else None


def _refuse_host(setting: Setting, state: SkirmishState, unit: Unit, placed: Placement) -> Refusal | None:
    """The refusal for a character that finds no room in the front rank of a regiment of its army (S-81)."""
    known = 0 <= placed.host < len(state.units)
    host = state.units[placed.host] if known else unit
    if not (is_character(setting, unit) and known and host.owner == unit.owner):
        return Refusal("deploy-host")
    if not may_host(setting, state, host, unit):
        return Refusal("deploy-host")
    return None if fits_joined(setting, state, placed) else Refusal("deploy-host-room")


# reserve


def refuse_keeping(
    setting: Setting, state: SkirmishState, action: KeepBack, waiting: dues.Due
) -> Refusal | None:
    """Only who finds no room, or lies in ambush, waits in reserve."""
    if action.unit not in [one.id for one in waiting(setting, state, action.player)]:
        return Refusal("deploy-not-due")
    unit = state.units[action.unit]
    if lies_in_ambush(setting, state, unit):
        return None
    is_scout = dues.is_scout(setting, state, unit)
    room = (scout_for if is_scout else guest_for)(setting, state, unit) or place_for(setting, state, unit)
    return Refusal("deploy-has-room") if room else None


# scouts and vanguards


def refuse_scout(setting: Setting, state: SkirmishState, action: Deploy) -> Refusal | None:
    """Why a scout may not stand there: within 12" of units of others and outside its zone (S-25)."""
    if len(action.placements) != 1:
        return Refusal("deploy-one")
    placed = action.placements[0]
    if placed.unit not in [one.id for one in dues.scouts_due(setting, state, action.player)]:
        return Refusal("deploy-not-due")
    unit = state.units[placed.unit]
    if placed.host != NONE:
        return Refusal("deploy-host")
    refusal = _refuse_shape(unit, placed) or _refuse_ground(setting, state, unit, placed)
    if refusal is not None or may_scout(setting, state, unit, placed):
        return refusal
    return _refuse_place(setting, state, action.player, placed) and Refusal("deploy-too-near")


def refuse_vanguard(setting: Setting, state: SkirmishState, action: Deploy) -> Refusal | None:
    """Why a vanguard may not go there: one straight slide of at most 12", ending over 12" from others
    (S-25).
    """
    if len(action.placements) != 1:
        return Refusal("deploy-one")
    placed = action.placements[0]
    if placed.unit not in [one.id for one in dues.vanguards_due(setting, state, action.player)]:
        return Refusal("deploy-not-due")
    unit = state.units[placed.unit]
    if (placed.heading, placed.files, placed.host) != (unit.heading, unit.files, NONE):
        return Refusal("deploy-slide")
    far = math.dist((unit.x, unit.y), (placed.x, placed.y))
    if far > ROUND_HOUSE:
        return Refusal("deploy-too-far")
    if not _reaches(setting, state, unit, placed):
        return Refusal("deploy-way")
    there = state.clone()
    set_down(setting, there, placed)
    return None if keeps_clear(setting, there, there.units[unit.id]) else Refusal("deploy-too-near")


def _reaches(setting: Setting, state: SkirmishState, unit: Unit, placed: Placement) -> bool:
    """Whether nothing stops it on the straight way, and it may end there."""
    here, to = (unit.x, unit.y), (placed.x, placed.y)
    far = math.ceil(math.dist(here, to))
    swept = setting.ground.sweep(state, unit.id, unit.pose, far, heading_between(here, to))
    fits = setting.ground.fits(state, unit.id, Pose(*to, unit.heading), unit_shape(setting, unit))
    return swept.done >= far and fits is None
