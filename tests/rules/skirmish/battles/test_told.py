"""A picture needs no state: every die is told with its face, every place with its pose (S-48, S-61)."""

import math
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from game.core.rng import Rng
from game.core.rules import Event
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.events.combat import BlowsStruck
from game.rules.skirmish.events.faces import NO_FACES, Faces
from game.rules.skirmish.events.player import CardTaken, DeckShuffled, DiceRolled, RolledOff, UnitPlaced
from game.rules.skirmish.events.unit import (
    ChargeRolled,
    HitsRolled,
    LookedOut,
    MachineShot,
    Misfired,
    ModelsLost,
    ModelsRaised,
    SpellCast,
    TemplateLaid,
    UnitMoved,
    VolleyShot,
)
from game.rules.skirmish.shooting.law import machine_of
from game.rules.skirmish.shooting.machines import machine_orders, shoot_machine
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.unit.guests import standing_pose
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.battles.tangled import Busy, give_order, tangled
from tests.rules.skirmish.builders import ANN, BOB, a_battle, a_field, a_unit, mini
from tests.rules.skirmish.consequences.test_casualties import joined
from tests.rules.skirmish.play import War, a_war, eager, step

pytestmark = pytest.mark.statistics

CAUSED = ("push", "regain")
"""Manners of moves that some other unit causes."""


class Counting(Rng):
    """Dice that count how often a die of six faces was rolled."""

    rolled = 0

    def below(self, n: int) -> int:
        """Draw, and count."""
        self.rolled += n == 6
        return super().below(n)


def flat(faces: Faces) -> int:
    """How many dice lie there."""
    return sum(map(len, faces.to_hit)) + sum(
        len(getattr(faces, name)) for name in Faces.__struct_fields__ if name != "to_hit"
    )


def told_dice(event: Any) -> int:
    """How many dice an event shows."""
    match event:
        case HitsRolled():
            return len(event.amount) + sum(flat(hit.faces) for hit in event.hits)
        case RolledOff():
            return sum(die > 0 for one in event.rolls for die in one)
        case LookedOut() | Misfired():
            return int(event.roll > 0)
    return (
        len(getattr(event, "dice", ()))
        + flat(getattr(event, "faces", NO_FACES))
        + int(getattr(event, "lost_die", 0) > 0)
    )


def untold(before: int, after: int, events: Iterable[Event]) -> int:
    """How many dice were rolled and not told, or told and not rolled.

    A roll repeated by a card is told again, as it then counts.
    """
    told = list(events)
    again = [event.unit for event in told if isinstance(event, DiceRolled) and event.why == "charge"]
    retold = sum(len(event.dice) for event in told if isinstance(event, ChargeRolled) and event.unit in again)
    return after - before - sum(map(told_dice, told)) + retold


def nowhere(war: War, events: Iterable[Event]) -> list[Any]:
    """Events that put a unit of the table at no place at all, or elsewhere than it was just put."""
    placed = [event for event in events if isinstance(event, UnitPlaced | ModelsLost | ModelsRaised)]
    setting, state = war.rules.setting, war.state  # type: ignore[attr-defined]
    return [
        event
        for event in placed
        if (event.x, event.y) == (0, 0)
        or (
            isinstance(event, UnitPlaced)
            and (event.x, event.y, event.heading) != standing_pose(setting, state, state.units[event.unit])
        )
    ]


def unsaid(events: Iterable[Event]) -> list[Any]:
    """Shots that do not say which models they struck, moves whose cause is not said, vortices at rest."""
    told, cast = list(events), [event for event in events if isinstance(event, SpellCast)]
    return [
        event
        for event in told
        if (
            isinstance(event, MachineShot)
            and event.kind != "volley-gun"
            and {unit for unit, _ in event.models} != set(event.struck)
        )
        or (isinstance(event, UnitMoved) and event.manner in CAUSED and event.cause < 0)
        or (isinstance(event, TemplateLaid) and bool(cast) and not _lies_ahead(event, cast[-1]))
    ]


def _lies_ahead(laid: TemplateLaid, cast: SpellCast) -> bool:
    """Whether a vortex went where it was sent."""
    (x, y), (u, v) = laid.way[0], laid.way[-1]
    turn = math.radians(cast.heading / 100)
    far = math.dist((x, y), (u, v))
    return (
        laid.why != cast.spell or math.dist((u, v), (x + far * math.sin(turn), y + far * math.cos(turn))) < 9
    )


def watched(war: War, seed: int, orders: int, *, near: bool) -> list[Event]:
    """A battle whose every order is looked at: all dice told, all places and causes known."""
    chance = war.rng = Counting(seed)
    dice, chooser = Rng(seed), Busy(base_content())
    for _ in range(orders):
        if war.outcome() is not None:
            break
        before, told = chance.rolled, len(war.events)
        if near:
            give_order(war, dice, chooser)
        else:
            step(war, dice, eager)
        events = war.events[told:]
        if not any(isinstance(event, CardTaken | DeckShuffled) for event in events):
            assert untold(before, chance.rolled, events) == 0, (war.log[-1], events)
        assert not nowhere(war, events) and not unsaid(events), events
    return war.events


@pytest.mark.rule("S-48", "S-61")
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_every_die_is_told_with_its_face_and_every_place_with_its_pose(seed: int) -> None:
    near = watched(tangled(2 + seed % 3, seed), seed, 250, near=True)
    far = watched(a_war(2 + seed % 3, seed, bribes=False), seed, 350, near=False)
    kinds = {type(event) for event in (*near, *far)}
    assert {UnitPlaced, ModelsLost, BlowsStruck, DiceRolled} <= kinds


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 160))
def test_in_whole_battles_every_die_and_every_place_is_told(seed: int) -> None:
    watched(tangled(2 + seed % 7, seed), seed, 2000, near=True)
    watched(a_war(2 + seed % 7, seed, "standard", mercenaries=bool(seed % 2)), seed, 3000, near=False)


@pytest.mark.rule("S-49", "S-50")
@pytest.mark.parametrize("kind", ["gun", "thrower", "ballista", "organ", "giant"])
def test_every_machine_tells_its_dice_and_the_models_that_it_hit(kind: str) -> None:
    struck = 0
    for seed in range(25):
        state = a_field()
        machine = a_unit(state, ANN, kind, (20, 10))
        foe = a_unit(state, BOB, at=(20, 24), heading=180, models=20)
        if kind == "giant":
            foe.y = machine.y + 5000
        joined(state, foe)
        state.active, state.named, state.phase = ANN, BOB, "shooting"
        battle = a_battle(state, ground=Field(mini().bases))
        chance = battle.rng = Counting(seed)
        own = machine_of(battle.setting, machine)
        assert own is not None
        shoot_machine(
            battle, machine, own, Rng(seed).choice(machine_orders(battle.setting, state, machine, own))
        )
        assert untold(0, chance.rolled, battle.out) == 0, battle.out
        assert not unsaid(battle.out)
        hits = [one for event in battle.out if isinstance(event, HitsRolled) for one in event.hits]
        shot = [one for event in battle.out if isinstance(event, MachineShot) for one in event.models]
        assert [(hit.unit, hit.place) for hit in hits] == shot
        struck += sum(event.unsaved for event in battle.out if isinstance(event, VolleyShot)) + len(shot)
    assert struck


STRIPPED: tuple[tuple[type[Event], str, Any], ...] = (
    (BlowsStruck, "faces", NO_FACES),
    (DiceRolled, "dice", ()),
    (ModelsLost, "x", 0),
    (UnitPlaced, "heading", 4567),
)


@pytest.mark.parametrize(("kind", "field", "nothing"), STRIPPED)
def test_an_event_that_says_less_is_found_out(kind: type[Event], field: str, nothing: Any) -> None:
    war = a_war(2, 4)
    chance = war.rng = Counting(4)
    dice, found = Rng(4), 0
    while war.outcome() is None:
        before, told = chance.rolled, len(war.events)
        step(war, dice, eager)
        events = [
            msgspec.structs.replace(event, **{field: nothing, **({"y": 0} if field == "x" else {})})
            if isinstance(event, kind)
            else event
            for event in war.events[told:]
        ]
        found += untold(before, chance.rolled, events) != 0 or bool(nowhere(war, events))
    assert found


def test_shots_without_models_and_pushes_without_a_cause_are_found_out() -> None:
    assert unsaid([MachineShot(1, "stone", (0, 0), (0, 0), (2, 1), (3,))])
    assert not unsaid([MachineShot(1, "stone", (0, 0), (0, 0), (2, 1), (3,), ((3, 0),))])
    moved = UnitMoved(1, "push", (), 5)
    assert unsaid([moved]) and not unsaid([msgspec.structs.replace(moved, cause=2)])
    cast = SpellCast(1, "s", (3,), 3, "cast", -1, 0, 0, 9000)
    assert unsaid([cast, TemplateLaid(1, "s", ((0, 0), (0, 5000)), 1500, ())])
    assert not unsaid([cast, TemplateLaid(1, "s", ((0, 0), (5000, 0)), 1500, ())])


def test_who_imagines_a_battle_hears_nothing_and_rolls_the_same_dice() -> None:
    loud, dice = a_war(3, 8), Rng(8)
    quiet, chance = loud.state.clone(), Rng(8)
    loud.rng = Rng(8)
    while loud.outcome() is None:
        order = step(loud, dice, eager)
        assert loud.rules.apply(quiet, [order], chance, events=False) == []
    assert quiet == loud.state


def test_the_board_of_any_view_knows_bases_and_the_places_of_characters() -> None:
    war = tangled(3, 2)
    setting = war.rules.setting  # type: ignore[attr-defined]
    for viewer in range(-1, 3):
        board = board_of(setting, war.rules.observe(war.state, viewer))
        for unit in war.state.units:
            assert board.base_of(unit.id) == setting.content.bases[unit.enlisted.unit]
            if unit.stands:
                assert board.pose_of(unit.id) == unit.pose
            elif unit.host >= 0:
                host = war.state.units[unit.host]
                assert math.dist(board.pose_of(unit.id)[:2], host.pose[:2]) < 12_000
    with pytest.raises(IndexError):
        board.base_of(-1)
