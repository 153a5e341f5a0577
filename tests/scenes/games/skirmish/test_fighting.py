"""A combat as a small scene: its dice are those that were rolled, its sum is told, nothing stays of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from game.core.match import Match
from game.rules.skirmish.events.combat import BlowsStruck, CombatChosen, CombatCounted
from game.rules.skirmish.events.unit import LeadershipTested
from scenes.games.skirmish.table.effects.dice_board import DiceRow, laid_dice
from scenes.motion.timeline import Timeline
from tests.golden.record import PLAYTHROUGHS, played, rules_for

if TYPE_CHECKING:
    from scenes.draw.layer import Layer
    from scenes.games.skirmish.table.fighting.break_ticket import BreakTicket
    from scenes.shell.window import GameWindow
    from tests.scenes.games.skirmish.bench import Bench

BATTLES = tuple(name for name in PLAYTHROUGHS if name.startswith("skirmish-"))


@pytest.fixture
def layer(a_stage: GameWindow) -> Layer:
    from scenes.shell.scene import Scene

    return Scene(a_stage.stage).layer()


@pytest.fixture
def ticket(layer: Layer) -> BreakTicket:
    from game.mods.texts import Texts
    from scenes.games.skirmish.table.fighting.break_ticket import BreakTicket
    from tests.scenes.games.skirmish.bench import BASE

    return BreakTicket(layer, Texts("fr", [BASE]))


def replayed(layer: Layer, name: str) -> Iterator[tuple[Bench, list[Any]]]:
    """A recorded battle, staged tick by tick; what lies on the table is settled after each."""
    from tests.scenes.games.skirmish.bench import Bench

    rules, seed = rules_for(name), PLAYTHROUGHS[name][2]
    match: Match[Any, Any, Any] = Match(rules, seed)
    bench = Bench(layer, match)
    for tick in played(rules, seed).log:
        assert match.submit(*tick) is None
        yield bench, bench.take()
        bench.animator.settle(bench.seat.view)
    bench.animator.line.update(60.0)
    assert not words(layer), "nothing stays on the table"


def words(layer: Layer) -> list[str]:
    return [label.text for label in layer.labels()]


@pytest.mark.rule("S-51", "S-55")
def test_a_combat_is_laid_out_from_its_choice_to_its_end_and_leaves_nothing(layer: Layer) -> None:
    opened = counted = 0
    for name in BATTLES:
        for bench, events in replayed(layer, name):
            bench.skip()
            opened += any(isinstance(event, CombatChosen) for event in events)
            sums = [event for event in events if isinstance(event, CombatCounted)]
            if sums and bench.animator.fight.open:
                assert str(sum(points for _, points in sums[-1].friends)) in words(layer)
                counted += 1
    assert opened > 3 and counted > 1, (opened, counted)


@pytest.mark.rule("S-48")
def test_dice_lie_on_the_side_of_whoever_strikes(layer: Layer) -> None:
    seen: Counter[bool] = Counter()
    for name in BATTLES:
        for bench, events in replayed(layer, name):
            bench.skip()
            blows = [event for event in events if isinstance(event, BlowsStruck) and event.faces.to_hit]
            if blows and bench.animator.fight.open:
                mine = bench.shown.units[blows[-1].unit].owner == bench.shown.active
                counts = [one for one in layer.labels() if one.text == str(blows[-1].hits) and one.y > 420]
                assert any((one.x < 700) == mine for one in counts)
                seen[mine] += 1
    assert seen[True] and seen[False], seen


@pytest.mark.parametrize("count", [1, 12, 13, 40])
def test_every_die_is_drawn_or_counted(count: int) -> None:
    row = DiceRow("", [1 + place % 6 for place in range(count)], count // 2)
    dice = laid_dice(row, most=12)
    assert sum(die.times for die in dice) == count
    assert sum(die.times for die in dice if die.good) == count // 2
    assert len(dice) == count if count <= 12 else len(dice) <= 7


@pytest.mark.rule("S-56")
@pytest.mark.parametrize(
    ("needed", "dice", "between", "verdict"),
    [
        (7, (4, 2), "encore 3 ou moins", "On tient"),
        (7, (4, 5), "encore 3 ou moins", "La déroute"),
        (3, (5, 1), "même un as", "La déroute"),
        (9, (2, 6), "le second dé", "On tient"),
        (2, (1, 1), "encore 1 ou moins", "On tient"),
    ],
)
def test_the_first_die_says_what_the_second_must_show(
    layer: Layer, ticket: BreakTicket, needed: int, dice: tuple[int, int], between: str, verdict: str
) -> None:
    clacks: list[int] = []
    timeline = Timeline()
    timeline.add(
        ticket.roll(
            "Piquiers", "seal_1_grand", needed, dice, 0,
            passed=verdict == "On tient", clack=lambda: clacks.append(1),
        )
    )  # fmt: skip
    timeline.update(0.62)
    assert any(said.startswith(between) for said in words(layer)) and len(clacks) == 1
    assert not any(said.startswith(verdict) for said in words(layer)), "the end is not told before the dice"
    timeline.update(5.0)
    assert any(said.startswith(verdict) for said in words(layer)) and len(clacks) == 2
    ticket.clear()
    assert not words(layer)


def test_a_break_test_of_a_battle_is_rolled_on_the_ticket(layer: Layer) -> None:
    for name in BATTLES:
        for bench, _ in replayed(layer, name):
            while not bench.timeline.idle:
                bench.timeline.update(0.3)
                if "Tenir ou fuir" in " ".join(words(layer)):
                    return
    raise AssertionError("nobody was tested on the ticket")


def test_what_the_dice_say_is_told_when_they_have_fallen(layer: Layer) -> None:
    bench, _ = next(replayed(layer, BATTLES[0]))
    bench.skip()
    bench.animator.say("")
    bench.animator.stage(LeadershipTested(0, "rally", (3, 4), 7, passed=True))
    bench.timeline.update(0.4)
    assert bench.animator.line.words == "", "the dice still fall"
    bench.timeline.update(5.0)
    assert "réussi" in bench.animator.line.words
