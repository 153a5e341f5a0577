"""Beside the ribbon: the mask of the line looked at, the cards really held, and what was thought."""

from collections.abc import Sequence

from game.couch.sitter import Sitter
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.finale.match_lines import Line
from scenes.games.complots.finale.phrases import ReviewWords
from scenes.games.complots.table.seat_place import character_picture
from scenes.screens.finale.changing_words import rewrite_label
from scenes.screens.finale.seat_mask import PortraitFrame

LOGE: Box = (932, 96, 176, 203)
TICKET: Box = (926, 308, 330, 350)
CARDS = ((1124.0, 142.0), (1190.0, 142.0))
CARD = (60.0, 92.0)
WRAP = 296.0
VOICES = 3
"""Whose deed it was, who doubted, and what a script of a mod said of it."""
HEAD_Y, LEAD, GAP, FOOT = 42.0, 36.0, 8.0, 20.0
"""On the ticket: the headline's baseline, a lead's height, between the voices, and below them."""


class ClaimReview:
    """Shows one line at a time: whose it was, the truth of it, and both sides' reasons."""

    def __init__(
        self, props: Layer, ui: Layer, sitters: Sequence[Sitter], tale: ReviewWords, bots: frozenset[int]
    ) -> None:
        self.sitters, self.review_words, self.bots = sitters, tale, bots
        self.ui = ui
        self._sizes: dict[tuple[object, ...], float] = {}
        self._loge(props)
        held = tale.texts("finale-held")
        self.held = ui.text(held, 1188, 128, 25, face="sc", colour=style.GOLD_LIGHT, align="center")
        self.hand = [self._card(ui, *spot) for spot in CARDS]
        x, y, w, h = TICKET
        ui.panel("ticket_parchment", x, y, w, h)
        ui.image("speech_tail", x + 92, y - 10, anchor=(0.5, 0.5), angle=90)
        within = (x + 12, y + 12, w - 24, h - 24)
        middle = x + w / 2
        self.headline = ui.text(
            "",
            middle,
            y + HEAD_Y,
            27,
            face="cinzel800",
            colour=style.GARNET,
            align="center",
            wrap=WRAP,
            within=within,
        )
        self.voices = [self._voice(ui, middle, within) for _ in range(VOICES)]
        self.rule = ui.image("rule_ornament", middle, 0, 200, anchor=(0.5, 0.5))

    def _loge(self, props: Layer) -> None:
        x, y, w, _ = LOGE
        self.loge = PortraitFrame(props, x, y, w)
        props.panel("nameplate", x - 4, y + 148, w + 8, 54)
        self.seal = props.image("seal_1", x + 20, y + 24, 54, 54, anchor=(0.5, 0.5))
        self.name = props.text(
            "", x + w / 2, y + 184, 26, face="cinzel800", colour=style.INK, align="center",
            within=(x, y + 150, w, 50),
        )  # fmt: skip

    def _card(self, ui: Layer, x: float, y: float) -> tuple[Image, Image, Image, Image]:
        face = ui.image("carte_duchesse_portrait", x, y, *CARD)
        veil = ui.image("carte_blank", x, y, *CARD, tint=style.INK, alpha=107)
        slash = ui.image("slash", x, y, *CARD)
        return face, veil, slash, ui.image("tick", x + CARD[0] - 6, y + 4, 30, 30, anchor=(0.5, 0.5))

    def _voice(self, ui: Layer, middle: float, within: Box) -> tuple[Label, Label]:
        lead = ui.text(
            "", middle, 0, 24, face="fell-italic", colour=style.INK_2, align="center", within=within
        )
        quote = ui.text(
            "", middle, 0, 25, colour=style.INK, align="center", wrap=WRAP, leading=1.12, within=within
        )
        return lead, quote

    def show(self, line: Line | None) -> None:
        """Show this line; None: there is nothing to confess."""
        if line is None:
            self._show_nothing()
            return
        self._show_player(line)
        self._show_hand(line)
        self.headline.text = self.review_words.verdict(line)
        self.headline.colour = style.GARNET if line.lie or line.told.kind == "loss" else style.INK
        self._speak(self._voices_of(line))

    def _show_nothing(self) -> None:
        for mark in (self.held, *[mark for card in self.hand for mark in card]):
            mark.visible = False
        self.headline.text, self.headline.colour = self.review_words.texts("finale-innocent"), style.INK
        self._speak([("", self.review_words.texts("finale-innocent-why"))])

    def _show_player(self, line: Line) -> None:
        sitter = self.sitters[line.told.player]
        self.loge.show(sitter)
        self.seal.name = f"seal_{sitter.colour + 1}"
        rewrite_label(self.name, sitter.name, self.ui.letters.fit(sitter.name, 26, LOGE[2] - 24, "cinzel800"))

    def _show_hand(self, line: Line) -> None:
        told = line.told
        dead = told.action if told.kind == "loss" else ""
        for place, (face, veil, slash, tick) in enumerate(self.hand):
            shown = place < len(told.hand)
            face.visible = shown
            lost = shown and told.hand[place] == dead
            dead = "" if lost else dead
            veil.visible = slash.visible = lost
            tick.visible = shown and told.true is True and told.hand[place] == told.character
            if shown:
                face.name = character_picture(self.ui.art, told.hand[place], "portrait")
        self.held.visible = bool(told.hand)

    def _voices_of(self, line: Line) -> list[tuple[str, str]]:
        told = line.told
        forced = told.kind == "loss" and line.reason is None
        own = () if forced else ((told.player, line.reason, False),)
        other = () if told.doubted_by is None else ((told.doubted_by, line.doubt, True),)
        reasons = [
            self.review_words.reason(player, thought, bot=player in self.bots, doubting=doubting)
            for player, thought, doubting in (*own, *other)
        ]
        scripts = self.review_words.scripts(line)
        return [*reasons, ("", scripts)] if scripts else reasons

    def _speak(self, said: Sequence[tuple[str, str]]) -> None:
        """Lay headline and voices out, one below the other, in the middle of what is left."""
        words = [*said, *[("", "")] * VOICES][:VOICES]
        size = self._size(said)
        for (lead, quote), (lead_words, quote_words) in zip(self.voices, words, strict=True):
            rewrite_label(
                lead, lead_words, self.ui.letters.fit(lead_words, 24, WRAP, "fell-italic", floor=self._floor)
            )
            rewrite_label(quote, quote_words, size)
        self._stand(len(said))

    @property
    def _floor(self) -> float:
        return style.FLOOR / self.ui.letters.text_scale

    def _size(self, said: Sequence[tuple[str, str]]) -> float:
        """The largest type in which everything fits on the ticket, measured once."""
        key = (*[quote for _, quote in said], self.headline.height)
        if key not in self._sizes:
            self._sizes[key] = self._measured(said)
        return self._sizes[key]

    def _measured(self, said: Sequence[tuple[str, str]]) -> float:
        letters = self.ui.letters
        room = TICKET[3] - HEAD_Y - self.headline.height - 6 - FOOT - GAP * (len(said) - 1)
        for size in (30, 28, 26, 25, 24, 23, 22):
            high = sum(
                _head(lead) + letters.measure(quote, size, wrap=WRAP, leading=1.12)[1] for lead, quote in said
            )
            if high <= room:
                return size
        return self._floor

    def _stand(self, count: int) -> None:
        x, y, w, h = TICKET
        middle = x + w / 2
        blocks = [_head(lead.text) + quote.height for lead, quote in self.voices[:count]]
        foot = y + HEAD_Y + self.headline.height
        self.rule.y = foot - 2
        spare = y + h - FOOT - foot - sum(blocks) - GAP * (count - 1)
        top = foot + max(6.0, spare * 0.4)
        for (lead, quote), high in zip(self.voices, blocks, strict=False):
            lead.move(middle, top + 18)
            quote.move(middle, top + _head(lead.text) + quote.shown_size * 0.72)
            top += high + GAP + min(18.0, max(0.0, spare * 0.2))


def _head(lead: str) -> float:
    """The height of a lead; what a script says has none."""
    return LEAD if lead else 0.0
