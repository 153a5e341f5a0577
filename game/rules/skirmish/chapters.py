"""The table of chapters: who begins, asks, forbids and carries out what (HOUSE 6.5)."""

from game.rules.skirmish import (
    ambush,
    bribes,
    charge,
    charge_moves,
    combat,
    deployment,
    dismissal,
    duels,
    flight,
    machines,
    magic,
    manoeuvres,
    mercenaries,
    morale,
    movement,
    pursuit,
    rally,
    reactions,
    redirects,
    reforms,
    result,
    scenario,
    shooting,
    treachery,
    truce,
    turns,
)
from game.rules.skirmish.battle import PhaseRules, StepRule

CHAPTERS: dict[str, PhaseRules] = {
    "turns": turns.RULES,
    "deployment": deployment.RULES,
    "treachery": treachery.RULES,
    "ambush": ambush.RULES,
    "bribes": bribes.RULES,
    "mercenaries": mercenaries.RULES,
    "movement": movement.RULES,
    "manoeuvres": manoeuvres.RULES,
    "charge": charge.RULES,
    "reactions": reactions.RULES,
    "redirects": redirects.RULES,
    "charge-moves": charge_moves.RULES,
    "flight": flight.RULES,
    "rally": rally.RULES,
    "morale": morale.RULES,
    "magic": magic.RULES,
    "shooting": shooting.RULES,
    "machines": machines.RULES,
    "truce": truce.RULES,
    "combat": combat.RULES,
    "duels": duels.RULES,
    "result": result.RULES,
    "pursuit": pursuit.RULES,
    "reforms": reforms.RULES,
    "scenario": scenario.RULES,
    "dismissal": dismissal.RULES,
}
"""By name: a question `magic:dispel` is magic's."""

STEPS: dict[str, StepRule] = {
    f"{chapter}:{name}": step for chapter, rules in CHAPTERS.items() for name, step in rules.steps.items()
}
"""Every step by its full name; a step that no chapter has yet does nothing."""
