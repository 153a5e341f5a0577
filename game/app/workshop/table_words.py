"""Twelve words for the house rules of a table: said in one house, typed in another, and checked.

Eleven words are one number in mixed radix: every house rule by its possible values, counted from the one of
the book; the shipped mods that are on, if any; a fingerprint of what all house rules are; the game; and the
edition, a fingerprint of what programs must agree on to read the rest. It is stirred, so that plain tables do
not say the same word eleven times. The twelfth word is the check.
"""

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from math import prod

import msgspec

from game import paths
from game.app.games import GAMES
from game.app.workshop.check_word import is_right, with_check
from game.app.workshop.word_list import Unknown, readings, spoken, typed_words
from game.mods.catalog import Catalog
from game.mods.flags import FlagDef, Value, by_name
from game.mods.manifest import BASE, find_mod_folders
from game.mods.problems import Facts
from game.mods.texts import Texts

FORMAT = 2
"""The way in which rules become words; another one is another edition."""
DATA = 11
"""Words before the check word."""
MOST_GAMES = 16
"""Games that fit; the first games of the house have its first places."""

_EDITIONS, _PRINTS = 1 << 8, 1 << 14
_BITS = 8 * DATA
_SPACE = 1 << _BITS
_ODD = 0x9E3779B97F4A7C15F39CC1
_SHIFT = _BITS // 2


class TableRules(msgspec.Struct, frozen=True):
    """What two houses need to share to play at the same table: a game, its house rules, its mods."""

    game: str
    rules: dict[str, Value] = {}
    """The house rules that differ from the book, by name."""
    mods: tuple[str, ...] = ()
    """The mods that say something of the game, beside ours, by id."""


class WordsRefused(ValueError):
    """A table that has no words, or words that are no table; `table-words-<code>` says why, with facts."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Facts = facts

    def told(self, texts: Texts) -> str:
        """The reason, in the player's language."""
        facts = dict(self.facts)
        if "game" in facts:
            facts["game"] = texts(f"game-{facts['game']}")
        return texts(f"table-words-{self.code}", **facts)


def table_rules(catalog: Catalog, game: str, flags: Mapping[str, Value]) -> TableRules:
    """The table that is played under these house rules with all mods of the catalog."""
    defs = by_name(catalog.all(FlagDef, game=game))
    changed = {name: flags[name] for name, one in defs.items() if flags.get(name, one.default) != one.default}
    return TableRules(game, changed, mods_of(catalog, game))


def mods_of(catalog: Catalog, game: str) -> tuple[str, ...]:
    """The mods of a catalog that say something of a game, beside ours, sorted."""
    return tuple(sorted(mod.id for mod in catalog.mods if mod.id != BASE and game in mod.game_hashes))


def to_words(catalog: Catalog, table: TableRules, language: str) -> tuple[str, ...]:
    """The twelve words of a table that is played with this catalog.

    Raises:
        WordsRefused: `own-mods`, `too-many` or `value`: this table is exported as a file.
    """
    shipped = shipped_mods(table.game)
    own = [mod for mod in table.mods if mod not in shipped]
    if own:
        raise WordsRefused("own-mods", mods=", ".join(own))
    defs = _defs_of(catalog, table.game)
    strange = next((name for name in table.rules if name not in defs), None)
    if strange:
        raise WordsRefused("value", rule=strange)
    number = 0
    for name, one in reversed(defs.items()):
        number = number * size_of(one) + _digit_of(one, table.rules.get(name, one.default))
    if table.mods:
        mask = sum(1 << place for place, mod in enumerate(shipped) if mod in table.mods)
        number = number << len(shipped) | mask
    number = number << 1 | bool(table.mods)
    for radix, digit in (
        (_PRINTS, _print_of(defs)),
        (MOST_GAMES, _place_of(table.game)),
        (_EDITIONS, _edition()),
    ):
        number = number * radix + digit
    if number >= _SPACE or needed_bits(defs, len(shipped) if table.mods else 0) > _BITS:
        raise WordsRefused("too-many", n=len(defs))
    return spoken(with_check(_stirred(number).to_bytes(DATA, "big")), language)


def from_words(catalog: Catalog, text: str) -> TableRules:
    """The table that twelve words of any language mean, in a house with this catalog.

    Raises:
        WordsRefused: `count`, `unknown`, `near` or `check`: they are misheard; `edition`, `game`, `mods` or
            `rules`: they are right, but this house cannot play that table as it is.
    """
    number = _number_of(typed_words(text))
    number, edition = divmod(number, _EDITIONS)
    if edition != _edition():
        raise WordsRefused("edition")
    number, place = divmod(number, MOST_GAMES)
    if place >= len(GAMES):
        raise WordsRefused("no-game")
    game = list(GAMES)[place]
    number, fingerprint = divmod(number, _PRINTS)
    mods, number = _mods_in(number, game)
    _check_mods(mods, mods_of(catalog, game), game)
    defs = _defs_of(catalog, game)
    if fingerprint != _print_of(defs):
        raise WordsRefused("rules", game=game)
    rules: dict[str, Value] = {}
    for name, one in defs.items():
        number, digit = divmod(number, size_of(one))
        if digit:
            rules[name] = _value_of(one, digit)
    if number:
        raise WordsRefused("rules", game=game)
    return TableRules(game, rules, mods)


def _number_of(words: Sequence[str]) -> int:
    """The number of twelve words.

    Raises:
        WordsRefused: they are misheard.
    """
    if len(words) != DATA + 1:
        raise WordsRefused("count", n=len(words))
    lines = readings(list(words))
    if isinstance(lines, Unknown):
        facts: dict[str, str | int] = {"place": lines.place, "word": lines.word}
        raise (
            WordsRefused("near", near=lines.near, **facts) if lines.near else WordsRefused("unknown", **facts)
        )
    right = [line for line in lines if is_right(line)]
    if not right:
        raise WordsRefused("check")
    return _calmed(int.from_bytes(right[0][:DATA], "big"))


def _mods_in(number: int, game: str) -> tuple[tuple[str, ...], int]:
    """The mods of a table of a game, and the rest of its number."""
    number, some = divmod(number, 2)
    if not some:
        return (), number
    shipped = shipped_mods(game)
    number, mask = divmod(number, 1 << len(shipped))
    return tuple(mod for place, mod in enumerate(shipped) if mask >> place & 1), number


def _check_mods(wanted: Sequence[str], here: Sequence[str], game: str) -> None:
    """Refuse a table of other mods.

    Raises:
        WordsRefused: `mods-on`, `mods-off` or `mods-both`: some have to be switched first.
    """
    on = ", ".join(mod for mod in wanted if mod not in here)
    off = ", ".join(mod for mod in here if mod not in wanted)
    if on and off:
        raise WordsRefused("mods-both", game=game, on=on, off=off)
    if on or off:
        raise WordsRefused("mods-on" if on else "mods-off", game=game, mods=on or off)


@cache
def shipped_mods(game: str) -> tuple[str, ...]:
    """The mods that come with the house beside the base and say something of a game, by folder, sorted."""
    folders = find_mod_folders(paths.bundled_mods_folder())
    return tuple(sorted(one.name for one in folders if one.name != BASE and (one / game).is_dir()))


# house rules as digits


def _defs_of(catalog: Catalog, game: str) -> dict[str, FlagDef]:
    """The house rules of a game by name, in the order of their names: files may be written in another."""
    defs = by_name(catalog.all(FlagDef, game=game))
    return {name: defs[name] for name in sorted(defs)}


def size_of(one: FlagDef) -> int:
    """How many values a house rule may have."""
    return {"bool": 2, "choice": len(one.choices)}.get(one.kind) or (one.max - one.min) // one.step + 1


def _digit_of(one: FlagDef, value: Value) -> int:
    """The place of a value among those of its rule, counted from the book's, round and round.

    Raises:
        WordsRefused: it is none of them.
    """
    if one.wrong(value):
        raise WordsRefused("value", rule=one.name)
    return (_index_of(one, value) - _index_of(one, one.default)) % size_of(one)


def _value_of(one: FlagDef, digit: int) -> Value:
    """The value at a place."""
    index = (digit + _index_of(one, one.default)) % size_of(one)
    if one.kind == "bool":
        return bool(index)
    return one.choices[index] if one.kind == "choice" else one.min + index * one.step


def _index_of(one: FlagDef, value: Value) -> int:
    """The place of a value among those of its rule, from 0."""
    if one.kind == "choice":
        return one.choices.index(str(value))
    return int(value) if one.kind == "bool" else (int(value) - one.min) // one.step


def needed_bits(defs: Mapping[str, FlagDef], mods: int) -> int:
    """The bits that any table of these house rules fits in, with so many mods that may be on."""
    return (prod(map(size_of, defs.values())) * _PRINTS * MOST_GAMES * _EDITIONS - 1).bit_length() + 1 + mods


# what both houses must agree on


def _place_of(game: str) -> int:
    return list(GAMES).index(game)


def _edition() -> int:
    """A fingerprint of the format, the shipped mods and the games."""
    return _fingerprint(_agreed()) % _EDITIONS


def _agreed() -> list[object]:
    """All that programs must agree on to read one another's words."""
    return [FORMAT, [shipped_mods(game) for game in GAMES], list(GAMES)]


def _print_of(defs: Mapping[str, FlagDef]) -> int:
    """A fingerprint of house rules: names, kinds, books, bounds."""
    said = [
        (name, one.kind, one.default, one.min, one.max, one.step, one.choices) for name, one in defs.items()
    ]
    return _fingerprint([_agreed(), said]) % _PRINTS


def _fingerprint(said: object) -> int:
    return int.from_bytes(hashlib.sha256(msgspec.json.encode(said)).digest()[:8], "big")


def _stirred(number: int) -> int:
    """Another number of as many bits, for each its own."""
    for _ in range(2):
        number = number * _ODD % _SPACE
        number ^= number >> _SHIFT
    return number


def _calmed(number: int) -> int:
    """The number that was stirred."""
    back = pow(_ODD, -1, _SPACE)
    for _ in range(2):
        number ^= number >> _SHIFT
        number = number * back % _SPACE
    return number
