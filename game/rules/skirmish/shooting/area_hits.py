"""What falls under a template or lies on a line: hits, losses, panic (S-05, S-08, S-59, S-80)."""

from collections.abc import Iterable

from game.core.rules import Player
from game.rules.skirmish.consequences import casualties
from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.events.faces import ModelHit
from game.rules.skirmish.events.unit import HitsRolled
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.steps import MORALE_NEAR
from game.rules.skirmish.geometry.queries import Model
from game.rules.skirmish.rolls.attack import Strike
from game.rules.skirmish.rolls.resolve import resolve_attacks
from game.rules.skirmish.rolls.tray import told_faces
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


def roll_hit(battle: Battle, machine: MachineDef, foe: Unit, hit: AreaHit) -> ModelHit:
    """One hit of a machine on `foe` once it is rolled (S-46 to S-48)."""
    return roll_model_hit(battle, numbers_of(battle.setting, battle.state, machine, foe, hit), hit.model, foe)


def roll_model_hit(battle: Battle, strike: Strike, model: Model, victim: Unit, hits: int = 1) -> ModelHit:
    """Hits without a roll on a model, which hurt `victim`, once they are rolled (S-46 to S-48)."""
    shown = battle.shown_dice()
    tally = resolve_attacks(strike, hits, battle.rng, shown)
    return ModelHit(*model, victim.id, hits, told_faces(shown), tally.unsaved, tally.lost)


def tell_hits(
    battle: Battle, by: Unit, why: str, hits: Iterable[ModelHit], amount: tuple[int, ...] = ()
) -> None:
    """Tell hits once they are rolled; nothing where nobody was hit and no die rolled."""
    told = tuple(hits)
    if told or amount:
        battle.tell(HitsRolled(by.id, why, told, amount))


def strike_all(battle: Battle, by: Unit, machine: MachineDef, hits: Iterable[AreaHit]) -> None:
    """Roll all hits, remove the losses, then let units that lost a quarter test panic (S-48, S-59)."""
    rolled = [roll_hit(battle, machine, victim_of_hit(battle, hit.model), hit) for hit in hits]
    tell_hits(battle, by, machine.kind, rolled)
    apply_area_losses(battle, by, wounds_by_unit(rolled))


def wounds_by_unit(hits: Iterable[ModelHit]) -> dict[int, int]:
    """The wounds that each victim of some hits loses, by id."""
    lost: dict[int, int] = {}
    for hit in hits:
        lost[hit.victim] = lost.get(hit.victim, 0) + hit.lost
    return lost


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
