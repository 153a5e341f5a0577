"""Which models of a combat touch which, as settled when it is chosen, and what is left of it (S-53, S-58).

A column is a model in contact with whatever stands behind it; what it may strike are marks: (unit in which
they stand, whom, part).
"""

from typing import NamedTuple

from game.rules.skirmish.combat.attack_count import CREW_FOE_WEIGHTS, CREW_FOES, supporting_ranks
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import is_horde
from game.rules.skirmish.state.records import Combat, Touch
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT, contact_face, is_machine
from game.rules.skirmish.unit.parts import CHAMPION, CHARACTER, RANK, front_rank_occupants, own_part
from game.rules.skirmish.unit.profile import def_of, in_rank, is_monstrous, unit_shape
from game.rules.skirmish.unit.weapons import weapon_rules


class StrikeTarget(NamedTuple):
    """Somebody to strike: `part` of unit `foe`, who stands in `unit`."""

    unit: int
    foe: int
    part: str


class ContactColumn(NamedTuple):
    """A model in contact: who it is, whom it may strike, how many behind it help it."""

    who: int
    part: str
    marks: tuple[StrikeTarget, ...]
    behind: int = 0


# when the combat is chosen


def model_contacts(
    setting: Setting, state: SkirmishState, pairs: tuple[tuple[int, int], ...]
) -> tuple[Touch, ...]:
    """Every model in contact, in order, each with each foe that it touches (S-53)."""
    found: set[Touch] = set()
    left: dict[int, int] = {}
    for one, other in pairs:
        touched = setting.ground.touched_models(state, one, other)
        back = tuple((b, a) for a, b in touched)
        found.update(_touches(setting, state, one, other, _chosen(setting, state, one, other, touched, left)))
        found.update(_touches(setting, state, other, one, _chosen(setting, state, other, one, back, left)))
    return tuple(sorted(found))


def _chosen(
    setting: Setting,
    state: SkirmishState,
    one: int,
    other: int,
    touched: tuple[tuple[int, int], ...],
    left: dict[int, int],
) -> tuple[tuple[int, int], ...]:
    """Models of `one` that strike `other`; six in all fight a war machine, whoever touches it (S-82)."""
    if not is_machine(setting, state.units[other]):
        return touched
    striker = state.units[one]
    weight = CREW_FOE_WEIGHTS.get(def_of(setting, striker).troop, 1)
    room = left.setdefault(other, CREW_FOES)
    places = sorted({mine for mine, _ in touched})
    rest = [place for place in range(in_rank(striker)) if place not in places]
    fighting = (places + rest)[: room // weight]
    left[other] = max(0, room - weight * len(fighting))
    return tuple((place, 0) for place in fighting)


def _touches(
    setting: Setting, state: SkirmishState, one: int, other: int, touched: tuple[tuple[int, int], ...]
) -> list[Touch]:
    """The touches of the models of `one` that touch models of `other`."""
    mine, theirs = state.units[one], state.units[other]
    my_front, their_front = (
        front_rank_occupants(setting, state, mine),
        front_rank_occupants(setting, state, theirs),
    )
    files = unit_shape(setting, mine).files
    out = []
    for place, foe_place in touched:
        who = my_front.get(place, (one, own_part(setting, mine)))
        foe = their_front.get(foe_place, (other, own_part(setting, theirs)))
        out.append(Touch(one, *divmod(place, files), *who, other, *foe))
    return out


# what is left of it


def striking_columns(
    setting: Setting, state: SkirmishState, combat: Combat, unit: Unit
) -> list[ContactColumn]:
    """Models of a unit that still strike, front rank from left to right, then flanks (S-53)."""
    spots: dict[tuple[int, int], list[Touch]] = {}
    for touch in combat.touches:
        if touch.unit == unit.id:
            spots.setdefault((touch.rank, touch.file), []).append(touch)
    kept = _standing_spots(unit, sorted(spots)) if unit.place == TABLE else sorted(spots)
    found = [_column_of(setting, state, combat, spots[spot]) for spot in kept]
    alive = [(spot, one) for spot, one in zip(kept, found, strict=True) if one is not None]
    front = [_faces_front(setting, state, unit, spot, spots[spot]) for spot, _ in alive]
    helpers = _supports(setting, state, unit, sum(front))
    out = []
    for (_, column), ahead in zip(alive, front, strict=True):
        out.append(column._replace(behind=helpers.pop(0) if ahead and helpers else 0))
    return out


def _standing_spots(unit: Unit, spots: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Spots where somebody is left: losses come from the rear, then from the ends, left first (S-53)."""
    models = in_rank(unit)
    files = max(1, min(unit.files, models))
    row = [spot for spot in spots if spot[0] == 0]
    rest = [spot for spot in spots if spot[0] > 0 and spot[0] * files < models]
    left = True
    while len(row) > files:
        row.pop(0 if left else -1)
        left = not left
    return row + rest


def _column_of(
    setting: Setting, state: SkirmishState, combat: Combat, here: list[Touch]
) -> ContactColumn | None:
    """The column of models at a place and whom they may strike now; None: nobody is left there."""
    who, part = _stepped_up(state, here[0].unit, here[0].who, here[0].part)
    if who < 0:
        return None
    marked = [_target(state, combat, touch) for touch in here]
    return ContactColumn(who, part, tuple(sorted({one for one in marked if one is not None})))


def _stepped_up(state: SkirmishState, unit: int, who: int, part: str) -> tuple[int, str]:
    """Unit and part that strike from a place after losses, -1 for nobody: troopers fill it (S-53, S-58)."""
    one, home = state.units[who], state.units[unit]
    if part == CHARACTER and one.place == TABLE:
        return (-1, "") if one.has(unit_flags.SHAMED) else (who, part)
    if home.place != TABLE or (part == CHARACTER and who == unit):
        return -1, ""
    if part == CHAMPION and home.champion:
        return unit, CHAMPION
    return (unit, RANK) if home.models > home.champion else (-1, "")


def _target(state: SkirmishState, combat: Combat, touch: Touch) -> StrikeTarget | None:
    """The target that a touch lets strike now; duellists are left alone (S-53, S-58)."""
    foe, home = state.units[touch.foe], state.units[touch.foe_unit]
    duellists = combat.duel or ()
    if touch.foe_part == CHARACTER:
        if foe.place == TABLE and foe.id not in duellists:
            return StrikeTarget(home.id, foe.id, CHARACTER)
        if foe.id == home.id:
            return None
    if home.place != TABLE:
        return None
    champion = home.champion and home.id not in duellists
    ranks = home.models > home.champion
    if champion and (touch.foe_part == CHAMPION or not ranks):
        return StrikeTarget(home.id, home.id, CHAMPION)
    return StrikeTarget(home.id, home.id, RANK) if ranks else None


def _faces_front(
    setting: Setting, state: SkirmishState, unit: Unit, spot: tuple[int, int], here: list[Touch]
) -> bool:
    """Whether a model of the front rank strikes to the front: only then are there supports (S-53)."""
    if spot[0] > 0 or any(is_machine(setting, state.units[touch.foe_unit]) for touch in here):
        return False
    return any(contact_face(setting, unit, state.units[touch.foe_unit]) == FRONT for touch in here)


def _supports(setting: Setting, state: SkirmishState, unit: Unit, front: int) -> list[int]:
    """For each model striking to the front, how many behind it help (S-53)."""
    models, files = in_rank(unit), max(1, unit.files)
    horde = is_horde(models, files, monstrous=is_monstrous(setting, unit))
    helping = weapon_rules(setting, state, unit)
    ranks = supporting_ranks(helping, charged=unit.has(unit_flags.CHARGED), horde=horde)
    full = [min(front, max(0, models - rank * files)) for rank in range(1, ranks + 1)]
    return [sum(place < count for count in full) for place in range(front)]
