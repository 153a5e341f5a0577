"""The booklet: two pages at a time, turned by any hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import to_builtins
from PIL import Image as Pillow

from game.app.games import GAMES
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games import KITS
from scenes.screens.rulebook.blocks import fitted_blocks
from scenes.screens.rulebook.book import Leaf, Page
from scenes.screens.rulebook.page_turn import TurningPage
from scenes.screens.rulebook.tabs import Tabs
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.header import Header

_SPINE, _TOP, _WIDE, _HIGH = 640.0, 100.0, 560.0, 552.0
_LEFT: Box = (_SPINE - _WIDE, _TOP, _WIDE, _HIGH)
_RIGHT: Box = (_SPINE, _TOP, _WIDE, _HIGH)
_MARGIN = 44.0
GROUND = "lobby_back"
"""The picture that the book lies on."""
_TITLE_Y, _TITLE = 62.0, 34.0
_RULE_Y, _TEXT_Y, _FOOT_Y = 78.0, 98.0, 506.0
_NUMBER_Y = 530.0
_ARROW_X = 34.0
_HINTS_RIGHT, _ABOVE_Y = 1254.0, 32.0
_STILL_SECONDS = 0.15
"""So long nothing turns before the type of neighbouring pages is set, a block a frame."""
_FORWARD_INTENTS = (Intent.NEXT, Intent.RIGHT, Intent.ACCEPT, Intent.DOWN)
_BACKWARD_INTENTS = (Intent.PREVIOUS, Intent.LEFT, Intent.UP)


class Rulebook(Scene):
    """The rules of a game in pictures, under the house rules `flags` when a table has some.

    With a `shelf` of several games, another booklet can be taken from it.

    Raises:
        KeyError: the game has no booklet.
    """

    def __init__(
        self,
        stage: Stage,
        game: str,
        flags: object = None,
        device: Device | None = None,
        shelf: Sequence[str] = (),
    ) -> None:
        super().__init__(stage)
        self.game, self.flags = game, flags
        self._booklets = {kit.id: kit.booklet for kit in KITS.values() if kit.booklet}
        if game not in self._booklets:
            raise KeyError(f"{game!r} has no booklet")
        self.shelf = tuple(shelf) if len(shelf) > 1 else ()
        self.spread = 0
        self._left_at: dict[str, int] = {}
        self.hand = device or KEYS
        self._leaves: list[Leaf] = []
        self._pages: dict[int, Page] = {}
        self._ahead: Iterator[None] = iter(())
        """The page whose type is set while nothing turns, block by block."""
        self._still = 0.0

    @property
    def spreads(self) -> int:
        """The number of spreads, two pages each."""
        return len(self._leaves) // 2

    def page(self, number: int) -> Page:
        """A page by its number from 0; it is made when it is wanted for the first time."""
        if number not in self._pages:
            self._pages[number] = self._leaves[number]()
        return self._pages[number]

    def build(self) -> None:
        """Draw the book, the two pages of the spread, and the leaf above them."""
        self._leaves = self._booklets[self.game](self.stage.app.catalog, self.texts, self.flags).leaves()
        self._pages, self._ahead, self._still = {}, iter(()), 0.0
        self.spread = min(self.spread, self.spreads - 1)
        self.layer("back", opaque=True).image(GROUND, 0, 0)
        book = self.layer()
        Header(book, self.texts("rulebook-title"), self.texts(f"game-{self.game}"))
        draw_sheets(book)
        self.arrows = [
            book.image("picker_arrow", _ARROW_X, _TOP + _HIGH / 2, anchor=(0.5, 0.5), mirror=True),
            book.image("picker_arrow", style.WIDTH - _ARROW_X, _TOP + _HIGH / 2, anchor=(0.5, 0.5)),
        ]
        self.left, self.right = self.layer(), self.layer()
        self._write(self.left, 2 * self.spread)
        self._write(self.right, 2 * self.spread + 1)
        self.turning_page = TurningPage(self.layer(), _LEFT, _RIGHT)
        self._ready = {2 * self.spread, 2 * self.spread + 1}
        self._show_arrows()
        self.tabs = Tabs(self.layer(), self.shelf, self.game, self.texts)
        say = self.texts
        asks = [(Intent.PREVIOUS, ""), (Intent.NEXT, say("rulebook-turn-page"))]
        if self.shelf:
            asks.append((Intent.COUNTER, say("rulebook-other")))
        asks.append((Intent.BACK, say("rulebook-close")))
        x, align = (_HINTS_RIGHT, "right") if self.shelf else (style.WIDTH / 2, "center")
        self.hints = Hints(self.layer(), asks, hand=self.hand, x=x, align=align)
        self.above = Hints(
            self.layer(), self._ways(), hand=self.hand, x=_HINTS_RIGHT, y=_ABOVE_Y, align="right"
        )

    def _ways(self) -> list[tuple[Intent, str]]:
        """The ways into the workshop: with a thing of the game, and to who wanted these rules."""
        say = self.texts
        like = [(Intent.DOUBT, say("finale-make-like"))] if GAMES[self.game].crafts else []
        return [*like, (Intent.PEEK, say("workshop-why"))]

    def update(self, dt: float) -> None:
        """While no leaf turns, set the type of the neighbouring pages, so that a leaf never waits."""
        self._still = self._still + dt if self.timeline.idle else 0.0
        if self._still < _STILL_SECONDS or next(self._ahead, self) is None:
            return
        first, last = 2 * self.spread - 2, 2 * self.spread + 3
        near = [n for n in range(first, last + 1) if 0 <= n < len(self._leaves) and n not in self._ready]
        if near:
            self._ready.add(near[-1])
            self._ahead = self._set_type(near[-1])

    # hands

    def press(self, press: Press) -> None:
        """Turn pages, take another booklet, or close."""
        if not press.down:
            return
        self.hand = press.device
        self.hints.heed(press.device)
        self.above.heed(press.device)
        if press.intent in _FORWARD_INTENTS:
            self.turn(forward=True)
        elif press.intent in _BACKWARD_INTENTS:
            self.turn(forward=False)
        elif press.intent is Intent.COUNTER and self.shelf:
            self.take(self.shelf[(self.shelf.index(self.game) + 1) % len(self.shelf)])
        elif press.intent is Intent.DOUBT and GAMES[self.game].crafts:
            self._open("workshop-shelf", self.game)
        elif press.intent is Intent.PEEK:
            flags = {} if self.flags is None else to_builtins(self.flags)
            self._open("workshop-why", self.game, flags)
        elif press.intent in (Intent.BACK, Intent.MENU):
            self.sounds.play("back")
            self.stage.pop()

    def click(self, x: float, y: float) -> None:
        """Take the booklet of a tab; else turn on with the right half, back with the left."""
        game, pressed = self.tabs.at(x, y), self.hints.at(x, y) or self.above.at(x, y)
        if pressed is not None:
            self.press(Press(MOUSE, pressed))
        elif game:
            self.take(game)
        else:
            self.turn(forward=x >= _SPINE)

    def _open(self, screen: str, *what: object) -> None:
        """Open a page of the workshop over the booklet."""
        self.sounds.play("page")
        self.stage.open(screen, *what, self.hand)

    def scroll(self, steps: float) -> None:
        """Turn pages with the wheel."""
        if steps and self.timeline.idle:
            self.turn(forward=steps < 0)

    def take(self, game: str) -> None:
        """Open the booklet of another game where it was left."""
        if game == self.game:
            return
        self.sounds.play("page")
        self._left_at[self.game] = self.spread
        self.game, self.spread = game, self._left_at.get(game, 0)
        self.rebuild()

    def turn(self, *, forward: bool) -> None:
        """Turn one leaf, if there is one."""
        spread = self.spread + (1 if forward else -1)
        if not 0 <= spread < self.spreads:
            self.sounds.play("error")
            return
        self.timeline.skip()
        self.spread = spread
        self.sounds.play("page")
        uncovered, covered = (self.right, self.left) if forward else (self.left, self.right)
        first, second = (1, 0) if forward else (0, 1)
        self.timeline.add(
            self.turning_page.turn(
                forward,
                lambda: self._write(uncovered, 2 * spread + first),
                lambda: self._write(covered, 2 * spread + second),
            )
        )
        self._show_arrows()

    # picture

    def _write(self, layer: Layer, number: int) -> None:
        """Write one page on its layer."""
        layer.clear()
        for _ in write_page(layer, self.page(number), number):
            pass

    def _set_type(self, number: int) -> Iterator[None]:
        """Write a page on an unseen layer, block by block: its words are then remembered."""
        scratch = Layer(self.stage.art, self.stage.letters)
        yield from write_page(scratch, self.page(number), number)
        scratch.clear()

    def _show_arrows(self) -> None:
        self.arrows[0].visible = self.spread > 0
        self.arrows[1].visible = self.spread < self.spreads - 1


def write_page(layer: Layer, page: Page, number: int) -> Iterator[None]:
    """Write a page in the place of its number from 0, a block each time that somebody asks for another."""
    x = (_RIGHT if number % 2 else _LEFT)[0] + _MARGIN
    w = _WIDE - 2 * _MARGIN
    middle = x + w / 2
    size = layer.letters.fit(page.title, _TITLE, w, "cinzel800")
    layer.text(
        page.title, middle, _TOP + _TITLE_Y, size,
        face="cinzel800", colour=style.GARNET, align="center", within=(x, _TOP, w, _RULE_Y),
    )  # fmt: skip
    layer.image("rule_ornament", middle, _TOP + _RULE_Y, 220, anchor=(0.5, 0.5))
    yield from fitted_blocks(page.blocks, layer, x, _TOP + _TEXT_Y, w, _FOOT_Y - _TEXT_Y, page.gossip)
    layer.text(
        str(number + 1), middle, _TOP + _NUMBER_Y, style.SMALL,
        face="fell-italic", colour=style.INK_2, align="center", within=(x, _TOP, w, _HIGH),
    )  # fmt: skip


def draw_sheets(layer: Layer) -> None:
    """Draw the open book without its words, and the shadow of the spine on both pages."""
    layer.panel("panel_lacquer", _LEFT[0] - 16, _TOP - 10, 2 * _WIDE + 32, _HIGH + 20)
    for page in (_LEFT, _RIGHT):
        layer.panel("sheet_parchment", *page)
    layer.picture("rulebook-spine", _spine, _SPINE - 70, _TOP, 140, _HIGH, alpha=150)


def _spine() -> Pillow.Image:
    strip = Pillow.new("L", (141, 1))
    for x in range(141):
        strip.putpixel((x, 0), round(255 * max(0.0, 1 - abs(x - 70) / 70) ** 2))
    dark = Pillow.new("RGBA", (141, 4), (*style.INK_2.rgb, 0))
    dark.putalpha(strip.resize((141, 4)))
    return dark
