"""The wounds that every order to shoot would take, by the odds of the rules, remembered (S-44 to S-50).

All that the numbers depend on is in the key: the armies, both units with what lasts on them, the table.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

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
from game.rules.skirmish.shooting.machine_numbers import AreaHit, numbers_of, piercing_strikes
from game.rules.skirmish.shooting.machines import breathed_on
from game.rules.skirmish.shooting.numbers import CREW, FIRING_RANKS, Fire, strike_of_shots
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.parts import RANK
from game.rules.skirmish.unit.profile import in_rank, rules_now

Losses = dict[int, Pmf]
"""Wounds by unit, not cut to what is there."""
MOST = 4096
"""Shots remembered at a time."""
ARROWS = 60
"""Of the ways in which a stone may scatter every so many degrees is looked at."""


class OddsMemory:
    """Answers by all that they depend on; all is forgotten when there are too many."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.known: dict[tuple[Any, ...], Any] = {}

    def recall(self, key: tuple[Any, ...], count: Callable[[], Any]) -> Any:
        """What is known under this key, or else what is counted now."""
        if key not in self.known:
            if len(self.known) >= self.most:
                self.known.clear()
            self.known[key] = count()
        return self.known[key]


VOLLEY_MEMORY, TEMPLATE_MEMORY, DISTANCE_MEMORY = OddsMemory(), OddsMemory(), OddsMemory()


def shot_losses(
    setting: Setting, state: SkirmishState, order: Shoot | Aim, *, ambush: bool = False
) -> Losses:
    """What an order would take from whom."""
    unit = state.units[order.unit]
    machine = machine_of(setting, unit)
    if isinstance(order, Shoot) and (machine is None or machine.kind != "breath"):
        return {order.target: _volley_of(setting, state, order, unit, machine, ambush=ambush)}
    key = (setting, order, table_key(state))
    found: Losses = TEMPLATE_MEMORY.recall(key, lambda: _of_template(setting, state, order, unit, machine))
    return found


def _volley_of(
    setting: Setting,
    state: SkirmishState,
    order: Shoot,
    unit: Unit,
    machine: MachineDef | None,
    *,
    ambush: bool,
) -> Pmf:
    """Of a volley, a bolt, a hail."""
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
        _outlines(state),
    )
    found: Pmf = VOLLEY_MEMORY.recall(key, count)
    return found


def _of_template(
    setting: Setting, state: SkirmishState, order: Shoot | Aim, unit: Unit, machine: MachineDef | None
) -> Losses:
    """Of a ball, a stone or a breath."""
    if machine is None:
        return {}
    if isinstance(order, Aim):
        return aim_losses(setting, state, unit, machine, (order.x, order.y), ARROWS)
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
    """All of two units that a volley looks at, and of those in them."""
    found: list[Any] = []
    for unit in units:
        found.append(
            (unit.models, unit.hurt, unit.pose, unit.files, unit.marks, unit.enlisted, unit.champion)
        )
        found.extend(state.units[id].enlisted for id in unit.guests)
    if state.lasting:
        ids = [id for one in units for id in (one.id, *one.guests)]
        found += [state.active, state.named, _lasting(state, ids)]
    return tuple(found)


def _lasting(state: SkirmishState, ids: Sequence[int] | None = None) -> tuple[Any, ...]:
    """What lasts on these units, or on anybody."""
    return tuple(
        [
            (one.unit, one.what, one.amount, one.least, one.until)
            for one in state.lasting
            if ids is None or one.unit in ids
        ]
    )


def _outlines(state: SkirmishState) -> tuple[Any, ...]:
    """Where every footprint lies."""
    return (
        state.terrain,
        *[(one.id, one.pose, one.files, -(-in_rank(one) // one.files)) for one in state.standing()],
    )


def table_key(state: SkirmishState) -> tuple[Any, ...]:
    """All that a template may meet."""
    return (
        state.active,
        state.named,
        state.terrain,
        _lasting(state),
        *[(one.id, one.pose, one.files, one.models, one.hurt, one.guests) for one in state.standing()],
    )


# at a distance, whoever stands between


def wounds_at_range(setting: Setting, state: SkirmishState, unit: Unit, target: Unit, gap: int) -> Pmf:
    """What the best of its weapons would take in the open, so far away, ranks alone; nothing beyond range."""
    machine = machine_of(setting, unit)
    if machine is not None:
        far = not is_in_range(2 * gap, machine.range)
        in_range = machine.least_range * INCH <= gap and is_in_range(gap, machine.range)
        return _of_machine(setting, state, unit, machine, target, far=far) if in_range else certain_value(0)
    known = setting.content.weapons
    near = [id for id in shooting_weapons(setting, state, unit) if is_in_range(gap, known[id].range)]
    shots = [
        _of_ranks(setting, state, unit, id, target, far=not is_in_range(2 * gap, known[id].range))
        for id in near
    ]
    return max(shots, key=lambda one: one.mean, default=certain_value(0))


def _of_ranks(
    setting: Setting, state: SkirmishState, unit: Unit, weapon: str, target: Unit, *, far: bool
) -> Pmf:
    """A volley of rank and file, all at one distance."""
    arm, moved = setting.content.weapons[weapon], unit.has(unit_flags.MOVED)
    fire = Fire(unit.id, RANK, weapon, far, _firing(state, unit, arm.rules, moved=moved))
    strike = strike_of_shots(setting, state, fire, target, moved=moved)
    return wound_distribution(strike, repeated_sum(amount_distribution(arm.shots), fire.models))


def _firing(state: SkirmishState, unit: Unit, weapon: Any, *, moved: bool) -> int:
    """How many shoot: two ranks, for a volley half of the others too (S-44)."""
    models, front = in_rank(unit), FIRING_RANKS * unit.files
    volleys = not moved and ("volley" in weapon or "volley" in rules_now(state, unit))
    return min(models, front) + (max(0, models - front) // 2 if volleys else 0)


def _of_machine(
    setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef, target: Unit, *, far: bool
) -> Pmf:
    """A machine's shot; of a ball, a stone or a breath as if it met what stands in the middle."""
    hit = numbers_of(
        setting, state, machine, target, AreaHit((target.id, 0), machine.strength, machine.wounds)
    )
    ranks = -(-in_rank(target) // target.files)
    shot = strike_of_shots(setting, state, Fire(unit.id, CREW, machine.id, far, 1), target)
    match machine.kind:
        case "bolt":
            strikes = piercing_strikes(setting, state, unit, machine, target, shot)
            return _likely(strike_chances(shot).hit, bolt_wound_distribution(strikes, target.hurt, hit.each))
        case "volley-gun":
            return wound_distribution(shot, hail_shots(machine.dice))
        case "cannon":
            return _likely(BALL, wound_distribution(hit, ranks))
        case "stone":
            edge = numbers_of(
                setting, state, machine, target, AreaHit((target.id, 0), machine.other_strength)
            )
            return _likely(
                STONE, wound_distribution(hit, 1) + wound_distribution(edge, min(in_rank(target) - 1, AROUND))
            )
        case _:
            return wound_distribution(hit, min(in_rank(target), AROUND))


def _likely(chance: float, then: Pmf) -> Pmf:
    """As likely as `chance` that, else nothing."""
    return mixed_distribution([(1 - chance, certain_value(0)), (chance, then)])


BALL, STONE, AROUND = 0.55, 0.4, 5
"""Guesses for who has not aimed yet: a ball meets a unit, a stone does; models under an edge or a breath."""
