"""What does a script cost in the thoughts of a bot? Microseconds an asking, beside Lua alone.

`python tools/bench/scripts.py` lets strong bots play a match of each mod with a script; it tells of every
asking what facts, answer and reading of wishes took. Goal: 15 over a card of data, better 5.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.ai import TEMPERS  # noqa: E402
from game.app.bots.thinker import BotQuestion, decide_now  # noqa: E402
from game.app.games import GAMES, all_sections, flag_values  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.mods.load import load_mods  # noqa: E402
from game.scripting.box import Box  # noqa: E402
from game.scripting.hooks.chain import Chain  # noqa: E402
from game.scripting.hooks.scripts import Scripts  # noqa: E402
from tools.bench.measure import machine  # noqa: E402

MODS = ROOT / "mods"
GOAL, BETTER = 15.0, 5.0
LONGEST = 60
"""Decisions of a match that are looked at."""


class Clock:
    """Seconds in a function, and how often it was called."""

    def __init__(self) -> None:
        self.seconds, self.calls = 0.0, 0

    def around(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """The function, timed."""

        def timed(*given: Any, **named: Any) -> Any:
            began = time.perf_counter()
            try:
                return work(*given, **named)
            finally:
                self.seconds += time.perf_counter() - began
                self.calls += 1

        return timed


def scripted_mods() -> list[tuple[str, str]]:
    """Shipped mods with a script, each with its game."""
    found = {(path.parents[1].name, path.parent.name) for path in MODS.glob("*/*/*.lua")}
    return sorted((mod, game) for mod, game in found if game in GAMES)


def told(mod: str, game: str, seats: int, strength: str) -> dict[str, Any]:
    """What the askings of a match took."""
    catalog = load_mods([MODS / "base", MODS / mod], all_sections()).catalog
    rules = GAMES[game].rules(catalog, seats, flag_values(catalog, game, {})[0])
    ask, facts, call = Clock(), Clock(), Clock()
    kept = Scripts.ask, Chain._facts, Box.call
    Scripts.ask = ask.around(Scripts.ask)  # type: ignore[method-assign]
    Chain._facts = facts.around(Chain._facts)  # type: ignore[method-assign]
    Box.call = call.around(Box.call)  # type: ignore[method-assign]
    try:
        thought = _play(rules, game, strength)
    finally:
        Scripts.ask, Chain._facts, Box.call = kept  # type: ignore[method-assign]
    mean = 1e6 * (ask.seconds + facts.seconds) / max(1, ask.calls)
    return {
        "mod": mod, "seats": seats, "strength": strength, "askings": ask.calls,
        "anew": round(call.calls / max(1, ask.calls), 2), "mean": round(mean, 1),
        "lua": round(1e6 * call.seconds / max(1, call.calls), 1),
        "share": round((ask.seconds + facts.seconds) / thought, 2),
        "goal": GOAL, "holds": mean <= GOAL, "better": mean <= BETTER,
    }  # fmt: skip


def _play(rules: Any, game: str, strength: str) -> float:
    """Let bots decide a match; returns the seconds of their thoughts."""
    match: Match[Any, Any, Any] = Match(rules, 1)
    seats = [match.seat(player) for player in range(rules.players)]
    stories: list[list[Any]] = [[] for _ in seats]
    spent = 0.0
    for _ in range(LONGEST):
        if not (owing := match.to_act()):
            break
        player = next(iter(owing))
        seat, story = seats[player], stories[player]
        story += seat.take()
        question = BotQuestion(
            TEMPERS[player % len(TEMPERS)],
            strength,
            seat.view,
            tuple(seat.options),
            tuple(story),
            str(player),
        )
        began = time.perf_counter()
        choice = decide_now(rules, game, question)
        spent += time.perf_counter() - began
        match.submit(choice.action)
    return spent


def main() -> None:
    """Print what was measured, a line each."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--strength", default="strong")
    reader.add_argument("--seats", type=int, default=4)
    said = reader.parse_args()
    print(json.dumps(machine()))
    for mod, game in scripted_mods():
        print(json.dumps(told(mod, game, said.seats, said.strength)), flush=True)


if __name__ == "__main__":
    main()
