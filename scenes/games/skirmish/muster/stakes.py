"""The house rules of a battle that are changed before it: size, stake, ground."""

from collections.abc import Mapping

from game.mods.catalog import Catalog
from game.mods.flags import FlagDef, Value, by_name, resolve_flags
from scenes.screens.rulebook.flags import flag_key, flag_words
from scenes.shell.null_sound import Words

STAKES = ("preset", "scenario", "map")
"""The names of the rules that are changed here, from top to bottom."""
_GAME = "skirmish"


class Stakes:
    """Every house rule of the battle with its value; three of them are changed by steps."""

    def __init__(self, catalog: Catalog, values: Mapping[str, Value]) -> None:
        """Start from the values of the lobby; a wrong one gives way to its default."""
        defs = catalog.all(FlagDef, game=_GAME)
        self._flags = by_name(defs)
        self.values: dict[str, Value] = resolve_flags(defs, values)[0]

    @property
    def changed(self) -> dict[str, Value]:
        """The values that differ from their default."""
        return {name: value for name, value in self.values.items() if value != self._flags[name].default}

    def step(self, name: str, by: int) -> bool:
        """Change a rule by so many steps; False when it stays as it was."""
        before = self.values[name]
        self.values[name] = self._flags[name].stepped(before, by)
        return self.values[name] != before

    def told(self, texts: Words) -> list[tuple[str, str]]:
        """Words and explanation of each rule that is changed here."""
        return [
            (
                flag_words(texts, _GAME, name, self._flags[name], self.values[name]),
                texts(f"{flag_key(texts, _GAME, name)}.hint"),
            )
            for name in STAKES
        ]
