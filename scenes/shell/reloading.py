"""Mods that change on the disk while somebody plays: they are on the table at the next decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from game.app.content.changing import Change, change_match, is_between
from game.app.content.reading import Content, NoGame, mod_words
from game.app.content.watching import ContentWatch, Reading
from game.mods.carrying.takeover import Waiting
from game.mods.problems import Problem, problem_message
from scenes.games import hang_looks
from scenes.match.scene import MatchScene

_MOST_SAID = 78
"""Letters of a mistake that are said to everybody."""

if TYPE_CHECKING:
    from game.mods.texts import Texts
    from scenes.shell.stage import Stage


class Reloading:
    """Watches the mods of the house and brings what changes on stage; everybody there is told."""

    def __init__(self, stage: Stage) -> None:
        self._stage, self._app = stage, stage.app
        self._watch: ContentWatch | None = None
        self._new: Content | None = None
        """What the mods say now and the house does not go by yet."""
        self._told = False
        """Whether everybody knows that it waits for the next match."""

    def look(self) -> None:
        """See what has changed, and let the house go by it where that can be; call it before each frame."""
        self._heed_settings()
        reading = self._watch.take() if self._watch else None
        if reading is not None and self._app.exact is None:
            self._hear(reading)
        if self._new is not None and self._app.exact is None:
            self._bring(self._new)

    def stop(self) -> None:
        """Watch no more."""
        if self._watch:
            self._watch.stop()
            self._watch = None

    def _heed_settings(self) -> None:
        """Watch as long as the host wants it."""
        if not self._stage.settings.reload_mods:
            self.stop()
            self._new = None
        elif self._watch is None:
            self._watch = ContentWatch(self._app.read_anew, self._app.mod_folders)
            self._watch.start()

    def _hear(self, reading: Reading) -> None:
        """Note what was read; what has mistakes that were not there before is told, and left alone."""
        now: Content = self._app.content
        self._new, self._told = None, False
        problem = _new_mistake(reading, now)
        if problem is not None:
            self._stage.sounds.play("error")
            self._say("reload-broken", problem=_in_short(problem, self._app.texts))
        elif isinstance(reading, Content) and reading.switches == now.switches and reading.seal != now.seal:
            self._new = reading

    def _bring(self, content: Content) -> None:
        """Let the house go by other content, or the match, as soon as that can be."""
        stage = self._stage
        if stage.curtain.moving:
            return
        keeping = [scene for scene in stage.scenes if scene.keeps_content]
        if not keeping:
            names = self._names(content)
            self._adopt(content)
            stage.reread()
            self._say("reload-done", mods=names)
        elif len(keeping) == 1 and keeping[0] is stage.scene and isinstance(stage.scene, MatchScene):
            self._bring_to_match(content, stage.scene)

    def _bring_to_match(self, content: Content, scene: MatchScene) -> None:
        """Let a match take over what it can, between two decisions; the rest is for the next match."""
        if self._told or not scene.timeline.idle or not is_between(scene.table):
            return
        names = self._names(content)
        change = change_match(self._app, scene.table, content)
        if change.kind == "waits":
            self._told = True
            self._say("reload-waits", mods=names, what=_places(change.waiting), n=len(change.waiting))
            return
        self._adopt(content)
        scene.go_on_anew()
        self._tell_taken(change, names)

    def _tell_taken(self, change: Change, names: str) -> None:
        """Say what is on the table now, and what is not."""
        if change.forgotten:
            what, keys = _places(change.waiting), ", ".join(change.forgotten)
            self._say("reload-forgets", mods=names, what=what, n=len(change.waiting), keys=keys)
        elif change.waiting:
            self._say("reload-partly", mods=names, what=_places(change.waiting), n=len(change.waiting))
        else:
            self._say("reload-done", mods=names)

    def _adopt(self, content: Content) -> None:
        """Let the house go by other content, pictures included."""
        self._app.adopt(content)
        self._app.problems += hang_looks(self._app.catalog, self._stage.art)
        self._new = None

    def _names(self, content: Content) -> str:
        """The mods that changed, as the players know them."""
        before, now = self._app.content.seal, content.seal
        changed = {id for id in before.keys() | now.keys() if before.get(id) != now.get(id)}
        spoken = self._app.settings.spoken
        titles = {
            mod.id: mod_words(mod, spoken)[0]
            for mod in (*self._app.loaded.mods, *content.loaded.mods)
            if mod.id in changed
        }
        return ", ".join(titles.get(id, id) for id in sorted(changed))

    def _say(self, key: str, **facts: Any) -> None:
        """Tell everybody."""
        self._stage.announce(self._stage.texts(key, **facts))


def _new_mistake(reading: Reading, now: Content) -> Problem | None:
    """The first error that was not there before, if there is one."""
    if isinstance(reading, NoGame):
        return reading.problems[0]
    known = {str(problem) for problem in now.problems}
    found = (one for one in reading.problems if one.severity == "error" and str(one) not in known)
    return next(found, None)


def _in_short(problem: Problem, texts: Texts) -> str:
    """A mistake on one line that everybody can read in passing: where it is, and what."""
    name = problem.file.rpartition("/")[2]
    said = problem_message(msgspec.structs.replace(problem, file=name, where="", hint=""), texts)
    return said if len(said) <= _MOST_SAID else said[:_MOST_SAID].rstrip() + "…"


def _places(waiting: tuple[Waiting, ...]) -> str:
    """The first thing that waits, as a mod's file calls it."""
    if not waiting:
        return ""
    table, id, field = waiting[0]
    return f"[{table}.{id.partition(':')[2]}] {field}".rstrip()
