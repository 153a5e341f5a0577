"""Headless commanders without a plan: whole battles of ready lists, played by taking legal options.

Run it to see how long a battle takes: `python -m tests.rules.skirmish.play 4 standard 1`.
"""

import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from game.core.match import Match
from game.core.rng import Rng
from game.rules.skirmish.actions import (
    DeclareCharge,
    DeployForMe,
    Done,
    MakeOffer,
    Move,
    Pass,
    React,
    Reform,
    Shoot,
)
from game.rules.skirmish.content import Content
from game.rules.skirmish.deal import deal
from game.rules.skirmish.defs import SkirmishFlags
from game.rules.skirmish.profile import shape
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import TABLE, SkirmishState
from game.rules.skirmish.units import INCH, TURN, Pose, place
from game.rules.skirmish.view import SkirmishView
from tests.rules.skirmish.base import base_content

War = Match[SkirmishState, Any, SkirmishView]
Chooser = Callable[[Rng, Sequence[Any]], Any]

MOST_TICKS = 20_000
"""A battle that asks more often than this asks without end."""


def a_war(
    players: int = 2,
    seed: int = 1,
    preset: str = "short",
    army: Content | None = None,
    **flags: Any,
) -> War:
    """A battle of ready lists, from deployment on."""
    content = army or base_content()
    return Match(Skirmish(content, SkirmishFlags(preset=preset, **flags), players), seed)


def crowd(rules: Skirmish, seed: int) -> Skirmish:
    """The same rules, whose armies stand face to face around the middle of the table from the start."""
    state = deal(rules, Rng(seed))
    state.steps = [step for step in state.steps if step.name != "deployment:begin"]
    state.order, state.opener = tuple(range(state.players)), 0
    state.zones = list(range(state.players))
    middle = (state.width // 2, state.depth // 2)
    for unit in sorted(state.units, key=lambda one: (one.id % 7, one.owner)):
        heading = (TURN * unit.owner // state.players + TURN // 2) % TURN
        for far, aside in PLACES:
            out = place(Pose(*middle, (heading + TURN // 2) % TURN), aside * INCH, far * INCH)
            pose = Pose(*out, heading)
            if rules.ground.fits(state, unit.id, pose, shape(rules, unit)) is None:
                unit.pose, unit.place = pose, TABLE
                break
    rules.start = state
    return rules


def a_crowd(players: int = 4, seed: int = 1, preset: str = "short", **flags: Any) -> War:
    """A battle in which everybody is near everybody else, characters alone."""
    rules = Skirmish(base_content(), SkirmishFlags(preset=preset, **flags), players)
    return Match(crowd(rules, seed), seed)


PLACES = tuple((far, aside) for far in range(4, 22, 2) for aside in (0, 4, -4, 8, -8, 12, -12))
"""How far from the middle, and how far aside, in inches."""


def anything(dice: Rng, options: Sequence[Any]) -> Any:
    """Any kind of order, each kind as likely, then any order of that kind."""
    kinds = sorted({type(option).__name__ for option in options})
    kind = dice.choice(kinds)
    return dice.choice([option for option in options if type(option).__name__ == kind])


def eager(dice: Rng, options: Sequence[Any]) -> Any:
    """Charges, shoots and goes forward where it can; lets the house deploy; seldom offers."""
    for kind, chance in ((DeployForMe, 1.0), (DeclareCharge, 0.9), (Shoot, 0.9), (React, 0.5)):
        chosen = [option for option in options if isinstance(option, kind)]
        if chosen and dice.random() < chance:
            return dice.choice(chosen) if kind is not React else chosen[0]
    forward = [option for option in options if isinstance(option, Move) and option.manner in FORWARD]
    if forward and dice.random() < 0.9:
        straight = [move for move in forward if not move.legs or move.legs[0].forward]
        return dice.choice(straight if straight and dice.random() < 0.7 else forward)
    calm = [option for option in options if not isinstance(option, MakeOffer | Reform)]
    quiet = [option for option in calm if isinstance(option, Pass)]
    if quiet and dice.random() < 0.7:
        return quiet[0]
    return anything(dice, calm or options)


FORWARD = ("advance", "march", "fly")


def step(war: War, dice: Rng, choose: Chooser = anything) -> Any:
    """One player who owes an answer gives one; the order that he gave."""
    player = dice.choice(list(war.to_act()))
    options = war.options(player)
    assert options, ("nothing to choose from", war.state.asked[-1])
    order = choose(dice, options)
    refusal = war.submit(order)
    assert refusal is None, (order, refusal, war.state.asked[-1])
    return order


def play(
    war: War,
    seed: int = 1,
    choose: Chooser = anything,
    look: Callable[[War], None] = lambda war: None,
    most: int = MOST_TICKS,
) -> War:
    """Play the battle to its end; `look` is called before every order."""
    dice = Rng(seed)
    for _ in range(most):
        if war.outcome() is not None:
            return war
        look(war)
        step(war, dice, choose)
    raise AssertionError(("the battle does not end", war.state.round, war.state.asked))


def finishing(dice: Rng, options: Sequence[Any]) -> Any:
    """Done and Pass wherever there are any: the shortest battle."""
    for option in options:
        if isinstance(option, DeployForMe | Done | Pass):
            return option
    return options[0]


CHOOSERS: dict[str, Chooser] = {"anything": anything, "eager": eager, "finishing": finishing}


def main(players: str = "4", preset: str = "standard", seed: str = "1", how: str = "eager") -> None:
    """Play one battle and say what it cost."""
    war = a_war(int(players), int(seed), preset)
    began = time.process_time()
    play(war, int(seed), CHOOSERS[how])
    spent = time.process_time() - began
    events: dict[str, int] = {}
    for event in war.events:
        events[type(event).__name__] = events.get(type(event).__name__, 0) + 1
    print(f"{spent:.1f} s CPU, {len(war.log)} orders, round {war.state.round}, {war.outcome()}")
    print(war.checksum(), war.state.tokens)
    print(dict(sorted(events.items(), key=lambda item: -item[1])))


if __name__ == "__main__":
    main(*sys.argv[1:])
