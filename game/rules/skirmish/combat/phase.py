"""Close combat: which combats there are, in which order, and the course of each (S-51, S-70 to S-73, S-79).

A combat is: the choice, its cards, weapons, challenges, fear, impact hits, blows by Initiative, stomps, the
result with all that follows; then the next one. Blows are `striking`'s, the result is `result`'s.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import DrawWeapon
from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.combat import allocation
from game.rules.skirmish.combat.attack_count import FIRST
from game.rules.skirmish.combat.blows import roll_all, strike_next_initiative
from game.rules.skirmish.combat.contacts import model_contacts
from game.rules.skirmish.combat.impact_hits import resolve_impact_hits, resolve_stomps
from game.rules.skirmish.combat.score_facts import of_side
from game.rules.skirmish.consequences.leadership_tests import begin_leadership_test
from game.rules.skirmish.consequences.ongoing import end_those
from game.rules.skirmish.events.combat import CombatChosen
from game.rules.skirmish.flow.battle import Battle, PhaseRules, card_window
from game.rules.skirmish.flow.questions import ALLOT_BLOWS, CHOOSE_COMBAT, CHOOSE_WEAPON
from game.rules.skirmish.flow.steps import (
    COMBAT_ALLOT,
    COMBAT_ROLL,
    COMBAT_STRIKE,
    DUELS_ISSUE,
    RESULT_COUNT,
    STEP_KINDS,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Combat, Side
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import opposed_pairs
from game.rules.skirmish.unit.fear import causes_fear, is_bold
from game.rules.skirmish.unit.weapons import hand_weapons

COMBAT_CHOSEN = STEP_KINDS.declare("combat:chosen")
COMBAT_END = STEP_KINDS.declare("combat:end")
COMBAT_FEAR = STEP_KINDS.declare("combat:fear")
COMBAT_FEARED = STEP_KINDS.declare("combat:feared")
COMBAT_IMPACT = STEP_KINDS.declare("combat:impact")
COMBAT_NEXT = STEP_KINDS.declare("combat:next")
COMBAT_STOMP = STEP_KINDS.declare("combat:stomp")
COMBAT_WEAPON = STEP_KINDS.declare("combat:weapon")

Group = tuple[tuple[int, ...], tuple[int, ...]]
"""Friendly units and enemy units of one combat, by id."""


# which combats


def combat_groups(setting: Setting, state: SkirmishState) -> list[Group]:
    """Friendly and enemy units linked by contact; neutrals neither join nor link (S-71, S-72)."""
    pairs = opposed_pairs(setting, state)
    left = sorted({unit for pair in pairs for unit in pair})
    found = []
    while left:
        linked = _link(pairs, left[0])
        left = [unit for unit in left if unit not in linked]
        friends = tuple(sorted({one for one, _ in pairs if one in linked}))
        enemies = tuple(sorted({other for _, other in pairs if other in linked}))
        found.append((friends, enemies))
    return sorted(found)


def _link(pairs: list[tuple[int, int]], start: int) -> set[int]:
    """The ids of all units linked to one by pairs."""
    linked = {start}
    while True:
        more = {unit for pair in pairs if linked & set(pair) for unit in pair} - linked
        if not more:
            return linked
        linked |= more


def unfought_combats(setting: Setting, state: SkirmishState) -> list[Group]:
    """Combats not yet fought in this phase: two of its units in contact have not fought (S-57)."""
    pairs = opposed_pairs(setting, state)
    fresh = {
        unit
        for pair in pairs
        if not any(state.units[one].has(unit_flags.FOUGHT) for one in pair)
        for unit in pair
    }
    return [group for group in combat_groups(setting, state) if fresh & {*group[0], *group[1]}]


# the course


def begin(battle: Battle) -> None:
    """The phase: one combat after the other."""
    battle.then(COMBAT_NEXT())


def _next_combat(battle: Battle) -> None:
    """The active player says which combat is next; the only one needs no question (S-51)."""
    left = unfought_combats(battle.setting, battle.state)
    if len(left) == 1:
        battle.then(COMBAT_CHOSEN(left[0][0][0]))
    elif left:
        battle.ask(CHOOSE_COMBAT, battle.state.active)


def _choose(battle: Battle, friend: int) -> None:
    """The combat of this friendly unit is fought now, to its end."""
    state, setting = battle.state, battle.setting
    group = next((one for one in unfought_combats(setting, state) if friend in one[0]), None)
    if group is None:
        return
    pairs = tuple(pair for pair in opposed_pairs(setting, state) if pair[0] in group[0])
    state.combat = Combat(
        (Side(state.active, group[0]), Side(state.named, group[1])),
        contacts=pairs,
        touches=model_contacts(setting, state, pairs),
        charged=tuple(id for side in group for id in side if state.units[id].has(unit_flags.CHARGED)),
    )
    battle.tell(CombatChosen(*group))
    battle.then(
        card_window("combat-chosen", friend),
        *[COMBAT_WEAPON(unit.id) for unit in _all_in(state, state.combat)],
        DUELS_ISSUE(),
        *[COMBAT_FEAR(id) for side in group for id in side],
        COMBAT_IMPACT(),
        COMBAT_STRIKE(FIRST),
        COMBAT_STOMP(),
        RESULT_COUNT(),
        COMBAT_END(),
        COMBAT_NEXT(),
    )


def _all_in(state: SkirmishState, combat: Combat) -> list[Unit]:
    """Every unit and character of a combat that is alive, the friendly side first."""
    return [unit for side in combat.sides for unit in of_side(state, side)]


def _end(battle: Battle) -> None:
    """End a combat: what lasts for a round of it ends, and its units have fought (S-11, S-57)."""
    state = battle.state
    if state.combat is None:
        return
    ids = {unit.id for unit in _all_in(state, state.combat)}
    end_those(battle, lambda one: one.until == "round" and one.unit in ids)
    state.combat = None
    state.pursuits = []


# weapons and fear


def _ask_weapon(battle: Battle, unit_id: int) -> None:
    """In the first round who has several weapons says with which it fights."""
    unit, state = battle.unit(unit_id), battle.state
    host = battle.unit(unit.host) if unit.host >= 0 else unit
    if unit.place != TABLE or not host.has(unit_flags.FIRST_ROUND):
        return
    if len(hand_weapons(battle.setting, unit)) > 1:
        battle.ask(CHOOSE_WEAPON, unit.owner, unit=unit.id)
    elif state.combat is not None:
        unit.weapon = ""


def _fear(battle: Battle, unit_id: int) -> None:
    """Test a unit that touches something fearsome; failing, it has WS 1 in this round (S-60, S-79).

    No test changes another, so nobody is asked for their order: the friendly side's first, by id (S-75).
    """
    state, unit = battle.state, battle.unit(unit_id)
    if state.combat is None or unit.place != TABLE or is_bold(state, unit):
        return
    foes = [pair[1 - pair.index(unit_id)] for pair in state.combat.contacts if unit_id in pair]
    if any(causes_fear(state, state.units[foe]) for foe in foes):
        begin_leadership_test(battle, unit, "fear", COMBAT_FEARED(unit_id))


def _feared(battle: Battle, unit_id: int) -> None:
    """Make a unit that failed its test afraid, its characters too."""
    state, unit = battle.state, battle.unit(unit_id)
    if state.test is not None and not state.test.passed:
        for one in (unit, *(battle.unit(id) for id in unit.guests)):
            one.mark(unit_flags.AFRAID)


# questions: the order of combats, weapons; who strikes whom is allotting's


def _choose_options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """The first friendly unit of each combat still to be fought."""
    return [Choose(player, group[0][0]) for group in unfought_combats(setting, state)]


def _check_choose(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """A friendly unit of a combat still to be fought (S-51)."""
    if not isinstance(action, Choose):
        return Refusal("wrong-moment")
    known = any(action.unit in group[0] for group in unfought_combats(setting, state))
    return None if known else Refusal("no-such-combat")


def _apply_choose(battle: Battle, question: Question, action: Any) -> None:
    """Let the chosen combat be next."""
    battle.close()
    battle.then(COMBAT_CHOSEN(action.unit))


def _weapon_options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """One action for each weapon of the unit for close combat."""
    known = hand_weapons(setting, state.units[question.unit])
    return [DrawWeapon(player, question.unit, weapon) for weapon in known]


def _check_weapon(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of weapons: one of the unit's own."""
    if not isinstance(action, DrawWeapon) or action.unit != question.unit:
        return Refusal("wrong-moment")
    known = action.weapon in hand_weapons(setting, state.units[question.unit])
    return None if known else Refusal("no-such-weapon")


def _apply_weapon(battle: Battle, question: Question, action: Any) -> None:
    """Let the unit fight with the chosen weapon."""
    battle.close()
    battle.unit(question.unit).weapon = action.weapon


Options = Callable[[Setting, SkirmishState, Question, Player], Sequence[Any]]
Check = Callable[[Setting, SkirmishState, Question, Any], Refusal | None]
Apply = Callable[[Battle, Question, Any], None]

QUESTIONS: dict[str, tuple[Options, Check, Apply]] = {
    CHOOSE_COMBAT: (_choose_options, _check_choose, _apply_choose),
    CHOOSE_WEAPON: (_weapon_options, _check_weapon, _apply_weapon),
    ALLOT_BLOWS: (allocation.options, allocation.check, allocation.apply),
}


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> Sequence[Any]:
    """The answers to a question of the Combat phase."""
    return QUESTIONS[question.kind][0](setting, state, question, player)


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """Why an answer is refused, or None."""
    return QUESTIONS[question.kind][1](setting, state, question, action)


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Carry out the answer to a question of the Combat phase."""
    QUESTIONS[question.kind][2](battle, question, action)


RULES = PhaseRules(
    begin,
    options,
    check,
    apply,
    {
        COMBAT_NEXT: _next_combat,
        COMBAT_CHOSEN: _choose,
        COMBAT_WEAPON: _ask_weapon,
        COMBAT_FEAR: _fear,
        COMBAT_FEARED: _feared,
        COMBAT_IMPACT: resolve_impact_hits,
        COMBAT_STRIKE: strike_next_initiative,
        COMBAT_ALLOT: allocation.ask_allocation,
        COMBAT_ROLL: roll_all,
        COMBAT_STOMP: resolve_stomps,
        COMBAT_END: _end,
    },
)
