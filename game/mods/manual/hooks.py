"""Pages of hooks: what scripts of a game are told, what they may wish for, and an example of each."""

from collections.abc import Sequence
from typing import NamedTuple

from game.mods.manual.examples import example_block
from game.mods.manual.kinds import Tables, anchor_of, fresh_tables, link, range_words, type_words
from game.mods.manual.markdown import heading, page, table
from game.mods.manual.pages import Book, described_places
from game.mods.manual.sentences import Sentences
from game.mods.manual.tables import fields_of, kind_rows, places_in, tag_of
from game.scripting.hooks.chain import DEEPEST
from game.scripting.hooks.memory import MOST_KEPT, MOST_STRIKES
from game.scripting.hooks.vocabulary import FLAGS, MEMORY, Vocabulary
from game.scripting.limits import LONGEST_SOURCE, Budget, Limits

_COLUMNS = ("fact", "type", "range", "sentence")


class Told(NamedTuple):
    """The page of a game's hooks while it is printed."""

    game: str
    words: Vocabulary
    say: Sentences
    tables: Tables


def hooks_page(book: Book, name: str, game: str, words: Vocabulary) -> str:
    """The page of the hooks of a game: facts by hook, an example of each, and the wishes."""
    say, examples = book.say, book.of_page(name)
    told = Told(game, words, say, fresh_tables(say, {}))
    every, wishes = say.say("every-hook-title"), say.say("wishes-title")
    parts = [heading(1, say.say("hooks-title", game=say.house(f"game-{game}"))), say.say("hooks-intro")]
    heads = [_titled_link(every), *map(link, words.hooks), _titled_link(wishes)]
    parts += ["\n".join(f"- {one}" for one in heads), heading(2, every), say.say("every-hook-intro")]
    parts += _facts(told, words.common, "", with_memory=True)
    for hook in words.hooks:
        parts += _hook(told, hook)
        example = examples.pop(f"{game}/{hook}.lua", None)
        parts += [example_block(name, example)] if example else []
    kinds = tuple(words.wishes.values())
    head = [f"`{tag_of(kinds)}`", *(say.say(f"column-{one}") for one in ("key", *_WISH_COLUMNS))]
    parts += [heading(2, wishes), say.say("wishes-intro"), table(head, kind_rows(kinds, say, told.tables))]
    parts += [example_block(name, one) for one in examples.values()]
    return page(parts)


_WISH_COLUMNS = ("type", "range", "default", "sentence")


def scripts_page(book: Book, name: str, script: type, games: Sequence[str]) -> str:
    """The page of what holds for scripts of every game; `games` are those that ask scripts."""
    say, limits = book.say, Limits()
    tables = fresh_tables(say, {})
    found = places_in(f"[script.{say.say('a-name')}]", "script.", script, tables)
    figures = {
        "work": limits.work,
        "decision": Budget().left,
        "memory": limits.memory >> 20,
        "text": limits.text,
        "depth": limits.depth,
        "items": limits.items,
        "source": LONGEST_SOURCE,
        "kept": MOST_KEPT,
    }
    rows = [[say.say(f"limit-{key}"), str(value)] for key, value in figures.items()]
    pages = [f"[{say.house(f'game-{one}')}]({name}-{one}.md)" for one in games]
    parts = [heading(1, say.say("scripts-title")), say.say("scripts-intro"), ", ".join(pages)]
    parts += described_places(found, say, tables, 2)
    parts += [example_block(name, one) for one in book.of_page(name).values()]
    facts = {"deepest": str(DEEPEST), "strikes": str(MOST_STRIKES)}
    parts += [heading(2, say.say("laws-title"))]
    parts += ["\n".join(f"- {say.say(f'law-{law}', **facts)}" for law in _LAWS)]
    head = [say.say("column-limit"), say.say("column-most")]
    return page([*parts, heading(2, say.say("limits-title")), say.say("limits-intro"), table(head, rows)])


_LAWS = ("order", "all-or-nothing", "chain", "once", "secrets", "same", "shape", "strikes", "say")
"""What holds for every script, in the order in which it is told."""


def _titled_link(title: str) -> str:
    """A link to a heading in words."""
    return f"[{title}](#{anchor_of(title)})"


def _hook(told: Told, hook: str) -> list[str]:
    """The heading, the sentence and the facts of one hook."""
    say = told.say
    parts = [heading(2, f"`{hook}`"), say.say(f"hook-{told.game}-hooks.{hook}")]
    if hook in told.words.open:
        parts.append(say.say("hook-open"))
    return [*parts, *_facts(told, told.words.hooks[hook], f"{hook}.", with_memory=False)]


def _facts(told: Told, struct: type, inside: str, *, with_memory: bool) -> list[str]:
    """The table of some facts, and of what lies inside them."""
    say = told.say
    inner = places_in(inside, inside, struct, told.tables)[1:]
    rows = _fact_rows(told, struct)
    if with_memory:
        for name in (MEMORY, FLAGS):
            rows.append([f"`{name}`", say.say("type-any"), "", say.say(f"fact-{name}")])
    parts = [_fact_table(say, rows)]
    for place in inner:
        parts += [heading(3, f"`{place.heading}`"), say.of_struct(place.structs[0])]
        parts.append(_fact_table(say, _fact_rows(told, place.structs[0])))
    return parts


def _fact_rows(told: Told, struct: type) -> list[list[str]]:
    """For each fact: its name, its type, its range, its sentence."""
    say = told.say
    return [
        [
            f"`{field.encode_name}`",
            type_words(field.type, say, told.tables),
            range_words(field.type, say),
            say.of_key(struct, field.encode_name),
        ]
        for field in fields_of(struct)
    ]


def _fact_table(say: Sentences, rows: list[list[str]]) -> str:
    """A table of facts, or the sentence that there are none."""
    return table([say.say(f"column-{one}") for one in _COLUMNS], rows) if rows else say.say("no-facts")
