"""Three cards out of the panel of whoever is charged: hold, shoot, flee, each with its chance (S-33)."""

from collections.abc import Mapping
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.table.offers.casing import HEAD, draw_casing
from scenes.games.skirmish.table.reacting.reaction_tool import REACTIONS
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

CARD_W, CARD_H = 124.0, 112.0
_STEP = 130.0
_ICONS = {"hold": "icon_shield", "shoot": "icon_high_shot", "flee": "icon_run"}


class ReactionFacts(NamedTuple):
    """What stands on the cards; a chance that is not known yet is None."""

    charger: str
    """The name of the unit that charges."""
    reaches: float | None
    """The chance that its charge comes home."""
    chances: Mapping[str, float | None]
    """By reaction: the chance to hold the field, wounds dealt before, the chance to escape."""
    refused: Mapping[str, str]
    """By reaction that is not possible: why."""
    advised: str
    at: int


class ReactionCards:
    """The drawer with the cards, drawn anew only when it says something else."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self._said: object = None
        self.boxes: list[Box] = []
        """The places of the three cards while they lie there."""

    def show(
        self, facts: ReactionFacts | None, sitter: Sitter | None = None, box: Box = (0, 0, 0, 0)
    ) -> None:
        """Lay the cards out of this sitter's panel, or put them away."""
        said = None if facts is None or sitter is None else (*facts[:2], str(facts), sitter, box)
        if said == self._said:
            return
        self._said = said
        self._layer.clear()
        self.boxes = []
        if facts is None or sitter is None:
            return
        title = self._texts("skirmish-react-title", player=sitter.name)
        draw_casing(self._layer, box, sitter, title, "icon_crossed_swords")
        self._reach(facts, box)
        x, y, w, _ = box
        left = x + (w - 2 * _STEP - CARD_W) / 2
        for place, reaction in enumerate(REACTIONS):
            card = (left + _STEP * place, y + HEAD + 38, CARD_W, CARD_H)
            self.boxes.append(card)
            self._card(reaction, card, facts, chosen=place == facts.at)

    def _reach(self, facts: ReactionFacts, box: Box) -> None:
        """Who comes, and how surely."""
        x, y, w, _ = box
        layer = self._layer
        if facts.reaches is not None:
            words = self._texts("skirmish-percent", n=round(100 * facts.reaches))
            layer.text(
                words,
                x + w - 18,
                y + HEAD + 28,
                26,
                face="cinzel800",
                colour=style.BLOOD_LIGHT,
                align="right",
            )
        said = self._texts("skirmish-react-reaches", unit=facts.charger)
        size = layer.letters.fit(said, 24, w - 110)
        layer.text(said, x + 18, y + HEAD + 28, size, within=box).squeeze(w - 110)

    def _card(self, reaction: str, box: Box, facts: ReactionFacts, *, chosen: bool) -> None:
        """One card: its sign, its verb, its chance; parchment when chosen, pale when it cannot be."""
        x, y, w, h = box
        layer, refused = self._layer, facts.refused.get(reaction, "")
        alpha = 110.0 if refused else 255.0
        ink = style.INK if chosen else style.PARCHMENT
        if chosen:
            layer.box(x - 3, y - 3, w + 6, h + 6, style.GOLD_LIGHT)
        layer.box(x, y, w, h, style.PARCHMENT if chosen else style.LACQUER_3)
        if facts.advised == reaction:
            layer.image(
                "icon_laurels",
                x + w / 2,
                y + h / 2 + 6,
                84,
                anchor=(0.5, 0.5),
                tint=style.GOLD_DARK,
                alpha=120,
            )
        verb = self._texts(f"skirmish-react-{reaction}")
        size = layer.letters.fit(verb, 24, w - 46, "cinzel800")
        layer.image(_ICONS[reaction], x + 20, y + 22, 26, anchor=(0.5, 0.5), tint=ink, alpha=alpha)
        layer.text(verb, x + 38, y + 30, size, face="cinzel800", colour=ink, alpha=alpha, within=box)
        if refused:
            self._lines(refused, box, style.GARNET if chosen else style.BLOOD_LIGHT)
            return
        self._chance(reaction, box, facts.chances.get(reaction), chosen=chosen)

    def _lines(self, words: str, box: Box, ink: style.Colour) -> None:
        """Why it cannot be, in as many lines as there is room for."""
        x, y, w, _ = box
        for place, line in enumerate(self._layer.letters.wrapped(words, 22, "fell-italic", wrap=w - 8)[:3]):
            size = self._layer.letters.fit(line, 22, w - 8, "fell-italic")
            self._layer.text(
                line, x + w / 2, y + 58 + 23 * place, size, face="fell-italic", colour=ink, align="center"
            )

    def _chance(self, reaction: str, box: Box, chance: float | None, *, chosen: bool) -> None:
        """The number that counts, and what it is the number of."""
        x, y, w, h = box
        if chance is None:
            return
        shots = reaction == "shoot"
        number = (
            self._texts("skirmish-react-mean", n=round(chance, 1))
            if shots
            else self._texts("skirmish-percent", n=round(100 * chance))
        )
        ink = style.VERDIGRIS if chosen else style.VERDIGRIS_LIGHT
        layer = self._layer
        layer.text(number, x + w / 2, y + 68, 30, face="cinzel800", colour=ink, align="center", within=box)
        words = self._texts(f"skirmish-react-{reaction}-means")
        size = layer.letters.fit(words, 22, w - 8, "fell-italic")
        layer.text(
            words,
            x + w / 2,
            y + h - 14,
            size,
            face="fell-italic",
            colour=style.INK_2 if chosen else style.PARCHMENT_WORN,
            align="center",
        )
