"""A mod that comes in a pack: what it holds, needs and changes is said before it is put in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import paths
from game.app.workshop.bench import Thing
from game.app.workshop.mods_here import Parcel, Unwelcome, drop_parcel, open_parcel, packs_in, put_in
from game.core.letters import visible
from game.mods.manifest import BASE, Mod
from game.mods.problems import Problem
from scenes.screens.workshop.chooser.scene import Option
from scenes.screens.workshop.home.deed import Deed, open_menu
from scenes.screens.workshop.home.wrongs import problem_words

if TYPE_CHECKING:
    from scenes.screens.workshop.home.page import HomePage

_MOST_OFFERED = 12
"""Packs that the menu names; any other is found by its path."""
_SHOWN = 4
"""Mods that are named; more are counted."""


class Parcels:
    """The packs that lie about, one of them unpacked aside at most; `reread` is told of one put in."""

    def __init__(self, home: HomePage, reread: Callable[[str, str], None]) -> None:
        self._home, self._say, self._reread = home, home.texts, reread
        self._app = home.workshop.app
        self._aside: Parcel | None = None

    def deeds(self) -> list[Deed]:
        """A deed for each pack that lies where packs lie, and one for any other."""
        say = self._say
        places = [paths.user_mods(), Path.home(), Path.home() / "Downloads"]
        deeds = [
            Deed(
                say("deed-install", file=visible(file.name)), self._where(file), partial(self.look_into, file)
            )
            for file in packs_in(places)[:_MOST_OFFERED]
        ]
        return [*deeds, Deed(say("deed-path"), say("deed-path.hint"), self._ask_path)]

    def _where(self, file: Path) -> str:
        """What a press on a pack does, and in which folder it lies."""
        return self._say("deed-install.hint", folder=visible(str(file.parent)))

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
                self.look_into(file)

        asked: list[Path] = []
        self._home.stage.open(
            "workshop-letters", self._say("deed-path"), "", take, (), most=300, device=self._home.hand,
            after=go_on,
        )  # fmt: skip

    def look_into(self, file: Path) -> None:
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
        title = visible(manifest.title)
        errors = sum(one.severity == "error" for one in parcel.problems)
        what = self._summary(parcel)
        wrong = say("deed-put-in-wrong", n=errors) if errors else what
        deeds = [
            Deed(say("deed-put-in"), wrong, partial(self._put_in, parcel, title)),
            Deed(say("deed-leave-it"), what, self.clear_away),
        ]
        back = partial(self.look_into, file)
        for key, lines in self._lists(parcel):
            if lines:
                words = say(key, n=len(lines))
                deeds.append(Deed(words, visible(lines[0].words), partial(self._read, words, lines, back)))
        open_menu(self._home, say("deed-parcel-title", title=title, version=manifest.version), deeds)

    def _summary(self, parcel: Parcel) -> str:
        """What a parcel will do, in one sentence for each thing that there is to say."""
        over = [title for title in self._also(parcel) if title]
        few = ", ".join(over[:_SHOWN]) + ("…" if len(over) > _SHOWN else "")
        needs = ", ".join(one.words for one in parcel.wishes if not one.met)
        return self._say(
            "deed-parcel", n=len(parcel.files), changes=len(parcel.changes), over=visible(few) or "none",
            needs=visible(needs) or "none", old=parcel.old.version if parcel.old else "none",
        )  # fmt: skip

    def _lists(self, parcel: Parcel) -> list[tuple[str, list[Option]]]:
        """Everything that there is to read of a parcel: each list with the key of its title."""
        say = self._say
        needs = [
            say("deed-need", words=visible(one.words), met="yes" if one.met else "no")
            for one in parcel.wishes
        ]
        return [
            ("deed-see-wrong", [self._wrong(parcel, one) for one in parcel.problems]),
            ("deed-see-changes", [self._change(parcel, one) for one in parcel.changes]),
            ("deed-see-needs", [Option(n, words) for n, words in enumerate(needs)]),
            ("deed-see-files", [Option(n, visible(one)) for n, one in enumerate(parcel.files)]),
        ]

    def _wrong(self, parcel: Parcel, problem: Problem) -> Option:
        """Something that is wrong in a parcel, and where in it."""
        place = problem.place.removeprefix(f"{parcel.package.shown()}/")
        return Option(problem, problem_words(self._home, problem), visible(place))

    def _change(self, parcel: Parcel, said: str) -> Option:
        """A thing that a parcel changes by its name, and which mods that are on touch it, too."""
        game, _, rest = said.partition(": ")
        table, _, id = rest.partition(" ")
        thing = Thing(game, table, id)
        sections = self._home.workshop.bench.below.sections
        if (game, table) not in sections or thing not in self._home.workshop.bench.things(game, table):
            return Option(said, visible(said))
        key = f"workshop-one-{game}-{table}"
        kind = self._say(key) if key in self._say else table
        others = [mod.title for mod in self._touching(parcel) if thing in self._home.model.touched_by(mod)]
        hint = self._say("deed-also", over=visible(", ".join(others))) if others else kind
        return Option(said, visible(self._home.naming.thing(thing)), hint)

    def _touching(self, parcel: Parcel) -> list[Mod]:
        """The mods that are on, but for the base game and the one that the parcel replaces."""
        here = self._home.model.mods()
        return [mod for mod in here if mod.enabled and mod.id not in (BASE, parcel.package.id)]

    def _also(self, parcel: Parcel) -> list[str]:
        """The titles of mods that are on and touch what the parcel touches."""
        mine = set(parcel.changes)
        return [
            mod.title
            for mod in self._touching(parcel)
            if any(f"{one.game}: {one.table} {one.id}" in mine for one in self._home.model.touched_by(mod))
        ]

    def _put_in(self, parcel: Parcel, title: str) -> None:
        """Put a mod in its place, and let the house go by it."""
        try:
            put_in(parcel)
        except OSError:
            self._home.tell(self._say("deed-disk"))
            return
        self._reread("deed-installed", title)

    def _read(self, title: str, lines: Sequence[Option], back: Callable[[], object]) -> None:
        """Show some lines, each whole, and go back to where they were asked for."""
        self._home.stage.open(
            "workshop-choose", title, lines, [], lambda _: [], reading=True, device=self._home.hand,
            after=back,
        )  # fmt: skip

    def clear_away(self) -> None:
        """Throw away what was unpacked to be looked at, however its menu was closed."""
        if self._aside:
            drop_parcel(self._aside)
            self._aside = None
