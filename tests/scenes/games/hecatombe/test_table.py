"""The table of Hécatombe, drawn from plain facts: it can be read, at any table, and hides what it must."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from game.app.app import App
from game.core.match import Match
from game.input.devices import KEYS
from game.rules.hecatombe.content import content
from game.rules.hecatombe.defs import HecatombeFlags
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.scored import Scored
from game.rules.hecatombe.view import HecatombeView
from game.saves.settings import Settings
from tests.app.conftest import BASE

if TYPE_CHECKING:
    from scenes.games.hecatombe.table.table import Tabletop
    from scenes.shell.scene import Scene
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

NAMES = ("Aurèle", "Bérénice", "Cassius", "Delphine", "Égisthe", "Fulgence", "Gwendoline la Très Longue")
READERS: tuple[dict[str, object], ...] = ({}, {"language": "en", "text_scale": 115, "high_contrast": True})
"""Most people, and those who asked for larger words and more contrast."""

Lay = Callable[..., "Tabletop"]


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


def fought(rules: Hecatombe, armies: int, captured: int) -> HecatombeView:
    """A view in the middle of a round, where everybody has so many armies and captured tiles."""
    peoples, players = rules.setting.content.peoples, rules.players

    def some(count: int, start: int) -> tuple[str, ...]:
        return tuple(peoples[(start + 7 * place) % len(peoples)] for place in range(count))

    view: HecatombeView = Match(rules, seed=3).spectator().view
    return replace(
        view,
        hands=(0,) * players,
        armies=tuple(some(armies, player) for player in range(players)),
        captured=tuple(some(captured, player + 4) for player in range(players)),
        objectives=(("?",) * rules.setting.table.objectives,) * players,
        dead=some(13, 2),
    )


@pytest.fixture
def lay(house: GameWindow) -> Lay:
    """Call it with a number of players, armies and captured tiles to get a table on the stage."""

    def laid(players: int, armies: int | None = None, captured: int | None = None) -> Tabletop:
        from scenes.games.hecatombe.table.layout import Layout
        from scenes.games.hecatombe.table.shown import Shown
        from scenes.games.hecatombe.table.table import Tabletop
        from scenes.games.hecatombe.table.tiles.tile_looks import read_looks
        from scenes.games.hecatombe.table.tiles.tiles import TileFaces
        from scenes.shell.scene import Scene
        from scenes.widgets.header import Header

        catalog = house.stage.app.catalog
        rules = Hecatombe(content(catalog), HecatombeFlags(), players)
        most = rules.setting.table.tiles - rules.setting.table.objectives if armies is None else armies
        shown = Shown(fought(rules, most, rules.setting.goal if captured is None else captured))
        sitters: list[Any] = [
            SimpleNamespace(name=NAMES[seat], colour=seat, persona=seat) for seat in range(players)
        ]
        tables: list[Tabletop] = []

        class Bare(Scene):
            """A scene with nothing but the table."""

            def build(self) -> None:
                """Lay it."""
                faces = TileFaces(self.stage.art, rules.setting.content, read_looks(catalog.mods)[0])
                places = Layout(players, 0, max(1, most), rules.setting.table.objectives)
                peoples = rules.setting.content.peoples
                tables.append(Tabletop(self, faces, sitters, places, shown, peoples, str.title, 2))
                tables[-1].seen = {players - 1: (0,)}
                tables[-1].restage()
                tables[-1].tell()
                Header(self.layer(), "Hécatombe", valance="valance_58")

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


@pytest.mark.parametrize("players", range(2, 8))
def test_every_table_can_be_read(house: GameWindow, lay: Lay, players: int) -> None:
    """At a round's start, with everything captured, every state of every player."""
    table = lay(players)
    assert problems(house) == []
    states = ("active", "attacker", "attacked", "barred", "out", "")
    for turn in range(len(states)):
        for player, zone in enumerate(table.zones):
            zone.light(states[(player + turn) % len(states)])  # type: ignore[arg-type]
            (zone.plate.thinks, lambda p=zone.plate: p.sealed("a choisi"))[player % 2]()
            zone.plate.show_points(10 + player)
        assert problems(house) == []


def spot(table: Tabletop, player: int, place: int) -> Any:
    """Return the box of an army, the grid it stands in, and its zone."""
    places = table.places
    return places.tiles(player, place + 1)[place], places.grid(player), places.zone(player)


@pytest.mark.parametrize("players", range(2, 8))
def test_an_attack_can_be_read(house: GameWindow, lay: Lay, players: int) -> None:
    """The great tile, its ribbon, the sentence aside, the marks and the two choices."""
    from scenes.games.hecatombe.table.private.defence_cards import Defence
    from scenes.games.hecatombe.table.private.private_panel import SecretFacts, secret_places

    table = lay(players, 6, 2)
    arena, row = table.centre, table.zones[0].row
    arena.announce(f"{NAMES[1]} vous attaque\u00a0!")
    arena.storm("air-feu", 1)
    ribbon = arena.throw(spot(table, 0, 4), 1)
    arena.whisper("Puis à vous, mais pas contre Bérénice.")
    row.marks({4: "target", 1: "offered"})
    table.corner.hide()
    table.choices.show(Defence(KEYS, "air-feu", "terre-feu", "eau-nuit", 1))
    places, panel = secret_places(table.places, in_band=True)
    own, known = ("eau-nuit",) * table.places.objectives, ("terre-vie",) * table.places.known
    table.secrets.show(SecretFacts(own, known, 0, 1, places, panel, device=KEYS, open_=True))
    for share in (0.0, 0.3, 1.0):
        ribbon.grow(share)
        assert problems(house) == []
    arena.say("On n’attaque pas celui qui vient de vous attaquer, vous le savez bien.", sad=True)
    assert problems(house) == []


@pytest.mark.parametrize("players", range(2, 8))
def test_a_reveal_can_be_read(house: GameWindow, lay: Lay, players: int) -> None:
    """The objective, everybody's totals, who gains a point, then the board of the round."""
    from scenes.games.hecatombe.table.centre.round_board import Result

    table = lay(players, 0)
    assert table.places.spread
    table.shown.history = [Scored(0, 0, "air-feu", (3,) * players, tuple(range(players)), ())] * players
    table.restage()
    table.tell()
    table.centre.aim("?", 1)
    table.centre.say("Quel objectif sera compté\u00a0?")
    assert problems(house) == []
    table.centre.aim("eau-vie", 1)
    table.centre.open_totals(range(players))
    for player in range(players):
        table.centre.show_total(player, 11 + player)
    table.centre.crown(range(players))
    assert problems(house) == []
    table.centre.crown([0], range(players))
    assert problems(house) == []
    table.centre.board("Manche gagnée", [Result(NAMES[p], p, 12, 2, p == 0) for p in range(players)])
    assert problems(house) == []
    table.centre.close_board()
    table.centre.aim(None)
    assert problems(house) == []


@pytest.mark.parametrize("count", [24, 17, 14, 8, 4])
def test_a_fan_can_be_read(house: GameWindow, lay: Lay, count: int) -> None:
    """With its marks, its owner, and the sums of its symbols."""
    from scenes.games.hecatombe.table.private.private_fan import Fan, draw_fan

    table = lay(4, 6, 2)
    table.corner.hide()
    table.secrets.hide()
    table.zones[0].plate.cover(covered=True)
    tiles = ("air-feu",) * count
    for name in NAMES:
        table.cards.clear()
        title = "Vos 3 objectifs\u00a0; votre gauche verra le premier"
        draw_fan(table.cards, table.faces, Fan(tiles, title, name, 2, (0, 1), 3, tiles))
        assert problems(house) == []


def test_the_assault_that_is_about_to_be_sent_can_be_read(house: GameWindow, lay: Lay) -> None:
    """Whoever sends it, and the names of both armies, for every pair of peoples."""
    from scenes.games.hecatombe.table.centre.foreseen import Foreseen

    table = lay(7, 6, 2)
    for place, people in enumerate(table.peoples):
        table.foreseen.show(Foreseen(people, place % 7, people, (place + 1) % 7))
        assert problems(house) == []


def test_marks_and_lights_leave_nothing_behind(house: GameWindow, lay: Lay) -> None:
    """What is marked, lit, attacked and said is gone again afterwards, and tiles stand where they stood."""
    table = lay(5, 6, 3)
    zone, arena = table.zones[2], table.centre
    before = [len(layer._marks) for layer in house.stage.scene.layers()]  # type: ignore[union-attr]
    stood = [(tile.x, tile.y, tile.tint) for tile in zone.row.tiles]
    zone.row.marks({0: "target", 1: "offered", 3: "chosen", 4: "faint", 5: "both"})
    zone.row.slot(6)
    zone.light("barred")
    zone.plate.say("retiré")
    arena.announce("Assez")
    arena.storm("air-feu", 2)
    arena.throw(spot(table, 0, 4), 2)
    arena.say("Eh bien")
    zone.row.unmark()
    zone.row.slot(None)
    zone.light("")
    zone.plate.hush()
    arena.announce(None)
    arena.clear()
    arena.say("")
    assert [len(layer._marks) for layer in house.stage.scene.layers()] == before  # type: ignore[union-attr]
    assert [(tile.x, tile.y, tile.tint) for tile in zone.row.tiles] == stood


def test_a_row_closes_up(house: GameWindow, lay: Lay) -> None:
    """An army leaves; the others move to the places of one fewer, and what was marked is forgotten."""
    table = lay(5, 6, 3)
    row = table.zones[1].row
    row.mark(2, "target")
    row.take(1).remove()
    scene = house.stage.scene
    assert scene is not None
    scene.timeline.add(row.close_up())
    house.step(1 / 30, 12)
    assert [(tile.x, tile.y) for tile in row.tiles] == row.spots(5)
    assert row.peoples == table.shown.armies[1][:1] + table.shown.armies[1][2:]


def test_secrets_that_nobody_may_see_are_backs(house: GameWindow, lay: Lay) -> None:
    """Unknown tiles show no face."""
    from scenes.games.hecatombe.table.private.private_panel import SecretFacts, secret_places
    from scenes.games.hecatombe.table.tiles.tiles import Tile

    def faces(layer: Any) -> list[str | None]:
        return [mark.people for mark in layer._marks if isinstance(mark, Tile)]

    table = lay(5, 6, 3)
    places, panel = secret_places(table.places, in_band=True)
    table.secrets.show(SecretFacts(("?",), ("?",), 0, 4, places, panel, device=KEYS))
    assert faces(table.secrets.layer) == [None, None]
    assert all(tile.people is None for zone in table.zones for tile in zone.plate.objectives)


def test_the_sentence_moves_aside(lay: Lay) -> None:
    """It stands below while the arena is free, and beside an attack or an objective."""
    from scenes.games.hecatombe.table import layout

    table = lay(5, 6, 3)
    arena = table.centre
    arena.say("Bérénice choisit sa proie.")
    places = [arena._room()]
    arena.storm("air-feu", 1)
    places.append(arena._room())
    arena.clear()
    arena.aim("air-feu", 1)
    places.append(arena._room())
    assert places == [layout.LINE, layout.ASIDE, layout.BESIDE]
