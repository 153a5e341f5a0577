"""Cards that remember: the black book, life insurance and the tontine, each as its script says."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.ai import make_policy
from game.app.app import App
from game.app.games import GAMES, flag_values
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.core.rng import Rng
from game.rules.roulette.actions import Pass, Play
from game.rules.roulette.defs import AskScript, CardDef
from game.rules.roulette.rules import Roulette
from game.saves.settings import Settings
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import a_plan
from tests.mods.test_shipped import house
from tests.rules.roulette.builders import (
    ANN,
    BOB,
    CLO,
    Table,
    a_table,
    accuse,
    next_round,
    play,
    until,
)

MOD = "cartes-a-rancune"
BOOK, INSURANCE, TONTINE = (f"{MOD}:{name}" for name in ("carnet", "assurance", "tontine"))
EVERYTHING = {"bill", "blank-page", "benefit", "premium", "stakes", "waiting", "jackpot"}


@cache
def rules(seats: str = "bbb") -> Roulette:
    """The rules with the mod and no other."""
    found: Roulette = house(MOD).rules(a_plan("roulette", seats))[1]
    return found


def said(table: Match[Any, Any, Any]) -> list[str]:
    """What the cards have said."""
    return [event.key for event in table.events if isinstance(event, ScriptSaid)]


def kept(table: Table, key: str) -> Any:
    """What the mod remembers under a key."""
    return table.state.memory.of(MOD).get(key)


def test_eight_cards_of_three_kinds_ask_their_script_and_nothing_else() -> None:
    cards = [one for one in house(MOD).catalog.all(CardDef, game="roulette") if one.mod == MOD]
    assert sum(one.copies for one in cards) == 8 and len(cards) == 3
    assert all([type(effect) for effect in one.effects] == [AskScript] for one in cards)


# the black book


def test_whoever_accused_pays_for_each_time_right_or_wrong_and_but_once() -> None:
    hands = {CLO: f"{BOOK} {BOOK}"}
    table = a_table("accusations", rules=rules(), scores={ANN: 5, BOB: 5}, hands=hands, deck="cadeau prime")
    accuse(table, (ANN, CLO), (BOB, CLO))
    until(table, "after-count")
    assert table.state.scores == [6, 6, 1]
    play(table, Play(CLO, BOOK))
    assert table.state.scores == [5, 5, 3] and said(table) == ["bill"]
    play(table, Play(CLO, BOOK))
    assert table.state.scores == [5, 5, 3] and said(table) == ["bill", "blank-page"]


def test_the_book_is_kept_from_round_to_round() -> None:
    table = a_table("accusations", rules=rules(), scores={ANN: 5}, hands={BOB: BOOK, CLO: "prime"})
    accuse(table, (ANN, BOB))
    until(next_round(table), "accusation")
    accuse(table, (ANN, BOB))
    until(table, "after-count")
    scores = list(table.state.scores)
    play(table, Play(BOB, BOOK))
    assert [after - before for after, before in zip(table.state.scores, scores, strict=True)] == [-2, 2, 0]


def test_nobody_pays_for_whom_others_accused() -> None:
    table = a_table("accusations", rules=rules(), scores={ANN: 5}, hands={BOB: BOOK})
    accuse(table, (ANN, CLO))
    until(table, "after-count")
    scores = list(table.state.scores)
    play(table, Play(BOB, BOOK))
    assert table.state.scores == scores and said(table) == ["blank-page"]


# life insurance


def insured(**laid: Any) -> Table:
    """The table once Ann has taken out an insurance."""
    laid = {"hands": {ANN: INSURANCE}, "deck": "cadeau prime abattre medecin", **laid}
    table = a_table("window:after-bets", rules=rules(), **laid)
    return play(table, Play(ANN, INSURANCE))


def test_whoever_leaves_the_round_draws_three_cards() -> None:
    table = next_round(insured(barrels={ANN: "BCCCCC"}, dice=(1, 0, 0)))
    assert len(table.state.hands[ANN]) == 1 + 3, "one for the dead teammate (R-17)"
    assert said(table) == ["benefit"] and table.state.scores == [0, 1, 1]


def test_whoever_survives_pays_the_premium_and_the_policy_runs_out() -> None:
    table = next_round(insured(dice=(2, 0, 0)))
    assert table.state.scores == [2, 1, 1] and said(table) == ["premium"] and table.hands[ANN] == []
    assert not kept(table, "policies")


def test_a_second_policy_pays_as_well() -> None:
    deck = "cadeau cadeau prime prime abattre abattre medecin"
    table = insured(
        hands={ANN: f"{INSURANCE} {INSURANCE}"}, barrels={ANN: "BCCCCC"}, dice=(1, 0, 0), deck=deck
    )
    next_round(play(table, Play(ANN, INSURANCE)))
    assert len(table.state.hands[ANN]) == 1 + 6 and said(table) == ["benefit"]


# the tontine


def staked(*dice: int, **laid: Any) -> Table:
    """The table once Ann has begun a tontine."""
    laid = {"hands": {ANN: TONTINE}, "scores": {ANN: 2, BOB: 2}, **laid}
    return play(a_table("window:after-bets", rules=rules(), dice=dice, **laid), Play(ANN, TONTINE))


def test_all_stake_a_point_who_have_one_and_the_longest_survivor_takes_the_pot() -> None:
    table = staked(1, 2, 0)
    assert table.state.scores == [1, 1, 0] and kept(table, "pot") == 2
    next_round(table)
    assert table.state.scores == [1 + 2, 1 + 3 + 2, 1] and said(table) == ["stakes", "jackpot"]
    assert kept(table, "pot") == 0


@pytest.mark.parametrize(
    ("dice", "barrel"), [((1, 1, 0), "CCCCCB"), ((0, 0, 0), "CCCCCB"), ((0, 1, 0), "BCCCCC")]
)
def test_the_pot_waits_for_one_who_survives_alone(dice: tuple[int, ...], barrel: str) -> None:
    table = next_round(staked(*dice, barrels={BOB: barrel}))
    assert said(table) == ["stakes", "waiting"] and kept(table, "pot") == 2


def test_who_is_out_of_the_round_stakes_nothing() -> None:
    table = staked(1, 0, 0, out=(BOB,), scores={ANN: 1, BOB: 3})
    assert table.state.scores == [0, 3, 0] and kept(table, "pot") == 1


# at a table


@pytest.mark.parametrize("strength", ["middling", "strong"])
def test_bots_weigh_what_comes_later_of_a_card(strength: str) -> None:
    """Insured is who is about to die, not who has nothing to fear."""
    for barrel, die, answer in (("BBBBBB", 5, Play(ANN, INSURANCE)), ("CCCCCB", 0, Pass(ANN))):
        table = a_table(
            "window:after-bets",
            rules=rules(),
            hands={ANN: INSURANCE},
            barrels={ANN: barrel},
            dice=(die, 0, 0),
            scores={ANN: 3},
        )
        seat = table.seat(ANN)
        policy = make_policy("roulette", table.rules, "honest", strength)
        assert policy.choose(seat.view, tuple(seat.options), seat.story, Rng(1)).action == answer


@pytest.mark.statistics
@pytest.mark.parametrize("players", range(2, 7))
def test_bots_play_with_the_cards_to_the_end(players: int) -> None:
    heard: set[str] = set()
    for seed in range(3):
        match: Match[Any, Any, Any] = Match(rules("b" * players), seed)
        play_out(match, bots_by_seat("roulette", rules("b" * players), "weak" if seed else "middling"))
        assert match.outcome() is not None
        assert not [event for event in match.events if isinstance(event, ScriptFailed)]
        heard |= set(said(match))
    assert heard and heard <= EVERYTHING


@pytest.mark.statistics
def test_in_some_match_each_card_says_all_it_can() -> None:
    heard: set[str] = set()
    for seed in range(24):
        seats, strength = ("bbbb", "weak") if seed % 2 else ("bb", "middling")
        match: Match[Any, Any, Any] = Match(rules(seats), seed)
        play_out(match, bots_by_seat("roulette", rules(seats), strength))
        heard |= set(said(match))
    assert heard == EVERYTHING


def test_a_card_that_asks_a_script_of_a_mod_without_one_is_told_before_anybody_plays(tmp_path: Path) -> None:
    """Its own mod's scripts count, and no other's; with one that listens nothing is wrong."""
    mod = tmp_path / "mine"
    (mod / "roulette").mkdir(parents=True)
    head = 'format = 1\nid = "mine"\nversion = "1"\ntitle = "Mine"\nrequires = ["base"]\n'
    (mod / "mod.toml").write_text(head, encoding="utf-8")
    card = '[card.mute]\ncopies = 1\nmoment = "after-count"\neffects = [{ kind = "script" }]\n'
    (mod / "roulette" / "mute.toml").write_text(card, encoding="utf-8")
    others = [paths.bundled_mods_folder() / name for name in ("base", MOD)]
    said = {
        "deaf": "return { on = { card = function() end } }",
        "hears": "return { on = { played = function() end } }",
    }
    found = {}
    for name, source in said.items():
        (mod / "roulette" / "it.lua").write_text(source, encoding="utf-8")
        catalog = App([*others, mod], Settings(language="en")).catalog
        flags = flag_values(catalog, "roulette", {})[0]
        found[name] = [(one.code, one.line) for one in GAMES["roulette"].playable(catalog, flags, (2, 4))]
    assert found == {"deaf": [("table-card-unheard", 4)], "hears": []}
