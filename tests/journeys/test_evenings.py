"""Evenings from the title to the curtain call and on: every screen in its turn, every device in one match."""

from __future__ import annotations

import pytest

from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.input.intents import Intent
from scenes.capture.readability import missing_pictures, text_problems
from scenes.screens.lobby.scene import Lobby
from tests.journeys.company import Company, written
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening, MouseHand
from tests.journeys.games import GAMES
from tests.journeys.incidents import INCIDENTS
from tests.slices import sliced

HOUSE_RULES = {"factions": True, "fifth_character": "inquisiteur"}

EVERYTHING = ("take_a_break", "pull_and_plug", "take_over", "lend_to_a_bot")

EVENINGS = [
    ("complots", "kp", 21, {"language": "fr", "text_scale": 115}, {}, ()),
    ("complots", "klpmp", 22, {"language": "en"}, {}, EVERYTHING),
    ("complots", "plpkpbmp", 23, {"language": "fr"}, HOUSE_RULES, ("take_over", "take_a_break")),
    ("hecatombe", "kp", 24, {"language": "en", "text_scale": 115}, {}, ("pull_and_plug",)),
    ("hecatombe", "pkpb", 25, {"language": "fr"}, {}, EVERYTHING),
    ("hecatombe", "plkpmpp", 26, {"language": "fr"}, {}, ("take_over",)),
    ("roulette", "kp", 27, {"language": "en", "text_scale": 115}, {}, ("take_a_break",)),
    ("roulette", "kpmb", 28, {"language": "fr"}, {}, EVERYTHING),
    ("roulette", "plkpmp", 29, {"language": "fr"}, {}, ("pull_and_plug", "take_over")),
]


def readable(evening: Evening) -> None:
    """Every word of the present screen can be read, every picture exists."""
    assert text_problems(evening.scene) == []
    assert missing_pictures(evening.scene) == []


def to_the_lobby(evening: Evening, device: Device, game: str) -> Lobby:
    """From the title, by the first ticket; then by the shoulders to the act of the evening."""
    evening.wait_for("Title")
    readable(evening)
    evening.tap(device, Intent.ACCEPT)
    evening.wait_for("Lobby")
    lobby = evening.scene
    assert isinstance(lobby, Lobby)
    for _ in GAMES:
        if lobby.lobby_model.act.id != game:
            evening.tap(device, Intent.NEXT)
    assert lobby.lobby_model.act.id == game
    return lobby


def gather(evening: Evening, lobby: Lobby, seats: str) -> None:
    """Everyone takes the next loge with the own device and says to be ready; bots are sent for."""
    fixed = {"k": KEYS, "l": KEYS2, "m": MOUSE}
    for seat, letter in enumerate(seats):
        if letter == "b":
            evening.tap(KEYS, Intent.DOUBT)
        elif letter == "m":
            enter_with_the_mouse(evening, lobby, seat)
        else:
            device = fixed.get(letter) or evening.plug(1)[0]
            evening.tap(device, Intent.ACCEPT, Intent.ACCEPT)
        assert len(lobby.couch.sitters) == seat + 1, letter
    evening.step(5)
    assert lobby.couch.everyone_ready
    readable(evening)


def enter_with_the_mouse(evening: Evening, lobby: Lobby, seat: int) -> None:
    """Click a free chair, « a person », the mouse; and once more to be ready."""
    hand = evening.hand(MOUSE)
    assert isinstance(hand, MouseHand)
    x, y, w, _ = lobby.seat_cards.each[seat].box
    hand.click(x + w / 2, y + 60)
    for wanted in ("person", "mouse"):
        hand.click_in(next(box for box, offer in lobby.seat_cards.spots(seat) if offer == wanted))
    hand.click(x + w / 2, y + 60)


def play_to_the_end(company: Company, incidents: tuple[str, ...]) -> None:
    """Play, with what happens on a sofa in between, up to the last card."""
    for incident in incidents:
        company.play(ticks=5)
        while not company.scene.timeline.idle:
            company.evening.step()
        if company.scene.table.outcome is None:
            INCIDENTS[incident](company)
    company.play()


@pytest.mark.parametrize(
    ("game", "seats", "seed", "settings", "flags", "incidents"), sliced(EVENINGS, 0, 1, 3, 7, 8)
)
def test_from_the_title_to_the_curtain_call(
    begin: Begin,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: str,
    seed: int,
    settings: dict[str, object],
    flags: dict[str, object],
    incidents: tuple[str, ...],
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: seed)
    evening = begin(**settings)
    evening.app.change(flags={game: {**GAMES[game].quick, **flags}})
    evening.stage.push(evening.stage.home())
    lobby = to_the_lobby(evening, KEYS, game)
    gather(evening, lobby, seats)
    evening.tap(KEYS, Intent.MENU)
    evening.wait_for(GAMES[game].screen)
    company = Company(evening, seed)
    assert company.scene.table.plan.seed == seed
    play_to_the_end(company, incidents)
    evening.wait_for("Finale")
    evening.step(30)
    readable(evening)
    saved, match = written(evening.app)
    assert saved.outcome == match.outcome() == company.scene.table.outcome
    assert saved.checksum == match.checksum()
    evening.tap(KEYS, Intent.ACCEPT)
    readable(evening)
    for intent in (Intent.DOWN, Intent.RIGHT, Intent.NEXT, Intent.NEXT):
        evening.tap(KEYS, intent)
        readable(evening)
    assert "\n".join(company.faults) == ""
