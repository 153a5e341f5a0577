"""Wounds that every order to shoot would take, by the odds of the rules, remembered (S-44 to S-50).

All that the numbers depend on is in the key: the armies, both units with what lasts on them, the table.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.forecast.artillery import aim_losses
from game.rules.skirmish.forecast.volley import (
    bolt_wound_distribution,
    hail_shots,
    machine_losses,
    volley_losses,
)
from game.rules.skirmish.odds.distribution import (
    Pmf,
    amount_distribution,
    certain_value,
    mixed_distribution,
    repeated_sum,
)
from game.rules.skirmish.odds.single import strike_chances, wound_distribution
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import is_in_range, machine_of, shooting_weapons
from game.rules.skirmish.shooting.machine_numbers import AreaHit, breathed_on, numbers_of, piercing_strikes
from game.rules.skirmish.shooting.numbers import CREW, FIRING_RANKS, Fire, strike_of_shots
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.parts import RANK
from game.rules.skirmish.unit.profile import in_rank, rules_now

ShotLosses = dict[int, Pmf]
"""Wounds by unit id; they may be more than the unit has."""
MAX_ANSWERS = 4096
"""Answers that one memory holds."""
SCATTER_STEP = 60
"""Degrees between the directions in which a stone is thought to scatter."""


class MachineGuess(NamedTuple):
    """Chances of a shot that is not aimed yet."""

    ball_meets: float = 0.55
    """Chance that a ball meets a unit."""
    stone_meets: float = 0.4
    """Chance that a stone meets a unit."""
    models_around: int = 5
    """Models under a stone's edge or a breath, at most."""


MACHINE_GUESS = MachineGuess()


class OddsMemory:
    """Answers by all that they depend on; all are forgotten when there are too many."""

    def __init__(self, most: int = MAX_ANSWERS) -> None:
        self.most = most
        self.known: dict[tuple[Any, ...], Any] = {}

    def recall(self, key: tuple[Any, ...], count: Callable[[], Any]) -> Any:
        """The answer that is known under this key, or else the one that `count` gives now."""
        if key not in self.known:
            if len(self.known) >= self.most:
                self.known.clear()
            self.known[key] = count()
        return self.known[key]


VOLLEY_MEMORY, TEMPLATE_MEMORY, DISTANCE_MEMORY = OddsMemory(), OddsMemory(), OddsMemory()
"""Answers about volleys, about templates, and about shots from a distance."""


def shot_losses(
    setting: Setting, state: SkirmishState, order: Shoot | Aim, *, ambush: bool = False
) -> ShotLosses:
    """Wounds by unit that an order would take; in an ambush nobody has moved."""
    unit = state.units[order.unit]
    machine = machine_of(setting, unit)
    if isinstance(order, Shoot) and (machine is None or machine.kind != "breath"):
        return {order.target: _volley_losses(setting, state, order, unit, machine, ambush=ambush)}
    key = (setting, order, table_key(state))
    found: ShotLosses = TEMPLATE_MEMORY.recall(
        key, lambda: _template_losses(setting, state, order, unit, machine)
    )
    return found


def _volley_losses(
    setting: Setting,
    state: SkirmishState,
    order: Shoot,
    unit: Unit,
    machine: MachineDef | None,
    *,
    ambush: bool,
) -> Pmf:
    """Wounds by a volley, a bolt or a hail."""
    target = state.units[order.target]

    def count() -> Pmf:
        if machine is not None:
            return machine_losses(setting, state, unit, target)
        weapon = order.weapon or shooting_weapons(setting, state, unit)[0]
        return volley_losses(setting, state, unit, target, weapon, moved=False if ambush else None)

    key = (
        setting,
        order.weapon,
        ambush,
        unit.id,
        target.id,
        units_key(state, unit, target),
        _footprints_key(state),
    )
    found: Pmf = VOLLEY_MEMORY.recall(key, count)
    return found


def _template_losses(
    setting: Setting, state: SkirmishState, order: Shoot | Aim, unit: Unit, machine: MachineDef | None
) -> ShotLosses:
    """Wounds by unit of a ball, a stone or a breath."""
    if machine is None:
        return {}
    if isinstance(order, Aim):
        return aim_losses(setting, state, unit, machine, (order.x, order.y), SCATTER_STEP)
    hits = Counter(model[0] for model in breathed_on(setting, state, unit, state.units[order.target]))
    return {
        id: wound_distribution(
            numbers_of(
                setting, state, machine, state.units[id], AreaHit((id, 0), machine.strength, machine.wounds)
            ),
            count,
        )
        for id, count in sorted(hits.items())
    }


# what the numbers depend on


def units_key(state: SkirmishState, *units: Unit) -> tuple[Any, ...]:
    """The facts about these units, and characters in them, that a volley's numbers depend on."""
    found: list[Any] = []
    for unit in units:
        found.append(
            (unit.models, unit.hurt, unit.pose, unit.files, unit.marks, unit.enlisted, unit.champion)
        )
        found.extend(state.units[id].enlisted for id in unit.guests)
    if state.lasting:
        ids = [id for one in units for id in (one.id, *one.guests)]
        found += [state.active, state.named, _lasting_key(state, ids)]
    return tuple(found)


def _lasting_key(state: SkirmishState, ids: Sequence[int] | None = None) -> tuple[Any, ...]:
    """Changes that last on these units, or on any unit."""
    return tuple(
        [
            (one.unit, one.what, one.amount, one.least, one.until)
            for one in state.lasting
            if ids is None or one.unit in ids
        ]
    )


def _footprints_key(state: SkirmishState) -> tuple[Any, ...]:
    """The terrain, and where every footprint lies."""
    return (
        state.terrain,
        *[(one.id, one.pose, one.files, -(-in_rank(one) // one.files)) for one in state.standing()],
    )


def table_key(state: SkirmishState) -> tuple[Any, ...]:
    """The state of the table, as far as a template may meet it."""
    return (
        state.active,
        state.named,
        state.terrain,
        _lasting_key(state),
        *[(one.id, one.pose, one.files, one.models, one.hurt, one.guests) for one in state.standing()],
    )


# at a distance, whoever stands between


def wounds_at_range(setting: Setting, state: SkirmishState, unit: Unit, target: Unit, gap: int) -> Pmf:
    """Wounds by the unit's best weapon `gap` milli away in the open, ranks alone; 0 beyond range."""
    machine = machine_of(setting, unit)
    if machine is not None:
        far = not is_in_range(2 * gap, machine.range)
        in_range = machine.least_range * INCH <= gap and is_in_range(gap, machine.range)
        return (
            _machine_wounds(setting, state, unit, machine, target, far=far) if in_range else certain_value(0)
        )
    known = setting.content.weapons
    near = [id for id in shooting_weapons(setting, state, unit) if is_in_range(gap, known[id].range)]
    shots = [
        _rank_volley_wounds(setting, state, unit, id, target, far=not is_in_range(2 * gap, known[id].range))
        for id in near
    ]
    return max(shots, key=lambda one: one.mean, default=certain_value(0))


def _rank_volley_wounds(
    setting: Setting, state: SkirmishState, unit: Unit, weapon: str, target: Unit, *, far: bool
) -> Pmf:
    """Wounds by a volley of rank and file, all at one distance."""
    arm, moved = setting.content.weapons[weapon], unit.has(unit_flags.MOVED)
    fire = Fire(unit.id, RANK, weapon, far, _models_shooting(state, unit, arm.rules, moved=moved))
    strike = strike_of_shots(setting, state, fire, target, moved=moved)
    return wound_distribution(strike, repeated_sum(amount_distribution(arm.shots), fire.models))


def _models_shooting(state: SkirmishState, unit: Unit, weapon: Any, *, moved: bool) -> int:
    """The number of models that shoot: two ranks, in a volley half of the others too (S-44)."""
    models, front = in_rank(unit), FIRING_RANKS * unit.files
    volleys = not moved and ("volley" in weapon or "volley" in rules_now(state, unit))
    return min(models, front) + (max(0, models - front) // 2 if volleys else 0)


def _machine_wounds(
    setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef, target: Unit, *, far: bool
) -> Pmf:
    """Wounds by a machine's shot; a ball, a stone or a breath as if it met the unit's middle."""
    hit = numbers_of(
        setting, state, machine, target, AreaHit((target.id, 0), machine.strength, machine.wounds)
    )
    ranks = -(-in_rank(target) // target.files)
    shot = strike_of_shots(setting, state, Fire(unit.id, CREW, machine.id, far, 1), target)
    match machine.kind:
        case "bolt":
            strikes = piercing_strikes(setting, state, unit, machine, target, shot)
            return _with_chance(
                strike_chances(shot).hit, bolt_wound_distribution(strikes, target.hurt, hit.each)
            )
        case "volley-gun":
            return wound_distribution(shot, hail_shots(machine.dice))
        case "cannon":
            return _with_chance(MACHINE_GUESS.ball_meets, wound_distribution(hit, ranks))
        case "stone":
            edge = numbers_of(
                setting, state, machine, target, AreaHit((target.id, 0), machine.other_strength)
            )
            return _with_chance(
                MACHINE_GUESS.stone_meets,
                wound_distribution(hit, 1)
                + wound_distribution(edge, min(in_rank(target) - 1, MACHINE_GUESS.models_around)),
            )
        case _:
            return wound_distribution(hit, min(in_rank(target), MACHINE_GUESS.models_around))


def _with_chance(chance: float, then: Pmf) -> Pmf:
    """The distribution `then` with that chance, else 0."""
    return mixed_distribution([(1 - chance, certain_value(0)), (chance, then)])
