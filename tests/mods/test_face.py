"""The Face, the Presage, the farthing and the thumb: who looks at whose objective, and when."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from game.app.games import GAMES
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.core.rules import UNKNOWN, Event
from game.rules.hecatombe.events import Attacked, ObjectiveSeen, RoundEnded
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import a_plan
from tests.mods.test_shipped import house

FACE, PRESAGE, FARTHING, THUMB = "le-visage", "le-presage", "liard", "coup-de-pouce"
FLAGS = {FACE: "visage", PRESAGE: "presage", FARTHING: "liard"}
Look = tuple[int, int]
"""Who looks at an objective, and whose."""


@cache
def rules(mod: str, seat: int, chairs: str) -> Any:
    flags = {FLAGS[mod]: seat} if mod in FLAGS else {}
    return house(mod).rules(replace(a_plan("hecatombe", chairs), flags=flags, position=""))[1]


@cache
def played(mod: str, seat: int, chairs: str, seed: int) -> Match[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match(rules(mod, seat, chairs), seed)
    play_out(match, bots_by_seat("hecatombe", match.rules, "weak"))
    assert not [one for one in match.events if isinstance(one, ScriptFailed)]
    return match


def rounds(match: Match[Any, Any, Any]) -> list[tuple[int, list[Look]]]:
    """Of each round: who attacked first, and who had looked by then."""
    found: list[tuple[int, list[Look]]] = []
    looks: list[Look] = []
    first = -1
    for event in match.events:
        match event:
            case ObjectiveSeen(player, owner):
                assert first == -1, "nobody looks after the first attack"
                looks.append((player, owner))
            case Attacked(player) if first == -1:
                first = player
            case RoundEnded():
                found.append((first, looks))
                first, looks = -1, []
    return found


def said(events: Sequence[Event]) -> list[str]:
    return [one.key for one in events if isinstance(one, ScriptSaid)]


def test_the_face_looks_at_her_left_each_round_and_is_looked_at_when_she_begins() -> None:
    begun = set()
    for seed in range(6):
        for first, looks in rounds(played(FACE, 2, "bb", seed)):
            assert looks == ([(1, 0), (0, 1)] if first == 1 else [(1, 0)])
            begun.add(first)
    assert begun == {0, 1}


def test_at_a_larger_table_the_face_reads_the_seat_after_hers() -> None:
    for first, looks in rounds(played(FACE, 4, "bbbb", 3)):
        # whoever sits on her left knows her objective by the rules (H-05)
        assert looks == [(3, 0)], first


@pytest.mark.parametrize("mod", [FACE, PRESAGE, FARTHING])
@pytest.mark.parametrize("seat", [0, 3])
def test_nobody_looks_where_the_house_rule_names_nobody(mod: str, seat: int) -> None:
    match = played(mod, seat, "bb", 3)
    assert not [one for one in match.events if isinstance(one, ObjectiveSeen | ScriptSaid)]


def test_campaigns_remember_every_look_of_the_face() -> None:
    match = played(FACE, 2, "bb", 3)
    used = [one for one in GAMES["hecatombe"].deeds(match.rules, 3, match.log) if one.fact == "boss-used"]
    assert len(used) == len(rounds(match)) and {(one.by, one.word) for one in used} == {(1, "face")}


@pytest.mark.parametrize(("mod", "seat"), [(PRESAGE, 1), (PRESAGE, 2), (THUMB, 1)])
def test_what_was_promised_is_seen_once_in_the_first_round(mod: str, seat: int) -> None:
    for seed in range(3):
        match = played(mod, seat, "bb", seed)
        found = [looks for _, looks in rounds(match)]
        assert found == [[(seat - 1, 2 - seat)]] + [[]] * (len(found) - 1) and len(found) > 1
        assert said(match.events) == ([] if mod == THUMB else ["presage"]), "a thumb is quiet"


def test_the_farthing_is_laid_before_the_first_attack_of_its_holder_and_once() -> None:
    late = 0
    for seed in range(6):
        match = played(FARTHING, 1, "bbb", seed)
        (looked,) = [place for place, one in enumerate(match.events) if isinstance(one, ObjectiveSeen)]
        look = match.events[looked]
        assert isinstance(look, ObjectiveSeen) and (look.player, look.owner) == (0, 1)
        attacks = [one.player for one in match.events[:looked] if isinstance(one, Attacked)]
        following = next(one for one in match.events[looked:] if isinstance(one, Attacked))
        assert 0 not in attacks and following.player == 0
        assert said(match.events) == ["laid"]
        late += bool(attacks)
    assert late, "in some match others attack before"


def test_the_holder_alone_sees_what_it_is() -> None:
    match = played(FARTHING, 1, "bbb", 1)
    look = next(one for one in match.events if isinstance(one, ObjectiveSeen))
    assert [look.seen_by(viewer).people == UNKNOWN for viewer in (-1, 0, 1, 2)] == [True, False, False, True]
