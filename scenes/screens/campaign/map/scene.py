"""The scene of the map: the next chapter is begun, or its match is taken up again; the ledger lies near."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from msgspec import UNSET

from game.app.campaign.market import Market
from game.campaign.story.state import Entry
from game.campaign.story.troupe.hands import free_place, hero_of
from game.campaign.story.troupe.heroes import hero_named, present, speak_to
from game.input.devices import KEYS, MOUSE
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import Box, Point
from scenes.screens.campaign.flow import go_on
from scenes.screens.campaign.ink import Type, lay_line, lay_words, lines_of
from scenes.screens.campaign.ledger.clerk import line_of
from scenes.screens.campaign.map.chart import draw_chart, draw_facts
from scenes.screens.campaign.map.company import COMPANY_TAKES, CompanyChip
from scenes.screens.campaign.map.market.wayside import PERSONNE_BOX, PERSONNE_TAKES, draw_personne
from scenes.screens.campaign.map.route import closed_of, stops_of
from scenes.screens.campaign.map.sheet import draw_sheet
from scenes.screens.campaign.page import StoryPage
from scenes.screens.campaign.troupe.names import hand_id, hands_here
from scenes.screens.title.prompt_line import Hints
from scenes.widgets.focus import FocusFrame, Spot
from scenes.widgets.header import Header
from scenes.widgets.prompt import Prompt

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.draw.layer import Layer
    from scenes.shell.stage import Stage

_GO: Box = (814, 650, 284, 50)
_LEDGER: Box = (1106, 650, 150, 50)
_TICKETS: tuple[Point, ...] = (
    (132, 88), (510, 184), (510, 296), (510, 404), (470, 536), (300, 96), (132, 250), (510, 500),
)  # fmt: skip
"""Where the clerk's ticket may lie: the first place that hides no chapter is taken."""
_TICKET_W, _LOWEST = 296.0, 656.0
_NOTICES: Box = (24.0, 142.0, 776.0, 40.0)
"""What the house says to everybody: across the north of the map, under its title and the company."""
_NOTICE_TAKES: tuple[Point, ...] = tuple((x, 162.0) for x in (150.0, 280.0, 410.0, 540.0, 670.0))
"""Points of it that no ticket may lie under."""
_CLEAR, _CLEAR_LATER = 60.0, 20.0
"""Units round a chapter that stay free, and round one that is only a number yet."""
_Taken: TypeAlias = tuple[Point, float]
_NOTE = Type(22, "fell-italic", style.INK)
_MOST_LINES = 3


class CampaignMap(StoryPage):
    """The map of one story; `device` is the hand that opened it."""

    captions_at = (150.0, 632.0)
    notices_in = _NOTICES

    def __init__(self, stage: Stage, run: Run, device: Device | None = None) -> None:
        super().__init__(stage, run, device)
        self._glow = None
        self.market = Market(run)

    def answers(self) -> Mapping[Intent, Callable[[], object]]:
        """The ledger and the coat by buttons of their own; back to the title."""
        return {
            Intent.COUNTER: self.open_ledger,
            Intent.DOUBT: self.change_coat,
            Intent.BACK: self.go_to_title,
            Intent.MENU: self.go_to_title,
            Intent.NEXT: self.call_others,
        }

    def asks(self) -> Sequence[tuple[Intent, str]]:
        """The way back, in the corner; between two chapters the other coat, too."""
        coat = [(Intent.DOUBT, self.texts("campaign-other-coat"))] if self._between else []
        return [(Intent.BACK, self.texts("campaign-to-title")), *coat]

    def build(self) -> None:
        """Draw the map, the facts at its foot, the page of the chapter, and the two ways on."""
        run, stops = self.run, stops_of(self.run)
        self.layer("back", opaque=True).image("map_ground", 0, 0)
        glow = draw_chart(self.layer(), run, stops)
        if glow:
            self.sway(glow, "alpha", 40, period=3.2)
        draw_facts(self.layer(), run)
        self.company = CompanyChip(self.layer(), run, self.hand, between=self._between)
        page = self.layer()
        draw_sheet(page, run, run.director.chapter, len(run.story.path))
        done = sum(stop.standing in ("won", "lost") for stop in stops)
        name = run.say(f"campaign-{run.script.campaign.name}")
        Header(page, name, right=run.say("campaign-chapters-of", done=done, n=len(stops)))
        taken = [(stop.at, _CLEAR_LATER if stop.standing == "later" else _CLEAR) for stop in stops]
        taken += [(one.at, _CLEAR) for one in closed_of(run, stops)]
        taken += [(one, _CLEAR_LATER) for one in COMPANY_TAKES]
        if self.market.is_open:
            draw_personne(self.layer(), run.say("market-short"))
            taken += [(one, _CLEAR_LATER) for one in PERSONNE_TAKES]
        taken += [(one, _CLEAR_LATER) for one in _NOTICE_TAKES] if self._greeting else []
        self._draw_news(self.layer(), taken)
        self._draw_ways()

    def enter(self) -> None:
        """The music of the pages; a disk that refuses is told."""
        self.sounds.music("title")
        speak_to(self.run.story, present(self.run.story)[0])
        if self._greeting:
            self.stage.announce(self._greeting)

    @property
    def _greeting(self) -> str:
        """What is said to whoever comes: the disk refuses, or Personne has something for sale; or nothing."""
        if self.run.unwritten:
            return self.texts("campaign-unwritten")
        return self.run.say("market-news") if self.market.for_sale else ""

    # what is shown

    @property
    def _between(self) -> bool:
        """Whether the story stands between two chapters."""
        return self.run.story.moment == "page"

    @property
    def verb(self) -> str:
        """What the way on is called."""
        again = self.run.story.moment == "match" and self.run.story.match
        return self.texts("campaign-resume-match" if again else "campaign-raise-curtain")

    def _draw_ways(self) -> None:
        """The two tickets at the foot of the page, with the glyphs of the present hand."""
        buttons = self.layer()
        buttons.panel("ticket_gilt", *_GO)
        buttons.panel("ticket_lacquer", *_LEDGER)
        spots = [Spot("go", *_GO, self.go_on), Spot("ledger", *_LEDGER, self.open_ledger)]
        if self.market.is_open:
            spots.append(Spot("market", *PERSONNE_BOX, self.open_market))
        self.focus.offer(spots)
        self.frame = FocusFrame(self.layer(), self, self.focus)
        self._prompts = self.layer()
        self.hints = Hints(self.layer(), self.asks(), hand=self.hand, x=26, y=30, align="left")
        self.show_hand()

    def show_hand(self) -> None:
        """Write both tickets with the glyphs of the present hand."""
        super().show_hand()
        self.company.heed(self.hand)
        layer = self._prompts
        layer.clear()
        self._on_ticket(layer, Intent.ACCEPT, self.verb, _GO, dark=False)
        self._on_ticket(layer, Intent.COUNTER, self.texts("campaign-ledger"), _LEDGER, dark=True)

    def _on_ticket(self, layer: Layer, intent: Intent, words: str, box: Box, *, dark: bool) -> None:
        x, y, w, h = box
        hand = KEYS if self.hand == MOUSE else self.hand
        mark = Prompt(layer, hand, intent, "", x + 14, y + h / 2, 32)
        left = x + 16 + mark.width if mark.width else x + 16
        face, ink = ("fell", style.PARCHMENT) if dark else ("cinzel900", style.INK)
        room = (left, y + 4, x + w - 12 - left, h - 8)
        lay_line(layer, words, room, Type(24, face, ink, "center"))

    @property
    def news(self) -> list[Entry]:
        """The lines of the ledger that the last chapter has left, while the page of the next one is read."""
        story = self.run.story
        if story.moment != "page":
            return []
        return [one for one in story.ledger if one.chapter == story.number - 1][-_MOST_LINES:]

    def _draw_news(self, layer: Layer, taken: Sequence[_Taken]) -> None:
        """The ticket of the clerk, with as many of the latest lines as there is room for."""
        lines = [line_of(self.run, one) for one in self.news]
        heights = [_height_of(layer, one) for one in lines]
        while lines:
            high = 48 + math.fsum(heights)
            place = _free_place(taken, high)
            if place:
                self._draw_ticket(layer, lines, heights, (*place, _TICKET_W, high))
                return
            lines, heights = lines[1:], heights[1:]

    def _draw_ticket(self, layer: Layer, lines: Sequence[str], heights: Sequence[float], box: Box) -> None:
        x, y, w, _ = box
        layer.panel("ticket_parchment_flat", *box)
        head = Type(24, "sc", style.GARNET, "center")
        lay_words(layer, self.texts("campaign-clerk-notes"), (x + 20, y + 8, w - 40, 28), head)
        top = y + 38
        for words, room in zip(lines, heights, strict=True):
            lay_words(layer, words, (x + 20, top, w - 40, room), _NOTE)
            top += room

    def update(self, dt: float) -> None:
        """Let the frame follow the focus, and count the button that is held."""
        self.frame.update()
        held = self.company.update(dt)
        if held is not None:
            self._let_go(long=held)

    def _let_go(self, *, long: bool) -> None:
        """Whoever held the button of the company long leaves, if that is a hero; else the room opens."""
        who = hero_of(self.run.story, hand_id(self.company.holder))
        if long and who:
            self._part(who)
        else:
            self._heed(self.company.holder)
            self.call_others()

    # the troupe

    @property
    def _mine(self) -> str:
        """The hero of the hand that was pressed last; nobody's for a stranger."""
        return hero_of(self.run.story, hand_id(self.hand))

    def press(self, press: Press) -> None:
        """A hand that plays nobody joins; a hero's, held long enough, leaves the place to a bot."""
        if press.intent is Intent.NEXT and self.company.hold(press):
            self._heed(press.device)
            return
        if (
            press.down
            and press.intent is Intent.ACCEPT
            and not hero_of(self.run.story, hand_id(press.device))
        ):
            self._heed(press.device)
            self._join()
            return
        super().press(press)

    def click(self, x: float, y: float) -> None:
        """A click on the company opens the green room."""
        if self.company.holds(x, y):
            self.hand = MOUSE
            self.call_others()
        else:
            super().click(x, y)

    def _join(self) -> None:
        """A stranger takes a place that is free, or looks for a peg in the green room.

        In the midst of a chapter only that of somebody whose hand is away is free.
        """
        run, device = self.run, hand_id(self.hand)
        free = free_place(run.story, hands_here(self.stage), held=self._between)
        if free:
            run.take_place(free, device)
            self._told("troupe-joined", free)
        elif self._between:
            self.call_others()
        else:
            self.sounds.play("error")
            self.stage.announce(self.texts("troupe-stranger"))

    def _part(self, who: str) -> None:
        """A hero goes, and a bot holds the place."""
        try:
            self.run.part(who)
        except ValueError as error:
            self.sounds.play("error")
            self.stage.announce(self.texts(str(error)))
        else:
            self._told("troupe-parted", who)

    def _told(self, words: str, who: str) -> None:
        hero = hero_named(self.run.story, who)
        self.sounds.play("join" if words == "troupe-joined" else "leave")
        self.rebuild()
        self.stage.announce(self.texts(words, who=hero.name if hero else ""))

    def call_others(self) -> None:
        """Between two chapters, open the green room."""
        if not self._between:
            self.sounds.play("error")
            return
        self.sounds.play("page")
        self.stage.open("campaign-troupe", self.run, self._called, self.hand)

    def _called(self) -> None:
        """Everybody in the green room is ready."""
        self.run.keep()
        self.stage.pop()

    # ways on

    def go_on(self) -> None:
        """Raise the curtain: the page is turned, or the match is taken up again."""
        self.sounds.play("accept")
        if self.run.story.moment == "page":
            self.run.turn_page()
        go_on(self.stage, self.run, self.hand)

    def change_coat(self) -> None:
        """Between two chapters, put on the other coat: whoever lent it says so, and everybody follows."""
        run = self.run
        if not self._between:
            self.sounds.play("error")
            return
        self.sounds.play("accept")
        speak_to(run.story, self._mine or run.story.me)
        run.story.change_coat()
        run.keep()
        alone = run.story.troupe is UNSET
        coat = run.say("campaign-coat-line" if alone else "troupe-coat-line", who=run.story.name)
        self.stage.announce(coat)
        self.rebuild()

    def open_market(self) -> None:
        """Speak to Personne, over the map: of several heroes whoever goes there deals with the own purse."""
        self.sounds.play("page")
        speak_to(self.run.story, self._mine or self.run.story.me)
        self.stage.open("campaign-market", self.run, self.hand)

    def open_ledger(self) -> None:
        """Open the ledger over the map: of several heroes at the pages of whoever opens it."""
        self.sounds.play("page")
        speak_to(self.run.story, self._mine or self.run.story.me)
        self.stage.open("campaign-ledger", self.run, self.hand)


def _height_of(layer: Layer, words: str) -> float:
    """Units that a line of the clerk takes on its ticket."""
    return 26.0 * lines_of(layer, words, _TICKET_W - 40, _NOTE)


def _free_place(taken: Sequence[_Taken], high: float) -> Point | None:
    """Where a ticket of a height hides no chapter and none of the facts at the foot."""

    def is_free(place: Point) -> bool:
        x, y = place
        return y + high <= _LOWEST and not any(
            x - clear < left < x + _TICKET_W + clear and y - clear < top < y + high + clear
            for (left, top), clear in taken
        )

    return next((place for place in _TICKETS if is_free(place)), None)
