"""The workshop of a house: the mods that were made here, one of them at the bench; the house is told."""

import re
import unicodedata
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import paths
from game.app.app import App
from game.app.content.asked_words import MOST_ASKED
from game.app.games import GAMES, all_sections
from game.app.workshop.below import Below, below_of
from game.app.workshop.bench import Bench, Thing, Told
from game.app.workshop.craft import Craft, Phrase, Trial, sentence_of
from game.app.workshop.fields import completed
from game.app.workshop.grammar import Gender, gender_of, name_forms
from game.app.workshop.measuring import Side
from game.app.workshop.own_mod import HandWritten, OwnMod, is_own_mod
from game.app.workshop.own_words import OwnWords
from game.app.workshop.reasons import Setter, setters_of
from game.mods.catalog import Catalog
from game.mods.defs import Def
from game.mods.manifest import Mod
from game.mods.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from game.scripting.hooks.scripts import Asked

_LONGEST_ID = 36


class Workshop:
    """Mods of one's own in one house; what is saved here the house goes by when `tell_house` is called."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._bench: Bench | None = None
        self._told = True
        self.asked: deque[Asked] = deque(maxlen=MOST_ASKED)
        """What scripts were asked in the trial that was played last, the latest at the end."""
        self._catalog: tuple[Below, Catalog] | None = None
        self._others: dict[tuple[str, tuple[Path, ...]], Texts] = {}

    @property
    def bench(self) -> Bench:
        """The bench with the mod that is worked on: the one opened last, or else the first; new if none is.

        Raises:
            OSError: none is there, and none can be written.
        """
        if self._bench is None:
            own = self.own_mods()
            self._bench = self.open(own[0]) if own else self.begin(self.app.texts("workshop-first-mod"))
        return self._bench

    def own_mods(self) -> list[Mod]:
        """The mods that were made here and that no hand has written in since."""
        return [
            mod for mod in self.app.loaded.mods if is_own_mod(mod.folder) and self.open_mod(mod) is not None
        ]

    def open_mod(self, mod: Mod) -> OwnMod | None:
        """A mod that was made here; None where a hand wrote in it."""
        try:
            return OwnMod.open(mod.folder)
        except (HandWritten, OSError):
            return None

    def open(self, mod: Mod) -> Bench:
        """Take a mod of one's own to the bench; of one that a hand wrote a new one that lies on top of it.

        Raises:
            OSError: it cannot be read, or the one on top cannot be written.
        """
        own = self.open_mod(mod) if is_own_mod(mod.folder) else None
        if own is None:
            title = self.app.texts("workshop-on-top", title=mod.title)
            return self.begin(title, requires=(mod.id,))
        return self.take(own)

    def take(self, own: OwnMod) -> Bench:
        """Take a mod that is open to the bench."""
        self._bench = Bench(own, self._below(own), self._retold)
        return self._bench

    def begin(self, title: str, requires: tuple[str, ...] = ()) -> Bench:
        """Take a new mod to the bench.

        Raises:
            OSError: it cannot be written.
        """
        own = OwnMod.begin(self._free_folder(title), title, requires=requires)
        self._told = False
        return self.take(own)

    def _free_folder(self, title: str) -> Path:
        """A folder for a mod of this title whose name nobody has."""
        plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
        name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:_LONGEST_ID].rstrip("-")
        name = name if name[:1].isalpha() else f"mod-{name}".rstrip("-")
        taken = {mod.id for mod in self.app.loaded.mods}
        number, free = 1, name
        while free in taken or (paths.user_mods() / free).exists():
            number += 1
            free = f"{name}-{number}"
        return paths.user_mods() / free

    def _below(self, own: OwnMod) -> Below:
        """What all other mods say that are on and do not build on this one, in load order."""
        above = {own.id}
        kept: list[Path] = []
        for mod in self.app.loaded.mods:
            if mod.enabled and not above & {mod.id, *mod.requires}:
                kept.append(mod.folder)
            else:
                above.add(mod.id)
        return below_of(kept, all_sections(), list(GAMES))

    def reopen(self) -> None:
        """Look anew at what lies below the mod on the bench: other mods were switched."""
        if self._bench is not None:
            self.take(self._bench.mod)

    def forget(self, id: str) -> None:
        """Lay the mod at the bench down, if it is this one: it was thrown away."""
        if self._bench is not None and self._bench.mod.id == id:
            self._bench = None

    # what the house hears

    def saved(self) -> None:
        """Note that something was written, so that the house is told before the next match."""
        self._told = False

    def tell_house(self) -> None:
        """Let the house go by what was written; it may take a second.

        Raises:
            NoGame: the base content itself is broken.
        """
        if not self._told:
            self.app.read_content_again()
            self._told = True

    # crafts and their words

    def crafts(self, game: str) -> tuple[Craft, ...]:
        """What people make in a game."""
        return tuple(GAMES[game].crafts)

    def craft_of(self, thing: Thing) -> Craft | None:
        """How a thing is made; None: nobody makes such things here."""
        return next((one for one in self.crafts(thing.game) if one.table == thing.table), None)

    def rule_text(self, thing: Thing, said: Mapping[str, Any], language: str) -> str:
        """What a thing that says so does, in a language; empty where there is nothing to tell."""
        return sentence_of(self.phrases(thing, said, language))

    def phrases(self, thing: Thing, said: Mapping[str, Any], language: str) -> Sequence[Phrase]:
        """The sentence of a thing that says so, phrase by phrase."""
        craft = self.craft_of(thing)
        return craft.tell(self._whole(thing, said, craft), self.spoken(language)) if craft else ()

    def _whole(self, thing: Thing, said: Mapping[str, Any], craft: Craft) -> dict[str, Any]:
        """All that a thing says that says so, and what others say of it."""
        whole = completed(self.bench.section(thing).type, dict(said))
        return {**whole, **craft.beside(self.bench, thing)}

    def trial(self, thing: Thing) -> Trial | None:
        """Where a thing is tried; None where nobody knows."""
        craft = self.craft_of(thing)
        said = self.bench.said(thing)
        return craft.try_out(thing.id, self._whole(thing, said, craft)) if craft else None

    def _retold(self, thing: Thing, said: Mapping[str, Any]) -> Told:
        """The rule text of a thing that says so, by language and key; nothing where it has none."""
        craft = self.craft_of(thing)
        if craft is None:
            return {}
        whole = self._whole(thing, said, craft)
        told = {}
        for language in LANGUAGES:
            words = self.spoken(language)
            rule = {craft.rule: sentence_of(craft.tell(whole, words))} if craft.rule else {}
            told[language] = {**rule, **craft.messages(whole, words)}
        return told

    # what is made

    def make_like(self, like: Thing, titles: Mapping[str, str]) -> Thing:
        """Make a thing like another one in one step, with all that it needs to come to the table.

        `titles` are its names by language.

        Raises:
            OSError: the disk does not let us.
        """
        craft = self.craft_of(like)
        word = self.name_word(like)
        joint = craft.joint if craft else "-"
        told = {one: self._named(like, one, title, word) for one, title in titles.items()}
        with self.bench.together() as bench:
            made = bench.make_like(like, next(iter(titles.values())), told, joint)
            if craft is not None:
                craft.along(bench, like, made, {one: self.spoken(one) for one in LANGUAGES})
        self.saved()
        return made

    def remove(self, thing: Thing) -> None:
        """Take a thing of the mod, or what it changes of one, away with all that hung on it, in one step.

        Raises:
            OSError: the disk does not let us.
        """
        craft = self.craft_of(thing)
        with self.bench.together() as bench:
            bench.remove(thing)
            if craft is not None:
                craft.apart(bench, thing)
        self.saved()

    def name_word(self, thing: Thing) -> str:
        """The word before its own in the key of a thing's name."""
        return (self.bench.section(thing).words or ("name",))[0]

    def rename(self, thing: Thing, language: str, title: str, gender: Gender | None = None) -> None:
        """Give a thing of the mod another name, with its article where sentences need it.

        Where nobody says the gender, it is guessed. Languages that call it as this one did follow.

        Raises:
            OSError: the disk does not let us.
        """
        word = self.name_word(thing)
        before = self.bench.words(thing, language, word)
        alike = [one for one in LANGUAGES if self.bench.words(thing, one, word) == before or one == language]
        self.bench.say(thing, {one: self._named(thing, one, title, word, gender) for one in alike})
        self.saved()

    def _named(
        self, like: Thing, language: str, title: str, word: str, gender: Gender | None = None
    ) -> dict[str, str]:
        """The messages of a name, with those of its forms where sentences need them."""
        craft = self.craft_of(like)
        if craft is None or not craft.named:
            return {word: title}
        known = self.spoken(language)(f"{word}-{like.id}.the")
        forms = name_forms(language, title, gender or gender_of(title, known))
        return {word: title, **{f"{word}.{form}": said for form, said in forms.items()}}

    def sides(self, thing: Thing) -> tuple[Side, Side]:
        """The house without the mod at the bench, and with all in it that is sound, for a thing's game."""
        without = self._without()
        bench = self.bench
        made = [(one, bench.checked(one)) for one in bench.touched() if one.game == thing.game]
        defs: dict[type[Def], list[Def]] = {}
        for one, found in made:
            if isinstance(found, Def):
                defs.setdefault(bench.section(one).type, []).append(found)
        return Side(without), Side(without.with_defs(thing.game, defs))

    def _without(self) -> Catalog:
        """The content below the bench, laid out once."""
        if self._catalog is None or self._catalog[0] is not self.bench.below:
            self._catalog = (self.bench.below, self.bench.below.catalog())
        return self._catalog[1]

    def why(self, thing: Thing, key: str) -> list[Setter]:
        """Who set a key of a thing in this house, in the order of reading; nobody: it has its default."""
        return setters_of(self.app.loaded.mods, all_sections(), thing, key)

    def spoken(self, language: str) -> OwnWords:
        """The words of a language, with the names that the mod at the bench gives to its things."""
        return OwnWords(self.bench, self.words(language))

    def words(self, language: str) -> Texts:
        """The words of the house in a language, whichever it speaks now."""
        texts = self.app.texts
        if texts.language == language:
            return texts
        key = (language, texts.folders)
        if key not in self._others:
            self._others = {key: Texts(language, texts.folders, texts.homes)}
        return self._others[key]
