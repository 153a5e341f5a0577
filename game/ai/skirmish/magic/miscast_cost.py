"""Average cost of a miscast, by the chart of the mod (S-41)."""

from collections.abc import Iterator
from math import fsum
from typing import NamedTuple

from game.ai.skirmish.shooting.wound_worth import WOUND_WORTH
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.core.rng import Rng
from game.rules.skirmish.content import def_by_name
from game.rules.skirmish.defs.battle import Hits, Mishap
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.magic.effects import spell_strike
from game.rules.skirmish.magic.law import wizards_on_table
from game.rules.skirmish.magic.miscast import CHART
from game.rules.skirmish.odds.distribution import D6, amount_distribution
from game.rules.skirmish.odds.single import strike_chances
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.state import SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.profile import in_rank, unit_shape


class MiscastWeights(NamedTuple):
    """Worth of what a miscast takes, and averages in place of the table."""

    level: float = 0.25
    """Worth of a level lost, of its wizard's points."""
    power_die: float = 0.02
    """Worth of a power die lost, of its wizard's points."""
    neighbours: int = 5
    """Models that touch one in the middle of a front rank."""
    circle: float = 0.785
    """Part of its square that a circle covers."""


MISCAST = MiscastWeights()


def average_miscast_cost(setting: Setting, state: SkirmishState, caster: Unit) -> float:
    """Points that a miscast costs the caster's side on average; 0 without a chart."""
    return fsum(chance * _row_cost(setting, state, caster, row) for row, chance in _chart_rows(setting))


def _chart_rows(setting: Setting) -> Iterator[tuple[Mishap, float]]:
    """Each row of the chart, and the chance that two dice meet it; nothing without a chart."""
    try:
        chart = def_by_name(setting.content.charts, CHART)
    except LookupError:
        return
    two = D6 + D6
    for row in chart.rows:
        yield row, fsum(two[roll] for roll in range(row.least, row.most + 1))


def _row_cost(setting: Setting, state: SkirmishState, caster: Unit, row: Mishap) -> float:
    """Points that one row of the chart costs."""
    own = WOUND_WORTH.own_side * unit_bounty(state, caster)
    levels = amount_distribution(row.levels).mean if row.levels is not None else 0.0
    drained = amount_distribution(row.drained).mean if row.drained is not None else 0.0
    lost = own * (row.lost_on / 6 + MISCAST.level * levels + MISCAST.power_die * drained)
    return lost + fsum(
        count * _hit_cost(setting, state, unit, row)
        for unit, count in _units_struck(setting, state, caster, row)
    )


def _units_struck(
    setting: Setting, state: SkirmishState, caster: Unit, row: Mishap
) -> list[tuple[Unit, float]]:
    """Units of the caster's side that a row strikes, and about how many hits each takes."""
    home = home_unit(state, caster)
    beside = [(home, 1.0)] if home.id != caster.id else []
    match row.struck:
        case "wizards":
            return [(one, 1.0) for one in wizards_on_table(state, caster.owner)]
        case "template":
            size = unit_shape(setting, home)
            under = MISCAST.circle * (row.blast * INCH) ** 2 / (size.base_w * size.base_d)
            return [(caster, 1.0), *((one, min(in_rank(one), under / 2)) for one, _ in beside)]
        case "contact":
            return [(one, float(min(in_rank(one) - 1, MISCAST.neighbours))) for one, _ in beside]
        case _:
            return []


def _hit_cost(setting: Setting, state: SkirmishState, unit: Unit, row: Mishap) -> float:
    """Points that one hit takes of a unit."""
    strike = spell_strike(Battle(setting, state, Rng(0), []), unit, Hits(strength=row.strength))
    left = max(1, unit.models * strike.each - unit.hurt)
    return WOUND_WORTH.own_side * unit_bounty(state, unit) * strike_chances(strike).lost.mean / left
