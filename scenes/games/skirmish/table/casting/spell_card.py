"""The card of the marked spell: its lore, the number to reach, what it does, what it is likely to cost."""

from typing import NamedTuple

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.layout import SPELL_CARD

_X, _Y, _W, _H = SPELL_CARD
_LORES = {"braise": "icon_flame", "suaire": "icon_tombstone", "seve": "icon_three_leaves"}
_LEAST, _MOST, _LINE = 34.0, 96.0, 24.0


class CardFacts(NamedTuple):
    """What stands on the card, in words."""

    name: str
    lore: str
    """The lore's id."""
    value: int
    kind: str
    effect: str
    loss: str = ""
    """The dead to expect; empty: it kills nobody, or the odds are still being looked up."""
    others: int = 0
    """Other spells that peek out behind it."""


def lore_icon(lore: str) -> str:
    """The sign of a lore; those of mods share one.

    >>> lore_icon("base:braise"), lore_icon("moon:tides")
    ('icon_flame', 'icon_magic_swirl')
    """
    return _LORES.get(lore.rpartition(":")[2], "icon_magic_swirl")


class SpellCard:
    """Drawn anew only when it says something else."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self._said: object = None

    @property
    def open(self) -> bool:
        """Whether it lies there."""
        return self._said is not None

    def show(self, facts: CardFacts | None) -> None:
        """Lay the card down, or put it away."""
        if facts == self._said:
            return
        self._said = facts
        self._layer.clear()
        if facts is not None:
            self._draw(facts)

    def _draw(self, facts: CardFacts) -> None:
        layer, middle = self._layer, _X + _W / 2
        for place in range(min(2, facts.others), 0, -1):
            layer.box(_X - 7 * place, _Y + 8 * place, _W, _H - 14, style.PARCHMENT_WORN, alpha=230)
        layer.panel("sheet_parchment", *SPELL_CARD)
        names = layer.letters.wrapped(facts.name, 22, "cinzel800", wrap=_W - 28)[:2]
        effect = layer.letters.wrapped(facts.effect, 22, "fell", wrap=_W - 28)
        words = 50 + _LINE * (len(names) + len(effect)) + (46 if facts.loss else 20)
        high = max(_LEAST, min(_MOST, _H - words))
        self._picture(facts, high)
        y = _Y + high + 42
        for line in names:
            size = layer.letters.fit(line, 23, _W - 28, "cinzel800")
            layer.text(line, middle, y, size, face="cinzel800", colour=style.INK, align="center")
            y += _LINE
        size = layer.letters.fit(facts.kind, 22, _W - 32, "fell-italic")
        layer.text(facts.kind, middle, y, size, face="fell-italic", colour=style.INK_2, align="center")
        layer.line(_X + 24, y + 9, _X + _W - 24, y + 9, 1.2, style.GOLD_DARK)
        for place, line in enumerate(effect):
            layer.text(line, middle, y + 32 + _LINE * place, 22, colour=style.INK, align="center")
        if facts.loss:
            size = layer.letters.fit(facts.loss, 22, _W - 66)
            layer.image("icon_death_skull", _X + 30, _Y + _H - 25, 24, anchor=(0.5, 0.5), tint=style.GARNET)
            layer.text(facts.loss, _X + 48, _Y + _H - 18, size, colour=style.GARNET)

    def _picture(self, facts: CardFacts, high: float) -> None:
        """The sign of the lore, as large as the words leave room for, and the number to reach."""
        layer, middle, icon = self._layer, _X + _W / 2, lore_icon(facts.lore)
        layer.box(_X + 16, _Y + 16, _W - 32, high, style.VELVET_DARK)
        layer.image("glow_soft", middle, _Y + 16 + high / 2, 150, high, anchor=(0.5, 0.5))
        layer.image(icon, middle, _Y + 16 + high / 2, high - 6, anchor=(0.5, 0.5), tint=style.EMBER)
        layer.disc(_X + 30, _Y + 30, 20, style.INK)
        layer.image(icon, _X + 30, _Y + 30, 26, anchor=(0.5, 0.5), tint=style.EMBER)
        layer.disc(_X + _W - 26, _Y + 26, 24, style.GARNET)
        layer.text(str(facts.value), _X + _W - 26, _Y + 36, 28, face="cinzel800", align="center")
