"""What a screen shows never depends on what its people may not know (C-39)."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PIL import Image, ImageChops

from game.app.plan import MatchPlan
from game.core.rng import Rng
from game.core.rules import SPECTATOR, Player
from game.input.intents import Intent, Press
from scenes.openings import seated
from tests.contract.worlds import laid, twin
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening, specs
from tests.journeys.worlds import Step, World, faces, plausible

ROUNDS = 5

SHOW = """
turn = 4
active = 1
asks = "show"
below = ["end-turn"]
declared = { player = 1, action = "interrogatoire", target = 2 }
[flags]
fifth_character = "inquisiteur"
[[seat]]
hand = ["duchesse", "comtesse"]
[[seat]]
hand = ["assassin", "inquisiteur"]
[[seat]]
hand = ["capitaine", "comtesse"]
"""
JUDGE = SHOW.replace('"show"', '"judge"').replace("turn = 4", 'turn = 4\nshown = "capitaine"')
PICK = 'asks = "pick"\nturn = 0\n[[seat]]\nhand = ["duchesse"]\n[[seat]]\nhand = ["capitaine"]\n'

OWN = {"show-3": SHOW, "judge-3": JUDGE, "pick-2": PICK}

CASES = [
    ("claim-5", SPECTATOR),
    ("claim-5", 1),
    ("claim-8", SPECTATOR),
    ("turn-5", 3),
    ("exchange-4", SPECTATOR),
    ("block-3", SPECTATOR),
    ("lose-3", SPECTATOR),
    ("show-3", 0),
    ("judge-3", 0),
    ("pick-2", 1),
]


class Perceived(NamedTuple):
    """What a moment was like for somebody; nothing while another one's cards are up."""

    told: object
    notes: object
    picture: Image.Image | None


def perceive(world: World, viewer: Player, *, looking: bool) -> Perceived:
    """Look, listen, and read the log."""
    if world.scene.hands.peeking not in (None, viewer):
        return Perceived(None, None, None)
    notes = world.notes(viewer)
    return Perceived(notes["told"], notes, world.picture() if looking else None)


def live(evening: Evening, position: str, viewer: Player, rng: Rng) -> tuple[list[Step], list[Perceived]]:
    """A chance company plays in one world; what it pressed, and what it was like."""
    world, steps = World(evening, position), []
    seen = [perceive(world, viewer, looking=True)]
    for _ in range(ROUNDS):
        for number, step in enumerate(plausible(world, viewer, rng)):
            world.do(step)
            steps.append(step)
            seen.append(perceive(world, viewer, looking=number == 0 or step[1] is Intent.PEEK))
    return steps, seen


def live_again(
    evening: Evening, position: str, viewer: Player, steps: list[Step], looks: list[bool]
) -> list[Perceived]:
    """The same presses in another world."""
    world = World(evening, position)
    seen = [perceive(world, viewer, looking=looks[0])]
    for step, looking in zip(steps, looks[1:], strict=True):
        world.do(step)
        seen.append(perceive(world, viewer, looking=looking))
    return seen


def same(one: Image.Image, other: Image.Image) -> bool:
    """Whether nobody could tell two pictures apart.

    Where a texture lies in the graphics card's sheet depends on what was drawn before, and moves the rounding
    of its edges by one or two of 255.
    """
    return all(high <= 2 for _, high in ImageChops.difference(one, other).getextrema())  # type: ignore[misc]


@pytest.mark.parametrize(("name", "viewer"), CASES)
def test_worlds_that_differ_in_hidden_cards_look_and_sound_alike(
    begin: Begin, name: str, viewer: Player
) -> None:
    evening = begin()
    here = OWN.get(name) or laid("complots", name)
    there = twin("complots", here, viewer, seed=3)
    assert here != there
    steps, one = live(evening, here, viewer, Rng(11))
    other = live_again(evening, there, viewer, steps, [moment.picture is not None for moment in one])
    compared = 0
    for number, (mine, theirs) in enumerate(zip(one, other, strict=True)):
        if mine.told != theirs.told:
            break  # a card was turned up for all to see: from here on the worlds may differ
        assert mine.notes == theirs.notes, steps[:number]
        if mine.picture and theirs.picture:
            assert same(mine.picture, theirs.picture), steps[:number]
            compared += 1
    assert compared >= (1 if name == "lose-3" else 2)


def turned_up(world: World) -> list[str]:
    """The cards that lie face up for all."""
    return sorted(card for cards in world.scene.view.lost for card in cards)


@pytest.mark.parametrize("name", ["claim-5", "claim-8", "turn-5"])
def test_who_peeks_sees_his_own_cards_and_everybody_sees_only_those(begin: Begin, name: str) -> None:
    world = World(begin(), laid("complots", name))
    down = turned_up(world)
    for player in range(world.scene.view.players):
        hand = world.scene.table.seat(player).view.hand
        assert faces(world.scene) == down
        world.do((player, Intent.PEEK, True))
        assert faces(world.scene) == sorted([*down, *hand, *hand])  # on the plaque, and in the fan above it
        world.do((player, Intent.PEEK, False))
    assert faces(world.scene) == down


@pytest.mark.parametrize("intent", [one for one in Intent if one not in (Intent.MENU, Intent.PEEK)])
def test_any_press_of_another_seat_covers_the_cards_at_once(begin: Begin, intent: Intent) -> None:
    world = World(begin(), laid("complots", "claim-5"))
    world.do((3, Intent.PEEK, True))
    assert faces(world.scene) != turned_up(world)
    world.evening.stage.press(Press(world.device(1), intent))
    assert faces(world.scene) == turned_up(world)
    world.evening.step()
    assert faces(world.scene) == turned_up(world)


def test_the_peek_of_another_seat_takes_the_place_of_mine(begin: Begin) -> None:
    world = World(begin(), laid("complots", "claim-5"))
    world.do((3, Intent.PEEK, True))
    world.do((1, Intent.PEEK, True))
    hand = world.scene.table.seat(1).view.hand
    assert faces(world.scene) == sorted([*turned_up(world), *hand, *hand])
    world.do((3, Intent.PEEK, False))
    assert faces(world.scene) == sorted([*turned_up(world), *hand, *hand])


def test_the_menu_covers_the_cards(begin: Begin) -> None:
    world = World(begin(), laid("complots", "claim-5"))
    world.do((3, Intent.PEEK, True))
    world.do((3, Intent.MENU, True))
    assert world.evening.screen == "Pause"
    assert faces(world.scene) == turned_up(world)


@pytest.mark.parametrize(("name", "player", "most"), [("exchange-4", 0, 3), ("pick-2", 1, 4)])
def test_a_closed_fan_tells_neither_cursor_nor_marks(
    begin: Begin, name: str, player: Player, most: int
) -> None:
    world = World(begin(reduced_motion=True), OWN.get(name) or laid("complots", name))
    closed = world.picture()
    marks = [(player, Intent.ACCEPT, True)] if name.startswith("exchange") else []
    for moves in range(most):
        world.do((player, Intent.PEEK, True))
        assert not same(closed, world.picture())
        for step in [(player, Intent.RIGHT, True), (player, Intent.RIGHT, False), *marks[:moves][:1]]:
            world.do(step)
        marks = marks[1:] if moves else marks
        world.do((player, Intent.PEEK, False))
        assert same(closed, world.picture()), moves
        assert faces(world.scene) == turned_up(world)


def test_nothing_is_chosen_from_a_closed_fan(begin: Begin) -> None:
    world = World(begin(), laid("complots", "exchange-4"))
    controller = world.scene.hands.controllers[0]
    for intent in (Intent.RIGHT, Intent.ACCEPT, Intent.COUNTER):
        world.do((0, intent, True))
        assert world.scene.hands.refusal == world.scene.texts("match-peek-first")
    assert (controller.cursor, controller.kept, world.scene.table.ticks) == (0, (), 0)


def test_one_person_among_bots_may_hold_his_cards_open_and_sees_no_others(begin: Begin) -> None:
    evening = begin(solo_open_hand=True)
    plan = MatchPlan("complots", (), 5, position=laid("complots", "turn-5"))
    evening.stage.push(seated(specs("kbbbb"), plan, keep=False)(evening.stage))
    evening.step(2)
    scene = evening.match
    down = sorted(card for cards in scene.view.lost for card in cards)
    assert faces(scene) == sorted([*down, *scene.table.seat(0).view.hand])
