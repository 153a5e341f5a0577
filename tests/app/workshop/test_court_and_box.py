"""What is made for Complots and Hécatombe: told in words, tried at once, played by bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.app.app import App
from game.app.games import GAMES
from game.app.games.crafts.hecatombe import LOOKS, fitting_copies
from game.app.games.game import Setup
from game.app.simulate import bots_by_seat, play_out
from game.app.tryout import try_match
from game.app.workshop.about import put_about, rows_about
from game.app.workshop.bench import Bench, Thing
from game.app.workshop.craft import Craft, Trial
from game.app.workshop.document import Path as Path_
from game.app.workshop.fields import Field
from game.app.workshop.own_mod import OwnMod
from game.app.workshop.workshop import Workshop
from game.core.match import Match
from game.core.rng import Rng
from game.rules.complots.actions import Block, Declare
from game.rules.hecatombe.actions import Attack
from game.rules.hecatombe.defs import BoxDef
from tests.app.conftest import BASE
from tests.app.workshop.test_bench import edit_somewhere, loaded_def

CRAFTS = [craft for game in ("complots", "hecatombe") for craft in GAMES[game].crafts]
MURDER = Thing("complots", "action", "base:assassin")
CAPTAIN = Thing("complots", "character", "base:capitaine")
COUNTESS = Thing("complots", "character", "base:comtesse")
INQUISITOR = Thing("complots", "character", "base:inquisiteur")
NIGHT = Thing("hecatombe", "symbol", "base:nuit")
BOX = Thing("hecatombe", "box", "base:standard")
COURT = Thing("complots", "deck", "base:cour")
TITLES = {"fr": "Usurière", "en": "Usurer"}
_RAW = re.compile(r"tell-|[{}]|\bNone\b|base:|mien:|  | ,| \.")


@pytest.fixture
def shop(tmp_path: Path) -> Workshop:
    shop = Workshop(App([BASE]).inline())
    shop.take(OwnMod.begin(tmp_path / "mien", "Mien"))
    return shop


def told_well(shop: Workshop, thing: Thing) -> str | None:
    """What is wrong with the words of a thing in some language; None: nothing."""
    shop.app.texts.missing.clear(), shop.app.texts.faults.clear()
    for language in ("fr", "en"):
        said = shop.bench.said(thing)
        sentence = shop.rule_text(thing, said, language)
        texts = [sentence, *shop._retold(thing, said).get(language, {}).values()]
        texts = [one.replace("{ $target }", "X") for one in texts]
        spoken = shop.words(language)
        if spoken.missing or spoken.faults or _RAW.search(" ".join(texts)) or not sentence.endswith("."):
            return f"{thing} {language} {texts} {spoken.missing} {spoken.faults}"
    return None


def rules_of(shop: Workshop, thing: Thing, trial: Trial) -> Any:
    """The rules of a trial, with all that the mod says."""
    catalog = shop.sides(thing)[1].catalog
    return GAMES[thing.game].rules(
        catalog, trial.players, trial.flags, Setup(None if trial.position else 0, trial.position)
    )


def is_offered(shop: Workshop, thing: Thing) -> bool:
    """Whether the first question of its trial is put to seat 0, with an option that has the thing in it."""
    trial = shop.trial(thing)
    if trial is None:
        return False
    match = Match(rules_of(shop, thing, trial), 7)
    seat = match.seat(0)
    return any(has_thing(shop.bench, option, thing) for option in seat.options)


def has_thing(bench: Bench, option: Any, thing: Thing) -> bool:
    """Whether somebody who takes an option plays with a thing."""
    match thing.table:
        case "action":
            return isinstance(option, Declare) and option.action == thing.id
        case "character" if isinstance(option, Declare):
            return bool(bench.said(Thing("complots", "action", option.action)).get("claim") == thing.id)
        case "character":
            return isinstance(option, Block) and option.character == thing.id
        case "symbol":
            return isinstance(option, Attack) and thing.name in option.army.split("-")
    return True


@pytest.mark.parametrize("craft", CRAFTS, ids=lambda craft: craft.table)
def test_everything_shipped_is_told_in_both_languages_and_tried_at_once(shop: Workshop, craft: Craft) -> None:
    things = shop.bench.things(craft.game, craft.table)
    assert things
    for thing in things:
        assert told_well(shop, thing) is None
        assert is_offered(shop, thing), thing


def test_sentences_are_as_short_as_those_that_a_hand_wrote(shop: Workshop) -> None:
    said = shop.bench.said(MURDER)
    assert re.sub(r"\s", " ", shop.rule_text(MURDER, said, "fr")) == (
        "Comme l’Assassin, pour 3 pièces, désignez quelqu’un : un de ses personnages tombe. La cible contre "
        "avec la Comtesse, sauf doute perdu."
    )
    assert shop.rule_text(CAPTAIN, {}, "en").startswith("Choose somebody: take up to 2 coins from them.")
    for craft in CRAFTS:
        for thing in shop.bench.things(craft.game, craft.table):
            for language in ("fr", "en"):
                assert len(shop.rule_text(thing, shop.bench.said(thing), language)) < 240, thing


@pytest.mark.parametrize("craft", CRAFTS, ids=lambda craft: craft.table)
def test_whatever_a_hand_chooses_is_told_in_words(shop: Workshop, craft: Craft) -> None:
    dice = Rng(f"words {craft.table}")
    for thing in shop.bench.things(craft.game, craft.table)[:6]:
        made = shop.make_like(thing, TITLES)
        for _ in range(25):
            edit_somewhere(shop.bench, made, dice)
            assert told_well(shop, made) is None
        while not isinstance(shop.bench.checked(made), craft_type(shop.bench, made)):
            shop.bench.mod.undo()


def craft_type(bench: Bench, thing: Thing) -> type:
    return bench.section(thing).type


def test_a_sentence_with_a_word_that_nobody_wrote_is_noticed(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    craft = next(one for one in GAMES["complots"].crafts if one.table == "action")
    raw = craft._replace(tell=lambda said, words: [*craft.tell(said, words), ("what", words("tell-x"), ())])  # type: ignore[list-item]
    monkeypatch.setattr(shop, "craft_of", lambda thing: raw)
    with pytest.raises(AttributeError):
        told_well(shop, MURDER)
    lost = craft._replace(tell=lambda said, words: [])
    monkeypatch.setattr(shop, "craft_of", lambda thing: lost)
    assert told_well(shop, MURDER) is not None


def test_a_trial_without_the_thing_is_noticed(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    craft = next(one for one in GAMES["complots"].crafts if one.table == "action")
    poor = craft._replace(
        try_out=lambda id, said: Trial("[[seat]]\nhand = ['duchesse']\n[[seat]]\nhand = ['duchesse']\n", 2)
    )
    monkeypatch.setattr(shop, "craft_of", lambda thing: poor)
    assert not is_offered(shop, MURDER)


@pytest.mark.parametrize("like", [CAPTAIN, COUNTESS, INQUISITOR, NIGHT], ids=lambda one: one.name)
def test_made_like_another_it_comes_to_the_table_in_one_step_and_leaves_in_one(
    shop: Workshop, like: Thing
) -> None:
    empty = dict(shop.bench.mod.document.files)
    made = shop.make_like(like, TITLES)
    assert shop.words("fr") and shop.spoken("fr")(f"name-{made.id}.the") == "l’Usurière"
    for thing in shop.bench.touched():
        assert loaded_def(shop.bench, thing) == shop.bench.checked(thing), thing
        assert told_well(shop, thing) is None
        assert is_offered(shop, thing), thing
    full = dict(shop.bench.mod.document.files)
    assert shop.bench.mod.undo() and shop.bench.mod.document.files == empty
    assert not shop.bench.mod.can_undo
    assert shop.bench.mod.redo() and shop.bench.mod.document.files == full
    shop.remove(made)
    left = shop.bench.mod.document.files
    assert {name for name in left} == {"mod.toml"}
    assert shop.bench.mod.undo() and shop.bench.mod.document.files == full


def test_what_was_made_like_a_thing_that_is_gone_says_for_itself_what_it_said(shop: Workshop) -> None:
    first = shop.make_like(MURDER, TITLES)
    shop.bench.set(first, ("cost",), 5)
    second = shop.make_like(first, {"fr": "Autre", "en": "Other"})
    shop.remove(first)
    assert loaded_def(shop.bench, second) == shop.bench.checked(second)
    assert shop.bench.said(second)["cost"] == 5 and shop.bench.origin(second) is None


def _cost(bench: Bench, action: Thing) -> None:
    bench.set(action, ("cost",), 14)


def _denial(bench: Bench, action: Thing) -> None:
    bench.set(action, ("claim",), None)
    bench.set(action, ("denies",), "base:inquisiteur")


def _parties(bench: Bench, action: Thing) -> None:
    bench.set(action, ("factions",), True)
    bench.set(action, ("effect",), {"kind": "embezzle"})
    bench.set(action, ("claim",), "base:inquisiteur")


def _three_cards(bench: Bench, action: Thing) -> None:
    bench.set(COURT, ("copies", 0, "copies"), 5)
    bench.set(COURT, ("copies", 1, "copies"), 6)
    bench.set(COURT, ("hand",), 3)
    assert not isinstance(bench.checked(COURT), list)


@pytest.mark.parametrize("change", [_cost, _denial, _parties, _three_cards])
def test_changed_ones_are_tried_at_once_too(shop: Workshop, change: Callable[[Bench, Thing], None]) -> None:
    for action in (MURDER, shop.make_like(MURDER, TITLES)):
        change(shop.bench, action)
        assert is_offered(shop, action), change


def test_a_box_that_was_changed_is_tried(shop: Workshop) -> None:
    shop.bench.set(BOX, ("tables", 1, "tiles"), 15)
    trial = shop.trial(BOX)
    assert trial is not None
    table = Match(rules_of(shop, BOX, trial), 7).seat(0)
    assert len({option.army for option in table.options if isinstance(option, Attack)}) > 1
    assert is_offered(shop, NIGHT)


def test_what_is_not_dealt_is_told_so_and_not_tried(shop: Workshop) -> None:
    bench = shop.bench
    bench.set(COURT, ("always",), ["base:duchesse", "base:assassin", "base:comtesse"])
    assert shop.trial(CAPTAIN) is None and shop.trial(Thing("complots", "action", "base:capitaine")) is None
    assert "Absent de la Cour" in shop.rule_text(CAPTAIN, {}, "fr")
    bench.set(BOX, ("symbols",), bench.said(BOX)["symbols"][:5])
    assert shop.trial(NIGHT) is None
    assert "nobody will see it" in shop.rule_text(NIGHT, {}, "en")


@pytest.mark.rule("H-02", "H-17")
def test_symbols_are_dealt_as_long_as_the_box_takes_them_and_every_table_can_be_dealt(shop: Workshop) -> None:
    copies = []
    for number in range(4):
        shop.make_like(NIGHT, {"fr": f"Signe {number}", "en": f"Sign {number}"})
        box = shop.bench.checked(BOX)
        assert isinstance(box, BoxDef)
        copies.append((len(box.symbols), box.copies))
    assert copies == [(7, 3), (8, 3), (8, 3), (8, 3)]
    assert fitting_copies(["a", "b", "c", "d", "e", "f"], shop.bench.said(BOX)["tables"]) == 4


@pytest.mark.whole
@pytest.mark.parametrize("like", [CAPTAIN, NIGHT], ids=lambda one: one.name)
def test_bots_play_a_match_with_it_to_the_end(shop: Workshop, like: Thing) -> None:
    made = shop.make_like(like, TITLES)
    catalog = shop.sides(made)[1].catalog
    for seed in range(2):
        match: Match[Any, Any, Any] = Match(GAMES[like.game].rules(catalog, 4, {}, Setup()), seed)
        play_out(match, bots_by_seat(like.game, match.rules, "weak"))
        assert match.outcome() is not None
    assert try_match(match.rules, 3) is None
    content = match.rules.setting.content
    assert made.id in (content.characters if like == CAPTAIN else content.symbols)


def _rows(shop: Workshop, thing: Thing) -> dict[tuple[str | int, ...], Field]:
    return {row.path: row for row in rows_about(shop, thing)}


def test_a_name_its_article_and_its_look_are_rows_and_everything_else_follows(shop: Workshop) -> None:
    shop.app.texts.speak("fr")
    made = shop.make_like(NIGHT, {"fr": "Nuit bis", "en": "Nuit bis"})
    assert _rows(shop, made)["@article",].value == "she"
    put_about(shop, made, _rows(shop, made)["@name",], "Reine")
    assert shop.spoken("en")(f"name-{made.id}.the") == "the Reine"
    said = shop.spoken("fr")
    assert said(f"name-{made.id}.of") == "de la Reine" and _rows(shop, made)["@article",].value == "she"
    put_about(shop, made, _rows(shop, made)["@article",], "he")
    assert said(f"name-{made.id}.the") == "le Reine" and _rows(shop, made)["@article",].value == "he"
    paper = _rows(shop, made)["@look", "paper"]
    put_about(shop, made, paper, paper.stepped(1))
    assert shop.bench.look(made) == {"paper": LOOKS["paper"]["lilac"], "picture": "icon_wax_seal"}
    night = _rows(shop, NIGHT)["@look", "picture"]
    assert night.value is None and night.optional
    put_about(shop, NIGHT, night, "key")
    assert shop.bench.look(NIGHT) == {"picture": "icon_key"}
    put_about(shop, NIGHT, night, None)
    assert shop.bench.look(NIGHT) == {}


@pytest.mark.parametrize("craft", CRAFTS, ids=lambda craft: craft.table)
def test_rows_beside_what_a_thing_says_have_words_and_lead_to_things(shop: Workshop, craft: Craft) -> None:
    like = shop.bench.things(craft.game, craft.table)[0]
    for thing in (like, shop.make_like(like, TITLES)):
        for row in rows_about(shop, thing):
            for language in ("fr", "en"):
                words = shop.words(language)
                assert f"field-{row.words}" in words, row
                assert all(f"choice-{row.words}-{one}" in words for one in row.choices), row
            if row.kind == "page":
                assert Thing(craft.game, row.section, row.value) in shop.bench.things(craft.game, row.section)
        assert ("@gone",) in _rows(shop, thing) or thing == like


@pytest.mark.rule("H-02", "H-17")
@pytest.mark.parametrize(
    ("path", "value", "code", "proposed"),
    [
        (("tables", 1, "tiles"), 16, "problem-box-parity", (("tables", 1, "tiles"), 17)),
        (("tables", 1, "objectives"), 3, "problem-box-parity", (("tables", 1, "tiles"), 18)),
        (("tables", 5, "tiles"), 3, "problem-box-armies", (("tables", 5, "tiles"), 4)),
        (("copies",), 2, "problem-box-small", (("copies",), 4)),
        (("symbols",), ["base:terre", "base:eau", "base:air", "base:feu", "base:vie"], "problem-box-small",
         (("copies",), 6)),
    ],
)  # fmt: skip
def test_a_box_that_cannot_be_played_says_why_and_what_would_be(
    shop: Workshop, path: Path_, value: Any, code: str, proposed: tuple[Path_, int]
) -> None:
    craft = next(one for one in GAMES["hecatombe"].crafts if one.table == "box")
    assert craft.propose(shop.bench, BOX) is None
    shop.bench.set(BOX, path, value)
    found = shop.bench.checked(BOX)
    assert isinstance(found, list) and code in str(found) and code in shop.words("fr")
    assert craft.propose(shop.bench, BOX) == proposed
    shop.bench.set(BOX, *proposed)
    assert isinstance(shop.bench.checked(BOX), BoxDef) and craft.propose(shop.bench, BOX) is None


@pytest.mark.parametrize(
    ("thing", "path", "value"),
    [
        (MURDER, ("target",), False),
        (MURDER, ("denies",), "base:duchesse"),
        (MURDER, ("effect",), {"kind": "embezzle"}),
        (COURT, ("always",), ["base:duchesse", "base:duchesse", "base:assassin"]),
        (COURT, ("hand",), 3),
        (BOX, ("symbols",), ["base:terre"] * 5),
        (BOX, ("tables",), []),
    ],
)
def test_what_is_wrong_is_told_in_words_of_the_workshop(
    shop: Workshop, thing: Thing, path: Path_, value: Any
) -> None:
    shop.bench.set(thing, path, value)
    found = shop.bench.checked(thing)
    assert isinstance(found, list)
    for language in ("fr", "en"):
        assert f"workshop-{found[0].facts['reason']}" in shop.words(language), found
