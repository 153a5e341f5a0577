"""The cards of the turning points: a picture, the turn, who, how many tokens, and what happened."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.finale.papers.layout import VIGNETTE, card_boxes
from scenes.games.skirmish.finale.papers.vignette import Troupe, draw_vignette
from scenes.games.skirmish.finale.phrases import AfterWords, signed_number
from scenes.games.skirmish.finale.record.story import Story
from scenes.games.skirmish.finale.record.turning import Turning
from scenes.games.skirmish.table.frame.phase_row import seal_image

_TEXT, _LEADING, _MOST_LINES = 23.0, 27.0, 3


class TurningCards:
    """The cards in a row; the one whose moment is looked at has a gilt edge."""

    def __init__(
        self, layer: Layer, story: Story, turnings: Sequence[Turning], troupe: Troupe, words: AfterWords
    ) -> None:
        self.layer, self.story, self.words = layer, story, words
        self.turnings = list(turnings)
        self.boxes = card_boxes(len(self.turnings))
        self._frames: list[Drawable] = []
        for number, (one, box) in enumerate(zip(self.turnings, self.boxes, strict=True), start=1):
            self._card(number, one, box, troupe)
        if not self.turnings:
            self._calm()

    def _card(self, number: int, one: Turning, box: Box, troupe: Troupe) -> None:
        x, y, w, _ = box
        layer, sitters = self.layer, troupe.sitters
        layer.panel("sheet_parchment", *box)
        inner = (x + VIGNETTE[0], y + VIGNETTE[1], VIGNETTE[2], VIGNETTE[3])
        draw_vignette(layer, inner, troupe, self.story, one)
        layer.image("badge_disc", x + 26, y + 26, 36, 36, anchor=(0.5, 0.5))
        layer.text(str(number), x + 26, y + 34, 24, face="cinzel800", colour=style.CREAM, align="center")
        turn = self.words.turn(self.story.steps[one.step].round)
        layer.text(turn, x + 16, y + 160, 23, face="sc", colour=style.GARNET, within=box)
        said = signed_number(one.tokens or one.points)
        end = x + w - 12
        layer.text(said, end, y + 160, 24, face="cinzel800", colour=style.INK, align="right", within=box)
        wide = layer.letters.measure(said, 24, "cinzel800")[0]
        icon = end - wide - 15
        if one.tokens:
            layer.image("piece_or_petite", icon, y + 152, 23, 23, anchor=(0.5, 0.5))
        else:
            layer.image("icon_laurels", icon, y + 152, 24, 24, anchor=(0.5, 0.5), tint=style.GOLD_DARK)
        seal_image(layer, sitters[one.player], icon - 26, y + 152, 13)
        lines = self._lines(self.words.deed(one), w - 30)
        size = min(layer.letters.fit(line, _TEXT, w - 28) for line in lines)
        for place, line in enumerate(lines):
            layer.text(line, x + 16, y + 190 + _LEADING * place, size, colour=style.INK, within=box)
        frame = layer.panel("frame_gilt", *box)
        frame.visible = False
        self._frames.append(frame)

    def _lines(self, words: str, room: float) -> list[str]:
        """A sentence in three lines at most."""
        lines = list(self.layer.letters.wrapped(words, _TEXT, "fell", room))
        if len(lines) <= _MOST_LINES:
            return lines
        last = lines[_MOST_LINES - 1].rstrip(" ,;:.") + "…"
        while self.layer.letters.measure(last, _TEXT, "fell")[0] > room and " " in last:
            last = last.rstrip("…").rsplit(" ", 1)[0].rstrip(" ,;:.") + "…"
        return [*lines[: _MOST_LINES - 1], last]

    def _calm(self) -> None:
        """Nothing turned the battle: nobody ever led by anything."""
        x, y, w, h = 252.0, 404.0, 626.0, 258.0
        self.layer.panel("sheet_parchment", x, y, w, h)
        self.layer.text(
            self.words.texts("finale-skirmish-calm"), x + w / 2, y + h / 2, 26, face="fell-italic",
            colour=style.INK_2, align="center", within=(x, y, w, h),
        )  # fmt: skip

    def point_out(self, step: int, at: int) -> None:
        """Let the card of this moment shine, if it has one."""
        for one, frame in zip(self.turnings, self._frames, strict=True):
            frame.visible = (one.step, one.at) == (step, at)

    def card_at(self, x: float, y: float) -> tuple[int, int] | None:
        """The step and event of the card under a place."""
        for one, box in zip(self.turnings, self.boxes, strict=True):
            if is_in_box(box, x, y):
                return one.step, one.at
        return None
