"""The triumph: the winners before their lantern, their names in gilt, and the honours of the match."""

from collections.abc import Sequence

from game.couch.sitter import Sitter
from scenes.draw import style
from scenes.draw.drawable import Drawable, Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.motion import flying_things
from scenes.motion.timeline import Clip, pause_for, reducible_clip, sequence, slide_value, stagger, together
from scenes.screens.finale import portrait
from scenes.screens.finale.changing_words import write_within
from scenes.screens.finale.honours import Honour
from scenes.screens.finale.portrait import NAME_Y
from scenes.shell.scene import Scene
from scenes.widgets.group import Group

LANTERN_XY = (640.0, 292.0)
"""Units: the middle of the lantern; width and height of an honour's card; the corners of the cards."""
CARD_SIZE = (286.0, 206.0)
CARD_CORNERS = ((44.0, 112.0), (950.0, 112.0), (44.0, 340.0), (950.0, 340.0))
PUFFS = ((-120.0, -60.0, 220.0), (100.0, -110.0, 260.0), (10.0, -150.0, 200.0))
"""Smoke before a burnt-out lantern: x and y from its middle, and width, in units."""


class WinnersPicture:
    """Draws the winners and the honours; `celebrate` lets them appear."""

    def __init__(self, scene: Scene, sitters: Sequence[Sitter], winners: Sequence[int], crowned: str) -> None:
        self.texts, self.sitters = scene.texts, sitters
        chosen = [sitters[winner] for winner in winners]
        self.back = scene.layer("back", opaque=True)
        self.back.image("throne_back", 0, 0)
        figures = scene.layer("stage")
        if chosen:
            self._lantern(scene, figures)
        else:
            self._embers(scene, figures)
        self.won = bool(chosen)
        self.bust = (
            portrait.draw_winner_busts(figures, chosen)
            if chosen
            else portrait.draw_silhouettes(figures, sitters)
        )
        self.ink = scene.layer("stage")
        self.ink.image("title_ink", 140, 438)
        self.paper, self.air = scene.layer("ui"), scene.layer("ui")
        if chosen:
            self.name = portrait.draw_winner_names(self.paper, chosen, crowned)
        else:
            self.name = portrait.draw_nobody_won(self.paper, self.texts("finale-nobody"), crowned)
        self.cards: list[Group] = []
        scene.focus_light(*LANTERN_XY)

    def pin(self, honours: Sequence[Honour], key: str) -> None:
        """Draw the honours at both sides; `key` begins their Fluent keys."""
        self.cards = [
            self._card(self.paper, honour, key, spot)
            for honour, spot in zip(honours, CARD_CORNERS, strict=False)
        ]

    def _lantern(self, scene: Scene, layer: Layer) -> None:
        x, y = LANTERN_XY
        centre = (0.5, 0.5)
        self.rays = layer.image("rays", x, y, 900, 900, anchor=centre, tint=style.HALO, alpha=70)
        layer.image("glow_soft", x, y, 760, 760, anchor=centre, tint=style.HALO, alpha=190)
        for radius, share in ((226, 0.0), (204, 0.45), (178, 1.0)):
            tint = style.mix_colours((190, 96, 44), (255, 232, 178), share)
            layer.disc(x, y, radius, tint, alpha=255 if share else 235)
        self.halo = layer.image("halo", x, y, 520, 520, anchor=centre, tint=style.HALO, alpha=150)
        scene.sway(self.rays, "angle", 9.0, period=26)
        scene.sway(self.halo, "alpha", 34.0, period=5)

    def _embers(self, scene: Scene, layer: Layer) -> None:
        """Draw the lantern burnt out: a red glow, and smoke before it."""
        x, y = LANTERN_XY
        centre = (0.5, 0.5)
        layer.image("glow_soft", x, y, 820, 820, anchor=centre, tint=style.BLOOD, alpha=150)
        for radius, share in ((226, 0.0), (204, 0.4), (178, 1.0)):
            layer.disc(x, y, radius, style.mix_colours((58, 14, 20), (150, 40, 34), share), alpha=245)
        self.halo = layer.image("halo", x, y, 520, 520, anchor=centre, tint=style.BLOOD_LIGHT, alpha=70)
        scene.sway(self.halo, "alpha", 26.0, period=7)
        for place, (dx, dy, edge) in enumerate(PUFFS):
            puff = layer.image(
                "smoke", x + dx, y + dy, edge, edge, anchor=centre, tint=style.NEUTRAL, alpha=60
            )
            scene.sway(puff, "x", 14.0, period=9 + 2 * place)

    def _card(self, layer: Layer, honour: Honour, prefix: str, spot: tuple[float, float]) -> Group:
        (x, y), (w, h) = spot, CARD_SIZE
        sitter = self.sitters[honour.player]
        letters, tint = layer.letters, style.SEATS[sitter.colour].colour
        key = prefix + honour.code
        title, fact = self.texts(key), self.texts(f"{key}.fact", n=honour.count, caught=honour.caught)
        within = (x + 10, y + 8, w - 20, h - 16)
        size = letters.fit(title, 29, w - 64, "cinzel800")
        face = f"portrait_persona_{sitter.persona + 1}"
        portrait = (x + 12, y + h - 13, 119.0, 144.0)
        marks: list[Drawable] = [
            layer.panel("ticket_parchment", x, y, w, h),
            layer.text(
                title,
                x + w / 2,
                y + 46,
                size,
                face="cinzel800",
                colour=style.GARNET,
                align="center",
                within=within,
            ),
            layer.image("thread_gilt", x + 26, y + 56, w - 52, 4),
            layer.image(face, *portrait, anchor=(0, 1)),
            layer.image(f"{face}_acc", *portrait, anchor=(0, 1), tint=tint),
            layer.image("brad", x + w / 2, y + 3, 16, 16, anchor=(0.5, 0.5)),
            layer.image(f"seal_{sitter.colour + 1}_petit", x + 10, y + 12, 48, 48, anchor=(0.5, 0.5)),
        ]
        return Group(x + w / 2, y + h / 2, [*marks, *self._deed(layer, sitter, fact, (x, y, w, h))])

    def _deed(self, layer: Layer, sitter: Sitter, fact: str, box: Box) -> list[Drawable]:
        x, y, w, h = box
        letters, within = layer.letters, (x + 120, y + 62, w - 130, h - 72)
        middle, room = x + 198, 126.0
        wanted = next(
            (s for s in (26, 25, 24, 23) if letters.measure(fact, s, "fell-italic", room)[1] <= 88), 22
        )
        size = max(style.FLOOR / letters.text_scale, wanted if letters.text_scale == 1 else wanted / 1.15)
        lines = letters.wrapped(fact, size, "fell-italic", room)
        first = y + 136 - 8 * max(0, len(lines) - 2)
        name = layer.text(
            "", middle, y + 94, 25, face="cinzel700", colour=style.INK, align="center", within=within
        )
        write_within(letters, name, sitter.name, 25, room + 6)
        said = layer.text(
            fact, middle, first, size, face="fell-italic", colour=style.INK_2, align="center", wrap=room,
            leading=1.1, within=within,
        )  # fmt: skip
        return [name, said]

    def celebrate(self) -> Clip:
        """A clip: the masks rise, the names are struck, gold falls, the honours are pinned.

        Where nobody won, shades rise, and no gold falls.
        """
        rise = reducible_clip(together(*[_risen(image) for image in self.bust]), pause_for(0))
        struck = reducible_clip(_struck(self.name), _faded(self.name))
        pinned = sequence(pause_for(0.25), self._pinned())
        if not self.won:
            return sequence(rise, together(struck, pinned))
        gold = stagger(0.28, *[flying_things.gold_dust_burst(self.air, spot, 28) for spot in self._bursts()])
        return sequence(rise, together(struck, gold, pinned))

    def _pinned(self) -> Clip:
        return stagger(0.12, *[reducible_clip(_pinned(card), _faded(card)) for card in self.cards])

    def _bursts(self) -> list[tuple[float, float]]:
        x, y = LANTERN_XY
        return [(x, y - 120), (x - 190, y + 10), (x + 190, y - 20), (x, NAME_Y - 30)]

    def hush(self) -> None:
        """Hide the names and honours, which `celebrate` will show."""
        for group in (self.name, *self.cards):
            group.alpha = 0


def _risen(image: Image) -> Clip:
    at, full = image.y, image.alpha

    def lift(share: float) -> None:
        image.y = at + 170 * (1 - share)
        image.alpha = full * min(1.0, share * 2)

    return slide_value(lift, 0, 1, 0.62, "out-cubic")


def _struck(group: Group) -> Clip:
    def strike(share: float) -> None:
        group.scale = 1.35 - 0.35 * share
        group.alpha = 255 * max(0.0, min(1.0, share * 2))

    return slide_value(strike, 0, 1, 0.32, "out-back(1.2)")


def _pinned(group: Group) -> Clip:
    at = group.y

    def pin(share: float) -> None:
        group.y = at - 46 * (1 - share)
        group.alpha = 255 * max(0.0, min(1.0, share * 2))

    return slide_value(pin, 0, 1, 0.28, "out-back(1.2)")


def _faded(group: Group) -> Clip:
    def fade(share: float) -> None:
        group.alpha = 255 * share

    return slide_value(fade, 0, 1, 0.12)
