"""The kit of a game: all that it gives to the screens. `kit.py` of each game is its one registration."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    import msgspec

    from game.app.plan import MatchPlan
    from game.app.table import Table
    from game.app.workshop.bench import Thing
    from game.core.rules import Action
    from game.couch.couch import Couch
    from game.couch.sitter import Sitter
    from game.mods.catalog import Catalog
    from game.mods.defs import Def
    from game.mods.problems import Problem
    from scenes.capture.setup import Screenshot
    from scenes.draw.art import Art
    from scenes.draw.layer import Layer
    from scenes.draw.style import Box
    from scenes.match.scene import MatchScene
    from scenes.screens.finale.contract import GameFinale
    from scenes.screens.lobby.game_facts import GameFacts
    from scenes.screens.rulebook.book import Book
    from scenes.screens.tutorial.scene import Tutorial
    from scenes.screens.workshop.lesson.steps import LessonStep
    from scenes.shell.null_sound import Words
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


class HelpSwitch(NamedTuple):
    """A help that players may switch off in the options: its words are `options-<name>`."""

    name: str
    icon: str


DrawThing: TypeAlias = "Callable[[Layer, Scene, Thing, Def | None, str, str, Box], bool]"
"""Draws a thing in a box from what it is, or None where it is broken, its name and its rule text.

Returns whether such things are drawn at all.
"""


class GameKit(NamedTuple):
    """A game on the screen. Its functions import what they need when they are called: kits are read early.

    A game without a kit is played by bots and told in words; the lobby says that it is in rehearsal.
    """

    id: str
    icon: str
    """The picture of the game's tab in the lobby."""
    match_scene: Callable[[Stage, Table, Couch, int | None], MatchScene]
    """Makes the screen of a match, seen from a seat or, with None, by a spectator."""
    bill: Callable[[], GameFacts]
    """The facts that the lobby tells of the game before anybody plays it."""
    booklet: Callable[[Catalog, Words, object], Book[Any]] | None = None
    """The rules in pages, under house rules given as the game's Struct, as plain values, or not at all."""
    finale: Callable[[Table, Sequence[Sitter]], GameFinale] | None = None
    """The show after the last event of a finished match; without one, the winners take a bow."""
    score_line: Callable[[Any, Sequence[str], Words], str] | None = None
    """One line on how a match stands, from its public facts and the names of the players."""
    standings: Callable[[Any, Sequence[str], Words], Sequence[tuple[str, str]]] | None = None
    """Names and words, best first, where the game keeps a score of every player."""
    tutorial: Callable[[Stage], Tutorial] | None = None
    """The first scene of the tutorial, where the game can be learnt by playing."""
    bench_lesson: Callable[[], Sequence[LessonStep]] | None = None
    """The steps of the workshop's first lesson, where it is about this game."""
    draw_thing: DrawThing | None = None
    """Draws a thing of the game's content as players see it, for the workshop."""
    pictures: Sequence[str] = ()
    """The large pictures of the table, opened while the window is being made; `name@0.7` is shown at 0.7."""
    screenshots: Callable[[], Sequence[Screenshot]] = tuple
    """The game in its telling states, for `perfidie shots`."""
    mod_looks: Callable[[Catalog], Sequence[Problem]] | None = None
    """Problems of the pictures that mods give to the game; found without a window."""
    look_files: Callable[[], Mapping[str, type[msgspec.Struct]]] = dict
    """What mods may write of the game's looks: each file of `look/`, by name, is one Struct."""
    hang_looks: Callable[[Catalog, Art], Sequence[Problem]] | None = None
    """Hangs the pictures that mods give to the game into the art of a window; returns their problems."""
    prelude: Callable[[Stage, MatchPlan, Couch], Scene] | None = None
    """The screen between the lobby and a match, where the game has something to be chosen seat by seat."""
    consent: Callable[[Table, int], tuple[int, Action] | None] | None = None
    """Who has left and may be sent away if all others agree, and the word of a player for it."""
    help_switches: Sequence[HelpSwitch] = ()
    """The helps of the game that players may switch off."""
