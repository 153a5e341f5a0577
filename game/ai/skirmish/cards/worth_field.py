"""Worth of cards of the field: orders to charge and shoot, fights, ambushes, magic (S-20, S-21)."""

from math import fsum

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.politics.harm_from_afar import best_shot, magic_harm
from game.ai.skirmish.politics.reach import army_reaches, unit_reach
from game.ai.skirmish.politics.threat import charge_threat, fight_between_units, unit_charge_threats
from game.ai.skirmish.values.rivalry import value_to_me
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.core.rules import Player
from game.rules.skirmish.charge.declare import charge_of
from game.rules.skirmish.defs.cards import Again, Bless, Dispelling, Drain, Forbid, ShootNow, Weaken
from game.rules.skirmish.odds import single
from game.rules.skirmish.odds.distribution import amount_distribution
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import NOBODY, Charge, Lasting, Play
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.profile import rules_now
from game.rules.skirmish.unit.speed import charge_speed

LARGEST_SWING = 0.3
"""The largest part of the points at stake in a fight that one rule or characteristic turns."""


def _less_harm_value(decision: Decision, by: Player, points: float) -> float:
    """Points to me if `by` takes that many points fewer of the other side in this phase."""
    state = decision.state
    other = state.named if by == state.active else state.active
    return -value_to_me(decision, by, other, points) if other != NOBODY else 0.0


# orders


def forbidden_order_value(decision: Decision, play: Play, effect: Forbid) -> float:
    """Points to me if a unit may not charge, or may not shoot."""
    state, unit = decision.state, decision.state.units[play.unit]
    own, foes = unit_reach(decision.setting, unit), army_reaches(decision.setting, state, state.named)
    if effect.what == "shoot":
        return _less_harm_value(decision, unit.owner, best_shot(decision.setting, state, own, foes))
    blows = unit_charge_threats(decision.setting, state, own, foes)
    return _less_harm_value(decision, unit.owner, max([0.0, *(one.worth for one in blows)]))


def weakening_value(decision: Decision, play: Play, effect: Weaken) -> float:
    """Points to me for less of a characteristic: a charge arrives less often, or a fight goes worse."""
    unit = decision.state.units[play.unit]
    if effect.stat != "move":
        return _change_value(decision, unit, effect.stat, effect.amount, effect.least)
    charge = _standing_charge(decision, unit.id)
    if charge is None or charge.dice:
        return 0.0
    before, after = (_arrival_chance(decision, unit, charge.target, by) for by in (0, effect.amount))
    target = decision.state.units[charge.target]
    return _less_harm_value(decision, unit.owner, (before - after) * _stake_of_charge(decision, unit, target))


def charge_reroll_value(decision: Decision, play: Play, effect: Again) -> float:
    """Points to me if charge dice are rolled anew, which is worth it only if they failed."""
    roll = decision.state.roll
    charge = _standing_charge(decision, roll.unit) if roll is not None else None
    if charge is None:
        return 0.0
    unit, target = decision.state.units[charge.unit], decision.state.units[charge.target]
    came = charge.reach >= decision.setting.ground.gap(decision.state, unit.id, target.id)
    change = _arrival_chance(decision, unit, target.id, 0) - came
    return value_to_me(decision, unit.owner, target.owner, change * _stake_of_charge(decision, unit, target))


def _standing_charge(decision: Decision, unit: int) -> Charge | None:
    """The charge of a unit, while it and its target stand on the table; else None."""
    charge, units = charge_of(decision.state, unit), decision.state.units
    return charge if charge and units[charge.unit].stands and units[charge.target].stands else None


def _arrival_chance(decision: Decision, unit: Unit, target: int, slower: int) -> float:
    """The chance that charge dice suffice, with `slower` inches added to the unit's Move."""
    if not (unit.stands and decision.state.units[target].stands):
        return 0.0
    pace = max(1, charge_speed(decision.setting, decision.state, unit) + slower)
    gap = decision.setting.ground.gap(decision.state, unit.id, target)
    swift = "swift" in rules_now(decision.state, unit)
    return single.charge_roll_chance(pace, gap, swift=swift) if gap <= (pace + 12) * INCH else 0.0


def _stake_of_charge(decision: Decision, unit: Unit, target: Unit) -> float:
    """Points that a charge brings once it has come home."""
    return charge_threat(decision.setting, decision.state, unit, target).worth


# fights and fire


def blessing_value(decision: Decision, play: Play, effect: Bless) -> float:
    """Points to me for a special rule in combat; 0 for a foe's unit, and where too little is at stake."""
    unit, cost = decision.state.units[play.unit], decision.setting.content.cards[play.card].cost
    foes = _foes_now(decision, unit)
    if play.player == decision.me and all(
        value_to_me(decision, unit.owner, foe.owner, 1.0) <= 0 for foe in foes
    ):
        return 0.0
    if LARGEST_SWING * fsum(unit_bounty(decision.state, foe) for foe in foes) < cost * decision.token:
        return 0.0
    return _change_value(decision, unit, effect.rule, effect.number, 0)


def _foes_now(decision: Decision, unit: Unit) -> list[Unit]:
    """Units that this one fights in this phase."""
    state = decision.state
    touching = [state.units[id] for id in decision.setting.ground.touching(state, unit.id)]
    return [foe for foe in touching if {unit.owner, foe.owner} == {state.active, state.named}]


def _change_value(decision: Decision, unit: Unit, what: str, number: int | str, least: int) -> float:
    """Points to me for a change on a unit, by the fights that it is in."""
    state = decision.state
    changed = state.clone()
    changed.lasting.append(Lasting(-1, unit.id, what, number, "round", "", unit.owner, least=least))
    return fsum(
        value_to_me(decision, unit.owner, foe.owner, _fight_change(decision, changed, unit, foe))
        for foe in _foes_now(decision, unit)
    )


def _fight_change(decision: Decision, changed: SkirmishState, unit: Unit, foe: Unit) -> float:
    """Points by which a fight goes better for a unit."""
    before = fight_between_units(decision.setting, decision.state, unit, foe).worth
    return (
        fight_between_units(decision.setting, changed, changed.units[unit.id], changed.units[foe.id]).worth
        - before
    )


def ambush_shot_value(decision: Decision, play: Play, effect: ShootNow) -> float:
    """Points to me for a volley at the named enemy."""
    state, unit = decision.state, decision.state.units[play.unit]
    own, foes = unit_reach(decision.setting, unit), army_reaches(decision.setting, state, state.named)
    return value_to_me(decision, unit.owner, state.named, best_shot(decision.setting, state, own, foes))


# magic


def power_drain_value(decision: Decision, play: Play, effect: Drain) -> float:
    """Points to me for fewer power dice, that is for fewer spells."""
    state = decision.state
    share = min(1.0, amount_distribution(effect.dice).mean / max(1, state.winds.power))
    return _less_harm_value(
        decision, state.active, share * magic_harm(decision.setting, state, state.active, state.named)
    )


def dispel_card_value(decision: Decision, play: Play, effect: Dispelling) -> float:
    """Points to me for a spell that may be stopped."""
    state, casting = decision.state, decision.state.casting
    if casting is None:
        return 0.0
    stopped = single.dispel_chance(effect.dice, 0, casting.total)
    lost = magic_harm(decision.setting, state, state.active, state.named)
    return _less_harm_value(decision, state.active, stopped * lost)
