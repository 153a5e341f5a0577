"""The private panel: gun, odds and hand of the one chair that may look, or a covered table for everybody."""

from collections.abc import Sequence

import msgspec

from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.games.roulette.table.layout import PRIVATE
from scenes.games.roulette.table.private.button_caps import draw_cap, hands_of
from scenes.games.roulette.table.private.card_faces import name_key, preload_cards, rule_of
from scenes.games.roulette.table.private.odds_line import Odds, draw_odds
from scenes.games.roulette.table.private.private_gun import (
    BarrelGlance,
    PrivateGun,
    draw_covered_gun,
    draw_own_gun,
)
from scenes.games.roulette.table.private.private_hand import HeldCard, draw_backs, draw_hand
from scenes.shell.null_sound import Words

__all__ = ["BarrelGlance", "HeldCard", "Odds", "PrivateFacts", "PrivateGun", "PrivatePanel"]

_INSET = 12.0
_ROWS = {"title": (6.0, 36.0), "gun": (46.0, 44.0), "strip": (92.0, 74.0), "hand": (171.0, 88.0)}
"""Top and height of each row, from the top of the panel."""
_BACKS = 5
"""Covered cards shown, however many a player holds."""
_LARGEST, _LEADING = 24.0, 1.05
_DIE = 36.0


class PrivateFacts(msgspec.Struct, frozen=True):
    """The facts that one chair knows and may see now."""

    name: str
    colour: int
    """The seal of the chair."""
    gun: PrivateGun = PrivateGun()
    bet: int | None = None
    """The face of the player's die, once it is sealed."""
    hand: tuple[HeldCard, ...] = ()
    glances: tuple[BarrelGlance, ...] = ()
    """The barrels that the player has looked at."""
    odds: Odds | None = None
    """None when nobody asked for help."""
    device: Device | None = None
    """Whose buttons stand under the cards that may be played."""
    picking: bool = False
    """True while the player chooses a card for this moment: the others are faint."""
    pointed: int | None = None
    """The card whose rule is wanted: the one under the mouse."""
    words: str = ""
    """One sentence in place of the odds; "" says nothing."""


class PrivatePanel:
    """Draws the panel anew when it shows something else; it never changes its size."""

    def __init__(self, layer: Layer, texts: Words, box: Box = PRIVATE) -> None:
        self.layer, self.texts, self.box = layer, texts, box
        self.boxes: tuple[Box, ...] = ()
        """The boxes of the open hand's cards; none when it is covered."""
        self._shown: PrivateFacts | tuple[Device, ...] | None = None
        preload_cards(layer.art)

    def hide(self) -> None:
        """Nobody looks: the place is free."""
        if self._shown is not None:
            self._shown, self.boxes = None, ()
            self.layer.clear()

    def at(self, x: float, y: float) -> int | None:
        """Return the place of the open hand's card at (x, y); None when there is none."""
        return next((place for place, box in enumerate(self.boxes) if is_in_box(box, x, y)), None)

    def bare(self, devices: Sequence[Device]) -> None:
        """Cover everything: backs that tell nothing, and the button with which each hand looks at its own."""
        wanted = tuple(devices)
        if wanted == self._shown:
            return
        self._shown, self.boxes = wanted, ()
        self._panel()
        self._heading("icon_semi_closed_eye", self.texts("roulette-panel-secrets"), style.GOLD_LIGHT)
        draw_covered_gun(self.layer, self.texts, self._row("gun"))
        self._invitation(wanted)
        draw_backs(self.layer, self.texts, _BACKS, self._row("hand"))

    def show(self, secret: PrivateFacts) -> None:
        """Lay open what this chair knows."""
        if secret == self._shown:
            return
        self._shown = secret
        self._panel()
        self._heading(f"seal_{secret.colour + 1}", secret.name, None, short=secret.bet is not None)
        if secret.bet is not None:
            self._die(secret)
        draw_own_gun(self.layer, self.texts, secret.gun, secret.glances, self._row("gun"))
        self._strip(secret)
        self._hand(secret)

    def _hand(self, secret: PrivateFacts) -> None:
        box = self._row("hand")
        self.boxes = draw_hand(
            self.layer,
            self.texts,
            secret.hand,
            box,
            secret.device,
            picking=secret.picking,
            pointed=_told(secret),
        )
        if not secret.hand:
            words = self.texts("roulette-panel-no-card")
            self._sentence(words, box, 1, face="fell-italic", colour=style.PARCHMENT_WORN)

    def _row(self, row: str) -> Box:
        x, y, w, _ = self.box
        down, high = _ROWS[row]
        return x + _INSET, y + down, w - 2 * _INSET, high

    def _panel(self) -> None:
        self.layer.clear()
        self.layer.panel("secrets_panel", *self.box)

    def _heading(self, image: str, words: str, tint: style.Colour | None, *, short: bool = False) -> None:
        layer, (x, y, w, h) = self.layer, self._row("title")
        layer.image(image, x + 17, y + h / 2, 36, 36, anchor=(0.5, 0.5), tint=tint)
        room = w - 42 - (self._bet_wide() + 12 if short else 0)
        size = layer.letters.fit(words, 27, room)
        words = self._cut(words, size, room)
        layer.text(words, x + 42, y + h / 2 + size * 0.32, size, colour=style.GOLD_LIGHT, within=self.box)

    def _bet_wide(self) -> float:
        return self.layer.letters.measure(self.texts("roulette-panel-bet"), 23)[0] + 8 + _DIE

    def _die(self, secret: PrivateFacts) -> None:
        layer, (x, y, w, h) = self.layer, self._row("title")
        left, middle = x + w - _DIE / 2, y + h / 2
        colour = style.SEATS[secret.colour].colour
        layer.image("bet_die", left, middle, _DIE, _DIE, anchor=(0.5, 0.5), tint=colour)
        layer.image("bet_die_face", left, middle, _DIE, _DIE, anchor=(0.5, 0.5))
        face, ink = str(secret.bet), style.INK
        layer.text(face, left, middle + 9, 26, face="cinzel900", colour=ink, align="center")
        words = self.texts("roulette-panel-bet")
        end = x + w - _DIE - 8
        layer.text(words, end, middle + 7.5, 23, colour=style.PARCHMENT_SHADE, align="right", within=self.box)

    def _strip(self, secret: PrivateFacts) -> None:
        """The rule of a card, a sentence, or the odds: what matters most now."""
        told, box = _told(secret), self._row("strip")
        if told is not None:
            self._rule(secret.hand[told].card.id)
        elif secret.words or (secret.picking and secret.hand):
            words = secret.words or self.texts("roulette-panel-none-fits")
            self._sentence(words, box, 3, face="fell-italic", colour=style.PARCHMENT_WORN)
        elif secret.odds:
            draw_odds(self.layer, self.texts, secret.odds, box)

    def _rule(self, card: str) -> None:
        """Name and rule of a card; the rule alone when it is a long one."""
        layer, (x, y, w, h) = self.layer, self._row("strip")
        rule = rule_of(self.texts, card)
        name = self._cut(self.texts(name_key(card)), 22, w)
        short = not rule or len(layer.letters.wrapped(rule, self._least(), "fell", w)) <= 2
        if short:
            layer.text(name, x, y + 19, 22, face="cinzel800", colour=style.GOLD_LIGHT, within=self.box)
        if rule:
            down = 25.0 if short else 0.0
            self._sentence(rule, (x, y + down, w, h - down), 2 if short else 3)

    def _least(self) -> float:
        return style.FLOOR / self.layer.letters.shown_size(1, "fell")

    def _sentence(
        self, words: str, box: Box, most: int, *, face: str = "fell", colour: style.Colour = style.PARCHMENT
    ) -> None:
        """Write a sentence in a limited number of lines, as large as they allow; too long a one is cut."""
        letters, (x, y, w, h) = self.layer.letters, box
        least = self._least()
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

    def _invitation(self, devices: Sequence[Device]) -> None:
        """Show the button to hold, for every hand at the table."""
        layer, (x, y, w, _) = self.layer, self._row("strip")
        hands = hands_of(layer, devices, (Intent.PEEK,)) or [MOUSE] * (MOUSE in devices)
        if not hands:
            return
        words = self.texts("roulette-panel-look")
        size = layer.letters.fit(words, 24, w)
        middle = x + w / 2
        layer.text(words, middle, y + 22, size, colour=style.PARCHMENT, align="center", within=self.box)
        step = min(64.0, w / len(hands))
        for place, device in enumerate(hands):
            draw_cap(layer, device, Intent.PEEK, middle + (place - (len(hands) - 1) / 2) * step, y + 52, 33)


def _told(secret: PrivateFacts) -> int | None:
    """Return the place of the card whose rule is told: the one pointed at, else the first that matters;
    None without any.
    """
    if secret.pointed is not None and secret.pointed < len(secret.hand):
        return secret.pointed
    first = next((place for place, held in enumerate(secret.hand) if held.slot is not None), None)
    if secret.picking and first is not None:
        return first
    if secret.picking or secret.words or secret.odds or not secret.hand:
        return None
    return 0 if first is None else first
