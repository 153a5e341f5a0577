"""Coughs of those who only watch: prompts on the valance, the tap of a button, and what is heard of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.core.rules import Player
from game.input.devices import FIXED, KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw.layer import Layer
from scenes.draw.style import WIDTH, Box, Colour, is_in_box
from scenes.match.hands import TAP_SECONDS, Hands
from scenes.widgets.header import valance_of
from scenes.widgets.prompt import CLICK, Prompt

if TYPE_CHECKING:
    from game.app.table import Table
    from scenes.match.nerves import Gesture
    from scenes.motion.timeline import Timeline
    from scenes.shell.null_sound import SoundOutput, Words
    from scenes.shell.stage import Stage
    from scenes.widgets.header import Header

_SOUND = "voice-cough"
_Y, _SIZE, _WORDS = 30.0, 30.0, 22.0
_DISC, _AFTER_DISC = 9.0, 24.0
"""Units of the radius of a watcher's disc, and from its left end to the prompt."""
_NEAR, _GAP = 10.0, 16.0
"""Units from the tab of the title to a prompt, and from one thing on the valance to the next."""


class Watcher(NamedTuple):
    """Somebody who only watches: in deeds, in words and in colour, and the id of the device that coughs."""

    who: str
    name: str
    colour: Colour
    device: str


class Attended(Protocol):
    """What is asked of a match that people watch."""

    table: Table
    hands: Hands
    stage: Stage
    texts: Words
    sounds: SoundOutput
    timeline: Timeline

    def layer(self) -> Layer:
        """Add a layer above the others."""

    def layers(self) -> Iterator[Layer]:
        """Every layer."""

    def fidget(self, player: Player, gesture: Gesture) -> None:
        """Show that a bot is nervous."""


class CoughHands:
    """The hands of those who watch a table: each coughs once a match, for one of its players.

    `say` says words beside a player's bust, `taken` is the side of the title where something else stands.
    """

    def __init__(
        self, scene: Attended, say: Callable[[Player, str], object], taken: Callable[[], int | None]
    ) -> None:
        self._scene, self._say, self._taken = scene, say, taken
        self.watchers: tuple[Watcher, ...] = ()
        self._player: Player = 0
        self._held: dict[Device, float] = {}
        self._layer: Layer | None = None
        self._shown: object = None
        self.spots: list[tuple[Box, Watcher]] = []
        """Where each may cough, and the mouse of whoever has it."""

    def seat(self, watchers: Sequence[Watcher], player: Player) -> None:
        """Let some people watch, who cough for a player."""
        self.watchers, self._player = tuple(watchers), player

    def stand_behind(self, other: CoughHands) -> None:
        """Go on with the watchers of the scene before."""
        self.seat(other.watchers, other._player)

    # hands

    def press(self, press: Press) -> bool:
        """A tap coughs; returns whether the press is a watcher's, whom no seat at the table hears."""
        watcher = next((one for one in self.watchers if one.device == press.device.id), None)
        if watcher is None or press.intent is not Intent.HURRY:
            return False
        if press.down and self._scene.timeline.idle:
            self._held[press.device] = 0.0
        elif not press.down and self._held.pop(press.device, TAP_SECONDS) < TAP_SECONDS:
            self.cough(watcher)
        return True

    def click(self, x: float, y: float) -> bool:
        """The mouse presses the prompt of whoever has it; returns whether it did."""
        mine = [one for box, one in self.spots if is_in_box(box, x, y) and self._has_mouse(one)]
        for one in mine:
            self.cough(one)
        return bool(mine)

    def cough(self, watcher: Watcher) -> None:
        """Let a watcher cough, once, for all to hear: the rivals look up."""
        scene = self._scene
        if not scene.table.lips.cough(scene.table, watcher.who, self._player):
            return
        scene.sounds.play(_SOUND)
        rivals = [one for one in sorted(scene.table.bots) if one != self._player]
        for rival in rivals:
            scene.fidget(rival, "glance")
        self._say((*rivals, self._player)[0], scene.texts("troupe-coughs", who=watcher.name))

    def _has_mouse(self, watcher: Watcher) -> bool:
        return watcher.device == KEYS.id and self._scene.hands.player_of(MOUSE) is None

    # what is seen

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass, and show the prompts of those whose device is here and who may cough."""
        if not self.watchers:
            return
        for device in self._held:
            self._held[device] += dt
        scene = self._scene
        here = {one.id: one for one in (*FIXED, *scene.stage.pads.devices())}
        may = [one for one in self.watchers if scene.table.lips.may_cough(scene.table, one.who)]
        asked = [(one, here[one.device]) for one in may if one.device in here]
        rooms = _rooms(valance_of(scene), self._taken())
        fresh = self._layer is not None and self._layer in scene.layers()
        if (asked, rooms) == self._shown and fresh:
            return
        self._shown = asked, rooms
        if self._layer is None or not fresh:
            self._layer = scene.layer()
        self._draw(self._layer, asked, rooms)

    def _draw(
        self, layer: Layer, asked: Sequence[tuple[Watcher, Device]], rooms: Sequence[tuple[float, float]]
    ) -> None:
        layer.clear()
        self.spots = []
        cells = _cells(len(asked), rooms)
        words = [self._scene.texts("troupe-cough", who=one.name) for one, _ in asked]
        plain = any(
            layer.letters.measure(said, _WORDS)[0] > _letters_in(cell)
            for said, cell in zip(words, cells, strict=True)
        )
        for (one, device), (left, wide), said in zip(asked, cells, words, strict=True):
            layer.disc(left + _DISC, _Y, _DISC, one.colour)
            instead = CLICK if self._scene.hands.pointing and self._has_mouse(one) else None
            prompt = Prompt(
                layer,
                device,
                Intent.HURRY,
                one.name if plain else said,
                left + _AFTER_DISC,
                _Y,
                _SIZE,
                text_size=_WORDS,
                instead=instead,
            )
            prompt.squeeze(wide - _AFTER_DISC)
            self.spots.append((prompt.box, one))


def _letters_in(cell: tuple[float, float]) -> float:
    """Units that the letters of a prompt have in a cell, beside the widest glyph."""
    return cell[1] - _AFTER_DISC - 2 * _SIZE


def _rooms(header: Header | None, taken: int | None) -> tuple[tuple[float, float], ...]:
    """Left ends and widths of what is free on the valance, in units: left and right of the title, in order.

    The side that is `taken` (0 or 1) is not free.
    """
    if header is None or header.title.within is None:
        return ()
    tab, _, wide, _ = header.title.within
    left, right = header.left.box, header.right.box
    starts = (left[0] + left[2] + _GAP, tab + wide + _NEAR)
    ends = (tab - _NEAR, min(right[0] - _GAP, WIDTH))
    sides = [one for one in (0, 1) if one != taken]
    return tuple((starts[one], max(0.0, ends[one] - starts[one])) for one in sides)


def _cells(many: int, rooms: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Left ends and widths of so many prompts: as wide as the narrowest of them can be, all in `rooms`.

    >>> _cells(3, [(150.0, 280.0), (840.0, 130.0)])
    [(150.0, 132.0), (298.0, 132.0), (840.0, 130.0)]
    """
    if not many or not rooms:
        return []
    first, last = rooms[0], rooms[-1]

    def narrowest(there: int) -> float:
        shares = [(first, there), (last, many - there if len(rooms) > 1 else 0)]
        return min(room[1] / count for room, count in shares if count)

    counts = range(many + 1) if len(rooms) > 1 else (many,)
    there = max(counts, key=lambda count: (narrowest(count), count))
    cells = []
    for (left, wide), count in ((first, there), (last, many - there)):
        each = (wide - _GAP * (count - 1)) / count if count else 0.0
        cells += [(left + place * (each + _GAP), each) for place in range(count)]
    return cells
