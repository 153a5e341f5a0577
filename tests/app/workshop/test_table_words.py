"""Twelve words mean one table: every rule comes back, and no single slip of ear or hand is let pass."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from game import paths
from game.app.games import GAMES, all_sections
from game.app.workshop import table_words
from game.app.workshop.check_word import is_right, with_check
from game.app.workshop.table_words import (
    DATA,
    TableRules,
    WordsRefused,
    from_words,
    needed_bits,
    shipped_mods,
    size_of,
    table_rules,
    to_words,
)
from game.app.workshop.word_list import ENOUGH, WORDS, Unknown, folded, list_of, readings, typed_words
from game.core.rng import Rng
from game.mods.catalog import Catalog
from game.mods.flags import FlagDef, Value, by_name
from game.mods.load import load_mods
from game.mods.texts import LANGUAGES, Texts
from tests.builders import BASE, base_catalog
from tests.mods.conftest import WriteMod, write_mod  # noqa: F401

CODES = (
    *("own-mods", "too-many", "value", "count", "near", "unknown", "check"),
    *("edition", "no-game", "rules", "mods-on", "mods-off", "mods-both"),
)
FACTS: dict[str, Any] = {
    **{"mods": "x", "n": 3, "rule": "x", "place": 2, "word": "x", "near": "y"},
    **{"game": "complots", "on": "x", "off": "y"},
}


def defs_of(game: str) -> dict[str, FlagDef]:
    return by_name(base_catalog().all(FlagDef, game=game))


def values_of(one: FlagDef) -> list[Value]:
    """Every value of a house rule."""
    if one.kind == "bool":
        return [False, True]
    return list(one.choices) if one.kind == "choice" else list(range(one.min, one.max + 1, one.step))


def refused(catalog: Catalog, text: str) -> WordsRefused:
    with pytest.raises(WordsRefused) as why:
        from_words(catalog, text)
    return why.value


def with_mod(*names: str) -> Catalog:
    """The base content and shipped mods, or others by their folders."""
    folders = [paths.bundled_mods_folder() / name for name in names]
    return load_mods([BASE, *folders], all_sections()).catalog


# the lists


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_list_has_256_short_words_told_apart_by_four_letters(language: str) -> None:
    words = list_of(language)
    assert len(words) == WORDS == len({folded(word)[:ENOUGH] for word in words})
    assert all(re.fullmatch(r"[a-z]{4,10}", folded(word)) for word in words)
    assert list(words) == sorted(words, key=folded)


def test_accents_capitals_numbers_and_ends_of_words_may_be_left_out() -> None:
    numbers = (readings(["ÉPÉE", "theat"]), readings(["épée", "théâtre"]), readings(["epee", "THEATRE"]))
    assert numbers[0] == numbers[1] == numbers[2] and numbers[0]
    assert typed_words("1. velours\n2) Épée, 3 lune") == ["velours", "Épée", "lune"]
    assert readings(["vel", "lune"]) == Unknown(1, "vel", "velours"), "three letters are too few"
    assert readings(["lune", "velouté"]) == Unknown(2, "velouté", "velours")


# the check


def test_every_wrong_word_and_every_exchange_of_two_is_caught() -> None:
    """All 12 × 255 substitutions and all 66 exchanges of some lines; algebra says the same of all lines."""
    dice = Rng("check")
    for _ in range(12):
        line = with_check(bytes(dice.below(256) for _ in range(DATA)))
        assert is_right(line)
        for place in range(len(line)):
            for other in range(256):
                wrong = bytes([*line[:place], other, *line[place + 1 :]])
                assert is_right(wrong) == (wrong == line)
        for one in range(len(line)):
            for two in range(one):
                wrong_line = bytearray(line)
                wrong_line[one], wrong_line[two] = line[two], line[one]
                assert is_right(bytes(wrong_line)) == (bytes(wrong_line) == line)


def test_two_wrong_words_pass_the_check_once_in_256() -> None:
    dice, passed = Rng("two"), 0
    for _ in range(20_000):
        line = bytearray(with_check(bytes(dice.below(256) for _ in range(DATA))))
        one, two = dice.below(12), dice.below(11)
        line[one] ^= 1 + dice.below(255)
        line[(one + 1 + two) % 12] ^= 1 + dice.below(255)
        passed += is_right(bytes(line))
    assert 40 < passed < 120


# tables


def single_rules(game: str) -> Iterator[TableRules]:
    for name, one in defs_of(game).items():
        for value in values_of(one):
            yield TableRules(game, {} if value == one.default else {name: value})


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_rule_comes_back_in_either_language(game: str) -> None:
    said = set()
    for place, table in enumerate(single_rules(game)):
        words = to_words(base_catalog(), table, LANGUAGES[place % 2])
        assert len(words) == 12 and from_words(base_catalog(), " ".join(words)) == table
        said.add((place % 2, words))
    assert len(said) > sum(map(size_of, defs_of(game).values())) - 2 * len(defs_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_random_tables_come_back(game: str) -> None:
    dice, defs = Rng(f"tables:{game}"), defs_of(game)
    for number in range(1250):
        chosen = {name: values_of(one)[dice.below(size_of(one))] for name, one in defs.items()}
        table = table_rules(base_catalog(), game, chosen)
        words = to_words(base_catalog(), table, LANGUAGES[number % 2])
        assert from_words(base_catalog(), " ".join(words)) == table


def test_a_plain_table_does_not_stutter_and_a_small_change_changes_many_words() -> None:
    plain = to_words(base_catalog(), TableRules("complots"), "fr")
    rich = to_words(base_catalog(), TableRules("complots", {"starting_coins": 3}), "fr")
    assert len(set(plain)) > 8 and sum(a != b for a, b in zip(plain, rich, strict=True)) > 6


def test_any_table_of_ours_fits_with_all_shipped_mods_on() -> None:
    assert all(needed_bits(defs_of(game), len(shipped_mods(game))) <= 8 * DATA for game in GAMES)


def test_shipped_mods_are_in_the_words_and_have_to_be_on() -> None:
    catalog = with_mod("dagues-tirees")
    table = table_rules(catalog, "complots", {"starting_coins": 3})
    assert table.mods == ("dagues-tirees",)
    words = " ".join(to_words(catalog, table, "en"))
    assert from_words(catalog, words) == table
    why = refused(base_catalog(), words)
    assert (why.code, why.facts["mods"]) == ("mods-on", "dagues-tirees")
    plain = " ".join(to_words(base_catalog(), TableRules("complots"), "en"))
    assert refused(catalog, plain).code == "mods-off"
    assert refused(with_mod("deux-courtisans"), words).code == "mods-both"
    assert from_words(with_mod("routiers"), plain) == TableRules("complots"), (
        "another game's mod is no matter"
    )


def test_mods_of_ones_own_and_too_many_rules_have_no_words(write_mod: WriteMod) -> None:  # noqa: F811
    mine = write_mod("mine", {"complots/a.toml": '[action."base:aide"]\norder = 3\n'}, "base")
    catalog = load_mods([BASE, mine], all_sections()).catalog
    with pytest.raises(WordsRefused) as why:
        to_words(catalog, table_rules(catalog, "complots", {}), "fr")
    assert (why.value.code, why.value.facts["mods"]) == ("own-mods", "mine")
    many = "".join(f'[flag.f{n}]\nkind = "int"\ndefault = 0\nmax = 999\n' for n in range(6))
    folder = write_mod("many", {"complots/a.toml": many}, "base")
    crowded = load_mods([BASE, folder], all_sections()).catalog
    with pytest.raises(WordsRefused) as why:
        to_words(crowded, TableRules("complots"), "fr")
    assert why.value.code == "too-many"
    with pytest.raises(WordsRefused) as why:
        to_words(base_catalog(), TableRules("complots", {"starting_coins": 99}), "fr")
    assert why.value.code == "value"
    with pytest.raises(WordsRefused):
        to_words(base_catalog(), TableRules("complots", {"nonsense": 1}), "fr")


def test_every_slip_is_told_with_its_place() -> None:
    words = list(to_words(base_catalog(), TableRules("complots", {"forced_at": 12}), "fr"))
    assert refused(base_catalog(), " ".join(words[:-1])).facts == {"n": 11}
    slip = [*words[:4], words[4][:4] + "zz", *words[5:]]
    why = refused(base_catalog(), " ".join(slip))
    assert (why.code, why.facts["place"]) == ("near", 5) and why.facts["near"] == words[4]
    assert refused(base_catalog(), " ".join([*words[:2], "xxxx", *words[3:]])).code == "unknown"
    swapped = [words[1], words[0], *words[2:]]
    assert refused(base_catalog(), " ".join(swapped)).code == "check"
    other = next(word for word in list_of("fr") if word not in words)
    assert refused(base_catalog(), " ".join([other, *words[1:]])).code == "check"


def test_words_of_another_edition_of_a_game_not_here_and_of_other_rules(
    monkeypatch: pytest.MonkeyPatch,
    write_mod: WriteMod,  # noqa: F811
) -> None:
    words = " ".join(to_words(base_catalog(), TableRules("roulette", {"points_to_win": 9}), "fr"))
    folder = write_mod("bounds", {"roulette/a.toml": '[flag."base:points_to_win"]\nmax = 60\n'}, "base")
    monkeypatch.setattr(table_words, "mods_of", lambda catalog, game: ())
    changed = load_mods([BASE, folder], all_sections()).catalog
    assert refused(changed, words).code == "rules"
    with monkeypatch.context() as later:
        later.setattr(table_words, "FORMAT", 3)
        assert refused(base_catalog(), words).code == "edition"
    with monkeypatch.context() as larger:
        larger.setattr(table_words, "_place_of", lambda game: 9)
        foreign = " ".join(to_words(base_catalog(), TableRules("roulette"), "fr"))
    assert refused(base_catalog(), foreign).code == "no-game"
    assert from_words(base_catalog(), words).rules == {"points_to_win": 9}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    texts = Texts(language, [BASE])
    told = [WordsRefused(code, **FACTS).told(texts) for code in CODES]
    assert not texts.missing and not texts.faults and all(one.endswith((".", "?")) for one in told)
