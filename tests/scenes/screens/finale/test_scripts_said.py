"""What scripts of mods said stands in the finale, where the deeds stand of which they said it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from arcade import key

from game.app.app import App
from game.app.plan import plan_of
from game.couch.couch import Couch
from game.couch.names import default_names
from game.rules.roulette.review.record import NOBODY, Deed, RoundTold
from game.saves.settings import Settings
from game.scripting.hooks.events import ScriptSaid
from scenes.games.roulette.finale.round_lines import round_lines
from tests.mods.test_shipped import house as shipped
from tests.scenes.screens.finale.duel import fired
from tests.scenes.screens.finale.evening import played, raised

if TYPE_CHECKING:
    from tests.scenes.driver import Driver


def with_mod(mod: str, **settings: object) -> App:
    """The house with a shipped mod."""
    return App(settings=Settings(**{"mods": {mod: True}, **settings})).inline()


def spoken(app: App) -> tuple[Any, Couch]:
    """A match of Complots in which the courtiers of a mod have spoken."""
    for seed in range(20):
        couch = Couch(default_names(app.texts))
        for _ in range(4):
            couch.add_bot("bold", "weak")
        table = app.begin(plan_of(couch, "complots", {}, seed), keep=False)
        while table.outcome is None:
            table.update(10.0)
        if any(one.said for one in table.review()):
            return table, couch
    raise AssertionError("nobody said anything")


def backstage(driver: Driver, app: App, table: Any, couch: Any) -> Any:
    from scenes.screens.finale.scene import Finale

    house = raised(driver, app)
    house.step()
    finale = Finale(house.stage, table, couch)
    house.stage.push(finale)
    house.step(frames=150)
    driver.key(key.ENTER)
    house.step(frames=30)
    return finale


def sound(finale: Any) -> list[str]:
    from scenes.capture.readability import missing_pictures, text_problems

    return [*text_problems(finale), *missing_pictures(finale)]


def words_of(finale: Any) -> set[str]:
    """All that can be read now."""
    return {label.text for label in finale.labels() if label.visible and label.text}


def said_in(table: Any, texts: Any) -> list[str]:
    """What scripts said in a match, in words."""
    events = [event for event in table.public.story if isinstance(event, ScriptSaid)]
    return [texts(f"said-{event.mod}:{event.key}", **event.facts) for event in events]


# pure


def test_what_a_script_says_has_a_line_and_tears_no_effect_from_its_card() -> None:
    said = Deed(4, "count", "said", NOBODY, what="mod:bill", facts={"n": 2})
    card, gain = Deed(4, "count", "card", 1, card="mod:carnet"), Deed(4, "count", "points", 1, number=2)
    lines = round_lines(RoundTold(1, (), (card, said, gain)))
    assert [line.deed.kind for line in lines] == ["card", "said"]
    assert lines[0].effects == (gain,) and lines[1].concerned == frozenset()


# seen


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 115])
def test_cards_of_roulette_that_speak_stand_with_their_words(
    driver: Driver, language: str, scale: int
) -> None:
    app = with_mod("cartes-a-rancune", language=language, text_scale=scale)
    table, couch = fired(app, 4, 6, points_to_win=20)
    expected = said_in(table, app.texts)
    assert expected
    finale = backstage(driver, app, table, couch)
    read: set[str] = set()
    for _ in finale.piece.rounds:
        for _ in range(finale.piece.place.scroller.count):
            assert sound(finale) == []
            read |= words_of(finale)
            driver.key(key.DOWN)
        driver.key(key.E)
    begun = {one[:20] for one in read}
    assert {one[:20] for one in expected} <= begun
    assert finale.texts.faults == set() and finale.texts.missing == set()


@pytest.mark.parametrize(("language", "scale"), [("fr", 100), ("fr", 115), ("en", 100)])
def test_courtiers_that_speak_are_heard_beside_their_deed(driver: Driver, language: str, scale: int) -> None:
    app = with_mod("cour-des-ombres", language=language, text_scale=scale)
    table, couch = spoken(app)
    expected = {app.texts(f"said-{key}", **facts) for one in table.review() for key, facts in one.said}
    assert expected
    finale = backstage(driver, app, table, couch)
    read: set[str] = set()
    for _ in finale.piece.lines:
        assert sound(finale) == []
        read |= words_of(finale)
        driver.key(key.DOWN)
    heard = {line for words in read for line in words.split("\n")}
    assert expected <= heard


def test_without_scripts_nobody_speaks() -> None:
    table, _ = played(shipped(), 3)
    assert not any(one.said for one in table.review())
