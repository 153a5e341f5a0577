"""Room: what to cast with how many dice, what to dispel, what to let be (S-07, S-39 to S-43)."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.magic.buff_worth import spell_end_value
from game.ai.skirmish.magic.dice_pool import (
    LATER,
    CastableSpell,
    Resistance,
    best_by_pool,
    casting_failure_chance,
    expected_spell_value,
)
from game.ai.skirmish.magic.miscast_cost import average_miscast_cost
from game.ai.skirmish.magic.spell_worth import casting_value
from game.core.rules import Player
from game.rules.skirmish.actions.orders import Cast, Dispel, EndSpell
from game.rules.skirmish.magic.law import known_spells, lasting_of, ready_wizards, remaining_spells
from game.rules.skirmish.magic.phase import casts_of_spell
from game.rules.skirmish.odds.single import dispel_chance as dispels
from game.rules.skirmish.state.records import NONE, Casting
from game.rules.skirmish.state.state import SkirmishState

TROUBLE = 0.01
"""What a die that is rolled for nothing costs: nothing is done where nothing is gained."""


class Plan(NamedTuple):
    """All that a player may still cast, and what it is worth."""

    ambitions: dict[tuple[int, str], CastableSpell]
    """By wizard and spell: at its best target."""
    worths: dict[tuple[int, str, int, int], float]
    """By wizard, spell, target, heading."""
    pool: int
    foe: Resistance


def _plan(decision: Decision, casts: Sequence[Cast], pool: int, foe: Resistance) -> Plan:
    """The worth of every spell at every target."""
    setting, state, worths = decision.setting, decision.state, dict[tuple[int, str, int, int], float]()
    for one in casts:
        if _key_of(one) not in worths:
            worths[_key_of(one)] = casting_value(setting, state, _on_its_way(one))
    best: dict[tuple[int, str], float] = defaultdict(float)
    for (wizard, spell, _, _), value in worths.items():
        best[wizard, spell] = max(best[wizard, spell], value)
    costs = {wizard: average_miscast_cost(setting, state, state.units[wizard]) for wizard, _ in best}
    ambitions = {
        (wizard, spell): CastableSpell(
            wizard, state.units[wizard].level, setting.content.spells[spell].value, value, costs[wizard]
        )
        for (wizard, spell), value in best.items()
    }
    return Plan(ambitions, worths, pool, foe._replace(fear=sum(best.values())))


def _key_of(one: Cast) -> tuple[int, str, int, int]:
    """Who casts what at whom, or whither."""
    return (one.wizard, one.spell, one.target, one.heading)


def _on_its_way(one: Cast) -> Casting:
    """The spell as it would be on its way."""
    return Casting(one.wizard, one.spell, (), 0, target=one.target, x=one.x, y=one.y, heading=one.heading)


# casting


def rate_casts(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Each spell with each number of dice: what it promises, and what the dice left may still bring."""
    casts = [one for one in options if isinstance(one, Cast)]
    pool = decision.state.winds.power
    made = _plan(
        decision, casts, pool, _resistance(decision.state, decision.state.named, decision.state.winds.dispel)
    )
    after = RemainingDice(made)
    return [
        _cast_worth(made, one, after)
        if isinstance(one, Cast)
        else _undone(decision, one, after.with_all(pool, one))
        for one in options
    ]


def _cast_worth(made: Plan, one: Cast, after: "RemainingDice") -> float:
    """What a casting promises, and the rest of the dice after it; if it fails, without its wizard."""
    ambition = made.ambitions[one.wizard, one.spell]._replace(worth=made.worths[_key_of(one)])
    failed, left = casting_failure_chance(ambition, one.dice), made.pool - one.dice
    rest = (1 - failed) * after.without_spell(one.wizard, one.spell)[left]
    rest += failed * after.without_wizard(one.wizard)[left]
    return expected_spell_value(ambition, one.dice, made.foe) + LATER * rest - TROUBLE * one.dice


class RemainingDice:
    """What the dice that are left may still bring, counted when it is asked for."""

    def __init__(self, made: Plan) -> None:
        self.made = made
        self.known: dict[tuple[int, str], list[float]] = {}

    def without_spell(self, wizard: int, spell: str) -> list[float]:
        """By dice left: all others' spells, and his other ones."""
        return self.count((wizard, spell), lambda one: one != (wizard, spell))

    def without_wizard(self, wizard: int) -> list[float]:
        """By dice left: the spells of others alone."""
        return self.count((wizard, ""), lambda one: one[0] != wizard)

    def with_all(self, pool: int, one: Any) -> float:
        """All spells still to come, after an order that casts nothing."""
        if not isinstance(one, Dispel | EndSpell):
            return 0.0
        dice = one.dice if isinstance(one, Dispel) else 0
        return LATER * self.count((NONE, ""), lambda _: True)[pool - dice]

    def count(self, key: tuple[int, str], stays: Callable[[tuple[int, str]], bool]) -> list[float]:
        """Once for each question."""
        if key not in self.known:
            left = [one for spell, one in self.made.ambitions.items() if stays(spell)]
            self.known[key] = best_by_pool(left, self.made.pool, self.made.foe)
        return self.known[key]


def _resistance(state: SkirmishState, player: Player, dice: int) -> Resistance:
    """What a player has against spells."""
    return Resistance(dice, max((one.level for one in ready_wizards(state, player)), default=0))


# dispelling


def rate_dispels(decision: Decision, options: Sequence[Any]) -> list[float]:
    """How likely the spell is stopped, times what it would do to me, less what the dice may still stop."""
    state, casting = decision.state, decision.state.casting
    if casting is None:
        return [0.0] * len(options)
    evil = casting_value(decision.setting, state, casting)
    ahead = _dangers(decision, state.units[casting.wizard].owner)
    keeps = [_to_come(decision, ahead, dice) for dice in range(state.winds.dispel + 1)]

    def rated(one: Any) -> float:
        if not isinstance(one, Dispel):
            return 0.0
        level = state.units[one.wizard].level if one.wizard != NONE else 0
        stopped = dispels(one.dice, level, casting.total) * evil
        return stopped - (keeps[-1] - keeps[-1 - one.dice]) - TROUBLE * one.dice

    return [rated(one) for one in options]


def _to_come(decision: Decision, ahead: Sequence[tuple[int, float]], dice: int) -> float:
    """What so many dispel dice may still stop: the worst of what may follow."""
    level = _resistance(decision.state, decision.me, 0).level
    return max((dispels(dice, level, result) * evil for result, evil in ahead), default=0.0)


def _dangers(decision: Decision, enemy: Player) -> list[tuple[int, float]]:
    """Spells that may follow, and those that remain in play: what to reach, and the points at stake."""
    state, pool = decision.state, decision.state.winds.power
    found = [
        (one.value, spell_end_value(decision.setting, state, one, decision.me))
        for one in remaining_spells(state)
    ]
    share = min(pool, TYPICAL)
    for one in _coming(decision, enemy).ambitions.values() if pool else ():
        found.append((round(SHOWN * share) + one.level, expected_spell_value(one, share, Resistance())))
    return found


TYPICAL, SHOWN = 3, 3.5
"""Dice of most castings, and what each shows."""


def _coming(decision: Decision, enemy: Player) -> Plan:
    """What the enemy may still cast."""
    state = decision.state
    spells = [
        (one, spell)
        for one in ready_wizards(state, enemy)
        for spell in known_spells(one)
        if (one.id, spell) not in state.winds.cast
    ]
    casts = [shot for one, spell in spells for shot in casts_of_spell(decision.setting, state, one, spell)]
    return _plan(decision, casts, state.winds.power, Resistance())


# what remains in play


def rate_spells_to_end(decision: Decision, options: Sequence[Any]) -> list[float]:
    """What remains in play on either side: ended where that helps me."""
    return [_undone(decision, one, 0.0) for one in options]


def _undone(decision: Decision, one: Any, after: float) -> float:
    """The end of a spell that remains in play, and what may follow; anything else is nothing."""
    if not isinstance(one, Dispel | EndSpell):
        return 0.0
    spell = lasting_of(decision.state, one.lasting)
    if spell is None:
        return -1.0
    gain = spell_end_value(decision.setting, decision.state, spell, decision.me)
    if isinstance(one, EndSpell):
        return gain + after
    level = decision.state.units[one.wizard].level if one.wizard != NONE else 0
    return dispels(one.dice, level, spell.value) * gain - TROUBLE * one.dice + after
