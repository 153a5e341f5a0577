"""Forecast of a ball or a stone: the wounds of each unit, over every way its dice can fall (S-49, S-50).

A character under it counts as a trooper instead. Wounds are not cut to those that a unit has left.
"""

from collections import Counter, defaultdict
from collections.abc import Generator, Iterator
from math import fsum

from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.odds.distribution import Pmf, certain_value, mixed_distribution
from game.rules.skirmish.odds.single import wound_distribution
from game.rules.skirmish.rolls.dice import ARTILLERY, MISFIRE
from game.rules.skirmish.rolls.scatter import (
    ARROW_DEGREES,
    NO_ARROW,
    SCATTER_FACES,
    SCATTER_HIT_FACES,
    scattered_point,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.machine_numbers import (
    STOPPING,
    AreaHit,
    models_in_bounce,
    numbers_of,
    stone_hits,
)
from game.rules.skirmish.state.formation import Point
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import unit_centre
from game.rules.skirmish.unit.parts import wounds_per_model
from game.rules.skirmish.unit.profile import def_of

Kind = tuple[int, int | str]
"""Strength of a hit, and the wounds that it becomes."""
Kinds = tuple[tuple[Kind, int], ...]
"""Numbers of hits of each kind."""
ARROW_STEP = 10
"""Degrees between the arrows that are looked at, unless asked otherwise."""


def aim_losses(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    machine: MachineDef,
    aimed: Point,
    step: int = ARROW_STEP,
) -> dict[int, Pmf]:
    """The wounds that each unit which may be struck may lose, by id; exact with a `step` of 1 degree."""
    pieces = aim_pieces(setting, state, unit, machine, aimed, step)
    while True:
        try:
            next(pieces)
        except StopIteration as done:
            found: dict[int, Pmf] = done.value
            return found


def aim_pieces(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    machine: MachineDef,
    aimed: Point,
    step: int = ARROW_STEP,
) -> Generator[None, None, dict[int, Pmf]]:
    """The answer of `aim_losses` in small pieces: it may be left between any two of them."""
    falls = _stone_falls(setting, state, machine, aimed, step)
    if machine.kind == "cannon":
        falls = _ball_bounces(setting, state, unit, machine, aimed)
    weights: dict[int, dict[Kinds, float]] = defaultdict(lambda: defaultdict(float))
    for chance, hits in falls:
        yield
        counts: dict[int, Counter[Kind]] = defaultdict(Counter)
        for hit in hits:
            counts[hit.model[0]][hit.strength, hit.wounds] += 1
        for id, kinds in counts.items():
            weights[id][tuple(kinds.items())] += chance
    found = {}
    for id in sorted(weights):
        yield
        found[id] = _wounds_taken(setting, state, machine, id, weights[id])
    return found


def _wounds_taken(
    setting: Setting, state: SkirmishState, machine: MachineDef, id: int, weights: dict[Kinds, float]
) -> Pmf:
    """The wounds of one unit, from the chances of the hits that it may suffer."""
    foe = state.units[id]
    parts = [(1 - fsum(weights.values()), certain_value(0))]
    for kinds, chance in weights.items():
        total = certain_value(0)
        for (strength, wounds), count in kinds:
            strike = numbers_of(setting, state, machine, foe, AreaHit((id, 0), strength, wounds))
            total = total + wound_distribution(strike, count)
        parts.append((chance, total))
    return mixed_distribution(parts)


def _stone_falls(
    setting: Setting, state: SkirmishState, machine: MachineDef, aimed: Point, step: int
) -> Iterator[tuple[float, tuple[AreaHit, ...]]]:
    """Every fall of a stone: its chance, and its hits (S-50)."""
    no_misfire = 1 - 1 / len(ARTILLERY)
    yield (
        no_misfire * SCATTER_HIT_FACES / SCATTER_FACES,
        stone_hits(setting, state, machine, scattered_point(aimed, 0, NO_ARROW)),
    )
    arrows = range(0, ARROW_DEGREES, step)
    arrow_chance = (SCATTER_FACES - SCATTER_HIT_FACES) / SCATTER_FACES / len(ARTILLERY) / len(arrows)
    for inches in ARTILLERY:
        if inches != MISFIRE:
            for degree in arrows:
                yield (
                    arrow_chance,
                    stone_hits(setting, state, machine, scattered_point(aimed, inches, degree * 100)),
                )


def _ball_bounces(
    setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef, aimed: Point
) -> Iterator[tuple[float, tuple[AreaHit, ...]]]:
    """Every bounce of a ball: its chance, and its hits; through a monster only once it is slain (S-49)."""
    start, each = unit_centre(setting, unit), 1 / len(ARTILLERY) ** 2
    for first in ARTILLERY:
        for second in ARTILLERY if first != MISFIRE else ():
            models = models_in_bounce(setting, state, start, aimed, (first, second))
            hits = tuple(AreaHit(model, machine.strength, machine.wounds) for model in models)
            yield from ((each * chance, some) for chance, some in _ball_stops(setting, state, machine, hits))


def _ball_stops(
    setting: Setting, state: SkirmishState, machine: MachineDef, hits: tuple[AreaHit, ...]
) -> Iterator[tuple[float, tuple[AreaHit, ...]]]:
    """Every model at which a ball may stop: its chance, and the hits until then."""
    reached = 1.0
    for at, hit in enumerate(hits):
        foe = state.units[hit.model[0]]
        if def_of(setting, foe).troop == STOPPING:
            left = wounds_per_model(setting, state, foe, "model") * foe.models - foe.hurt
            slain = wound_distribution(numbers_of(setting, state, machine, foe, hit), 1).at_least(left)
            yield reached * (1 - slain), hits[: at + 1]
            reached *= slain
    yield reached, hits
