"""The interval: who asked for it, and the choices before the match goes on."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.table import Table
from game.core.rules import Action
from game.couch.couch import Couch
from game.couch.sitter import Sitter
from game.input.devices import KEYS, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games import KITS
from scenes.screens.pause import seat_changes
from scenes.screens.pause.curtains import draw_interval
from scenes.screens.pause.leave import leave_match
from scenes.screens.pause.seat_card import WIDE, SeatCard, held_with
from scenes.screens.pause.tale_rows import is_told
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.button import Item, Menu

_MENU_Y, _MENU_H, _MENU_GAP, _MENU_W = 142, 64, 18, 540
_MOST_TALL, _MOST_TALL_ALONE = 5, 4
"""Choices that have their full height, beside a card or over the score; of more, each is lower."""
_CARD_CORNER = (228.0, 232.0)
_MENU_X_BESIDE_CARD, _MENU_X_ALONE = 786.0, 640.0
_SCORE_Y, _TAG_Y = 574, 622
_ROUND_Y, _LOW_TAG_Y = 510, 638
_NAMES_Y, _HELD_Y = 570, 597
_STANDING_WIDTH, _CARD_TEXT_WIDTH = 176.0, 268.0
_LINE_WIDTH = 880.0


class Pause(Scene):
    """The interval over a match. `device` is the one that asked for it; any seat may end it."""

    covers = False

    def __init__(self, stage: Stage, table: Table, couch: Couch, device: Device | None = None) -> None:
        super().__init__(stage)
        self.table, self.couch = table, couch
        self.asker = None if device is None else couch.claim_of(device)
        if device is not None and self.asker is None:
            self.asker = couch.voice(device)
        self.hand = device or KEYS
        self.menu: Menu | None = None
        """The choices, once they are shown."""
        self._entered = False

    @property
    def sitter(self) -> Sitter | None:
        """The sitter who asked for the interval; None when nobody at the table did."""
        return None if self.asker is None else self.couch[self.asker]

    @property
    def at(self) -> str:
        """The key of the choice with the focus."""
        return self.menu.at if self.menu else ""

    @property
    def lent(self) -> bool:
        """Whether a bot holds the seat of the sitter who asked."""
        sitter = self.sitter
        return sitter is not None and sitter.is_bot

    def build(self) -> None:
        """Draw the card of the sitter who asked, the choices, the score."""
        ui = self.layer()
        draw_interval(ui, self.texts("pause-title"))
        sitter = self.sitter
        if sitter:
            self._introduce(sitter)
        middle = _MENU_X_BESIDE_CARD if sitter else _MENU_X_ALONE
        items = self._items()
        most = _MOST_TALL if sitter else _MOST_TALL_ALONE
        high = _MENU_H if len(items) <= most else _MENU_H * most / len(items)
        self.menu = Menu(
            self, self.layer(), items, x=middle, y=_MENU_Y,
            vertical=True, w=_MENU_W, h=high, gap=_MENU_GAP * high / _MENU_H, size=28, at=self._place(items),
        )  # fmt: skip
        tag_y = self._say_score(ui)
        self.tag = ui.text("", 640, tag_y, 28, face="fell-italic", colour=style.GOLD_LIGHT, align="center")
        say = self.texts
        self.hints = Hints(
            ui, [(Intent.ACCEPT, say("pause-choose")), (Intent.BACK, say("pause-resume"))], hand=self.hand
        )

    def enter(self) -> None:
        """Sound the interval; after a look at another screen, check which pads are still there."""
        if self._entered:
            seat_changes.recheck_devices(
                self.couch, self.table, list(self.stage.pads.devices()) if self.stage.pads else []
            )
            self.rebuild()
        else:
            self.sounds.play("pause")
        self._entered = True

    def update(self, dt: float) -> None:
        """Write the line that explains the choice with the focus."""
        words = self.texts(f"pause-tag-{self.at}")
        self.tag.size = self.stage.letters.fit(words, 28, _LINE_WIDTH, "fell-italic")
        self.tag.text = words

    # hands

    def press(self, press: Press) -> None:
        """Choose, whoever presses; BACK and MENU go on with the match."""
        if not press.down:
            return
        self.hand = press.device
        self.hints.heed(press.device)
        if press.intent in (Intent.BACK, Intent.MENU):
            self.resume()
        elif self.menu:
            self.menu.press(press)

    def device_lost(self, device: Device) -> None:
        """Let the seat of a pad that went away wait."""
        if seat_changes.mark_pad_lost(self.couch, device):
            self.rebuild()

    def device_found(self, device: Device) -> None:
        """Give a pad that is back its seat again, unless a bot was asked to hold it."""
        if seat_changes.comes_back(self.couch, self.table, device):
            self.sounds.play("join")
            self.rebuild()

    # choices

    def resume(self) -> None:
        """Go on with the match; it will say itself if a seat waits."""
        self.sounds.play("back")
        self.stage.pop()

    def rules(self) -> None:
        """Open the booklet, under the house rules of this match."""
        self.stage.open("rulebook", self.table.game.id, self.table.public.view.flags, self.hand)

    def tale(self) -> None:
        """Tell what has happened so far."""
        self.stage.open("tale", self.table, self.couch, self.hand)

    def why(self) -> None:
        """Tell what differs from the book at this table, and who set it."""
        plan = self.table.plan
        self.stage.open("workshop-why", plan.game, plan.flags, self.hand)

    def options(self) -> None:
        """Open the options."""
        self.stage.open("options", self.hand)

    def lend(self) -> None:
        """Let a bot hold the seat of the sitter who asked, or give it back."""
        sitter = self.sitter
        if sitter is None:
            return
        if sitter.is_bot and sitter.owner:
            done = seat_changes.give_back_seat(self.couch, self.table, sitter.owner)
            self.sounds.play("join" if done else "error")
        else:
            done = seat_changes.lend_seat_to_bot(self.couch, self.table, sitter.seat)
            self.sounds.play("leave" if done else "error")
        self.rebuild()

    def leaver(self) -> tuple[int, Action] | None:
        """Who has left the match and may be sent away by the sitter who asked, and his word for it."""
        consent, sitter = KITS[self.table.game.id].consent, self.sitter
        player = self.couch.player_of(sitter.seat) if sitter is not None and not sitter.is_bot else None
        return consent(self.table, player) if consent is not None and player is not None else None

    def dismiss(self) -> None:
        """Agree that the army of somebody who left goes away."""
        found = self.leaver()
        if found is None or self.table.submit(found[1]) is not None:
            self.sounds.play("error")
            return
        self.table.flush()
        self.sounds.play("accept")
        self.rebuild()

    def quit(self) -> None:
        """Go back to the title; every action is in the save already."""
        self.sounds.play("saved")
        leave_match(self.stage, self.table)

    # picture

    def _place(self, items: list[Item]) -> str | None:
        """The key that the focus begins on: where it was, or on the opposite of a seat lent or given back."""
        here = {"lend": "give", "give": "lend"}.get(self.at, self.at)
        keys = [key for key, _, _ in items]
        return self.at if self.at in keys else here if here in keys else None

    def _items(self) -> list[Item]:
        say = self.texts
        place = "give" if self.lent else "lend"
        lending: list[Item] = [(place, say(f"pause-{place}"), self.lend)] if self.sitter else []
        gone = self.leaver()
        name = self.couch[self.couch.players[gone[0]]].name if gone is not None else ""
        return [
            ("resume", say("pause-resume"), self.resume),
            *([("rules", say("pause-rules"), self.rules)] if KITS[self.table.game.id].booklet else []),
            *([("tale", say("pause-tale"), self.tale)] if is_told(self.table) else []),
            ("why", say("pause-why"), self.why),
            ("options", say("pause-options"), self.options),
            *lending,
            *([("dismiss", say("pause-dismiss", name=name), self.dismiss)] if gone is not None else []),
            ("quit", say("pause-quit"), self.quit),
        ]

    def _say_score(self, layer: Layer) -> float:
        """Write the score; returns the height at which the explaining line has room below it."""
        view, kit = self.table.public.view, KITS[self.table.game.id]
        names = [self.couch[seat].name for seat in self.couch.players]
        words = kit.score_line(view, names, self.texts) if kit.score_line else ""
        columns = kit.standings(view, names, self.texts) if kit.standings else ()
        x, y, room = 640.0, _SCORE_Y, _LINE_WIDTH
        if columns:
            y = _ROUND_Y
            if self.sitter:
                x, room = _CARD_CORNER[0] + WIDE / 2, _CARD_TEXT_WIDTH
        size = layer.letters.fit(words, 26, room, "sc")
        layer.text(words, x, y, size, face="sc", colour=style.PARCHMENT, align="center")
        self._say_standings(layer, columns)
        return _LOW_TAG_Y if columns else _TAG_Y

    def _say_standings(self, layer: Layer, columns: Sequence[tuple[str, str]]) -> None:
        """Write the standings side by side, the best at the left."""
        wide = min(_STANDING_WIDTH, _LINE_WIDTH / max(1, len(columns)))
        for place, (name, held) in enumerate(columns):
            x = 640 + (place - (len(columns) - 1) / 2) * wide
            for words, y, face, colour in (
                (name, _NAMES_Y, "sc", style.GOLD_LIGHT),
                (held, _HELD_Y, "fell", style.PARCHMENT),
            ):
                size = layer.letters.fit(words, 24, wide - 8, face)
                layer.text(words, x, y, size, face=face, colour=colour, align="center")

    def _introduce(self, sitter: Sitter) -> None:
        layer = self.layer()
        x, y = _CARD_CORNER
        words = self.texts("pause-asked-by")
        size = layer.letters.fit(words, 27, _CARD_TEXT_WIDTH, "fell-italic")
        layer.text(
            words, x + WIDE / 2, y - 26, size, face="fell-italic", colour=style.GOLD_LIGHT, align="center"
        )
        device = sitter.device
        line = held_with(device, self.texts) if device else self.texts("pause-lent")
        SeatCard(layer, sitter, self.texts("pause-away") if sitter.waiting else line, x, y)
