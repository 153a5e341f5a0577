"""What a treachery card does to the battle, in points for one who looks on, whoever plays it (S-20, S-21).

One function for each word of `defs_cards.Power`; costs are not counted here.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from game.ai.skirmish_bouts import fallen
from game.ai.skirmish_deals import names
from game.ai.skirmish_frays import Toll
from game.ai.skirmish_hand import HELD
from game.ai.skirmish_harm import charge_on, charges_of, clash, harm
from game.ai.skirmish_mind import Mind
from game.ai.skirmish_reach import best_shot, magic_on, spot_of, spots
from game.ai.skirmish_stakes import coins, felt
from game.ai.skirmish_worth import prize
from game.core.rules import Player
from game.rules.cards import Points, Rob, TakePoints, concerned
from game.rules.skirmish import merits, morale, nerve, odds
from game.rules.skirmish.charge import charge_of, speed
from game.rules.skirmish.defs_cards import (
    Again,
    Bless,
    Counter,
    Dispelling,
    Drain,
    Forbid,
    NotMe,
    NotSteadfast,
    OtherName,
    SeeHand,
    ShootNow,
    TestBonus,
    Waver,
    Weaken,
)
from game.rules.skirmish.phases import Phase
from game.rules.skirmish.pmf import amount
from game.rules.skirmish.profile import rules_now
from game.rules.skirmish.records import NOBODY, Charge, Lasting, Play
from game.rules.skirmish.result import losing
from game.rules.skirmish.state import SkirmishState, Unit
from game.rules.skirmish.target import Modifier
from game.rules.skirmish.units import INCH

LIKELY = 0.5
"""How likely what others might do later is done at all."""
LEARNT = 1.0
"""Points that it is worth to have seen a hand."""
SWING = 0.3
"""No rule or characteristic turns more of the points that a fight is about."""
LOYAL = 1 / 3
"""The chance that a unit that wavers stays (S-22)."""


def worth(mind: Mind, play: Play) -> float:
    """What it is to me that this card takes effect."""
    effects = mind.rules.content.cards[play.card].effects
    return sum(POWERS[type(effect)](mind, play, effect) for effect in effects if type(effect) in POWERS)


def against(mind: Mind, by: Player, points: float) -> float:
    """What it is to me that `by`, in this phase, takes so many points of the other side fewer."""
    state = mind.state
    other = state.named if by == state.active else state.active
    return -felt(mind, by, other, points) if other != NOBODY else 0.0


# orders


def forbid(mind: Mind, play: Play, effect: Forbid) -> float:
    """A unit that does not charge, or does not shoot."""
    state, unit = mind.state, mind.state.units[play.unit]
    own, foes = spot_of(mind.rules, unit), spots(mind.rules, state, state.named)
    if effect.what == "shoot":
        return against(mind, unit.owner, best_shot(mind.rules, state, own, foes))
    blows = charges_of(mind.rules, state, own, foes)
    return against(mind, unit.owner, max([0.0, *(one.worth for one in blows)]))


def weaken(mind: Mind, play: Play, effect: Weaken) -> float:
    """Less of something: of a charger's Move the chance to arrive, of who fights the fight."""
    unit = mind.state.units[play.unit]
    if effect.stat != "move":
        return altered(mind, unit, effect.stat, effect.amount, effect.least)
    charge = coming(mind, unit.id)
    if charge is None or charge.dice:
        return 0.0
    before, after = (arrives(mind, unit, charge.target, by) for by in (0, effect.amount))
    target = mind.state.units[charge.target]
    return against(mind, unit.owner, (before - after) * stake_of_charge(mind, unit, target))


def again(mind: Mind, play: Play, effect: Again) -> float:
    """Charge dice rolled anew: worth it only if they failed."""
    roll = mind.state.roll
    charge = coming(mind, roll.unit) if roll is not None else None
    if charge is None:
        return 0.0
    unit, target = mind.state.units[charge.unit], mind.state.units[charge.target]
    came = charge.reach >= mind.rules.ground.gap(mind.state, unit.id, target.id)
    change = arrives(mind, unit, target.id, 0) - came
    return felt(mind, unit.owner, target.owner, change * stake_of_charge(mind, unit, target))


def coming(mind: Mind, unit: int) -> Charge | None:
    """The charge of a unit, while both still stand on the table."""
    charge, units = charge_of(mind.state, unit), mind.state.units
    return charge if charge and units[charge.unit].stands and units[charge.target].stands else None


def arrives(mind: Mind, unit: Unit, target: int, slower: int) -> float:
    """The chance that charge dice suffice, with so much Move more."""
    pace = max(1, speed(mind.rules, mind.state, unit) + slower)
    gap = mind.rules.ground.gap(mind.state, unit.id, target)
    swift = "swift" in rules_now(mind.state, unit)
    return odds.charge(pace, gap, swift=swift) if gap <= (pace + 12) * INCH else 0.0


def stake_of_charge(mind: Mind, unit: Unit, target: Unit) -> float:
    """What it brings to have come home."""
    return charge_on(mind.rules, mind.state, unit, target).worth


# names


def other_name(mind: Mind, play: Play, effect: OtherName) -> float:
    """The active player takes the next best name."""
    state = mind.state
    harms = {
        one: harm(mind.rules, state, state.active, one, state.phase)
        for one in names(mind, state.active, state.phase)
        if one == state.named or one not in state.barred
    }
    spared = harms.pop(state.named, 0.0)
    if not harms:
        return 0.0
    instead = max(harms, key=lambda one: (harms[one], -one))
    return felt(mind, state.active, instead, harms[instead]) - felt(mind, state.active, state.named, spared)


def not_me(mind: Mind, play: Play, effect: NotMe) -> float:
    """Somebody may not name who played it as his next turn begins: best said when one's own turn ends."""
    if mind.state.phase != Phase.COMBAT or not plays_again(mind.state, play.target):
        return 0.0
    saved = harm(mind.rules, mind.state, play.target, play.player, Phase.MOVEMENT)
    return -LIKELY * felt(mind, play.target, play.player, max(0.0, saved))


def plays_again(state: SkirmishState, player: Player) -> bool:
    """Whether he has a turn still to come."""
    return state.round < state.rounds or player in state.flips


# tests

STAKES: Mapping[str, float] = {
    "break": 0.6,
    "panic": 0.35,
    "rally": 0.45,
    "terror": 0.3,
    "spell": 0.3,
    "fear": 0.1,
    "reform": 0.03,
    "hold": 0.03,
}
"""By the reason of the test: the share of a unit that is lost where it fails, about."""
PLAIN = 0.02
"""Of a test for any other reason: a march, a redirection."""


def help_test(mind: Mind, play: Play, effect: TestBonus) -> float:
    """Leadership tested with a little more, or less."""
    test = mind.state.test
    if test is None:
        return 0.0
    unit = mind.state.units[test.unit]
    needed = morale.needed(mind.rules, mind.state, test)
    again = morale.standard_near(mind.rules, mind.state, unit)
    helped = needed.plus(Modifier(effect.amount, "help"))
    change = odds.passes(helped, again=again) - odds.passes(needed, again=again)
    return -change * STAKES.get(test.why, PLAIN) * ruin(mind, unit)


def ruin(mind: Mind, unit: Unit) -> float:
    """What it is to me that a unit flees and dies."""
    state = mind.state
    blamed = unit.blame if unit.fleeing else NOBODY
    other = state.named if unit.owner == state.active else state.active
    return felt(mind, blamed if blamed != NOBODY else other, unit.owner, fallen(state, unit, Toll(taken=1.0)))


def not_steadfast(mind: Mind, play: Play, effect: NotSteadfast) -> float:
    """Enemy losers whose ranks do not count: likelier to break."""
    state, combat = mind.state, mind.state.combat
    side = losing(combat) if combat else None
    if combat is None or side is None or side.player != state.named:
        return 0.0
    return sum(
        betrayed(mind, state.units[id], -side.points)
        for id in side.units
        if state.units[id].stands and merits.firm(mind.rules, state, combat, state.units[id]) == "steadfast"
    )


def betrayed(mind: Mind, unit: Unit, lost_by: int) -> float:
    """What it is to me that a loser is not steadfast any more."""
    ld = morale.leadership(mind.rules, mind.state, unit)
    again = morale.standard_near(mind.rules, mind.state, unit)
    firm, shaken = (
        odds.passes(nerve.break_test(ld, lost_by, firm=why), again=again) for why in ("steadfast", "")
    )
    return (firm - shaken) * STAKES["break"] * ruin(mind, unit)


# fights and fire


def bless(mind: Mind, play: Play, effect: Bless) -> float:
    """A special rule for a unit in combat; nobody gives one to a foe, or to who has too little at stake."""
    unit, cost = mind.state.units[play.unit], mind.rules.content.cards[play.card].cost
    foes = foes_of(mind, unit)
    if play.player == mind.me and all(felt(mind, unit.owner, foe.owner, 1.0) <= 0 for foe in foes):
        return 0.0
    if SWING * sum(prize(mind.state, foe) for foe in foes) < cost * mind.token:
        return 0.0
    return altered(mind, unit, effect.rule, effect.number, 0)


def foes_of(mind: Mind, unit: Unit) -> list[Unit]:
    """Whom a unit fights in this phase."""
    state = mind.state
    touching = [state.units[id] for id in mind.rules.ground.touching(state, unit.id)]
    return [foe for foe in touching if {unit.owner, foe.owner} == {state.active, state.named}]


def altered(mind: Mind, unit: Unit, what: str, number: int | str, least: int) -> float:
    """What a change on a unit does to the fights that it is in."""
    state = mind.state
    changed = state.clone()
    changed.lasting.append(Lasting(-1, unit.id, what, number, "round", "", unit.owner, least=least))
    return sum(
        felt(mind, unit.owner, foe.owner, swing(mind, changed, unit, foe)) for foe in foes_of(mind, unit)
    )


def swing(mind: Mind, changed: SkirmishState, unit: Unit, foe: Unit) -> float:
    """By how much a fight goes better for a unit."""
    before = clash(mind.rules, mind.state, unit, foe).worth
    return clash(mind.rules, changed, changed.units[unit.id], changed.units[foe.id]).worth - before


def shoot_now(mind: Mind, play: Play, effect: ShootNow) -> float:
    """A volley at the named enemy."""
    state, unit = mind.state, mind.state.units[play.unit]
    own, foes = spot_of(mind.rules, unit), spots(mind.rules, state, state.named)
    return felt(mind, unit.owner, state.named, best_shot(mind.rules, state, own, foes))


# magic


def drain(mind: Mind, play: Play, effect: Drain) -> float:
    """Fewer power dice: fewer spells."""
    state = mind.state
    share = min(1.0, amount(effect.dice).mean / max(1, state.winds.power))
    return against(mind, state.active, share * magic_on(mind.rules, state, state.active, state.named))


def dispel(mind: Mind, play: Play, effect: Dispelling) -> float:
    """A spell stopped, perhaps."""
    state, casting = mind.state, mind.state.casting
    if casting is None:
        return 0.0
    stopped = odds.dispel(effect.dice, 0, casting.total)
    lost = magic_on(mind.rules, state, state.active, state.named)
    return against(mind, state.active, stopped * lost)


# hands and tokens


def see_hand(mind: Mind, play: Play, effect: SeeHand) -> float:
    """Knowing is a little better than not knowing."""
    return LEARNT if play.player == mind.me else 0.0


def rob(mind: Mind, play: Play, effect: Rob) -> float:
    """Cards of another."""
    cards = min(effect.cards, len(mind.state.hands[play.target])) * USUAL
    return coins(mind, play.player, cards) + coins(mind, play.target, -cards)


USUAL = sum(HELD.values()) / len(HELD)
"""Tokens that a card of which nothing is known is worth."""


def points(mind: Mind, play: Play, effect: Points) -> float:
    """Tokens from the bank."""
    target = None if play.target == NOBODY else play.target
    whom = concerned(effect, play.player, target, mind.state.players)
    return sum(coins(mind, player, effect.amount) for player in whom)


def take_points(mind: Mind, play: Play, effect: TakePoints) -> float:
    """Tokens of another."""
    taken = min(effect.amount, mind.state.tokens[play.target])
    return coins(mind, play.player, taken) + coins(mind, play.target, -taken)


def counter(mind: Mind, play: Play, effect: Counter) -> float:
    """The card under it does not work; nobody stops his own."""
    under = mind.state.plays[-1] if mind.state.plays else None
    return -worth(mind, under) if under is not None and under.player != play.player else 0.0


def waver(mind: Mind, play: Play, effect: Waver) -> float:
    """A unit that may change sides: to anybody alive, its owner too."""
    unit, living = mind.state.units[play.unit], mind.state.living()
    each = (1 - LOYAL) * prize(mind.state, unit) / max(1, len(living))
    return sum(felt(mind, other, unit.owner, each) for other in living if other != unit.owner)


Power: TypeAlias = Callable[[Mind, Play, Any], float]

POWERS: Mapping[type, Power] = {
    Forbid: forbid,
    OtherName: other_name,
    NotMe: not_me,
    Weaken: weaken,
    Bless: bless,
    TestBonus: help_test,
    Again: again,
    ShootNow: shoot_now,
    NotSteadfast: not_steadfast,
    Drain: drain,
    Dispelling: dispel,
    SeeHand: see_hand,
    Counter: counter,
    Waver: waver,
    Rob: rob,
    Points: points,
    TakePoints: take_points,
}
"""The closed vocabulary of cards, weighed."""
