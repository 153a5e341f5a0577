"""Blows of close combat by Initiative: who strikes how often, at whom, what comes of it (S-52 to S-54, S-79).

Steps of a combat: impact hits, then from always-first (11) over Initiative down to always-last, then stomps.
Losses are removed after all blows of a step.
"""

from typing import NamedTuple

import msgspec

from game.rules.skirmish.combat.attack_count import LAST, MONSTROUS_SUPPORT
from game.rules.skirmish.combat.contacts import ContactColumn, StrikeTarget, striking_columns
from game.rules.skirmish.combat.numbers import CREW, MOUNT, step_of, strike_of_blows, striker_characteristic
from game.rules.skirmish.consequences.casualties import inflict_wounds
from game.rules.skirmish.events.combat import BlowsStruck
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.steps import COMBAT_ALLOT, COMBAT_ROLL, COMBAT_STRIKE
from game.rules.skirmish.rolls import attack
from game.rules.skirmish.rolls.resolve import resolve_attacks
from game.rules.skirmish.rolls.tray import ShownDice, told_faces
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Blows, Combat
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.parts import CHAMPION, CHARACTER, RANK
from game.rules.skirmish.unit.profile import is_character, is_monstrous, is_mounted, unit_characteristic

Groups = dict[tuple[StrikeTarget, ...], int]
"""Blows by the marks among which they may be allotted."""


class StrikingBand(NamedTuple):
    """The models of a unit that strike alike, together: `who` is the unit or a character in it (S-79)."""

    unit: int
    who: int
    by: str
    step: int
    groups: Groups

    @property
    def targets(self) -> list[StrikeTarget]:
        """The targets that any model of the band may strike."""
        return sorted({mark for marked in self.groups for mark in marked})

    @property
    def blows(self) -> int:
        """The number of blows of the whole band."""
        return sum(self.groups.values())


# who strikes


def fighting_units(state: SkirmishState, combat: Combat) -> list[Unit]:
    """Units of both sides that still strike, the friendly side first, by id; nobody fights twice (S-57)."""
    units = [state.units[id] for side in combat.sides for id in side.units]
    seen = {touch.unit for touch in combat.touches}
    return [one for one in units if one.id in seen and not one.has(unit_flags.FOUGHT)]


def striking_bands(setting: Setting, state: SkirmishState, combat: Combat) -> list[StrikingBand]:
    """Every band that strikes, with as many blows as it has now (S-79)."""
    found = []
    for unit in fighting_units(state, combat):
        here = striking_columns(setting, state, combat, unit)
        if is_machine(setting, unit):
            found.append(_crew(setting, state, unit, here))
            continue
        keys = sorted({(column.who, column.part) for column in here})
        for who, part in keys:
            mine = [one for one in here if (one.who, one.part) == (who, part)]
            found.extend(_of_part(setting, state, combat, unit, (who, part), mine))
        found.append(_helpers(setting, state, unit, here))
    return [band for band in _merged(found) if band.groups]


def _merged(found: list[StrikingBand]) -> list[StrikingBand]:
    """Rank and file and those who help from behind them strike as one band."""
    out: dict[tuple[int, int, str], StrikingBand] = {}
    for band in found:
        key = band[:3]
        groups = dict(out[key].groups) if key in out else {}
        for marked, blows in band.groups.items():
            groups[marked] = groups.get(marked, 0) + blows
        out[key] = band._replace(groups=groups)
    return list(out.values())


def _of_part(
    setting: Setting,
    state: SkirmishState,
    combat: Combat,
    unit: Unit,
    key: tuple[int, str],
    here: list[ContactColumn],
) -> list[StrikingBand]:
    """The blows of one kind of model in contact, and of what carries it (S-27, S-79)."""
    who, part = key
    marked = [column.marks for column in here]
    if combat.duel is not None and who in combat.duel and part != RANK:
        marked = [duel_marks(setting, state, combat.duel, who)]
    one = state.units[who]
    found = [_band(setting, state, unit, one, part, [(m, 1) for m in marked])]
    if is_mounted(setting, one):
        found.append(_band(setting, state, unit, one, MOUNT, [(m, 1) for m in marked]))
    return found


def duel_marks(
    setting: Setting, state: SkirmishState, duel: tuple[int, int], who: int
) -> tuple[StrikeTarget, ...]:
    """The targets of a duellist: only its foe, nobody once that fell (S-58)."""
    foe = state.units[duel[1 - duel.index(who)]]
    if foe.place != TABLE:
        return ()
    if is_character(setting, foe):
        return (StrikeTarget(home_unit(state, foe).id, foe.id, CHARACTER),)
    return (StrikeTarget(foe.id, foe.id, CHAMPION),) if foe.champion else ()


def _band(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    who: Unit,
    by: str,
    models: list[tuple[tuple[StrikeTarget, ...], int]],
    each: int | None = None,
) -> StrikingBand:
    """The band of `models` with their Attacks each, or with `each`, and the targets they touch."""
    attacks = striker_characteristic(setting, state, who, "attacks", by) if each is None else each
    groups: Groups = {}
    for marked, count in models:
        if marked and attacks * count:
            groups[marked] = groups.get(marked, 0) + attacks * count
    return StrikingBand(unit.id, who.id, by, step_of(setting, state, who, by), groups)


def _helpers(setting: Setting, state: SkirmishState, unit: Unit, here: list[ContactColumn]) -> StrikingBand:
    """Rank and file behind models that strike to the front: one blow, monstrous up to three (S-53)."""
    by = CHARACTER if is_character(setting, unit) else RANK
    own = striker_characteristic(setting, state, unit, "attacks", by)
    lent = min(own, MONSTROUS_SUPPORT if is_monstrous(setting, unit) else 1)
    return _band(setting, state, unit, unit, by, [(one.marks, one.behind) for one in here], lent)


def _crew(setting: Setting, state: SkirmishState, unit: Unit, here: list[ContactColumn]) -> StrikingBand:
    """The crew of a machine: one blow a crewman, as many as it has wounds left (S-82)."""
    left = max(0, unit_characteristic(setting, state, unit, "wounds").needed - unit.hurt)
    marked = tuple(sorted({mark for column in here for mark in column.marks}))
    return _band(setting, state, unit, unit, CREW, [(marked, left)], 1)


# steps


def strike_next_initiative(battle: Battle, at: int) -> None:
    """The blows of the next Initiative at or under `at` are allotted, then rolled; then the next one."""
    state, setting = battle.state, battle.setting
    if state.combat is None:
        return
    due = [one for one in striking_bands(setting, state, state.combat) if LAST <= one.step <= at]
    if not due:
        return
    now = max(one.step for one in due)
    state.combat = msgspec.structs.replace(state.combat, initiative=now, allotted=())
    asking = []
    for one in due:
        if one.step == now and len(one.targets) == 1:
            queue_allocated_blows(battle, one, [(one.targets[0], one.blows)])
        elif one.step == now:
            asking.append(COMBAT_ALLOT(one.unit, one.who, one.by))
    battle.then(*asking, COMBAT_ROLL(now), COMBAT_STRIKE(now - 1))


def queue_allocated_blows(battle: Battle, band: StrikingBand, shares: list[tuple[StrikeTarget, int]]) -> None:
    """Keep these blows until all of this Initiative are allotted."""
    combat = battle.state.combat
    assert combat is not None
    new = [Blows(band.unit, band.who, band.by, *mark, blows) for mark, blows in shares if blows]
    battle.state.combat = msgspec.structs.replace(combat, allotted=(*combat.allotted, *new))


def roll_all(battle: Battle, at: int) -> None:
    """Roll all blows of an Initiative, then remove the losses (S-48, S-79)."""
    combat = battle.state.combat
    if combat is None:
        return
    rolled = [(one, strike_of_blows(battle.setting, battle.state, one)) for one in combat.allotted]
    roll_blows(battle, rolled, at)


def roll_blows(battle: Battle, rolled: list[tuple[Blows, attack.Strike]], at: int) -> None:
    """Roll these blows together and remove what falls."""
    roll_shown_blows(battle, [(*one, battle.shown_dice()) for one in rolled], at)


def roll_shown_blows(
    battle: Battle, rolled: list[tuple[Blows, attack.Strike, ShownDice | None]], at: int
) -> None:
    """Roll these blows together, their faces kept with what is shown already; remove what falls."""
    lost: dict[tuple[int, str], int] = {}
    for blows, numbers, shown in rolled:
        tally = resolve_attacks(numbers, blows.blows, battle.rng, shown)
        key = (blows.foe, blows.foe_part)
        lost[key] = lost.get(key, 0) + tally.lost
        needed, to_wound = numbers.hit.needed, numbers.wound.needed
        battle.tell(
            BlowsStruck(
                blows.who,
                blows.foe,
                blows.foe_part,
                blows.by,
                at,
                tally.blows,
                needed,
                tally.hits,
                to_wound,
                tally.wounds,
                tally.unsaved,
                told_faces(shown),
            )
        )
    for (foe, part), wounds in lost.items():
        inflict_combat_wounds(battle, battle.unit(foe), part, wounds)


def inflict_combat_wounds(battle: Battle, foe: Unit, part: str, wounds: int) -> None:
    """Wounds are suffered, and counted for the other side; in a duel the excess too (S-55, S-80)."""
    combat = battle.state.combat
    assert combat is not None
    mine = next(n for n, side in enumerate(combat.sides) if side.player != foe.owner)
    by = combat.sides[mine].player
    duels = combat.duel is not None and foe.id in combat.duel and part != RANK
    real = inflict_wounds(battle, foe, wounds, "combat", by, part=CHAMPION if part == CHAMPION else RANK)
    combat = battle.state.combat
    assert combat is not None
    side = combat.sides[mine]
    excess = wounds - real if duels else 0
    better = msgspec.structs.replace(side, wounds=side.wounds + real, overkill=side.overkill + excess)
    pair = (better, combat.sides[1]) if mine == 0 else (combat.sides[0], better)
    battle.state.combat = msgspec.structs.replace(combat, sides=pair)
