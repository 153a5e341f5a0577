"""What goes wrong with a machine: the charts of powder and stone (S-50)."""

from game.rules.skirmish.consequences.casualties import destroy_unit, inflict_wounds
from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.defs.battle import Mishap
from game.rules.skirmish.events.unit import Misfired
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import Unit

WHY = "misfire"


def roll_misfire(battle: Battle, unit: Unit, machine: MachineDef) -> None:
    """Roll on the machine's chart: destroyed, wounded without armour save, or silent for a while (S-50).

    Nobody gets the points (S-17). `Unit.silent` counts the Shooting phases after this one.
    """
    if machine.misfire is None:
        return
    die = battle.d6()
    row = _row_of(battle, machine.misfire, die)
    unit.silent = max(unit.silent, row.silent - 1)
    battle.tell(Misfired(unit.id, die, row.destroyed, row.silent))
    if row.destroyed:
        destroy_unit(battle, unit, WHY, NOBODY)
    else:
        inflict_wounds(battle, unit, row.wounds, WHY, NOBODY)


def _row_of(battle: Battle, chart: str, roll: int) -> Mishap:
    """The row of a chart that a roll meets; a chart has one for each."""
    return next(row for row in battle.content.charts[chart].rows if row.least <= roll <= row.most)


def burst_volley_gun(battle: Battle, unit: Unit) -> None:
    """A volley gun whose dice all misfire is destroyed after its last shots (S-50)."""
    battle.tell(Misfired(unit.id, 0, True, 0))
    destroy_unit(battle, unit, WHY, NOBODY)
