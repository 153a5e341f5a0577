"""House rules on the playbill: steps, words, cards for so many players; and the memory of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.input.devices import KEYS
from game.input.intents import Intent
from game.mods.flags import FlagDef, by_name
from game.mods.texts import Texts
from game.saves.settings import Settings
from scenes.games import KITS
from scenes.games.complots.bill import cards_for
from scenes.screens.lobby.games import game_entries
from scenes.screens.lobby.house_rules.values import HouseRules
from scenes.screens.lobby.memory import to_keep
from scenes.screens.lobby.seats.pen import NameInput
from tests.builders import BASE, base_catalog
from tests.scenes.screens.lobby.hands import XBOX, a_troupe, press


def complots(**changed: int | bool | str) -> HouseRules:
    return HouseRules(base_catalog(), "complots", changed)


def hecatombe(**changed: int | bool | str) -> HouseRules:
    return HouseRules(base_catalog(), "hecatombe", changed)


@pytest.mark.parametrize(("players", "cards"), [(0, 15), (2, 15), (6, 15), (7, 20), (8, 20)])
def test_the_cards_of_the_deck_follow_the_players(players: int, cards: int) -> None:
    assert cards_for(base_catalog(), players) == cards


def roulette(**changed: int | bool | str) -> HouseRules:
    return HouseRules(base_catalog(), "roulette", changed)


def test_changed_rules_come_first_on_the_bill_and_are_marked() -> None:
    texts: Any = Texts("fr", [BASE])
    chips = complots(forced_at=8).chips(5, texts)
    assert [(chip.words, chip.house) for chip in chips[:3]] == [
        ("Règle des 8 pièces", True),
        ("Ambassadeur", False),
        ("15 cartes", False),
    ]


@pytest.mark.parametrize(
    ("players", "tiles", "objectives"), [(0, 24, 3), (2, 24, 3), (3, 17, 2), (5, 12, 1), (7, 8, 1), (8, 8, 1)]
)
def test_the_bill_of_hecatombe_says_what_so_many_draw(players: int, tiles: int, objectives: int) -> None:
    texts: Any = Texts("fr", [BASE])
    words = [chip.words for chip in hecatombe().chips(players, texts)]
    assert words == [
        f"{tiles} tuiles",
        f"{objectives} objectif{'s' if objectives > 1 else ''}",
        "2 manches gagnantes",
        "Père sacré dès 4 joueurs",
        "Retraite permise",
    ]


def test_without_retreat_one_tile_fewer_is_drawn() -> None:
    """H-15."""
    texts: Any = Texts("fr", [BASE])
    chips = hecatombe(no_retreat=True, father_rule_from=8).chips(5, texts)
    assert [(chip.words, chip.house) for chip in chips[:3]] == [
        ("Jamais de père", True),
        ("Sans retraite", True),
        ("11 tuiles", False),
    ]


def test_the_bill_of_roulette_says_what_wins_and_what_is_dealt() -> None:
    texts: Any = Texts("fr", [BASE])
    words = [chip.words.replace("\xa0", " ") for chip in roulette().chips(4, texts)]
    assert words == [
        "Gagner à 15 points",
        "Une équipe de 4 chacun",
        "30 cartes Action",
        "Poche et pari : 30 s",
        "Accuser : 10 s",
        "Cartes : 2 s",
        "BALLES à volonté",
        "Toutes les cartes Action",
        "Ensemble : à 2 s près",
        "Viser : 10 s",
        "100 manches au plus",
    ]


@pytest.mark.parametrize(
    ("deck", "first"),
    [("named", ("Les cartes classiques", "14 cartes Action")), ("none", ("Sans carte Action", None))],
)
def test_the_bill_of_roulette_counts_the_deck_that_is_played(
    deck: str, first: tuple[str, str | None]
) -> None:
    """R-02."""
    texts: Any = Texts("fr", [BASE])
    chips = roulette(action_deck=deck).chips(4, texts)
    facts = [chip.words for chip in chips if not chip.name and "Action" in chip.words and not chip.house]
    assert chips[0].house and (chips[0].words, *(facts or [None])) == first


def test_of_two_games_that_call_a_house_rule_alike_all_but_one_have_their_own_words_for_it() -> None:
    texts = Texts("fr", [BASE])
    games = Counter(name for game in KITS for name in by_name(base_catalog().all(FlagDef, game=game)))
    for name in (name for name, times in games.items() if times > 1):
        own = [game for game in KITS if f"flag-{game}-{name}" in texts]
        assert len(own) >= games[name] - 1, name


@pytest.mark.parametrize("game", KITS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_value_of_every_rule_has_words(language: str, game: str) -> None:
    texts: Any = Texts(language, [BASE])
    rules = HouseRules(base_catalog(), game)
    for name in rules.names:
        rules.reset()
        for _ in range(70):
            assert rules.words(name, texts)
            assert texts(f"flag-{name}.hint")
            rules.step(name, 1)
    for act in game_entries():
        assert texts(act.title)
        assert act.playable or texts(f"lobby-rehearsal-{act.id}")
    assert not texts.missing


def test_a_remembered_rule_that_makes_no_sense_keeps_its_default() -> None:
    assert complots(forced_at=99, nonsense=True).changed == {}


def test_only_what_the_table_changed_is_remembered() -> None:
    lobby = a_troupe()
    press(lobby, KEYS, Intent.ACCEPT)
    press(lobby, XBOX, Intent.DOUBT)
    lobby.lobby_model.rules.step("factions", 1)
    kept = Settings().but(**to_keep(lobby.lobby_model, Settings()))
    assert kept.flags == {"complots": {"factions": True}}
    assert [(seat.name, seat.kind, seat.device) for seat in kept.seats] == [
        ("Aurèle", "human", "keys"),
        ("Bérénice", "bot", ""),
    ]
    assert to_keep(lobby.lobby_model, kept) == {}


def test_the_game_on_the_bill_is_remembered_with_its_own_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(KITS, "skirmish")
    lobby = a_troupe()
    press(lobby, KEYS, Intent.ACCEPT)
    press(lobby, XBOX, Intent.NEXT)
    lobby.lobby_model.rules.step("no_retreat", 1)
    kept = Settings().but(**to_keep(lobby.lobby_model, Settings()))
    assert (kept.last_game, kept.flags) == ("hecatombe", {"hecatombe": {"no_retreat": True}})
    press(lobby, XBOX, Intent.NEXT, Intent.NEXT)
    assert lobby.lobby_model.act.id == "skirmish"
    assert "last_game" not in to_keep(lobby.lobby_model, kept)


def test_an_empty_house_forgets_nobody() -> None:
    assert "seats" not in to_keep(a_troupe().lobby_model, Settings())


def test_the_pen_writes_small_letters_after_capitals() -> None:
    pen = NameInput("Aurèle", [])
    for letter in "ANNE-LISE":
        pen.row = next(
            row for row, line in enumerate(("ABCDEFG", "HIJKLMN", "OPQRSTU", "", "ÇÏ’-")) if letter in line
        )
        pen.column = ("ABCDEFG", "HIJKLMN", "OPQRSTU", "", "ÇÏ’-")[pen.row].index(letter)
        pen.spell()
    assert pen.name == "Anne-Lise"
