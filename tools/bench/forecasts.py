"""Do forecasts of combats of Triomphe et Trahison come true? Real fights beside what was told before them.

`python tools/bench/forecasts.py` fights each pairing of `pairings.py` 20,000 times through the whole Close
combat phase, by the real rules from units laid out in contact, without cards, and compares wins, ties,
losses and breaks with the forecast. It fails where one is off by more than 1.5 points. `--only rank` fights
the pairings whose name holds that word; `--fights 2000` is quicker, and gives chance its room.
"""

import argparse
import json
import math
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.core.rng import Rng  # noqa: E402
from game.rules.skirmish import SkirmishState  # noqa: E402
from game.rules.skirmish.actions.orders import Allot, DrawWeapon  # noqa: E402
from game.rules.skirmish.actions.player import Done  # noqa: E402
from game.rules.skirmish.army.army import enlisted_unit  # noqa: E402
from game.rules.skirmish.chapters import CHAPTERS, STEPS  # noqa: E402
from game.rules.skirmish.defs.armies import Entry, SkirmishFlags  # noqa: E402
from game.rules.skirmish.events.combat import CombatCounted, UnitBroke  # noqa: E402
from game.rules.skirmish.flow.battle import Battle, do_nothing  # noqa: E402
from game.rules.skirmish.flow.questions import COMBAT_REFORM, ISSUE_CHALLENGE  # noqa: E402
from game.rules.skirmish.forecast.fight import fight_forces  # noqa: E402
from game.rules.skirmish.odds.combat import Force, Forecast, blend_forecasts, combat_forecast  # noqa: E402
from game.rules.skirmish.rules import Skirmish  # noqa: E402
from game.rules.skirmish.state import unit_flags  # noqa: E402
from game.rules.skirmish.state.formation import INCH, Pose, offset_point  # noqa: E402
from game.rules.skirmish.state.records import Step  # noqa: E402
from game.rules.skirmish.state.state import TABLE, Unit  # noqa: E402
from game.rules.skirmish.unit.parts import CHAMPION, CHARACTER  # noqa: E402
from game.rules.skirmish.unit.profile import unit_shape  # noqa: E402
from tools.bench.pairings import PAIRINGS, Pairing, Troop  # noqa: E402
from tools.bench.wars import base  # noqa: E402

FIGHTS = 20_000
CLOSE = 0.015
"""How far a frequency may be from what was told, chance apart."""
CHANCE = 4.5
"""Standard errors that chance may take, where they are more than `CLOSE`."""
BOXES = ("wins", "ties", "loses", "foe breaks", "breaks", "foe destroyed", "destroyed")
LONGEST = 400
"""Answers after which a fight that does not end is a fault."""


# laying out


def laid_out(pairing: Pairing) -> tuple[Skirmish, SkirmishState]:
    """The rules and the state just before the fight: unit 0 touches unit 1, who looks up."""
    rules = Skirmish(base(), SkirmishFlags(treachery=False, bribes=False), 2)
    state = SkirmishState(players=2, width=72 * INCH, depth=48 * INCH, units=[], generals=[-1, -1], round=1)
    state.tokens, state.victory, state.earned = [3, 3], [0, 0], [0, 0]
    state.hands = [[], []]
    state.active, state.named, state.phase = 0, 1, "combat"
    mine, theirs = _enlist(state, 0, pairing.mine), _enlist(state, 1, pairing.theirs)
    for owner, troop, host in ((0, pairing.mine, mine), (1, pairing.theirs, theirs)):
        for guest in troop.guests:
            inside = _enlist(state, owner, guest)
            inside.host, host.guests = host.id, (*host.guests, inside.id)
    theirs.pose = Pose(36 * INCH, 24 * INCH, 0)
    _touch(rules, state, pairing.face)
    if pairing.charging:
        mine.mark(unit_flags.CHARGED)
    if pairing.charging or pairing.first:
        mine.mark(unit_flags.FIRST_ROUND)
        theirs.mark(unit_flags.FIRST_ROUND)
    if pairing.downhill:
        mine.mark(unit_flags.DOWNHILL)
    return rules, state


def _enlist(state: SkirmishState, owner: int, troop: Troop) -> Unit:
    """One more unit on the table."""
    command = {which: which in troop.command for which in ("champion", "standard", "musician")}
    entry = Entry(f"base:{troop.unit}", troop.models, min(troop.files, troop.models), **command)
    bought = enlisted_unit(base(), msgspec.structs.replace(entry, options=troop.options))
    rules = tuple(sorted((dict(bought.rules) | dict(troop.rules)).items()))
    bought = msgspec.structs.replace(bought, rules=rules)
    unit = Unit(len(state.units), owner, bought, troop.models, troop.hurt, place=TABLE, **command)
    unit.files, unit.at_phase = min(troop.files, troop.models), troop.models
    state.units.append(unit)
    return unit


def _touch(rules: Skirmish, state: SkirmishState, face: str) -> None:
    """Put unit 0 with its front on a face of unit 1, where most models touch, and least aside."""
    mine, theirs = state.units[0], state.units[1]
    my, their = unit_shape(rules.setting, mine), unit_shape(rules.setting, theirs)
    aside, ahead, heading, long, base_of = {
        "front": (0, 0, 18000, their.width, their.base_w),
        "rear": (0, -their.depth, 0, their.width, their.base_w),
        "left": (-their.width / 2, -their.depth / 2, 9000, their.depth, their.base_d),
        "right": (their.width / 2, -their.depth / 2, 27000, their.depth, their.base_d),
    }[face]
    edges = {my.base_w * at - my.width / 2 for at in range(my.files + 1)}
    marks = {base_of * at - long / 2 for at in range(round(long / base_of) + 1)}
    slides = sorted({0.0, *(mark - edge for mark in marks for edge in edges)}, key=lambda by: (abs(by), by))

    def touched(slide: float) -> int:
        right, forward = (aside + slide, ahead) if face in ("front", "rear") else (aside, ahead + slide)
        mine.pose = Pose(*offset_point(theirs.pose, right, forward), heading)
        pairs = rules.setting.ground.touched_models(state, 0, 1)
        return len({one for one, _ in pairs}) + len({other for _, other in pairs})

    if touched(best := max(slides, key=touched)) == 0:
        raise AssertionError(f"{face}: nobody touches at {best}")


# fighting


def one_fight(rules: Skirmish, state: SkirmishState, rng: Rng) -> set[str]:
    """What comes of the fight: a box of the result, and boxes of who broke or was destroyed by blows."""
    battle = Battle(rules.setting, state.clone(), rng, [])
    battle.then(Step("combat:next"))
    out: set[str] = set()
    for _ in range(LONGEST):
        _follow(battle, out)
        if not battle.state.questions:
            return out
        question = battle.state.questions[-1]
        player = question.players[0]
        CHAPTERS[question.chapter].apply(battle, question, _answer(rules, battle, question.kind, player))
    raise AssertionError("the fight does not end")


def _follow(battle: Battle, out: set[str]) -> None:
    """Let steps follow until somebody is asked; what the result and the break tests say goes into `out`."""
    state = battle.state
    while state.steps and not state.questions:
        step = state.steps.pop()
        if step.name == "pursuit:panic":
            out.update(_boxes(battle))
        STEPS.get(step.name, do_nothing)(battle, *step.about)


def _boxes(battle: Battle) -> set[str]:
    """The boxes of a fight that was counted, whose losers have tested."""
    counted = next(event for event in battle.out if isinstance(event, CombatCounted))
    broke = {event.unit for event in battle.out if isinstance(event, UnitBroke)}
    gone = {unit.id for unit in battle.state.units if unit.place != TABLE} - broke
    out = {{0: "wins", 1: "loses"}.get(counted.winner, "ties")}
    names = (
        (broke, 1, "foe breaks"),
        (broke, 0, "breaks"),
        (gone, 1, "foe destroyed"),
        (gone, 0, "destroyed"),
    )
    return out | {name for ids, unit, name in names if unit in ids}


def _answer(rules: Skirmish, battle: Battle, kind: str, player: int) -> Any:
    """No challenges, first weapons, blows on rank and file, no reforms; else whatever is offered first."""
    if kind in (ISSUE_CHALLENGE, COMBAT_REFORM):
        return Done(player)
    options = rules.legal_actions(battle.state, player)
    if isinstance(options[0], Allot):
        return max(options, key=_blows_on_ranks)
    assert not isinstance(options[0], DrawWeapon) or options[0].weapon
    return options[0]


def _blows_on_ranks(order: Allot) -> int:
    """The blows of an allotment that fall on rank and file."""
    return sum(blows for _, part, blows in order.blows if part not in (CHAMPION, CHARACTER))


# comparing


def told_before(rules: Skirmish, state: SkirmishState, pairing: Pairing) -> Forecast:
    """The forecast of a pairing, as it stands."""
    return blend_forecasts(
        [(weight, combat_forecast(*pair)) for weight, *pair in _forces(rules, state, pairing)]
    )


def settled_before_blows(rules: Skirmish, state: SkirmishState, pairing: Pairing) -> Forecast:
    """A wrong forecast: who disrupts is settled by the ranks before the blows, not after the last one."""
    return blend_forecasts(
        [
            (weight, combat_forecast(mine, _disrupted_at_once(theirs, mine)))
            for weight, mine, theirs in _forces(rules, state, pairing)
        ]
    )


def _forces(rules: Skirmish, state: SkirmishState, pairing: Pairing) -> list[tuple[float, Force, Force]]:
    """Both sides as they stand."""
    return fight_forces(rules.setting, state, *state.units[:2], charging=False, face=pairing.face)


def _disrupted_at_once(force: Force, foe: Force) -> Force:
    """The force without its rank bonus if the foe has two ranks before the fight."""
    if not force.flanked or foe.ranks(foe.models) < 2:
        return msgspec.structs.replace(force, flanked=False)
    facts = force.score_facts
    return msgspec.structs.replace(
        force, flanked=False, score_facts=lambda left: msgspec.structs.replace(facts(left), ranks=0)
    )


def chances(told: Forecast) -> dict[str, float]:
    """The chance of each box."""
    ends = told.theirs.breaks, told.mine.breaks, told.theirs.destroyed, told.mine.destroyed
    return dict(zip(BOXES, (told.wins, told.ties, told.loses, *ends), strict=True))


def frequencies(rules: Skirmish, state: SkirmishState, fights: int, seed: str) -> dict[str, float]:
    """How often each box came, of so many fights."""
    rng, found = Rng(seed), Counter[str]()
    for _ in range(fights):
        found.update(one_fight(rules, state, rng))
    return {box: found[box] / fights for box in BOXES}


def room_for_chance(chance: float, fights: int) -> float:
    """How far a frequency of `fights` may be from a chance."""
    return max(CLOSE, CHANCE * math.sqrt(chance * (1 - chance) / fights) + 1 / fights)


def compared(pairing: Pairing, fights: int) -> dict[str, Any]:
    """One row: what was told, what came, what is off."""
    rules, state = laid_out(pairing)
    told, begun = chances(told_before(rules, state, pairing)), time.process_time()
    came = frequencies(rules, state, fights, pairing.name)
    off = {box: came[box] - told[box] for box in BOXES}
    return {
        "pairing": pairing.name,
        "told": told,
        "came": came,
        "worst": max(map(abs, off.values())),
        "off": [box for box in BOXES if abs(off[box]) > room_for_chance(told[box], fights)],
        "known": pairing.known,
        "seconds": time.process_time() - begun,
    }


def main() -> int:
    """Read the command line, fight, and say what does not come true."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--fights", type=int, default=FIGHTS)
    parser.add_argument("--only", default="", help="only pairings whose name holds this")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = []
    for pairing in PAIRINGS:
        if asked.only in pairing.name:
            rows.append(row := compared(pairing, asked.fights))
            if not asked.json:
                print(_line(row), flush=True)
    wrong = [row["pairing"] for row in rows if row["off"] and not row["known"]]
    if asked.json:
        print(json.dumps(rows))
    else:
        print(f"{len(rows)} pairings of {asked.fights} fights: {len(wrong)} off", *wrong, sep="\n  ")
    return bool(wrong)


def _line(row: dict[str, Any]) -> str:
    """A row for human eyes: told / came in percent."""
    cells = [f"{row['told'][box]:5.1%}/{row['came'][box]:5.1%}" for box in BOXES]
    mark = "  OFF: " + ", ".join(row["off"]) if row["off"] else ""
    mark += f" ({row['known']})" if row["off"] and row["known"] else ""
    return f"{row['pairing']:44}" + " ".join(f"{cell:>13}" for cell in cells) + mark


if __name__ == "__main__":
    sys.exit(main())
