"""The beginning of a battle: armies in reserve, tokens, treachery cards, the table (S-01, S-16, S-19)."""

from game.core.rng import Chance
from game.rules.skirmish.army.army import general_of
from game.rules.skirmish.content import scaled_length, treachery_deck
from game.rules.skirmish.flow.steps import (
    DEPLOYMENT_BEGIN,
    MERCENARIES_BEGIN,
    SCENARIO_BEGIN,
    TREACHERY_DEAL,
    TURNS_ROUND,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.turn.turns import rounds_of


def deal(setting: Setting, rng: Chance) -> SkirmishState:
    """The first state: all units in reserve; steps for terrain, deployment, cards and the first game turn."""
    players, content = setting.players, setting.content
    wide, deep = content.zones[players].size
    state = SkirmishState(
        players=players,
        width=scaled_length(wide, setting.preset),
        depth=scaled_length(deep, setting.preset),
        units=[],
        zones=[-1] * players,
        rounds=rounds_of(players, setting.preset.fewer_turns, setting.preset.least_turns),
        tokens=[setting.flags.start_tokens] * players,
        victory=[0] * players,
        earned=[0] * players,
        hands=[[] for _ in range(players)],
    )
    for player, army in enumerate(setting.armies):
        state.generals.append(len(state.units) + general_of(content, army))
        for one in army:
            state.units.append(
                Unit(
                    id=len(state.units),
                    owner=player,
                    enlisted=one,
                    models=one.models,
                    files=one.files,
                    champion=one.champion,
                    standard=one.standard,
                    musician=one.musician,
                    level=one.level,
                )
            )
    if setting.flags.treachery:
        state.deck = treachery_deck(content.cards, players)
        rng.shuffle(state.deck)
    state.steps = [TURNS_ROUND(), TREACHERY_DEAL(2), DEPLOYMENT_BEGIN()]
    state.steps += [SCENARIO_BEGIN(), MERCENARIES_BEGIN()]
    return state
