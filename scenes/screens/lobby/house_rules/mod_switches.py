"""The mods that can be switched at a table, after its house rules."""

from collections.abc import Sequence

from game.app.app import App
from game.app.content.reading import mod_words
from game.mods.manifest import BASE, Mod
from scenes.screens.lobby.house_rules.values import ModSwitch


class ModSwitches:
    """The mods of the house that can be switched at a game; their words are read once for each content."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._read: dict[tuple[str, str], Sequence[ModSwitch]] = {}
        self._mods: tuple[Mod, ...] = ()

    def __call__(self, game: str) -> Sequence[ModSwitch]:
        """The switches of a game, as they are now, by id."""
        if self._mods is not self._app.loaded.mods:
            self._mods = self._app.loaded.mods
            self._read.clear()
        language = self._app.settings.spoken
        if (game, language) not in self._read:
            found = [mod for mod in self._mods if mod.id != BASE and (not mod.games or game in mod.games)]
            self._read[game, language] = [
                ModSwitch(mod.id, *mod_words(mod, language), mod.switched_on, mod.enabled)
                for mod in sorted(found, key=lambda mod: mod.id)
            ]
        return self._read[game, language]
