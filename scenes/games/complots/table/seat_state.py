"""The lower half of a plaque: what its player may press, or what that player is doing."""

from collections.abc import Callable, Sequence

from game.core.rules import Player
from game.input.devices import MOUSE, Device
from game.rules.complots import ComplotsView, questions
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table import layout
from scenes.games.complots.table.controller import SeatPrompt
from scenes.match.hands import CLICK, Spot
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import Prompt

SHORT = {"complots-pass": "complots-pass-short"}
"""Verbs that have a shorter twin, for narrow places."""


class SeatStatus:
    """Draws one zone on a layer; `spots` says where its prompts can be clicked."""

    def __init__(self, layer: Layer, texts: Words, players: int, player: Player) -> None:
        self.layer, self.texts, self.player = layer, texts, player
        self.compact = layout.has_narrow_seats(players)
        x, y, w, h = layout.seat_place_boxes(players)[player]
        self.box: Box = (x, y, w, h)
        self.spots: list[Spot] = []
        if not self.compact:
            layer.box(x + 10, y + 125, w - 20, 1, style.GOLD_DARK, alpha=178)

    def prompts(self, device: Device, asks: Sequence[SeatPrompt], verb: Callable[[str, str], str]) -> None:
        """The buttons of this seat's own device, in two rows, or stacked where it is narrow."""
        rows = self.rows(len(asks))
        x, _, w, _ = self.box
        if self.compact:
            for ask, y in zip(asks, rows, strict=False):
                self.prompt(device, ask, verb(SHORT.get(ask.key, ask.key), ask.role), x + 8, y, 27.0, 22.0)
            return
        free = [x + 9] * len(rows)
        for ask in asks:
            for words in (verb(ask.key, ask.role), verb(SHORT.get(ask.key, ask.key), ask.role), ""):
                if self.first_fit(device, ask, words, free, rows, x + w - 3):
                    break

    def first_fit(
        self,
        device: Device,
        ask: SeatPrompt,
        words: str,
        free: list[float],
        rows: Sequence[float],
        edge: float,
    ) -> bool:
        """Put a prompt into the first row that has room for it; says whether there was one."""
        for row, y in enumerate(rows):
            wide = self.prompt(device, ask, words, free[row], y, 29.0, 22.0, edge)
            if wide:
                free[row] += wide + 7
                return True
        return False

    def rows(self, count: int) -> tuple[float, ...]:
        """The middles of the rows of prompts."""
        y = self.box[1]
        if self.compact:
            return tuple(y + 124 + 29 * row for row in range(3)) if count > 2 else (y + 138, y + 174)
        return (y + 143, y + 178)

    def prompt(
        self,
        device: Device,
        ask: SeatPrompt,
        words: str,
        x: float,
        y: float,
        size: float,
        text: float,
        edge: float = 2_000,
    ) -> float:
        """Draw a prompt; return its width in units, or take it away and return 0 when it would cross
        `edge`.
        """
        instead = CLICK if device == MOUSE else None
        drawn = Prompt(self.layer, device, ask.intent, words, x, y, size, text_size=text, instead=instead)
        if x + drawn.width > edge:
            drawn.remove()
            return 0.0
        self.spots.append(((x, y - size / 2, drawn.width, size), self.player, ask.intent))
        return drawn.width

    def passed(self, words: str, short: str) -> None:
        """A tick and a verb: this one has answered."""
        x, y, _, _ = self.box
        tint = style.VERDIGRIS_LIGHT
        if self.compact:
            self.layer.image("icon_check_mark_petit", x + 22, y + 156, anchor=(0.5, 0.5), tint=tint)
            self.layer.text(short, x + 40, y + 164, 24, colour=tint, within=self.box)
            return
        self.layer.image("icon_check_mark", x + 32, y + 158, 34, 34, anchor=(0.5, 0.5), tint=tint)
        self.layer.text(words, x + 60, y + 168, 26, colour=tint, within=self.box)

    def thinks(self, words: str) -> None:
        """A bot thinks: a word and three dots."""
        x, y, w, _ = self.box
        tint = style.PARCHMENT_SHADE
        if self.compact:
            self.layer.text(words, x + w / 2, y + 152, 24, face="fell-italic", colour=tint, align="center")
            dots = [(x + w / 2 - 16 + 16 * k, y + 172) for k in range(3)]
        else:
            said = self.layer.text(words, x + 20, y + 168, 26, face="fell-italic", colour=tint)
            dots = [(x + 34 + said.width + 17 * k, y + 162) for k in range(3)]
        for place, (dot_x, dot_y) in enumerate(dots):
            self.layer.disc(dot_x, dot_y, 4.5, tint, alpha=255 * (1 - place * 0.28))

    def speaks(self, verb: str, what: str) -> None:
        """Write this player's claim: the verb and the character."""
        x, y, w, _ = self.box
        layer = self.layer
        if self.compact:
            layer.text(
                verb, x + w / 2, y + 146, 24, face="fell-italic", colour=style.GOLD_LIGHT, align="center"
            )
            size = layer.letters.fit(what, 23, w - 10)
            layer.text(what, x + w / 2, y + 174, size, align="center", within=self.box)
            return
        layer.image("icon_talk", x + 32, y + 158, 38, 38, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        layer.text(verb, x + 60, y + 156, 24, face="fell-italic", colour=style.GOLD_LIGHT)
        layer.text(what, x + 60, y + 184, layer.letters.fit(what, 24, w - 68), within=self.box)

    def says(self, words: str, *, sad: bool = False) -> None:
        """Write one short word in the middle."""
        x, y, w, _ = self.box
        tint = style.BLOOD_LIGHT if sad else style.PARCHMENT_SHADE
        size = self.layer.letters.fit(words, 25, w - 16, face="sc" if sad else "fell-italic")
        face = "sc" if sad else "fell-italic"
        self.layer.text(
            words, x + w / 2, y + 164, size, face=face, colour=tint, align="center", within=self.box
        )


def current_claim(view: ComplotsView, player: Player) -> tuple[str, str] | None:
    """The verb and the character of what this player maintains now, or None."""
    if view.block is not None and view.block.player == player:
        return "complots-counters", view.block.character
    if view.declared is None or view.declared.player != player or view.asks == questions.TURN:
        return None
    if view.claim is not None and view.claim.player == player:
        return "complots-says", view.claim.character
    return None
