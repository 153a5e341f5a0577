"""Every hand has its own glyphs, is called when it is its turn, and the first press wins."""

from __future__ import annotations

from game.app.plan import MatchPlan
from game.input.devices import KEYS, KEYS2, Family
from game.input.intents import Intent
from game.rules.complots.events import Challenged
from scenes.complots import layout
from scenes.mark import Image
from scenes.openings import seated
from tests.contract.worlds import laid
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening, PadHand, specs

FACES = {Family.XBOX: "btn_xbox_", Family.PLAYSTATION: "btn_ps_", Family.NINTENDO: "btn_nin_"}


def at_the_table(evening: Evening, seats: str, position: str) -> None:
    """Everybody in front of a prepared position."""
    evening.plug(seats.count("p"))
    plan = MatchPlan("complots", (), 5, position=laid("complots", position))
    evening.stage.push(seated(specs(seats), plan, keep=False)(evening.stage))
    evening.step(3)


def glyphs(evening: Evening, player: int) -> set[str]:
    """The pictures of buttons and keys on a plaque."""
    x, y, w, h = layout.plaques(len(evening.match.sitters))[player]
    found = set()
    for layer in evening.match.layers():
        for mark in layer._marks:
            mx, my, _, _ = mark.box
            name = getattr(mark, "name", "")
            inside = x <= mx < x + w and y <= my < y + h and mark.visible
            if inside and isinstance(mark, Image) and name.startswith(("btn_", "key_")):
                found.add(name)
    return found


def words(evening: Evening, player: int) -> set[str]:
    """What is written on the caps and pills of a plaque."""
    x, y, w, h = layout.plaques(len(evening.match.sitters))[player]
    labels = [label for label in evening.match.labels() if label.exempt]
    return {label.text for label in labels if x <= label.box[0] < x + w and y <= label.box[1] < y + h}


def test_each_plaque_shows_the_buttons_of_its_own_device(begin: Begin) -> None:
    evening = begin()
    at_the_table(evening, "lpkpp", "claim-5")
    couch = evening.match.couch
    assert set(evening.match.view.owing) == {1, 3, 4}
    families = set()
    for player in (1, 3, 4):
        device = couch[couch.players[player]].device
        assert device is not None
        families.add(device.family)
        shown = glyphs(evening, player)
        assert shown and all(name.startswith(FACES[device.family]) for name in shown), shown
    assert families == set(FACES)


def test_each_half_of_the_keyboard_shows_its_own_keys(begin: Begin) -> None:
    evening = begin()
    at_the_table(evening, "plpkp", "claim-5")
    assert {"G", "B"} <= words(evening, 1)
    assert "D" in words(evening, 3) and "G" not in words(evening, 3)


def test_doubt_lies_at_the_same_place_on_every_pad(begin: Begin) -> None:
    evening = begin(swap_confirm=False)
    at_the_table(evening, "lpkpp", "claim-5")
    for player in (3, 4):
        places = {name.rpartition("_")[2] for name in glyphs(evening, player)}
        assert places == {"gauche", "bas"}
    assert {name.rpartition("_")[2] for name in glyphs(evening, 1)} == {"gauche", "bas", "haut"}


def test_the_pad_whose_turn_comes_trembles_and_no_other(begin: Begin) -> None:
    evening = begin()
    at_the_table(evening, "ppppp", "turn-5")
    active = evening.match.view.active
    couch = evening.match.couch
    for player, seat in enumerate(couch.players):
        device = couch[seat].device
        assert device is not None
        pad = evening.virtual[device.id]
        assert bool(pad.rumbled) == (player == active)


def challenged(evening: Evening) -> list[int]:
    story = evening.match.table.public.story
    return [event.player for event in story if isinstance(event, Challenged)]


def test_the_first_press_wins(begin: Begin) -> None:
    evening = begin()
    at_the_table(evening, "ppppp", "claim-5")
    late, early = sorted(evening.match.view.owing)[:2]
    for player in (early, late):
        device = evening.match.couch[player].device
        assert device is not None
        evening.tap(device, Intent.DOUBT)
    assert challenged(evening) == [early]


def test_of_two_presses_in_one_frame_the_nearest_clockwise_wins(begin: Begin) -> None:
    evening = begin()
    at_the_table(evening, "ppppp", "claim-5")
    near, far = list(evening.match.view.owing)[:2]
    for player in (far, near):
        device = evening.match.couch[player].device
        assert device is not None
        hand = evening.hand(device)
        assert isinstance(hand, PadHand)
        hand.pad.press(Intent.DOUBT)
    evening.step(2)
    assert challenged(evening) == [near]


def test_two_people_play_on_one_keyboard(begin: Begin) -> None:
    evening = begin()
    at_the_table(evening, "plkpp", "claim-5")
    owing = evening.match.view.owing
    for player, device in ((1, KEYS2), (2, KEYS)):
        if player in owing:
            evening.tap(device, Intent.ACCEPT)
            assert player in evening.match.view.passed
