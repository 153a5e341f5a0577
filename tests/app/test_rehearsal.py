"""A rehearsal: partners who play by heart, and one thing allowed at a time."""

from typing import Any

from game import paths
from game.app.app import App
from game.app.plan import plan_of
from game.app.rehearsal import LessonTable, Lines, Moment, start_rehearsal
from game.couch.couch import Couch
from game.rules.hecatombe.actions import Keep
from game.saves.settings import Settings

KEPT = (Keep(0, "terre-air"), Keep(0, "air-nuit"), Keep(0, "feu-vie"))


def moment(view: Any) -> Moment:
    return (view.asks, len(view.history))


def table(lines: Lines) -> LessonTable:
    """Player 0 keeps three armies, his partner 3 two; nobody else is asked."""
    app = App([paths.bundled_mods_folder() / "base"], Settings())
    couch = Couch([str(seat) for seat in range(7)])
    couch.await_person(0)
    for seat in (1, 2, 3):
        couch.add_bot("bold", "weak", seat)
    text = (paths.bundled_mods_folder() / "base" / "positions" / "hecatombe" / "keepers-4.toml").read_text(
        "utf-8"
    )
    rehearsal = start_rehearsal(app.catalog, plan_of(couch, "hecatombe", {}, 1, position=text), lines, moment)
    rehearsal.pace = 0.0
    return rehearsal


def test_a_partner_says_each_of_his_lines_of_a_moment() -> None:
    rehearsal = table({("keepers", 0): (*KEPT, Keep(3, "air-feu"), Keep(3, "eau-feu"))})
    for _ in range(3):
        rehearsal.update(1.0)
    assert rehearsal.public.view.sealed == (0, 0, 0, 2)
    rehearsal.wanted = KEPT
    assert rehearsal.submit(*KEPT) is None
    rehearsal.update(0.0)
    kept = [set(tiles) for tiles in rehearsal.public.view.captured]
    assert {"air-feu", "eau-feu"} <= kept[3] and {"terre-air", "air-nuit", "feu-vie"} <= kept[0]
    assert rehearsal.moment == ("reveal", 0)


def test_a_line_that_cannot_be_said_is_replaced() -> None:
    rehearsal = table({("keepers", 0): (Keep(3, "vie-nuit"),)})
    for _ in range(3):
        rehearsal.update(1.0)
    assert rehearsal.public.view.sealed == (0, 0, 0, 2)


def test_a_partner_who_is_hushed_waits() -> None:
    rehearsal = table({})
    rehearsal.hushed = frozenset({("keepers", 0)})
    for _ in range(3):
        rehearsal.update(1.0)
    assert rehearsal.ticks == 0
    rehearsal.hushed = frozenset()
    for _ in range(3):
        rehearsal.update(1.0)
    assert rehearsal.ticks == 2


def test_people_may_do_what_the_lesson_asks_and_nothing_else() -> None:
    rehearsal = table({})
    assert tuple(rehearsal.seat(0).options) == ()
    rehearsal.wanted = KEPT[:2]
    assert set(rehearsal.seat(0).options) == set(KEPT[:2])
    refused = rehearsal.submit(*KEPT)
    assert refused is not None and refused.code == "rehearsal"
    illegal = rehearsal.submit(Keep(0, "terre-vie"))
    assert illegal is not None and illegal.code != "rehearsal"
    rehearsal.update(0.0)
    assert rehearsal.public.view.sealed[0] == 0


def test_a_person_recites_his_lines_after_the_partners() -> None:
    rehearsal = table({("keepers", 0): (Keep(3, "air-feu"), Keep(3, "eau-feu"))})
    rehearsal.recited = {("keepers", 0): KEPT}
    rehearsal.hushed = frozenset({("keepers", 0)})
    rehearsal.update(1.0)
    assert rehearsal.ticks == 0
    rehearsal.hushed = frozenset()
    told: list[tuple[int, ...]] = []
    while rehearsal.moment == ("keepers", 0) and len(told) < 20:
        told.append(rehearsal.public.view.sealed)
        rehearsal.update(1.0)
    assert all(mine == 0 or partner == 2 for mine, _, _, partner in told)
    assert rehearsal.moment == ("reveal", 0)
