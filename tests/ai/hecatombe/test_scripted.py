"""Bots of Hécatombe reckon with what scripts make of a round: symbols that count as others on objectives."""

from __future__ import annotations

import math

from game.ai.hecatombe.attack_values import AttackValues
from game.ai.hecatombe.knowledge import TableKnowledge
from game.ai.hecatombe.round_forecast import RoundForecast
from game.core.rng import Rng
from game.rules.hecatombe.actions import Attack
from game.rules.hecatombe.content import counted_symbols
from game.rules.hecatombe.deduction.evidence import Evidence
from game.rules.hecatombe.deduction.posterior import objective_beliefs
from game.rules.hecatombe.verdict import objective_score
from tests.rules.hecatombe.builders import Field, a_field, play, some_rules, started, tile

WATER_IS_FIRE = {"base:eau": "base:feu"}


def wet(field: Field) -> Field:
    """The same match, where Water counts as Fire."""
    field.state.shifts = dict(WATER_IS_FIRE)
    return field


def outlook_of(field: Field, player: int) -> RoundForecast:
    """What a player who only counts tiles expects."""
    setting, view = field.rules.setting, field.rules.observe(field.state, player)  # type: ignore[attr-defined]
    lore = TableKnowledge(setting).under(view)
    return RoundForecast(lore, view, objective_beliefs(setting, view, [], None))


def test_totals_are_those_of_the_rules() -> None:
    setting, rng = some_rules(3).setting, Rng(1)
    view = wet(started(3)).spectator().view
    lore = TableKnowledge(setting).under(view)
    for _ in range(20):
        tiles = [rng.choice(setting.content.peoples) for _ in range(6)]
        totals = [
            objective_score(setting, [tiles, []], 0, 0, aim, WATER_IS_FIRE).totals[0] for aim in lore.peoples
        ]
        assert lore.totals(lore.tiles(tiles)) == totals


def test_knowledge_is_made_anew_only_where_symbols_count_otherwise() -> None:
    lore, field = TableKnowledge(some_rules(3).setting), started(3)
    assert lore.under(field.spectator().view) is lore
    assert lore.under(wet(field).spectator().view) is not lore


def test_tiles_are_wanted_for_what_they_count_now() -> None:
    outlook = outlook_of(wet(started(4)), 0)
    content = outlook.lore.setting.content
    for place, people in enumerate(outlook.lore.peoples):
        worth = math.fsum(
            chance * counted_symbols(content, aim, WATER_IS_FIRE)[people]
            for chances in outlook.chances.values()
            for aim, chance in zip(outlook.lore.peoples, chances, strict=True)
        )
        assert math.isclose(outlook.desire[0][place], worth)


def test_an_attack_goes_for_what_counts_now() -> None:
    """Ann has sworn by Water: Fire gains on it where Water counts as Fire."""
    armies = {0: "TA TV TA", 1: "EN FN TA TV"}

    def lead_of_water(field: Field) -> float:
        options = [Attack(0, tile("TA"), 1, tile(prey)) for prey in ("EN", "FN")]
        water, fire = AttackValues(outlook_of(field, 0)).attacks(options)
        return water - fire

    dry = a_field(armies, players=2, objectives={0: "EN EN EN", 1: "TA TA TA"})
    before = lead_of_water(dry)
    assert lead_of_water(wet(dry)) < before


def test_who_hunts_fire_may_have_sworn_by_water() -> None:
    armies = {0: "TA TV TA", 1: "FV TA TV", 2: "TA TV TA", 3: "TA TV TA"}
    logs = []
    for field in (a_field(armies), wet(a_field(armies))):
        play(field, Attack(0, tile("TA"), 1, tile("FV")))
        setting, view = field.rules.setting, field.rules.observe(field.state, 2)  # type: ignore[attr-defined]
        found = Evidence(setting, view, field.events, [(0, 0)]).logs[0, 0]
        order = setting.order
        logs.append(found[order["eau-nuit"]] - found[order["air-nuit"]])
    assert logs[1] > logs[0]
