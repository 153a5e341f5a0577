"""What is remembered of claims: what everybody saw, and the same after a resume."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from game.rules.complots.events import Declared
from scenes.games.complots.table import layout
from scenes.games.complots.table.claims.memory import LIE, PROVED, STOOD, ClaimMemory
from tests.builders import ANN, BOB, CLO, a_court, play

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow


def an_evening() -> Any:
    """Ann's Duchess stands, Bob's is a lie, Cleo's Captain is proved and blocked."""
    court = a_court({ANN: "comtesse comtesse", BOB: "assassin comtesse", CLO: "capitaine assassin"})
    return play(
        court,
        *(Declare(ANN, "base:duchesse"), Pass(BOB), Pass(CLO)),
        *(Declare(BOB, "base:duchesse"), Challenge(CLO), Reveal(BOB, "base:assassin")),
        *(Declare(CLO, "base:capitaine", ANN), Challenge(BOB)),
        *(Block(ANN, "base:ambassadeur"), Pass(CLO)),
    )


def remembered(court: Any, story: Any = None) -> ClaimMemory:
    """What the room remembers of a court."""
    view = court.rules.observe(court.state, -1)
    return ClaimMemory(view, court.rules.setting.actions, court.events if story is None else story)


@pytest.mark.rule("C-39")
def test_each_claim_is_kept_with_what_came_of_it() -> None:
    memory = remembered(an_evening())
    told = [[(one.character, one.fate) for one in memory.of(player)] for player in (ANN, BOB, CLO)]
    assert told[ANN] == [("base:duchesse", STOOD), ("base:ambassadeur", STOOD)]
    assert told[BOB] == [("base:duchesse", LIE)]
    assert told[CLO] == [("base:capitaine", PROVED)]


def test_what_is_heard_event_by_event_is_what_is_read_from_the_story() -> None:
    court = an_evening()
    live = remembered(court, ())
    for event in court.events:
        live.hear(event.seen_by(-1))
    assert live.signature == remembered(court).signature != remembered(court, ()).signature


def test_what_claims_nobody_is_not_remembered() -> None:
    court = play(a_court(), Declare(ANN, "base:aide"))
    assert list(remembered(court).of(ANN)) == []


def test_a_laid_out_position_remembers_what_is_on_the_table() -> None:
    court = play(a_court(), Declare(ANN, "base:capitaine", BOB))
    assert [one.character for one in remembered(court, ()).of(ANN)] == ["base:capitaine"]
    assert remembered(play(a_court(), Declare(ANN, "base:revenu")), ()).signature == ((), (), ())


def test_a_denial_is_told_apart_from_a_claim() -> None:
    court = play(
        a_court(players=4, sides=(0, 1, 0, 1), reserve=3, factions=True), Declare(ANN, "base:detournement")
    )
    (told,) = remembered(court).of(ANN)
    assert (told.character, told.denial) == ("base:duchesse", True)


@pytest.mark.parametrize("players", range(2, 9))
def test_the_row_of_medallions_meets_neither_cards_nor_answers(players: int) -> None:
    for seat in range(players):
        x, y, w, h = layout.medal_row(players, seat)
        card = layout.card_spots(players, seat, 1)[0]
        rows = layout.state_rows(players, seat, 3)
        assert y + h <= card[1] or (y >= card[1] + card[3] and y >= rows[-1] + 14)
        left, top, wide, high = layout.seat_place_boxes(players)[seat]
        assert left <= x and x + w <= left + wide and top <= y and y + h <= top + high


def medals(scene: Any) -> list[str]:
    """The rims of all medallions on the plaques, and their cracks and ticks."""
    names = [getattr(mark, "name", "") for mark in scene.question.layer._marks]
    return sorted(name for name in names if name.startswith("medal_claim"))


@pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True, ids=["fr"])
def test_the_plaques_show_it_once_it_has_been_seen_and_again_after_a_resume(house: GameWindow) -> None:
    from scenes.capture.setup import match_from_position
    from scenes.games.complots.table.screenshots import HISTORY_5, PEOPLE

    scene: Any = match_from_position("complots", "turn-5", 5, PEOPLE)(house.stage)
    house.stage.push(scene)
    house.step(1 / 30, 3)
    assert medals(scene) == []
    for action in HISTORY_5:
        assert scene.table.submit(action) is None
        scene.update(0.0)
    assert medals(scene) == []  # nothing before its picture
    scene.timeline.skip()
    house.step(1 / 30, 3)
    shown = medals(scene)
    assert shown.count("medal_claim_crack") == shown.count("medal_claim_tick") == 1
    assert len([name for name in shown if name in ("medal_claim", "medal_claim_gilt")]) == 5
    claims = sum(
        isinstance(event, Declared) and event.claim is not None for event in scene.table.public.story
    )
    assert claims == 4  # and one block
    house.stage.relayout()
    house.step(1 / 30, 3)
    assert medals(house.stage.scene) == shown
