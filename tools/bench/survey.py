"""What a picture asks of a battle of Triomphe et Trahison: how long the whole answer, how long a slice of it?

`python tools/bench/survey.py` asks the questions of `game/rules/skirmish/survey/` about battles under way,
8 armies unless `--armies` says otherwise: least, median, 95th percentile and most of whole answers and of the
slices between two pieces, in milliseconds of the processor. Goals: slices 4 ms, whole answers 250 ms.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.core.match import Match  # noqa: E402
from game.rules.skirmish.survey.board import Board, board_of  # noqa: E402
from game.rules.skirmish.survey.name_changes import all_changes  # noqa: E402
from game.rules.skirmish.survey.pair_odds import odds_of_unit  # noqa: E402
from game.rules.skirmish.turn.naming import Phase  # noqa: E402
from tools.bench.wars import mixed, war  # noqa: E402

MOMENTS = 4
"""Moments of a battle that are asked about."""
BETWEEN = 60
"""Orders between two moments."""

Question = Callable[[Board], Iterator[Iterator[object]]]
"""All the answers to ask of a board, each in pieces."""


def odds(board: Board) -> Iterator[Iterator[object]]:
    """All that a unit may do to others, and they to it, for each unit that stands."""
    for unit in board.state.standing():
        yield odds_of_unit(board, unit.id)


def names(phase: Phase) -> Question:
    """What every name changes, if it is asked for in that phase; the table knows no answer yet."""

    def ask(board: Board) -> Iterator[Iterator[object]]:
        state = board.trial()
        state.phase = phase.value
        board.setting.ground.contacts(state)
        followed = getattr(board.setting.ground, "followed", None)
        if followed is not None:
            followed.answers.clear()
        yield all_changes(Board(board.setting, state))

    return ask


QUESTIONS: dict[str, Question] = {
    "odds of a unit, both ways": odds,
    **{f"what every name changes, {phase}": names(phase) for phase in Phase},
}
"""Questions by what they are called in the table."""


def boards(armies: int, seed: int) -> Iterator[Board]:
    """Boards of a battle under way, between commanders without a plan."""
    rules = war(mixed(armies, seed))
    match, dice = Match(rules, seed), random.Random(seed)
    orders = 0
    while match.outcome() is None and orders < (MOMENTS + 40) * BETWEEN:
        player = next(iter(match.to_act()))
        match.submit(dice.choice(match.options(player)))
        orders += 1
        view = match.seat(0).view
        if view.round >= 1 and orders % BETWEEN == 0:
            yield board_of(rules.setting, view)


def slices(pieces: Iterator[object]) -> list[float]:
    """Milliseconds of each piece of an answer."""
    out, begun = [], time.process_time()
    for _ in pieces:
        now = time.process_time()
        out.append((now - begun) * 1000)
        begun = now
    return [*out, (time.process_time() - begun) * 1000]


def measure(armies: int, seed: int) -> list[dict[str, Any]]:
    """One row a question."""
    whole: dict[str, list[float]] = {name: [] for name in QUESTIONS}
    parts: dict[str, list[float]] = {name: [] for name in QUESTIONS}
    for number, board in enumerate(boards(armies, seed)):
        if number == MOMENTS:
            break
        for name, question in QUESTIONS.items():
            for pieces in question(board):
                times = slices(pieces)
                whole[name].append(sum(times))
                parts[name].extend(times)
    return [
        {
            "question": name,
            "answers": len(whole[name]),
            "whole": _spread(whole[name]),
            "slice": _spread(parts[name]),
        }
        for name in QUESTIONS
    ]


def _spread(values: list[float]) -> dict[str, float]:
    """Least, median, 95th percentile, 99th and most."""
    ordered = sorted(values)
    places = {"least": 0.0, "median": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}
    return {name: round(ordered[int(at * (len(ordered) - 1))], 3) for name, at in places.items()}


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--armies", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = measure(asked.armies, asked.seed)
    if asked.json:
        print(json.dumps(rows))
        return
    for row in rows:
        print(f"{row['question']}: {row['answers']} answers")
        for part in ("whole", "slice"):
            print(f"  {part}: {row[part]} ms")


if __name__ == "__main__":
    main()
