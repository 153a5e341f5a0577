"""Backs of treachery cards, each with its secret button; what they are, for whoever looks (S-19, S-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.letters import with_capital
from game.core.rules import Player
from game.input.devices import MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.effects.card_flight import BACK
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.offers.card_tool import NO_CARD, CardTool
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.games.skirmish.table.parts import Part
from scenes.match.hands import CLICK
from scenes.widgets.prompt import GlyphMark

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller

_BACK: tuple[float, float] = (34.0, 52.0)
_SLOT, _FAN_HIGH, _PROMPTS_HIGH, _LEAST, _GAP = 84.0, 68.0, 44.0, 376.0, 8.0
_CAP = 25.0
_SHEET: tuple[float, float, float] = (746.0, 128.0, 506.0)
"""Left, top and width of what is read while one looks."""
_LINE, _ROW, _FOOT = 27.0, 42.0, 18.0


class CardRow(NamedTuple):
    """One button, as its owner reads it."""

    button: Intent
    card: str
    fits: bool
    """Whether it can be played now."""


class CardFan(Part):
    """A fan beside the panel of whoever holds a window; beneath it, everybody's prompts are the same."""

    def __init__(self, scene: PartStage) -> None:
        self._scene = scene
        self._fans, self._sheet = scene.layer(), scene.layer()
        self._drawn: object = None
        self._read: object = None
        self._idle = True
        self._looks: Player | None = None
        """Whose mouse button is held to look."""

    # what is shown

    def refresh(self, *, idle: bool) -> None:
        """The fan of each hand that holds the window, and what its owner reads."""
        self._idle = idle
        holding = self._holding()
        boxes = self._boxes(holding)
        hands, places = self._scene.hands, self._scene.question.places
        devices = {hand.me: device for hand in holding if (device := hands.device_of(hand.me)) is not None}
        for hand, (x, y, w, h) in zip(holding, boxes, strict=True):
            places[hand.me] = (x + 12, y + _FAN_HIGH, w - 24, h - _FAN_HIGH)
            if devices.get(hand.me) == MOUSE:
                self._press_spots(hand, (x, y, w, h))
        backs = tuple(len(hand.view.hand) for hand in holding)
        drawn = (boxes, backs, tuple(devices.items()))
        if drawn != self._drawn:
            self._drawn = drawn
            self._fans.clear()
            for hand, box in zip(holding, boxes, strict=True):
                if hand.me in devices:
                    self._draw_fan(hand, devices[hand.me], box)
        looker = next((hand for hand in holding if hands.open_to_all(hand.me)), None)
        self._tell(looker, devices.get(looker.me) if looker is not None else None)

    def _holding(self) -> list[Controller]:
        """The hands of people that choose a card now, in seat order."""
        hands: list[Controller] = [self._scene.hands.controllers[one] for one in self._scene.hands.people]
        return [hand for hand in hands if isinstance(hand.tool(), CardTool)]

    def _boxes(self, holding: list[Controller]) -> tuple[Box, ...]:
        """Where each fan lies: beside its panel, and never over another."""
        found: list[Box] = []
        foot = WINDOW[1]
        for hand in holding:
            x, y, w, _ = self._scene.frame.plan.panels[hand.me]
            wide = max(_LEAST, _SLOT * (len(hand.view.hand) + 1) + 24)
            top = max(y, foot)
            found.append((x + w + 10, top, wide, _FAN_HIGH + _PROMPTS_HIGH))
            foot = top + _FAN_HIGH + _PROMPTS_HIGH + _GAP
        return tuple(found)

    def _slot(self, place: int, box: Box) -> Box:
        """Where one back and its button lie."""
        x, y, _, _ = box
        return (x + 12 + _SLOT * place, y + 8, _SLOT - 6, _BACK[1] + 4)

    def _press_spots(self, hand: Controller, box: Box) -> None:
        """The mouse presses the backs themselves."""
        tool, spots = hand.tool(), self._scene.hands.spots
        assert isinstance(tool, CardTool)
        for place, button in enumerate(tool.buttons(hand)):
            spot = (self._slot(place, box), hand.me, button)
            if spot not in spots:
                spots.append(spot)

    def _draw_fan(self, hand: Controller, device: Device, box: Box) -> None:
        """Backs that nobody tells apart, each with the button that turns it."""
        layer, tool = self._fans, hand.tool()
        assert isinstance(tool, CardTool)
        layer.panel("battle_strip", *box)
        for place, button in enumerate(tool.buttons(hand)):
            x, y, _, h = self._slot(place, box)
            layer.image(BACK, x + _BACK[0] / 2, y + h / 2, *_BACK, anchor=(0.5, 0.5))
            glyph = CLICK if device == MOUSE else layer.glyph(device, button)
            GlyphMark(layer, glyph, x + _BACK[0] + 5, y + h / 2, _CAP)

    # what its owner reads

    def _tell(self, hand: Controller | None, device: Device | None) -> None:
        """What each button means; only while its owner looks."""
        tool = hand.tool() if hand is not None else None
        if hand is None or device is None or not isinstance(tool, CardTool):
            if self._read is not None:
                self._read = None
                self._sheet.clear()
            return
        rows = tuple(
            CardRow(button, card, tool.fits(hand, card))
            for button, card in zip(tool.buttons(hand), tool.things(hand), strict=True)
        )
        if (hand.me, device, rows) == self._read:
            return
        self._read = (hand.me, device, rows)
        self._sheet.clear()
        self._draw_sheet(device, rows)

    def _draw_sheet(self, device: Device, rows: tuple[CardRow, ...]) -> None:
        """A parchment with a row for each button, from the left of the fan to its right."""
        layer, texts = self._sheet, self._scene.texts
        x, y, w = _SHEET
        rules = [self._rule(row, w - 88) for row in rows]
        h = 58 + sum(_ROW + _LINE * len(lines) for lines in rules) + _FOOT
        box = (x, y, w, h)
        layer.panel("sheet_parchment", *box)
        layer.text(
            texts("skirmish-cards-title"), x + w / 2, y + 40, 25,
            face="cinzel800", colour=style.GARNET, align="center", within=box,
        )  # fmt: skip
        top = y + 54
        for place, (row, lines) in enumerate(zip(rows, rules, strict=True)):
            self._draw_row(device, row, place, (x, top, w, _ROW), box)
            for number, line in enumerate(lines):
                layer.text(
                    line, x + 72, top + _ROW + 15 + _LINE * number, 22,
                    face="fell-italic", colour=style.INK_2, within=box,
                )  # fmt: skip
            top += _ROW + _LINE * len(lines)

    def _rule(self, row: CardRow, wide: float) -> list[str]:
        """What a card does that can be played now; of the others only the name is read."""
        key = f"card-{row.card}"
        if not row.fits or key not in self._scene.texts:
            return []
        return list(self._sheet.letters.wrapped(self._scene.texts(key), 22, "fell-italic", wrap=wide))

    def _draw_row(self, device: Device, row: CardRow, place: int, at: Box, within: Box) -> None:
        """A button, or for the mouse the number of the back, and what it means."""
        layer, texts = self._sheet, self._scene.texts
        x, y, w, h = at
        middle = y + h / 2 + 6
        ink = style.INK if row.fits or row.card == NO_CARD else style.INK_2
        if device == MOUSE:
            layer.text(str(place + 1), x + 40, middle + 8, 24, colour=style.GARNET, align="center")
        else:
            GlyphMark(layer, layer.glyph(device, row.button), x + 24, middle, _CAP)
        said = texts("skirmish-cards-none" if row.card == NO_CARD else f"name-{row.card}")
        note = "" if row.fits or row.card == NO_CARD else texts("skirmish-cards-not-now")
        room = w - 96
        if note:
            layer.text(
                note, x + w - 24, middle + 8, 22,
                face="fell-italic", colour=style.INK_2, align="right", within=within,
            )  # fmt: skip
            room -= layer.letters.measure(note, 22, "fell-italic")[0] + 14
        size = layer.letters.fit(said, 25, room)
        layer.text(with_capital(said), x + 72, middle + 8, size, colour=ink, within=within)

    # hands

    def press(self, player: Player, press: Press) -> bool:
        """A secret button comes before everything that the same button does at this table."""
        if not self._idle or player not in self._scene.hands.people:
            return False
        hand: Controller = self._scene.hands.controllers[player]
        tool = hand.tool()
        if not isinstance(tool, CardTool) or press.intent not in tool.buttons(hand):
            return False
        self._scene.hands.press(press.device, press.intent, down=press.down)
        return True

    def click(self, x: float, y: float) -> bool:
        """The mouse looks while its button is held: no cards stay open beside those that are pressed."""
        hands = self._scene.hands
        player = hands.player_of(MOUSE)
        if player is None or player not in (hand.me for hand in self._holding()):
            return False
        for box, owner, intent in hands.spots:
            if (owner, intent) == (player, Intent.PEEK) and is_in_box(box, x, y):
                hands.cover_before(MOUSE)
                hands.peek(player, down=True)
                self._looks = player
                return True
        return False

    def drop(self) -> None:
        """The mouse button was let go: the cards are covered."""
        if self._looks is not None:
            self._scene.hands.peek(self._looks, down=False)
            self._looks = None
