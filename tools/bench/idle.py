"""For how long has somebody at a battle nothing of his own to do? Bots play it at people's pace.

Eight seconds for an order, three for an answer, the pictures, and what windows last beyond them. A gap is the
time from the end of one thing of one's own to the beginning of the next: `pressed` counts only what had to be
answered with a press (orders, reactions, answers to offers), `own` also moments in which one could have acted
and let them pass: a window with a card in hand, a moment of offers with something to give; `guessed` also
whatever ends a guess of those who wait and begins the next: a name, a charge, a march, a shot, a break. Goal:
no gap above 45 s.
"""

import sys
from collections.abc import Collection, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.app.games import GAMES  # noqa: E402
from game.app.games.battle_answers import idle_naming  # noqa: E402
from game.app.games.battle_pace import answer_seconds  # noqa: E402
from game.app.games.battle_questions import CLOSED  # noqa: E402
from game.app.moments.picture_files import pictures_by_game  # noqa: E402
from game.app.moments.waiting import PureWaiting  # noqa: E402
from game.app.simulate import bots_by_seat, play_out  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.core.rules import Player  # noqa: E402
from game.mods.load import load_mods  # noqa: E402
from game.rules.skirmish import SECTIONS  # noqa: E402
from game.rules.skirmish.flow.questions import MAKE_OFFERS, PLAY_CARD  # noqa: E402
from scenes.games.skirmish.table.waiting.wagers import NAME, settled_by  # noqa: E402
from tools.bench.measure import Spread, as_json, machine, options  # noqa: E402
from tools.bench.wars import BASE, mixed, war  # noqa: E402

ROUNDS = 3
GOAL = 45.0
"""Seconds that nobody shall be idle for."""


PRESS, PASS, GUESS = "press", "pass", "guess"
COUNTED = {"pressed": (PRESS,), "own": (PRESS, PASS), "guessed": (PRESS, PASS, GUESS)}
"""What counts as something of one's own, more and more of it."""


class Turned(NamedTuple):
    """Something of one's own: whose, when it began and ended, in seconds, and what it was."""

    player: Player
    begins: float
    ends: float
    kind: str
    """`press`, `pass` or `guess`."""


def turned(rules: Any, match: Match[Any, Any, Any], pictures: Any) -> Iterator[Turned]:
    """Everything that anybody had to do in a battle, on the clock of people."""
    again: Match[Any, Any, Any] = Match(rules, match.seed)
    public, game, waiting = again.spectator(), GAMES["skirmish"], PureWaiting(pictures)
    thought = 0.0
    for tick in match.log:
        view = public.view
        now = waiting.pictures + waiting.seconds + thought
        longest = 0.0
        for action in tick:
            many = len(again.options(action.player)) if view.asks in CLOSED else 2
            proposed = idle_naming(rules, view) is not None
            seconds = answer_seconds(view.asks, many, action, proposed=proposed)
            longest = max(longest, seconds)
            if seconds or _could_act(view, action.player):
                yield Turned(action.player, now, now + seconds, PRESS if seconds else PASS)
        thought += longest
        again.submit(*tick)
        events = public.take()
        waiting.show_tick(events)
        for event in events:
            settled = settled_by(event)
            if settled is not None and (settled.wager != NAME or rules.players > 2):
                at = waiting.pictures + waiting.seconds + thought
                others = [
                    player for player in range(rules.players) if player not in (settled.by, view.active)
                ]
                yield from (Turned(player, at, at, GUESS) for player in others)
        waiting.see_question(game.window(public.view))
    end = waiting.pictures + waiting.seconds + thought
    for player in range(rules.players):
        yield Turned(player, end, end, PRESS)


def _could_act(view: Any, player: Player) -> bool:
    """Whether a moment that one lets pass was one's own: a card to play, or something to offer."""
    if view.asks == PLAY_CARD:
        return bool(view.hands[player])
    return bool(view.asks == MAKE_OFFERS and (view.hands[player] or view.tokens[player]))


def gaps(deeds: list[Turned], player: Player, kinds: Collection[str]) -> list[float]:
    """The seconds between one thing of a player's own, of these kinds, and the next."""
    own = [deed for deed in deeds if deed.player == player and deed.kind in kinds]
    return [max(0.0, after.begins - before.ends) for before, after in pairwise(own)]


def measure(armies: int, preset: str, battles: int, policy: str) -> dict[str, Any]:
    """The longest gap of each battle, and the share of its time that is spent in gaps above the goal."""
    pictures = pictures_by_game(GAMES.values(), load_mods([BASE], SECTIONS).catalog.mods, [])["skirmish"]
    longest: list[list[float]] = [[] for _ in COUNTED]
    above: list[list[float]] = [[] for _ in COUNTED]
    for number in range(battles):
        rules = war(mixed(armies, number + 1, preset), preset)
        match: Match[Any, Any, Any] = Match(rules, number + 1)
        play_out(match, bots_by_seat("skirmish", rules, policy))
        deeds = list(turned(rules, match, pictures))
        for place, kinds in enumerate(COUNTED.values()):
            found = [gap for player in range(armies) for gap in gaps(deeds, player, kinds)]
            longest[place].append(max(found, default=0.0))
            above[place].append(sum(gap > GOAL for gap in found) / armies)
    return {
        "preset": preset,
        "armies": armies,
        **{name: Spread.of(found) for name, found in zip(COUNTED, longest, strict=True)},
        **{f"{name}_above": Spread.of(found) for name, found in zip(COUNTED, above, strict=True)},
    }


def show(row: dict[str, Any]) -> None:
    """The figures for human eyes."""
    print(f"{row['armies']} armies, {row['preset']}: least / median / most of a battle; goal {GOAL:.0f} s")
    print("nothing of one's own but …   longest, seconds            times above the goal, each player")
    for name in COUNTED:
        print(f"{name:28} {row[name].text('.0f'):27} {row[f'{name}_above'].text('.1f')}")


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, ROUNDS)
    parser.add_argument("--preset", default="standard", help="the size of the battles")
    parser.add_argument("--armies", type=int, default=4, help="how many armies")
    parser.add_argument("--policy", default="middling", help="the strength of the bots")
    said = parser.parse_args()
    row = measure(said.armies, said.preset, said.rounds, said.policy)
    if said.json:
        print(as_json({"machine": machine(), "rows": [row]}))
    else:
        show(row)


if __name__ == "__main__":
    main()
