"""What scripts do to units, by the laws of spells and tests; never to a neutral (S-05, S-07)."""

from game.core.rules import Player
from game.rules.skirmish.consequences.casualties import hit_shares, inflict_wounds
from game.rules.skirmish.consequences.leadership_tests import begin_panic_test
from game.rules.skirmish.defs.battle import Hits
from game.rules.skirmish.flow.battle import QUIET, Battle
from game.rules.skirmish.flow.steps import MORALE_NEAR, SCRIPTS_HEAL, SCRIPTS_HIT, SCRIPTS_PANIC
from game.rules.skirmish.magic.effects import MAGIC, heal_unit, spell_strike
from game.rules.skirmish.shooting.area_hits import lost_quarter, roll_model_hit, tell_hits, wounds_by_unit
from game.rules.skirmish.state.records import NOBODY, NONE
from game.rules.skirmish.state.state import Unit
from game.rules.skirmish.unit.sides import takes_part_in_phase


def _struck(battle: Battle, id: int) -> Unit | None:
    """The unit on the table that takes part in the phase; None: nothing comes of the wish."""
    unit = battle.unit(id)
    return unit if unit.stands and takes_part_in_phase(battle.state, unit) else None


def hit_unit(battle: Battle, id: int, hits: int, strength: int, by: Player) -> None:
    """Hits on a unit as shots fall: rolled, removed; who lost a quarter tests panic (S-48, S-59, S-80)."""
    unit = _struck(battle, id)
    if unit is None:
        return
    shares = hit_shares(battle.setting, battle.state, unit, hits)
    rolled = []
    for share in shares:
        victim = battle.unit(share.unit)
        strike = spell_strike(battle, victim, Hits(strength=strength))
        rolled.append(roll_model_hit(battle, strike, (id, NONE), victim, share.hits))
    tell_hits(battle, unit, MAGIC, rolled)
    for victim_id, wounds in sorted(wounds_by_unit(rolled).items()):
        victim = battle.unit(victim_id)
        inflict_wounds(battle, victim, wounds, MAGIC, NOBODY if by == victim.owner else by)
    if unit.stands and lost_quarter(unit):
        battle.then(MORALE_NEAR(NONE, NOBODY if by == unit.owner else by, id))


def frighten_unit(battle: Battle, id: int) -> None:
    """A unit tests panic, if it may; nobody did it (S-59)."""
    unit = _struck(battle, id)
    if unit is not None:
        begin_panic_test(battle, unit, NONE, NOBODY)


def mend_unit(battle: Battle, id: int, wounds: int, raises: int) -> None:
    """Wounds of a unit come back (S-43)."""
    unit = _struck(battle, id)
    if unit is not None:
        heal_unit(battle, unit, wounds, raises=bool(raises))


RULES = QUIET._replace(steps={SCRIPTS_HIT: hit_unit, SCRIPTS_PANIC: frighten_unit, SCRIPTS_HEAL: mend_unit})
"""The chapter of what scripts do to units: nothing is asked in it."""
