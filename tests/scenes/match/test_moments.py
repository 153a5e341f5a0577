"""Whole matches of chance at every table: whenever nothing moves, the picture is the truth and reads well."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenes.match.theatre import Theatre, begun

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

AT_ONCE = {"animation_speed": 0}
FRENCH, ENGLISH = {**AT_ONCE, "language": "fr"}, {**AT_ONCE, "language": "en"}
LARGE, CLEAR = {"text_scale": 115}, {"high_contrast": True}
LOOKS = (FRENCH, {**ENGLISH, **LARGE}, {**FRENCH, **LARGE, **CLEAR}, {**ENGLISH, **CLEAR})
SHORT = {"rounds_to_win": 1}
FEW = {"points_to_win": 5}
LONGEST = 1_000
SLOW = pytest.mark.slow

TABLES = [
    ("hecatombe", 5, SHORT, LOOKS[1]),  # the other tables are watched in the journeys
    ("hecatombe", 6, SHORT, LOOKS[2]),
    *[
        pytest.param("hecatombe", players, {"no_retreat": bool(players % 2)}, look, marks=SLOW)
        for players in range(2, 8)
        for look in LOOKS
    ],
    ("roulette", 2, FEW, LOOKS[1]),
    ("roulette", 6, FEW, LOOKS[2]),
    *[
        pytest.param("roulette", players, {"points_to_win": 15}, look, marks=SLOW)
        for players in range(2, 7)
        for look in LOOKS
    ],
    *[pytest.param("complots", players, {}, look, marks=SLOW) for players in range(2, 9) for look in LOOKS],
]


@pytest.mark.parametrize(("game", "players", "flags", "house"), TABLES, indirect=["house"])
def test_at_every_moment_the_picture_is_true_and_reads_well(
    house: GameWindow, game: str, players: int, flags: dict[str, object]
) -> None:
    from scenes.capture.readability import missing_pictures, text_problems

    theatre = Theatre(house, game, begun(game, players, 3, **flags), players)
    scene, read, found = theatre.scene, set[object](), list[str]()
    for _ in range(LONGEST):
        theatre.settle(still=False)
        if theatre.table.outcome is not None:
            break
        view = scene.view
        assert scene.shown.differs(view) == []
        player = theatre.open_secrets()
        words = tuple(sorted({label.text for label in scene.labels()}))
        if words not in read:
            read.add(words)
            found += [fault for fault in text_problems(scene) if fault not in found]
        if player is not None:
            scene.hands.cover()
        assert theatre.act(0)
    assert theatre.table.outcome is not None
    assert "\n".join(found + missing_pictures(scene)) == ""
    assert len(read) > 10


@pytest.mark.parametrize("house", [AT_ONCE], indirect=True)
def test_a_table_of_roulette_that_is_built_anew_remembers_the_round(house: GameWindow) -> None:
    theatre, known = Theatre(house, "roulette", begun("roulette", 4, 3), 4), [""] * 4
    fates = {*known}
    while not {"shot", "judge"} <= fates:
        theatre.settle(still=False)
        before = theatre.scene.shown
        if before.fallen != known:
            theatre.scene.rebuild()
            after, known = theatre.scene.shown, [*before.fallen]
            assert (after.turned, after.fallen, after.fell_at) == (before.turned, known, before.fell_at)
            fates |= {*known}
        assert theatre.act(0)
