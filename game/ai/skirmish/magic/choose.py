"""Casting and dispelling: which spells with how many dice, and which to let be (S-07, S-39 to S-43)."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import fsum
from typing import Any, NamedTuple

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.magic.buff_worth import spell_end_value
from game.ai.skirmish.magic.dice_pool import (
    LATER_SPELL_WEIGHT,
    CastableSpell,
    Resistance,
    best_by_pool,
    casting_failure_chance,
    expected_spell_value,
)
from game.ai.skirmish.magic.miscast_cost import average_miscast_cost
from game.ai.skirmish.magic.spell_worth import casting_value
from game.core.rules import Player
from game.core.whole_numbers import nearest_whole
from game.rules.skirmish.actions.orders import Cast, Dispel, EndSpell
from game.rules.skirmish.magic.law import known_spells, lasting_of, ready_wizards, remaining_spells
from game.rules.skirmish.magic.phase import casts_of_spell
from game.rules.skirmish.odds.single import dispel_chance
from game.rules.skirmish.state.records import NONE, Casting
from game.rules.skirmish.state.state import SkirmishState


class CastingWeights(NamedTuple):
    """Costs and usual numbers of dice."""

    die: float = 0.01
    """Points that a die rolled for nothing costs: nothing is done where nothing is gained."""
    usual_dice: int = 3
    """Dice of most castings."""
    mean_die: float = 3.5
    """Average of a die."""


CASTING = CastingWeights()


class CastingPlan(NamedTuple):
    """All that a player may still cast, and its worth in points."""

    castable: dict[tuple[int, str], CastableSpell]
    """By wizard and spell: the spell at its best target."""
    worths: dict[tuple[int, str, int, int], float]
    """By wizard, spell, target and heading: points."""
    pool: int
    foe: Resistance


def _plan_casts(decision: Decision, casts: Sequence[Cast], pool: int, foe: Resistance) -> CastingPlan:
    """The plan for these casts: every spell at every target."""
    setting, state, worths = decision.setting, decision.state, dict[tuple[int, str, int, int], float]()
    for one in casts:
        if _cast_key(one) not in worths:
            worths[_cast_key(one)] = casting_value(setting, state, _as_casting(one))
    best: dict[tuple[int, str], float] = defaultdict(float)
    for (wizard, spell, _, _), value in worths.items():
        best[wizard, spell] = max(best[wizard, spell], value)
    costs = {wizard: average_miscast_cost(setting, state, state.units[wizard]) for wizard, _ in best}
    castable = {
        (wizard, spell): CastableSpell(
            wizard, state.units[wizard].level, setting.content.spells[spell].value, value, costs[wizard]
        )
        for (wizard, spell), value in best.items()
    }
    return CastingPlan(castable, worths, pool, foe._replace(fear=fsum(best.values())))


def _cast_key(one: Cast) -> tuple[int, str, int, int]:
    """Wizard, spell, target and heading of a cast."""
    return (one.wizard, one.spell, one.target, one.heading)


def _as_casting(one: Cast) -> Casting:
    """The spell as it would be on its way."""
    return Casting(one.wizard, one.spell, (), 0, target=one.target, x=one.x, y=one.y, heading=one.heading)


# casting


def rate_casts(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each spell with each number of dice, and for what the dice left may still bring."""
    casts = [one for one in options if isinstance(one, Cast)]
    pool = decision.state.winds.power
    plan = _plan_casts(
        decision, casts, pool, _resistance(decision.state, decision.state.named, decision.state.winds.dispel)
    )
    after = RemainingDice(plan)
    return [
        _cast_value(plan, one, after)
        if isinstance(one, Cast)
        else _end_value(decision, one, after.with_all(pool, one))
        for one in options
    ]


def _cast_value(plan: CastingPlan, one: Cast, after: "RemainingDice") -> float:
    """Points that a casting promises, and the dice left after it; if it fails, without its wizard."""
    spell_at_target = plan.castable[one.wizard, one.spell]._replace(worth=plan.worths[_cast_key(one)])
    failed, left = casting_failure_chance(spell_at_target, one.dice), plan.pool - one.dice
    rest = (1 - failed) * after.without_spell(one.wizard, one.spell)[left]
    rest += failed * after.without_wizard(one.wizard)[left]
    return (
        expected_spell_value(spell_at_target, one.dice, plan.foe)
        + LATER_SPELL_WEIGHT * rest
        - CASTING.die * one.dice
    )


class RemainingDice:
    """Points that the dice left after an order may still bring, counted when they are asked for."""

    def __init__(self, plan: CastingPlan) -> None:
        self.plan = plan
        self.known: dict[tuple[int, str], list[float]] = {}

    def without_spell(self, wizard: int, spell: str) -> list[float]:
        """By dice left: points of all spells but this one of this wizard's."""
        return self.count((wizard, spell), lambda one: one != (wizard, spell))

    def without_wizard(self, wizard: int) -> list[float]:
        """By dice left: points of the spells of all other wizards."""
        return self.count((wizard, ""), lambda one: one[0] != wizard)

    def with_all(self, pool: int, one: Any) -> float:
        """Points of all spells still to come, after an order that casts nothing."""
        if not isinstance(one, Dispel | EndSpell):
            return 0.0
        dice = one.dice if isinstance(one, Dispel) else 0
        return LATER_SPELL_WEIGHT * self.count((NONE, ""), lambda _: True)[pool - dice]

    def count(self, key: tuple[int, str], stays: Callable[[tuple[int, str]], bool]) -> list[float]:
        """By dice left: points of the spells that stay, counted once for each key."""
        if key not in self.known:
            left = [one for spell, one in self.plan.castable.items() if stays(spell)]
            self.known[key] = best_by_pool(left, self.plan.pool, self.plan.foe)
        return self.known[key]


def _resistance(state: SkirmishState, player: Player, dice: int) -> Resistance:
    """A player's resistance to spells with `dice` dispel dice; what it fears is not counted."""
    return Resistance(dice, max((one.level for one in ready_wizards(state, player)), default=0))


# dispelling


def rate_dispels(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each dispel: how much harm it stops on average, less what its dice may still stop."""
    state, casting = decision.state, decision.state.casting
    if casting is None:
        return [0.0] * len(options)
    harm = casting_value(decision.setting, state, casting)
    ahead = _spells_ahead(decision, state.units[casting.wizard].owner)
    stoppable = [_stoppable_later(decision, ahead, dice) for dice in range(state.winds.dispel + 1)]

    def rated(one: Any) -> float:
        if not isinstance(one, Dispel):
            return 0.0
        level = state.units[one.wizard].level if one.wizard != NONE else 0
        stopped = dispel_chance(one.dice, level, casting.total) * harm
        return stopped - (stoppable[-1] - stoppable[-1 - one.dice]) - CASTING.die * one.dice

    return [rated(one) for one in options]


def _stoppable_later(decision: Decision, ahead: Sequence[tuple[int, float]], dice: int) -> float:
    """Points that `dice` dispel dice may still stop: the worst of what may follow."""
    level = _resistance(decision.state, decision.me, 0).level
    return max((dispel_chance(dice, level, result) * harm for result, harm in ahead), default=0.0)


def _spells_ahead(decision: Decision, enemy: Player) -> list[tuple[int, float]]:
    """Spells that may follow, and those that remain in play: the result to reach, and points at stake."""
    state, pool = decision.state, decision.state.winds.power
    found = [
        (one.value, spell_end_value(decision.setting, state, one, decision.me))
        for one in remaining_spells(state)
    ]
    share = min(pool, CASTING.usual_dice)
    for one in _enemy_plan(decision, enemy).castable.values() if pool else ():
        found.append(
            (
                nearest_whole(CASTING.mean_die * share) + one.level,
                expected_spell_value(one, share, Resistance()),
            )
        )
    return found


def _enemy_plan(decision: Decision, enemy: Player) -> CastingPlan:
    """All that the enemy may still cast."""
    state = decision.state
    spells = [
        (one, spell)
        for one in ready_wizards(state, enemy)
        for spell in known_spells(one)
        if (one.id, spell) not in state.winds.cast
    ]
    casts = [shot for one, spell in spells for shot in casts_of_spell(decision.setting, state, one, spell)]
    return _plan_casts(decision, casts, state.winds.power, Resistance())


# what remains in play


def rate_spells_to_end(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for ending each spell that remains in play, on either side."""
    return [_end_value(decision, one, 0.0) for one in options]


def _end_value(decision: Decision, one: Any, after: float) -> float:
    """Points for the end of a spell that remains in play and for what may follow; any other order is 0."""
    if not isinstance(one, Dispel | EndSpell):
        return 0.0
    spell = lasting_of(decision.state, one.lasting)
    if spell is None:
        return -1.0
    gain = spell_end_value(decision.setting, decision.state, spell, decision.me)
    if isinstance(one, EndSpell):
        return gain + after
    level = decision.state.units[one.wizard].level if one.wizard != NONE else 0
    return dispel_chance(one.dice, level, spell.value) * gain - CASTING.die * one.dice + after
