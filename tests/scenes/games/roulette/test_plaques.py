"""The plaques of Roulette, drawn from plain facts: they can be read at any table, in any state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from game.app.app import App
from game.core.match import Match
from game.rules.roulette.content import content
from game.rules.roulette.defs import RouletteFlags
from game.rules.roulette.rules import Roulette
from game.saves.settings import Settings
from tests.app.conftest import BASE

if TYPE_CHECKING:
    from scenes.games.roulette.table.table import Tabletop
    from scenes.shell.scene import Scene
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

NAMES = ("Aurèle", "Bérénice", "Cassius", "Delphine", "Gwendoline", "Maximilienne")
READERS: tuple[dict[str, object], ...] = (
    {"language": "fr"},
    {"language": "en", "text_scale": 115, "high_contrast": True, "reduced_motion": True},
)
"""Most people, and those who asked for larger words, more contrast and less motion."""

Lay = Callable[..., "Tabletop"]
everywhere = pytest.mark.parametrize("players", range(2, 7))


@pytest.fixture(params=READERS, ids=["fr", "en-large"])
def house(driver: Driver, request: pytest.FixtureRequest) -> Iterator[GameWindow]:
    """The real stage, as some readers want it."""
    from scenes.draw.style import switch_palette
    from scenes.shell.main import build_game_window
    from scenes.shell.null_sound import NullSound

    made = build_game_window(driver.window, App([BASE], Settings(**request.param)).inline(), NullSound())
    driver.window.show_view(made)
    yield made
    made.close()
    switch_palette(contrast=False)


@pytest.fixture
def lay(house: GameWindow) -> Lay:
    """Call it with a number of players to get the plaques of a match that begins."""

    def laid(players: int, team: int = 4) -> Tabletop:
        from scenes.games.roulette.table.layout import Layout
        from scenes.games.roulette.table.shown import Shown
        from scenes.games.roulette.table.table import Tabletop
        from scenes.shell.scene import Scene
        from scenes.widgets.header import Header

        flags = RouletteFlags()
        rules = Roulette(content(house.stage.app.catalog, flags), flags, players)
        shown = Shown(Match(rules, seed=3).spectator().view)
        shown.teams = [team] * players
        sitters: list[Any] = [
            SimpleNamespace(name=NAMES[seat], colour=seat, persona=seat) for seat in range(players)
        ]
        tables: list[Tabletop] = []

        class Bare(Scene):
            """A scene with nothing but the table."""

            def build(self) -> None:
                """Lay it."""
                tables.append(Tabletop(self, sitters, Layout(players, team), shown))
                tables[-1].restage()
                Header(self.layer(), "Roulette", valance="valance_58")

        house.stage.push(Bare(house.stage))
        house.step()
        return tables[-1]

    return laid


def problems(house: GameWindow) -> list[str]:
    """Everything wrong with the picture as it stands."""
    from scenes.capture.readability import missing_pictures, text_problems

    house.step()
    scene: Scene | None = house.stage.scene
    assert scene is not None
    return text_problems(scene) + missing_pictures(scene) + sorted(house.stage.app.texts.missing)


def marks_on(house: GameWindow) -> list[int]:
    """How many things lie on each layer."""
    assert house.stage.scene is not None
    return [len(layer._marks) for layer in house.stage.scene.layers()]


@everywhere
def test_every_plaque_can_be_read(house: GameWindow, lay: Lay, players: int) -> None:
    """From the first card to the richest evening, with every light and every word of the house."""
    table = lay(players)
    assert problems(house) == []
    shown, lights = table.shown, ("active", "aiming", "target", "out", "dead", "")
    for turn in range(len(lights)):
        for player, plaque in enumerate(table.plaques):
            shown.scores[player], shown.hands[player] = (0, 9, 17)[turn % 3], (0, 9, 12)[player % 3]
            shown.extra[player], shown.barrels[player] = turn, 6 - turn
            shown.dice[player] = 5 if turn % 2 else None
            shown.turned[player] = ["clic", "sky", "balle", "away", "saved", "clic"][:turn]
            shown.pocketed[player], shown.pockets[player] = True, (None, True, False)[turn % 3]
            shown.accused[player], shown.teams[player] = turn % 2 == 0, turn % 5
            table.refresh(player)
            plaque.light(lights[(player + turn) % len(lights)])  # type: ignore[arg-type]
            (plaque.ready, plaque.thinks, plaque.hush)[(player + turn) % 3]()
        assert problems(house) == []


@everywhere
def test_what_became_of_everybody_can_be_read(house: GameWindow, lay: Lay, players: int) -> None:
    """Why one is out, which die one is alive on; then the words beside a prompt."""
    table = lay(players)
    shown = table.shown
    shown.phase = "trigger"
    for number in range(7):
        for player in range(players):
            shown.in_round[player], shown.teams[player] = True, 1
            shown.dice[player], shown.turned[player] = number, ["clic"] * number
            shown.call(number, ())
            if player % 2:
                shown.leave(player, "shot")
            table.refresh(player)
            table.rest(player)
        assert problems(house) == []
    for why in ("judge", "saved", "out", "dead"):
        for player in range(players):
            shown.teams[player] = int(why != "dead")
            shown.leave(player, why)
            table.refresh(player)
            table.rest(player)
        assert problems(house) == []
    boxes = [plaque.make_room("en joue") for plaque in table.plaques]
    assert problems(house) == []
    assert all(box[2] >= 120 and box[3] >= 24 for box in boxes)


@pytest.mark.parametrize("team", [1, 2, 6, 8])
def test_other_teams_fit_too(house: GameWindow, lay: Lay, team: int) -> None:
    """A mod's team of one or of eight."""
    table = lay(6, team)
    assert problems(house) == []
    assert all(len(plaque.portraits) == team for plaque in table.plaques)


@everywhere
def test_lights_and_words_leave_nothing_behind(house: GameWindow, lay: Lay, players: int) -> None:
    """What was lit, said or fallen is gone again afterwards."""
    table = lay(players)
    before = marks_on(house)
    plaque = table.plaques[-1]
    plaque.light("target")
    plaque.say("tombé au deuxième tir", icon="icon_death_skull", sad=True)
    plaque.make_room("en joue")
    plaque.thinks()
    plaque.hush()
    plaque.light("")
    plaque.portraits[3].fall = 1.0
    plaque.portraits[3].fall = 0.0
    assert marks_on(house) == before


def test_a_character_falls_and_stays_down(house: GameWindow, lay: Lay) -> None:
    """A clip moves the fall; the facts that follow it change nothing, and a resumed match shows the same."""
    from scenes.motion.timeline import tween

    table = lay(4)
    portrait = table.plaques[1].portraits[3]
    scene = house.stage.scene
    assert scene is not None
    scene.timeline.add(tween(portrait, 0.42, "in-quad", fall=1.0))
    house.step(1 / 30, 20)
    assert portrait.fall == 1.0
    table.shown.teams[1] = 3
    table.refresh(1)
    assert [one.fall for one in table.plaques[1].portraits] == [0, 0, 0, 1]


def test_who_leaves_the_round_no_longer_holds_out(lay: Lay) -> None:
    """As soon as his plaque shows it, it says why; who was hit holds out no more, even before he falls."""
    table = lay(4)
    shown = table.shown
    shown.phase, shown.dice[1] = "trigger", 2
    for number in (1, 2):
        shown.call(number, (1,))
        shown.fire(1, "clic")
    table.rest(1)
    assert table.has_held_out(1)
    shown.turned[1][1] = "balle"
    assert not table.has_held_out(1)
    shown.leave(1, "shot")
    table.refresh(1)
    assert table.plaques[1].out and table.plaques[1].seen.header.alpha < 255


def test_who_sways_goes_on_swaying_while_others_play_cards(lay: Lay) -> None:
    """A hand that changes does not put a puppet back on its feet."""
    table = lay(3)
    table.plaques[2].portraits[3].fall = 0.2
    table.shown.hands[2] += 1
    table.refresh(2)
    assert table.plaques[2].portraits[3].fall == 0.2


def test_a_die_turns_over_once(lay: Lay) -> None:
    """The covered die narrows, shows its face halfway, and stands square again in the end."""
    table = lay(3)
    table.shown.sealed[0] = True
    table.refresh(0)
    die = table.plaques[0].die
    turn = die.turning(4)
    turn(0.3)
    assert die.face is None and die.label.text == ""
    turn(0.6)
    assert (die.face, die.label.text) == (4, "4")
    turn(1.0)
    assert die.label.scale_x == 1.0


def test_nothing_is_set_anew_when_nothing_has_changed(house: GameWindow, lay: Lay) -> None:
    """The same facts again touch no picture and set no type."""
    table = lay(6)
    assert house.stage.scene is not None
    before = [mark for layer in house.stage.scene.layers() for mark in layer._marks]
    for player, plaque in enumerate(table.plaques):
        plaque.thinks()
        plaque.hush()
        table.refresh(player)
        table.rest(player)
    after = [mark for layer in house.stage.scene.layers() for mark in layer._marks]
    assert all(a is b for a, b in zip(before, after, strict=True))
