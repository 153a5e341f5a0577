"""The house rules on the playbill: their values, their words, and which of them the table changed."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.app.games import GAMES
from game.mods.catalog import Catalog
from game.mods.flags import FlagDef, Value, by_name, resolve
from game.rules.complots.defs import DeckDef
from scenes.silence import Words

_TELLING = ("fifth_character", "starting_coins", "reaction_seconds", "forced_at")
"""Rules a playbill mentions even when nobody touched them, the most telling first."""


@dataclass(frozen=True)
class Chip:
    """A few words on the playbill; `house` when the table changed it. No `name`: a fact, not a rule."""

    name: str
    words: str
    house: bool = False


class HouseRules:
    """The house rules of one game, as the table wants them."""

    def __init__(self, catalog: Catalog, game: str, changed: Mapping[str, Value] | None = None) -> None:
        """Start from what was changed before; what is wrong in it keeps its default."""
        defs = catalog.all(FlagDef, game=game) if game in GAMES else ()
        self.flags = by_name(defs)
        self.values = resolve(defs, changed or {})[0]
        self._decks = catalog.all(DeckDef) if game == "complots" else ()

    @property
    def names(self) -> tuple[str, ...]:
        """Every rule that can be changed, in the order of the editor."""
        return tuple(self.flags)

    @property
    def changed(self) -> dict[str, Value]:
        """The rules that are not as the book has them."""
        return {name: value for name, value in self.values.items() if value != self.flags[name].default}

    def is_house(self, name: str) -> bool:
        """Whether the table changed this rule."""
        return self.values[name] != self.flags[name].default

    def step(self, name: str, by: int) -> bool:
        """Change a rule by so many presses; False when it stays as it was."""
        before = self.values[name]
        self.values[name] = self.flags[name].stepped(before, by)
        return self.values[name] != before

    def reset(self) -> bool:
        """Play by the book again; False when the table did already."""
        had_any = bool(self.changed)
        self.values = {name: flag.default for name, flag in self.flags.items()}
        return had_any

    def words(self, name: str, texts: Words) -> str:
        """A rule as it holds now, in a few words."""
        flag, value = self.flags[name], self.values[name]
        if flag.kind == "choice":
            return texts(f"flag-{name}.{value}")
        if flag.kind == "bool":
            return texts(f"flag-{name}.{'on' if value else 'off'}")
        if value == 0 and flag.zero:
            return texts(flag.zero)
        return texts(f"flag-{name}.chip", n=value)

    def cards(self, players: int) -> int:
        """How many cards so many players use (C-02); 0 when the game has no deck."""
        if not self._decks:
            return 0
        deck = self._decks[-1]
        return (len(deck.always) + bool(deck.one_of)) * deck.copies_for(max(2, players))

    def chips(self, players: int, texts: Words) -> list[Chip]:
        """Everything the playbill may say, the most important first: changed rules, then plain facts."""
        told = [*(name for name in _TELLING if name in self.flags), *self.flags]
        plain = [name for name in dict.fromkeys(told) if not self.is_house(name)]
        facts = [Chip(name, self.words(name, texts)) for name in plain]
        cards = self.cards(players)
        if cards:
            facts.insert(min(1, len(facts)), Chip("", texts("lobby-cards", n=cards)))
        return [*(Chip(name, self.words(name, texts), house=True) for name in self.changed), *facts]
