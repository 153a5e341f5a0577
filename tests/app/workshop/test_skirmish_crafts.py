"""Treachery cards, units and armies: whatever they say is told in words, and they can be tried at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest

from game import paths
from game.app.app import App
from game.app.games import GAMES
from game.app.games.battle_prices import price
from game.app.games.crafts.skirmish import CRAFTS
from game.app.games.crafts.skirmish.cards import tell_card
from game.app.games.game import Setup
from game.app.simulate import bots_by_seat, play_out
from game.app.workshop.bench import Thing
from game.app.workshop.craft import Craft, Trial, sentence_of
from game.app.workshop.fields import completed
from game.app.workshop.own_mod import OwnMod
from game.app.workshop.workshop import Workshop
from game.core.match import Match
from game.core.rng import Rng
from game.mods.texts import LANGUAGES
from game.rules.skirmish import content
from game.rules.skirmish.actions.player import PlayCard
from game.rules.skirmish.defs.armies import SpecialRule, Stat, UnitDef
from game.rules.skirmish.defs.cards import Choice, Moment, UnitWish, Who
from game.rules.skirmish.state.state import TABLE
from tests.app.workshop.test_bench import edit_somewhere

BASE = paths.bundled_mods_folder() / "base"
CARD, UNIT, LIST = CRAFTS
DECISIONS = 0
"""Decisions of others, or one's own, before the card may be played."""


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    shop = Workshop(App([BASE]).inline())
    shop.take(OwnMod.begin(Path(tmp_path_factory.mktemp("mine")) / "mien", "Mien"))
    return shop


def shipped(workshop: Workshop, craft: Craft) -> Iterator[Thing]:
    for id in workshop.bench.below.ids("skirmish", craft.table):
        yield Thing("skirmish", craft.table, id)


def said_by(workshop: Workshop, thing: Thing) -> dict[str, Any]:
    return completed(workshop.bench.section(thing).type, workshop.bench.said(thing))


def assert_told(workshop: Workshop, told: str) -> None:
    assert not workshop.app.texts.missing, told
    assert told.endswith(".") and not re.search(r"tell-|\{|\}|base:|  |_| ,|not-|may-|-begins|-dead", told), (
        told
    )


# in words


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("craft", CRAFTS, ids=lambda craft: craft.table)
def test_every_shipped_thing_is_told_in_a_sentence(workshop: Workshop, craft: Craft, language: str) -> None:
    texts = workshop.app.texts
    texts.speak(language)
    texts.missing.clear()
    for thing in shipped(workshop, craft):
        assert_told(workshop, sentence_of(craft.tell(said_by(workshop, thing), texts)))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_any_card_is_told(workshop: Workshop, language: str) -> None:
    """Every moment, player, choice, wish and effect, one with another."""
    texts = workshop.app.texts
    texts.speak(language)
    texts.missing.clear()
    kinds = list(every_effect())
    asked = list(product(get_args(Moment), get_args(Who)))
    chosen = list(product(get_args(Choice), get_args(UnitWish)))
    for turn in range(max(len(asked), len(chosen), len(kinds))):
        moment, by = asked[turn % len(asked)]
        what, wish = chosen[turn % len(chosen)]
        card = {
            "moment": moment,
            "by": by,
            "cost": 1,
            "choose": {"what": what, "unit": [wish]},
            "effects": [kinds[turn % len(kinds)], kinds[(turn * 7 + 1) % len(kinds)]],
        }
        assert_told(workshop, sentence_of(tell_card(card, texts)))


def every_effect() -> Iterator[dict[str, Any]]:
    """Each word of the vocabulary with each of its numbers and players that are told differently."""
    for whom in ("player", "target", "others", "everybody"):
        for kind in ("not-me", "see-hand", "rob", "take-points"):
            yield {"kind": kind, "whom": whom, "cards": 2, "amount": 1}
        yield from ({"kind": "points", "whom": whom, "amount": amount} for amount in (-9, -1, 0, 1, 3))
    for kind in ("other-name", "again", "shoot-now", "not-steadfast", "counter", "waver", "script"):
        yield {"kind": kind, "whom": "player"}
    yield from ({"kind": "forbid", "what": what} for what in ("charge", "shoot"))
    untils = ("round", "phase", "turn", "caster", "remains", "battle")
    for stat, until in product(get_args(Stat), untils):
        yield {"kind": "change", "stat": stat, "amount": -2, "until": until}
    for rule, until in product(get_args(SpecialRule), untils):
        yield {"kind": "grant", "rule": rule, "until": until}
    yield from ({"kind": "test-bonus", "amount": amount} for amount in (-3, 0, 1))
    yield from ({"kind": "drain", "dice": dice} for dice in (1, 2, "D3", "D6", "2D6", "artillery"))
    yield from ({"kind": "dispel", "dice": dice} for dice in (1, 6))


@pytest.mark.parametrize("craft", CRAFTS, ids=lambda craft: craft.table)
def test_whatever_is_edited_is_told_without_a_missing_word(workshop: Workshop, craft: Craft) -> None:
    texts, bench, dice = workshop.app.texts, workshop.bench, Rng(f"tell {craft.table}")
    texts.missing.clear()
    every = list(shipped(workshop, craft))
    sound = 0
    for turn in range(4):
        thing = bench.make_like(dice.choice(every), f"Chose {craft.table} {turn}", {})
        for _ in range(8):
            edit_somewhere(bench, thing, dice)
            if not isinstance(bench.checked(thing), list):
                sound += 1
                for language in ("fr", "en"):
                    assert_told(workshop, workshop.rule_text(thing, bench.said(thing), language))
            else:
                bench.mod.undo()
    assert sound > 4
    assert OwnMod.open(bench.mod.folder).document.files == bench.mod.document.files, "no-break spaces too"


def test_a_word_that_nobody_has_is_found_missing(workshop: Workshop) -> None:
    workshop.app.texts.missing.clear()
    told = sentence_of(tell_card({"moment": "at-tea", "by": "anyone", "effects": []}, workshop.app.texts))
    with pytest.raises(AssertionError):
        assert_told(workshop, told)
    workshop.app.texts.missing.clear()


# where they are tried


def trial_of(craft: Craft, thing: Thing, said: dict[str, Any]) -> Trial:
    """Where a thing that says so is tried."""
    trial = craft.try_out(thing.id, said)
    assert trial is not None
    return trial


def battle_of(workshop: Workshop, trial: Trial) -> tuple[Any, Any]:
    """The rules and the state of a trial."""
    setup = Setup(None, trial.position, trial.armies, False)
    rules = GAMES["skirmish"].rules(workshop.app.catalog, trial.players, trial.flags, setup)
    return rules, rules.setup(Rng("trial"))


def decisions_to_card(rules: Any, state: Any, card: str, most: int = 12) -> int | None:
    """After how many decisions seat 0 may play a card; None: not within so many."""
    chance = Rng("others")
    for made in range(most):
        waiting = list(rules.to_act(state))
        if 0 in waiting and any(
            isinstance(one, PlayCard) and one.card == card for one in rules.legal_actions(state, 0)
        ):
            return made
        if not waiting:
            return None
        rules.apply(state, [chance.choice(rules.legal_actions(state, waiting[0]))], chance)
    return None


def test_every_shipped_card_is_in_hand_and_may_be_played_at_once(workshop: Workshop) -> None:
    moments = set()
    for thing in shipped(workshop, CARD):
        said = said_by(workshop, thing)
        rules, state = battle_of(workshop, trial_of(CARD, thing, said))
        assert state.hands[0] == [thing.id]
        assert decisions_to_card(rules, state, thing.id) == DECISIONS, thing.id
        moments.add(said["moment"])
    assert moments == set(get_args(Moment))


def test_a_card_whose_moment_never_comes_is_in_hand_all_the_same(workshop: Workshop) -> None:
    """Nobody is neutral before a name is said: the position stands, and the card cannot be played."""
    thing = Thing("skirmish", "card", "base:pacte_secret")
    said = said_by(workshop, thing) | {"by": "neutral"}
    rules, state = battle_of(workshop, trial_of(CARD, thing, said))
    assert state.hands[0] == [thing.id]
    assert decisions_to_card(rules, state, thing.id) is None, "a negative control of the test above"


def test_every_card_by_anybody_at_any_moment_lies_in_a_sound_battle(workshop: Workshop) -> None:
    thing = Thing("skirmish", "card", "base:espion")
    for place, moment in enumerate(get_args(Moment)):
        said = said_by(workshop, thing) | {"moment": moment, "by": get_args(Who)[place % 8]}
        _, state = battle_of(workshop, trial_of(CARD, thing, said))
        assert state.hands[0] == [thing.id]


def test_every_shipped_unit_stands_on_the_table_and_waits_for_orders(workshop: Workshop) -> None:
    for thing in shipped(workshop, UNIT):
        rules, state = battle_of(workshop, trial_of(UNIT, thing, said_by(workshop, thing)))
        unit = state.units[0]
        assert (unit.enlisted.unit, unit.owner, unit.place) == (thing.id, 0, TABLE)
        waiting = rules.legal_actions(state, 0) if list(rules.to_act(state)) == [0] else []
        assert any(getattr(one, "unit", -1) == 0 for one in waiting), thing.id


def test_every_shipped_army_is_fielded_against_one_of_its_size(workshop: Workshop) -> None:
    for thing in shipped(workshop, LIST):
        trial = trial_of(LIST, thing, said_by(workshop, thing))
        rules, _ = battle_of(workshop, trial)
        assert trial.armies[0] == thing.id and rules.players == 2


def test_the_formula_that_prices_ours_proposes_points_as_the_unit_is_now(workshop: Workshop) -> None:
    pikes = workshop.make_like(
        Thing("skirmish", "unit", "base:ligne_piquiers"), dict.fromkeys(LANGUAGES, "P")
    )
    prices = []
    for armour in ("none", "light", "heavy", "plate"):
        workshop.bench.set(pikes, ("armour",), armour)
        proposed = UNIT.propose(workshop.bench, pikes)
        assert proposed is not None and proposed.path == ("points",)
        prices.append(proposed.value)
    assert prices == sorted(prices) and prices[0] < prices[-1]
    unit = workshop.bench.checked(pikes)
    assert isinstance(unit, UnitDef) and prices[-1] == price(content(workshop.app.catalog), unit)
    workshop.bench.set(pikes, ("weapons",), [])
    assert UNIT.propose(workshop.bench, pikes) is None


def test_a_made_unit_in_a_made_army_fights_a_match_of_bots_to_its_end(workshop: Workshop) -> None:
    """Guards with hatred, ten of them in an army of 300 points against the Horde."""
    unit = workshop.make_like(
        Thing("skirmish", "unit", "base:ligne_gardes"), dict.fromkeys(LANGUAGES, "Guards")
    )
    army = workshop.make_like(Thing("skirmish", "list", "base:ligne_300"), dict.fromkeys(LANGUAGES, "Guard"))
    bench = workshop.bench
    bench.set(unit, ("rules",), {"hatred": 1})
    proposed = UNIT.propose(bench, unit)
    assert proposed is not None
    bench.set(unit, proposed.path, proposed.value)
    guards, pikes = {"unit": unit.id, "models": 10}, {"unit": "base:ligne_piquiers", "models": 10}
    bench.set(army, ("entries",), [{"unit": "base:ligne_marechal", "general": True}, guards, pikes])
    trial = trial_of(LIST, army, said_by(workshop, army))
    rules = GAMES["skirmish"].rules(
        workshop.sides(army)[1].catalog, 2, trial.flags, Setup(None, "", trial.armies, False)
    )
    match = Match(rules, 3)
    play_out(match, bots_by_seat("skirmish", rules, "weak"))
    view = match.seat(0).view
    mine = [one.enlisted.unit for one in view.units if one.owner == 0]
    assert view.over and unit.id in mine
