"""The words of fields and of what may stand in them, in the language of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game import paths
from game.app.workshop.bench import Thing
from game.app.workshop.fields import Field
from game.mods.manifest import BASE
from game.mods.manual.sentences import Sentences
from game.mods.texts import Texts

if TYPE_CHECKING:
    from game.app.workshop.workshop import Workshop

DICE = ("D3", "D6", "2D6")
"""Words that are written alike in every language."""
_OF_THE_GAMES = ("stat", "troop", "rule", "choice")
"""The beginnings of the keys by which games, too, call what may be chosen; that of the workshop is last."""
_MANY = 3
"""So many words of a list are told; more are counted."""


class Naming:
    """The words of fields of things, and of their values."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop, self.texts = workshop, workshop.app.texts
        self._manual = Sentences(Texts(self.texts.language, [paths.assets_folder() / "manual"]), self.texts)

    def field(self, field: Field) -> str:
        """The name of a field; of one in a list the name of what it holds, with its place."""
        place = next((key for key in reversed(field.path) if isinstance(key, int)), None)
        last = field.words.rpartition("-")[2]
        side = f"field-{last}-{(place or 0) + 1}"
        if isinstance(field.path[-1], int) and side in self.texts:
            return self.texts(side)
        words = self._first(f"field-{field.words}", f"stat-{last}", f"field-{last}")
        if isinstance(field.path[-1], int) or (field.tag and place is not None):
            one = f"field-{last}-one"
            name = self.texts(one) if one in self.texts else words
            return self.texts("field-of-many", name=name, n=(place or 0) + 1)
        return words

    def hint(self, field: Field) -> str:
        """What a field means, as the manual says it."""
        key = next(one for one in reversed(field.path) if isinstance(one, str))
        if field.struct is None:
            return ""
        if field.tag and field.kind == "choice":
            key = str(field.path[-2] if isinstance(field.path[-2], str) else field.path[-3])
        return self._manual.of_key(field.struct, key).replace("`", "")

    def word(self, field: Field, word: Any) -> str:
        """What may be chosen in a field: a word of its list, or a thing."""
        if word is None:
            return self.texts("field-nothing")
        if field.section:
            return self.thing_id(str(word), field.section)
        if word in DICE:
            return str(word)
        return self._first(f"choice-{field.words}-{word}", *(f"{one}-{word}" for one in _OF_THE_GAMES))

    def _first(self, *keys: str) -> str:
        """The first message of some keys that there is; the last one, where there is none."""
        return self.texts(next((one for one in keys if one in self.texts), keys[-1]))

    def word_hint(self, field: Field, word: str) -> str:
        """What a word of a field's list means, as the manual says it; empty where it does not."""
        place = f"{field.words}.{word}"
        return self._manual.texts(place).replace("`", "") if place in self._manual.texts else ""

    def hook(self, game: str, name: str) -> str:
        """What a hook tells scripts, as the manual says it."""
        return self._manual.texts(f"hook-{game}-hooks.{name}").replace("`", "")

    def value(self, field: Field) -> str:
        """What stands in a field."""
        value = field.value
        match field.kind:
            case "switch":
                return self.texts("field-on" if value else "field-off")
            case "number":
                return self.word(field, value) if not isinstance(value, int) else f"{value}"
            case "several" | "things":
                return self._list_words(field, value)
            case "parts":
                key = f"field-parts-{field.words.rpartition('-')[2]}"
                return self.texts(key if key in self.texts else "field-parts", n=len(value or ()))
            case "text" | "file":
                return str(value or self.texts("field-nothing"))
            case "deed" | "fixed":
                return "" if field.kind == "deed" else self.texts("field-fixed")
        return self.word(field, value)

    def raw_value(self, field: Field, value: Any) -> str:
        """A value of the key that a field belongs to, as one mod wrote it."""
        if len(field.path) == 1:
            return self.value(field._replace(value=value))
        return self.texts("workshop-why-whole")

    def _list_words(self, field: Field, value: Any) -> str:
        """Some words, or how many there are."""
        if value is None:
            return self.texts("field-nothing")
        words = [self.word(field, one) for one in value]
        if not words:
            return self.texts("field-none")
        return ", ".join(words) if len(words) <= _MANY else self.texts("field-several", n=len(words))

    def thing(self, thing: Thing) -> str:
        """The name of a thing: that of its mod at the bench first, then that of the house."""
        bench = self._workshop.bench
        word = (bench.section(thing).words or ("name",))[0]
        own = bench.words(thing, self.texts.language, word)
        if own:
            return own
        ours = f"thing-{thing.game}-{thing.table}-{thing.name}"
        key = ours if thing.mod == BASE and ours in self.texts else f"{word}-{thing.id}"
        return self.texts(key) if key in self.texts else thing.name.replace("_", " ").replace("-", " ")

    def thing_id(self, id: str, section: str) -> str:
        """The name of a thing by its id, in whichever game it is."""
        for game, table in self._workshop.bench.below.sections:
            if table == section or section == "*":
                thing = Thing(game, table, id)
                if thing in self._workshop.bench.things(game, table):
                    return self.thing(thing)
        return id.partition(":")[2]

    def option_words(self, field: Field, options: Sequence[str]) -> list[str]:
        """The words of everything that may be chosen in a field."""
        return [self.word(field, one) for one in options]
