"""Recorded playthroughs are still told word for word; see record.py when the rules change on purpose."""

import difflib

import pytest

from game.rules.complots import events
from tests.golden.record import FOLDER, PLAYTHROUGHS, told


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_recorded_playthrough_is_told_the_same(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    now = told(name)
    changes = difflib.unified_diff(
        recorded.splitlines(), now.splitlines(), "recorded", "now", lineterm="", n=1
    )
    assert now == recorded, "\n".join(list(changes)[:40])


def test_every_recording_is_played() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)


def test_the_recordings_show_every_event() -> None:
    text = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in PLAYTHROUGHS)
    kinds = [kind.__name__ for kind in events.ComplotsEvent.__args__]
    assert [kind for kind in kinds if f" {kind}(" not in text] == []
