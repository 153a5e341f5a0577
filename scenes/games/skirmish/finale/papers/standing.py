"""The left column after a battle: the winner, the others by rank, and the best unit."""

from collections.abc import Sequence

from game.core.rules import Player
from game.couch.sitter import Sitter
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.finale.papers.layout import BEST_UNIT, rank_boxes, winner_box
from scenes.games.skirmish.finale.papers.vignette import Troupe
from scenes.games.skirmish.finale.phrases import AfterWords
from scenes.games.skirmish.finale.record.story import Track
from scenes.games.skirmish.table.frame.name_plate import write_name
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.screens.finale.changing_words import write_within

_PLATE_HIGH = 82.0
_MAN = (34.0, 44.0)
"""Width and height that the drawing of a man may have."""


class Standing:
    """Draws the column, once."""

    def __init__(self, layer: Layer, sitters: Sequence[Sitter], words: AfterWords) -> None:
        self.layer, self.sitters, self.words, self.texts = layer, sitters, words, words.texts

    def draw(
        self, ranks: Sequence[Player], tokens: Sequence[int], best: Track | None, troupe: Troupe
    ) -> None:
        """The winner above, then everybody else, the best unit at the foot."""
        self._winner(ranks[0], tokens[ranks[0]], winner_box(len(ranks) - 1))
        for place, box in enumerate(rank_boxes(len(ranks) - 1), start=1):
            self._rank(place + 1, ranks[place], tokens[ranks[place]], box)
        self._best_unit(best, troupe)

    def _winner(self, player: Player, tokens: int, box: Box) -> None:
        """The mask before its light, and the plate with the name."""
        x, y, w, h = box
        layer, sitter = self.layer, self.sitters[player]
        colour = style.SEATS[sitter.colour].colour
        face = h - _PLATE_HIGH
        layer.panel("battle_frame", x - 4, y - 4, w + 8, face + 12)
        layer.box(
            x + 8, y + 8, w - 16, face - 8, style.mix_colours(style.PARCHMENT_WORN.rgb, (120, 72, 34), 0.35)
        )
        glow = min(w - 16, face - 8)
        layer.image(
            "glow_soft", x + w / 2, y + face / 2, glow, glow, anchor=(0.5, 0.5), tint=style.HALO, alpha=210
        )
        high = face - 6
        wide = high * 430 / 520
        for bust, tint in (
            (f"bust_persona_{sitter.persona + 1}", None),
            (f"bust_persona_{sitter.persona + 1}_acc", colour),
        ):
            layer.image(bust, x + w / 2, y + face + 1, wide, high, anchor=(0.5, 1), tint=tint)
        plate: Box = (x - 4, y + face - 4, w + 8, _PLATE_HIGH)
        layer.panel("ticket_parchment", *plate)
        seal_image(layer, sitter, x + 22, plate[1] + 4, 23)
        name = layer.text(
            "",
            x + w / 2 + 14,
            plate[1] + 37,
            30,
            face="cinzel800",
            colour=style.GARNET,
            align="center",
            within=plate,
        )
        write_within(layer.letters, name, sitter.name, 30, w - 64)
        said = self.texts("finale-skirmish-tokens", n=tokens)
        long = layer.letters.measure(said, 25)[0]
        left = x + w / 2 - long / 2 + 16
        layer.image("icon_laurels", left - 24, plate[1] + 59, 32, 32, anchor=(0.5, 0.5), tint=style.GOLD_DARK)
        layer.text(said, left, plate[1] + 67, 25, colour=style.INK, within=plate)

    def _rank(self, rank: int, player: Player, tokens: int, box: Box) -> None:
        """One of the others: rank, seal, name, tokens; the edge is the seat's."""
        x, y, w, h = box
        layer, sitter = self.layer, self.sitters[player]
        layer.box(x, y, w, h, style.SEATS[sitter.colour].colour)
        layer.box(x + 2, y + 2, w - 4, h - 4, style.LACQUER)
        base = y + h / 2 + 9
        layer.text(str(rank), x + 15, base, 25, face="cinzel700", colour=style.PARCHMENT_WORN, align="center")
        seal_image(layer, sitter, x + 43, y + h / 2, min(18.0, h / 2 - 3))
        room = w - 66 - 20 - layer.letters.measure(str(tokens), 27, "cinzel800")[0]
        write_name(layer, sitter.name, x + 66, base, 25, room, colour=style.PARCHMENT, within=box)
        layer.text(
            str(tokens),
            x + w - 12,
            base,
            27,
            face="cinzel800",
            colour=style.GOLD_LIGHT,
            align="right",
            within=box,
        )

    def _best_unit(self, best: Track | None, troupe: Troupe) -> None:
        """The unit that brought in the most: three of its men, its name, and why."""
        x, y, w, _ = BEST_UNIT
        layer = self.layer
        layer.panel("ticket_parchment", *BEST_UNIT)
        title = self.texts("finale-skirmish-best")
        size = layer.letters.fit(title, 24, w - 34, "sc")
        layer.text(title, x + 16, y + 27, size, face="sc", colour=style.GARNET, within=BEST_UNIT)
        layer.image("icon_round_star", x + w - 12, y + 8, 36, 36, anchor=(0.5, 0.5), tint=style.GOLD_DARK)
        if best is None:
            said = self.texts("finale-skirmish-best-none")
            layer.text(
                said,
                x + 16,
                y + 64,
                layer.letters.fit(said, 23, w - 30, "fell-italic"),
                face="fell-italic",
                colour=style.INK_2,
                within=BEST_UNIT,
            )
            return
        name = self.words.unit_name(best.unit)
        write_name(layer, name, x + 16, y + 52, 24, w - 30, colour=style.INK, within=BEST_UNIT)
        men = troupe.company(best.unit, best.owner, self._men_scale(troupe, best.unit))
        for place in range(3):
            men.draw(layer, "plain", (x + 27 + 23 * place, y + 74))
        seal_image(layer, self.sitters[best.owner], x + 97, y + 75, 11)
        key, number = _merit(best)
        said = self.texts(f"finale-skirmish-best-{key}", n=number)
        size = layer.letters.fit(said, 23, w - 128, "fell-italic")
        layer.text(said, x + 112, y + 83, size, face="fell-italic", colour=style.INK_2, within=BEST_UNIT)

    def _men_scale(self, troupe: Troupe, unit: int) -> float:
        """Units a milli at which a man of a unit, pike and all, fits into the row."""
        worn = troupe.outfits.worn_by(troupe.units[unit], troupe.bases[unit][0])
        wide, high = (side * worn.milli for side in self.layer.art.size(worn.picture))
        return min(_MAN[0] / wide, _MAN[1] / high)


def _merit(best: Track) -> tuple[str, int]:
    """What the best unit is praised for: routs if it made several, else points, or whom it slew."""
    if best.routs > 1:
        return "routs", best.routs
    return ("worth", best.worth) if best.worth else ("kills", best.kills)
