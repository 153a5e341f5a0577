"""A table of the battle without ground and frame: whatever the clips ask of both is written down."""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from game.app.games.battle_events import EVENTS
from game.app.moments.picture_files import read_pictures
from game.app.moments.pictures import Pictures
from game.core.match import Match
from game.core.rules import Event
from game.mods.texts import Texts
from game.rules.skirmish.view import SkirmishView
from scenes.draw.style import Point
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.clips.all_clips import CLIPS, QUIET
from scenes.games.skirmish.table.effects.air import Air
from scenes.games.skirmish.table.effects.told_line import Chronicler
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.shown import Shown
from scenes.motion.timeline import Clip, Timeline
from scenes.shell.null_sound import NullSound
from tests.app.conftest import BASE
from tests.builders import base_catalog

NAMES = ("Aurèle", "Bérénice", "Delphine", "Égisthe")


class WholeTable:
    """A camera that sees all of a table, as wide as the window."""

    def __init__(self, width: float, depth: float) -> None:
        self.scale = min(WINDOW[2] / width, WINDOW[3] / depth)
        self._depth = depth

        self.x, self.y, self.zoom = width / 2, depth / 2, 1.0
        self.looks: list[str] = []
        self.moving = False
        self.covered = self.foot = 0.0

    def skip(self) -> None:
        """It stands still already."""

    def keep_seen(self, points: Iterable[Point]) -> None:
        """All is seen already."""

    def show_place(self, x: float, y: float, zoom: float | None = None) -> None:
        self.looks.append("place")

    def frame_points(self, points: Iterable[Point], *, closest: float = 1.0) -> None:
        self.looks.append("points")

    def to_screen(self, x: float, y: float) -> Point:
        return WINDOW[0] + x * self.scale, WINDOW[1] + (self._depth - y) * self.scale


class BareField:
    """Regiments as numbers: where each stood last, and which were drawn anew."""

    def __init__(self, shown: Shown) -> None:
        self.camera = WholeTable(shown.width, shown.depth)
        self.placed: dict[int, list[tuple[float, float, float]]] = {}
        self.drawn: list[int] = []
        self.stirs: list[object] = []
        self.painted = self.staged = 0

    def refresh(self, unit_id: int) -> None:
        self.drawn.append(unit_id)

    def place(self, unit_id: int, x: float, y: float, heading: float) -> None:
        self.placed.setdefault(unit_id, []).append((x, y, heading))

    def fade(self, unit_id: int, alpha: float) -> None:
        self.drawn.append(unit_id)

    def stir(self, stir: object) -> None:
        self.stirs.append(stir)

    def restage(self) -> None:
        self.staged += 1

    def repaint_relations(self) -> None:
        self.painted += 1


class BareFrame:
    """Panels that nobody sees."""

    def refresh(self) -> None:
        pass


class BareSpots:
    """Panels in a column."""

    def panel(self, player: int) -> Point:
        return 113, 270 + 60 * player

    coins = panel

    def chevron(self) -> Point:
        return 592, 85


class Bench:
    """An animator on a bare table, beside the match that it follows."""

    def __init__(self, layer: Any, match: Match[Any, Any, Any], *, reduced: bool = False) -> None:
        self.match, self.seat = match, match.spectator()
        view: SkirmishView = self.seat.view
        self.shown = Shown(view, match.rules.setting.content.bases)
        self.field = BareField(self.shown)
        self.timeline, self.flourishes = Timeline(reduced=reduced), Timeline(reduced=reduced)
        sitters: Any = [SimpleNamespace(name=NAMES[seat], colour=seat) for seat in range(view.players)]
        texts = Texts("fr", [BASE])
        chronicler = Chronicler(view.units, self.seat.take(), texts, NAMES)
        self.animator = Animator(
            self.timeline,
            self.shown,
            self.field,
            BareFrame(),
            BareSpots(),
            Air(layer, self.field.camera),
            texts,
            NullSound(),
            sitters,
            chronicler,
            self.flourish,
            pictures=battle_pictures(),
            clips=CLIPS,
            quiet=QUIET,
        )

    def flourish(self, clip: Clip) -> None:
        self.flourishes.add(clip, at="with")

    def take(self) -> list[Event]:
        """Stage what has happened since; the picture is late now."""
        events = self.seat.take()
        for event in events:
            self.animator.stage(event)
        return events

    def skip(self) -> None:
        """Somebody is impatient."""
        self.timeline.skip()
        self.flourishes.skip()


def battle_pictures() -> Pictures:
    """How long events are shown at least, as the base mod says."""
    return read_pictures(base_catalog().mods, "battle.toml", EVENTS, [])
