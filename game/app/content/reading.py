"""The content of the house: the mods that are on, their words, and everything that is wrong with them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from game import paths
from game.app.content.script_check import CAMPAIGNS, script_problems
from game.app.games import GAMES, all_sections, flag_values
from game.app.moments.picture_files import pictures_by_game
from game.app.moments.pictures import Pictures
from game.mods.load import Loaded, load_mods
from game.mods.manifest import BASE, Mod, find_mod_folders
from game.mods.problems import Problem, problem_message
from game.mods.strays.shelf import loose_problems
from game.mods.texts import Texts, check_texts
from game.saves.settings import Settings


class NoGame(ValueError):
    """The content is too broken to play; `problems` lists everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = tuple(problems)

    def describe(self, texts: Texts) -> str:
        """Everything that is wrong, in the player's language, a line each."""
        return "\n".join(problem_message(problem, texts) for problem in self.problems)


class Content(NamedTuple):
    """What was read: mods, words, problems, seconds of pictures by game; `switches` say what is on."""

    loaded: Loaded
    texts: Texts
    problems: list[Problem]
    pictures: dict[str, Pictures]
    switches: Mapping[str, bool] | None

    @property
    def seal(self) -> dict[str, str]:
        """The fingerprint of all that each mod says, shows and sounds like, by its id."""
        return {mod.id: mod.hash for mod in self.loaded.mods if mod.enabled}


def read_content(chosen: Sequence[Path] | None, settings: Settings) -> Content:
    """The content of some mod folders, or of all that are found and switched on.

    Raises:
        NoGame: the base content itself is broken.
    """
    found = find_mod_folders(paths.bundled_mods_folder()) + find_mod_folders(paths.user_mods())
    folders, switches = (found, settings.mods) if chosen is None else (chosen, None)
    loaded = load_mods(folders, all_sections(), switches)
    if not _playable(loaded):
        raise NoGame(loaded.problems)
    enabled = enabled_mods(loaded)
    homes = {mod.id: mod.folder for mod in enabled if mod.id != BASE}
    texts = Texts(settings.spoken, [mod.folder for mod in enabled], homes)
    ours = [mod.folder for mod in loaded.mods if mod.id == BASE]
    problems = [*loaded.problems, *check_texts(texts.folders, trusted=ours)]
    problems += loose_problems(paths.user_mods()) if chosen is None else []
    for game in GAMES.values():
        problems += game.armies.problems(loaded.catalog) if game.armies else []
        values, _ = flag_values(loaded.catalog, game.id, {})
        problems += game.playable(loaded.catalog, values, game.seats)
        problems += script_problems(loaded.catalog, game)
    problems += script_problems(loaded.catalog, CAMPAIGNS)
    pictures = pictures_by_game(GAMES.values(), enabled, problems)
    return Content(loaded, texts, problems, pictures, switches)


def enabled_mods(loaded: Loaded) -> list[Mod]:
    """The mods that are read, in their order."""
    return [mod for mod in loaded.mods if mod.enabled]


def mod_words(mod: Mod, language: str) -> tuple[str, str]:
    """The title of a mod and a sentence about it, in a language, whether it is on or not.

    They are `mod-title` and `mod-title.hint` of its own texts; without them the title of its manifest.
    """
    texts = Texts(language, [mod.folder])
    title, hint = (texts(key) if key in texts else "" for key in ("mod-title", "mod-title.hint"))
    return title or mod.title, hint


def _playable(loaded: Loaded) -> bool:
    """Whether the base content is there and whole; other mods may be broken."""
    missing = any(problem.code == "empty-section" for problem in loaded.problems)
    return not missing and any(mod.id == BASE for mod in loaded.catalog.mods)
