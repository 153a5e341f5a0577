"""The booklet of Roulette tells what team, cards and house rules say, and every card of the deck."""

from __future__ import annotations

import re
from math import comb
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import paths
from game.app.app import App
from game.rules.roulette.defs import CardDef, RouletteFlags, TeamDef
from game.saves.settings import Settings
from scenes.games import KITS
from scenes.games.roulette.booklet.blocks import ActionCard, DieGains, PicturesWithWords
from scenes.games.roulette.booklet.book import RouletteBook
from scenes.screens.rulebook.blocks import Chip, Paragraph, Point
from scenes.screens.rulebook.book import Page
from scenes.screens.rulebook.number_table import NumberTable
from scenes.screens.rulebook.scene import Rulebook
from scenes.shell.window import GameWindow
from tests.scenes.screens.title.house import LOOKS, Raise, faults

CUT = RouletteFlags(
    points_to_win=30, action_deck="none", spare_bullets=1, accusation_seconds=0, accusation_gather_seconds=0,
    card_seconds=0, choice_seconds=0, aim_seconds=0, most_rounds=0,
)  # fmt: skip
PATIENT = RouletteFlags(
    points_to_win=8, action_deck="named", spare_bullets=0, accusation_seconds=60,
    accusation_gather_seconds=10, card_seconds=0, choice_seconds=120, aim_seconds=0,
)  # fmt: skip


@pytest.fixture
def app(home: Any) -> App:
    app = App()
    app.texts.speak("fr")
    return app


def show(house: GameWindow, flags: object = None, **more: Any) -> Rulebook:
    booklet = Rulebook(house.stage, "roulette", flags, **more)
    house.stage.push(booklet)
    house.step()
    return booklet


def all_pages(app: App, flags: object = None) -> list[Page]:
    return RouletteBook(app.catalog, app.texts, flags).pages()


def pages(app: App, flags: object = None) -> dict[str, Page]:
    return {page.title: page for page in all_pages(app, flags)}


def told(page: Page) -> str:
    """All the words of a page, with ordinary spaces."""
    return " ".join(words_of(block) for block in page.blocks).replace("\xa0", " ")


def words_of(block: object) -> str:
    match block:
        case Paragraph() | Chip() | PicturesWithWords():
            return block.words
        case Point():
            return f"{block.lead} {block.words}"
        case ActionCard():
            return " ".join(words_of(inner) for inner in block.blocks)
    return ""


def cards_of(app: App, flags: object = None) -> list[ActionCard]:
    return [block for page in all_pages(app, flags) for block in page.blocks if isinstance(block, ActionCard)]


def replaced(app: App, monkeypatch: pytest.MonkeyPatch, kind: type, **facts: Any) -> None:
    """Content of another mod: every def of a kind with other facts."""
    original = app.catalog.all

    def other(wanted: type, **asked: object) -> Any:
        found = original(wanted, **asked)
        return tuple(msgspec.structs.replace(one, **facts) for one in found) if wanted is kind else found

    monkeypatch.setattr(app.catalog, "all", other)


@pytest.mark.parametrize("flags", [None, RouletteFlags(), CUT, PATIENT])
def test_pages_come_in_pairs_and_every_word_is_there(app: App, flags: object) -> None:
    for language in ("fr", "en"):
        app.texts.speak(language)
        assert len(all_pages(app, flags)) % 2 == 0
    assert not app.texts.missing and not app.texts.faults


def test_the_six_phases_of_a_round_are_told_in_order(app: App) -> None:
    leads = [block.lead for block in pages(app)["Une manche"].blocks if isinstance(block, Point)]
    assert leads == ["Poche", "Tournoiement", "Pari", "Accusation", "Détente", "Décompte"]


def test_the_odds_are_those_of_the_cards(app: App) -> None:
    """R-34."""
    table = next(block for block in pages(app)["Les chances"].blocks if isinstance(block, NumberTable))
    assert table.heads[2:] == [("carte_balle_mini", n) for n in (1, 2, 3)]
    for bet, points, *chances in table.rows:
        assert isinstance(bet, int) and points == bet + 1
        assert chances == [f"{round(100 * comb(6 - k, bet) / comb(6, bet))}\xa0%" for k in (1, 2, 3)]
    assert [row[0] for row in table.rows] == [0, 1, 2, 3, 4, 5]


@pytest.mark.statistics
def test_survivors_gain_what_the_rules_give(app: App) -> None:
    """R-15, R-28."""
    gains = next(block for block in pages(app)["Le décompte"].blocks if isinstance(block, DieGains))
    assert (gains.bets, gains.survivor) == ((0, 4), 1)


def test_every_card_of_the_deck_is_shown_with_name_moment_skull_and_rule(app: App) -> None:
    """R-27."""
    shown = cards_of(app)
    deck = sorted(app.catalog.all(CardDef), key=lambda card: card.order)
    assert [one.card.id for one in shown] == [card.id for card in deck] and len(deck) == 12
    for one, card in zip(shown, deck, strict=True):
        said = words_of(one)
        assert (one.card.moment, one.card.skull) == (card.moment, card.skull)
        assert app.texts.name(card.id) in said and app.texts(f"card-{card.name}") in said
        assert ("tête de mort" in said) == card.skull
    cadeau = next(words_of(one) for one in shown if one.card.id == "base:cadeau")
    assert "avant un tir" in cadeau and "4 cartes" in cadeau


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_rule_of_a_card_is_short(app: App, language: str) -> None:
    app.texts.speak(language)
    for card in app.catalog.all(CardDef):
        assert 0 < len(app.texts(f"card-{card.name}")) <= 80, card.name
    assert not app.texts.missing


def test_a_table_reads_of_its_own_deck_only(app: App) -> None:
    named = cards_of(app, PATIENT)
    assert len(named) == 4 and "14 cartes Action" in told(pages(app, PATIENT)["L’arme et le reste"])
    assert cards_of(app, CUT) == [] and "Jouer une carte" not in pages(app, CUT)
    said = " ".join(told(page) for page in all_pages(app, CUT) if page.title != "La loi de ce soir")
    assert "Pas de cartes Action ce soir" in said
    assert "pioche" not in said.lower() and "Médecin" not in said and "tête de mort" not in said


def test_the_house_rules_of_a_table_are_told_everywhere(app: App) -> None:
    plain, cut, patient = pages(app), pages(app, CUT), pages(app, PATIENT)
    assert "15 points" in told(plain["Le but"]) and "30 points" in told(cut["Le but"])
    assert "avec 8 points" in told(patient["Le champion"])
    gun = "L’arme et le reste"
    assert "autant qu’il en faudra" in told(plain[gun]) and "Une seule BALLE" in told(cut[gun])
    assert "Aucune BALLE de rechange" in told(patient[gun])
    batch = "Tous à la fois"
    assert "Après 10 secondes" in told(plain[batch]) and "2 secondes près" in told(plain[batch])
    assert "chacun a accusé ou laissé faire" in told(cut[batch]) and "seule" in told(cut[batch])
    assert "Après 60 secondes" in told(patient[batch]) and "10 secondes près" in told(patient[batch])
    clock = "Le sablier"
    assert "30 secondes pour la poche" in told(plain[clock]) and "10 secondes pour viser" in told(
        plain[clock]
    )
    assert "on attend tout le monde" in told(cut[clock]) and "viser" not in told(cut[clock])
    assert "120 secondes" in told(patient[clock]) and "on prend son temps" in told(patient[clock])
    playing = "Jouer une carte"
    assert "Après 2 secondes" in told(plain[playing]) and "quand chacun" in told(patient[playing])


def test_rewards_follow_the_team(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = told(pages(app)["L’accusation"])
    assert "L’accusateur pioche 3 cartes Action" in plain and "L’accusé pioche une carte Action" in plain
    replaced(
        app, monkeypatch, TeamDef,
        characters=2, cards=12, bullets=2, hand=0, highest_bet=9, survivor=2, caught=0, slandered=2,
    )  # fmt: skip
    other = pages(app)
    said = told(other["L’accusation"])
    assert "L’accusateur pioche" not in said and "L’accusé pioche 2 cartes" in said
    assert "2 têtes" in told(other["Le but"]) and "12 cartes : 10 CLIC et 2 BALLES" in told(
        other["L’arme et le reste"]
    )
    assert "et 2 points" in told(other["Le pari"])
    table = next(block for block in other["Les chances"].blocks if isinstance(block, NumberTable))
    assert len(table.rows) == 10 and table.rows[9][1] == 11
    assert table.rows[1][2:] == ("91\xa0%", "82\xa0%", "73\xa0%")


def test_scissors_mark_what_was_cut(app: App) -> None:
    page = pages(app, CUT)["La loi de ce soir"]
    assert [block.cut for block in page.blocks if isinstance(block, Chip)] == [True] * 9
    assert "Gagner à 30 points" in told(page) and "ciseaux" in told(page)


def test_no_number_of_a_rule_is_written_in_a_text(app: App) -> None:
    for language in ("fr", "en"):
        path = paths.bundled_mods_folder() / "base" / "text" / language / "rulebook-roulette.ftl"
        bare = re.sub(r"#.*|\[\w+\]|\$\w+", "", path.read_text("utf-8"))
        assert not re.search(r"\d", bare), language


def test_a_card_of_a_mod_has_its_place_in_the_booklet(raise_house: Raise, tmp_path: Path) -> None:
    folder = tmp_path / "torche"
    (folder / "roulette").mkdir(parents=True)
    (folder / "text" / "fr").mkdir(parents=True)
    (folder / "mod.toml").write_text(
        'format = 1\nid = "torche"\nversion = "1.0.0"\ntitle = "La torche"\nrequires = ["base"]\n'
    )
    (folder / "roulette" / "torche.toml").write_text(
        "[card.torche]\norder = 20\ncopies = 1\nmoment = 'after-bets'\nskull = true\ntarget = ['other']\n"
        "effects = [{ kind = 'points', whom = 'target', amount = -1 }]\n"
    )
    (folder / "text" / "fr" / "torche.ftl").write_text(
        "name-torche = Torche\ncard-torche = Éclairez quelqu’un de trop près.\n"
    )
    house = raise_house(animation_speed=0)
    app = App(
        mods=[paths.bundled_mods_folder() / "base", folder],
        settings=Settings(language="fr", animation_speed=0),
    )
    house.serve(app.inline())
    booklet = show(house)
    seen: set[str] = set()
    for _ in range(booklet.spreads):
        seen |= {label.text for label in booklet.labels()}
        assert faults(booklet) == []
        booklet.turn(forward=True)
        booklet.timeline.skip()
    assert {"Torche", "Éclairez quelqu’un de trop près.", "Sang-froid"} <= seen


@pytest.mark.parametrize(
    ("look", "flags"),
    list(zip([look.values[0] for look in LOOKS], [CUT, None, PATIENT, None], strict=True)),
    ids=["fr-cut", "en-plain", "fr-large-patient", "en-large-contrast"],
)
def test_every_page_can_be_read(
    raise_house: Raise, look: dict[str, Any], flags: RouletteFlags | None
) -> None:
    booklet = show(raise_house(animation_speed=0, **look), flags, shelf=tuple(KITS))
    for _ in range(booklet.spreads):
        booklet.timeline.skip()
        assert faults(booklet) == []
        booklet.turn(forward=True)


def test_large_letters_have_room_on_every_page_of_the_whole_deck(raise_house: Raise) -> None:
    booklet = show(raise_house(animation_speed=0, language="fr", text_scale=115, dyslexia_font=True))
    for _ in range(booklet.spreads):
        booklet.timeline.skip()
        assert faults(booklet) == []
        booklet.turn(forward=True)
