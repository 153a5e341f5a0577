"""What rivals showed before a match was left is in the notebook all the same, once, and the dice go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.app import App
from game.app.campaign.run import Run
from game.app.campaign.slots import Slots
from game.app.campaign.tells import Tell, Teller
from game.app.table import Table
from game.core.rules import Player
from game.saves.settings import Settings
from tests.campaign.court import BASE, COURT

CHAPTERS = {"bal": 13, "caves": 7, "cercle": 7}
"""A chapter of each game whose matches are over at once, with the seed of a story that tells something."""


@pytest.fixture
def app(home: Path) -> Iterator[App]:
    """The house, in an empty folder, where bots answer at once."""
    yield App([BASE], Settings()).inline()


def begun(app: App, chapter: str) -> Run:
    run = Run.begun(app, COURT, 0, "Camille", "f", CHAPTERS[chapter])
    run.story.path[:] = [f"base:{chapter}"]
    run.turn_page()
    run.story.moment = "match"
    return run


def seated(run: Run) -> tuple[Table, Teller]:
    """The table of the match, where a bot plays the hero, and what draws the tells."""
    table = run.sit_down("keys")
    assert isinstance(table, Table)
    table.mind(0, "honest", "weak")
    return table, run.teller(table)


def taken_up(app: App) -> Run:
    """The story, taken up by another evening."""
    found = Slots().look(0)
    assert found is not None and found.story is not None
    return Run(app, found.story, 0)


def played_on(table: Table, ticks: int) -> None:
    while table.outcome is None and table.ticks < ticks:
        table.update(0.25)


def whole(app: App, chapter: str, leave_at: tuple[int, ...]) -> tuple[list[Tell], dict[str, int], Run]:
    """The tells and the notebook of a match that was left after so many ticks, and taken up again."""
    run = begun(app, chapter)
    table, teller = seated(run)
    for ticks in leave_at:
        played_on(table, ticks)
        before = teller.told
        table.close()
        run.leave()
        run = taken_up(app)
        table, teller = seated(run)
        assert before and teller.told == before and teller.told is not before
    played_on(table, 10_000)
    run.played(table)
    table.close()
    return teller.told, {key: one for key, one in run.story.counts.items() if "tell-" in key}, run


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_match_that_was_left_twice_is_noted_like_one_played_through(app: App, chapter: str) -> None:
    through, noted, _ = whole(app, chapter, ())
    assert any(one.shown for one in through) and any(noted.values())
    left, again, run = whole(app, chapter, (24, 40))
    assert left == through and again == noted
    assert run.story.known == taken_up(app).story.known


def test_a_tell_whose_decision_was_never_played_is_told_once(app: App) -> None:
    """The program ended between the decision and its tick: the bot decides again."""
    run = begun(app, "bal")
    table, teller = seated(run)
    caught: list[tuple[Player, int]] = []

    def stop(tell: Tell) -> None:
        if table.ticks >= 10 and tell.player not in table.drafted:
            caught.append((tell.player, table.ticks))
            raise KeyboardInterrupt

    teller.heard = stop
    with pytest.raises(KeyboardInterrupt):
        played_on(table, 10_000)
    (_, ticks), told = caught[0], list(teller.told)
    table.close()
    run = taken_up(app)
    table, teller = seated(run)
    assert table.ticks == ticks and teller.told == told[:-1]
    played_on(table, ticks + 1)
    assert teller.told[: len(told)] == told
    table.close()
    run.leave()
