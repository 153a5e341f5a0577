"""What is fought for, on which ground, for how long: the playbill at the right."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image as Pillow
from PIL import ImageDraw

from game.mods.flags import Value
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.content import Content, def_by_name
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.muster.list_sheet import Names
from scenes.games.skirmish.muster.stakes import STAKES
from scenes.games.skirmish.table.frame.dashes import dashed_rim
from scenes.games.skirmish.table.frame.minimap import map_box

BILL: Box = (676, 282, 564, 372)
_GROUND: Box = (698, 408, 318, 222)
_TERMS_X, _TERMS_TOP, _TERMS_STEP = 1036.0, 484.0, 34.0
_STAKES_TOP, _STAKES_STEP = 354.0, 58.0
_FINE = 3
_KINDS = {
    "hill": (167, 156, 107),
    "forest": (56, 85, 47),
    "marsh": (70, 96, 84),
    "river": (52, 110, 122),
    "rock": (128, 120, 112),
    "building": (139, 72, 56),
}
_OTHER = (148, 128, 74)


class BillFacts(NamedTuple):
    """What the playbill tells."""

    flags: Mapping[str, Value]
    rules: Sequence[tuple[str, str]]
    """Words and explanation of each house rule that is changed here, from top to bottom."""
    minutes: float | None
    row: int | None
    """The rule that somebody changes now; None: nobody does."""


def stake_boxes() -> list[Box]:
    """The places of the house rules that are changed here."""
    x, _, w, _ = BILL
    return [(x + 28, _STAKES_TOP + _STAKES_STEP * place, w - 56, 46) for place in range(len(STAKES))]


class Playbill:
    """The playbill on its layer, drawn anew when it says something else."""

    def __init__(self, layer: Layer, content: Content, names: Names) -> None:
        self._layer, self._content, self._names = layer, content, names
        self._drawn: object = None

    def show(self, facts: BillFacts, view: SkirmishView) -> None:
        """Show the stake, its ground, its terms; or the rules, one of which is being changed."""
        key = (dict(facts.flags), facts.row, facts.minutes, view.players)
        if key == self._drawn:
            return
        self._drawn = key
        self._layer.clear()
        self._layer.panel("sheet_parchment", *BILL)
        if facts.row is not None:
            self._draw_rules(facts)
            return
        self._draw_stake(facts, view)
        self._draw_ground(facts, view)
        self._draw_terms(facts, view)

    def _scenario(self, flags: Mapping[str, Value], players: int) -> str:
        """The id of what is fought for; what is customary hangs on the number of armies (S-24)."""
        said = str(flags["scenario"])
        if said == "customary":
            said = self._content.zones[players].scenario or "pitched"
        return def_by_name(self._content.scenarios, said.rpartition(":")[2]).id

    def _draw_stake(self, facts: BillFacts, view: SkirmishView) -> None:
        layer, (x, y, w, _) = self._layer, BILL
        scenario = self._scenario(facts.flags, view.players)
        title = self._names.name(scenario)
        size = layer.letters.fit(title, 34, w - 60, "cinzel800")
        middle = x + w / 2
        layer.text(
            title, middle, y + 46, size, face="cinzel800", colour=style.GARNET, align="center", within=BILL
        )
        hint = self._names.name(scenario, "hint")
        layer.text(
            hint,
            middle,
            y + 74,
            22,
            face="fell-italic",
            colour=style.INK_2,
            align="center",
            wrap=w - 48,
            leading=1.0,
            within=BILL,
        )

    def _draw_ground(self, facts: BillFacts, view: SkirmishView) -> None:
        """The table from far above, with its zones and the places that are worth holding."""
        layer = self._layer
        box = map_box(_GROUND, view.width, view.depth)
        x, y, w, h = box
        layer.box(x - 4, y - 4, w + 8, h + 8, style.INK_2)
        pieces = tuple((piece.kind, piece.outline) for piece in view.terrain)
        key = f"muster-map:{hash((pieces, view.width, view.depth))}"
        layer.picture(key, lambda: _ground(pieces, (view.width, view.depth), (w, h)), x, y, w, h)
        zones = self._content.zones[view.players]
        wide, deep = zones.size
        for left, low, right, high in zones.zones:
            zone = (
                x + w * left / wide,
                y + h * (1 - high / deep),
                w * (right - left) / wide,
                h * (high - low) / deep,
            )
            layer.box(*zone, style.PARCHMENT, alpha=70)
            dashed_rim(layer, zone, style.INK)
        scenario = self._content.scenarios[self._scenario(facts.flags, view.players)]
        centre = zones.centre or (wide / 2, deep / 2)
        held = (
            zones.crossroads
            if scenario.goal == "crossroads"
            else ()
            if scenario.goal == "tokens"
            else (centre,)
        )
        for east, north in held:
            spot = x + w * east / wide, y + h * (1 - north / deep)
            layer.disc(*spot, 10, style.INK)
            layer.image("icon_round_star", *spot, 15, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)

    def _draw_terms(self, facts: BillFacts, view: SkirmishView) -> None:
        layer, texts = self._layer, self._names.texts
        x = _TERMS_X
        if facts.minutes is not None:
            layer.image("icon_hourglass", x + 16, 426, 40, anchor=(0.5, 0.5), tint=style.GARNET)
            layer.text(texts("before-about"), x + 46, 416, 22, face="fell-italic", colour=style.INK_2)
            minutes = max(5, 5 * round(facts.minutes / 5))
            said = texts("before-minutes", n=minutes)
            size = layer.letters.fit(said, 25, 134, "cinzel800")
            layer.text(said, x + 46, 442, size, face="cinzel800", colour=style.GARNET, within=BILL)
        layer.box(x, 458, 176, 1.5, style.INK_2, alpha=120)
        preset = def_by_name(self._content.presets, str(facts.flags["preset"]))
        told = [
            ("icon_crossed_swords", texts("before-points", n=preset.points)),
            ("icon_cycle", texts("before-turns", n=view.rounds)),
            ("icon_coins", texts("before-tokens", n=int(facts.flags["start_tokens"]))),
        ]
        if facts.flags["treachery"]:
            told.append(("icon_card_play", texts("before-treachery")))
        if facts.flags["bribes"]:
            told.append(("icon_shaking_hands", texts("before-bribes")))
        for place, (icon, words) in enumerate(told):
            y = _TERMS_TOP + _TERMS_STEP * place
            layer.image(icon, x + 14, y, 27, anchor=(0.5, 0.5), tint=style.INK_2)
            size = layer.letters.fit(words, 25, 158, "fell")
            layer.text(words, x + 40, y + 8, size, colour=style.INK, within=BILL)

    def _draw_rules(self, facts: BillFacts) -> None:
        """The house rules, the chosen one on its gilt ticket, with what it is for."""
        layer, (x, y, w, _) = self._layer, BILL
        words = self._names.texts("before-stakes")
        layer.text(
            words, x + w / 2, y + 48, 32, face="cinzel800", colour=style.GARNET, align="center", within=BILL
        )
        for place, (box, (said, _)) in enumerate(zip(stake_boxes(), facts.rules, strict=True)):
            here = place == facts.row
            left, top, wide, high = box
            layer.panel("ticket_gilt" if here else "chip_parchment", *box)
            if here:
                for middle, mirror in ((left + 22, True), (left + wide - 22, False)):
                    layer.image(
                        "chevron",
                        middle,
                        top + high / 2,
                        13,
                        anchor=(0.5, 0.5),
                        mirror=mirror,
                        tint=style.INK,
                    )
            size = layer.letters.fit(said, 26, wide - 90, "fell")
            layer.text(said, left + wide / 2, top + 31, size, colour=style.INK, align="center", within=box)
        assert facts.row is not None
        layer.text(
            facts.rules[facts.row][1],
            x + w / 2,
            _STAKES_TOP + _STAKES_STEP * len(STAKES) + 40,
            24,
            face="fell-italic",
            colour=style.INK_2,
            align="center",
            wrap=w - 90,
            within=BILL,
        )


def _ground(
    pieces: Sequence[tuple[str, tuple[tuple[int, int], ...]]],
    table: tuple[int, int],
    size: tuple[float, float],
) -> Pillow.Image:
    """The ground and its terrain, seen from very far, on old paper."""
    picture = Pillow.new(
        "RGBA", (round(size[0] * _FINE), round(size[1] * _FINE)), (*style.PARCHMENT_WORN.rgb, 255)
    )
    pen = ImageDraw.Draw(picture)
    for kind, outline in pieces:
        corners = [(picture.width * x / table[0], picture.height * (1 - y / table[1])) for x, y in outline]
        if len(corners) > 2:
            pen.polygon(corners, fill=(*_KINDS.get(kind, _OTHER), 255), outline=(60, 45, 40, 255), width=2)
    return picture
