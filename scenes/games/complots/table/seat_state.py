"""The lower half of a plaque: what its player may press, or what that player is doing."""

from collections.abc import Callable, Sequence

from game.core.rules import Player
from game.input.devices import MOUSE, Device
from game.rules.complots import ComplotsView, questions
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table import layout
from scenes.games.complots.table.seat_prompt import BROWSE, SeatPrompt
from scenes.match.hands import CLICK, Spot
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import Prompt

SHORT = {
    "complots-pass": "complots-pass-short",
    "complots-counter": "complots-counter-short",
    "complots-counter-as": "complots-counter-as-short",
    "complots-mark": "complots-mark-short",
    "complots-left-card": "complots-left-card-short",
    "complots-right-card": "complots-right-card-short",
    "complots-middle-card": "complots-middle-card-short",
    "complots-next-target": "complots-next-target-short",
    "complots-back": "complots-back-short",
    "complots-click-target": "complots-click-target-short",
    "complots-click-action": "complots-click-action-short",
    "complots-look-first": "complots-look-first-short",
    "complots-then-keep": "complots-then-keep-short",
    "complots-then-pick": "complots-then-pick-short",
}
"""Verbs that have a shorter twin, for narrow places."""
GLYPHS = (27.0, 26.0, 23.0, 19.0)
"""The sizes of glyphs before verbs, in units: the first with room for all prompts of a seat, or the last."""
WORDS = 22.0
"""The size of the verbs, in units; where there is no room, a reader's larger type is no larger."""


class SeatStatus:
    """Draws one zone on a layer; `spots` says where its prompts can be clicked."""

    def __init__(self, layer: Layer, texts: Words, players: int, player: Player) -> None:
        self.layer, self.texts, self.player, self.players = layer, texts, player, players
        self.compact = layout.has_narrow_seats(players)
        x, y, w, h = layout.seat_place_boxes(players)[player]
        self.box: Box = (x, y, w, h)
        self.spots: list[Spot] = []
        self.middle = y + (163 if self.compact else 145)
        """Units from the top of the stage to the middle of the zone."""
        if not self.compact:
            layer.box(x + 10, y + 115, w - 20, 1, style.GOLD_DARK, alpha=178)

    def prompts(
        self, device: Device, asks: Sequence[SeatPrompt], verb: Callable[[str, SeatPrompt], str]
    ) -> None:
        """The buttons of this seat's own device, in two rows, or stacked where it is narrow.

        Each keeps its words: where there is no room the verb is shorter, then the glyphs are smaller.
        """
        steps, asks = ([ask for ask in asks if (ask.key == BROWSE) == browse] for browse in (True, False))
        rows = layout.state_rows(self.players, self.player, len(asks) + bool(steps))
        if any(ask.key == "complots-as" for ask in asks):
            rows = layout.stacked_rows(self.players, self.player)
        taken = self._browse(device, steps, verb, rows[-1])
        wordings = [(verb(ask.key, ask), verb(SHORT.get(ask.key, ask.key), ask)) for ask in asks]
        for size in GLYPHS[1:] if self.compact else GLYPHS:
            drawn = self._laid_out(device, asks, wordings, size, rows, taken)
            if len(drawn) == len(asks) or size == GLYPHS[-1]:
                break
            for prompt in drawn:
                prompt.remove()
        if (
            not steps
            and not self.compact
            and len(rows) == 2
            and all(prompt.box[1] == drawn[0].box[1] for prompt in drawn)
        ):
            self._to_middle(drawn)
        self.spots += [
            (_press_box(prompt), self.player, ask.intent) for ask, prompt in zip(asks, drawn, strict=False)
        ]

    def _to_middle(self, drawn: Sequence[Prompt]) -> None:
        """Prompts that have all found room in one row stand in the middle of the zone."""
        (y,) = layout.state_rows(self.players, self.player, 1)[:1]
        for prompt in drawn:
            prompt.move(prompt.box[0], y)

    def _browse(
        self,
        device: Device,
        steps: Sequence[SeatPrompt],
        verb: Callable[[str, SeatPrompt], str],
        y: float,
    ) -> float:
        """The presses that move a cursor, before one word, in the last row; returns its width."""
        start = x = self.box[0] + (8 if self.compact else 9)
        for ask in steps:
            last = ask is steps[-1]
            words = verb(ask.key, ask) if last else ""
            prompt = Prompt(self.layer, device, ask.intent, words, x, y, GLYPHS[2], text_size=WORDS)
            x += prompt.width
        return x - start + 7 if steps else 0.0

    def _laid_out(
        self,
        device: Device,
        asks: Sequence[SeatPrompt],
        wordings: Sequence[tuple[str, ...]],
        size: float,
        rows: Sequence[float],
        taken: float,
    ) -> list[Prompt]:
        """Place prompts one after the other; the first one without room, and what follows, is left out."""
        free, drawn = [self.box[0] + (8 if self.compact else 9)] * len(rows), list[Prompt]()
        free[-1] += taken
        for number, (ask, words) in enumerate(zip(asks, wordings, strict=True)):
            open_rows = (number,) if self.compact or len(rows) > 2 else range(len(rows))
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
        edge, last = self.box[0] + self.box[2] - 7, size == GLYPHS[-1]
        instead = CLICK if device == MOUSE else None
        narrow = size < GLYPHS[1]
        text = WORDS * WORDS / self.layer.letters.shown_size(WORDS, "fell") if narrow else WORDS
        for words in wordings[-1:] if last else dict.fromkeys(wordings):
            for row, x, y in places:
                prompt = Prompt(
                    self.layer, device, ask.intent, words, x, y, size, text_size=text, instead=instead
                )
                if last or x + prompt.width <= edge:
                    prompt.squeeze(edge - x)
                    return row, prompt
                prompt.remove()
        return None

    def passed(self, words: str, short: str) -> None:
        """A tick and a verb: this one has answered."""
        x, middle = self.box[0], self.middle
        tint = style.VERDIGRIS_LIGHT
        if self.compact:
            self.layer.image("icon_check_mark_petit", x + 22, middle, anchor=(0.5, 0.5), tint=tint)
            size = self.layer.letters.fit(short, 24, self.box[2] - 46)
            said = self.layer.text(short, x + 40, middle + 8, size, colour=tint, within=self.box)
            said.squeeze(self.box[2] - 46)
            return
        self.layer.image("icon_check_mark", x + 32, middle, 34, 34, anchor=(0.5, 0.5), tint=tint)
        self.layer.text(words, x + 60, middle + 10, 26, colour=tint, within=self.box)

    def thinks(self, words: str) -> None:
        """A bot thinks: a word, or none, and three dots."""
        x, _, w, _ = self.box
        tint, middle = style.PARCHMENT_SHADE, self.middle
        if self.compact:
            self.layer.text(words, x + w / 2, middle - 4, 24, face="fell-italic", colour=tint, align="center")
            dots = [(x + w / 2 - 16 + 16 * k, middle + 16) for k in range(3)]
        else:
            said = self.layer.text(words, x + 20, middle + 9, 26, face="fell-italic", colour=tint)
            after = x + 34 + said.width if words else x + w / 2 - 17
            dots = [(after + 17 * k, middle + 3) for k in range(3)]
        for place, (dot_x, dot_y) in enumerate(dots):
            self.layer.disc(dot_x, dot_y, 4.5, tint, alpha=255 * (1 - place * 0.28))

    def speaks(self, verb: str, what: str) -> None:
        """Write this player's claim: the verb and the character."""
        x, _, w, _ = self.box
        layer, middle = self.layer, self.middle
        if self.compact:
            layer.text(
                verb, x + w / 2, middle - 10, 24, face="fell-italic", colour=style.GOLD_LIGHT, align="center"
            )
            size = layer.letters.fit(what, 23, w - 10)
            layer.text(what, x + w / 2, middle + 18, size, align="center", within=self.box)
            return
        layer.image("icon_talk", x + 32, middle, 38, 38, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        layer.text(verb, x + 60, middle - 5, 24, face="fell-italic", colour=style.GOLD_LIGHT)
        layer.text(what, x + 60, middle + 22, layer.letters.fit(what, 24, w - 68), within=self.box)

    def holds(self, names: Sequence[str]) -> None:
        """Write the names of the cards that this player is looking at, one below the other."""
        x, _, w, _ = self.box
        step = 27.0
        base = self.middle + 8 - step * (len(names) - 1) / 2
        for number, name in enumerate(names):
            size = self.layer.letters.fit(name, 25, w - 12)
            self.layer.text(
                name, x + w / 2, base + step * number, size, colour=style.GOLD_LIGHT, align="center"
            )

    def leaves(self, words: str) -> None:
        """Write on a folded plaque that its player has left the stage."""
        self.middle = self.box[1] + (139 if self.compact else 133)
        self.says(words, sad=True)

    def says(self, words: str, *, sad: bool = False) -> None:
        """Write one short word in the middle."""
        x, _, w, _ = self.box
        tint = style.BLOOD_LIGHT if sad else style.PARCHMENT_SHADE
        face = "sc" if sad else "fell-italic"
        size = self.layer.letters.fit(words, 34 if sad else 25, w - 16, face=face)
        self.layer.text(
            words, x + w / 2, self.middle + 8, size, face=face, colour=tint, align="center", within=self.box
        )


def _press_box(prompt: Prompt) -> Box:
    """Return the box where the mouse presses a prompt: no higher than its row."""
    x, y, w, h = prompt.box
    return (x, y + (h - GLYPHS[0]) / 2, w, GLYPHS[0])


def current_claim(view: ComplotsView, player: Player) -> tuple[str, str] | None:
    """The verb and the character of what this player maintains now, or None."""
    if view.winner is not None:
        return None
    if view.block is not None and view.block.player == player:
        return "complots-counters", view.block.character
    if view.declared is None or view.declared.player != player or view.asks == questions.TURN:
        return None
    if view.claim is not None and view.claim.player == player:
        return "complots-says", view.claim.character
    return None
