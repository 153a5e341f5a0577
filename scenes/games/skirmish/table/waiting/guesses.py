"""The chips of those who wait: left and right guess what comes next, beside one's own panel."""

from __future__ import annotations

from game.core.rules import Event, Player
from game.input.devices import MOUSE
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point, is_in_box
from scenes.games.skirmish.table.answers.families import WINDOWS
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.offers.bargaining import bargaining_boxes
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.waiting.flair import NOBODY, Flair
from scenes.games.skirmish.table.waiting.surroundings import Surroundings
from scenes.games.skirmish.table.waiting.wagers import (
    ARMIES,
    NAME,
    YES,
    open_wager,
    settled_by,
    wager_answers,
)
from scenes.widgets.prompt import GlyphMark

PATIENCE_SECONDS = 8.0
"""Seconds that one waits before the chip appears, and before left and right guess."""
SHOWN_SECONDS = 5.0
"""Seconds for which a chip stays when nobody turns it: after that the table is free again."""
PRAISE_SECONDS = 2.5
"""Seconds for which a right guess shines."""
_HIGH = 38.0
_RISE = 33.0
"""Units from the middle of a panel up to the chip's upper edge; under it lies what one plans."""
_BESIDE_HAND = 66.0
"""Units beside a panel in which the raised hand of bargains lies."""
_TURNS = {Intent.LEFT: -1, Intent.RIGHT: 1}


class Guesses(Part):
    """All chips; one is drawn anew only when it says something else, and makes room for what is asked."""

    def __init__(self, scene: Surroundings) -> None:
        self._scene, self.flair = scene, Flair()
        players = range(len(scene.sitters))
        self._layers: dict[Player, Layer] = {player: scene.layer() for player in players}
        self._said: dict[Player, object] = dict.fromkeys(players)
        self._waited: dict[Player, float] = dict.fromkeys(players, 0.0)
        self._praised: dict[Player, float] = {}
        self._turned: dict[Player, float] = {}
        """Who has turned his guess lately, and for how long it stays to be read."""
        self._wager: str | None = None
        """What may be guessed now."""
        self._offered = 0.0
        """For how long it has been."""
        self._right: list[Player] = []
        """Who was right, as long as the picture has not shown it."""
        self.boxes: dict[Player, Box] = {}
        """The chips that are shown now."""

    def event(self, event: Event) -> None:
        """What was guessed has happened; who was right is told when it has been seen."""
        settled = settled_by(event)
        if settled is not None:
            self._right += self.flair.settle(settled)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for those who wait."""
        self._offered += dt
        for player in self._waited:
            self._waited[player] += dt
        self._praised = {player: left - dt for player, left in self._praised.items() if left > dt}
        self._turned = {player: left - dt for player, left in self._turned.items() if left > dt}

    def refresh(self, *, idle: bool) -> None:
        """Show the chips of those who wait, and praise who was right."""
        if idle and self._right:
            self._praised |= dict.fromkeys(self._right, PRAISE_SECONDS)
            self._right = []
            self._scene.sounds.play("point")
        wager = open_wager(self._scene.view)
        if wager != self._wager and idle and self._scene.view.asks not in WINDOWS:
            self._wager, self._offered = wager, 0.0
        for player in self._waited:
            if not self._is_free(player):
                self._waited[player] = 0.0
            since = min(self._offered, self._waited[player] - PATIENCE_SECONDS)
            fresh = 0 <= since < SHOWN_SECONDS
            due = fresh or player in self._praised or player in self._turned
            asked = player in self._scene.view.owing
            self._show(player, seen=due and not asked and not self._is_covered(player))

    def _is_covered(self, player: Player) -> bool:
        """Whether a drawer or a letter lies where the chip would."""
        x, y = self._corner(player)
        boxes = bargaining_boxes(self._scene.hands)
        return any(is_in_box(box, x, y) or is_in_box(box, x, y + _HIGH) for box in boxes)

    def _corner(self, player: Player) -> Point:
        """The upper left corner of a player's chip."""
        return WINDOW[0] - 6 + _BESIDE_HAND, self._scene.frame.panel(player)[1] - _RISE

    def _is_free(self, player: Player) -> bool:
        """Whether a person waits for others: not on turn, no hand up, no secrets, no drawer open."""
        scene, view = self._scene, self._scene.view
        return (
            player in scene.hands.people
            and view.active != player
            and player not in scene.table.moments.hands
            and scene.hands.peeking != player
            and scene.hands.controllers[player].tool() is None
            and self._wager is not None
        )

    def _show(self, player: Player, *, seen: bool) -> None:
        device = self._scene.hands.device_of(player)
        guess = self.flair.guess_of(player, self._wager or NAME)
        said = (self._wager, guess, self.flair.hits[player], player in self._praised, device)
        key = said if seen and device is not None else None
        if key == self._said[player]:
            return
        self._said[player] = key
        layer = self._layers[player]
        layer.clear()
        self.boxes.pop(player, None)
        if key is not None:
            self._draw(layer, player)

    def _draw(self, layer: Layer, player: Player) -> None:
        """One chip: what is asked, who is guessed between the buttons that turn it, and the fame."""
        scene, wager = self._scene, self._wager or NAME
        guess = self.flair.guess_of(player, wager)
        device = scene.hands.device_of(player)
        assert device is not None
        asked = "right" if player in self._praised else wager
        words = scene.texts(f"skirmish-guess-{asked}")
        hits = self.flair.hits[player]
        said = layer.letters.measure(words, style.SMALL, "fell-italic")[0]
        fame = str(hits) if hits else ""
        answer = (
            ""
            if guess == NOBODY or wager in ARMIES
            else scene.texts(f"skirmish-guess-{'yes' if guess == YES else 'no'}")
        )
        room = max(40.0, layer.letters.measure(answer, 23, "cinzel700")[0] + 14) if answer else 40.0
        wide = said + 66 + room + (26 + layer.letters.measure(fame, 22, "cinzel700")[0] if hits else 0)
        x, y = self._corner(player)
        middle = y + _HIGH / 2
        box = self.boxes[player] = (x, y, wide, _HIGH)
        strip = layer.panel("battle_strip", *box)
        layer.text(
            words, x + 14, y + 26, style.SMALL, face="fell-italic", colour=style.GOLD_LIGHT, within=box
        )
        at = x + 24 + said
        at += GlyphMark(layer, layer.glyph(device, Intent.LEFT), at, middle, 24).width + room / 2
        if answer:
            layer.text(
                answer, at, y + 27, 23,
                face="cinzel700", colour=style.PARCHMENT, align="center", within=box,
            )  # fmt: skip
        elif guess == NOBODY:
            layer.text(
                "?", at, y + 27, 24, face="cinzel800", colour=style.PARCHMENT, align="center", within=box
            )
        else:
            seal_image(layer, scene.sitters[guess], at, middle, 15)
        at += room / 2
        at += GlyphMark(layer, layer.glyph(device, Intent.RIGHT), at, middle, 24).width
        if hits:
            star = style.EMBER if player in self._praised else style.GOLD
            layer.image("icon_round_star", at + 18, middle, 24, 24, anchor=(0.5, 0.5), tint=star)
            label = layer.text(fame, at + 33, y + 27, 22, face="cinzel700", colour=style.GOLD_LIGHT)
            wide = max(wide, at + 33 + label.width + 12 - x)  # glyphs of keys are as wide as they are
            label.within = self.boxes[player] = (x, y, wide, _HIGH)
            strip.reshape(*self.boxes[player])

    # hands

    def press(self, player: Player, press: Press) -> bool:
        """Left and right turn the guess of whoever has waited a while."""
        waits = self._waited.get(player, 0.0) >= PATIENCE_SECONDS and self._is_free(player)
        if not waits or player in self._scene.view.owing or press.intent not in _TURNS or not press.down:
            return False
        self._turn(player, _TURNS[press.intent])
        return True

    def _turn(self, player: Player, step: int) -> None:
        wager = self._wager or NAME
        self.flair.turn(player, step, wager_answers(self._scene.view, wager), wager)
        self._turned[player] = SHOWN_SECONDS
        self._scene.sounds.play("focus")

    def click(self, x: float, y: float) -> bool:
        """The mouse turns the guess of whoever holds it."""
        from_mouse = self._scene.hands.player_of(MOUSE)
        box = self.boxes.get(from_mouse) if from_mouse is not None else None
        if from_mouse is None or box is None or not is_in_box(box, x, y):
            return False
        self._turn(from_mouse, 1)
        return True
