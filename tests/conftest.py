"""For every test: no screen is needed, no player's folder is touched, and chance repeats itself."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from game import paths, preflight
from scenes.shell import headless
from tests import warm

if TYPE_CHECKING:
    import arcade

    from tests.scenes.driver import Driver

headless.enable_headless()

MARKED_BY_FIXTURE = {"window": "screens", "process": "processes"}
"""What a test asks for says what it is, also through other fixtures; the rest is marked where it stands."""

Reporting = Generator[None, pytest.CollectReport, pytest.CollectReport]

hypothesis.settings.register_profile("quick", derandomize=True, deadline=None, database=None)
hypothesis.settings.register_profile("slow", deadline=None, database=None, max_examples=1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="also run the long soak and fuzz tests")
    parser.addoption("--need-gl", action="store_true", help="fail, not skip, where nothing can be drawn")


def pytest_configure(config: pytest.Config) -> None:
    hypothesis.settings.load_profile("slow" if config.getoption("--slow") else "quick")
    gc.set_threshold(
        20_000, 10, 5
    )  # what the tests keep warm is looked through seldom: a quarter of their time


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by the marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        for fixture in MARKED_BY_FIXTURE.keys() & set(getattr(item, "fixturenames", ())):
            item.add_marker(MARKED_BY_FIXTURE[fixture])
    if config.getoption("--slow"):
        return
    slow = [item for item in items if "slow" in item.keywords]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if "slow" not in item.keywords]


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Reporting:
    """A file that cannot even import arcade here is skipped, with the sentence that mends the machine."""
    report = yield
    trouble = preflight.recognise_trouble(str(report.longrepr)) if report.failed else None
    if trouble and not collector.config.getoption("--need-gl"):
        report.outcome = "skipped"
        report.longrepr = (str(collector.path), 0, trouble.said)
    return report


@pytest.fixture(autouse=True, scope="session")
def _players_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Saves and settings of the tests, and of processes they start, go to a folder that is thrown away."""
    before = os.environ.get("PERFIDIE_HOME")
    os.environ["PERFIDIE_HOME"] = str(tmp_path_factory.mktemp("perfidie-home"))
    yield
    if before is None:
        del os.environ["PERFIDIE_HOME"]
    else:
        os.environ["PERFIDIE_HOME"] = before


@pytest.fixture(autouse=True)
def _settings_of_nobody() -> Iterator[None]:
    """What one test sets, another does not find."""
    yield
    (paths.config_folder() / "settings.toml").unlink(missing_ok=True)


@pytest.fixture(autouse=True, scope="session")
def _known_words() -> Iterator[None]:
    """Fluent and TOML texts are parsed once in a process, and what the base game says is compiled once."""
    with pytest.MonkeyPatch.context() as patch:
        warm.words(patch)
        warm.tables(patch)
        warm.mods(patch)
        warm.defs(patch)
        yield


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's empty folder for this test alone: saves, mods, config and log appear in it."""
    folder = tmp_path / "home"
    monkeypatch.setenv("PERFIDIE_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def window(pytestconfig: pytest.Config) -> Iterator[arcade.Window]:
    """The window of the game, 1280 x 720; skips (with --need-gl: fails) where nothing can be drawn."""
    try:
        from scenes.shell.window import open_window

        opened = open_window(visible=False)
    except Exception as error:
        said = preflight.explain_error(error)
        if pytestconfig.getoption("--need-gl"):
            pytest.fail(said, pytrace=False)
        pytest.skip(said)
    opened._enable_event_queue = False  # events arrive when they are dispatched, as in the running loop
    with pytest.MonkeyPatch.context() as patch:
        warm.pictures(patch)
        warm.letters(patch)
        yield opened
    opened.close()


@pytest.fixture
def driver(window: arcade.Window) -> Iterator[Driver]:
    """Hands on the window, which is as good as new for every test."""
    from tests.scenes.driver import Driver

    hands = Driver(window)
    hands.reset()
    yield hands
    hands.reset()
