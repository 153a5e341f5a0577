"""The table of chapters: who begins, asks, forbids and carries out what."""

from game.rules.skirmish.charge import declare, moves, reactions, redirects
from game.rules.skirmish.combat import break_tests, challenges, phase, pursuit, reforms, truce
from game.rules.skirmish.consequences import flee, mercenaries, panic
from game.rules.skirmish.deployment import phase as deployment_phase
from game.rules.skirmish.flow.battle import Battle, PhaseRules, StepRule
from game.rules.skirmish.flow.steps import STEP_KINDS, TURNS_PLAY
from game.rules.skirmish.magic import phase as magic_phase
from game.rules.skirmish.magic import scripted_effects
from game.rules.skirmish.movement import compulsory
from game.rules.skirmish.movement import moves as movement_moves
from game.rules.skirmish.movement import phase as movement_phase
from game.rules.skirmish.shooting import machines
from game.rules.skirmish.shooting import phase as shooting_phase
from game.rules.skirmish.treachery import ambush, bribes, cards
from game.rules.skirmish.turn import dismissal, scenario, turns

CHAPTERS: dict[str, PhaseRules] = {
    "turns": turns.RULES,
    "deployment": deployment_phase.RULES,
    "treachery": cards.RULES,
    "ambush": ambush.RULES,
    "bribes": bribes.RULES,
    "mercenaries": mercenaries.RULES,
    "movement": movement_phase.RULES,
    "manoeuvres": movement_moves.RULES,
    "charge": declare.RULES,
    "reactions": reactions.RULES,
    "redirects": redirects.RULES,
    "charge-moves": moves.RULES,
    "flight": flee.RULES,
    "rally": compulsory.RULES,
    "morale": panic.RULES,
    "magic": magic_phase.RULES,
    "shooting": shooting_phase.RULES,
    "machines": machines.RULES,
    "truce": truce.RULES,
    "combat": phase.RULES,
    "duels": challenges.RULES,
    "result": break_tests.RULES,
    "pursuit": pursuit.RULES,
    "reforms": reforms.RULES,
    "scenario": scenario.RULES,
    "dismissal": dismissal.RULES,
    "scripts": scripted_effects.RULES,
}
"""By name: a question `magic:dispel` is magic's."""


def _begin_phase(battle: Battle, phase: str) -> None:
    """Begin the chapter of a phase; what it pushes is done before the phase ends."""
    CHAPTERS[phase].begin(battle)


STEPS: dict[str, StepRule] = STEP_KINDS.rules_by_name(
    {TURNS_PLAY: _begin_phase}, *(rules.steps for rules in CHAPTERS.values())
)
"""Who carries out each step, by its name; a step that nobody carries out cannot be declared."""
