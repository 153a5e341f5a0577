"""The Screen: treachery costs whoever leads in tokens one more, as the script says."""

from __future__ import annotations

import pytest

from game.core.match import Match
from game.mods.scripts.script_def import scripts_of
from game.rules.skirmish.actions.player import Pass, PlayCard
from game.rules.skirmish.events.player import CardPlayed
from game.rules.skirmish.flow.steps import TREACHERY_WINDOW
from game.rules.skirmish.state.records import NOBODY
from game.scripting.hooks.deeds import said_deeds
from tests.mods.test_sealed_letters import said, under
from tests.mods.test_shipped import house
from tests.rules.skirmish.battles.dealt import real_cards
from tests.rules.skirmish.builders import ANN, BOB
from tests.rules.skirmish.play import War
from tests.scripting.hooks.skirmish import armies_under

MOD = "l-ecran"
SHY = "base:guide_vereux"


def lit(*tokens: int) -> War:
    """Four armies under the screen; the turn of ANN begins, and BOB has played."""
    rules = armies_under(scripts_of(house(MOD).catalog, "skirmish"))
    assert rules.start is not None
    rules.start.tokens = list(tokens)
    return Match(rules, 1)


@pytest.mark.parametrize(
    ("tokens", "cost", "after"),
    [
        ((3, 4, 3, 3), 1, 3),
        ((3, 3, 3, 3), 1, 2),
        ((3, 3, 3, 3), 0, 3),
        ((9, 4, 3, 3), 1, 4),
        ((3, 0, 3, 3), 5, 0),
        ((5, 4, 3, 3), 1, 4),
    ],
)
def test_whoever_leads_pays_a_token_more(tokens: tuple[int, ...], cost: int, after: int) -> None:
    """`tokens` lie there once the price is paid: who leads is counted with it."""
    found = lit(*tokens)
    out = under(found, lambda battle: battle.tell(CardPlayed(BOB, SHY, -1, NOBODY, cost)))
    assert found.state.tokens == [tokens[0], after, *tokens[2:]]
    paid = after < tokens[BOB]
    assert said(out) == ["screen"] * paid
    deeds = [(deed.fact, deed.by, deed.word) for event in out for deed in said_deeds(event, 1)]
    assert deeds == [("boss-used", BOB, "screen")] * paid


def test_a_card_that_is_played_pays_its_price_and_the_light() -> None:
    rules = armies_under(
        scripts_of(house(MOD).catalog, "skirmish"), real_cards(4).setting.content, treachery=True
    )
    start = rules.start
    assert start is not None
    start.hands[BOB], start.tokens = [SHY], [3, 5, 3, 3]
    start.named, start.phase = BOB, "movement"
    start.steps = [*start.steps, TREACHERY_WINDOW("before-move", ANN)]
    found: War = Match(rules, 1)
    while BOB not in found.to_act():
        assert found.submit(Pass(next(iter(found.to_act())))) is None
    assert found.submit(PlayCard(BOB, SHY)) is None
    assert found.state.tokens == [3, 3, 3, 3] and said(found.events) == ["screen"]
