"""One table says how long each event is shown at least; mods change it, and are told what is wrong (S-20)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.app import App
from game.app.games import GAMES
from game.app.games.battle_events import EVENTS
from game.app.moments.pictures import Pictures
from game.app.moments.timing import window_length
from game.core.match import Match
from game.rules.skirmish.events.player import DiceRolled, WindowOpened
from game.rules.skirmish.events.unit import UnitMoved
from game.saves.settings import Settings
from tests.app.conftest import BASE
from tests.contract.worlds import laid, rules_from


def shown_by(mod: Path, said: str) -> App:
    """The house with a mod whose pictures say that."""
    (mod / "look").mkdir(parents=True)
    words = f'format = 1\nid = "{mod.name}"\nversion = "1.0.0"\ntitle = "Slow"\nrequires = ["base"]\n'
    (mod / "mod.toml").write_text(words, encoding="utf-8")
    (mod / "look" / "battle.toml").write_text(said, encoding="utf-8")
    return App([BASE, mod], Settings(language="en"))


def told(app: App) -> list[tuple[str, str]]:
    """What is wrong with pictures."""
    return [(one.code, one.where) for one in app.problems if "battle.toml" in one.file]


def test_every_event_of_the_battle_has_its_picture_and_no_other(app: App) -> None:
    assert app.pictures["skirmish"].seconds.keys() == EVENTS
    assert {kind.__name__ for kind in (DiceRolled, WindowOpened, UnitMoved)} <= EVENTS
    assert not app.pictures["complots"].seconds and not told(app)


def test_a_window_has_no_picture_of_its_own(app: App) -> None:
    assert app.pictures["skirmish"].shown_for([WindowOpened("naming")]) == 0
    assert max(app.pictures["skirmish"].seconds.values()) <= 3


def test_a_mod_changes_what_it_writes_and_nothing_else(home: Path, app: App) -> None:
    ours, slow = app.pictures["skirmish"], shown_by(home / "slow", "[picture]\nUnitMoved = 3.5\n")
    theirs = slow.pictures["skirmish"]
    assert not told(slow) and theirs.seconds == {**ours.seconds, "UnitMoved": 3.5}
    assert (theirs.least, theirs.marked) == (ours.least, ours.marked)
    moved = UnitMoved.__name__
    assert theirs.seconds[moved] != ours.seconds[moved]


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ("[picture]\nUnitFlew = 1.0\n", "picture.UnitFlew"),
        ("[picture]\nUnitMoved = -1.0\n", "picture.UnitMoved"),
        ("[picture]\nUnitMoved = 60.0\n", "picture.UnitMoved"),
        ('[picture]\nUnitMoved = "long"\n', "picture.UnitMoved"),
        ("[window]\nmost = 1.0\n", "window.most"),
    ],
)
def test_what_is_wrong_is_told_and_nothing_of_the_file_is_used(
    home: Path, app: App, said: str, where: str
) -> None:
    broken = shown_by(home / "broken", said + "\n[window]\nleast = 0.5\n" * ("window" not in said))
    assert [place for _, place in told(broken)] == [where]
    assert broken.pictures["skirmish"] == app.pictures["skirmish"]


@pytest.mark.rule("S-20")
def test_a_window_is_as_long_as_its_picture_within_its_bounds(app: App) -> None:
    rules = rules_from("skirmish", laid("skirmish", "turn-2"))
    window = GAMES["skirmish"].window(Match(rules, 1).spectator().view)
    assert window is not None and window.seconds == 2.0
    table = Pictures(least=0.8, marked=1.2)
    lengths = [window_length(window, table, showing) for showing in (0.0, 0.8, 1.1, 2.0, 7.0)]
    assert lengths == [0.8, 0.8, 1.1, 2.0, 2.0]
    marked = [window_length(window, table, showing, marked=True) for showing in (0.0, 1.1, 1.5, 7.0)]
    assert marked == [1.2, 1.2, 1.5, 2.0]
