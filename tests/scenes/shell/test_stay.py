"""While the stage is shown, old matches make room by themselves; nobody waits for it."""

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.shell import main


def test_matches_are_tidied_once_everybody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    from threading import Event, current_thread

    done = Event()
    threads: list[object] = []

    def tidy() -> None:
        threads.append(current_thread())
        done.set()

    monkeypatch.setattr(main, "SETTLED", 0.01)
    monkeypatch.setattr("scenes.shell.window.run_event_loop", lambda _: done.wait(5))
    house: Any = SimpleNamespace(stage=SimpleNamespace(app=SimpleNamespace(tidy=tidy)))
    main.run_until_closed(house)
    assert len(threads) == 1 and threads[0] is not current_thread()


def test_a_house_that_closes_before_tidies_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from time import sleep

    tidied: list[int] = []
    monkeypatch.setattr(main, "SETTLED", 0.05)
    monkeypatch.setattr("scenes.shell.window.run_event_loop", lambda _: None)
    house: Any = SimpleNamespace(stage=SimpleNamespace(app=SimpleNamespace(tidy=lambda: tidied.append(1))))
    main.run_until_closed(house)
    sleep(0.15)
    assert tidied == []
