"""Everything a change has to pass: ruff, mypy, lint-imports, pytest, one line each. Standard library only."""

import os
import subprocess
import sys
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import bootstrap

_DRAW = "import arcade; arcade.Window(64, 64, visible=False).close()"


class Verdict(NamedTuple):
    """What became of one check."""

    name: str
    passed: bool
    seconds: float
    note: str = ""

    def __str__(self) -> str:
        result = "ok" if self.passed else "FAILED"
        return f"{self.name:<14}{result:<8}{self.seconds:6.1f} s  {self.note}".rstrip()


def main(arguments: list[str]) -> int:
    """The exit code: 0 when every check passed."""
    venv = prepare_venv()
    trouble = screen_trouble(venv)
    if arguments:
        if trouble:
            bootstrap.say(trouble)
        bootstrap.enter([venv.python, "-m", "pytest", *arguments])
    with ThreadPoolExecutor(1) as aside:  # while pytest speaks
        heard = [aside.submit(_quietly, name, command) for name, command in _laws(venv)]
        aloud = _aloud(
            "pytest", [venv.python, "-m", "pytest", *(() if trouble else ("--need-gl",)), *spread()]
        )
    verdicts = _told([law.result() for law in heard])
    verdicts.append(aloud)
    if trouble:
        verdicts.append(Verdict("screens", False, 0.0, trouble))
    return _summed_up(verdicts)


def run_laws(venv: bootstrap.Venv, names: Collection[str]) -> int:
    """Check the laws of these names alone (`mypy`); returns the exit code."""
    laws = dict(_laws(venv))
    return _summed_up(_told([_quietly(name, laws[name]) for name in names]))


def prepare_venv() -> bootstrap.Venv:
    """A `.venv` with the libraries of `dev`; from here on we are in the checkout and draw without a screen.

    Whoever forbids Python to keep its bytecode beside the sources gets it in `.venv`: without any, every
    process of the tests would translate the whole game anew.
    """
    _install_venv_maker()
    venv = bootstrap.ensure_or_exit("dev")
    os.chdir(bootstrap.ROOT)
    os.environ.update(_headless())
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        os.environ["PYTHONPYCACHEPREFIX"] = str(venv.folder / "bytecode")
    return venv


def screen_trouble(venv: bootstrap.Venv) -> str | None:
    """Why nothing can be drawn here, in one sentence; None when it can, or when apt-get just mended it."""
    sys.path.insert(0, str(bootstrap.ROOT))
    from game import preflight

    raw = _draw(venv)
    trouble = preflight.recognise_trouble(raw)
    if trouble and trouble.packages_mend_it and bootstrap.apt_install(preflight.DEBIAN_PACKAGES):
        raw = _draw(venv)
        trouble = preflight.recognise_trouble(raw)
    return trouble.said if trouble else raw or None


def _draw(venv: bootstrap.Venv) -> str:
    """Open a window and close it: the last line of the error, nothing when it worked."""
    command = [str(venv.python), "-c", _DRAW]
    child = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    lines = child.stderr.strip().splitlines()
    return (lines or ["the window did not open"])[-1] if child.returncode else ""


def _headless() -> dict[str, str]:
    """Drawing without a screen; only Linux can."""
    return {"ARCADE_HEADLESS": "True"} if sys.platform.startswith("linux") else {}


def _install_venv_maker() -> None:
    """Let a bare Debian make a `.venv` when root asks; otherwise the sentence comes from `ensure`."""
    if not bootstrap.Venv().sound() and not bootstrap.has_pip_source():
        bootstrap.apt_install(bootstrap.venv_packages())


def _laws(venv: bootstrap.Venv) -> list[tuple[str, list[object]]]:
    return [
        ("ruff check", [venv.python, "-m", "ruff", "check"]),
        ("ruff format", [venv.python, "-m", "ruff", "format", "--check"]),
        ("mypy", [venv.python, "-m", "mypy"]),
        ("lint-imports", [venv.lint_imports]),
    ]


def spread(cores: int | None = None) -> list[str]:
    """Words that share the tests out to as many processes as there are cores (at most 4), nothing for one.

    Whoever has run out of tests takes some from another: a long evening does not keep the others waiting.
    """
    free = cores or (
        len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    )
    return ["-n", str(min(free, 4)), "--dist", "worksteal"] if free > 1 else []


def _quietly(name: str, command: list[object]) -> tuple[Verdict, str]:
    """Run a check, and keep what it says if it fails."""
    began = time.monotonic()
    child = subprocess.run(
        [str(word) for word in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    verdict = Verdict(name, child.returncode == 0, time.monotonic() - began)
    return verdict, "" if verdict.passed else f"{name}:\n{child.stdout.rstrip()}"


def _aloud(name: str, command: list[object]) -> Verdict:
    """Run a check whose own words are shown."""
    began = time.monotonic()
    code = subprocess.call([str(word) for word in command], stdin=subprocess.DEVNULL)
    return Verdict(name, code == 0, time.monotonic() - began)


def _told(heard: list[tuple[Verdict, str]]) -> list[Verdict]:
    """Print what the checks that failed said; returns the verdicts."""
    print("".join(f"\n{words}" for _, words in heard if words))
    return [verdict for verdict, _ in heard]


def _summed_up(verdicts: list[Verdict]) -> int:
    """Print every verdict in a line; returns the exit code."""
    print("\n" + "\n".join(str(verdict) for verdict in verdicts), flush=True)
    return 0 if all(verdict.passed for verdict in verdicts) else 1
