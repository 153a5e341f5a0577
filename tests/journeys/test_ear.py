"""What is heard, felt and seen of a secret choice never depends on what was moved, marked or missed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.rules import Player
from game.input.intents import Intent
from tests.journeys.conftest import Begin
from tests.journeys.test_secrets import opened
from tests.journeys.worlds import World

CHOICES = [
    ("hecatombe", "objectives-4", 0),
    ("hecatombe", "keepers-4", 0),
    ("hecatombe", "liberation-3", 0),
    ("complots", "exchange-4", 0),
    ("complots", "pick-2", 1),
]
"""The secret choices of every game that are made among private things, and who makes them."""
OPENS, CLOSES = (Intent.PEEK, True), (Intent.PEEK, False)
RIGHT, LEFT, UP, MARK, SEAL = Intent.RIGHT, Intent.LEFT, Intent.UP, Intent.ACCEPT, Intent.COUNTER
PAIRS = [
    ((RIGHT, RIGHT, RIGHT), (LEFT, UP, RIGHT)),
    ((UP, UP, UP), (RIGHT, LEFT, RIGHT)),
    ((Intent.DOUBT, Intent.BACK), (RIGHT, RIGHT)),
]
MARKS = [
    ((MARK, RIGHT, RIGHT), (RIGHT, RIGHT, MARK)),  # one or another
    ((MARK, MARK, RIGHT), (MARK, RIGHT, MARK)),  # marked and unmarked, or two
    ((MARK, MARK, MARK), (RIGHT, LEFT, RIGHT)),
]
TOO_SOON = [((SEAL, SEAL), (RIGHT, RIGHT))]
"""A seal that is refused sounds as a press that only moves."""


def listened(world: World, player: Player, presses: Sequence[Intent]) -> list[Any]:
    """What the table hears, feels and sees while somebody chooses, and once the fan is covered again."""
    heard: list[Any] = []
    world.do((player, *OPENS))
    for intent in presses:
        for down in (True, False):
            world.do((player, intent, down))
        heard.append(public_notes(world))
    world.do((player, *CLOSES))
    return [*heard, public_notes(world), world.notes(-1)["words"]]


def public_notes(world: World) -> dict[str, Any]:
    """What can be perceived beside the open panel: no words of the panel itself, nor places of it."""
    notes = world.notes(-1)
    perceived = ("told", "prompts", "refusal", "sounds", "tension", "view", "moving", "rumbles")
    return {key: notes[key] for key in perceived}


def pairs_of(game: str, name: str) -> list[tuple[tuple[Intent, ...], tuple[Intent, ...]]]:
    """The pairs of presses that must be the same to everybody else."""
    marks = [] if name == "pick-2" else MARKS  # a card is taken at once there, and that is public
    return [*PAIRS, *marks, *([] if name in ("pick-2", "liberation-3") else TOO_SOON)]


def differences(begin: Begin, game: str, name: str, player: Player) -> list[object]:
    """The pairs that somebody at the table could tell apart."""
    evening, found = begin(reduced_motion=True), []
    for pair in pairs_of(game, name):
        one, other = (listened(World(evening, game, opened(game, name)), player, each) for each in pair)
        if one != other:
            found.append(pair)
    return found


@pytest.mark.rule("H-05")
@pytest.mark.parametrize(("game", "name", "player"), CHOICES)
def test_nobody_hears_what_is_chosen(begin: Begin, game: str, name: str, player: Player) -> None:
    assert differences(begin, game, name, player) == []


def test_a_refusal_said_aloud_would_be_heard(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: the hands of before, who said every refusal to the whole table."""
    from scenes.match.hands import Hands

    monkeypatch.setattr(Hands, "do_secretly", Hands.do)
    assert differences(begin, "hecatombe", "keepers-4", 0) == [TOO_SOON[0]]


def sealed_notes(begin: Begin, places: Sequence[int]) -> dict[str, Any]:
    """What is perceived once somebody has freed one tile, or none."""
    world = World(begin(reduced_motion=True), "hecatombe", opened("hecatombe", "liberation-3"))
    world.do((0, *OPENS))
    for place in places:
        world.scene.hands.controllers[0].cursor = place
        world.do((0, MARK, True))
    world.do((0, SEAL, True))
    world.do((0, *CLOSES))
    return {key: public_notes(world)[key] for key in ("prompts", "refusal", "sounds", "rumbles", "moving")}


def test_freeing_one_or_none_is_sealed_alike(begin: Begin) -> None:
    freed, none = sealed_notes(begin, (0,)), sealed_notes(begin, ())
    assert [cue for cue in freed["sounds"] if cue != "focus"] == [
        cue for cue in none["sounds"] if cue != "focus"
    ]
    freed.pop("sounds"), none.pop("sounds")
    assert freed == none


@pytest.mark.parametrize(("game", "name", "player"), CHOICES)
def test_each_look_shuffles_and_the_cursor_starts_anywhere(
    begin: Begin, game: str, name: str, player: Player
) -> None:
    world = World(begin(reduced_motion=True), game, opened(game, name))
    controller, orders, starts = world.scene.hands.controllers[player], set(), set()
    for _look in range(12):
        world.do((player, *OPENS))
        fan = controller.fan()
        orders.add(fan)
        starts.add(controller.cursor)
        world.do((player, RIGHT, True))
        assert controller.fan() == fan
        world.do((player, *CLOSES))
    assert len(orders) > 1 and len(starts) > 1


def answered(begin: Begin, name: str, place: int) -> dict[str, Any]:
    """What is perceived when somebody gives the secret answer of one button of the map."""
    world = World(begin(reduced_motion=True), "roulette", opened("roulette", name))
    player = world.scene.view.owing[0]
    world.evening.step(30)
    asks = world.scene.hands.controllers[player].prompts()
    for down in (True, False):
        world.do((player, asks[place].intent, down))
    notes = world.notes(-1)
    return {**public_notes(world), "words": notes["words"], "owing": world.scene.view.owing}


@pytest.mark.parametrize("name", ["pocket-4", "bet-4", "aim-4"])
def test_every_secret_answer_of_roulette_sounds_and_looks_alike(begin: Begin, name: str) -> None:
    places = (1, 2, 3) if name == "aim-4" else (0, 1, 2)  # nobody aims at the own seat
    first = answered(begin, name, places[0])
    assert "accept" in first["sounds"]  # it was an answer
    for place in places[1:]:
        assert answered(begin, name, place) == first
