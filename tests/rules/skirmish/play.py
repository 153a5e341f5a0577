"""Headless commanders without a plan: whole battles of ready lists, played by taking legal options.

Run it to see how long a battle takes: `python -m tests.rules.skirmish.play 4 standard 1`.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.core.match import Match
from game.core.rng import Rng
from game.rules.skirmish.actions.orders import DeclareCharge, Move, React, Reform, Shoot
from game.rules.skirmish.actions.player import Deploy, DeployForMe, Dismiss, Done, MakeOffer, Pass, Placement
from game.rules.skirmish.army.army import enlisted_unit
from game.rules.skirmish.content import Content
from game.rules.skirmish.deal import deal
from game.rules.skirmish.defs.armies import Entry, SkirmishFlags
from game.rules.skirmish.deployment.whose_turn import scouts_due, units_to_deploy, vanguards_due
from game.rules.skirmish.deployment.zones import own_box
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.formation import INCH, TURN, Pose, advanced_pose, offset_point
from game.rules.skirmish.state.records import Army
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.profile import is_character, unit_shape
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
    *,
    firm: bool = False,
    **flags: Any,
) -> War:
    """A battle of ready lists, from deployment on."""
    content = army or base_content()
    return Match(Skirmish(content, SkirmishFlags(preset=preset, **flags), players, firm=firm), seed)


def crowd(rules: Skirmish, seed: int) -> Skirmish:
    """The same rules, whose armies stand face to face around the middle of the table from the start."""
    state = deal(rules.setting, Rng(seed))
    state.steps = [step for step in state.steps if step.name != "deployment:begin"]
    state.order, state.opener = tuple(range(state.players)), 0
    state.zones = list(range(state.players))
    middle = (state.width // 2, state.depth // 2)
    for unit in sorted(state.units, key=lambda one: (one.id % 7, one.owner)):
        heading = (TURN * unit.owner // state.players + TURN // 2) % TURN
        for far, aside in PLACES:
            out = offset_point(Pose(*middle, (heading + TURN // 2) % TURN), aside * INCH, far * INCH)
            pose = Pose(*out, heading)
            if rules.setting.ground.fits(state, unit.id, pose, unit_shape(rules.setting, unit)) is None:
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
    assert options, ("nothing to choose from", war.state.questions[-1])
    order = choose(dice, options)
    refusal = war.submit(order)
    assert refusal is None, (order, refusal, war.state.questions[-1])
    return order


def play(
    war: War,
    seed: int = 1,
    choose: Chooser = anything,
    look: Callable[[War], None] = lambda war: None,
    most: int = MOST_TICKS,
    one: Callable[[War, Rng, Chooser], Any] = step,
) -> War:
    """Play the battle to its end, one step after the other; `look` is called before every order."""
    dice = Rng(seed)
    for _ in range(most):
        if war.outcome() is not None:
            return war
        look(war)
        one(war, dice, choose)
    raise AssertionError(("the battle does not end", war.state.round, war.state.questions))


def finishing(dice: Rng, options: Sequence[Any]) -> Any:
    """Done and Pass wherever there are any: the shortest battle."""
    for option in options:
        if isinstance(option, DeployForMe | Done | Pass):
            return option
    return options[0]


def what(order: Any) -> tuple[str, str]:
    """Of what kind an order is, as far as somebody curious cares: its verb, and the word in it."""
    words = ("spell", "card", "manner", "promise", "reaction")
    word = next((getattr(order, name) for name in words if getattr(order, name, "")), "")
    old = "what-remains" if getattr(order, "lasting", -1) >= 0 else ""
    return type(order).__name__, word or old


class Curious:
    """Takes what was taken least so far, spells with all the dice there are."""

    def __init__(self) -> None:
        self.taken: Counter[tuple[str, str]] = Counter()

    def __call__(self, dice: Rng, options: Sequence[Any]) -> Any:
        """One of the rarest kind of order."""
        kinds = sorted({what(option) for option in options}, key=lambda kind: (self.taken[kind], kind))
        rarest = [kind for kind in kinds if self.taken[kind] == self.taken[kinds[0]]]
        kind = dice.choice(rarest)
        self.taken[kind] += 1
        same = [option for option in options if what(option) == kind]
        most = max(getattr(option, "dice", 0) for option in same)
        return dice.choice([option for option in same if getattr(option, "dice", 0) == most])


def by_hand(war: War, dice: Rng, player: int, tries: int = 40) -> Deploy | None:
    """A placement drawn until the law takes it; None: nothing to place, or no luck."""
    state, rules = war.state, war.rules
    kind = state.questions[-1].kind
    if kind not in DUE:
        return None
    waiting = DUE[kind](rules.setting, state, player)
    together = is_character(rules.setting, waiting[0]) or is_machine(rules.setting, waiting[0])
    units = [
        one for one in waiting if is_machine(rules.setting, one) == is_machine(rules.setting, waiting[0])
    ]
    for _ in range(tries):
        chosen = units if together else [dice.choice(units)]
        order = Deploy(player, tuple(drawn(war, dice, one, kind) for one in chosen))
        if rules.check(state, order) is None:
            return order
    return None


DUE = {
    "deployment:place": units_to_deploy,
    "deployment:scout": scouts_due,
    "deployment:vanguard": vanguards_due,
}


def drawn(war: War, dice: Rng, unit: Unit, kind: str) -> Placement:
    """Somewhere in the zone; a vanguard straight on; a character now and then in a regiment."""
    state = war.state
    if kind == "deployment:vanguard":
        there = advanced_pose(unit.pose, INCH * (1 + dice.below(12)))
        return Placement(unit.id, *there, unit.files)
    left, lower, right, upper = own_box(war.rules.setting, state, unit.owner)
    at = left + dice.below(right - left + 1), lower + dice.below(upper - lower + 1)
    hosts = [one.id for one in state.army(unit.owner) if one.stands and one.models > 1]
    if is_character(war.rules.setting, unit) and hosts and dice.below(2):
        return Placement(unit.id, host=dice.choice(hosts))
    return Placement(unit.id, *at, dice.choice((0, 9000, 18000, 27000)), 1 + dice.below(unit.models))


def schooled(content: Content, army: Army) -> Army:
    """That army with wizards who know every spell between them, four each."""
    tutor = next(id for id, one in content.units.items() if one.level and one.character)
    spells = tuple(content.spells)
    taught = [spells[at : at + 4] for at in range(0, len(spells), 4)]
    wizard = enlisted_unit(content, Entry(unit=tutor))
    return (*army, *(msgspec.structs.replace(wizard, level=4, spells=known) for known in taught))


def strange_step(war: War, dice: Rng, choose: Chooser) -> Any:
    """A step of somebody curious: he deploys by hand, and now and then wants the last army to go."""
    leaver = war.state.players - 1
    others = [player for player in war.state.living() if player != leaver]
    if others and war.state.round > 1 and not dice.below(60):
        order: Any = Dismiss(dice.choice(others), leaver)
        if war.rules.check(war.state, order) is None:
            assert war.submit(order) is None
            return order
    player = dice.choice(list(war.to_act()))
    order = by_hand(war, dice, player)
    if order is None:
        order = choose(dice, war.options(player))
    assert war.submit(order) is None, (order, war.state.questions[-1])
    return order


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
