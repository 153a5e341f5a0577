"""Problems for programs: one line of JSON that editors and build machines read."""

from collections.abc import Iterable

import msgspec

from game.app.app import App
from game.cli.session import say_line
from game.mods.problems import Problem, problem_message


class ToldProblem(msgspec.Struct):
    """A problem for programs: `message` is the line that people read."""

    severity: str
    code: str
    file: str
    line: int
    column: int
    where: str
    message: str


def say_problems(found: Iterable[Problem], app: App) -> None:
    """Print problems as one JSON list; empty where nothing is wrong."""
    say_line(msgspec.json.encode([_told(one, app) for one in found]).decode())


def _told(one: Problem, app: App) -> ToldProblem:
    message = problem_message(one, app.texts)
    return ToldProblem(one.severity, one.code, one.file, one.line, one.column, one.where, message)
