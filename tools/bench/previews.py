"""How long a picture waits for what it asks of a view, each answer beside bare pymunk's sweep of one unit.

Budgets of a frame: `preview` and `order_to` 5 ms in 95 of 100 cases; longer answers come in slices of 4 ms,
the whole of 8 armies within 250 ms. Milliseconds of the processor, on boards of crowded battles of bots of
chance; new questions are asked on a board that was asked before, as a pointer that moves asks them.
"""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.core.rng import Rng  # noqa: E402
from game.rules.skirmish.actions.orders import DeclareCharge, Leg, Move, Reform  # noqa: E402
from game.rules.skirmish.flow.questions import DECLARE_CHARGES, REMAINING_MOVE  # noqa: E402
from game.rules.skirmish.geometry.shapes import Footprint  # noqa: E402
from game.rules.skirmish.movement.law import may_move  # noqa: E402
from game.rules.skirmish.state.formation import INCH, TURN, Pose  # noqa: E402
from game.rules.skirmish.survey.board import Board, board_of  # noqa: E402
from game.rules.skirmish.survey.charges import look_at_charge, preview_charge  # noqa: E402
from game.rules.skirmish.survey.preview import preview_order  # noqa: E402
from game.rules.skirmish.survey.reach import reach, threats  # noqa: E402
from game.rules.skirmish.survey.slices import Slices  # noqa: E402
from game.rules.skirmish.survey.steer import order_to  # noqa: E402
from game.rules.skirmish.unit.profile import unit_shape  # noqa: E402
from game.rules.skirmish.unit.sides import is_friend  # noqa: E402
from game.rules.skirmish.view import observe  # noqa: E402
from tests.rules.skirmish.play import War, a_crowd, eager, step  # noqa: E402
from tools.bench.geometry import Bare  # noqa: E402
from tools.bench.measure import as_json, machine, options  # noqa: E402

SEEDS, ORDERS = 3, 400
Timed = list[float]
"""Milliseconds, one a question or a slice."""


def moments(players: int, seed: int, kind: str) -> Iterator[War]:
    """The moments of a battle of armies face to face at which such a question is asked."""
    war, dice = a_crowd(players, seed), Rng(seed)
    for _ in range(ORDERS):
        if war.outcome() is not None:
            return
        if war.state.questions[-1].kind == kind:
            yield war
        step(war, dice, eager)


def seen(war: War) -> Board:
    """The board of a moment as the active player sees it; asked once, so that its table is laid."""
    board = board_of(war.rules.setting, observe(war.rules.setting, war.state, war.state.active))
    board.setting.ground.contacts(board.state)
    return board


def timed(ask: Callable[[], object], into: Timed) -> None:
    """Note how long a question takes."""
    begun = time.process_time()
    ask()
    into.append((time.process_time() - begun) * 1000)


def sliced(answer: Slices[Any], slices: Timed, wholes: Timed) -> None:
    """Note how long each slice takes, and the whole."""
    spent = 0.0
    while True:
        begun = time.process_time()
        more = next(answer, answer) is not answer
        slices.append((time.process_time() - begun) * 1000)
        spent += slices[-1]
        if not more:
            wholes.append(spent)
            return


def bare_sweep(board: Board) -> Callable[[], object]:
    """Bare pymunk: every unit as a plain body, one of them turned by 30 steps and queried at each."""
    setting, state = board
    known = {one.id: Footprint(one.pose, unit_shape(setting, one), one.models) for one in state.standing()}
    bare, id = Bare(known), min(known)

    def sweep() -> None:
        for _ in range(30):
            bare.turn(id, 0.0175)
            bare.space.shape_query(bare.polys[id])

    return sweep


def wanted(board: Board, id: int, dice: Rng) -> Pose:
    """Somewhere within 12 inches."""
    unit = board.unit(id)
    right, up = (dice.below(25_000) - 12_000 for _ in range(2))
    return Pose(unit.x + right, unit.y + up, dice.below(TURN))


def measure(players: int, seeds: int) -> dict[str, Timed]:
    """The milliseconds of every kind of answer on battles of so many armies."""
    found: dict[str, Timed] = {name: [] for name in ROWS}
    for seed in range(1, seeds + 1):
        for war in moments(players, seed, REMAINING_MOVE):
            _measure_moves(war, Rng(seed), found)
        for war in moments(players, seed, DECLARE_CHARGES):
            charges = [one for one in war.options(war.state.active) if isinstance(one, DeclareCharge)]
            for order in charges[:4]:
                board = board_of(war.rules.setting, observe(war.rules.setting, war.state, war.state.active))
                forget(war)
                board.setting.ground.contacts(board.state)
                timed(lambda board=board, order=order: preview_charge(board, order), found["preview, charge"])
                forget(war)
                sliced(look_at_charge(board, order), found["charge, slice"], found["charge, whole"])
    return found


def forget(war: War) -> None:
    """Let the table forget its answers, so that the next question is new to it."""
    followed = getattr(war.rules.setting.ground, "followed", None)
    if followed is not None:
        followed.boards.clear()
        followed.table = None


def _measure_moves(war: War, dice: Rng, found: dict[str, Timed]) -> None:
    """Every kind of answer that is asked while units move."""
    forget(war)
    board = seen(war)
    mine = [
        one for one in board.state.standing() if may_move(*board, one) is None and is_friend(board.state, one)
    ]
    if not mine:
        return
    unit = dice.choice(mine)
    for _ in range(4):
        legs = (Leg(0, dice.below(12_000) - 6000), Leg(dice.below(8 * INCH)))
        move = Move(unit.owner, unit.id, "march", legs)
        timed(lambda move=move: preview_order(board, move), found["preview, move"])
        turn = Reform(unit.owner, unit.id, dice.below(TURN), unit.files)
        timed(lambda turn=turn: preview_order(board, turn), found["preview, reform"])
        goal = wanted(board, unit.id, dice)
        timed(lambda goal=goal: order_to(board, unit.id, goal), found["order_to, pose"])
        timed(lambda goal=goal: order_to(board, unit.id, goal[:2]), found["order_to, pointer"])
    forget(war)
    sliced(reach(board, unit.id), found["reach, slice"], found["reach, whole"])
    forget(war)
    sliced(threats(board, unit.id), found["threats, slice"], found["threats, whole"])
    timed(bare_sweep(board), found["floor: bare sweep of 30 steps"])
    timed(lambda: seen(war), found["board of a view"])


ROWS: dict[str, float] = {
    "board of a view": 0,
    "preview, move": 5,
    "preview, reform": 5,
    "preview, charge": 250,
    "charge, slice": 4,
    "charge, whole": 250,
    "order_to, pose": 5,
    "order_to, pointer": 5,
    "reach, slice": 4,
    "reach, whole": 250,
    "threats, slice": 4,
    "threats, whole": 250,
    "floor: bare sweep of 30 steps": 0,
}
"""What is measured, and the milliseconds that it may take; 0: no budget."""


def shares(values: Timed) -> tuple[float, float, float]:
    """The median, the 95th of a hundred, and the most."""
    values = sorted(values)
    return values[len(values) // 2], values[min(len(values) - 1, len(values) * 95 // 100)], values[-1]


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, SEEDS)
    parser.add_argument("--players", type=int, default=8, help="how many armies")
    said = parser.parse_args()
    found = {name: values for name, values in measure(said.players, said.rounds).items() if values}
    rows = [
        {"what": name, "budget": ROWS[name], "count": len(values), "ms": shares(values)}
        for name, values in found.items()
    ]
    if said.json:
        print(as_json({"bench": "survey", "machine": machine(), "players": said.players, "rows": rows}))
        return
    print(f"{'':>30}  count   median     p95    most   budget (ms), {said.players} armies")
    for name, values in found.items():
        middle, most, worst = shares(values)
        print(f"{name:>30} {len(values):6} {middle:8.2f} {most:7.2f} {worst:7.2f} {ROWS[name] or '':>8}")


if __name__ == "__main__":
    main()
