"""The page before a duel: whoever only watches puts a favour on how it ends, or none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, get_args

from game.campaign.story.troupe.bets import Bet, asked_to_bet, may_bet, put_bet, watchers
from game.campaign.story.troupe.hands import hero_of
from game.campaign.story.troupe.heroes import hero_named
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import Box
from scenes.screens.campaign.ink import MIDDLE, Type, lay_line, lay_words, name_of
from scenes.screens.campaign.troupe.names import hand_id, hands_here
from scenes.screens.campaign.troupe.tokens import draw_token
from scenes.screens.title.prompt_line import Ask, Hints
from scenes.shell.scene import Scene
from scenes.widgets.focus import Focus, Spot
from scenes.widgets.header import Header

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from scenes.shell.stage import Stage

_LEFT, _TOP, _SHEET_W, _ROOM_H = 170.0, 100.0, 940.0, 500.0
"""Left and upper edge, width and height of the room for the sheet, which is as high as its rows need."""
_HEAD_H, _FOOT_H = 196.0, 44.0
_BETS: tuple[Bet, ...] = get_args(Bet)
_ROW_H, _WIDE, _HIGH, _WAX = 84.0, 182.0, 56.0, 40.0


class Wager(Scene):
    """The page; `done` is called once everybody has said something."""

    captions_at = (36.0, 70.0)

    def __init__(
        self, stage: Stage, run: Run, done: Callable[[], object], device: Device | None = None
    ) -> None:
        super().__init__(stage)
        self.run, self.done, self.hand = run, done, device or KEYS
        self.watchers = self._asked()
        self.looks: dict[str, Bet] = dict.fromkeys(self.watchers, "")
        """What each of them looks at."""
        self.sealed: set[str] = set()
        self.focus = Focus()
        self._gone = False

    @property
    def sheet(self) -> Box:
        """The sheet of parchment, in the middle of its room: a row for each who may ever be asked."""
        rows = len(watchers(self.run.story, self.run.director.chapter))
        high = _HEAD_H + _ROW_H * rows + _FOOT_H
        return _LEFT, _TOP + (_ROOM_H - high) / 2, _SHEET_W, high

    def build(self) -> None:
        """Draw the page, and a row for each who watches."""
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        page, run = self.layer(), self.run
        Header(page, run.say(f"chapter-{run.director.chapter.name}"))
        x, y, w, _ = self.sheet
        page.panel("sheet_parchment", *self.sheet)
        head = self.texts("troupe-watch", who=name_of(run, run.director.table[0]))
        lay_words(page, head, (x + 50, y + 44, w - 100, 72), Type(32, "fell-italic", style.INK, "center"))
        ask = Type(30, "cinzel900", style.GARNET, "center")
        lay_words(page, self.texts("troupe-bet"), (x + 50, y + 126, w - 100, 44), ask, middle=True)
        may = (x + 50, y + self.sheet[3] - _FOOT_H - 18, w - 100, _FOOT_H - 4)
        lay_line(page, self.texts("troupe-may-cough"), may, Type(24, "fell-italic", style.INK_2, "center"))
        self._rows = self.layer()
        self.hints = Hints(self.layer(), (), hand=self.hand)
        self._draw()

    def _draw(self) -> None:
        layer = self._rows
        layer.clear()
        left, top, _, _ = self.sheet
        spots = []
        for place, who in enumerate(self.watchers):
            hero, y = hero_named(self.run.story, who), top + _HEAD_H + place * _ROW_H
            assert hero is not None
            draw_token(layer, hero, left + 70, y + _HIGH / 2, 46, whole=who in self.sealed)
            lay_line(layer, hero.name, (left + 108, y, 190, _HIGH), Type(30, "cinzel800"))
            for number, bet in enumerate(_BETS):
                box = (left + 310 + number * (_WIDE + 14), y, _WIDE, _HIGH)
                self._draw_bet(who, bet, box)
                spots.append(Spot(f"{who}:{bet}", *box, partial(self.put, who, bet)))
        self.focus.offer(spots)
        self.hints.say(self.asks())

    def _draw_bet(self, who: str, bet: Bet, box: Box) -> None:
        x, y, w, h = box
        looked, layer = self.looks[who] == bet, self._rows
        layer.panel("ticket_parchment_glow" if looked else "ticket_parchment_flat", *box)
        if looked:
            layer.panel("frame_focus", *box)
        closed = bet and not may_bet(self.run.story, who)
        ink = style.INK_2 if closed else style.GARNET if looked and who in self.sealed else style.INK
        words = self.texts(f"troupe-bet-{bet or 'none'}")
        lay_line(layer, words, (x + 12, y + 4, w - 24, h - 8), Type(25, "fell", ink, "center"))
        if looked and who in self.sealed:
            layer.image("icon_wax_seal", x + w - 6, y + h - 6, _WAX, anchor=MIDDLE, tint=style.GARNET)

    def asks(self) -> Sequence[Ask]:
        """What the present hand may do."""
        say = self.texts
        back: Ask = (Intent.BACK, say("troupe-back-to-map"))
        if self.who not in self.watchers or self.who in self.sealed:
            return [back]
        return [
            (Intent.LEFT, ""),
            (Intent.RIGHT, say("troupe-bet-look")),
            (Intent.ACCEPT, say("troupe-seal")),
            back,
        ]

    @property
    def who(self) -> str:
        """The hero of the hand that was pressed last."""
        return hero_of(self.run.story, hand_id(self.hand))

    def press(self, press: Press) -> None:
        """Look at another bet, put the seal, or leave for the map."""
        if not press.down:
            return
        self.hand = press.device
        self.hints.heed(press.device)
        who = self.who
        if press.intent in (Intent.LEFT, Intent.RIGHT) and who in self.watchers and who not in self.sealed:
            step = 1 if press.intent is Intent.RIGHT else -1
            self.looks[who] = _BETS[(_BETS.index(self.looks[who]) + step) % len(_BETS)]
            self.sounds.play("focus")
        elif press.intent is Intent.ACCEPT and who in self.watchers:
            self.put(who, self.looks[who])
        elif press.intent in (Intent.BACK, Intent.MENU):
            self._to_map()
            return
        self._draw()

    def click(self, x: float, y: float) -> None:
        """The mouse speaks for the keyboard."""
        self.hand = MOUSE
        pressed = self.hints.at(x, y)
        if pressed is not None:
            self.press(Press(MOUSE, pressed))
        else:
            self.focus.click(x, y)
            self._draw()

    def put(self, who: str, bet: Bet) -> None:
        """Put a hero's favour on how it ends; nobody does so for another, nor without a favour."""
        if who != self.who or who in self.sealed or (bet and not may_bet(self.run.story, who)):
            self.sounds.play("error")
            return
        self.looks[who] = bet
        self.sealed.add(who)
        put_bet(self.run.story, who, bet)
        self.sounds.play("seal")
        self._see()

    def device_found(self, device: Device) -> None:
        """Whoever comes back is asked, too."""
        self._look_round()

    def device_lost(self, device: Device) -> None:
        """A hand that is gone is not waited for."""
        self._look_round()

    def _asked(self) -> tuple[str, ...]:
        return asked_to_bet(self.run.story, self.run.director.chapter, hands_here(self.stage))

    def _look_round(self) -> None:
        """Ask those whose hand is here now."""
        asked = self._asked()
        here = watchers(self.run.story, self.run.director.chapter)
        self.watchers = tuple(who for who in here if who in asked or who in self.sealed)
        self.looks = {**dict.fromkeys(self.watchers, ""), **self.looks}
        self._draw()
        self._see()

    def _see(self) -> None:
        """Go on, once, when everybody who is asked has said something."""
        if self.sealed >= {*self.watchers} and not self._gone:
            self._gone = True
            self.run.keep()
            self.done()

    def _to_map(self) -> None:
        self.sounds.play("back")
        self.run.leave()
        self.stage.go("campaign-map", self.run, self.hand)
