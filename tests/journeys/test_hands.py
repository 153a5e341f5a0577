"""Every hand has its own glyphs, is called when it is its turn, and the first press wins."""

from __future__ import annotations

import pytest

from game.app.plan import MatchPlan
from game.input.devices import KEYS, KEYS2, Family
from game.input.intents import Intent
from game.rules.complots.events import Challenged
from scenes.draw.drawable import Image
from scenes.draw.style import Box
from scenes.games.complots.table import layout
from scenes.games.hecatombe.table import layout as tiles
from scenes.match.openings import new_match_opening
from tests.contract.worlds import laid
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening, PadHand, specs

FACES = {Family.XBOX: "btn_xbox_", Family.PLAYSTATION: "btn_ps_", Family.NINTENDO: "btn_nin_"}


def at_the_table(evening: Evening, seats: str, position: str, game: str = "complots") -> None:
    """Everybody in front of a prepared position."""
    evening.plug(seats.count("p") - len(evening.house.pads.devices()))
    plan = MatchPlan(game, (), 5, position=laid(game, position))
    evening.stage.push(new_match_opening(specs(seats), plan, keep=False)(evening.stage))
    evening.step(3)


def plaque(evening: Evening, player: int) -> Box:
    """Where the plaque of a player is."""
    return layout.seat_place_boxes(len(evening.match.sitters))[player]


def glyphs(evening: Evening, box: Box) -> set[str]:
    """The pictures of buttons and keys in a box."""
    x, y, w, h = box
    found = set()
    for layer in evening.match.layers():
        for mark in layer._marks:
            mx, my, _, _ = mark.box
            name = getattr(mark, "name", "")
            inside = x <= mx < x + w and y <= my < y + h and mark.visible
            if inside and isinstance(mark, Image) and name.startswith(("btn_", "key_", "icon_mouse")):
                found.add(name)
    return found


def words(evening: Evening, box: Box) -> set[str]:
    """What is written on the caps and pills in a box."""
    x, y, w, h = box
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
        shown = glyphs(evening, plaque(evening, player))
        assert shown and all(name.startswith(FACES[device.family]) for name in shown), shown
    assert families == set(FACES)


def test_each_half_of_the_keyboard_shows_its_own_keys(begin: Begin) -> None:
    evening = begin()
    at_the_table(evening, "plpkp", "claim-5")
    assert {"G", "B"} <= words(evening, plaque(evening, 1))
    assert "D" in words(evening, plaque(evening, 3)) and "G" not in words(evening, plaque(evening, 3))


def test_doubt_lies_at_the_same_place_on_every_pad(begin: Begin) -> None:
    evening = begin(swap_confirm=False)
    at_the_table(evening, "lpkpp", "claim-5")
    for player in (3, 4):
        places = {name.rpartition("_")[2] for name in glyphs(evening, plaque(evening, player))}
        assert places == {"gauche", "bas"}
    assert {name.rpartition("_")[2] for name in glyphs(evening, plaque(evening, 1))} == {
        "gauche",
        "bas",
        "haut",
    }


@pytest.mark.parametrize(("game", "position"), [("complots", "turn-5"), ("hecatombe", "attack-5")])
def test_the_pad_whose_turn_comes_trembles_and_no_other(begin: Begin, game: str, position: str) -> None:
    evening = begin()
    at_the_table(evening, "ppppp", position, game)
    assert trembling(evening) == {evening.match.view.active}


def test_no_pad_trembles_at_what_several_choose_in_their_own_time(begin: Begin) -> None:
    evening = begin()
    at_the_table(evening, "pppp", "objectives-4", "hecatombe")
    assert set(evening.match.view.owing) == {0, 1, 3}
    swear(evening, 0)
    evening.step(5)
    assert trembling(evening) == set()
    for player in (1, 3):
        swear(evening, player)
        evening.step(30)
    assert evening.match.view.asks == "attack"
    assert trembling(evening) == {evening.match.view.active}


def forces(evening: Evening) -> list[int]:
    """How often each player's pad has trembled."""
    couch = evening.match.couch
    pads = [evening.virtual[couch[seat].device.id] for seat in couch.players]  # type: ignore[union-attr]
    return [sum(1 for force in pad.rumbled if any(force)) for pad in pads]


def trembling(evening: Evening) -> set[int]:
    """Whose pads have trembled."""
    return {player for player, times in enumerate(forces(evening)) if times}


def swear(evening: Evening, player: int) -> None:
    """Somebody seals the first tile he sees."""
    device = evening.match.couch[player].device
    assert device is not None
    hand = evening.hand(device)
    hand.press(Intent.PEEK)
    evening.tap(device, Intent.ACCEPT, Intent.COUNTER)
    hand.release(Intent.PEEK)
    view = evening.match.view
    assert view.asks != "objectives" or player not in view.owing


@pytest.mark.parametrize("letter", ["p", "k", "l", "m"])
def test_who_is_attacked_reads_his_own_buttons_on_both_cards(begin: Begin, letter: str) -> None:
    evening = begin(swap_confirm=False)
    at_the_table(evening, f"{letter}pppp", "defence-5", "hecatombe")
    cards = (tiles.LET_GO, tiles.COUNTER)
    pictures = [glyphs(evening, card) for card in cards]
    letters = [words(evening, card) for card in cards]
    expected: dict[str, tuple[object, object]] = {
        "p": ({"btn_xbox_bas"}, {"btn_xbox_haut"}),
        "m": ({"icon_mouse"}, {"icon_mouse"}),
    }
    if letter in expected:
        assert tuple(pictures) == expected[letter]
    else:
        assert letters[1] == {"C"} if letter == "k" else letters == [{"B"}, {"Y"}]


def test_every_place_shows_which_button_of_its_own_opens_its_secrets(begin: Begin) -> None:
    evening = begin()
    at_the_table(evening, "pppp", "objectives-4", "hecatombe")
    places = evening.match.top.places  # type: ignore[attr-defined]
    shown = {player: words(evening, places.zone(player)) for player in (1, 3)}
    assert shown == {1: {"L2"}, 3: {"LT"}}


def test_two_oaths_in_one_frame_both_count(begin: Begin) -> None:
    evening = begin()
    at_the_table(evening, "pppp", "objectives-4", "hecatombe")
    table = evening.match.table
    for player in (0, 3):
        assert table.submit(table.seat(player).options[2]) is None
    evening.step(10)
    assert evening.match.view.owing == (1,)
    swear(evening, 1)
    evening.step(40)
    assert evening.match.view.asks == "attack"


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
