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
from scenes.widgets.prompt import Prompt


class SecretFacts(msgspec.Struct, frozen=True):
    """The tiles on the panel: backs ("?") for those that may not be seen now, faces for the rest."""

    own: tuple[str, ...]
    right: tuple[str, ...]
    """The right-hand neighbour's objectives, as far as this seat knows them."""
    colour: int
    """The seat whose secrets these are."""
    right_colour: int
    you: bool = True
    """True if that seat is the one below; another one is named by its seal only."""
    device: Device | None = None
    """The device whose button opens or covers them."""
    open_: bool = False


class PrivatePanel:
    """Draws the panel anew when it shows something else."""

    def __init__(self, layer: Layer, faces: TileFaces, texts: Words) -> None:
        self.layer, self.faces, self.texts = layer, faces, texts
        self._shown: SecretFacts | None = None
        self._bare = False

    def hide(self) -> None:
        """Nobody has any: the place is free."""
        if self._shown is not None or self._bare:
            self._shown, self._bare = None, False
            self.layer.clear()

    def lay_bare(self) -> None:
        """A bare panel, if nothing else stands there."""
        if self._shown is not None or self._bare:
            return
        self._bare = True
        self._panel()
        for x, y, w, h in layout.secret_tile_boxes(2):
            self.layer.image("tile_slot", x, y, w, h, tint=style.GOLD_DARK)
        x, y, w, _ = layout.SECRETS
        words = self.texts("hecatombe-unchosen")
        size = self.layer.letters.fit(words, 23, w - 12, "fell-italic")
        middle, tint = x + w / 2, style.PARCHMENT_WORN
        self.layer.text(
            words,
            middle,
            y + 172,
            size,
            face="fell-italic",
            colour=tint,
            align="center",
            within=layout.SECRETS,
        )

    def show(self, secret: SecretFacts) -> None:
        """Lay the tiles out; `open_` only says what the button does."""
        if secret == self._shown:
            return
        self._shown, self._bare = secret, False
        layer, (x, y, _, _) = self.layer, layout.SECRETS
        self._panel()
        self._tiles(secret)
        self._names(secret)
        if secret.device is not None:
            verb = self.texts("hecatombe-cover" if secret.open_ else "hecatombe-look")
            Prompt(
                layer,
                secret.device,
                Intent.PEEK,
                verb,
                x + 12,
                y + 210,
                28,
                text_size=22,
                colour=style.PARCHMENT_WORN,
            )

    def _panel(self) -> None:
        layer, (x, y, w, h) = self.layer, layout.SECRETS
        layer.clear()
        layer.panel("secrets_panel", x, y, w, h)
        layer.image("icon_semi_closed_eye", x + 28, y + 24, 32, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        words = self.texts("hecatombe-secrets")
        size = layer.letters.fit(words, 25, w - 58, "sc")
        layer.text(words, x + 50, y + 32, size, face="sc", colour=style.GOLD_LIGHT, within=layout.SECRETS)

    def _tiles(self, secret: SecretFacts) -> None:
        tiles = (*secret.own, *secret.right)
        boxes = layout.secret_tile_boxes(len(tiles))
        for place, (people, box) in enumerate(zip(tiles, boxes, strict=True)):
            hidden = people == UNKNOWN
            self.faces.draw(self.layer, None if hidden else people, *box)
            x, y, w, h = box
            colour = secret.colour if place < len(secret.own) else secret.right_colour
            edge = 38 if len(tiles) <= 2 else 32
            self.layer.image(f"seal_{colour + 1}", x + w / 2, y + h + 10, edge, edge, anchor=(0.5, 0.5))

    def _names(self, secret: SecretFacts) -> None:
        boxes = layout.secret_tile_boxes(len(secret.own) + len(secret.right))
        own, right = boxes[: len(secret.own)], boxes[len(secret.own) :]
        self._name(self.texts("hecatombe-you" if secret.you else "hecatombe-his-own"), own)
        if right:
            self._name(self.texts("hecatombe-right"), right)

    def _name(self, words: str, boxes: tuple[Box, ...]) -> None:
        if not boxes:
            return
        middle = (boxes[0][0] + boxes[-1][0] + boxes[-1][2]) / 2
        x, y, w, _ = layout.SECRETS
        size = self.layer.letters.fit(words, 23, 68.0 if len(boxes) < 3 else w - 16)
        wide = self.layer.letters.measure(words, size)[0]
        middle = min(max(middle, x + 4 + wide / 2), x + w - 4 - wide / 2)
        self.layer.text(words, middle, y + 188, size, align="center", within=layout.SECRETS)
