"""What can be done with a mod, or with all of them: the entries of the menus on the first page."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.workshop.mods_here import (
    Thrown,
    Unwelcome,
    conflicts_here,
    is_ours,
    saves_with,
    settle,
    take_back,
    throw_mod_away,
    thrown_mods,
)
from game.app.workshop.own_mod import is_own_mod
from game.core.letters import visible
from game.mods.catalog import Catalog
from game.mods.conflicts.find import Conflict
from game.mods.conflicts.settle import Answer
from game.mods.manifest import BASE, Mod
from scenes.screens.workshop.home.deed import Deed, open_menu
from scenes.screens.workshop.home.parcels import Parcels

if TYPE_CHECKING:
    from scenes.screens.workshop.home.page import HomePage

_SHOWN = 4
"""Saves that are named; more are counted."""
_MOST_BACK = 5
"""Mods of the trash that are offered, those thrown away last."""


class ModDeeds:
    """The menus of mods on the first page."""

    def __init__(self, home: HomePage) -> None:
        self._home, self._say = home, home.texts
        self._app = home.workshop.app
        self._found: tuple[Catalog, tuple[Conflict, ...]] | None = None
        self.parcels = Parcels(home, lambda key, title: self._reread(key, title=title))

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
        deeds.append(Deed(say("deed-where"), visible(str(mod.folder)), lambda: None))
        return deeds

    def of_shelf(self) -> list[Deed]:
        """What can be done with all mods: a new one, one from a pack, or one from the trash."""
        say = self._say
        return [
            Deed(say("workshop-new-mod"), say("deed-new.hint"), self._home.begin_mod),
            Deed(say("deed-lesson"), say("deed-lesson.hint"), self._home.begin_lesson),
            *(
                Deed(
                    say("deed-back", title=visible(one.title)),
                    say("deed-back.hint"),
                    partial(self._take_back, one),
                )
                for one in thrown_mods()[:_MOST_BACK]
            ),
            *self.parcels.deeds(),
        ]

    def open_menu(self, title: str, deeds: list[Deed]) -> None:
        """Open a menu of deeds over the page."""
        open_menu(self._home, title, deeds)

    # conflicts

    def conflicts(self) -> tuple[Conflict, ...]:
        """The conflicts that nobody has settled; they are looked for once for each reading of the house."""
        if self._found is None or self._found[0] is not self._app.catalog:
            self._found = (self._app.catalog, conflicts_here(self._app) if self._app.mods else ())
        return self._found[1]

    def settle(self, one: Conflict, which: Answer) -> None:
        """Let one side of a conflict win."""
        try:
            settle(self._app, one, which)
        except OSError:
            self._home.tell(self._say("deed-disk"))
            return
        self._reread("deed-settled")

    # throwing away

    def _loss_of(self, mod: Mod) -> str:
        """What throwing a mod away will do: the saves that want it are named."""
        saves = saves_with(mod.id)
        named = ", ".join(visible(path.stem) for path in saves[:_SHOWN])
        more = "…" if len(saves) > _SHOWN else ""
        return self._say("deed-throw.hint", n=len(saves), saves=named + more)

    def _throw(self, mod: Mod) -> None:
        try:
            throw_mod_away(mod)
        except OSError:
            self._home.tell(self._say("deed-disk"))
            return
        self._home.workshop.forget(mod.id)
        self._reread("deed-thrown", title=visible(mod.title))

    def _take_back(self, one: Thrown) -> None:
        """Put a mod of the trash where it was."""
        try:
            take_back(one)
        except Unwelcome as no:
            self._home.tell(self._app.texts(no.key, **no.facts))
            return
        except OSError:
            self._home.tell(self._say("deed-disk"))
            return
        self._reread("deed-taken-back", title=visible(one.title))

    # the rest

    def look_into(self, file: Path) -> None:
        """Say what a pack holds and does, before it is put in."""
        self.parcels.look_into(file)

    def clear_away(self) -> None:
        """Throw away what was unpacked to be looked at, however its menu was closed."""
        self.parcels.clear_away()

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
