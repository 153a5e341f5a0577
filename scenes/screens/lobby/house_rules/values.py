"""The house rules of the lobby, and its mods: their values, their words, and which the table changed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.mods.catalog import Catalog
from game.mods.flags import FlagDef, Value, by_name, resolve_flags
from scenes.screens.lobby.game_facts import GameCardSetting, PlainFact
from scenes.screens.lobby.games import game_entry
from scenes.screens.rulebook.flags import flag_key, flag_words
from scenes.shell.null_sound import Words


@dataclass(frozen=True)
class RuleChip:
    """A few words on the game card; `house` when the table changed the rule. Without `name`: a plain fact."""

    name: str
    words: str
    house: bool = False


class ModSwitch(NamedTuple):
    """A mod, how it is called, a sentence about it, whether it is on, and whether it is read."""

    id: str
    title: str
    hint: str
    on: bool
    read: bool


class HouseRules:
    """The house rules of one game, as the table wants them."""

    def __init__(self, catalog: Catalog, game: str, changed: Mapping[str, Value] | None = None) -> None:
        """Start from the rules that were changed before; a wrong value among them gives way to its default.

        Raises:
            KeyError: there is no such game.
        """
        entry = game_entry(game)
        defs = catalog.all(FlagDef, game=game) if entry.playable else ()
        self.flags = by_name(defs)
        self.values = resolve_flags(defs, changed or {})[0]
        self._catalog, self._game, self._facts = catalog, game, entry.game_facts

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the rules that can be changed, in the order of the editor."""
        return tuple(self.flags)

    @property
    def changed(self) -> dict[str, Value]:
        """The values of the rules that differ from their default."""
        return {name: value for name, value in self.values.items() if value != self.flags[name].default}

    def is_house(self, name: str) -> bool:
        """Whether the table changed this rule."""
        return self.values[name] != self.flags[name].default

    def step(self, name: str, by: int) -> bool:
        """Change a rule by `by` steps; False when it stays as it was."""
        before = self.values[name]
        self.values[name] = self.flags[name].stepped(before, by)
        return self.values[name] != before

    def reset(self) -> bool:
        """Give every rule its default; False when all had it already."""
        had_any = bool(self.changed)
        self.values = {name: flag.default for name, flag in self.flags.items()}
        return had_any

    def take(self, rules: Mapping[str, Value]) -> None:
        """Play by these rules, and else by the book; wrong values give way to the book's."""
        self.values = resolve_flags(self.flags.values(), rules)[0]

    def words(self, name: str, texts: Words) -> str:
        """A rule with its present value, in a few words."""
        return flag_words(texts, self._game, name, self.flags[name], self.values[name])

    def hint(self, name: str, texts: Words) -> str:
        """What a rule is for, in a sentence."""
        return texts(f"{flag_key(texts, self._game, name)}.hint")

    def chips(self, players: int, texts: Words) -> list[RuleChip]:
        """All chips for the game card, the most important first: changed rules, then plain facts."""
        telling = self._facts.tells(GameCardSetting(self._catalog, self.values, players, texts))
        plain = [
            RuleChip("", told.words)
            if isinstance(told, PlainFact)
            else RuleChip(told, self.words(told, texts))
            for told in dict.fromkeys((*telling, *self.flags))
            if isinstance(told, PlainFact) or (told in self.flags and not self.is_house(told))
        ]
        return [*(RuleChip(name, self.words(name, texts), house=True) for name in self.changed), *plain]
