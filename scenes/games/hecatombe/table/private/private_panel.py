"""The secrets of one seat: its own objectives and those known of its right-hand neighbour's."""

import msgspec

from game.core.rules import UNKNOWN
from game.input.devices import Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import GlyphMark

_EYE = 34.0
_GLYPH = 27.0
_CHIP_HIGH = 34.0
_WATCHER = 30.0
_INSET = 8.0
"""Units between the oaths on the tray and the edges of their panel."""
_TRAY_TILE = (66.0, 98.0)
"""Width and height of an oath on the tray: it lies clear of the words above."""


class SecretFacts(msgspec.Struct, frozen=True):
    """The tiles to draw: backs ("?") for those that may not be seen now, faces for the rest."""

    own: tuple[str, ...]
    right: tuple[str, ...]
    """The right-hand neighbour's objectives, as far as this seat knows them."""
    colour: int
    """The seat whose secrets these are."""
    right_colour: int
    places: tuple[Box, ...]
    """Where each of them lies: the seat's own first."""
    panel: Box | None = None
    """The panel under those that lie in none of the band's places."""
    device: Device | None = None
    """The device whose button opens or covers them."""
    open_: bool = False
    strange: bool = False
    """True if the own ones lie where one cannot tell whose they are: they bear their seal."""
    seen: tuple[str, ...] = ()
    """Faces of others' objectives that a script let this seat see: each lies where its owner laid it."""
    watched: tuple[tuple[int, ...], ...] = ()
    """By own objective: the colours of those whom a script let look at it."""
    right_name: str = ""
    """Whose oath lies on the panel, where it lies there alone."""


class PrivatePanel:
    """Draws the secrets anew when they show something else."""

    def __init__(self, layer: Layer, faces: TileFaces, texts: Words) -> None:
        self.layer, self.faces, self.texts = layer, faces, texts
        self._shown: SecretFacts | None = None

    @property
    def shown(self) -> bool:
        """Say whether any secrets lie somewhere."""
        return self._shown is not None

    def hide(self) -> None:
        """Nobody has any: the places are free."""
        if self._shown is not None:
            self._shown = None
            self.layer.clear()

    def show(self, secret: SecretFacts) -> None:
        """Lay the tiles out, each with the seal of who swore on it."""
        if secret == self._shown:
            return
        self._shown = secret
        self.layer.clear()
        if secret.panel is not None:
            self._panel(secret.panel)
            self._whose(secret.panel, secret.right_name)
        tiles = (*secret.own, *secret.right, *secret.seen)
        last = len(secret.own) + len(secret.right)
        pressed = self._pressed(secret)
        for place, (people, box) in enumerate(zip(tiles, secret.places, strict=True)):
            own = place < len(secret.own)
            self._tile(people, box)
            if place < last and (not own or secret.strange):
                self._seal(box, secret.colour if own else secret.right_colour, above=place == pressed)
        for colours, box in zip(secret.watched, secret.places, strict=False):
            self._watchers(box, colours)
        if secret.device is not None and pressed is not None:
            self._button(secret.places[pressed], secret.device)

    def _panel(self, box: Box) -> None:
        x, y, w, h = box
        self.layer.panel("secrets_panel", x, y, w, h)
        words = self.texts("hecatombe-oath")
        size = self.layer.letters.fit(words, 24, w - 14, "sc")
        self.layer.text(
            words, x + w / 2, y + 23, size, face="sc", colour=style.GOLD_LIGHT, align="center", within=box
        )

    def _whose(self, box: Box, name: str) -> None:
        """Write at the foot of the panel whose oath lies on it."""
        if not name:
            return
        x, y, w, h = box
        words = self.texts("hecatombe-oath.of", name=name)
        size = self.layer.letters.fit(words, 23, w - 10, "fell-italic")
        self.layer.text(
            words,
            x + w / 2,
            y + h - 16,
            size,
            face="fell-italic",
            colour=style.PARCHMENT,
            align="center",
            within=box,
        )

    def _tile(self, people: str, box: Box) -> None:
        """Draw one, gilt, with an eye in its upper right corner."""
        x, y, w, h = box
        self.faces.draw(self.layer, None if people == UNKNOWN else people, *box)
        self.layer.panel("tile_edge", x, y, w, h, tint=style.GOLD_LIGHT)
        edge = min(_EYE, 0.44 * w)
        self.layer.image("eye_medal", x + w - 0.42 * edge, y + 0.42 * edge, edge, anchor=(0.5, 0.5))

    def _seal(self, box: Box, colour: int, *, above: bool) -> None:
        """Put the seal of a tile's owner into its lower left corner; `above`: a button lies there."""
        x, y, w, h = box
        wax = min(38.0, 0.5 * w)
        self.layer.image(
            f"seal_{colour + 1}",
            x + 0.36 * wax,
            y + (0.36 * wax if above else h - 0.36 * wax),
            wax,
            wax,
            anchor=(0.5, 0.5),
        )

    def _watchers(self, box: Box, colours: tuple[int, ...]) -> None:
        """Put the small seals of those who have looked at a tile along its left edge."""
        x, y, w, _ = box
        wax = min(_WATCHER, 0.42 * w)
        for place, colour in enumerate(colours):
            middle = y + 0.6 * wax + 0.8 * wax * place
            self.layer.image(f"seal_{colour + 1}", x + 0.3 * wax, middle, wax, wax, anchor=(0.5, 0.5))

    def _pressed(self, secret: SecretFacts) -> int | None:
        """Return which tile bears the button that looks: the last of one's own that hides something, else
        the first of a neighbour's; None while none does.
        """
        hiding = [place for place, people in enumerate((*secret.own, *secret.right)) if people == UNKNOWN]
        if secret.device is None or secret.open_ or not hiding:
            return None
        own = [place for place in hiding if place < len(secret.own)]
        return own[-1] if own else hiding[0]

    def _button(self, box: Box, device: Device) -> None:
        """Draw the button that looks, on the foot of a tile."""
        x, y, w, h = box
        glyph = self.layer.glyph(device, Intent.PEEK)
        probe = GlyphMark(self.layer, glyph, 0, 0, _GLYPH)
        wide = probe.width
        for mark in probe.marks:
            mark.remove()
        chip = wide + 16
        left = min(x + w + 2 - chip, x + w - chip) if w > 60 else x + w - chip
        middle = y + h - 14
        self.layer.panel("chip_lacquer", left, middle - _CHIP_HIGH / 2, chip, _CHIP_HIGH)
        GlyphMark(self.layer, glyph, left + 8, middle, _GLYPH)


def secret_places(places: layout.Layout, *, in_band: bool) -> tuple[tuple[Box, ...], Box | None]:
    """Return where a seat's own oaths and the known ones lie, and the panel under some of them."""
    own, known = places.objectives, places.known
    if in_band:
        base = tuple(places.objective(places.base, place) for place in range(own))
        return (*base, *places.neighbour_oaths), layout.OATH if known else None
    return layout.secret_boxes(max(2, own + known))[: own + known], layout.OATH


def tray_width(places: layout.Layout) -> float:
    """Return how wide the oaths lie on the tray of a private choice."""
    return (places.objectives + places.known) * (_TRAY_TILE[0] + 5) - 5


def tray_places(places: layout.Layout, words: Box) -> tuple[Box, ...]:
    """Return where the oaths lie on the tray of a private choice: at its right, in one row."""
    x, y, w, h = words
    count, (wide, high) = places.objectives + places.known, _TRAY_TILE
    left = x + w - _INSET - tray_width(places)
    return tuple((left + (wide + 5) * place, y + h - _INSET - high, wide, high) for place in range(count))
