"""How long do people wait in a battle while nothing is shown? Windows of cards, moments of offers, counted.

Bots play battles of Triomphe et Trahison; what windows last beyond the pictures under which they run is added
up, without marks and with one seat that has marked every moment.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.app.games import GAMES, Window  # noqa: E402
from game.app.moments.picture_files import pictures_by_game  # noqa: E402
from game.app.moments.waiting import window_seconds  # noqa: E402
from game.app.simulate import bots_by_seat, play_out  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.core.rules import Event  # noqa: E402
from game.mods.load import load_mods  # noqa: E402
from game.rules.skirmish import SECTIONS  # noqa: E402
from tools.bench.measure import Spread, as_json, machine, options  # noqa: E402
from tools.bench.wars import BASE, mixed, war  # noqa: E402

ROUNDS = 3
GOAL = 180.0
"""Seconds that four armies of 500 points may wait."""
Ticks = list[tuple[list[Event], Window | None]]


def played(armies: int, preset: str, seed: int, policy: str) -> Ticks:
    """The ticks of one battle between bots: what happened in each, and the window that opened then."""
    rules = war(mixed(armies, seed, preset), preset)
    match: Match[Any, Any, Any] = Match(rules, seed)
    play_out(match, bots_by_seat("skirmish", rules, policy))
    return list(ticks_of(rules, match))


def ticks_of(rules: Any, match: Match[Any, Any, Any]) -> Iterator[tuple[list[Event], Window | None]]:
    """The same of a match that was played, played again by its log."""
    again: Match[Any, Any, Any] = Match(rules, match.seed)
    public, game = again.spectator(), GAMES["skirmish"]
    for tick in match.log:
        again.submit(*tick)
        yield public.take(), game.window(public.view)


def measure(armies: int, preset: str, battles: int, policy: str) -> dict[str, Any]:
    """What people wait, over some battles."""
    pictures = pictures_by_game(GAMES.values(), load_mods([BASE], SECTIONS).catalog.mods, [])["skirmish"]
    found = [played(armies, preset, number + 1, policy) for number in range(battles)]
    return {
        "preset": preset,
        "armies": armies,
        "windows": Spread.of([float(_windows(ticks)) for ticks in found]),
        "shown": Spread.of([sum(pictures.shown_for(events) for events, _ in ticks) for ticks in found]),
        "waiting": Spread.of([window_seconds(ticks, pictures) for ticks in found]),
        "marked": Spread.of([window_seconds(ticks, pictures, marked=True) for ticks in found]),
    }


def _windows(ticks: Ticks) -> int:
    """Windows and moments of offers that opened."""
    keys = [window and not window.fleeting and window.key for _, window in ticks]
    return sum(bool(key) and key != before for before, key in zip([None, *keys], keys, strict=False))


def show(row: dict[str, Any]) -> None:
    """The figures for human eyes."""
    print(f"{row['armies']} armies, {row['preset']}: least / median / most of a battle")
    print(f"windows and moments of offers    {row['windows'].text('.0f')}")
    print(f"seconds of pictures              {row['shown'].text('.0f')}")
    print(f"seconds of waiting beyond them   {row['waiting'].text('.0f')}   goal {GOAL:.0f}")
    print(f"the same, one seat marks all     {row['marked'].text('.0f')}   goal {GOAL:.0f}")


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
