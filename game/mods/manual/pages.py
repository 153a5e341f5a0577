"""Pages of the manual: of the tables of a game, of files that are one Struct, of words."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from game.mods.defs import Section
from game.mods.flags import FlagDef
from game.mods.manual.examples import Example, example_block, read_examples
from game.mods.manual.kinds import Tables, anchor_of, fresh_tables, link
from game.mods.manual.markdown import heading, page, table
from game.mods.manual.sentences import Sentences
from game.mods.manual.tables import Place, key_rows, kind_rows, places_in, tag_of, word_rows

_HEAD = ("type", "range", "default", "sentence")
"""The columns of every table, after those that say which key it is."""


class Book(NamedTuple):
    """What every page is printed with: its sentences, and where examples lie."""

    say: Sentences
    examples: Path

    def of_page(self, name: str) -> dict[str, Example]:
        """The example of a page, file by file."""
        return read_examples(self.examples / name, name, self.say.texts.language, self.say)


def game_page(
    book: Book,
    game: str,
    sections: Sequence[Section],
    flags: Sequence[FlagDef],
    hooks: str = "",
    more: Mapping[str, Sequence[str]] | None = None,
) -> str:
    """The page of a game: every table that a mod may write, with an example, and its house rules.

    `hooks` is the page of its hooks, if it asks scripts; `more` are parts of the page by their titles, of
    what is no game and may have no house rules.
    """
    say, examples = book.say, book.of_page(game)
    tables = fresh_tables(say, {one.table: link(_section_heading(one.table, say)) for one in sections})
    name = book.say.house(f"game-{game}")
    parts = [_title(say.say("game-title", game=name)), say.say("game-intro", game=name, folder=f"`{game}/`")]
    parts += [say.say("game-hooks", page=f"{hooks}.md")] if hooks else []
    described = []
    for section in sections:
        top = _section_heading(section.table, say)
        found = places_in(top, f"{section.table}.", section.type, tables)
        described.append((section, found))
    rules = say.say("house-rules-title")
    ruled = bool(flags) or more is None
    titles = [*(more or {}), *([rules] if ruled else [])]
    heads = [link(found[0].heading) for _, found in described]
    heads += [f"[{one}](#{anchor_of(one)})" for one in titles]
    parts += ["\n".join(f"- {one}" for one in heads), *_popped(examples, game, "mod.toml")]
    for section, found in described:
        parts += [*described_places(found, say, tables, 2), _section_notes(section, say)]
        parts += _popped(examples, game, f"{game}/{section.table}.toml")
    for title, said in (more or {}).items():
        parts += [heading(2, title), *said]
    parts += [heading(2, rules), say.say("house-rules-intro"), _flag_table(flags, book)] if ruled else []
    if examples:
        parts += [heading(2, say.say("words-title")), say.say("words-intro")]
        parts += [example_block(game, one) for one in examples.values()]
    return page(parts)


def files_page(book: Book, name: str, files: Mapping[str, type], others: Sequence[str] = ()) -> str:
    """The page of files that are one Struct each, by their places in a mod; `others`: pages to go on to."""
    say, examples = book.say, book.of_page(name)
    parts = [_title(say.say(f"{name}-title")), say.say(f"{name}-intro")]
    if len(files) > 1:
        parts.append("\n".join(f"- {link(place)}" for place in files))
    told: set[str] = set()
    for place, kind in files.items():
        tables = fresh_tables(say, {})
        found = places_in(place, "", kind, tables)
        if told & {one.heading for one in found}:
            tables = fresh_tables(say, {})
            found = places_in(place, f"{PurePosixPath(place).stem}: ", kind, tables)
        told |= {one.heading for one in found}
        parts += described_places(found, say, tables, 2)
        parts += _popped(examples, name, place)
    parts += [example_block(name, one) for one in examples.values()]
    if others:
        parts += [heading(2, say.say("others-title"))]
        parts.append("\n".join(f"- [{page_title(book, one)}]({one}.md)" for one in others))
    return page(parts)


def page_title(book: Book, name: str) -> str:
    """What a page is called: by its game, by the hooks of a game, or by a sentence of its own."""
    _, _, game = name.rpartition("-")
    if book.say.has(f"{name}-title"):
        return book.say.say(f"{name}-title")
    key = "game-title" if game == name else "hooks-title"
    return book.say.say(key, game=book.say.house(f"game-{game}"))


def words_page(book: Book, name: str, sections: Sequence[Section]) -> str:
    """The page of texts: which keys say which things."""
    say = book.say
    rows = [
        [f"`{one.game}`", f"`[{one.table}.…]`", ", ".join(f"`{word}-…`" for word in one.words)]
        for one in sections
        if one.words
    ]
    head = [say.say(f"column-{one}") for one in ("game", "table", "words")]
    parts = [_title(say.say(f"{name}-title")), say.say(f"{name}-intro"), table(head, rows)]
    parts += [say.say(f"{name}-forms")]
    parts += [example_block(name, one) for one in book.of_page(name).values()]
    return page(parts)


def _popped(examples: dict[str, Example], page_name: str, place: str) -> list[str]:
    """The file of an example as it stands on its page, taken from the others; nothing where it has none."""
    return [example_block(page_name, examples.pop(place))] if place in examples else []


def _title(words: str) -> str:
    """The first heading of a page."""
    return heading(1, words)


def _section_heading(name: str, say: Sentences) -> str:
    """The heading of the tables of a section."""
    return f"[{name}.{say.say('a-name')}]"


def described_places(found: Sequence[Place], say: Sentences, tables: Tables, level: int) -> list[str]:
    """The headings, sentences and tables of some places; the first one is the widest."""
    parts: list[str] = []
    for deeper, place in enumerate(found):
        parts.append(heading(level + bool(deeper), f"`{place.heading}`"))
        parts.append(_sentence(place, say))
        parts.append(_key_table(place, say, tables))
    return parts


def _sentence(place: Place, say: Sentences) -> str:
    """What a place is, in a sentence; nothing of kinds, which have one each."""
    if place.words:
        return say.say(place.message)
    return "" if place.chosen else say.of_struct(place.structs[0])


def _key_table(place: Place, say: Sentences, tables: Tables) -> str:
    """The table of the keys of a Struct, or of a union of kinds."""
    if place.words:
        return table([say.say("column-word"), say.say("column-sentence")], word_rows(place, say))
    head = [say.say(f"column-{one}") for one in ("key", *_HEAD)]
    if place.chosen:
        return table([f"`{tag_of(place.structs)}`", *head], kind_rows(place.structs, say, tables))
    rows = key_rows(place.structs[0], say, tables)
    return table(head, rows) if rows else say.say("no-keys")


def _section_notes(section: Section, say: Sentences) -> str:
    """Which words say the defs of a section, and what a running match takes over of them."""
    words = ", ".join(f"`{word}-{say.say('a-name')}`" for word in section.words)
    running = ", ".join(f"`{key}`" for key in section.running)
    only = ", ".join(f"`{name}`" for name in section.only)
    notes = [say.say("section-words", words=words)] if words else []
    if running:
        key = "section-running-only" if only else "section-running"
        notes.append(say.say(key, keys=running, only=only))
    return "\n".join(f"- {one}" for one in notes)


def _flag_table(flags: Iterable[FlagDef], book: Book) -> str:
    """The house rules that the base game has, in the words of the lobby."""
    say = book.say
    head = [say.say(f"column-{one}") for one in ("rule", *_HEAD)]
    return table(head, [_flag_row(flag, book) for flag in flags])


def _flag_row(flag: FlagDef, book: Book) -> list[str]:
    """One house rule."""
    say, house = book.say, book.say.house
    known = ", ".join(f"`{one}`" for one in flag.choices)
    limits = say.say("range-both", least=str(flag.min), most=str(flag.max)) if flag.kind == "int" else known
    if flag.kind == "int" and flag.step > 1:
        limits = say.say("range-step", range=limits, step=str(flag.step))
    kind = say.say({"int": "type-int", "bool": "type-bool"}.get(flag.kind, "type-choice"))
    default = str(flag.default).lower() if isinstance(flag.default, bool) else str(flag.default)
    words = say.say("rule-words", name=house(f"flag-{flag.name}"), hint=house(f"flag-{flag.name}.hint"))
    words = f"{words} {say.say('rule-zero', words=house(flag.zero))}" if flag.zero else words
    return [f"`{flag.name}`", kind, limits, f"`{default}`", words]
