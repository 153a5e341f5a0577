"""What falls under a template or lies on a line: hits, losses, panic (S-05, S-08, S-59, S-80)."""

from collections.abc import Iterable

from game.core.rules import Player
from game.rules.skirmish.consequences import casualties
from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.steps import MORALE_NEAR
from game.rules.skirmish.geometry.queries import Model
from game.rules.skirmish.rolls.resolve import resolve_attacks
from game.rules.skirmish.shooting.machine_numbers import AreaHit, numbers_of
from game.rules.skirmish.state.records import NOBODY, NONE
from game.rules.skirmish.state.state import GONE, TABLE, Unit
from game.rules.skirmish.unit.parts import front_rank_occupants
from game.rules.skirmish.unit.sides import same_army


def victim_of_hit(battle: Battle, model: Model) -> Unit:
    """The unit that suffers a hit on a model: its own, or the character there who does not look out
    (S-80).
    """
    unit = battle.unit(model[0])
    who, _ = front_rank_occupants(battle.setting, battle.state, unit).get(model[1], (unit.id, ""))
    if who == unit.id or casualties.look_out(battle, unit, battle.unit(who)):
        return unit
    return battle.unit(who)


def roll_hit_wounds(battle: Battle, machine: MachineDef, foe: Unit, hit: AreaHit) -> int:
    """Wounds lost by one hit once it is rolled (S-46 to S-48)."""
    return resolve_attacks(numbers_of(battle.setting, battle.state, machine, foe, hit), 1, battle.rng).lost


def strike_all(battle: Battle, by: Unit, machine: MachineDef, hits: Iterable[AreaHit]) -> None:
    """Roll all hits, remove the losses, then let units that lost a quarter test panic (S-48, S-59)."""
    lost: dict[int, int] = {}
    for hit in hits:
        foe = victim_of_hit(battle, hit.model)
        lost[foe.id] = lost.get(foe.id, 0) + roll_hit_wounds(battle, machine, foe, hit)
    apply_area_losses(battle, by, lost)


def apply_area_losses(battle: Battle, by: Unit, lost: dict[int, int]) -> None:
    """Losses of several units, lower ids first; then the panic of those who lost a quarter (S-59)."""
    for id in sorted(lost):
        foe = battle.unit(id)
        casualties.inflict_wounds(battle, foe, lost[id], "shooting", area_hit_credit(by, foe))
    _shake(battle, by, sorted(lost))


def area_hit_credit(by: Unit, foe: Unit) -> Player:
    """The player who gets the points of a loss: nobody for one's own (S-17)."""
    return NOBODY if same_army(by, foe) else by.owner


def _shake(battle: Battle, by: Unit, ids: list[int]) -> None:
    """Units that lost a quarter test panic, army by army, in their owner's order (S-59, S-75)."""
    steps = []
    hurt = [battle.unit(id) for id in ids if lost_quarter(battle.unit(id))]
    for owner in sorted({unit.owner for unit in hurt}):
        mine = [unit for unit in hurt if unit.owner == owner]
        cause = by.id if by.place == TABLE else NONE
        steps.append(MORALE_NEAR(cause, area_hit_credit(by, mine[0]), *(unit.id for unit in mine)))
    battle.then(*steps)


def lost_quarter(unit: Unit) -> bool:
    """Whether 25 % of the models of the phase's start are gone; never of a single model (S-59)."""
    gone = unit.at_phase - unit.models
    return unit.place != GONE and unit.at_phase > 1 and 4 * gone >= unit.at_phase
