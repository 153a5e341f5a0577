"""A plan survives its header, and the couch of a plan is the couch that it was made of."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.app.app import App
from game.app.plan import MatchPlan, couch_of, header_of, plan_from, plan_of
from game.app.playback import Playback
from game.core.match import Match
from game.couch.couch import Couch
from game.couch.sitter import Human
from game.input.devices import KEYS, KEYS2, MOUSE, Device, Family
from game.mods.manifest import Mod
from game.saves.save import SaveProblem
from tests.app.conftest import a_plan, chairs

NAMES = [f"Name {number}" for number in range(8)]
PAD = Device("pad:054c:0ce6:serial", Family.PLAYSTATION, "DualSense", 3)
OTHER = Device("pad:057e:2009:other", Family.NINTENDO, "Pro Controller", 1)


def a_couch() -> Couch:
    couch = Couch(NAMES)
    for device in (KEYS, PAD, MOUSE):
        couch.join(device)
    couch.add_bot("vengeful", "strong")
    couch.rename(1, "Zoé")
    couch.recolour(1, 6)
    couch.dress(0, 5)
    return couch


PLANS = [
    MatchPlan("complots", chairs("hb"), 1),
    MatchPlan("complots", chairs("hbbh"), 2**48 - 1, {"factions": True, "treasury": 54}, first=3),
    MatchPlan("complots", chairs("hb"), 0, first=0, position="[[seat]]\n[[seat]]\n"),
    MatchPlan("skirmish", chairs("bh"), 7, {"preset": "short"}, armies=("base:ligne_300", "mine:own")),
    plan_of(a_couch(), "complots", {"fifth_character": "inquisiteur"}, 9),
    plan_of(a_couch(), "hecatombe", {"rounds_to_win": 1, "no_retreat": True}, 9, first=3),
    plan_of(a_couch(), "roulette", {"action_deck": "none", "points_to_win": 5}, 9),
]


MOD = Mod(
    id="base",
    version="1.2",
    title="Base",
    requires=(),
    folder=Path("nowhere"),
    hash="abc",
    game_hashes={"complots": "1", "roulette": "2"},
)


@pytest.mark.parametrize("plan", PLANS)
def test_a_plan_comes_back_from_its_header(plan: MatchPlan) -> None:
    header = header_of(plan, "1.0", [MOD], "2026-03-01T20:05:09")
    assert plan_from(header) == plan
    brought = {"base": MOD.game_hashes[plan.game]} if plan.game in MOD.game_hashes else {}
    assert (header.mods, header.content) == ({"base": "abc"}, brought)
    assert header.versions == ({"base": "1.2"} if brought else {})


def test_a_file_that_does_not_tell_its_content_by_game_is_played_with_the_numbers_of_then() -> None:
    header = header_of(PLANS[3], "1.0", [MOD], "2026-03-01T20:05:09")
    old = plan_from(replace(header, content=None))
    assert old == replace(PLANS[3], former=True) and old.setup.former
    assert not plan_from(header).setup.former


def test_a_couch_comes_back_from_its_plan() -> None:
    couch = a_couch()
    plan = plan_of(couch, "complots", {}, 9)
    again = couch_of(plan, NAMES, [KEYS, KEYS2, MOUSE, PAD])
    for before, after in zip(couch.sitters, again.sitters, strict=True):
        assert (after.seat, after.name, after.colour, after.persona, after.hand) == (
            before.seat,
            before.name,
            before.colour,
            before.persona,
            before.hand,
        )
    assert not again.waiting
    assert again.seat_of(PAD) == 1
    assert plan_of(again, "complots", {}, 9) == plan


def test_a_pad_that_is_not_there_yet_keeps_its_seat() -> None:
    plan = plan_of(a_couch(), "complots", {}, 9)
    couch = couch_of(plan, NAMES, [KEYS, KEYS2, MOUSE, OTHER])
    assert couch.waiting == (1,)
    assert couch.claim_of(PAD) == 1
    away = couch[1].device
    assert away is not None and away.family is Family.PLAYSTATION
    assert couch.claim_of(OTHER) is None
    couch.pad_back(PAD)
    assert not couch.waiting
    assert couch[1].hand == Human(PAD)
    assert plan_of(couch, "complots", {}, 9) == plan


def test_a_seat_nobody_ever_took_waits_for_anyone() -> None:
    couch = couch_of(MatchPlan("complots", chairs("hb"), 1), NAMES, [KEYS])
    assert couch.waiting == (0,)
    couch.take_over(0, OTHER)
    assert not couch.waiting


@pytest.mark.parametrize("device", ["pad", "pad:", "pad:xyz:1", "something else"])
def test_a_strange_device_is_one_that_is_away(device: str) -> None:
    import msgspec

    seats = (msgspec.structs.replace(chairs("h")[0], device=device), chairs("hb")[1])
    assert couch_of(MatchPlan("complots", seats, 1), NAMES, [KEYS]).waiting == (0,)


# playback


def finished(app: App, game: str, seed: int = 4) -> Match:  # type: ignore[type-arg]
    at = app.inline().begin(a_plan(game, seed=seed))
    while at.outcome is None:
        at.update(0.1)
    at.close()
    return at._match


def test_a_playback_plays_every_tick_and_nobody_may_touch_it(app: App, game: str) -> None:
    from game import paths

    match = finished(app, game)
    (path,) = paths.saves_folder().glob("*.match")
    film = app.playback(path)
    assert isinstance(film, Playback)
    assert film.submit(film.seat(film.public.view.owing[0]).options[0]) is not None
    film.update(0.5, watching=True)
    film.paused = True
    film.update(60)
    assert film.ticks == 0
    film.paused = False
    for _ in range(10_000):
        film.update(0.25)
        if film.done:
            break
    assert film.done and film.ticks == len(match.log)
    assert film.outcome == match.outcome()
    assert film._match.checksum() == match.checksum()
    film.update(5)
    film.close()


def test_what_is_no_match_cannot_be_played_back(app: App, home: object) -> None:
    from game import paths

    path = paths.saves_folder() / "letter.match"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("Dear Aurèle,")
    found = app.playback(path)
    assert isinstance(found, SaveProblem) and found.code == "foreign"
    assert path.exists()
