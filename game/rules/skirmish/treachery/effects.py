"""What treachery cards do: one function for each word of `defs.cards.Power` (S-20, S-21).

`Possible`: whether a word has something to do now, by public facts alone. `Work`: it is done.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from game.core.rules import Player
from game.rules.cards import Points, Rob, TakePoints, affected_players
from game.rules.skirmish.actions.orders import Shoot
from game.rules.skirmish.consequences import mercenaries, victory_points
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.consequences.zero_stat import remove_zero_stat_models
from game.rules.skirmish.defs.cards import (
    Again,
    Bless,
    Counter,
    Dispelling,
    Drain,
    Forbid,
    NotMe,
    NotSteadfast,
    OtherName,
    Script,
    SeeHand,
    ShootNow,
    TestBonus,
    Waver,
    Weaken,
)
from game.rules.skirmish.events.player import CardTaken, DiceRolled, HandSeen
from game.rules.skirmish.events.unit import DiceDrained, SpellDispelled
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.steps import AMBUSH_ASK, TREACHERY_DISCARD
from game.rules.skirmish.rolls.dice import roll_amount
from game.rules.skirmish.rolls.spell import FAILED, spell_verdict, to_dispel
from game.rules.skirmish.rolls.tray import Tray
from game.rules.skirmish.scripted.facts import CardWorked
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import may_target
from game.rules.skirmish.shooting.numbers import missiles_at
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NOBODY, NONE, Play
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.turn import turns
from game.rules.skirmish.turn.naming import barred_players, forced_names
from game.rules.skirmish.unit.sides import is_enemy, living_opponents

# whether there is something to do


def _always(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """True: the effect needs nothing to work on."""
    return True


def on_unit(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """A unit on the table."""
    return unit != NONE and state.units[unit].place == TABLE


def _another_name(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """Another legal name is left: in a forced close combat there may be none (S-09, S-66)."""
    names = forced_names(setting, state) or living_opponents(state, state.active)
    return bool(set(names) - barred_players(state) - {state.named})


def can_name(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """Somebody who will name again."""
    return target != NOBODY and state.lives(target)


def _tested(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """A Leadership test whose dice are not yet rolled."""
    return state.test is not None and not state.test.dice


def _rolled(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """Dice of that unit's charge."""
    return state.roll is not None and state.roll.unit == unit and bool(state.roll.dice)


def _lost(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """A combat that the named enemy lost."""
    if state.combat is None:
        return False
    return any(side.points < 0 and side.player == state.named for side in state.combat.sides)


def _blown(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """Whether power dice are left."""
    return state.winds.power > 0


def _on_its_way(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """A spell that may still be dispelled."""
    return state.casting is not None and not state.casting.irresistible


def _has_cards(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """Somebody who holds cards: sizes of hands are public."""
    return target != NOBODY and bool(state.hands[target])


def _has_tokens(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """Whether the target is a player with tokens."""
    return target != NOBODY and state.tokens[target] > 0


def _on_card(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """A card on the stack that nobody cancelled yet."""
    return bool(state.plays) and not state.plays[-1].cancelled


def may_change_sides(setting: Setting, state: SkirmishState, unit: int, target: Player) -> bool:
    """A unit without general or battle standard (S-22)."""
    return on_unit(setting, state, unit, target) and not mercenaries.is_steady(state, state.units[unit])


def ambush_volleys(setting: Setting, state: SkirmishState, unit: Unit) -> list[Shoot]:
    """Every volley of that unit at the named enemy, whosever turn it is."""
    enemies = [one for one in state.standing() if is_enemy(state, one)]
    return [
        Shoot(unit.owner, unit.id, one.id, weapon)
        for one in enemies
        if may_target(setting, state, unit, one.id) is None
        for weapon in missiles_at(setting, state, unit, one)
    ]


# what is done


def _forbid(battle: Battle, play: Play, effect: Forbid) -> None:
    """Ordres falsifiés, Poudre mouillée: the mark is forgotten when the next phase begins."""
    forbidden = unit_flags.FORBIDDEN_CHARGE if effect.what == "charge" else unit_flags.FORBIDDEN_SHOT
    battle.unit(play.unit).mark(forbidden)


def _other_name(battle: Battle, play: Play, effect: OtherName) -> None:
    """Bar the named enemy, so that the active player names another (S-21)."""
    turns.name_again(battle)


def _not_me(battle: Battle, play: Play, effect: NotMe) -> None:
    """Pacte secret: it is used up at the target's next naming."""
    battle.state.pacts.append((play.target, play.player))


def weaken_characteristic(battle: Battle, play: Play, effect: Weaken) -> None:
    """Guide véreux: a characteristic changes."""
    unit = battle.unit(play.unit)
    add_lasting_change(
        battle,
        unit,
        effect.stat,
        effect.amount,
        effect.until,
        play.card,
        play.player,
        least=effect.least,
    )
    remove_zero_stat_models(battle, unit, "card", NOBODY if play.player == unit.owner else play.player)


def _bless(battle: Battle, play: Play, effect: Bless) -> None:
    """Fiole de poison: a special rule is gained."""
    unit = battle.unit(play.unit)
    add_lasting_change(battle, unit, effect.rule, effect.number, effect.until, play.card, play.player)


def help_test(battle: Battle, play: Play, effect: TestBonus) -> None:
    """Moral vacillant, Main secourable: the test is harder or easier."""
    test = battle.state.test
    assert test is not None
    battle.state.test = msgspec.structs.replace(test, bonus=test.bonus + effect.amount)


def _again(battle: Battle, play: Play, effect: Again) -> None:
    """Éclaireurs loyaux: as many dice again, instead of those that lay there."""
    roll = battle.state.roll
    assert roll is not None
    dice = battle.dice(len(roll.dice))
    battle.state.roll = msgspec.structs.replace(roll, dice=dice)
    battle.tell(DiceRolled(play.player, roll.why, dice, roll.unit))


def _shoot_now(battle: Battle, play: Play, effect: ShootNow) -> None:
    """Tir embusqué: who played it says at whom."""
    battle.then(AMBUSH_ASK(play.unit))


def _not_steadfast(battle: Battle, play: Play, effect: NotSteadfast) -> None:
    """Coup dans le dos: the enemy's losers of the combat."""
    combat = battle.state.combat
    assert combat is not None
    battle.state.combat = msgspec.structs.replace(combat, not_steadfast=True)


def _drain(battle: Battle, play: Play, effect: Drain) -> None:
    """Interférence occulte: power dice are lost, as many as there are."""
    winds = battle.state.winds
    tray = Tray(battle.rng)
    gone = min(winds.power, roll_amount(tray, effect.dice))
    battle.state.winds = msgspec.structs.replace(winds, power=winds.power - gone)
    battle.tell(DiceDrained(gone, winds.power - gone, tuple(tray.faces)))


def dispel_by_card(battle: Battle, play: Play, effect: Dispelling) -> None:
    """Parchemin vendu: dispelled, there is no spell on its way any more."""
    casting = battle.state.casting
    assert casting is not None
    dice = battle.dice(effect.dice)
    passed = spell_verdict(to_dispel(casting.total, 0), dice) != FAILED
    battle.tell(SpellDispelled(play.player, NONE, dice, sum(dice), passed))
    if passed:
        battle.state.casting = None


def _see_hand(battle: Battle, play: Play, effect: SeeHand) -> None:
    """Espion: the two of them know what was seen."""
    battle.tell(HandSeen(play.player, play.target, tuple(battle.state.hands[play.target])))


def steal_cards(battle: Battle, play: Play, effect: Rob) -> None:
    """Espion: cards at random; who then holds too many discards at once."""
    hands = battle.state.hands
    for _ in range(min(effect.cards, len(hands[play.target]))):
        card = hands[play.target].pop(battle.rng.below(len(hands[play.target])))
        hands[play.player].append(card)
        battle.tell(CardTaken(play.player, play.target, card))
    battle.then(TREACHERY_DISCARD(play.player))


def _points(battle: Battle, play: Play, effect: Points) -> None:
    """Tokens from the bank, or back to it."""
    for player in affected_players(effect, play.player, play.target, battle.state.players):
        victory_points.change_tokens(battle, player, effect.amount, "card")


def _take_points(battle: Battle, play: Play, effect: TakePoints) -> None:
    """Take tokens of another player, as many as there are (S-21)."""
    taken = -victory_points.change_tokens(battle, play.target, -effect.amount, "card")
    victory_points.change_tokens(battle, play.player, taken, "card")


def _counter(battle: Battle, play: Play, effect: Counter) -> None:
    """Contre-ordre: the card that lay under it has no effect; its cost is lost."""
    stack = battle.state.plays
    stack[-1] = msgspec.structs.replace(stack[-1], cancelled=True)


def _waver(battle: Battle, play: Play, effect: Waver) -> None:
    """Renégats: loyal or not, even without the flag."""
    mercenaries.roll_loyalty(battle, battle.unit(play.unit))


def _tell_scripts(battle: Battle, play: Play, effect: Script) -> None:
    """Let the scripts of the card's mod say what it does."""
    battle.tell_scripts(CardWorked(play.player, play.card, play.unit, play.target))


Possible: TypeAlias = Callable[[Setting, SkirmishState, int, Player], bool]
Work: TypeAlias = Callable[[Battle, Play, Any], None]

WORDS: Mapping[type, tuple[Possible, Work]] = {
    Forbid: (on_unit, _forbid),
    OtherName: (_another_name, _other_name),
    NotMe: (can_name, _not_me),
    Weaken: (on_unit, weaken_characteristic),
    Bless: (on_unit, _bless),
    TestBonus: (_tested, help_test),
    Again: (_rolled, _again),
    ShootNow: (on_unit, _shoot_now),
    NotSteadfast: (_lost, _not_steadfast),
    Drain: (_blown, _drain),
    Dispelling: (_on_its_way, dispel_by_card),
    SeeHand: (_has_cards, _see_hand),
    Counter: (_on_card, _counter),
    Waver: (may_change_sides, _waver),
    Rob: (_has_cards, steal_cards),
    Points: (_always, _points),
    TakePoints: (_has_tokens, _take_points),
    Script: (_always, _tell_scripts),
}
"""The closed vocabulary: when each word has something to do, and how it is done."""


def is_effect_possible(
    setting: Setting, state: SkirmishState, effect: object, unit: int, target: Player
) -> bool:
    """Whether an effect has something to do on that unit or player."""
    return WORDS[type(effect)][0](setting, state, unit, target)


def apply_card_effect(battle: Battle, play: Play, effect: object) -> None:
    """Do what an effect says."""
    WORDS[type(effect)][1](battle, play, effect)
