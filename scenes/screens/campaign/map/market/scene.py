"""The scene of the stall: rows on one page, what Personne says of them on the other; each deal asks twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.app.campaign.market import Market
from game.campaign.defs.cast import HERO
from game.campaign.story.intrigue.market import PERSONNE, PRICE, WARNING
from game.campaign.story.troupe.hands import hero_of
from game.input.devices import MOUSE
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import Box
from scenes.screens.campaign.ink import MIDDLE, Type, draw_face, lay_line, lay_words, name_of
from scenes.screens.campaign.ledger.book import LEFT, RIGHT, draw_book, page_room
from scenes.screens.campaign.map.market.goods import Deal, Good, goods_of, hearsay_of
from scenes.screens.campaign.page import StoryPage
from scenes.screens.campaign.troupe.names import hand_id
from scenes.widgets.focus import FocusFrame, Spot
from scenes.widgets.header import Header

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.draw.layer import Layer
    from scenes.shell.stage import Stage

_MOST_ROW_H, _ROW_GAP, _FACE_W = 86.0, 6.0, 70.0
_MOST_HEARD = 3
_HEARD_H = 34.0
_DEALS: tuple[tuple[Intent, Deal], ...] = (
    (Intent.ACCEPT, "sell"),
    (Intent.ACCEPT, "lips"),
    (Intent.ACCEPT, "warn"),
    (Intent.COUNTER, "trade"),
)
"""Which button makes which deal."""
_CLOSING = (Intent.BACK, Intent.MENU)
"""What anybody may press: the stall may stand open while a hand is gone."""


class Stall(StoryPage):
    """The stall of one story, over the map."""

    captions_at = (36.0, 70.0)

    def __init__(self, stage: Stage, run: Run, device: Device | None = None) -> None:
        super().__init__(stage, run, device)
        self.market = Market(run)
        self._sure: tuple[str, Deal] | None = None
        self._said = run.say("market-hello" if self.market.for_sale else "market-nothing")

    @property
    def good(self) -> Good | None:
        """What has the focus."""
        return next((one for one in goods_of(self.run) if one.key == self.at), None)

    def asks(self) -> Sequence[tuple[Intent, str]]:
        """The deals for what has the focus, and the way back to the map."""
        deals = self.good.deals if self.good else ()
        asked = [(intent, self.run.say(f"market-deal-{one}")) for intent, one in _DEALS if one in deals]
        return [*asked, (Intent.BACK, self.texts("campaign-back"))]

    def answers(self) -> Mapping[Intent, Callable[[], object]]:
        """A trade by a button of its own."""
        return {**super().answers(), Intent.COUNTER: lambda: self.strike("trade")}

    # what is shown

    def build(self) -> None:
        """Draw the book, the rows, and what is said of the one that has the focus."""
        run, goods, at = self.run, goods_of(self.run), self.at
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        page = self.layer()
        purse = run.say("market-favours", n=run.story.favours)
        Header(page, run.say("market-title"), right=purse)
        draw_book(page)
        boxes = [_row_box(place, len(goods)) for place in range(len(goods))]
        for good, box in zip(goods, boxes, strict=True):
            self._draw_good(page, good, box)
        self.focus.offer(
            Spot(good.key, *box, self.accept_good) for good, box in zip(goods, boxes, strict=True)
        )
        self.focus.to(at)
        self._draw_hearsay(page)
        self.frame = FocusFrame(self.layer(), self, self.focus)
        self._words = self.layer()
        self._foot = self.layer()
        self._tell()

    def _draw_good(self, layer: Layer, good: Good, box: Box) -> None:
        x, y, w, h = box
        layer.box(x + 10, y + h + 2, w - 20, 1.0, style.GOLD_DARK, alpha=120)
        face = good.key if good.key in (*self.run.script.persons, HERO) else PERSONNE
        draw_face(layer, self.run, face, (x + 12, y + 6, _FACE_W, h - 12), seal=28)
        left, wide = x + _FACE_W + 34, w - _FACE_W - 46
        ink = style.INK if good.deals else style.INK_2
        lay_line(layer, good.title, (left, y + h / 2 - 31, wide, 30), Type(26, "cinzel800", ink))
        lay_line(layer, good.state, (left, y + h / 2 + 1, wide, 28), Type(24, "fell-italic", ink))
        if good.deals:
            layer.image("icon_semi_closed_eye", x + w - 26, y + 24, 28, anchor=MIDDLE, tint=style.GARNET)

    def _draw_hearsay(self, layer: Layer) -> None:
        """What is being said, at the foot of the right page."""
        lines = hearsay_of(self.run)[:_MOST_HEARD]
        if not lines:
            return
        x, y, w, h = page_room(RIGHT)
        top = y + h - _HEARD_H * (_MOST_HEARD + 1)
        layer.box(x, top - 8, w, 1.2, style.GOLD_DARK)
        lay_line(layer, self.run.say("market-hearsay"), (x, top, w, 30), Type(25, "sc", style.GARNET))
        for place, words in enumerate(lines, start=1):
            box = (x, top + place * _HEARD_H, w, _HEARD_H - 4)
            lay_line(layer, words, box, Type(24, "fell", style.INK))

    def _tell(self) -> None:
        """Write what Personne says now, and what is known of the tell that has the focus."""
        run, layer, good = self.run, self._words, self.good
        layer.clear()
        x, y, w, _ = page_room(RIGHT)
        draw_face(layer, run, PERSONNE, (x + 8, y + 4, 84, 92), seal=0)
        lay_words(layer, self._said, (x + 116, y, w - 116, 100), Type(27, "fell-italic"), middle=True)
        if good is not None:
            lay_line(layer, good.title, (x, y + 112, w, 36), Type(29, "cinzel900", style.GARNET))
            lay_words(layer, self._meaning(good), (x, y + 152, w, 86), Type(26, "fell", style.INK_2))
            lay_words(layer, good.said, (x, y + 242, w, 86), Type(26, "fell", style.INK))
        self._foot.clear()
        self.show_asks(self._foot)

    def _meaning(self, good: Good) -> str:
        """What the tell of a rival means, where the hero knows it."""
        person = self.run.script.persons.get(good.key)
        if person is None or good.key not in self.run.story.known:
            return ""
        return self.run.say(f"campaign-tell-{person.tell}")

    def moved(self) -> None:
        """Another row: nothing is agreed upon yet."""
        if self._sure is not None:
            self._sure, self._said = None, self.run.say("market-hello")
        if self.hints:
            self._tell()

    def update(self, dt: float) -> None:
        """Let the frame follow the focus."""
        self.frame.update()

    # whose purse it is

    def _is_mine(self, device: Device) -> bool:
        """Whether a hand is that of the hero whose purse lies open."""
        return hero_of(self.run.story, hand_id(device)) == self.run.story.me

    def press(self, press: Press) -> None:
        """Of several heroes only the one whose purse it is deals; the others hear whose, and may close."""
        if press.down and press.intent not in _CLOSING and not self._is_mine(press.device):
            self._tell_whose()
        else:
            super().press(press)

    def point(self, x: float, y: float) -> None:
        """The mouse points for its own hero alone."""
        if self._is_mine(MOUSE):
            super().point(x, y)

    def click(self, x: float, y: float) -> None:
        """As `press`, with the mouse."""
        if self._is_mine(MOUSE) or (self.hints and self.hints.at(x, y)):
            super().click(x, y)
        else:
            self._tell_whose()

    def _tell_whose(self) -> None:
        self.sounds.play("error")
        self.stage.announce(self.texts("troupe-purse", who=self.run.story.name))

    # deals

    def accept_good(self) -> None:
        """Sell what has the focus, or pay for it."""
        deals = self.good.deals if self.good else ()
        self.strike(next((one for intent, one in _DEALS if intent is Intent.ACCEPT and one in deals), "sell"))

    def strike(self, deal: Deal) -> None:
        """Ask whether the hero is sure of a deal; the second time it is made."""
        good, run = self.good, self.run
        if good is None or deal not in good.deals:
            self.sounds.play("error")
            return
        if self._sure != (good.key, deal):
            self._sure = (good.key, deal)
            offered = self.market.on_offer
            whose = name_of(run, offered) if offered else ""
            self._said = run.say(f"market-sure-{deal}", qui=whose, n=WARNING if deal == "warn" else PRICE)
            self.sounds.play("page")
            self._tell()
            return
        self._sure = None
        self._said = self._made(good, deal)
        self.sounds.play("coin")
        if run.unwritten:
            self.stage.announce(self.texts("campaign-unwritten"))
        self.rebuild()

    def _made(self, good: Good, deal: Deal) -> str:
        """Make a deal; returns what Personne says then."""
        run = self.run
        if deal == "sell":
            return run.say("market-done-sell", qui=name_of(run, self.market.sell(good.key).to))
        if deal == "trade":
            return run.say("market-done-trade", qui=name_of(run, self.market.trade(good.key)))
        if deal == "lips":
            return run.say("market-done-lips", qui=name_of(run, self.market.sell_lips().to))
        return run.say("market-done-warn" if self.market.buy_warning() else "market-warned-nobody")


def _row_box(place: int, count: int) -> Box:
    """The box of a row, from 0, of so many."""
    x, y, w, h = page_room(LEFT)
    high = min(_MOST_ROW_H, (h + 14) / count)
    return x - 12, y - 8 + place * high, w + 24, high - _ROW_GAP
