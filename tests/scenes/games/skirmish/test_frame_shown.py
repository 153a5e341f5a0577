"""The frame and the parchment on a real window: nothing is set twice, and the truce is only a picture."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from game.app.app import App
from game.app.plan import MatchPlan
from game.core.pending import Question
from game.rules.skirmish.flow.questions import NAME_ENEMY
from game.saves.settings import Settings
from tests.app.conftest import BASE, chairs
from tests.contract.worlds import laid

if TYPE_CHECKING:
    from scenes.games.skirmish.table.field.field import Field
    from scenes.games.skirmish.table.frame.frame import Frame
    from scenes.games.skirmish.table.naming.naming import Naming
    from scenes.shell.scene import Scene
    from scenes.shell.window import GameWindow

NAMES = ("Aurèle", "Bérénice", "Cassius")


class Battle(SimpleNamespace):
    """A scene, its frame, its field, its naming, and the board that they show."""

    scene: Scene
    frame: Frame
    field: Field
    naming: Naming
    board: Any
    view: Any


@pytest.fixture
def battle(home: Any, a_stage: GameWindow) -> Battle:
    """Close combat of three armies in contact, before the naming, in French."""
    from game.rules.skirmish.survey.board import board_of
    from game.rules.skirmish.survey.pair_odds import odds_pieces
    from scenes.games.skirmish.table.field.camera import Camera
    from scenes.games.skirmish.table.field.field import Field
    from scenes.games.skirmish.table.frame.frame import Frame
    from scenes.games.skirmish.table.looks.battle_looks import read_battle_looks
    from scenes.games.skirmish.table.naming.naming import Naming
    from scenes.games.skirmish.table.shown import Shown
    from scenes.match.scene import MatchScene
    from scenes.shell.scene import Scene

    app = App([BASE], settings=Settings(language="fr")).inline()
    plan = MatchPlan("skirmish", chairs("bbb"), 7, position=laid("skirmish", "truce-3"))
    table = app.begin(plan, keep=False)
    view = table.public.view
    looks, _ = read_battle_looks(app.catalog)
    found = Battle(board=board_of(table.rules.setting, view), view=view)

    class Bare(Scene):
        """The table and its frame, without hands."""

        def build(self) -> None:
            self.texts, self.table = app.texts, table
            shown = Shown(view, table.rules.setting.content.bases)
            sitters = [SimpleNamespace(name=name, colour=seat) for seat, name in enumerate(NAMES)]
            camera = Camera(shown.width, shown.depth)
            found.field = Field(cast("MatchScene", self), camera, shown, sitters, looks)
            found.frame = Frame(self, shown, sitters)
            found.naming = Naming(self, self.texts, shown, sitters, found.field, odds_pieces)

    found.scene = Bare(a_stage.stage)
    a_stage.stage.push(found.scene)
    a_stage.step()
    return found


def look_at_all(battle: Battle) -> None:
    """Let the survey and the parchment finish."""
    battle.naming.begin(battle.board, (1, 2))
    while not battle.naming.survey.done:
        battle.naming.update(0.0)
    for _ in range(40):
        battle.naming.update(0.0)


def test_a_refresh_without_news_draws_nothing_anew_and_with_news_only_what_is_new(battle: Battle) -> None:
    before = list(battle.scene.labels())
    battle.frame.refresh()
    after = list(battle.scene.labels())
    assert len(before) == len(after) and all(one is two for one, two in zip(before, after, strict=True))
    assert {"Corps à corps", "Bérénice"} <= {label.text for label in after}
    battle.frame.shown.phase = "magic"
    battle.frame.refresh()
    later = list(battle.scene.labels())
    assert not all(one is two for one, two in zip(before, later, strict=False))
    assert any(one is two for one in before for two in later), "panels stay"


def test_words_keep_inside_their_places_and_are_large_enough(battle: Battle) -> None:
    look_at_all(battle)
    for label in battle.scene.labels():
        assert label.shown_size >= 21.9, label.text
        if label.within:
            left, top, wide, high = label.within
            x, y, w, h = label.box
            assert left - 1 <= x and x + w <= left + wide + 1, label.text
            assert top - 1 <= y and y + h <= top + high + 2, label.text


@pytest.mark.rule("S-10")
def test_the_scrubbed_truce_moves_the_picture_and_the_end_puts_it_back(battle: Battle) -> None:
    look_at_all(battle)
    naming, field = battle.naming, battle.field
    naming.choose(1)
    pushed = [truce.unit for truce in naming.survey.changes[1].truces if truce.after]
    assert pushed
    naming.scrub(1.0)
    naming.update(0.0)
    stood = {unit: battle.frame.shown.units[unit].stand for unit in pushed}
    assert all(field.stand_of(unit) != stood[unit] for unit in pushed)
    naming.end()
    assert all(field.stand_of(unit) == stood[unit] for unit in pushed)
    assert not naming.open
    assert "Si vous nommez" not in " ".join(label.text for label in battle.scene.labels())


@pytest.mark.rule("S-04")
def test_edges_are_painted_for_the_name_looked_at_while_what_is_shown_stays_true(battle: Battle) -> None:
    naming, shown = battle.naming, battle.frame.shown
    painted: list[int] = []
    paint = battle.field.repaint_relations

    def watched() -> None:
        painted.append(shown.named)
        paint()

    battle.field.repaint_relations = watched  # type: ignore[method-assign]
    naming.begin(battle.board, (1, 2))
    naming.turn(1)
    assert (painted, shown.named) == ([1, 2], -1)
    naming.end()
    naming.end()
    assert painted == [1, 2, -1], "put back once"


def test_it_opens_while_a_name_is_asked_for_and_only_then(battle: Battle) -> None:
    view, setting = battle.view, battle.board.setting
    battle.naming.follow(view, setting)
    assert not battle.naming.open, "it is cards that are asked for"
    for _ in range(2000):
        battle.naming.update(0.0)
    asked = msgspec.structs.replace(view, questions=(Question(NAME_ENEMY, (view.active,)),))
    battle.naming.follow(asked, setting)
    assert battle.naming.open and view.active not in battle.naming.names
    survey = battle.naming.survey
    assert survey.done, "it was looked at before it was asked for"
    battle.naming.follow(asked, setting)
    battle.naming.follow(msgspec.structs.replace(asked), setting)
    assert battle.naming.survey is survey, "the same moment is looked at once"
    battle.naming.turn(1)
    chosen = battle.naming.chosen
    battle.naming.follow(msgspec.structs.replace(asked, barred=(chosen,)), setting)
    assert battle.naming.survey is not survey, "a card has forbidden a name"
    assert battle.naming.chosen == chosen
    battle.naming.follow(view, setting)
    assert not battle.naming.open
