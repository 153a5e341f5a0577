"""The house, open for the evening: content, words, settings, matches begun and gone on with."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from game import paths
from game.app.games import GAMES, SECTIONS, Game, flag_values
from game.app.plan import MatchPlan, header_of, plan_from
from game.app.playback import Playback
from game.app.table import Noted, Table
from game.app.thinker import InlineThinker, ProcessThinker, Thinker
from game.core.match import Match, replay
from game.core.rules import Player
from game.mods.load import Loaded, load
from game.mods.manifest import find
from game.mods.problems import Problem
from game.mods.texts import Texts
from game.saves import folder, journal, reader
from game.saves.save import SavedMatch, SaveProblem
from game.saves.settings import Settings
from game.saves.settings_file import load as load_settings
from game.saves.settings_file import save as save_settings

Think = Callable[[str, Any], Thinker]


class NoGame(ValueError):
    """The content is too broken to play; `problems` says everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = tuple(problems)


class App:
    """What the screens and the command line hold: one evening with its content and its settings.

    `problems` lists what was wrong in mods and settings; the game goes on without what is broken.

    Raises:
        NoGame: the base content itself is broken.
    """

    def __init__(self, mods: Sequence[Path] | None = None, settings: Settings | None = None) -> None:
        folders = find(paths.mods()) + find(paths.user_mods()) if mods is None else list(mods)
        self.loaded: Loaded = load(folders, SECTIONS)
        if not self.loaded.catalog.mods:
            raise NoGame(self.loaded.problems)
        self.catalog = self.loaded.catalog
        self.problems: list[Problem] = list(self.loaded.problems)
        self.settings = settings if settings is not None else self._read_settings()
        self.texts = Texts(self.settings.spoken, [mod.folder for mod in self.loaded.mods if mod.enabled])
        self.think: Think = ProcessThinker
        self.pace = 1.0

    def _read_settings(self) -> Settings:
        settings, problems = load_settings(self.settings_path)
        self.problems += problems
        return settings

    @property
    def settings_path(self) -> Path:
        """Where the settings are kept."""
        return paths.config() / "settings.toml"

    @property
    def version(self) -> str:
        """The version of the program."""
        try:
            return version("perfidie")
        except PackageNotFoundError:
            return "0"

    def change(self, **fields: object) -> Problem | None:
        """Change settings at once and for good; says what went wrong when they could not be kept."""
        self.settings = self.settings.but(**fields)
        self.texts.speak(self.settings.spoken)
        return save_settings(self.settings, self.settings_path)

    # matches

    def rules(self, plan: MatchPlan) -> tuple[Game, Any]:
        """The game and the rules of a plan.

        Raises:
            ValueError: unknown game, wrong flags, wrong number of players or a bad position.
        """
        game = GAMES.get(plan.game)
        if game is None:
            raise ValueError(f"no game named {plan.game!r}")
        values, problems = flag_values(self.catalog, plan.game, plan.flags)
        if problems:
            raise ValueError("; ".join(str(problem) for problem in problems))
        return game, game.rules(self.catalog, len(plan.players), values, plan.first, plan.position)

    def begin(self, plan: MatchPlan, *, keep: bool = True) -> Table:
        """Deal a new match; `keep` writes it down, action by action.

        Raises:
            ValueError: the plan cannot be played.
        """
        game, rules = self.rules(plan)
        book = self._new_book(plan) if keep else None
        return self._table(game, plan, Match(rules, plan.seed, book))

    def _new_book(self, plan: MatchPlan) -> journal.Journal | None:
        now = datetime.now(UTC)
        header = header_of(plan, self.version, self.catalog.hashes, now.isoformat(timespec="seconds"))
        try:
            return journal.begin(folder.new_path(paths.saves(), plan.game, now), header)
        except OSError as error:
            self.problems.append(Problem(code="save-trouble", facts={"reason": str(error)}))
            return None

    def _table(self, game: Game, plan: MatchPlan, match: Match[Any, Any, Any]) -> Table:
        table = Table(game, plan, match, self.think(game.id, match.rules), self.pace)
        table.extra_seconds = self.settings.reaction_extra
        return table

    def read(self, path: Path) -> SavedMatch | SaveProblem:
        """Read a saved match, with its actions, or say what is wrong with it."""
        actions = {game.id: game.actions for game in GAMES.values()}
        return reader.read(path, actions, self.catalog.hashes)

    def unfinished(self) -> list[SavedMatch]:
        """Matches that can be gone on with, the latest first."""
        found = folder.matches(paths.saves())
        return [one for one in found if isinstance(one, SavedMatch) and not one.finished and one.moves]

    def again(self, saved: SavedMatch) -> Match[Any, Any, Any]:
        """Play a saved log again, up to where it stopped.

        Raises:
            ValueError: the log is not of this game or of these rules.
        """
        _, rules = self.rules(plan_from(saved.header))
        return replay(rules, saved.header.seed, saved.ticks)

    def resume(self, path: Path) -> Table | SaveProblem:
        """Go on with a saved match; what cannot be gone on with is kept aside, with a sentence."""
        saved = self.read(path)
        if isinstance(saved, SaveProblem):
            rescued = folder.rescue(saved) if saved.code == "damaged" else None
            if rescued is None:
                if saved.aside:
                    folder.keep_aside(path, saved.aside)
                return saved
            return self.resume(rescued.path)
        try:
            match = self.again(saved)
        except ValueError as error:
            return SaveProblem(code="replay", path=path, facts={"reason": str(error)}, saved=saved)
        plan = plan_from(saved.header)
        match.journal = journal.resume(saved)
        table = self._table(GAMES[plan.game], plan, match)
        table.thoughts = list(saved.thoughts_as(Noted))
        return table

    def playback(self, path: Path) -> Playback | SaveProblem:
        """A written match at a table where it plays by itself, or what is wrong with the file."""
        saved = self.read(path)
        if isinstance(saved, SaveProblem):
            return saved
        plan = plan_from(saved.header)
        game, rules = self.rules(plan)
        return Playback(game, plan, Match(rules, plan.seed), saved.ticks)

    def inline(self) -> "App":
        """Let bots think in this process and answer at once: tests, pictures, simulations."""
        self.think, self.pace = InlineThinker, 0.0
        return self

    def winner_of(self, table: Table) -> Player | None:
        """Who starts the next match at this table (C-05)."""
        return table.outcome.winners[0] if table.outcome else None
