"""Middling and strong bots of Hécatombe: the same eye for tiles; the strong one also reads and searches."""

from collections.abc import Sequence
from typing import Any

from game.ai.hecatombe.attack_values import AttackValues, armies_to_keep
from game.ai.hecatombe.beginner import Weak
from game.ai.hecatombe.knowledge import TableKnowledge
from game.ai.hecatombe.objective_choice import near_best_objectives, objective_sets
from game.ai.hecatombe.reveal_choices import RevealValues
from game.ai.hecatombe.round_forecast import RoundForecast
from game.ai.hecatombe.search import Effort, Search
from game.ai.hecatombe.tempers import TEMPERS, Temper, foe_of, temper_bonus
from game.ai.hecatombe.thoughts import reason_for_action, thought_with_facts
from game.ai.policy import Bots, Choice, near_best_index
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.hecatombe.actions import Choose, HecatombeAction
from game.rules.hecatombe.deduction.evidence import HABITS, scaled_habits
from game.rules.hecatombe.deduction.posterior import Beliefs, objective_beliefs
from game.rules.hecatombe.questions import ANSWER, ATTACK, DEFENCE, KEEPERS, LIBERATION, OBJECTIVES, REVEAL
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.view import HecatombeView

LEAST_ENDS_PER_OPTION = 6
"""Ends of the round that are imagined of each option at least."""


class Middling:
    """The middle strength: counts tiles and weighs points, but reads nothing into what the others do."""

    objective_looseness = 1.0
    """Symbols by which an objective may be worse than the best and still be chosen often."""
    looseness = 0.08
    """Points within which two options are as good as equal."""
    worlds = 12
    """Ends of the round that are imagined for each reveal, of each option."""
    ends = 120
    """Most ends that are imagined of all options together."""

    def __init__(self, rules: Hecatombe, temper: Temper) -> None:
        self.lore = TableKnowledge(rules.setting)
        self.temper = temper

    def choose(
        self, view: HecatombeView, options: Sequence[HecatombeAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """The option that promises most points, temper included, or one almost as good; with its reason."""
        if view.asks == OBJECTIVES:
            return self.set_aside(view, options, rng)
        outlook = RoundForecast(self.lore.under(view), view, self.believe(view, story))
        foe = self.temper.regard.enemy(foe_of(view, story))
        bonuses = [temper_bonus(outlook, self.temper, foe, option) for option in options]
        place = 0
        if len(options) > 1:
            values = self.values(outlook, options, rng)
            scores = [value + bonus for value, bonus in zip(values, bonuses, strict=True)]
            place = near_best_index(scores, self.looseness, rng)
        return Choice(options[place], reason_for_action(outlook, options[place], foe))

    def believe(self, view: HecatombeView, story: Sequence[Event]) -> Beliefs:
        """Beliefs about hidden objectives, from counting tiles alone."""
        return objective_beliefs(self.lore.setting, view, story, None)

    def set_aside(self, view: HecatombeView, options: Sequence[HecatombeAction], rng: Rng) -> Choice:
        """Choose an objective (H-03) and say why."""
        may = {self.lore.place[option.people] for option in options if isinstance(option, Choose)}
        sets = [one for one in objective_sets(self.lore.under(view), view) if not may.isdisjoint(one[0])]
        tiles, lead = near_best_objectives(sets, self.objective_looseness, rng)
        people = self.lore.peoples[next(tile for tile in tiles if tile in may)]
        code = "aim-strong" if lead > 0 else "aim-least"
        return Choice(_tile_of(options, people), thought_with_facts(code, people=self.lore.fact(people)))

    def values(self, outlook: RoundForecast, options: Sequence[Any], rng: Rng) -> list[float]:
        """Points to expect of each option, before temper."""
        asks = outlook.view.asks
        if asks == ATTACK:
            return AttackValues(outlook).attacks(options)
        if asks == DEFENCE:
            return AttackValues(outlook).defences(options)
        if asks == KEEPERS:
            best = armies_to_keep(outlook)
            return [float(outlook.lore.place[option.people] in best) for option in options]
        worlds = max(LEAST_ENDS_PER_OPTION, min(self.worlds, self.ends // len(options)))
        return RevealValues(outlook).values(options, worlds, rng)


class Strong(Middling):
    """The full strength: also reads what others attack, give up and keep, and looks further ahead."""

    objective_looseness = 0.3
    looseness = 0.02
    worlds = 60
    ends = 360

    def __init__(self, rules: Hecatombe, temper: Temper, effort: Effort | None = None) -> None:
        super().__init__(rules, temper)
        self.effort = effort or Effort()

    def values(self, outlook: RoundForecast, options: Sequence[Any], rng: Rng) -> list[float]:
        """Points to expect of each option, as the imagined worlds show it."""
        first = super().values(outlook, options, rng)
        if outlook.view.asks in (ATTACK, DEFENCE):
            return Search(outlook, self.effort).values(options, first, rng)
        return first

    def believe(self, view: HecatombeView, story: Sequence[Event]) -> Beliefs:
        """Beliefs about hidden objectives, from counting tiles and watching the others."""
        suspicion, regard = self.temper.suspicion, self.temper.regard
        more = {one: scaled_habits(HABITS, suspicion * regard.suspicion(one)) for one in regard.wary}
        return objective_beliefs(self.lore.setting, view, story, scaled_habits(HABITS, suspicion), more)


def _tile_of(options: Sequence[Any], people: str) -> HecatombeAction:
    """The option that chooses `people`."""
    option: HecatombeAction = next(one for one in options if one.people == people)
    return option


DEAREST = {
    "strong": {REVEAL: 250_000, LIBERATION: 220_000, ANSWER: 130_000, ATTACK: 120_000, DEFENCE: 110_000}
}
"""By strength and kind of question: more calls than the dearest decisions take; 183,000 were counted."""
BOTS = Bots({"weak": Weak, "middling": Middling, "strong": Strong}, TEMPERS, DEAREST)
"""The players of Hécatombe, by strength, and the tempers."""
