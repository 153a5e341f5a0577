"""Seats asked for on the command line."""

import pytest

from game.couch.seating import SeatSpec, parse_seats, seat_all
from game.couch.sitter import Bot, Human
from game.input.devices import KEYS, KEYS2, MOUSE
from game.mods.problems import problem_message
from game.mods.texts import Texts
from tests.couch.conftest import BASE, NAMES, PADS


def test_seats_are_read_in_order() -> None:
    specs, problems = parse_seats("human, pad,KEYS2,mouse,bot,bot:bold,bot:strong,bot:vengeful:weak")
    assert problems == []
    assert specs == (
        SeatSpec("human"),
        SeatSpec("pad"),
        SeatSpec("keys2"),
        SeatSpec("mouse"),
        SeatSpec("bot"),
        SeatSpec("bot", "bold"),
        SeatSpec("bot", strength="strong"),
        SeatSpec("bot", "vengeful", "weak"),
    )


@pytest.mark.parametrize(
    ("said", "code", "near"),
    [
        ("humn,bot", "seat-word", "human"),
        ("bto:bold,bot", "seat-word", "bot"),
        ("bot:bald,bot", "seat-temper", "bold"),
        ("bot:stron,bot", "seat-temper", "strong"),
        ("bot:bold:string,bot", "seat-strength", "strong"),
        ("bot:bold:strong:tall,bot", "seat-parts", None),
        ("pad:bold,bot", "seat-bare", None),
        ("keys,keys", "seat-twice", None),
        ("human", "seat-count", None),
        (",".join(["bot"] * 9), "seat-count", None),
        ("", "seat-word", None),
        ("human,,bot", "seat-word", None),
    ],
)
def test_a_bad_word_is_told_with_what_was_probably_meant(said: str, code: str, near: str | None) -> None:
    specs, problems = parse_seats(said)
    assert specs == ()
    found = [problem for problem in problems if problem.code == code]
    assert found
    assert found[0].facts.get("near") == near


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_problem_has_words(language: str) -> None:
    texts = Texts(language, [BASE])
    _, problems = parse_seats("humn,bot:bald,bot:bold:string,bot:a:b:c,pad:x,keys,keys,mouse,bot,xyzzy")
    said = [problem_message(problem, texts) for problem in problems]
    assert len(said) == 8
    assert not texts.missing
    assert not texts.faults


def test_devices_are_dealt_as_asked() -> None:
    specs, _ = parse_seats("human,pad,human,keys2,mouse,bot,bot:honest:weak")
    couch = seat_all(specs, PADS[:2], NAMES)
    hands = [sitter.hand for sitter in couch.sitters]
    assert hands == [
        Human(KEYS),
        Human(PADS[0]),
        Human(PADS[1]),
        Human(KEYS2),
        Human(MOUSE),
        Bot("bold", "middling"),
        Bot("honest", "weak"),
    ]
    assert couch.everyone_ready


def test_a_pad_that_is_not_there_is_waited_for() -> None:
    specs, _ = parse_seats("keys,pad,human")
    couch = seat_all(specs, [], NAMES)
    assert list(couch.waiting) == [1, 2]
    couch.take_over(1, PADS[0])
    assert list(couch.waiting) == [2]
    assert couch[1].name == "Bérénice"
