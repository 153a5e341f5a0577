"""What each side of a combat has to show, and why a loser ignores the difference (S-55, S-56, S-38)."""

from game.rules.skirmish.rolls.combat_score import DISRUPTING_RANKS, ScoreFacts
from game.rules.skirmish.rolls.leadership import firmness_reason
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import counting_ranks, rank_bonus
from game.rules.skirmish.state.records import Combat, Side
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT, REAR, contact_face, is_machine
from game.rules.skirmish.unit.profile import (
    def_of,
    in_rank,
    is_character,
    is_monstrous,
    is_mounted,
    rules_now,
)
from game.rules.skirmish.unit.sides import is_enemy


def of_side(state: SkirmishState, side: Side) -> list[Unit]:
    """Units of a side that still stand, with their characters."""
    out = []
    for id in side.units:
        out += [state.units[one] for one in (id, *state.units[id].guests)]
    return [unit for unit in out if unit.place == TABLE]


def merits_of_side(setting: Setting, state: SkirmishState, combat: Combat, side: int) -> ScoreFacts:
    """The facts that count for a side after the last blow (S-55)."""
    mine, theirs = combat.sides[side], combat.sides[1 - side]
    units = of_side(state, mine)
    bodies = [unit for unit in units if unit.host < 0]
    faces = _touched_faces(setting, state, combat, theirs)
    return ScoreFacts(
        models=sum(unit.models for unit in units),
        wounds=mine.wounds,
        overkill=mine.overkill,
        ranks=max([0, *(_bonus(setting, state, combat, unit) for unit in bodies)]),
        charged=any(unit.has(unit_flags.CHARGED) for unit in units),
        downhill=any(unit.has(unit_flags.DOWNHILL) for unit in units),
        standard=any(unit.standard for unit in units),
        battle_standard=any(unit.enlisted.battle_standard for unit in units),
        flank=bool({"left", "right"} & faces),
        rear=REAR in faces,
        musician=any(unit.musician for unit in units),
    )


def _touched_faces(setting: Setting, state: SkirmishState, combat: Combat, side: Side) -> set[str]:
    """Faces of a side's living units that living foes touch."""
    return {
        face
        for id in side.units
        if state.units[id].place == TABLE
        for face, _ in _touching(setting, state, combat, state.units[id])
    }


def _touching(setting: Setting, state: SkirmishState, combat: Combat, unit: Unit) -> list[tuple[str, Unit]]:
    """Living foes of its combat in contact, each with the face that it touches."""
    pairs = [pair for pair in combat.contacts if unit.id in pair]
    foes = [state.units[pair[1 - pair.index(unit.id)]] for pair in pairs]
    return [(contact_face(setting, unit, foe), foe) for foe in foes if foe.place == TABLE]


# ranks


def effective_ranks(setting: Setting, state: SkirmishState, unit: Unit) -> int:
    """Ranks that count: none of skirmishers and machines (S-28, S-60)."""
    if is_machine(setting, unit) or "skirmish" in rules_now(state, unit):
        return 0
    return counting_ranks(in_rank(unit), unit.files, monstrous=is_monstrous(setting, unit))


def _bonus(setting: Setting, state: SkirmishState, combat: Combat, unit: Unit) -> int:
    """The rank bonus of a unit; nothing if it is disrupted or stands in a river (S-38, S-55)."""
    if not effective_ranks(setting, state, unit) or _in_river(setting, state, unit):
        return 0
    if is_disrupted(setting, state, combat, unit):
        return 0
    return rank_bonus(in_rank(unit), unit.files, monstrous=is_monstrous(setting, unit))


def is_disrupted(setting: Setting, state: SkirmishState, combat: Combat, unit: Unit) -> bool:
    """Whether a foe with two counting ranks touches its flank or rear (S-55)."""
    return any(
        face != FRONT and effective_ranks(setting, state, foe) >= DISRUPTING_RANKS
        for face, foe in _touching(setting, state, combat, unit)
    )


# steadfast


def firmness_in_combat(setting: Setting, state: SkirmishState, combat: Combat, unit: Unit) -> str:
    """Why it ignores the difference: stubborn, steadfast, or empty (S-56)."""
    foes = next(side for side in combat.sides if unit.id not in side.units)
    standing = [state.units[id] for id in foes.units if state.units[id].place == TABLE]
    theirs = [effective_ranks(setting, state, foe) for foe in standing]
    wooded = _in_forest(setting, state, unit)
    stubborn = "stubborn" in rules_now(state, unit) or (wooded and _at_home_in_woods(setting, state, unit))
    betrayed = combat.not_steadfast and is_enemy(state, unit)
    allowed = not (wooded or betrayed or _in_river(setting, state, unit))
    return firmness_reason(
        effective_ranks(setting, state, unit), theirs, stubborn=stubborn, steadfast=allowed
    )


def _at_home_in_woods(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Skirmishers and lone characters of infantry are stubborn in a forest (S-38)."""
    alone = is_character(setting, unit) and not is_mounted(setting, unit)
    lone = alone and def_of(setting, unit).troop == "infantry"
    return lone or "skirmish" in rules_now(state, unit)


def _in_forest(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether most of its models stand in a forest (S-38)."""
    return bool(state.terrain) and _has_kind(state, setting.ground.inside(state, unit.id), "forest")


def _in_river(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether any part of it stands in a river (S-38)."""
    return bool(state.terrain) and _has_kind(state, setting.ground.terrain_of(state, unit.id), "river")


def _has_kind(state: SkirmishState, ids: tuple[int, ...], kind: str) -> bool:
    """Whether one of these pieces is of that kind."""
    return any(one.kind == kind for one in state.terrain if one.id in ids)
