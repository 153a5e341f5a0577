"""Big moments of Roulette: the sound is struck on the frame of contact, and all can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from game.input.intents import Intent, Press
from game.rules.roulette import events as happened
from tests.contract.worlds import laid
from tests.scenes.games.roulette.test_windows import press, sat, until

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

FRAME = 1 / 60
HAT_PICTURE = "icon_captain_hat_profile"
NORMAL = {"language": "fr", "animation_speed": 100}
CALM = {**NORMAL, "reduced_motion": True}
pytestmark = pytest.mark.usefixtures("home")
at_any_motion = pytest.mark.parametrize("house", [NORMAL, CALM], indirect=True, ids=["full", "reduced"])
moving = pytest.mark.parametrize("house", [NORMAL], indirect=True, ids=["full"])
calm = pytest.mark.parametrize("house", [CALM], indirect=True, ids=["reduced"])
QUICK = "[flags]\ncard_seconds = 1\n"


def fired(house: GameWindow) -> Any:
    """Delphine's next card is a BALLE; the count runs."""
    return sat(house, laid("roulette", "shot-4").replace('barrel = "CCBC"', 'barrel = "CCCB"') + QUICK)


def played(house: GameWindow) -> Any:
    """Aurèle gives a present to Bérénice."""
    scene = sat(house, laid("roulette", "cards-4"))
    for intent in (Intent.COUNTER, Intent.DOUBT, Intent.ACCEPT):
        press(house, scene, 0, intent)
    return scene


def bet(house: GameWindow) -> Any:
    """The last bet is laid down."""
    scene = sat(house, laid("roulette", "bet-4"))
    house.step(1 / 30, 30)
    for player in (0, 2, 3):
        press(house, scene, player, Intent.COUNTER)
    return scene


def accused(house: GameWindow) -> Any:
    """Aurèle accuses Cassius; the gathering time runs."""
    scene = sat(house, laid("roulette", "accusation-4"))
    for intent in (Intent.DOUBT, Intent.COUNTER):
        press(house, scene, 0, intent)
    return scene


def dying(house: GameWindow) -> Any:
    """Two lose a teammate, and nobody calls a doctor."""
    scene = sat(house, laid("roulette", "dying-4"))
    for player in (1, 3):
        press(house, scene, player, Intent.ACCEPT)
    return scene


def is_struck(scene: Any) -> bool:
    """Delphine has turned her BALLE."""
    return "balle" in scene.shown.turned[3]


def is_shown(scene: Any) -> bool:
    """The present lies large on the stage, as large as it gets."""
    face = scene.top.front.played._face
    return face is not None and face.scale == 1.0


def are_bets_up(scene: Any) -> bool:
    """Everybody's die shows its face."""
    return all(face is not None for face in scene.shown.dice)


def has_swung(scene: Any) -> bool:
    """The accusing hand has come to its target."""
    hands = scene.top.front.judge._raised
    return bool(hands) and all(
        hand._way != (0.0, 0.0) and hand.image.angle == pytest.approx(hand._turn) for hand in hands.values()
    )


MOMENTS = {
    "balle": (fired, "fire-balle", is_struck),
    "card": (played, "card-played", is_shown),
    "bets": (bet, "dice-land", are_bets_up),
    "accusation": (accused, "judge", has_swung),
}
moments = pytest.mark.parametrize("moment", MOMENTS)
Show = Callable[[Any], bool]


def at_contact(house: GameWindow, scene: Any, cue: str, show: Show) -> None:
    """Let frames pass until the cue is heard: its picture is that of the same frame, not of one before."""
    before = False
    for _ in range(60 * 20):
        heard, shown = cue in scene.heard, show(scene)
        if heard:
            assert shown and not before, "Sound and picture of a contact are one frame."
            return
        before = shown
        house.step(FRAME)
    raise AssertionError("It never came to a contact.")


@moving
@moments
def test_the_cue_is_struck_on_the_frame_of_contact(house: GameWindow, moment: str) -> None:
    opened, cue, show = MOMENTS[moment]
    scene = opened(house)
    at_contact(house, scene, cue, show)


@at_any_motion
def test_a_balle_is_held_to_be_read_and_one_press_leads_to_the_end_of_the_hold(house: GameWindow) -> None:
    scene = fired(house)
    until(house, scene, lambda: "fire-balle" in scene.heard)
    until(house, scene, lambda: bool(scene.beats.strip.text), 3.0)
    said = scene.beats.strip.text
    assert "BALLE" in said
    frames = 0
    while scene.beats.strip.text == said:
        house.step(FRAME)
        frames += 1
    assert frames * FRAME >= 0.9, "It can be read."
    scene = fired(house)
    until(house, scene, lambda: "fire-balle" in scene.heard)
    house.stage.press(Press(scene.couch[1].device, Intent.ACCEPT, True))
    assert is_struck(scene)
    house.step(FRAME, 3)
    until(house, scene, lambda: bool(scene.timeline.idle), 1.5)


@calm
def test_less_motion_sees_no_camera_no_shaking_and_no_flash(house: GameWindow) -> None:
    scene = fired(house)
    brightest = 0
    for _ in range(60 * 8):
        house.step(FRAME)
        assert all(plane.zoom == 1.0 and plane.dx == 0 for plane in scene.top.planes)
        sheet = scene.top.front.shot_effects._sheet
        brightest = max(brightest, 0 if sheet is None else sum(sheet.tint.rgb if sheet.tint else (0,)))
    assert is_struck(scene) and brightest == 0, "Never white."


@moving
def test_a_balle_moves_the_camera_and_is_white_for_an_instant(house: GameWindow) -> None:
    scene = fired(house)
    nearest, white = 1.0, False
    for _ in range(60 * 8):
        house.step(FRAME)
        nearest = max(nearest, *(plane.zoom for plane in scene.top.planes))
        sheet = scene.top.front.shot_effects._sheet
        white = white or (sheet is not None and sheet.tint is not None and sum(sheet.tint.rgb) > 700)
    assert nearest > 1.03 and white
    assert all(plane.zoom == 1.0 for plane in scene.top.planes), "The camera goes back."


@at_any_motion
def test_who_falls_is_told_on_the_strip_with_their_seal(house: GameWindow) -> None:
    scene = dying(house)
    until(house, scene, lambda: bool(scene.beats.strip.text), 4.0)
    assert scene.sitters[1].name in scene.beats.strip.text
    until(house, scene, lambda: scene.shown.teams == list(scene.view.teams) and scene.timeline.idle)
    assert scene.beats.strip.text == "", "The strip is cleared when the light comes back."


@moving
def test_pistols_rise_for_shooters_alone_and_go_under_the_table_when_they_have_fired(
    house: GameWindow,
) -> None:
    scene = fired(house)
    pistols, busts = scene.top.front.pistols, scene.top.front.busts
    for side, pistol in enumerate(pistols.pair):
        assert pistol.up == scene.shown.waiting[busts.at(side)]
    until(house, scene, lambda: "fire-balle" in scene.heard)
    until(house, scene, lambda: bool(scene.timeline.idle), 5.0)
    assert not any(pistol.up for pistol in pistols.pair)


@moving
@pytest.mark.parametrize("left", [0, 2])
def test_only_for_a_captain_the_lamp_goes_out_and_the_others_raise_their_hats(
    house: GameWindow, left: int
) -> None:
    from game.rules.roulette.events import CharacterDied

    scene = sat(house, laid("roulette", "dying-4"))
    scene.show(CharacterDied(1, left))
    darkest, hats = 1.0, 0
    for _ in range(60 * 5):
        house.step(FRAME)
        darkest = min(darkest, scene.top.front.light)
        marks = [mark for mark in scene.top.air._marks if getattr(mark, "name", "") == HAT_PICTURE]
        hats = max(hats, len(marks))
    assert (darkest < 0.5) == (left == 0)
    assert (hats >= 3) == (left == 0), "One hat falls; those of three captains are raised."


@moving
def test_the_light_comes_back_before_a_fall_only_where_a_medecin_is_asked(house: GameWindow) -> None:
    lit = {}
    for asked in (True, False):
        scene = fired(house)
        scene.table.paused = True
        scene.timeline.skip()
        scene.show(happened.Fired(3, 3, True))
        if not asked:
            scene.show(happened.CharacterDied(3, 1))
        until(house, scene, lambda scene=scene: scene.beats.spotlight.goal > 0)  # type: ignore[misc]
        goals = []
        while scene.shown.teams[3] > 1 and not scene.timeline.idle:
            house.step(FRAME)
            goals.append(scene.beats.spotlight.goal)
        lit[asked] = 0 in goals
    assert lit == {True: True, False: False}


@moving
@pytest.mark.parametrize(("players", "told"), [((1, 3), True), ((0, 1, 3), False)])
def test_a_match_that_comes_down_to_two_says_so_once(
    house: GameWindow, players: tuple[int, ...], told: bool
) -> None:
    scene = sat(house, laid("roulette", "dying-4"))
    scene.table.paused = True
    call = scene.texts("roulette-call-duel")
    for number, due in ((4, told), (5, False)):
        scene.show(happened.RoundBegan(number, players))
        seen, said = set(), set()
        for _ in range(360):
            house.step(FRAME)
            seen.add(scene.top.banner.words)
            said.add(scene.beats.strip.text)
        assert (call in seen) == due
        assert bool(said - {""}) == due and not scene.beats.strip.text, "Nothing stays over what follows."
