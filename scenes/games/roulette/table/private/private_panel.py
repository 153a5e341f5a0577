"""The drawer of secrets: gun, hand and odds of the one chair that looks, under the edge of the stage."""

from typing import NamedTuple

import msgspec

from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.games.roulette.table.layout import DRAWER
from scenes.games.roulette.table.private.card_faces import preload_cards, rule_of
from scenes.games.roulette.table.private.odds_line import Odds, draw_odds
from scenes.games.roulette.table.private.private_gun import (
    BarrelGlance,
    PrivateGun,
    draw_barrel,
    draw_pocket,
)
from scenes.games.roulette.table.private.private_hand import HeldCard, draw_hand
from scenes.games.roulette.table.slots import PAGE_CARDS
from scenes.match.hands import CLICK
from scenes.match.sitter import shortened_name
from scenes.shell.null_sound import Words
from scenes.widgets.outline import Outline
from scenes.widgets.prompt import GlyphMark, Prompt

__all__ = ["BarrelGlance", "HeldCard", "Odds", "PrivateFacts", "PrivateGun", "PrivatePanel"]

_LARGEST, _LEADING = 24.0, 1.06
_FOOT = 34.0
"""The height of the line of buttons under what is told, in units."""
_GLYPH, _WORD = 27.0, 23.0
_NARROW = 1000.0
"""A drawer that is less wide has a smaller part for what is told, or none."""
_SMALL_HAND = 2
"""Cards that stand in one column of the hand."""
_SEEN = 104.0
"""Units that the part of the barrel grows by for cards that were looked at."""


class PrivateFacts(msgspec.Struct, frozen=True):
    """The facts that one chair knows and may see now."""

    name: str
    colour: int
    """The seal of the chair."""
    gun: PrivateGun = PrivateGun()
    hand: tuple[HeldCard, ...] = ()
    glances: tuple[BarrelGlance, ...] = ()
    """The barrels that the player has looked at."""
    odds: Odds | None = None
    """None when nobody asked for help."""
    device: Device | None = None
    """Whose buttons stand beside the cards that may be played."""
    picking: bool = False
    """True while the player chooses a card for this moment."""
    pointed: int | None = None
    """The card whose rule is wanted: the one under the mouse."""
    page: int = 0
    rest: bool | None = None
    """Whether the player rests until the next shot; None where one cannot."""
    dead: bool = False
    """Whether the player is out of the game, and rests until its end."""
    words: str = ""
    """One sentence in place of the odds; "" says nothing."""


class _Parts(NamedTuple):
    """The boxes of the four parts of a drawer."""

    pocket: Box
    barrel: Box
    hand: Box
    told: Box


def _parts(box: Box, *, told: bool, seen: bool, held: int) -> _Parts:
    """The parts of a drawer; a narrow one has room for what is told only if there is anything.

    Cards of barrels that were seen are large, where the drawer is broad or the hand, of `held` cards, small.
    """
    x, y, w, h = box
    inner, high = y + 6, h - 12
    broad = w >= _NARROW
    more = _SEEN if seen and (broad or held <= _SMALL_HAND) else 0.0
    wide = 0.0 if not told and not broad else 396.0 - more if broad else 282.0
    left = x + 318 + more
    end = x + w - 12 - wide
    return _Parts(
        (x + 16, inner, 160, high),
        (x + 190, inner, 112 + more, high),
        (left, inner, end - left - (12 if wide else 0), high),
        (end, inner, wide, high),
    )


class PrivatePanel:
    """Draws the drawer anew when it shows something else; it never changes its size."""

    def __init__(self, layer: Layer, texts: Words, box: Box = DRAWER) -> None:
        self.layer, self.texts, self.box = layer, texts, box
        self.boxes: tuple[Box, ...] = ()
        """The boxes of the hand's cards; none when it is shut."""
        self.presses: list[tuple[Box, Intent]] = []
        """What the mouse may press in the drawer."""
        self._shown: PrivateFacts | None = None
        preload_cards(layer.art)

    @property
    def open(self) -> bool:
        """Whether somebody looks."""
        return self._shown is not None

    def hide(self) -> None:
        """Nobody looks: the drawer is shut."""
        if self._shown is not None:
            self._shown, self.boxes, self.presses = None, (), []
            self.layer.clear()

    def at(self, x: float, y: float) -> int | None:
        """Return the place of the open hand's card at (x, y); None when there is none."""
        return next((place for place, box in enumerate(self.boxes) if is_in_box(box, x, y)), None)

    def show(self, secret: PrivateFacts) -> None:
        """Lay open what this chair knows."""
        if secret == self._shown:
            return
        self._shown, self.presses = secret, []
        self.layer.clear()
        self._ground(secret.colour)
        parts = _parts(self.box, told=_tells(secret), seen=bool(secret.glances), held=len(secret.hand))
        self._heading(secret, parts.pocket)
        x, y, w, h = parts.pocket
        draw_pocket(self.layer, self.texts, secret.gun, (x, y + 48, w, h - 48))
        draw_barrel(self.layer, self.texts, secret.gun, secret.glances, parts.barrel)
        self._hand(secret, parts.hand)
        if parts.told[2]:
            self._tell(secret, parts.told)
        for line in (parts.barrel[0] - 10, parts.hand[0] - 8, *([parts.told[0] - 8] * bool(parts.told[2]))):
            self.layer.box(line, y + 6, 1.2, h - 12, style.GOLD_DARK, alpha=170)

    def _ground(self, colour: int) -> None:
        tint = style.SEATS[colour].colour
        self.layer.panel("secrets_panel", *self.box)
        self.layer.panel("tile_edge", *self.box, tint=tint)
        Outline(self.layer, self.box, tint)

    def _heading(self, secret: PrivateFacts, box: Box) -> None:
        layer, (x, y, w, _) = self.layer, box
        layer.image(f"seal_{secret.colour + 1}", x + 18, y + 22, 42, 42, anchor=(0.5, 0.5))
        name, size = shortened_name(layer.letters, secret.name, 27, w - 46, "fell")
        layer.text(name, x + 46, y + 31, size, colour=style.GOLD_LIGHT, within=self.box)

    def _hand(self, secret: PrivateFacts, box: Box) -> None:
        self.boxes = draw_hand(
            self.layer,
            self.texts,
            secret.hand,
            box,
            secret.device,
            page=secret.page,
            pointed=_told(secret),
        )
        if not secret.hand:
            words = self.texts("roulette-panel-no-card")
            self._sentence(words, box, 2, face="fell-italic", colour=style.PARCHMENT_WORN)

    def _tell(self, secret: PrivateFacts, box: Box) -> None:
        """What matters most now, and under it the buttons of the drawer."""
        x, y, w, h = box
        pages = -(-len(secret.hand) // PAGE_CARDS)
        footed = pages > 1 or secret.rest is not None
        if footed:
            self._foot(secret, (x, y + h - _FOOT, w, _FOOT), pages)
        self._strip(secret, (x, y, w, h - (_FOOT if footed else 0)))

    def _strip(self, secret: PrivateFacts, box: Box) -> None:
        """The rule of a card, a sentence, or the odds."""
        told = _told(secret)
        most = int(box[3] // 25)
        if told is not None:
            rule = rule_of(self.texts, secret.hand[told].card.id)
            if rule:
                self._sentence(rule, box, most)
        elif secret.words:
            self._sentence(secret.words, box, most, face="fell-italic", colour=style.GOLD_LIGHT)
        elif secret.odds:
            draw_odds(self.layer, self.texts, secret.odds, box)
        elif secret.picking and secret.hand:
            words = self.texts("roulette-panel-none-fits")
            self._sentence(words, box, most, face="fell-italic", colour=style.PARCHMENT_WORN)

    def _foot(self, secret: PrivateFacts, box: Box, pages: int) -> None:
        """The buttons that turn the pages, and the one that rests until the shot."""
        x, y, w, h = box
        middle, left = y + h / 2, x
        if pages > 1:
            left = self._pages(secret, x, middle, pages) + 16
        if secret.rest is None or secret.device is None:
            return
        key = "roulette-panel-rests" if secret.rest else "roulette-panel-rest"
        words = self.texts(f"{key}-dead" if secret.dead else key)
        instead = CLICK if secret.device == MOUSE else None
        size = self.layer.letters.fit(words, _WORD, x + w - left - 40)
        colour = style.EMBER if secret.rest else style.PARCHMENT
        prompt = Prompt(
            self.layer,
            secret.device,
            Intent.BACK,
            words,
            left,
            middle,
            _GLYPH,
            text_size=size,
            colour=colour,
            instead=instead,
        )
        self.presses.append(((left, y, prompt.width, h), Intent.BACK))

    def _pages(self, secret: PrivateFacts, x: float, middle: float, pages: int) -> float:
        """« 1/2 » between the buttons that turn the page; returns its right end."""
        layer, left = self.layer, x
        for intent in (Intent.PREVIOUS, Intent.NEXT):
            if secret.device is not None:
                glyph = CLICK if secret.device == MOUSE else layer.glyph(secret.device, intent)
                mark = GlyphMark(layer, glyph, left, middle, _GLYPH)
                self.presses.append(((left, middle - _FOOT / 2, max(_GLYPH, mark.width), _FOOT), intent))
                left += mark.width + 6
            if intent is Intent.PREVIOUS:
                words = self.texts("roulette-panel-page", n=secret.page + 1, of=pages)
                label = layer.text(words, left, middle + 8, _WORD)
                left += label.width + 6
        return left

    def _sentence(
        self, words: str, box: Box, most: int, *, face: str = "fell", colour: style.Colour = style.PARCHMENT
    ) -> None:
        """Write a sentence in a limited number of lines, as large as they allow; too long a one is cut."""
        letters, (x, y, w, h) = self.layer.letters, box
        least = style.FLOOR / letters.shown_size(1, "fell")
        sizes = (_LARGEST, _LARGEST - 1, style.FLOOR, least)
        fitting = (size for size in sizes if len(letters.wrapped(words, size, face, w)) <= most)
        size = next(fitting, least)
        lines = list(letters.wrapped(words, size, face, w))
        if len(lines) > most:
            lines = [*lines[: most - 1], self._cut(" ".join(lines[most - 1 :]), size, w, face)]
        step = min(h / len(lines), letters.shown_size(size, face) * _LEADING)
        first = y + h / 2 - step * (len(lines) - 1) / 2 + letters.shown_size(size, face) * 0.32
        for place, line in enumerate(lines):
            self.layer.text(line, x, first + place * step, size, face=face, colour=colour, within=self.box)

    def _cut(self, words: str, size: float, room: float, face: str = "fell") -> str:
        """Return as much of the words as the room allows."""
        kept = words
        while kept and self.layer.letters.measure(kept, size, face)[0] > room:
            kept = kept[:-2].rstrip(" ,;:") + "…" if len(kept) > 2 else ""
        return kept


def _tells(secret: PrivateFacts) -> bool:
    """Say whether anything beside gun and hand is to be told."""
    return not secret.picking and bool(secret.words or secret.odds)


def _told(secret: PrivateFacts) -> int | None:
    """Return the place of the card whose rule is told: the one pointed at, else the first that matters;
    None without any.
    """
    if secret.pointed is not None and secret.pointed < len(secret.hand):
        return secret.pointed
    first = next((place for place, held in enumerate(secret.hand) if held.button is not None), None)
    if secret.picking and first is not None and not secret.words:
        return first
    if secret.picking or secret.words or secret.odds or not secret.hand:
        return None
    return 0 if first is None else first
