"""A volley: which models shoot with what numbers, how the hits fall, who is lost (S-44 to S-48, S-80)."""

from typing import NamedTuple

import msgspec

from game.rules.skirmish.consequences import casualties
from game.rules.skirmish.consequences.casualties import Share, hit_shares
from game.rules.skirmish.consequences.leadership_tests import check_panic_after_losses
from game.rules.skirmish.events.unit import VolleyShot
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.rolls import attack
from game.rules.skirmish.rolls.attack import Shot, Strike
from game.rules.skirmish.rolls.combatants import Attacker, shooter_from_profile
from game.rules.skirmish.rolls.dice import roll_amount
from game.rules.skirmish.rolls.resolve import Landed, Tally, resolve_hits, roll_to_hit
from game.rules.skirmish.rolls.saves import NO_ARMOUR
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import (
    cover_of,
    gunner_profile,
    is_in_range,
    machine_of,
    missile_weapons,
)
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.defence import defender_of
from game.rules.skirmish.unit.parts import CHAMPION, RANK, front_rank_occupants
from game.rules.skirmish.unit.profile import def_of, in_rank, profile_now, rules_now, unit_shape

CREW = "crew"
"""The part that shoots a machine."""
FIRING_RANKS = 2
"""So many ranks shoot (S-44)."""


class Fire(NamedTuple):
    """Models that shoot alike: `who` (the unit, or a character in it), which part, with what, how far."""

    who: int
    part: str
    weapon: str
    far: bool
    models: int


class VolleyHits(NamedTuple):
    """What came of the dice to hit of some models, and what their hits do."""

    fire: Fire
    shots: int
    landed: Landed


# who shoots


def firing_groups(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    target: Unit,
    weapon: str,
    *,
    moved: bool,
) -> tuple[Fire, ...]:
    """Models in range, those alike together: rank and file, champion, characters; near before far (S-44)."""
    gaps = setting.ground.model_gaps(state, unit.id, target.id)
    others = front_rank_occupants(setting, state, unit)
    counts: dict[Fire, int] = {}
    for place in _firing(setting, state, unit, gaps, weapon, moved=moved):
        who, part = others.get(place, (unit.id, RANK))
        carried = _carries(setting, state, state.units[who], weapon)
        if carried and is_in_range(gaps[place], setting.content.weapons[carried].range):
            far = not is_in_range(2 * gaps[place], setting.content.weapons[carried].range)
            fire = Fire(who, _aims_as(setting, state.units[who], part), carried, far, 0)
            counts[fire] = counts.get(fire, 0) + 1
    return tuple(fire._replace(models=count) for fire, count in sorted(counts.items()))


def _aims_as(setting: Setting, who: Unit, part: str) -> str:
    """The part whose BS counts: a champion without a profile of his own shoots as the others (S-30)."""
    return CHAMPION if part == CHAMPION and def_of(setting, who).champion else RANK


def _carries(setting: Setting, state: SkirmishState, who: Unit, weapon: str) -> str:
    """What one shoots with when `weapon` is chosen: that, else, a character, his own; empty: nothing."""
    own = missile_weapons(setting, state, who)
    return weapon if weapon in own else next(iter(own if who.host >= 0 else ()), "")


def _firing(
    setting: Setting, state: SkirmishState, unit: Unit, gaps: tuple[int, ...], weapon: str, *, moved: bool
) -> list[int]:
    """Places that shoot: two ranks; for a volley half of each further rank, the nearest, rounded up."""
    files, models = unit_shape(setting, unit).files, in_rank(unit)
    places = list(range(min(models, FIRING_RANKS * files)))
    weapons = setting.content.weapons
    volleys = "volley" in rules_now(state, unit) or (weapon in weapons and "volley" in weapons[weapon].rules)
    if moved or not volleys:
        return places
    for start in range(FIRING_RANKS * files, models, files):
        rank = sorted(range(start, min(models, start + files)), key=lambda place: (gaps[place], place))
        places += rank[: (len(rank) + 1) // 2]
    return places


# with which numbers


def strike_of_shots(
    setting: Setting,
    state: SkirmishState,
    fire: Fire,
    foe: Unit,
    *,
    cover: str = "",
    stand: bool = False,
    moved: bool = False,
) -> Strike:
    """The numbers of these shots at `foe`, with their reasons: tooltips and dice read the same (S-45)."""
    machine = machine_of(setting, state.units[fire.who]) if fire.part == CREW else None
    several = machine is None and setting.content.weapons[fire.weapon].shots != 1
    shot = Shot(moved=moved, far=fire.far, standing=stand, cover=cover, several=several)
    strike = attack.missile_strike(_attacker_of(setting, state, fire), defender_of(setting, state, foe), shot)
    saved = machine is None or machine.armour
    return strike if saved else msgspec.structs.replace(strike, armour=NO_ARMOUR)


def _attacker_of(setting: Setting, state: SkirmishState, fire: Fire) -> Attacker:
    """Who shoots: a model with its weapon, or a crew with its machine (S-27, S-50)."""
    who = state.units[fire.who]
    machine = machine_of(setting, who) if fire.part == CREW else None
    if machine is not None:
        skill = gunner_profile(setting, state, who).ballistic_skill
        return Attacker(skill, machine.strength, rules={"multiple-wounds": machine.wounds})
    profile = profile_now(setting, state, who, "champion" if fire.part == CHAMPION else "model")
    return shooter_from_profile(profile, setting.content.weapons[fire.weapon], rules_now(state, who))


def volley_numbers(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    target: Unit,
    weapon: str,
    *,
    stand: bool = False,
    moved: bool | None = None,
) -> tuple[tuple[Fire, Strike], ...]:
    """What a volley would be: who shoots, with which numbers; nobody in range: empty (S-44, S-45)."""
    walked = unit.has(unit_flags.MOVED) if moved is None else moved
    cover = cover_of(setting, state, unit, target)
    found = firing_groups(setting, state, unit, target, weapon, moved=walked)
    return tuple(
        (fire, strike_of_shots(setting, state, fire, target, cover=cover, stand=stand, moved=walked))
        for fire in found
    )


# what comes of it


def shoot_volley(
    battle: Battle,
    unit: Unit,
    target: Unit,
    weapon: str,
    *,
    stand: bool = False,
    moved: bool | None = None,
) -> None:
    """All models of a unit in range shoot at a target: hits, wounds, losses, the panic of a quarter lost.

    `stand`: at who charges (S-33). `moved`: as if it had, or had not, moved; None: as it did. What follows
    is pushed as steps: push your own continuation first, then ask whether the target still stands.
    """
    setting, state = battle.setting, battle.state
    if not stand:
        unit.mark(unit_flags.SHOT)
    shot = volley_numbers(setting, state, unit, target, weapon, stand=stand, moved=moved)
    shots = [_shots_of(battle, fire) for fire, _ in shot]
    rolled = [
        VolleyHits(fire, count, roll_to_hit(strike, count, battle.rng))
        for (fire, strike), count in zip(shot, shots, strict=True)
    ]
    needed = [strike.hit.needed for _, strike in shot]
    apply_volley_hits(battle, unit, target, rolled, needed)


def _shots_of(battle: Battle, fire: Fire) -> int:
    """How many shots these models have; dice are rolled a model."""
    shots = battle.content.weapons[fire.weapon].shots
    return sum(roll_amount(battle.rng, shots) for _ in range(fire.models))


def apply_volley_hits(
    battle: Battle, unit: Unit, target: Unit, rolled: list[VolleyHits], needed: list[int]
) -> None:
    """Hits fall on rank and file and on exposed characters; all are rolled, then losses removed (S-48)."""
    shares = hit_shares(battle.setting, battle.state, target, sum(one.landed.hits for one in rolled))
    tallies = [Tally(one.shots, one.landed.hits, 0, 0, 0) for one in rolled]
    lost = dict.fromkeys(shares, 0)
    for share, at, part in shared_hits(shares, [one.landed for one in rolled]):
        numbers = strike_of_shots(battle.setting, battle.state, rolled[at].fire, battle.unit(share.unit))
        tally = resolve_hits(numbers, part, battle.rng)
        lost[share] += tally.lost
        tallies[at] = _added(tallies[at], tally)
    for one, need, tally in zip(rolled, needed, tallies, strict=True):
        battle.tell(_told(one, target, need, tally))
    _suffer(battle, unit, target, [(share.unit, wounds) for share, wounds in lost.items()])


def shared_hits(shares: tuple[Share, ...], landed: list[Landed]) -> list[tuple[Share, int, Landed]]:
    """Which hits fall on whom: in order, those that poison first; (share, whose hits, how many)."""
    out = []
    at, left = 0, list(landed)
    for share in shares:
        room = share.hits
        while room:
            if not left[at].hits:
                at += 1
                continue
            took = min(room, left[at].hits)
            sixes = min(took, left[at].poisoned)
            out.append((share, at, Landed(took, sixes)))
            left[at] = Landed(left[at].hits - took, left[at].poisoned - sixes)
            room -= took
    return out


def _added(one: Tally, more: Tally) -> Tally:
    """The same shots with more that came of them."""
    return one._replace(
        wounds=one.wounds + more.wounds, unsaved=one.unsaved + more.unsaved, lost=one.lost + more.lost
    )


def _told(one: VolleyHits, target: Unit, needed: int, tally: Tally) -> VolleyShot:
    """What everybody sees of it."""
    who, weapon = one.fire.who, one.fire.weapon
    hits, wounds = one.landed.hits, tally.wounds
    return VolleyShot(who, target.id, weapon, one.shots, needed, hits, wounds, tally.unsaved)


def _suffer(battle: Battle, unit: Unit, target: Unit, lost: list[tuple[int, int]]) -> None:
    """Losses of shots from `unit`; then `target`, if a quarter of it fell, tests panic (S-59)."""
    for id, wounds in lost:
        casualties.inflict_wounds(battle, battle.unit(id), wounds, "shooting", unit.owner)
    if target.place == TABLE:
        check_panic_after_losses(battle, target, unit.id, unit.owner)
