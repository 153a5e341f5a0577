"""Every event of a battle has a picture; landed, hurried or watched, the picture ends on the truth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from game.app.games.battle_events import EVENTS
from game.core.match import Match
from game.rules.skirmish.events.player import EnemyNamed, PointsEarned, RoundBegan, WindowOpened
from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.state.formation import Pose
from scenes.games.skirmish.table.clips.all_clips import CLIPS, QUIET
from tests.golden.record import PLAYTHROUGHS, played, rules_for

if TYPE_CHECKING:
    from scenes.draw.layer import Layer
    from scenes.shell.window import GameWindow

SETTLED = ("marks", "offers", "promises", "plays", "hands", "power", "dispel", "fight", "casting")
"""What changes without an event, or behind one that may not say it (a card that changes hands, S-18)."""
BATTLES = ("skirmish-raid-2", "skirmish-melee-3-joined")
MELEE = "skirmish-melee-3"


@pytest.fixture
def layer(a_stage: GameWindow) -> Layer:
    """A layer of a screen without anything else."""
    from scenes.shell.scene import Scene

    return Scene(a_stage.stage).layer()


def replayed(name: str) -> tuple[Match[Any, Any, Any], list[Any]]:
    """A recorded battle before its first answer, and its answers."""
    rules, seed = rules_for(name), PLAYTHROUGHS[name][2]
    return Match(rules, seed), played(rules, seed).log


def untold(differences: list[str]) -> list[str]:
    """Differences that an event should have told of: all but those that only the end of a tick settles."""
    named = [(one, one.partition(":")[0].rpartition(", ")[2]) for one in differences]
    return [one for one, name in named if name not in SETTLED]


# every event


def pictured(clips: dict[type, Any]) -> set[str]:
    return {kind.__name__ for kind in clips}


def test_every_event_of_the_battle_has_a_clip_and_nothing_else_has() -> None:
    assert EVENTS - pictured(CLIPS) == set()
    assert pictured(CLIPS) == EVENTS
    without = {kind: make for kind, make in CLIPS.items() if kind is not EnemyNamed}
    assert EVENTS - pictured(without) == {"EnemyNamed"}, "a missing one is found"
    assert set(QUIET) < set(CLIPS)


# the truth


@pytest.mark.parametrize("name", BATTLES)
def test_landed_clips_say_what_events_say_and_the_tick_settles_the_rest(layer: Layer, name: str) -> None:
    from tests.scenes.games.skirmish.bench import Bench

    match, log = replayed(name)
    bench = Bench(layer, match)
    for tick in log:
        assert match.submit(*tick) is None
        bench.take()
        bench.skip()
        assert untold(bench.shown.differs(bench.seat.view)) == []
        bench.animator.settle(bench.seat.view)
        assert bench.shown.differs(bench.seat.view) == []
    assert len(match.events) > 40


def test_a_clip_that_forgets_to_move_its_unit_is_noticed(layer: Layer) -> None:
    from tests.scenes.games.skirmish.bench import Bench

    match, log = replayed(MELEE)
    bench = Bench(layer, match)
    bench.animator.clips = {**CLIPS, UnitMoved: CLIPS[WindowOpened]}
    late = []
    for tick in log:
        assert match.submit(*tick) is None
        bench.take()
        bench.skip()
        late += untold(bench.shown.differs(bench.seat.view))
        bench.animator.settle(bench.seat.view)
    assert any(", x" in one for one in late)


# watched


def watched(bench: Any, log: list[Any], kinds: tuple[type, ...]) -> Iterator[tuple[Any, float]]:
    """Each event of some kinds with the seconds of the timeline that it takes, alone."""
    for tick in log:
        assert bench.match.submit(*tick) is None
        for event in bench.seat.take():
            bench.animator.stage(event)
            seconds = 0.0
            while not bench.timeline.idle:
                bench.timeline.update(1 / 20)
                bench.flourishes.update(1 / 20)
                seconds += 1 / 20
            if isinstance(event, kinds):
                yield event, seconds
        bench.animator.settle(bench.seat.view)


def test_a_picture_is_never_shorter_than_the_windows_reckon_with(layer: Layer) -> None:
    from tests.scenes.games.skirmish.bench import Bench, battle_pictures

    match, log = replayed("skirmish-raid-2")
    least = battle_pictures().seconds
    found = list(watched(Bench(layer, match), log, tuple(set(CLIPS) - set(QUIET))))
    assert [event for event, seconds in found if seconds < least[type(event).__name__] - 1 / 20] == []
    assert len({type(event) for event, _ in found}) > 10
    assert all(least[type(event).__name__] > 0 for event, _ in found if isinstance(event, RoundBegan))


def test_soldiers_march_along_their_way_and_stand_still_for_those_who_want_that(layer: Layer) -> None:
    from tests.scenes.games.skirmish.bench import Bench

    for reduced in (False, True):
        match, log = replayed(MELEE)
        bench = Bench(layer, match, reduced=reduced)
        for event, _ in watched(bench, log, (UnitMoved,)):
            steps = bench.field.placed.pop(event.unit, [])
            if bench.shown.units[event.unit].host < 0:
                assert bench.shown.units[event.unit].stand == event.way[-1]
            if reduced:
                assert steps == []
            elif event.manner == "advance":
                assert len(steps) > 10
        assert bench.shown.differs(bench.seat.view) == []


def test_what_is_told_at_the_foot_is_the_chronicle_of_whoever_looks(layer: Layer) -> None:
    from tests.scenes.games.skirmish.bench import Bench

    match, log = replayed(MELEE)
    bench = Bench(layer, match)
    lines = []
    for event, _ in watched(bench, log[:40], (EnemyNamed, WindowOpened, PointsEarned)):
        lines.append((type(event), bench.animator.line.words))
    named = [words for kind, words in lines if kind is EnemyNamed]
    assert named
    assert all("désigne" in words or "contre" in words for words in named), named
    assert bench.animator.chronicler.tell(WindowOpened("naming")) == ""


@pytest.mark.rule("S-10")
def test_truces_are_kept_all_at_once_and_nothing_else_is(layer: Layer) -> None:
    from tests.scenes.games.skirmish.bench import Bench

    match, log = replayed(MELEE)
    bench = Bench(layer, match)
    assert match.submit(*log[0]) is None
    bench.take()
    bench.skip()
    units = [unit for unit in bench.shown.standing() if unit.owner][:2]
    ways = [((unit.x, unit.y, unit.heading), (unit.x + 900, unit.y, unit.heading)) for unit in units]

    def walked(manner: str) -> list[int]:
        """How many were under way after the first tenths of a second."""
        bench.field.placed.clear()
        for unit, way in zip(units, ways, strict=True):
            bench.animator.stage(UnitMoved(unit.id, manner, tuple(Pose(*one) for one in way), unit.files))
        for _ in range(6):
            bench.timeline.update(1 / 20)
        under_way = sorted(bench.field.placed)
        bench.skip()
        assert [unit.x for unit in units] == [way[1][0] for way in ways]
        for unit, way in zip(units, ways, strict=True):
            unit.move(*way[0])
        return under_way

    assert walked("push") == sorted(unit.id for unit in units)
    assert walked("march") == [units[0].id], "marches come one after the other"


def test_a_long_sentence_breaks_into_two_lines_where_a_sheet_lies(layer: Layer) -> None:
    from scenes.games.skirmish.table.effects.told_line import ToldLine

    line = ToldLine(layer)
    said = "Aurèle avait donné sa parole à Bérénice. C’était une façon de parler, dit-il."
    line.say(said)
    assert line.words == said and len(list(layer.labels())) == 1
    line.stand_aside(372)
    boxes = [label.box for label in layer.labels()]
    assert line.words == said and len(boxes) == 2
    assert all(x >= 222 and x + wide <= 892 for x, _, wide, _ in boxes)
    line.say(" ".join([said] * 4))
    assert line.words.endswith("…")
