"""The app, open for the evening: content, words, settings, matches begun and gone on with."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game import VERSION, paths
from game.app.bots.thinker import InlineThinker, ProcessThinker, Thinker
from game.app.content.catalogs import Catalogs
from game.app.content.exact import drop_exact, exact_match, play_exactly
from game.app.content.mods_of_then import TheseMods
from game.app.content.reading import Content, NoGame, read_content
from game.app.content.ruling import check_table, rules_of, rules_of_match
from game.app.games import GAMES, Game, flag_values
from game.app.moments.moments import Moments
from game.app.moments.notes import NotedThought
from game.app.moments.restoring import restore_notes
from game.app.moments.stops import go_on_live, is_other_lua, lua_of
from game.app.plan import MatchPlan, header_of, plan_from
from game.app.playback import Playback
from game.app.reasons import error_words
from game.app.self_answers import SelfAnswers
from game.app.table import Table
from game.core.match import Match
from game.mods.manifest import Mod
from game.mods.needs.switches import switched_together
from game.mods.problems import Facts, Problem
from game.saves import folder, journal, reader
from game.saves.lock import WriterLock, lock_match, release_lock
from game.saves.save import (
    SavedMatch,
    SaveProblem,
    changed_mod_problem,
    compare_mods,
    doubt_mods,
    sound_part,
    unknown_game_problem,
)
from game.saves.settings import Settings
from game.saves.settings_file import load_settings, save_settings
from game.saves.tidy import delete_old_matches

Think = Callable[[str, Any], Thinker]
"""Makes the thinker for a game and its rules."""


class App:
    """One evening with its content and its settings, as the screens and the command line hold it.

    `problems` lists what was wrong in mods and settings; the game goes on without what is broken.

    Raises:
        NoGame: the base content itself is broken.
    """

    def __init__(self, mods: Sequence[Path] | None = None, settings: Settings | None = None) -> None:
        self._chosen = None if mods is None else list(mods)
        """The folders of its mods; None: all that are found, as far as they are switched on."""
        self.exact: TheseMods | None = None
        """The mods of the match that is played, in place of the house's own."""
        self.problems: list[Problem] = []
        self._written = self._read_settings() if settings is None else None
        """What the settings file was last known to say; None when it was not asked."""
        self.settings = self._without_lost_game(settings or self._written or Settings())
        self._of_settings = tuple(self.problems)
        self._trials: dict[tuple[Path, int], SaveProblem | None] = {}
        self.catalogs = Catalogs(self)
        self.read_content_again()
        self.mended: list[SaveProblem] = []
        """Losses that let damaged matches go on."""
        self.think: Think = ProcessThinker
        self.pace = 1.0

    def read_content_again(self) -> None:
        """Read all mods that are on, their words and their pictures.

        Raises:
            NoGame: the base content itself is broken.
        """
        self.adopt(self.read_anew())

    def read_anew(self) -> Content:
        """What the mods say now, without going by it; this may be asked beside the frame loop.

        Raises:
            NoGame: the base content itself is broken.
        """
        return read_content(self.exact.folders if self.exact else self._chosen, self.settings)

    def adopt(self, content: Content) -> None:
        """Go by other content from now on; matches that are played go on with what they have."""
        self.content, self.loaded, self.texts = content, content.loaded, content.texts
        self.texts.speak(self.settings.spoken)
        self.catalog, self.pictures = content.loaded.catalog, content.pictures
        self.catalogs.keep(self.catalog)
        self.problems = [*content.problems, *self._of_settings]
        self._trials.clear()

    @property
    def mod_folders(self) -> list[Path]:
        """Where its mods lie: the given folders, or those in which all that are there are found."""
        return [paths.bundled_mods_folder(), paths.user_mods()] if self._chosen is None else self._chosen

    @property
    def mods(self) -> tuple[Mod, ...]:
        """Every mod that can be switched, on or off; none where the folders were given."""
        return self.loaded.mods if self._chosen is None else ()

    def switch_mod(self, id: str, *, on: bool) -> bool:
        """Switch a mod with those it requires or that require it, as `turn_mods` does."""
        return self.turn_mods(switched_together(self.mods, id, on=on))

    def turn_mods(self, turned: dict[str, bool]) -> bool:
        """Turn switches of mods for good, and read all content anew; False where nothing could be played.

        Matches that are played go on with the content they have.
        """
        drop_exact(self)
        before = self.settings.mods
        self.change(mods={**before, **turned})
        try:
            self.read_content_again()
        except NoGame:
            self.change(mods=before)
            self.read_content_again()
            return False
        return True

    def _read_settings(self) -> Settings:
        """The settings from their file; problems are noted."""
        settings, problems = load_settings(self.settings_path)
        self.problems += problems
        return settings

    def _without_lost_game(self, settings: Settings) -> Settings:
        """The settings, without a last game that this house does not have; that it had one is noted."""
        game = settings.last_game
        if not game or game in GAMES:
            return settings
        facts: Facts = {"game": game}
        file = self.settings_path.name
        gone = Problem(code="game-gone", file=file, where="last_game", facts=facts, severity="warning")
        self.problems.append(gone)
        return settings.but(last_game="")

    @property
    def settings_path(self) -> Path:
        """Path of the settings file."""
        return paths.config_folder() / "settings.toml"

    @property
    def version(self) -> str:
        """The version of the program."""
        return VERSION

    def change(self, **fields: object) -> Problem | None:
        """Change settings at once and for good; return the problem when they could not be kept."""
        self.settings = self.settings.but(**fields)
        self.texts.speak(self.settings.spoken)
        problem = save_settings(self.settings, self.settings_path, self._written)
        if problem is None:
            self._written = self.settings
        return problem

    # matches

    def rules(self, plan: MatchPlan) -> tuple[Game, Any]:
        """The game and the rules of a plan.

        Raises:
            ValueError: unknown game, wrong flags, seats that nobody can take, a bad position or bad armies.
        """
        return rules_of(self.catalog, plan)

    def begin(self, plan: MatchPlan, *, keep: bool = True) -> Table:
        """A table with a newly dealt match; `keep` writes it down, action by action.

        Raises:
            ValueError: the plan cannot be played.
            UnfitTable: content or house rules forbid it.
        """
        if not plan.position:
            self.check_table(plan)
        game, rules = self.rules(plan)
        book = self._new_book(plan, lua_of(rules)) if keep else None
        return self._table(game, plan, Match(rules, plan.seed, book))

    def check_table(self, plan: MatchPlan, players: int | None = None) -> None:
        """Refuse a new match that its content or its house rules forbid, for the seats of the plan or others.

        A match that was begun may be seen again, and gone on with, whatever is forbidden now.

        Raises:
            UnfitTable: nobody can play it, or it would not end.
        """
        check_table(self.catalog, plan, [len(plan.players) if players is None else players])

    def _new_book(self, plan: MatchPlan, lua: str) -> journal.Journal:
        """The journal of a new match; what the disk refuses is owed, and the table says so."""
        now = datetime.now(UTC)
        started = now.isoformat(timespec="seconds")
        header = header_of(plan, self.version, self.catalog.mods, started, lua)
        return journal.begin_new_match(paths.saves_folder(), header, now, patient=True)

    def _table(self, game: Game, plan: MatchPlan, match: Match[Any, Any, Any]) -> Table:
        """A table for a match, with the settings' pace and seconds."""
        table = Table(game, plan, match, self.think(game.id, match.rules), self.pace)
        table.extra_seconds = self.settings.reaction_extra
        values, _ = flag_values(self.catalog, game.id, plan.flags)
        table.moments = Moments(self.pictures.get(game.id))
        table.self_answers = SelfAnswers(game.house_clock(values))
        return table

    def read(self, path: Path) -> SavedMatch | SaveProblem:
        """A saved match with its actions, or the problem that keeps it from being read."""
        actions = {game.id: game.actions for game in GAMES.values()}
        return reader.read_match_file(path, actions, self.catalog.hashes)

    def shelf(self) -> list[SavedMatch | SaveProblem]:
        """Every match that was begun and not finished, or its problem, the latest first.

        A damaged one whose first moves are sound is a problem here; `resume` goes on with those moves.
        """
        found = [self._compared(one) for one in folder.list_saved_matches(paths.saves_folder())]
        return [one for one in found if isinstance(one, SaveProblem) or (one.begun and not one.finished)]

    def _compared(self, found: SavedMatch | SaveProblem) -> SavedMatch | SaveProblem:
        """A match as listed, or the problem that this content does not fit it."""
        if isinstance(found, SaveProblem):
            return found
        if found.header.game not in GAMES and not found.finished:
            return unknown_game_problem(found)
        problem = compare_mods(found, self.catalog.hashes)
        if problem is None and not found.finished and doubt_mods(found, self.catalog.hashes):
            problem = self._tried(found)
        return problem or found

    def _tried(self, found: SavedMatch) -> SaveProblem | None:
        """The outcome of playing a doubtful match again, tried once as long as nothing is added to it."""
        key = (found.path, found.seal)
        if key not in self._trials:
            saved = self.read(found.path)
            match = saved if isinstance(saved, SaveProblem) else self.again(saved)
            self._trials[key] = match if isinstance(match, SaveProblem) else None
        return self._trials[key]

    def unfinished(self) -> list[SavedMatch]:
        """Matches that can be gone on with, the latest first; some with the mods of then."""
        found = [sound_part(one) or exact_match(one, self.loaded.mods) for one in self.shelf()]
        return [one for one in found if one is not None]

    def again(self, saved: SavedMatch) -> Match[Any, Any, Any] | SaveProblem:
        """The match of a saved log, played again up to where it stopped, or the problem that prevents it.

        Where nobody knows whether the match was begun with this content, a log that cannot be played, or ends
        otherwise, shows that it was not.
        """
        match = self._replayed(saved)
        doubt = doubt_mods(saved, self.catalog.hashes) if isinstance(match, SaveProblem) else None
        return doubt or match

    def _replayed(self, saved: SavedMatch) -> Match[Any, Any, Any] | SaveProblem:
        """The match of a saved log, or the problem of a log that is unplayable, illegal or diverges."""
        if is_other_lua(saved.header.lua):
            facts: Facts = {"version": saved.header.lua}
            return SaveProblem(code="other-lua", path=saved.path, facts=facts, saved=saved)
        try:
            rules = rules_of_match(saved, self.catalogs)
        except ValueError as error:
            reason = error_words(error, self.texts)
            return SaveProblem(code="unplayable", path=saved.path, facts={"reason": reason}, saved=saved)
        except LookupError as gone:
            return changed_mod_problem(saved, str(gone))
        match: Match[Any, Any, Any] = Match(rules, saved.header.seed)
        for number, tick in enumerate(saved.ticks, start=1):
            if match.submit(*tick) is not None:
                return SaveProblem(code="illegal", path=saved.path, facts={"tick": number}, aside="broken")
        if saved.finished and match.checksum() != saved.checksum:
            return SaveProblem(code="diverged", path=saved.path, saved=saved)
        return match

    def revive(self, path: Path) -> tuple[SavedMatch, Match[Any, Any, Any]] | SaveProblem:
        """A match to go on with and the same played again, or its problem; an unusable file is kept aside.

        Of a damaged match the sound beginning is played; `mended` then holds what was lost. A match that
        another program is playing is not touched.
        """
        lock = lock_match(path)
        if isinstance(lock, SaveProblem):
            return lock
        try:
            play_exactly(self, path)
            return self._revived(path)
        finally:
            release_lock(lock)

    def resume(self, path: Path) -> Table | SaveProblem:
        """A table that goes on with a saved match, or its problem; an unusable file is kept aside.

        The match is locked from before it is read until the table is closed: no other program writes it.
        """
        lock = lock_match(path)
        if isinstance(lock, SaveProblem):
            return lock
        play_exactly(self, path)
        revived = self._revived(path)
        if isinstance(revived, SaveProblem):
            release_lock(lock)
            return revived
        saved, match = revived
        go_on_live(match.first_rules)
        book = match.journal = self._old_book(saved, lock)
        plan = plan_from(saved.header)
        table = self._table(GAMES[plan.game], plan, match)
        restore_notes(table, saved)
        table.unwritten = "" if book else "forbidden"
        return table

    def _old_book(self, saved: SavedMatch, lock: WriterLock | None) -> journal.Journal | None:
        """The journal of a match that goes on, or None when it cannot be written; the problem is noted."""
        try:
            if lock is not None:
                return journal.resume_journal(saved, lock)
            reason: journal.Trouble = "forbidden"
        except OSError as error:
            reason = journal.trouble_of(error)
            release_lock(lock)
        self.mended.append(SaveProblem(code="unwritable", path=saved.path, facts={"reason": reason}))
        return None

    def _revived(self, path: Path) -> tuple[SavedMatch, Match[Any, Any, Any]] | SaveProblem:
        """As `revive`; the lock is held, or nothing can be written there at all."""
        saved = self._opened(path)
        if isinstance(saved, SaveProblem):
            return folder.shelve_problem(saved)
        match = self.again(saved)
        return folder.shelve_problem(match) if isinstance(match, SaveProblem) else (saved, match)

    def _opened(self, path: Path) -> SavedMatch | SaveProblem:
        """A match to go on with, or its problem; of a damaged match the sound moves stay under its name."""
        saved = self.read(path)
        if isinstance(saved, SavedMatch) or saved.code != "damaged" or folder.rescue_match(saved) is None:
            return saved
        self.mended.append(saved)
        return self.read(path)

    def shelve(self, problem: SaveProblem) -> SaveProblem:
        """Keep a file that cannot be used aside, so that nobody is offered it again; return its problem.

        One that another program is writing stays where it is, and that is its problem.
        """
        lock = lock_match(problem.path)
        if isinstance(lock, SaveProblem):
            return lock
        try:
            return folder.shelve_problem(problem)
        finally:
            release_lock(lock)

    def tidy(self) -> None:
        """Delete the oldest finished matches; those that can be gone on with, or cannot be read, stay."""
        delete_old_matches(paths.saves_folder())

    def playback(self, path: Path) -> Playback | SaveProblem:
        """A table where a written match plays by itself, or the problem of its file."""
        play_exactly(self, path)
        saved = self.read(path)
        if isinstance(saved, SaveProblem):
            return saved
        match = self.again(saved)
        if isinstance(match, SaveProblem):
            return match
        plan = plan_from(saved.header)
        table = Playback(GAMES[plan.game], plan, Match(match.first_rules, plan.seed), saved.ticks)
        table.thoughts = list(saved.thoughts_as(NotedThought))
        return table

    def inline(self) -> "App":
        """Let bots think here and answer at once (tests, pictures, simulations); return the app."""
        self.think, self.pace = InlineThinker, 0.0
        return self
