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

SHORT = {
    "complots-pass": "complots-pass-short",
    "complots-left-card": "complots-left-card-short",
    "complots-right-card": "complots-right-card-short",
    "complots-next-target": "complots-next-target-short",
}
"""Verbs that have a shorter twin, for narrow places."""
GLYPHS = (29.0, 27.0, 23.0, 19.0)
"""The sizes of glyphs before verbs, in units: the first with room for all prompts of a seat, or the last."""
WORDS = 22.0
"""The size of the verbs, in units; where there is no room, a reader's larger type is no larger."""


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
        """The buttons of this seat's own device, in two rows, or stacked where it is narrow.

        Each keeps its words: where there is no room the verb is shorter, then the glyphs are smaller.
        """
        wordings = [(verb(ask.key, ask.role), verb(SHORT.get(ask.key, ask.key), ask.role)) for ask in asks]
        for size in GLYPHS[1:] if self.compact else GLYPHS:
            drawn = self._laid_out(device, asks, wordings, size)
            if len(drawn) == len(asks) or size == GLYPHS[-1]:
                break
            for prompt in drawn:
                prompt.remove()
        self.spots += [
            (_press_box(prompt), self.player, ask.intent) for ask, prompt in zip(asks, drawn, strict=False)
        ]

    def _laid_out(
        self, device: Device, asks: Sequence[SeatPrompt], wordings: Sequence[tuple[str, ...]], size: float
    ) -> list[Prompt]:
        """Place prompts one after the other; the first one without room, and what follows, is left out."""
        rows = self.rows(len(asks))
        free, drawn = [self.box[0] + (8 if self.compact else 9)] * len(rows), list[Prompt]()
        for number, (ask, words) in enumerate(zip(asks, wordings, strict=True)):
            open_rows = (number,) if self.compact else range(len(rows))
            found = self._first_fit(
                device, ask, words, [(row, free[row], rows[row]) for row in open_rows], size
            )
            if found is None:
                return drawn
            row, prompt = found
            free[row] += prompt.width + 7
            drawn.append(prompt)
        return drawn

    def _first_fit(
        self,
        device: Device,
        ask: SeatPrompt,
        wordings: Sequence[str],
        places: Sequence[tuple[int, float, float]],
        size: float,
    ) -> tuple[int, Prompt] | None:
        """Put a prompt into the first place (row, x, y) with room for it, in its longest wording; or None."""
        edge, last = self.box[0] + self.box[2] - 3, size == GLYPHS[-1]
        instead = CLICK if device == MOUSE else None
        narrow = size < GLYPHS[1]
        text = WORDS * WORDS / self.layer.letters.shown_size(WORDS, "fell") if narrow else WORDS
        for words in wordings[-1:] if last else dict.fromkeys(wordings):
            for row, x, y in places:
                prompt = Prompt(
                    self.layer, device, ask.intent, words, x, y, size, text_size=text, instead=instead
                )
                if last or x + prompt.width <= edge:
                    return row, prompt
                prompt.remove()
        return None

    def rows(self, count: int) -> tuple[float, ...]:
        """The middles of the rows of prompts."""
        y = self.box[1]
        if self.compact:
            return tuple(y + 124 + 29 * row for row in range(3)) if count > 2 else (y + 138, y + 174)
        return (y + 143, y + 178)

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


def _press_box(prompt: Prompt) -> Box:
    """Return the box where the mouse presses a prompt: no higher than its row."""
    x, y, w, h = prompt.box
    return (x, y + (h - GLYPHS[0]) / 2, w, GLYPHS[0])


def current_claim(view: ComplotsView, player: Player) -> tuple[str, str] | None:
    """The verb and the character of what this player maintains now, or None."""
    if view.block is not None and view.block.player == player:
        return "complots-counters", view.block.character
    if view.declared is None or view.declared.player != player or view.asks == questions.TURN:
        return None
    if view.claim is not None and view.claim.player == player:
        return "complots-says", view.claim.character
    return None
