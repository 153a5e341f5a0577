"""What a screen shows never depends on what its people may not know (C-39, H-05, H-25)."""

from __future__ import annotations

import math
from re import sub
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops

from game.app.plan import MatchPlan
from game.core.rng import Rng
from game.core.rules import SPECTATOR, Player
from game.input.intents import Intent, Press
from scenes.games.skirmish.table.field import field
from scenes.match.openings import new_match_opening
from tests.contract.worlds import laid, rules_from, twin
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening, specs
from tests.journeys.games import GAMES
from tests.journeys.worlds import Step, World, plausible

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

KEPT = laid("hecatombe", "keepers-4") + 'sealed = ["eau-feu", "air-feu"]\n'
"""Delphine has sealed whom she keeps; Aurèle has not yet."""

BETS = laid("roulette", "accusation-4")
WINDOWS = {
    "before-pockets-4": sub(
        r"pocket = .*\n", "", laid("roulette", "pocket-4").replace('"pocket"', '"before-pockets"')
    ),
    "before-bets-4": sub(r"die = .*\n", "", BETS.replace('"accusation"', '"before-bets"')),
    "after-bets-4": BETS.replace('"accusation"', '"after-bets"'),
    "before-accusations-4": BETS.replace('"accusation"', '"before-accusations"'),
}
"""Windows for cards of which there is no position of its own (R-21)."""

OWN = {"show-3": SHOW, "judge-3": JUDGE, "pick-2": PICK, "kept-4": KEPT, **WINDOWS}

CASES = [
    ("complots", "claim-5", SPECTATOR),
    ("complots", "claim-5", 1),
    ("complots", "claim-8", SPECTATOR),
    ("complots", "turn-5", 3),
    ("complots", "exchange-4", SPECTATOR),
    ("complots", "block-3", SPECTATOR),
    ("complots", "lose-3", SPECTATOR),
    ("complots", "show-3", 0),
    ("complots", "judge-3", 0),
    ("complots", "pick-2", 1),
    ("hecatombe", "objectives-4", SPECTATOR),
    ("hecatombe", "objectives-4", 0),
    ("hecatombe", "attack-3", 1),
    ("hecatombe", "attack-6", SPECTATOR),
    ("hecatombe", "defence-5", 2),
    ("hecatombe", "kept-4", SPECTATOR),
    ("hecatombe", "reveal-2", SPECTATOR),
    ("hecatombe", "reveal-4", SPECTATOR),
    ("hecatombe", "liberation-3", SPECTATOR),
    ("roulette", "pocket-4", SPECTATOR),
    ("roulette", "bet-4", 0),
    ("roulette", "bet-6", SPECTATOR),
    ("roulette", "aim-4", 2),
    ("roulette", "accusation-4", SPECTATOR),
    ("roulette", "gather-4", 0),
    ("roulette", "dying-4", 0),
    ("roulette", "cards-4", SPECTATOR),
    ("roulette", "cards-4", 3),
    ("roulette", "shot-6", 1),
    ("roulette", "count-4", SPECTATOR),
    *[("roulette", name, SPECTATOR) for name in WINDOWS],
]
AT_ONCE = ("lose-3", "reveal-2", "reveal-4")
"""Here the first answer turns something up."""


def opened(game: str, name: str) -> str:
    """A position of ours, or one of this file."""
    return OWN.get(name) or laid(game, name)


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


def live(
    evening: Evening, game: str, position: str, viewer: Player, rng: Rng
) -> tuple[list[Step], list[Perceived]]:
    """A chance company plays in one world; what it pressed, and what it was like."""
    world, steps = World(evening, game, position), []
    seen = [perceive(world, viewer, looking=True)]
    for _ in range(ROUNDS):
        for number, step in enumerate(plausible(world, viewer, rng)):
            world.do(step)
            steps.append(step)
            seen.append(perceive(world, viewer, looking=number == 0 or step[1] is Intent.PEEK))
    return steps, seen


def live_again(
    evening: Evening, game: str, position: str, viewer: Player, steps: list[Step], looks: list[bool]
) -> list[Perceived]:
    """The same presses in another world."""
    world = World(evening, game, position)
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


def differing(one: Image.Image, other: Image.Image) -> str:
    """Where two pictures differ, and by how much, for whoever reads that a check failed."""
    difference = ImageChops.difference(one, other).convert("L")
    marked = difference.point(lambda shade: 255 * (shade > 2))
    return f"{marked.getbbox()}, {marked.histogram()[255]} points, {difference.getextrema()}"


def lived_apart(evening: Evening, game: str, here: str, there: str, viewer: Player) -> tuple[list[str], int]:
    """Where the pictures of two worlds differ in which the same is pressed, and how many were compared."""
    steps, one = live(evening, game, here, viewer, Rng(11))
    other = live_again(evening, game, there, viewer, steps, [moment.picture is not None for moment in one])
    apart, compared = [], 0
    for number, (mine, theirs) in enumerate(zip(one, other, strict=True)):
        if mine.told != theirs.told:
            break  # a card was turned up for all to see: from here on the worlds may differ
        assert mine.notes == theirs.notes, steps[:number]
        if mine.picture and theirs.picture:
            compared += 1
            if not same(mine.picture, theirs.picture):
                apart.append(f"{steps[:number]}: {differing(mine.picture, theirs.picture)}")
    return apart, compared


@pytest.mark.parametrize(("game", "name", "viewer"), CASES)
def test_worlds_that_differ_in_what_is_hidden_look_and_sound_alike(
    begin: Begin, game: str, name: str, viewer: Player
) -> None:
    evening = begin()
    here = opened(game, name)
    there = twin(game, here, viewer, seed=3)
    assert here != there
    apart, compared = lived_apart(evening, game, here, there, viewer)
    if apart:  # a secret tells again; what depends on where a texture lies does not
        apart, compared = lived_apart(evening, game, here, there, viewer)
    assert not apart
    assert compared >= (1 if name in AT_ONCE else 2)


HELD = [(Intent.COUNTER, True), (Intent.COUNTER, False), (Intent.NEXT, True), (Intent.NEXT, False)]
"""A window is held, and a secret button pressed."""


@pytest.fixture
def _sharp_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures of soldiers that the camera wants are made in one frame, however slow the machine is."""
    monkeypatch.setattr(field, "_MAKING_SECONDS", math.inf)


@pytest.mark.rule("S-20")
@pytest.mark.usefixtures("_sharp_at_once")
def test_a_secret_button_that_plays_nothing_looks_and_sounds_alike_whatever_the_hand(begin: Begin) -> None:
    evening, lives = begin(reduced_motion=True), []
    one, other = '"espion", "renegats"', '"vol_de_paie", "coup_dans_le_dos"'
    for hand in (one, other):
        here = laid("skirmish", "turn-2").replace('"eclaireurs_loyaux", "contre_ordre"', hand)
        world = World(evening, "skirmish", here)
        assert world.scene.view.asks == "treachery:card" and world.scene.view.owing == (0, 1)
        seen = [perceive(world, SPECTATOR, looking=True)]
        for intent, down in HELD[:2]:
            world.do((0, intent, down))
            seen.append(perceive(world, SPECTATOR, looking=True))
        world.do((0, Intent.PEEK, True))
        own = world.picture()
        world.do((0, Intent.PEEK, False))
        for intent, down in HELD[2:]:
            world.do((0, intent, down))
            seen.append(perceive(world, SPECTATOR, looking=True))
        assert 0 not in world.scene.view.owing, "one press was enough"
        lives.append((seen, own))
    (here_seen, here_own), (there_seen, there_own) = lives
    assert not same(here_own, there_own), "whoever looks reads his own cards"
    for mine, theirs in zip(here_seen, there_seen, strict=True):
        assert mine.notes == theirs.notes
        assert mine.picture and theirs.picture
        assert same(mine.picture, theirs.picture), differing(mine.picture, theirs.picture)


PEEKS = [
    *[("complots", name) for name in ("claim-5", "claim-8", "turn-5")],
    *[("hecatombe", name) for name in ("objectives-4", "attack-3", "attack-7", "kept-4")],
    *[("hecatombe", name) for name in ("reveal-2", "reveal-4", "liberation-3")],
    *[("roulette", name) for name in ("pocket-4", "bet-6", "aim-4", "cards-4", "shot-6", "dying-4")],
]


@pytest.mark.parametrize(("game", "name"), PEEKS)
def test_who_peeks_sees_his_own_and_everybody_sees_only_that(begin: Begin, game: str, name: str) -> None:
    world = World(begin(), game, opened(game, name))
    seeing = 0
    for player in range(world.scene.view.players):
        assert world.faces == world.open_faces
        world.do((player, Intent.PEEK, True))
        assert world.faces == world.game.faces_of(world.scene, player)
        seeing += world.faces != world.open_faces
        world.do((player, Intent.PEEK, False))
    assert world.faces == world.open_faces
    assert seeing >= world.scene.view.players - 1  # one may be out, or have handed his choice in


OTHERS = [one for one in Intent if one not in (Intent.MENU, Intent.PEEK)]
COVERED = [
    ("complots", "claim-5", 3, 1),
    ("hecatombe", "defence-5", 3, 0),
    ("hecatombe", "objectives-4", 0, 1),
    ("roulette", "bet-4", 3, 0),
    ("roulette", "accusation-4", 2, 0),
    ("roulette", "cards-4", 2, 1),
]
"""Where somebody peeks (the third), and another one (the fourth) does something."""


@pytest.mark.parametrize(("game", "name", "player", "other"), COVERED)
def test_any_press_of_another_seat_covers_the_cards_at_once(
    begin: Begin, game: str, name: str, player: Player, other: Player
) -> None:
    world = World(begin(), game, opened(game, name))
    for intent in OTHERS:
        world.do((player, Intent.PEEK, True))
        assert world.faces != world.open_faces
        world.evening.stage.press(Press(world.device(other), intent))
        assert world.faces == world.open_faces, intent
        world.evening.step()
        assert world.faces == world.open_faces, intent
        world.do((player, Intent.PEEK, False))


@pytest.mark.parametrize(("game", "name", "player", "other"), COVERED)
def test_the_peek_of_another_seat_takes_the_place_of_mine(
    begin: Begin, game: str, name: str, player: Player, other: Player
) -> None:
    world = World(begin(), game, opened(game, name))
    world.do((player, Intent.PEEK, True))
    world.do((other, Intent.PEEK, True))
    assert world.faces == world.game.faces_of(world.scene, other)
    world.do((player, Intent.PEEK, False))
    assert world.faces == world.game.faces_of(world.scene, other)


@pytest.mark.parametrize(("game", "name", "player", "other"), COVERED)
def test_the_menu_covers_the_cards(begin: Begin, game: str, name: str, player: Player, other: Player) -> None:
    for hand in (player, other):
        world = World(begin(), game, opened(game, name))
        world.do((player, Intent.PEEK, True))
        world.do((hand, Intent.MENU, True))
        assert world.evening.screen == "Pause"
        assert world.faces == world.open_faces


@pytest.mark.parametrize(("game", "name", "player", "other"), COVERED)
def test_a_pad_that_goes_away_covers_the_cards(
    begin: Begin, game: str, name: str, player: Player, other: Player
) -> None:
    for hand in (player, other):
        world = World(begin(), game, opened(game, name))
        world.do((player, Intent.PEEK, True))
        world.evening.pull(world.device(hand))
        world.evening.wait_for("AbsentSeats")
        assert world.faces == world.open_faces


FANS = [
    ("complots", "exchange-4", 0, 3),
    ("complots", "pick-2", 1, 4),
    ("hecatombe", "objectives-4", 0, 3),
    ("hecatombe", "objectives-4", 3, 3),
    ("hecatombe", "kept-4", 0, 3),
    ("hecatombe", "liberation-3", 0, 3),
]


@pytest.mark.parametrize(("game", "name", "player", "most"), FANS)
def test_a_closed_fan_tells_neither_cursor_nor_marks(
    begin: Begin, game: str, name: str, player: Player, most: int
) -> None:
    world = World(begin(reduced_motion=True), game, opened(game, name))
    closed = world.picture()
    marks = [] if name == "pick-2" else [(player, Intent.ACCEPT, True)]
    for moves in range(most):
        world.do((player, Intent.PEEK, True))
        assert not same(closed, world.picture())
        for step in [(player, Intent.RIGHT, True), (player, Intent.RIGHT, False), *marks[:moves][:1]]:
            world.do(step)
        marks = marks[1:] if moves else marks
        world.do((player, Intent.PEEK, False))
        assert same(closed, world.picture()), moves
        assert world.faces == world.open_faces


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, name, player, _ in FANS if player == 0])
def test_nothing_is_chosen_from_a_closed_fan(begin: Begin, game: str, name: str) -> None:
    world = World(begin(), game, opened(game, name))
    controller = world.scene.hands.controllers[0]
    controller.asks()
    stood = controller.place
    for intent in (Intent.RIGHT, Intent.ACCEPT, Intent.COUNTER):
        world.do((0, intent, True))
        assert world.scene.hands.refusal == world.scene.texts("match-peek-first")
    assert (controller.place, world.scene.table.ticks) == (stood, 0)


@pytest.mark.parametrize(
    ("game", "name"), [("complots", "turn-5"), ("hecatombe", "defence-5"), ("roulette", "bet-6")]
)
def test_one_person_among_bots_may_hold_his_cards_open_and_sees_no_others(
    begin: Begin, game: str, name: str
) -> None:
    evening = begin(solo_open_hand=True)
    position = laid(game, name)
    bots = "b" * (rules_from(game, position).players - 1)
    plan = MatchPlan(game, (), 5, position=position)
    evening.stage.push(new_match_opening(specs(f"k{bots}"), plan, keep=False)(evening.stage))
    evening.step(2)
    scene = evening.match
    assert GAMES[game].faces(scene) == GAMES[game].faces_open(scene, 0)
