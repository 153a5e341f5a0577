"""Armies before the battle: which lists there are, what is wrong with one, for whom the curtain waits."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from game.input.intents import Intent
from game.rules.skirmish.content import Content
from scenes.games.skirmish.muster.hands import Hand
from scenes.games.skirmish.muster.model import Muster
from tools.bench.wars import base

FLAGS = {"preset": "standard"}


class Rules:
    """House rules that remember how they were stepped."""

    def __init__(self) -> None:
        self.values: dict[str, object] = dict(FLAGS)
        self.steps: list[tuple[str, int]] = []

    def step(self, name: str, by: int) -> bool:
        """Remember it."""
        self.steps.append((name, by))
        return True


@cache
def with_spoilt() -> Content:
    """Our content, and a list of the line that costs too much."""
    known = base()
    good = known.lists["base:ligne_500"]
    pikes = good.entries[1]
    spoilt = msgspec.structs.replace(good, id="mine:too_much", entries=(*good.entries, pikes, pikes))
    return msgspec.structs.replace(known, lists={**known.lists, spoilt.id: spoilt})


def muster(people: tuple[int, ...] = (0, 1), seats: int = 3) -> Muster:
    return Muster(with_spoilt(), FLAGS, people, seats)


def test_armies_are_dealt_in_printed_order_and_may_all_fight() -> None:
    armies = muster()
    assert [one.faction for one in armies.chosen] == armies.factions()[:3]
    assert all(armies.fits(seat) for seat in range(3))
    assert armies.army_ids()[0] == "base:ligne_500"


def test_turning_goes_round_all_armies() -> None:
    armies = muster()
    first = armies.chosen[0]
    seen = [first.faction]
    for _ in armies.factions():
        assert armies.turn_faction(0, 1)
        seen.append(armies.chosen[0].faction)
    assert seen[:-1] == armies.factions() and armies.chosen[0] == first


@pytest.mark.rule("S-84")
def test_a_list_that_may_not_fight_lies_last_is_told_and_keeps_the_curtain_down() -> None:
    armies = muster(people=(0,), seats=2)
    assert armies.set_ready(0) and not armies.awaited()
    assert armies.turn_list(0, 1)
    problem = armies.problem(0)
    assert problem is not None and problem.code == "army-over" and armies.awaited() == [0]
    assert not armies.set_ready(0)
    assert armies.points(0) > 500 == armies.terms.points
    assert armies.turn_list(0, 1) and armies.fits(0) and armies.awaited() == [0]


def test_an_army_with_one_list_has_no_other() -> None:
    armies = muster()
    assert not armies.turn_list(1, 1)


def test_another_size_gives_every_faction_its_list_of_that_size_and_nobody_stays_ready() -> None:
    armies = muster()
    armies.turn_faction(0, 2)
    faction = armies.chosen[0].faction
    armies.set_ready(0)
    armies.set_terms({"preset": "short"})
    assert armies.chosen[0].faction == faction and armies.chosen[0].points == 300
    assert not armies.ready


def test_a_person_commands_the_bots_but_nobody_elses_army() -> None:
    armies, hand = muster(people=(0, 1), seats=4), Hand(1)
    seen = [hand.on]
    for _ in range(3):
        hand.feed(armies, Rules(), Intent.DOWN)  # type: ignore[arg-type]
        seen.append(hand.on)
    assert seen == [1, 2, 3, 1]


def test_the_curtain_rises_once_everybody_is_ready() -> None:
    armies, one, other = muster(), Hand(0), Hand(1)
    assert one.feed(armies, Rules(), Intent.ACCEPT).leads == ""  # type: ignore[arg-type]
    assert one.feed(armies, Rules(), Intent.MENU).leads == ""  # type: ignore[arg-type]
    assert other.feed(armies, Rules(), Intent.ACCEPT).leads == "start"  # type: ignore[arg-type]


def test_back_is_first_not_ready_then_the_lobby() -> None:
    armies, hand = muster(), Hand(0)
    hand.feed(armies, Rules(), Intent.ACCEPT)  # type: ignore[arg-type]
    assert hand.feed(armies, Rules(), Intent.BACK).leads == "" and not armies.ready  # type: ignore[arg-type]
    assert hand.feed(armies, Rules(), Intent.BACK).leads == "back"  # type: ignore[arg-type]


def test_stakes_are_stepped_row_by_row() -> None:
    armies, hand, rules = muster(), Hand(0), Rules()
    for intent in (Intent.PEEK, Intent.RIGHT, Intent.DOWN, Intent.LEFT, Intent.BACK):
        hand.feed(armies, rules, intent)  # type: ignore[arg-type]
    assert rules.steps == [("preset", 1), ("scenario", -1)] and hand.row is None
