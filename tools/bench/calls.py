"""How much work are the dearest decisions? Counted, not timed: calls of Python, by strength and question.

`python tools/bench/calls.py` plays a match of each game with as many players as may be, as few, and some
between; `--game`, `--strength` and `--matches` choose. Only questions whose answers hang on secrets count.
The `dearest` numbers of a game's bots have to lie above. Minutes; machine and load do not matter.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from cProfile import Profile
from itertools import islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.ai import STRENGTHS, TEMPERS  # noqa: E402
from game.ai.policy import Choice  # noqa: E402
from game.app.bots.thinker import BotQuestion, decide_now  # noqa: E402
from game.app.games import GAMES, all_sections, checked_flags  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.core.rules import Event  # noqa: E402
from game.mods.load import load_mods  # noqa: E402

LONGEST = 400
"""Decisions of a match that are counted: late ones are not dearer than early ones."""
Counts = dict[str, int]
"""By kind of question: the calls of the dearest decision so far."""


def counted(decide: Callable[..., Choice], *given: Any) -> tuple[Choice, int]:
    """The choice of a function, and the calls that it took."""
    profile = Profile()
    choice = profile.runcall(decide, *given)
    return choice, sum(entry.callcount for entry in profile.getstats())


def decisions(game: str, rules: Any, strength: str, seed: int) -> Iterator[tuple[str, int]]:
    """Question by question of a match: its kind, and the calls of the decision."""
    match: Match[Any, Any, Any] = Match(rules, seed)
    seats = [match.seat(player) for player in range(rules.players)]
    stories: list[list[Event]] = [[] for _ in seats]
    while owing := match.to_act():
        player = next(iter(owing))
        seat, story = seats[player], stories[player]
        story += seat.take()
        dice, temper = f"{seed}:{player}:{len(match.log)}", TEMPERS[player % len(TEMPERS)]
        question = BotQuestion(temper, strength, seat.view, tuple(seat.options), tuple(story), dice)
        choice, calls = counted(decide_now, rules, game, question)
        yield seat.view.asks, calls
        match.submit(choice.action)


def dearest(game: str, rules: Any, strength: str, matches: int = 1, longest: int = LONGEST) -> Counts:
    """By kind of question that hangs on secrets: the calls of the dearest decision in some matches."""
    found: Counts = defaultdict(int)
    for seed in range(1, matches + 1):
        for kind, calls in islice(decisions(game, rules, strength, seed), longest):
            if kind in GAMES[game].secret:
                found[kind] = max(found[kind], calls)
    return found


def main() -> None:
    """Print the counts of the games and strengths that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--strength", choices=STRENGTHS)
    parser.add_argument("--matches", type=int, default=1)
    asked = parser.parse_args()
    catalog = load_mods([ROOT / "mods" / "base"], all_sections()).catalog
    for game in [asked.game] if asked.game else GAMES:
        seats = GAMES[game].seats
        for strength in [asked.strength] if asked.strength else STRENGTHS:
            for players in sorted({seats[0], 4, 5, seats[-1]}):
                rules = GAMES[game].rules(catalog, players, checked_flags(catalog, game, {}))
                found = dearest(game, rules, strength, asked.matches)
                print(game, strength, players, dict(found), flush=True)


if __name__ == "__main__":
    main()
