"""What cards of the field do: orders to charge and shoot, fights, ambushes, magic (S-20, S-21)."""

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.politics.reach import army_spots, best_shot, magic_on, unit_spot
from game.ai.skirmish.politics.threat import charge_on, charges_of, fight_between_units
from game.ai.skirmish.values.rivalry import value_to_me
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.core.rules import Player
from game.rules.skirmish.charge.declare import charge_of, charge_speed
from game.rules.skirmish.defs.cards import Again, Bless, Dispelling, Drain, Forbid, ShootNow, Weaken
from game.rules.skirmish.odds import single
from game.rules.skirmish.odds.distribution import amount_distribution
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import NOBODY, Charge, Lasting, Play
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.profile import rules_now

SWING = 0.3
"""No rule or characteristic turns more of the points that a fight is about."""


def _against(mind: Decision, by: Player, points: float) -> float:
    """What it is to me that `by`, in this phase, takes so many points of the other side fewer."""
    state = mind.state
    other = state.named if by == state.active else state.active
    return -value_to_me(mind, by, other, points) if other != NOBODY else 0.0


# orders


def forbidden_order_value(mind: Decision, play: Play, effect: Forbid) -> float:
    """A unit that does not charge, or does not shoot."""
    state, unit = mind.state, mind.state.units[play.unit]
    own, foes = unit_spot(mind.setting, unit), army_spots(mind.setting, state, state.named)
    if effect.what == "shoot":
        return _against(mind, unit.owner, best_shot(mind.setting, state, own, foes))
    blows = charges_of(mind.setting, state, own, foes)
    return _against(mind, unit.owner, max([0.0, *(one.worth for one in blows)]))


def weakening_value(mind: Decision, play: Play, effect: Weaken) -> float:
    """Less of something: of a charger's Move the chance to arrive, of who fights the fight."""
    unit = mind.state.units[play.unit]
    if effect.stat != "move":
        return _altered(mind, unit, effect.stat, effect.amount, effect.least)
    charge = _coming(mind, unit.id)
    if charge is None or charge.dice:
        return 0.0
    before, after = (_arrives(mind, unit, charge.target, by) for by in (0, effect.amount))
    target = mind.state.units[charge.target]
    return _against(mind, unit.owner, (before - after) * _stake_of_charge(mind, unit, target))


def charge_reroll_value(mind: Decision, play: Play, effect: Again) -> float:
    """Charge dice rolled anew: worth it only if they failed."""
    roll = mind.state.roll
    charge = _coming(mind, roll.unit) if roll is not None else None
    if charge is None:
        return 0.0
    unit, target = mind.state.units[charge.unit], mind.state.units[charge.target]
    came = charge.reach >= mind.setting.ground.gap(mind.state, unit.id, target.id)
    change = _arrives(mind, unit, target.id, 0) - came
    return value_to_me(mind, unit.owner, target.owner, change * _stake_of_charge(mind, unit, target))


def _coming(mind: Decision, unit: int) -> Charge | None:
    """The charge of a unit, while both still stand on the table."""
    charge, units = charge_of(mind.state, unit), mind.state.units
    return charge if charge and units[charge.unit].stands and units[charge.target].stands else None


def _arrives(mind: Decision, unit: Unit, target: int, slower: int) -> float:
    """The chance that charge dice suffice, with so much Move more."""
    if not (unit.stands and mind.state.units[target].stands):
        return 0.0
    pace = max(1, charge_speed(mind.setting, mind.state, unit) + slower)
    gap = mind.setting.ground.gap(mind.state, unit.id, target)
    swift = "swift" in rules_now(mind.state, unit)
    return single.charge_roll_chance(pace, gap, swift=swift) if gap <= (pace + 12) * INCH else 0.0


def _stake_of_charge(mind: Decision, unit: Unit, target: Unit) -> float:
    """What it brings to have come home."""
    return charge_on(mind.setting, mind.state, unit, target).worth


# fights and fire


def blessing_value(mind: Decision, play: Play, effect: Bless) -> float:
    """A special rule for a unit in combat; nobody gives one to a foe, or to who has too little at stake."""
    unit, cost = mind.state.units[play.unit], mind.setting.content.cards[play.card].cost
    foes = _foes_of(mind, unit)
    if play.player == mind.me and all(value_to_me(mind, unit.owner, foe.owner, 1.0) <= 0 for foe in foes):
        return 0.0
    if SWING * sum(unit_bounty(mind.state, foe) for foe in foes) < cost * mind.token:
        return 0.0
    return _altered(mind, unit, effect.rule, effect.number, 0)


def _foes_of(mind: Decision, unit: Unit) -> list[Unit]:
    """Whom a unit fights in this phase."""
    state = mind.state
    touching = [state.units[id] for id in mind.setting.ground.touching(state, unit.id)]
    return [foe for foe in touching if {unit.owner, foe.owner} == {state.active, state.named}]


def _altered(mind: Decision, unit: Unit, what: str, number: int | str, least: int) -> float:
    """What a change on a unit does to the fights that it is in."""
    state = mind.state
    changed = state.clone()
    changed.lasting.append(Lasting(-1, unit.id, what, number, "round", "", unit.owner, least=least))
    return sum(
        value_to_me(mind, unit.owner, foe.owner, _swing(mind, changed, unit, foe))
        for foe in _foes_of(mind, unit)
    )


def _swing(mind: Decision, changed: SkirmishState, unit: Unit, foe: Unit) -> float:
    """By how much a fight goes better for a unit."""
    before = fight_between_units(mind.setting, mind.state, unit, foe).worth
    return (
        fight_between_units(mind.setting, changed, changed.units[unit.id], changed.units[foe.id]).worth
        - before
    )


def shoot_now(mind: Decision, play: Play, effect: ShootNow) -> float:
    """A volley at the named enemy."""
    state, unit = mind.state, mind.state.units[play.unit]
    own, foes = unit_spot(mind.setting, unit), army_spots(mind.setting, state, state.named)
    return value_to_me(mind, unit.owner, state.named, best_shot(mind.setting, state, own, foes))


# magic


def power_drain_value(mind: Decision, play: Play, effect: Drain) -> float:
    """Fewer power dice: fewer spells."""
    state = mind.state
    share = min(1.0, amount_distribution(effect.dice).mean / max(1, state.winds.power))
    return _against(mind, state.active, share * magic_on(mind.setting, state, state.active, state.named))


def dispel_card_value(mind: Decision, play: Play, effect: Dispelling) -> float:
    """A spell stopped, perhaps."""
    state, casting = mind.state, mind.state.casting
    if casting is None:
        return 0.0
    stopped = single.dispel_chance(effect.dice, 0, casting.total)
    lost = magic_on(mind.setting, state, state.active, state.named)
    return _against(mind, state.active, stopped * lost)
