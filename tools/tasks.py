"""What `tools/dev.py` does: one function for each of its words. Standard library only."""

import shutil
import sys
from collections.abc import Callable, Sequence

import bootstrap
import checks
import lock

API_PAGES = bootstrap.ROOT / "build" / "api"
"""The folder of the pages that `docs` makes; git does not see it."""

QUICK = "not (statistics or processes or screens or whole)"
SLOWEST_SHOWN = 15
"""So many of its slowest tests `quick` lists; it never fails by time."""


def main(arguments: Sequence[str]) -> int:
    """Run the task that the first word names; returns the exit code, 2 for a word that is none."""
    word, *rest = arguments or ["--help"]
    task = TASKS.get(word)
    if task is None:
        print(usage_text(), file=sys.stdout if word in ("-h", "--help") else sys.stderr)
        return 0 if word in ("-h", "--help") else 2
    if rest and word != "quick":
        bootstrap.say(f"`{word}` takes no words after it.")
        return 2
    return task(rest)


def usage_text() -> str:
    """Every task in one line, from the docstring of its function."""
    lines = [f"  {word:<7}{(task.__doc__ or '').splitlines()[0]}" for word, task in TASKS.items()]
    return "\n".join(["python3 tools/dev.py TASK", *lines])


def run_quick(words: Sequence[str]) -> int:
    """The fast tests, a minute at most on two cores, and the slowest of them; words after it go to pytest."""
    venv = checks.prepare_venv()
    durations = f"--durations={SLOWEST_SHOWN}"
    bootstrap.enter([venv.python, "-m", "pytest", "-q", "-m", QUICK, durations, *checks.spread(), *words])


def run_lint(_: Sequence[str]) -> int:
    """ruff and lint-imports: style, format, and who may import whom."""
    return checks.run_laws(checks.prepare_venv(), ["ruff check", "ruff format", "lint-imports"])


def run_types(_: Sequence[str]) -> int:
    """mypy --strict."""
    return checks.run_laws(checks.prepare_venv(), ["mypy"])


def make_docs(_: Sequence[str]) -> int:
    """The pages of every module of game and scenes, from their docstrings, into build/api."""
    venv = checks.prepare_venv()
    shutil.rmtree(API_PAGES, ignore_errors=True)  # pages of modules that are gone
    bootstrap.enter([venv.python, bootstrap.ROOT / "tools" / "api_pages.py", API_PAGES])


def renew_lock(_: Sequence[str]) -> int:
    """The newest versions that pyproject.toml admits, into tools/constraints.txt."""
    return lock.main()


def run_all(_: Sequence[str]) -> int:
    """Everything, as tools/test.py does."""
    return checks.main([])


TASKS: dict[str, Callable[[Sequence[str]], int]] = {
    "quick": run_quick,
    "lint": run_lint,
    "types": run_types,
    "docs": make_docs,
    "lock": renew_lock,
    "all": run_all,
}
