"""Do commanders stand in their own way? Moves that their own units stop, moves of a hair, losses by choice.

`python tools/bench/lanes.py` fights battles of 2, 3, 4 and 6 armies and counts, of all advances and marches:
how many a unit of the same army stopped; how many brought the front's middle less than an inch on and turned
it by less than 15 degrees; and, of all moves that somebody chose, the models that dangerous terrain killed.
Of the units that were left standing at the end of a turn's moves it counts those that a unit of their own
army would stop in the first half of a straight advance: their lane is shut.
"""

import math
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.ai import TEMPERS  # noqa: E402
from game.ai.skirmish.movement.lanes import lane_of  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.core.rng import Rng  # noqa: E402
from game.core.rules import Event, Player  # noqa: E402
from game.rules.skirmish import SkirmishState  # noqa: E402
from game.rules.skirmish.actions.orders import Leg, Move  # noqa: E402
from game.rules.skirmish.actions.player import Done  # noqa: E402
from game.rules.skirmish.events.unit import ModelsLost, UnitMoved  # noqa: E402
from game.rules.skirmish.flow.questions import REMAINING_MOVE  # noqa: E402
from game.rules.skirmish.movement.law import (  # noqa: E402
    ADVANCE,
    BACK,
    FLY,
    LEFT,
    MARCH,
    RIGHT,
    may_move,
    movement_allowance,
)
from game.rules.skirmish.setting import Setting  # noqa: E402
from game.rules.skirmish.state.formation import INCH, TURN  # noqa: E402
from game.rules.skirmish.state.state import Unit  # noqa: E402
from tools.bench.bots import seated_bot  # noqa: E402
from tools.bench.measure import as_json, machine, options  # noqa: E402
from tools.bench.wars import mixed, war  # noqa: E402

SEATS = (2, 3, 4, 6)
BATTLES = 10
CHOSEN = (ADVANCE, MARCH, BACK, LEFT, RIGHT, FLY, "reform")
"""Manners of moves that somebody ordered."""
TERRAIN = ("marsh", "forest")
"""Reasons of losses to dangerous terrain."""
TURNED = TURN // 24
"""Centi from which a wheel is a purpose of its own."""


class Lanes(NamedTuple):
    """What was counted in some battles."""

    moves: int = 0
    """Advances and marches."""
    stopped: int = 0
    """Of these, stopped by a unit of the same army."""
    hairs: int = 0
    """Of these, less than an inch on, and hardly turned."""
    drowned: int = 0
    """Models lost to dangerous terrain in moves that somebody chose."""
    stood: int = 0
    """Units that could have moved and were left standing, in all turns."""
    shut: int = 0
    """Of these, with a unit of the same army in the way."""

    def plus(self, other: "Lanes") -> "Lanes":
        """Both together."""
        return Lanes(*[one + more for one, more in zip(self, other, strict=True)])


def count_lanes(events: Iterable[Event], owners: Sequence[Player]) -> Lanes:
    """What a battle's events tell; `owners`: whose each unit is, by id."""
    moves = stopped = hairs = drowned = 0
    last: dict[int, str] = {}
    for event in events:
        match event:
            case UnitMoved(unit=unit, manner=manner):
                last[unit] = manner
                if manner in (ADVANCE, MARCH):
                    moves += 1
                    stopped += event.stopped_by >= 0 and owners[event.stopped_by] == owners[unit]
                    hairs += is_hair(event)
            case ModelsLost(unit=unit, why=why) if why in TERRAIN and last.get(unit) in CHOSEN:
                drowned += event.lost
    return Lanes(moves, stopped, hairs, drowned)


def count_standing(setting: Setting, state: SkirmishState, player: Player) -> Lanes:
    """Of the units that a player leaves standing now: how many, and how many have their lane shut."""
    stood = [one for one in state.army(player) if may_move(setting, state, one) is None]
    return Lanes(stood=len(stood), shut=sum(is_shut(setting, state, one) for one in stood))


def is_shut(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit of its own army would stop it in the first half of a straight advance."""
    far = movement_allowance(setting, state, unit).walk
    lane = lane_of(setting, state, unit, Move(unit.owner, unit.id, ADVANCE, (Leg(far, 0),)))
    return lane.by_own and 2 * lane.length < far


def is_hair(event: UnitMoved) -> bool:
    """Whether a move led less than an inch, and turned less than a wheel of some purpose."""
    far = math.fsum(math.dist(one[:2], other[:2]) for one, other in pairwise(event.way))
    turned = abs((event.way[-1][2] - event.way[0][2] + TURN // 2) % TURN - TURN // 2)
    return far < INCH and turned < TURNED


def battle(plan: str, armies: int, number: int, preset: str) -> Lanes:
    """One battle between commanders of one strength."""
    rules = war(mixed(armies, number, preset), preset)
    match: Match[Any, Any, Any] = Match(rules, 1000 + number)
    bots = [
        seated_bot("skirmish", rules, TEMPERS[(number + seat) % len(TEMPERS)], plan) for seat in range(armies)
    ]
    dice = Rng(f"lanes {number}")
    seats = [match.seat(player) for player in range(armies)]
    stories: list[list[Event]] = [[] for _ in seats]
    owners: list[Player] = []
    standing = Lanes()
    while match.outcome() is None:
        seat = seats[next(iter(match.to_act()))]
        stories[seat.player] += seat.take()
        view = seat.view
        owners = owners or [one.owner for one in view.units]
        choice = bots[seat.player].choose(view, tuple(seat.options), stories[seat.player], dice)
        if view.questions[-1].kind == REMAINING_MOVE and isinstance(choice.action, Done):
            standing = standing.plus(count_standing(rules.setting, match.state, seat.player))
        refusal = seat.submit(choice.action)
        assert refusal is None, refusal
    return count_lanes(match.events, owners).plus(standing)


def row(plan: str, armies: int, battles: int, preset: str) -> dict[str, Any]:
    """Battles of so many armies, counted together."""
    total = Lanes()
    for number in range(battles):
        total = total.plus(battle(plan, armies, number, preset))
    return {"plan": plan, "armies": armies, "battles": battles, **total._asdict()}


def show(rows: list[dict[str, Any]]) -> None:
    """The table for human eyes."""
    print(
        "armies      plan  battles  moves  by one's own  under an inch  lost to terrain  left standing  shut"
    )
    for one in rows:
        moves = max(1, one["moves"])
        print(
            f"{one['armies']:6} {one['plan']:>9} {one['battles']:8} {one['moves']:6}"
            f" {one['stopped'] / moves:13.1%} {one['hairs'] / moves:14.1%}"
            f" {one['drowned'] / one['battles']:16.2f} {one['stood']:14}"
            f" {one['shut'] / max(1, one['stood']):5.0%}",
            flush=True,
        )


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, BATTLES)
    parser.add_argument("--preset", default="standard", help="which size of battle; standard: 500 points")
    parser.add_argument(
        "--plan", default="middling", help="the commanders' strength, with weights as in bots.py"
    )
    parser.add_argument("--armies", action="append", type=int, choices=range(2, 9), help="only so many")
    said = parser.parse_args()
    rows = [row(said.plan, armies, said.rounds, said.preset) for armies in said.armies or SEATS]
    if said.json:
        print(as_json({"bench": "lanes", "machine": machine(), "rows": rows}))
    else:
        show(rows)


if __name__ == "__main__":
    main()
