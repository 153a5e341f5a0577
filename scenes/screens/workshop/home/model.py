"""What the first page knows: the mods of the house, one of them chosen, and the things of one game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from game.app.content.reading import mod_words
from game.app.games import GAMES
from game.app.workshop.bench import Thing
from game.app.workshop.craft import Craft
from game.app.workshop.own_mod import is_own_mod
from game.app.workshop.workshop import Workshop
from game.mods.manifest import BASE, Mod, Package
from game.mods.problems import Problem
from game.mods.texts import LANGUAGES, Texts


class ModFacts(NamedTuple):
    """A mod as the list shows it."""

    id: str
    title: str
    below: str
    on: bool
    own: bool
    wrong: int
    """How many mistakes it has."""
    games: tuple[str, ...]


class HomeModel:
    """The mods, the chosen one, the game and the kind of thing that are looked at."""

    def __init__(self, workshop: Workshop, game: str = "") -> None:
        self.workshop = workshop
        last = workshop.app.settings.last_game
        self.game = game or (last if last in self.games else self.games[0])
        self.table = 0
        self._said: dict[str, dict[Thing, Mapping[str, Any]]] = {}
        self.chosen = workshop.bench.mod.id

    @property
    def games(self) -> list[str]:
        """The games for which something is made, in the order of the house."""
        return [id for id, game in GAMES.items() if game.crafts]

    @property
    def crafts(self) -> tuple[Craft, ...]:
        """What is made for the game that is looked at."""
        return self.workshop.crafts(self.game)

    @property
    def craft(self) -> Craft:
        """The kind of thing that is looked at."""
        return self.crafts[self.table % len(self.crafts)]

    def turn_game(self, by: int) -> None:
        """Look at another kind of thing, and behind the last kind at another game."""
        self.table += by
        if not 0 <= self.table < len(self.crafts):
            games = self.games
            self.game = games[(games.index(self.game) + by) % len(games)]
            self.table = 0 if by > 0 else len(self.crafts) - 1

    def show_game(self, game: str) -> None:
        """Look at a game, or at the next kind of thing of the same."""
        if game == self.game:
            self.table = (self.table + 1) % len(self.crafts)
        else:
            self.game, self.table = game, 0

    def mods(self) -> list[Mod]:
        """Every mod of the house: the base game, those made here, the others."""
        every = self._every_mod()
        base = [mod for mod in every if mod.id == BASE]
        own = [mod for mod in every if is_own_mod(mod.folder)]
        others = [mod for mod in every if mod not in base and mod not in own]
        return [*base, *own, *sorted(others, key=lambda mod: mod.title.casefold())]

    def _every_mod(self) -> tuple[Mod, ...]:
        """The mods that the house knows, and the one at the bench, of which it may not have heard yet."""
        known, bench = self.workshop.app.loaded.mods, self.workshop.bench.mod
        if any(mod.id == bench.id for mod in known):
            return known
        return (*known, Package(bench.folder).mod(enabled=True))

    @property
    def mod(self) -> Mod | None:
        """The chosen mod."""
        return next((mod for mod in self.mods() if mod.id == self.chosen), None)

    def problems_of(self, mod: Mod) -> list[Problem]:
        """What is wrong in a mod."""
        inside = f"{mod.folder.parent.name}/{mod.folder.name}/"
        return [one for one in self.workshop.app.problems if one.file.startswith(inside)]

    def facts(self, say: Texts) -> list[ModFacts]:
        """Every mod as the list shows it, in the words of the house."""
        return [
            ModFacts(
                mod.id,
                mod_words(mod, say.language)[0],
                self._kind_words(mod, say),
                mod.switched_on,
                is_own_mod(mod.folder),
                sum(one.severity == "error" for one in self.problems_of(mod)),
                tuple(self.games_of(mod)),
            )
            for mod in self.mods()
        ]

    def _kind_words(self, mod: Mod, say: Texts) -> str:
        """What a mod is in a few words: so many of one kind of thing, or the games that it is about."""
        if mod.id == BASE:
            return say("workshop-of-house")
        things = self.touched_by(mod)
        tables = {(one.game, one.table) for one in things}
        if len(tables) == 1 and len(things) > 1:
            (kind,) = tables
            return say("workshop-so-many", n=len(things), kind=say(f"workshop-table-{kind[0]}-{kind[1]}"))
        games = [say(f"game-{one}") for one in self.games_of(mod)]
        if not games:
            return say("workshop-mod-empty")
        return say("workshop-all-games") if len(games) > 2 else ", ".join(games)

    def games_of(self, mod: Mod) -> list[str]:
        """The games that a mod is about: those that it names, or for which it says something."""
        said = {thing.game for thing in self.touched_by(mod)}
        return [one for one in GAMES if one in (mod.games or said)]

    def touched(self) -> list[Thing]:
        """Every thing of a game that the chosen mod makes or changes."""
        return self.touched_by(self.mod) if self.mod is not None and self.chosen != BASE else []

    def touched_by(self, mod: Mod) -> list[Thing]:
        """Every thing that a mod makes or changes; what is at the bench is asked each time, others once."""
        if self.workshop.bench.mod.id == mod.id:
            return self.workshop.bench.touched()
        return list(self._bodies(mod))

    def body_in(self, mod: Mod, thing: Thing) -> Mapping[str, Any]:
        """What a mod, as it was read first, says of a thing, by key."""
        return self._bodies(mod).get(thing, {})

    def _bodies(self, mod: Mod) -> dict[Thing, Mapping[str, Any]]:
        """What a mod says of the things that people make; it is read once."""
        if mod.id not in self._said:
            self._said[mod.id] = dict(_things_in(mod))
        return self._said[mod.id]

    def things(self) -> list[Thing]:
        """The things of the kind that is looked at."""
        return self.workshop.bench.things(self.game, self.craft.table)

    def switch(self, id: str) -> bool:
        """Switch a mod on or off; False where that cannot be."""
        mod = next((one for one in self.mods() if one.id == id), None)
        if mod is None or mod.id == BASE or not self.workshop.app.mods:
            return False
        done = self.workshop.app.switch_mod(id, on=not mod.switched_on)
        if done:
            self.workshop.reopen()
        return done

    def take_to_bench(self, id: str) -> bool:
        """Work on a mod from now on: on itself where it was made here, else on one that lies on top of it.

        Returns whether another one lies on the bench then.
        """
        mod = next((one for one in self.mods() if one.id == id), None)
        if mod is None or id == self.workshop.bench.mod.id:
            return False
        if mod.id == BASE:
            return False
        self.workshop.open(mod)
        self.chosen = self.workshop.bench.mod.id
        return True

    def copies(self, thing: Thing) -> int | None:
        """How often a thing is in its deck; None where nothing says so."""
        path = self.craft.copies
        found = self.workshop.bench.said(thing).get(str(path[0])) if path else None
        return found if isinstance(found, int) else None

    def change_copies(self, thing: Thing, by: int) -> bool:
        """Let a thing be in its deck more or less often; False where it is at an end."""
        path = self.craft.copies
        fields = [one for one in self.workshop.bench.fields(thing) if path and one.path == path]
        if not fields or fields[0].stepped(by) == fields[0].value:
            return False
        self.workshop.bench.set(thing, path, fields[0].stepped(by))
        self.workshop.saved()
        return True

    def make_like(self, thing: Thing, title: str) -> Thing:
        """Make a thing like another one; its name in both languages is the title until it gets others."""
        return self.workshop.make_like(thing, dict.fromkeys(LANGUAGES, title))


def _things_in(mod: Mod) -> Iterator[tuple[Thing, Mapping[str, Any]]]:
    """What the tables of a mod say of things that people make, in the order of its files."""
    made = {(craft.game, craft.table) for game in GAMES.values() for craft in game.crafts}
    package = Package(mod.folder)
    for game in GAMES:
        package.read_game(game)
    for game, source in package.sources:
        for table, things in source.table.items():
            if (game, table) in made and isinstance(things, dict):
                for one, body in things.items():
                    thing = Thing(game, table, one if ":" in one else f"{mod.id}:{one}")
                    yield thing, body if isinstance(body, dict) else {}
