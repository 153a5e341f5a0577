"""What can be done with a mod, or with all of them: the entries of the menus on the first page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game import paths
from game.app.workshop.mods_here import (
    Parcel,
    Unwelcome,
    conflicts_here,
    drop_parcel,
    is_ours,
    open_parcel,
    packs_in,
    put_in,
    saves_with,
    settle,
    throw_mod_away,
)
from game.app.workshop.own_mod import is_own_mod
from game.core.letters import visible
from game.mods.conflicts.find import Conflict
from game.mods.conflicts.settle import Answer
from game.mods.manifest import BASE, Mod
from game.mods.problems import problem_message
from scenes.screens.workshop.chooser.scene import Option

if TYPE_CHECKING:
    from scenes.screens.workshop.home.page import HomePage

_SHOWN = 4
"""Files or saves that are named; more are counted."""


def _few(lines: Sequence[str]) -> str:
    """The first of some lines, and that there are more."""
    return visible(", ".join(lines[:_SHOWN]) + ("…" if len(lines) > _SHOWN else ""))


class Deed(NamedTuple):
    """An entry of a menu: its words, what it will do, the doing."""

    words: str
    hint: str
    do: Callable[[], object]


class ModDeeds:
    """The menus of mods on the first page."""

    def __init__(self, home: HomePage) -> None:
        self._home, self._say = home, home.texts
        self._app = home.workshop.app
        self._aside: Parcel | None = None

    def of_mod(self, mod: Mod) -> list[Deed]:
        """What can be done with a mod."""
        say, bench = self._say, self._home.workshop.bench.mod
        deeds = []
        if mod.id == bench.id:
            deeds.append(Deed(say("deed-rename"), say("deed-rename.hint"), self._rename))
        elif mod.id != BASE:
            key = "deed-work" if is_own_mod(mod.folder) else "deed-on-top"
            deeds.append(
                Deed(say(key), say(f"{key}.hint", title=mod.title), lambda: self._home.work_on(mod.id))
            )
        if not is_ours(mod):
            deeds.append(Deed(say("deed-throw"), self._loss_of(mod), partial(self._throw, mod)))
        deeds.append(Deed(say("deed-where"), str(mod.folder), lambda: None))
        return deeds

    def of_shelf(self) -> list[Deed]:
        """What can be done with all mods: a new one, or one from a pack."""
        say = self._say
        deeds = [
            Deed(say("workshop-new-mod"), say("deed-new.hint"), self._home.begin_mod),
            Deed(say("deed-lesson"), say("deed-lesson.hint"), self._home.begin_lesson),
        ]
        for file in packs_in([paths.user_mods(), Path.home(), Path.home() / "Downloads"])[:12]:
            words = say("deed-install", file=visible(file.name))
            deeds.append(Deed(words, say("deed-install.hint"), partial(self._look_into, file)))
        deeds.append(Deed(say("deed-path"), say("deed-path.hint"), self._ask_path))
        return deeds

    def _ask_path(self) -> None:
        """Let somebody type where a pack lies."""

        def take(text: str) -> str | None:
            file = Path(text.strip("\"'")).expanduser()
            if not file.is_file():
                return self._say("deed-no-file", path=visible(text))
            asked.append(file)
            return None

        def go_on() -> None:
            for file in asked:
                self._look_into(file)

        asked: list[Path] = []
        self._home.stage.open(
            "workshop-letters", self._say("deed-path"), "", take, (), most=300, device=self._home.hand,
            after=go_on,
        )  # fmt: skip

    def conflicts(self) -> tuple[Conflict, ...]:
        """The conflicts that nobody has settled."""
        return conflicts_here(self._app) if self._app.mods else ()

    def open_menu(self, title: str, deeds: list[Deed]) -> None:
        """Open a menu of deeds over the page."""
        options = [Option(place, one.words, one.hint) for place, one in enumerate(deeds)]
        self._home.stage.open(
            "workshop-choose", title, options, [], lambda place: [deeds[place].do()], device=self._home.hand
        )

    # conflicts

    def settle(self, one: Conflict, which: Answer) -> None:
        """Let one side of a conflict win."""
        try:
            settle(self._app, one, which)
        except OSError:
            self._home.tell(self._say("deed-disk"))
            return
        self._reread("deed-settled")

    # putting in and throwing away

    def _loss_of(self, mod: Mod) -> str:
        """What throwing a mod away will do: the saves that want it are named."""
        saves = saves_with(mod.id)
        named = ", ".join(visible(path.stem) for path in saves[:_SHOWN])
        return self._say("deed-throw.hint", n=len(saves), saves=named)

    def _throw(self, mod: Mod) -> None:
        try:
            throw_mod_away(mod)
        except OSError:
            self._home.tell(self._say("deed-disk"))
            return
        self._home.workshop.forget(mod.id)
        self._reread("deed-thrown", title=mod.title)

    def _look_into(self, file: Path) -> None:
        """Say what a pack holds and does, before it is put in."""
        self.clear_away()
        try:
            parcel = self._aside = open_parcel(self._app, file)
        except Unwelcome as no:
            self._home.tell(self._app.texts(no.key, **no.facts))
            return
        except OSError:
            self._home.tell(self._say("deed-disk"))
            return
        manifest = parcel.package.manifest
        assert manifest is not None
        say = self._say
        what = say(
            "deed-parcel", n=len(parcel.files), files=_few(parcel.files),
            needs=", ".join(one.words for one in parcel.wishes if not one.met) or say("deed-nothing"),
            changes=_few(parcel.changes) or say("deed-nothing"),
        )  # fmt: skip
        errors = [one for one in parcel.problems if one.severity == "error"]
        title = say("deed-parcel-title", title=visible(manifest.title), version=manifest.version)

        def put() -> None:
            try:
                put_in(parcel)
            except OSError:
                self._home.tell(say("deed-disk"))
                return
            self._reread("deed-installed", title=visible(manifest.title))

        deeds = [
            Deed(say("deed-put-in"), say("deed-put-in-wrong", n=len(errors)) if errors else what, put),
            Deed(say("deed-leave-it"), what, self.clear_away),
        ]
        back = partial(self._look_into, file)
        for key, lines in (
            ("deed-see-files", parcel.files),
            ("deed-see-changes", parcel.changes),
            ("deed-see-wrong", [problem_message(one, self._app.texts) for one in parcel.problems]),
        ):
            if lines:
                words = say(key, n=len(lines))
                deeds.append(Deed(words, _few(lines), partial(self._read_list, words, lines, back)))
        self.open_menu(title, deeds)

    def _read_list(self, title: str, lines: Sequence[str], back: Callable[[], object]) -> None:
        """Show some lines, each whole, and go back to where they were asked for."""
        options = [Option(place, visible(one), visible(one)) for place, one in enumerate(lines)]
        self._home.stage.open(
            "workshop-choose", title, options, [], lambda _: [], reading=True, device=self._home.hand,
            after=back,
        )  # fmt: skip

    def clear_away(self) -> None:
        """Throw away what was unpacked to be looked at, however its menu was closed."""
        if self._aside:
            drop_parcel(self._aside)
            self._aside = None

    def _rename(self) -> None:
        bench = self._home.workshop.bench

        def take(title: str) -> str | None:
            if not title:
                return self._say("deed-no-name")
            bench.rename(title)
            self._reread("")
            return None

        proposals = self._say("deed-names").split("|")
        self._home.stage.open(
            "workshop-letters",
            self._say("deed-rename"),
            bench.mod.title,
            take,
            proposals,
            device=self._home.hand,
        )

    def _reread(self, key: str, **facts: str) -> None:
        """Let the house go by what was changed, and say so."""
        self._app.read_content_again()
        self._home.workshop.reopen()
        if key:
            self._home.tell(self._say(key, **facts))
