"""The Magic phase: winds, channelling, casting, dispelling, what remains in play (S-07, S-39, S-40, S-42).

`ask` asks the active player until he is done; then the named enemy may dispel what remains in play.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import Cast, Dispel, EndSpell
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.consequences import ongoing
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.events.unit import SpellCast, SpellDispelled, WindsBlew
from game.rules.skirmish.flow.battle import Battle, PhaseRules
from game.rules.skirmish.flow.questions import CAST_SPELL, DISPEL_SPELL, UNRAVEL_SPELL
from game.rules.skirmish.flow.steps import MAGIC_TESTED, STEP_KINDS, TREACHERY_WINDOW
from game.rules.skirmish.magic import effects, miscast
from game.rules.skirmish.magic.law import (
    MOST_DICE,
    known_spells,
    lasting_of,
    of_same_spell,
    ready_wizards,
    refuse_cast,
    refuse_dispel,
    refuse_end,
    refuse_remaining,
    refuse_target,
    remaining_spells,
    wizards_on_table,
)
from game.rules.skirmish.rolls.spell import (
    CAST,
    FAILED,
    IRRESISTIBLE,
    is_wizard_silenced,
    spell_verdict,
    to_cast,
    to_dispel,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import heading_between
from game.rules.skirmish.state.records import NOBODY, NONE, Casting, Winds
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.sides import is_neutral

MAGIC_ANSWER = STEP_KINDS.declare("magic:answer")
MAGIC_ANSWERED = STEP_KINDS.declare("magic:answered")
MAGIC_ASK = STEP_KINDS.declare("magic:ask")
MAGIC_EFFECT = STEP_KINDS.declare("magic:effect")
MAGIC_MISCAST = STEP_KINDS.declare("magic:miscast")
MAGIC_UNRAVEL = STEP_KINDS.declare("magic:unravel")

MOST = 12
"""Neither pool is ever larger (S-39)."""


# winds


def begin(battle: Battle) -> None:
    """End what lasted until now; blow the winds; let each wizard of the two sides channel (S-07, S-39)."""
    state = battle.state
    ongoing.end_of_caster(battle, state.active)
    dice = battle.d6(), battle.d6()
    power = min(MOST, sum(dice) + _channelled(battle, state.active))
    dispel = min(MOST, max(dice) + _channelled(battle, state.named))
    state.winds, state.casting = Winds(power, dispel), None
    battle.tell(WindsBlew(dice, power, dispel))
    battle.then(TREACHERY_WINDOW("channelled", NONE), MAGIC_ASK(), MAGIC_UNRAVEL())


def _channelled(battle: Battle, player: Player) -> int:
    """How many dice the wizards of one side add: one for each 6."""
    found = 0
    for wizard in wizards_on_table(battle.state, player):
        die = battle.d6()
        battle.tell(DiceRolled(player, "channel", (die,), wizard.id, 6))
        found += die == 6
    return found


# what follows by itself


def ask(battle: Battle) -> None:
    """Ask the active player to cast, dispel or end a spell, if there is anything to do."""
    state = battle.state
    if len(_cast_options(battle.setting, state, state.active)) > 1:
        battle.ask(CAST_SPELL, state.active)


def _ask_unravel(battle: Battle) -> None:
    """The named enemy may dispel or end what remains in play."""
    state = battle.state
    if state.named != NOBODY and len(_unravel_options(battle.setting, state, state.named)) > 1:
        battle.ask(UNRAVEL_SPELL, state.named)


def _answer(battle: Battle) -> None:
    """The enemy, and nobody else, may dispel the spell on its way (S-07, S-66)."""
    state = battle.state
    if state.casting is not None and state.winds.dispel > 0 and state.lives(state.named):
        battle.ask(DISPEL_SPELL, state.named, unit=state.casting.wizard)


def _answered(battle: Battle) -> None:
    """Open the window of cards after the enemy's own try to dispel."""
    if battle.state.casting is not None:
        battle.window("enemy-dispelled", battle.state.casting.target)


def _effect(battle: Battle) -> None:
    """The spell that nobody dispelled does what it says."""
    casting, battle.state.casting = battle.state.casting, None
    if casting is not None:
        effects.apply_effects(battle, casting)


# options and law


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> Sequence[Any]:
    """Every spell at every target with any number of dice; every dispel."""
    return OPTIONS[question.kind](setting, state, player)


def _cast_options(setting: Setting, state: SkirmishState, player: Player) -> list[Any]:
    """Spells at targets, ends, dispels with power dice, done."""
    found: list[Any] = []
    for wizard in ready_wizards(state, player) if state.winds.power else ():
        for spell in known_spells(wizard):
            if (wizard.id, spell) not in state.winds.cast:
                found += casts_of_spell(setting, state, wizard, spell)
    return [*found, *_ends(state, player), *_dispels(state, player, state.winds.power), Done(player)]


def casts_of_spell(setting: Setting, state: SkirmishState, wizard: Unit, spell: str) -> list[Any]:
    """The casts of one spell at each legal target, or towards each enemy unit, with one die to six."""
    most = min(MOST_DICE, state.winds.power)
    if setting.content.spells[spell].type == "vortex":
        at = effects.place_of(state, wizard)
        foes = [one for one in state.standing() if one.owner == state.named]
        shots = [
            Cast(wizard.owner, wizard.id, spell, 1, heading=heading_between(at, one.pose[:2])) for one in foes
        ]
    else:
        shots = [Cast(wizard.owner, wizard.id, spell, 1, one.id) for one in state.standing()]
    legal = [one for one in shots if refuse_target(setting, state, one) is None]
    return [msgspec.structs.replace(one, dice=dice) for one in legal for dice in range(1, most + 1)]


def _unravel_options(setting: Setting, state: SkirmishState, player: Player) -> list[Any]:
    """Ends, dispels with dispel dice, done."""
    return [*_ends(state, player), *_dispels(state, player, state.winds.dispel), Done(player)]


def _dispel_options(setting: Setting, state: SkirmishState, player: Player) -> list[Any]:
    """The dispels with any number of dice and any wizard or none; or to let the spell come."""
    helpers = [NONE, *(one.id for one in ready_wizards(state, player))]
    dice = range(1, state.winds.dispel + 1)
    return [*(Dispel(player, count, one) for one in helpers for count in dice), Done(player)]


def _ends(state: SkirmishState, player: Player) -> list[Any]:
    """The ends of the player's own spells that remain in play."""
    return [EndSpell(player, one.id) for one in remaining_spells(state) if one.by == player]


def _dispels(state: SkirmishState, player: Player, most: int) -> list[Any]:
    """The dispels of spells in play on friendly and enemy units, by the best wizard, with any of these
    dice.
    """
    best = max(ready_wizards(state, player), key=lambda one: one.level, default=None)
    helper = best.id if best else NONE
    open_to = [one for one in remaining_spells(state) if not is_neutral(state, state.units[one.unit])]
    return [Dispel(player, dice, helper, one.id) for one in open_to for dice in range(1, most + 1)]


OPTIONS: dict[str, Callable[..., list[Any]]] = {
    CAST_SPELL: _cast_options,
    DISPEL_SPELL: _dispel_options,
    UNRAVEL_SPELL: _unravel_options,
}


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of each question of magic; done is always legal."""
    winds, kind = state.winds, question.kind
    match action:
        case Done():
            return None
        case Cast() if kind == CAST_SPELL:
            return refuse_cast(setting, state, action)
        case EndSpell() if kind != DISPEL_SPELL:
            return refuse_end(setting, state, action)
        case Dispel() if kind == DISPEL_SPELL:
            on_its_way = action.lasting == NONE
            return refuse_dispel(state, action, winds.dispel) if on_its_way else Refusal("wrong-moment")
        case Dispel():
            return refuse_remaining(state, action, winds.power if kind == CAST_SPELL else winds.dispel)
    return Refusal("wrong-moment")


# what is done


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Cast, dispel, end; then ask again until done."""
    battle.close()
    if question.kind != DISPEL_SPELL and not isinstance(action, Done):
        battle.then(MAGIC_ASK() if question.kind == CAST_SPELL else MAGIC_UNRAVEL())
    match action:
        case Cast():
            _cast(battle, action)
        case Dispel():
            _dispel(battle, action, with_power=question.kind == CAST_SPELL)
        case EndSpell():
            _end_spell(battle, action.lasting)


def _cast(battle: Battle, action: Cast) -> None:
    """The dice are rolled; failed, the wizard is silent; else the enemy may answer (S-40, S-41)."""
    state, wizard = battle.state, battle.unit(action.wizard)
    dice = battle.dice(action.dice)
    how = spell_verdict(to_cast(battle.content.spells[action.spell].value, wizard.level), dice)
    total = sum(dice) + wizard.level
    left, done = state.winds.power - action.dice, (*state.winds.cast, (wizard.id, action.spell))
    state.winds = msgspec.structs.replace(state.winds, power=left, cast=done)
    where = (action.target, action.x, action.y)
    battle.tell(SpellCast(wizard.id, action.spell, dice, total, how, *where, action.heading))
    if how == FAILED:
        wizard.mark(unit_flags.SILENCED)
        return
    state.casting = Casting(
        wizard.id, action.spell, dice, total, how == IRRESISTIBLE, *where, heading=action.heading
    )
    battle.then(*FOLLOWS[how], *([MAGIC_MISCAST(wizard.id)] if how == IRRESISTIBLE else []))


FOLLOWS = {
    CAST: (MAGIC_ANSWER(), MAGIC_ANSWERED(), MAGIC_EFFECT()),
    IRRESISTIBLE: (MAGIC_EFFECT(),),
}
"""What comes after a spell that did not fail: nobody dispels an irresistible one (S-41)."""


def _dispel(battle: Battle, action: Dispel, *, with_power: bool) -> None:
    """The spell on its way, or one that remains in play, is dispelled or not (S-07, S-42)."""
    state, winds = battle.state, battle.state.winds
    old = lasting_of(state, action.lasting)
    against = old.value if old is not None else state.casting.total if state.casting else 0
    level = 0 if action.wizard == NONE else battle.unit(action.wizard).level
    dice = battle.dice(action.dice)
    how = spell_verdict(to_dispel(against, level), dice)
    if with_power:
        state.winds = msgspec.structs.replace(winds, power=winds.power - action.dice)
    else:
        state.winds = msgspec.structs.replace(winds, dispel=winds.dispel - action.dice)
    if action.wizard != NONE and is_wizard_silenced(dice, how, dispelling=True):
        battle.unit(action.wizard).mark(unit_flags.SILENCED)
    told = (dice, sum(dice) + level, how != FAILED)
    battle.tell(SpellDispelled(action.player, action.wizard, *told, action.lasting))
    if how == FAILED:
        return
    if old is not None:
        _end_spell(battle, old.id)
    else:
        state.casting = None


def _end_spell(battle: Battle, id: int) -> None:
    """Undo all that one casting changed."""
    spell = lasting_of(battle.state, id)
    if spell is not None:
        ongoing.end_those(battle, lambda one: of_same_spell(one, spell))


RULES = PhaseRules(
    begin,
    options,
    check,
    apply,
    {
        MAGIC_ASK: ask,
        MAGIC_UNRAVEL: _ask_unravel,
        MAGIC_ANSWER: _answer,
        MAGIC_ANSWERED: _answered,
        MAGIC_EFFECT: _effect,
        MAGIC_TESTED: effects.resolve_spell_test,
        MAGIC_MISCAST: miscast.roll_miscast,
    },
)
