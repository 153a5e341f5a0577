"""Whoever casts lays dice for a spell at a target, whoever dispels lays his own against it (S-39 to S-43)."""

from __future__ import annotations

import math
from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from game.app.app import App
from game.app.plan import MatchPlan
from game.app.table import Table
from game.core.rules import Refusal
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import KEYS, MOUSE, Device, Family
from game.input.intents import Intent, Press
from game.rules.skirmish.actions.orders import Cast, Dispel, EndSpell
from game.rules.skirmish.actions.player import Done, Pass
from game.rules.skirmish.flow.questions import CAST_SPELL, DISPEL_SPELL
from game.rules.skirmish.rolls.spell import IRRESISTIBLE, spell_verdict, to_cast, to_dispel
from game.rules.skirmish.state.formation import INCH, TURN, heading_between
from game.rules.skirmish.survey.board import Board, board_of
from game.rules.skirmish.survey.outlines import vortex_stops, vortex_target
from game.rules.skirmish.survey.reach import spell_outline
from game.rules.skirmish.survey.slices import whole_answer
from game.rules.skirmish.survey.spell_odds import cast_chances, dispel_chances
from scenes.games.skirmish.table.answers.table_hold import TableHands
from scenes.games.skirmish.table.casting.cast_tool import CastTool, target_of
from scenes.games.skirmish.table.casting.casting import Casting
from scenes.games.skirmish.table.casting.ribbons import Ribbons
from scenes.games.skirmish.table.casting.spell_card import CardFacts, SpellCard
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.layout import SPELL_CARD
from tests.app.conftest import BASE, chairs
from tests.contract.worlds import laid
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
GUNS, MARSHAL, GEOMETER, AXES, FEW, ENGRAVER = range(6)
PAD = Device("pad:one", Family.XBOX, "Pad", 1)


def magic() -> Table:
    """Two people; the first casts."""
    plan = MatchPlan("skirmish", chairs("hh"), 4, position=laid("skirmish", "casting-2"))
    table = App([BASE]).inline().begin(plan, keep=False)
    go_on_to(table, CAST_SPELL)
    return table


def go_on_to(table: Table, kind: str) -> None:
    """Let every window pass until this is asked."""
    for _ in range(20):
        if table.public.view.asks == kind:
            return
        for who in table.public.view.owing:
            table.submit(Pass(who))
        table.update(0.1)
    raise AssertionError(table.public.view.asks)


def cast_on_axes(table: Table) -> None:
    """A spell that does not fail is on its way, and may be dispelled."""
    assert table.submit(Cast(0, GEOMETER, "base:etincelle", 3, AXES)) is None
    table.update(0.1)
    go_on_to(table, DISPEL_SPELL)


def hand_of(table: Table, player: int) -> tuple[Controller, CastTool]:
    tool = CastTool()
    return Controller(table.seats[player], TableHands(table), None, (tool,)), tool


def seen_board(table: Table) -> Board:
    return board_of(table.rules.setting, table.public.view)


@pytest.mark.rule("S-40")
def test_every_deed_of_magic_that_the_seat_has_is_found_and_done_with_the_pad() -> None:
    hand, tool = hand_of(magic(), 0)
    wanted = {one for one in hand.options if isinstance(one, Cast | Dispel | EndSpell)}
    found = set()
    for _ in range(len({getattr(one, "spell", "") for one in wanted}) + 4):
        for _ in range(4):
            for _ in range(6):
                hand.feed(Intent.LEFT)
            for _ in range(6):
                found.add(tool.marked(hand))
                hand.feed(Intent.RIGHT)
            hand.feed(Intent.NEXT)
        hand.feed(Intent.DOWN)
    assert found == wanted and any(isinstance(one, EndSpell) for one in wanted)
    assert hand.feed(Intent.ACCEPT) == tool.marked(hand)


def test_nobody_casts_who_is_not_asked() -> None:
    assert hand_of(magic(), 1)[0].tool() is None


@pytest.mark.rule("S-43")
def test_whoever_cannot_be_aimed_at_says_why() -> None:
    hand, tool = hand_of(magic(), 0)
    answer = tool.mark_unit(hand, GUNS)
    assert isinstance(answer, Refusal) and answer.code == "magic-enemy-only"
    now = tool.marked(hand)
    assert now is not None
    other = next(one for one in tool.targets(hand) if one != target_of(hand, now))
    assert tool.mark_unit(hand, other) is None
    chosen = tool.marked(hand)
    assert isinstance(chosen, Cast) and chosen.target == other
    assert tool.mark_unit(hand, other) == chosen


@pytest.mark.rule("S-42")
def test_the_dispeller_lays_his_own_dice_or_lets_it_come() -> None:
    table = magic()
    cast_on_axes(table)
    hand, tool = hand_of(table, 1)
    marked = tool.marked(hand)
    assert isinstance(marked, Dispel) and marked.wizard == ENGRAVER, "the best helper first"
    hand.feed(Intent.LEFT)
    assert hand.feed(Intent.ACCEPT) == Dispel(1, 1, ENGRAVER)
    hand.feed(Intent.DOUBT)
    assert hand.feed(Intent.ACCEPT) == Dispel(1, 1, -1), "nobody's level"
    assert hand.feed(Intent.BACK) == Done(1)
    assert hand_of(table, 0)[0].tool() is None


@pytest.mark.rule("S-40", "S-41", "S-42")
def test_chances_are_those_of_all_throws_of_the_rules_own_dice() -> None:
    table = magic()
    board = seen_board(table)
    value, level = board.setting.content.spells["base:cuisson"].value, board.unit(GEOMETER).level
    chances = cast_chances(board, GEOMETER, "base:cuisson")
    assert [one.dice for one in chances] == list(range(1, min(6, board.state.winds.power) + 1))
    needed = to_cast(value, level)
    for one in chances[:3]:
        ways = Counter(spell_verdict(needed, dice) for dice in product(range(1, 7), repeat=one.dice))
        throws = 6**one.dice
        assert one.miscast == pytest.approx(ways[IRRESISTIBLE] / throws)
        assert one.succeeds == pytest.approx(1 - ways["failed"] / throws)
        assert one.miscast <= one.passes <= one.succeeds
    cast_on_axes(table)
    board = seen_board(table)
    assert board.state.casting is not None
    against = to_dispel(board.state.casting.total, board.unit(ENGRAVER).level)
    ways = Counter(spell_verdict(against, dice) for dice in product(range(1, 7), repeat=2))
    assert dispel_chances(board, ENGRAVER, -1, 2)[1] == pytest.approx(1 - ways["failed"] / 36)
    assert dispel_chances(board, -1, -1, 2)[1] < dispel_chances(board, ENGRAVER, -1, 2)[1]
    assert dispel_chances(board, ENGRAVER, 2, 2)[1] != dispel_chances(board, ENGRAVER, -1, 2)[1]


@pytest.mark.rule("S-43")
def test_the_outline_holds_whom_the_spell_reaches_and_nobody_else() -> None:
    table = magic()
    board = seen_board(table)
    outline = whole_answer(spell_outline(board, GEOMETER, "base:cuisson"))
    far = board.setting.content.spells["base:cuisson"].range * INCH
    gaps = {id: board.state and board.setting.ground.gap(board.state, GEOMETER, id) for id in (AXES, FEW)}
    assert all(gap <= far for gap in gaps.values())
    top = max(y for _, y in outline.points)
    assert top == pytest.approx(board.unit(GEOMETER).pose.y + far, abs=5), "straight ahead, as far as it goes"
    assert min(y for _, y in outline.points) >= board.unit(GEOMETER).pose.y - 5, "nothing behind the front"


def seated(house: Any, *devices: Device) -> SkirmishScene:
    """Who casts and who dispels, at devices of their own."""
    from scenes.games.skirmish.table.scene import SkirmishScene

    couch = Couch(default_names(house.stage.app.texts))
    for device in devices:
        couch.join(device)
    table = house.stage.app.begin(
        MatchPlan("skirmish", chairs("hh"), 4, position=laid("skirmish", "casting-2")), keep=False
    )
    scene = SkirmishScene(house.stage, table, couch)
    house.stage.push(scene)
    for _ in range(80):
        house.step(0.1)
        if table.public.view.asks == CAST_SPELL and scene.timeline.idle:
            break
    for _ in range(10):
        house.step(0.1)
    return scene


def press(house: Any, device: Device, intent: Intent) -> None:
    house.stage.press(Press(device, intent, True))
    house.stage.press(Press(device, intent, False))
    house.step(0.1)


def test_one_casts_with_the_mouse_and_the_other_dispels_with_a_pad(raise_house: Raise) -> None:
    house = raise_house(reduced_motion=True)
    scene = seated(house, MOUSE, PAD)
    part = next(one for one in scene.parts if isinstance(one, Casting))
    at_work = part.working()
    assert at_work is not None and at_work[0].me == 0 and part.outline and part.loss
    worn = next(one for one in scene.parts if isinstance(one, Ribbons)).ribbons
    assert {one.unit for one in worn} == {GUNS, AXES} and all(one.remains for one in worn)
    for unit in (GUNS, MARSHAL, GEOMETER, AXES, FEW, ENGRAVER):
        x, y = scene.camera.to_screen(*scene.shown.middle_of(unit))
        assert y < 424 and x < 1016, "nobody stands under card or trays"
    hand, tool = at_work
    spot = part._trays.columns[-1]
    scene.click(spot[0][0] + 5, spot[0][1] + 5)
    marked = tool.marked(hand)
    assert isinstance(marked, Cast) and marked.dice == spot[1]
    zoom = scene.camera.zoom
    scene.point(400, 600)
    scene.scroll(-1)
    fewer = tool.marked(hand)
    assert isinstance(fewer, Cast) and fewer.dice == spot[1] - 1 and scene.camera.zoom == zoom
    scene.scroll(1)
    scene.point(400, 300)
    scene.scroll(1)
    assert tool.marked(hand) == marked and scene.camera.zoom > zoom, "elsewhere the wheel brings nearer"
    scene.camera.show_all()
    house.step(0.1)
    scene.click(*scene.camera.to_screen(*scene.shown.middle_of(FEW)))
    chosen = tool.marked(hand)
    assert isinstance(chosen, Cast) and chosen.target == FEW
    before, before_dice = scene.table.ticks, scene.shown.power
    scene.click(*scene.camera.to_screen(*scene.shown.middle_of(FEW)))
    for _ in range(3):
        house.step(0.1)
    assert scene.shown.power == before_dice - spot[1], "the dice are thrown"
    assert part.covered[1] > 0, "the band stays while the dice fall"
    assert list(part._trays._layer.labels()) and not part._trays.columns, "with nothing to lay"
    for _ in range(120):
        house.step(0.1)
        if scene.table.public.view.asks == DISPEL_SPELL and scene.timeline.idle:
            break
    assert scene.table.ticks > before and scene.table.public.view.asks == DISPEL_SPELL
    house.step(0.1)
    at_work = part.working()
    assert at_work is not None and at_work[0].me == 1
    assert scene.question.places.keys() == {1}
    press(house, PAD, Intent.LEFT)
    laid_down = at_work[1].marked(at_work[0])
    assert isinstance(laid_down, Dispel) and laid_down.dice == 1
    dice = scene.view.winds.dispel
    press(house, MOUSE, Intent.ACCEPT)
    assert scene.view.asks == DISPEL_SPELL, "nobody else throws them"
    press(house, PAD, Intent.ACCEPT)
    house.step(0.1)
    assert scene.view.winds.dispel == dice - 1
    scene.close()


def test_the_keys_cast_what_they_have_marked(raise_house: Raise) -> None:
    house = raise_house(reduced_motion=True)
    scene = seated(house, KEYS, PAD)
    press(house, KEYS, Intent.NEXT)
    press(house, KEYS, Intent.DOUBT)
    press(house, KEYS, Intent.RIGHT)
    hand: Any = scene.hands.controllers[0]
    marked = hand.tool().marked(hand)
    assert isinstance(marked, Cast) and marked.dice == 3
    before = scene.table.ticks
    press(house, KEYS, Intent.ACCEPT)
    house.step(0.1)
    assert scene.table.ticks > before
    scene.close()


@pytest.mark.rule("S-43")
def test_a_vortex_is_told_for_whom_it_goes_to_and_stops_where_its_die_lets_it() -> None:
    view = magic().public.view
    board = seen_board(magic())
    start = board.unit(GEOMETER).pose
    heading = heading_between(start[:2], board.unit(FEW).pose[:2])
    assert vortex_target(view, GEOMETER, heading) == FEW
    assert vortex_target(view, GEOMETER, (heading + 9000) % TURN) == -1
    level, back = board.unit(GEOMETER).level, TURN // 2
    for way, inches in ((heading, [2, 4, 6, 8, 10]), (back, [2, 4])):
        first, *stops = vortex_stops(view, GEOMETER, way)
        far = [math.dist(first, stop) / INCH / level for stop in stops]
        assert far == pytest.approx(inches, abs=0.01), "behind the caster the table ends sooner"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_spell_of_ours_fits_on_its_card(raise_house: Raise, language: str) -> None:
    house = raise_house(reduced_motion=True)
    scene = seated(house, KEYS, PAD)
    said = house.stage.app.texts
    said.speak(language)
    card = SpellCard(scene.layer())
    for id, spell in scene.table.rules.setting.content.spells.items():
        card.show(CardFacts(said.name(id), spell.lore, spell.value, "x", said(f"spell-{id}"), "x"))
        feet = [one.y for one in card._layer.labels()]
        assert len(feet) > 3 and max(feet) <= SPELL_CARD[1] + SPELL_CARD[3] - 18, id
        assert sorted(feet)[-2] <= max(feet) - 22, f"{id}: its effect runs into the loss"
    scene.close()
