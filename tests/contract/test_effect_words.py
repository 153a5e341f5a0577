"""Every word of a deck's effects is done, valued, named and told: no table of a game forgets one."""

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

from game.ai.roulette import thoughts as roulette_thoughts
from game.ai.skirmish import thoughts as battle_thoughts
from game.ai.skirmish import thoughts_politics
from game.ai.skirmish.cards import worth
from game.ai.skirmish.values import card_in_hand
from game.rules.roulette import defs as roulette_defs
from game.rules.roulette.cards import effects as roulette_effects
from game.rules.skirmish.defs import cards as battle_cards
from game.rules.skirmish.treachery import effects as battle_effects

RULES = Path(__file__).resolve().parents[2] / "game" / "rules"


class Vocabulary(NamedTuple):
    """The effect words of one game, and the tables with an entry for each.

    Bots of Roulette value a card by playing it, so no table there values words.
    """

    words: tuple[type, ...]
    tables: dict[str, Collection[type]]
    book: Path
    untold: set[str]
    """Codes of thoughts that no list of codes has."""


def decks() -> dict[str, Vocabulary]:
    """The games whose cards have effects."""
    return {
        "skirmish": Vocabulary(
            get_args(battle_cards.Power),
            {
                "done": battle_effects.WORDS.keys(),
                "valued when played": worth.POWERS.keys(),
                "valued in the hand": card_in_hand.HELD_CARD_TOKENS.keys(),
                "told": thoughts_politics.CARD_WORDS.keys(),
            },
            RULES / "skirmish" / "RULES.md",
            {f"play-{word}" for word in thoughts_politics.CARD_WORDS.values()} - set(battle_thoughts.CODES),
        ),
        "roulette": Vocabulary(
            get_args(roulette_defs.Power),
            {"done": roulette_effects.EFFECTS.keys(), "told": roulette_thoughts.TRICKS.keys()},
            RULES / "roulette" / "RULES.md",
            {f"trick-{word}" for word in roulette_thoughts.TRICKS.values()} - set(roulette_thoughts.CODES),
        ),
    }


def unknown_words(words: Iterable[type], table: Collection[type]) -> list[str]:
    """Words that a table lacks, or has and nobody can say."""
    return sorted(word.__name__ for word in set(words) ^ set(table))


@pytest.mark.parametrize("game", decks())
def test_every_effect_word_is_done_valued_and_told(game: str) -> None:
    deck = decks()[game]
    assert len(deck.words) >= 15
    differing = {name: unknown_words(deck.words, table) for name, table in deck.tables.items()}
    assert {name: words for name, words in differing.items() if words} == {}
    assert not deck.untold


@pytest.mark.parametrize("game", decks())
def test_every_effect_word_is_named_in_the_rulebook(game: str) -> None:
    deck = decks()[game]
    said = [word.__struct_config__.tag for word in deck.words]  # type: ignore[attr-defined]
    book = deck.book.read_text(encoding="utf-8")
    assert len(set(said)) == len(said) and [word for word in said if f"`{word}`" not in book] == []


TABLES = [(game, table) for game, deck in decks().items() for table in deck.tables]


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_a_word_dropped_from_one_table_is_noticed(game: str, table: str) -> None:
    deck = decks()[game]
    for dropped in deck.words:
        short: list[Any] = [word for word in deck.tables[table] if word is not dropped]
        assert unknown_words(deck.words, short) == [dropped.__name__]
