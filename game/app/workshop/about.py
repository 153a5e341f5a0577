"""Rows of a thing's sheet beside what it says: its name, its look, what goes with it, and taking it away."""

import zlib
from typing import TYPE_CHECKING, Any, get_args

from game.app.workshop.craft import Craft
from game.app.workshop.fields import Field
from game.app.workshop.grammar import Gender, gender_of
from game.app.workshop.looks import SIGN

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.app.workshop.workshop import Workshop

NAME, TEXT, ARTICLE, LOOK, FILE, KIN, GONE = (
    "@name", "@text", "@article", "@look", "@file", "@kin", "@gone",
)  # fmt: skip
"""What the path of such a row begins with."""


def rows_about(workshop: "Workshop", thing: "Thing") -> list[Field]:
    """The rows of a thing beside those of what it says."""
    craft = workshop.craft_of(thing)
    if craft is None:
        return []
    rows = [*_look_rows(workshop, thing, craft)]
    rows += [_row((KIN, one.id), "page", one.id)._replace(words=f"about-kin-{one.table}", section=one.table)
             for one in craft.kin(workshop.bench, thing)]  # fmt: skip
    if workshop.bench.is_own(thing):
        rows = [*_name_rows(workshop, thing, craft), *rows, *_text_rows(workshop, thing, craft)]
        rows.append(_row((GONE,), "deed", None))
    return rows


def is_about(field: Field) -> bool:
    """Whether a row is beside what the thing says."""
    return str(field.path[0]).startswith("@")


def put_about(workshop: "Workshop", thing: "Thing", field: Field, value: Any) -> None:
    """Let such a row say something else.

    Raises:
        OSError: the disk does not let us.
    """
    language = workshop.app.texts.language
    match field.path:
        case ("@name",):
            workshop.rename(thing, language, str(value))
        case ("@text",):
            _tell(workshop, thing, str(value or ""))
        case ("@article",):
            workshop.rename(thing, language, _title(workshop, thing), value)
        case ("@look", str(key)):
            craft = workshop.craft_of(thing)
            worn = {one: said for one, said in workshop.bench.look(thing).items() if one != key}
            if craft is not None and value is not None:
                worn[key] = craft.looks[key][value]
            workshop.bench.dress(thing, worn)
        case ("@file",):
            worn = {key: said for key, said in workshop.bench.look(thing).items() if key != "picture"}
            workshop.bench.dress(thing, worn)


def _tell(workshop: "Workshop", thing: "Thing", words: str) -> None:
    """Let the rule of a thing be told in these words; without any it is told from what it does."""
    craft, language = workshop.craft_of(thing), workshop.app.texts.language
    if craft is not None:
        told = words or workshop.rule_text(thing, workshop.bench.said(thing), language)
        workshop.bench.say(thing, {language: {craft.rule: told}})


def _text_rows(workshop: "Workshop", thing: "Thing", craft: Craft) -> list[Field]:
    """Its rule text: changed where own words stand for what is told from what it does."""
    if not craft.rule:
        return []
    language = workshop.app.texts.language
    told = workshop.rule_text(thing, workshop.bench.said(thing), language)
    row = _row((TEXT,), "text", workshop.bench.words(thing, language, craft.rule) or told)
    return [row._replace(below=told)]


def _row(path: tuple[str, ...], kind: Any, value: Any) -> Field:
    """A row that never counts as changed."""
    return Field(path, kind, "about-" + "-".join(one.removeprefix("@") for one in path), value, value)


def _title(workshop: "Workshop", thing: "Thing") -> str:
    return workshop.bench.words(thing, workshop.app.texts.language, workshop.name_word(thing))


def _name_rows(workshop: "Workshop", thing: "Thing", craft: Craft) -> list[Field]:
    """Its name and, where French sentences need it, its article."""
    title = _title(workshop, thing)
    rows = [_row((NAME,), "text", title)]
    if craft.named and workshop.app.texts.language == "fr":
        known = workshop.bench.words(thing, "fr", f"{workshop.name_word(thing)}.of")
        gender = _gender_in(known) or gender_of(title)
        rows.append(_row((ARTICLE,), "choice", gender)._replace(choices=get_args(Gender)))
    return rows


def _gender_in(of: str) -> Gender | None:
    """The gender that « du … », « de la … » or « des … » tells; None: none is told."""
    told: dict[str, Gender] = {"du ": "he", "de la ": "she", "des ": "many"}
    return next((gender for start, gender in told.items() if of.startswith(start)), None)


def _look_rows(workshop: "Workshop", thing: "Thing", craft: Craft) -> list[Field]:
    """What may be chosen of how it looks; behind it a picture of one's own."""
    worn = workshop.bench.look(thing)
    rows = []
    for key, choices in craft.looks.items():
        word = next((one for one, said in choices.items() if said == worn.get(key)), None)
        row = _row((LOOK, key), "choice", word)
        must = craft.dressed and workshop.bench.is_own(thing)
        rows.append(row._replace(choices=tuple(choices), optional=not must))
    if craft.looks:
        own = str(worn.get("picture", ""))
        rows.append(_row((FILE,), "file", "" if own.startswith(SIGN) else own))
    return rows


def wear_file(workshop: "Workshop", thing: "Thing", picture: bytes) -> str:
    """Let a thing look like a picture, which is copied into the mod at the bench; returns the file's name.

    Whoever calls it has looked whether it is a PNG that a mod may bring.

    Raises:
        OSError: the disk does not let us.
    """
    bench = workshop.bench
    name = f"{thing.name.replace('_', '-')}-{zlib.crc32(picture):08x}.png"
    bench.mod.keep_file(f"look/{name}", picture)
    bench.dress(thing, {**bench.look(thing), "picture": name})
    return name
