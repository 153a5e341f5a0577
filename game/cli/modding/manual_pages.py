"""The pages of the manual of mods by name, and the command that prints them or writes them all."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game import paths
from game.app.app import App
from game.app.content.script_words import script_words
from game.app.games import GAMES, all_sections
from game.app.games.registry import sections_of
from game.campaign import GAME as CAMPAIGN
from game.campaign import SECTIONS
from game.cli.modding.campaign_manual import campaign_parts
from game.cli.session import exit_for_unwritable_path, exit_with_error, say_line
from game.cli.streams import shown_path, shown_word
from game.mods.catalog import Catalog
from game.mods.flags import FlagDef
from game.mods.manifest import Manifest
from game.mods.manual.hooks import hooks_page, scripts_page
from game.mods.manual.pages import Book, files_page, game_page, words_page
from game.mods.manual.sentences import Sentences
from game.mods.scripts.files import TABLE
from game.mods.scripts.script_def import ScriptDef
from game.mods.texts import LANGUAGES, Texts
from game.saves.settings import Settings

SCRIPTS = "scripts"
"""The page of what holds for every script; those of a game's hooks are called `scripts-<game>`."""

Page = Callable[[Book, Catalog], str]
"""Prints a page, from what the base game holds."""


def manual_pages() -> dict[str, Page]:
    """Every page of the manual, by its name: `mod`, the games, `texts`, `looks`, and those of scripts."""
    games = {name: partial(_game, game=name) for name in GAMES} | {CAMPAIGN: _campaign}
    scripts = {f"{SCRIPTS}-{name}": partial(_hooks, game=name) for name in _games_with_scripts()}
    return {"mod": _manifest, **games, "texts": _texts, "looks": _looks, SCRIPTS: _scripts, **scripts}


def open_book(language: str) -> Book:
    """The book of the manual in a language."""
    own = paths.assets_folder() / "manual"
    house = Texts(language, [paths.bundled_mods_folder() / "base"])
    return Book(Sentences(Texts(language, [own]), house), own / "examples")


def base_catalog() -> Catalog:
    """What the base game holds, whatever mods are on."""
    return App([paths.bundled_mods_folder() / "base"], Settings()).catalog


def print_manual(app: App, name: str, language: str, into: Path | None) -> None:
    """Print a page of the manual, or all; with a folder, write them there, each into a file.

    Raises:
        typer.Exit: there is no such page or language, or the folder cannot be written.
    """
    pages, spoken = manual_pages(), language or app.texts.language
    if name and name not in pages:
        raise exit_with_error(app.texts("mods-manual-page", word=shown_word(name), known=", ".join(pages)))
    if spoken not in LANGUAGES:
        known = app.texts("problem-or").join(LANGUAGES)
        raise exit_with_error(app.texts("mods-manual-language", word=shown_word(spoken), known=known))
    book, catalog = open_book(spoken), base_catalog()
    texts = {one: pages[one](book, catalog) for one in ([name] if name else pages)}
    for one, text in texts.items():
        if into is None:
            say_line(text.rstrip("\n"))
        else:
            _write_page(app, into / f"{one}.md", text)


def _write_page(app: App, path: Path, text: str) -> None:
    """Write a page, and say where.

    Raises:
        typer.Exit: it cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise exit_for_unwritable_path(error, path, app) from None
    say_line(shown_path(path))


def _manifest(book: Book, catalog: Catalog) -> str:
    """The page of the manifest."""
    return files_page(book, "mod", {"mod.toml": Manifest}, [one for one in manual_pages() if one != "mod"])


def _texts(book: Book, catalog: Catalog) -> str:
    """The page of texts."""
    return words_page(book, "texts", all_sections())


def _looks(book: Book, catalog: Catalog) -> str:
    """The page of what is seen and heard."""
    from scenes.shell.look_files import look_files

    return files_page(book, "looks", {f"look/{name}.toml": kind for name, kind in look_files().items()})


def _games_with_scripts() -> list[str]:
    """The games that ask scripts, and campaigns, which do, too."""
    return [name for name in (*GAMES, CAMPAIGN) if script_words(name) is not None]


def _scripts(book: Book, catalog: Catalog) -> str:
    """The page of what holds for every script."""
    return scripts_page(book, SCRIPTS, ScriptDef, _games_with_scripts())


def _hooks(book: Book, catalog: Catalog, *, game: str) -> str:
    """The page of the hooks of a game."""
    words = script_words(game)
    assert words is not None
    return hooks_page(book, f"{SCRIPTS}-{game}", game, words)


def _campaign(book: Book, catalog: Catalog) -> str:
    """The page of campaigns, with the verbs of their cues and the facts that they may ask."""
    return game_page(book, CAMPAIGN, SECTIONS, (), f"{SCRIPTS}-{CAMPAIGN}", campaign_parts(book.say))


def _game(book: Book, catalog: Catalog, *, game: str) -> str:
    """The page of a game."""
    sections = [one for one in sections_of(GAMES[game]) if one.table != TABLE]
    hooks = f"{SCRIPTS}-{game}" if game in _games_with_scripts() else ""
    return game_page(book, game, sections, catalog.all(FlagDef, game=game), hooks)
