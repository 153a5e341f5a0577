"""Whoever declares charges marks unit and target on the table, sees what may come of it, and charges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.app.app import App
from game.app.plan import MatchPlan
from game.app.table import Table
from game.core.rules import Refusal
from game.input.intents import Intent
from game.rules.skirmish.actions.orders import DeclareCharge
from game.rules.skirmish.actions.player import Name, Pass, TakeBack
from game.rules.skirmish.flow.questions import DECLARE_CHARGES, NAME_ENEMY
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.survey.pair_odds import pair_odds
from scenes.games.skirmish.table.answers.table_hold import TableHands
from scenes.games.skirmish.table.charging.charge_tool import ChargeTool, charges_of
from scenes.games.skirmish.table.controller import Controller
from tests.app.conftest import BASE, chairs
from tests.contract.worlds import laid
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
AURELE, DELPHINE = 0, 3


def name_delphine(table: Table) -> Table:
    """Let the first player name the fourth, and everybody keep his cards."""
    while table.public.view.asks != DECLARE_CHARGES:
        for who in table.public.view.owing:
            named = Name(who, DELPHINE)
            answer = named if table.public.view.asks == NAME_ENEMY else Pass(who)
            assert table.submit(answer) is None
        table.update(0.1)
    return table


def charging() -> Table:
    plan = MatchPlan("skirmish", chairs("hhhh"), 4, position=laid("skirmish", "showcase-4"))
    return name_delphine(App([BASE]).inline().begin(plan, keep=False))


def hand_of(table: Table, player: int) -> tuple[Controller, ChargeTool]:
    tool = ChargeTool()
    return Controller(table.seats[player], TableHands(table), None, (tool,)), tool


@pytest.mark.rule("S-33")
def test_every_charge_that_the_seat_has_is_found_and_declared_with_the_cross() -> None:
    hand, tool = hand_of(charging(), AURELE)
    wanted = set(charges_of(hand))
    found = set()
    for _ in {one.unit for one in wanted}:
        first = tool.marked(hand)
        while tool.marked(hand) not in found:
            found.add(tool.marked(hand))
            assert hand.feed(Intent.DOWN) is None
        assert tool.marked(hand) == first
        hand.feed(Intent.RIGHT)
    assert found == wanted and len({one.unit for one in wanted}) > 2
    assert hand.feed(Intent.ACCEPT) == tool.marked(hand)
    assert hand.feed(Intent.BACK) == TakeBack(AURELE)


def test_nobody_else_marks_charges() -> None:
    table = charging()
    assert all(hand_of(table, player)[0].tool() is None for player in (1, 2, 3))


@pytest.mark.rule("S-08")
def test_whoever_cannot_be_charged_says_why() -> None:
    table = charging()
    hand, tool = hand_of(table, AURELE)
    neutral = next(
        one.id for one in table.public.view.units if one.owner == 1 and one.models and one.host < 0
    )
    marked = tool.marked(hand)
    assert isinstance(tool.mark_unit(hand, neutral), Refusal) and tool.marked(hand) == marked
    assert marked is not None and tool.mark_unit(hand, marked.target) == marked


def declared(house: Any, flags: dict[str, object] | None = None) -> tuple[Any, Any]:
    """A scene in which the mouse has named Delphine, and the part that shows charges."""
    from game.couch.couch import Couch
    from game.couch.names import default_names
    from game.input.devices import MOUSE
    from scenes.games.skirmish.table.charging.charging import Charging
    from scenes.games.skirmish.table.scene import SkirmishScene

    couch = Couch(default_names(house.stage.app.texts))
    couch.join(MOUSE)
    for _ in range(3):
        couch.add_bot("bold", "weak")
    plan = MatchPlan(
        "skirmish", chairs("hbbb"), 4, flags=flags or {}, position=laid("skirmish", "showcase-4")
    )
    scene = SkirmishScene(house.stage, house.stage.app.begin(plan, keep=False), couch)
    house.stage.push(scene)
    for _ in range(10):
        house.step(0.1)
    scene.hands.do(Name(AURELE, DELPHINE))
    return scene, next(one for one in scene.parts if isinstance(one, Charging))


def test_a_house_that_tells_no_odds_tells_how_far_it_is(raise_house: Raise) -> None:
    house = raise_house(reduced_motion=True)
    scene, part = declared(house, {"odds": "none"})
    for _ in range(600):
        house.step(0.1)
        if part.facts is not None and part.facts.inches > 0:
            break
    assert part.facts is not None and part.facts.inches > 0
    assert part.facts.chance is None and part.facts.clash is None
    said = [label.text for label in scene.labels()]
    assert any("Charge à" in words for words in said) and not any("%" in words for words in said)
    scene.close()


@pytest.mark.rule("S-33", "S-35")
def test_the_mouse_charges_and_the_ticket_says_what_the_rules_say(raise_house: Raise) -> None:
    house = raise_house(reduced_motion=True)
    scene, part = declared(house)
    table = scene.table
    hand: Any = scene.hands.controllers[AURELE]
    for _ in range(100):
        house.step(0.1)
        if part.facts is not None and part.facts.clash is not None:
            break
    assert part.facts is not None and part.facts.clash is not None
    tool = hand.tool()
    marked: DeclareCharge = tool.marked(hand)
    told = pair_odds(board_of(table.rules.setting, table.public.view), marked.unit, marked.target)
    assert told.combat is not None and told.refusal is None
    assert part.facts.clash == (told.combat.wins, told.combat.ties, told.combat.loses)
    assert part.facts.chance == pytest.approx(told.chance) and not part.facts.reasons
    words = " ".join(label.text for label in scene.labels())
    assert "Choc" in words and "Qui charge" not in words
    scene.hands.answer(AURELE, Intent.DOUBT)
    house.step(0.1)
    assert "blessures infligées" in " ".join(label.text for label in scene.labels())
    others = [one.unit for one in charges_of(hand) if one.unit != marked.unit]
    scene.click(*scene.camera.to_screen(*scene.shown.middle_of(others[0])))
    assert tool.marked(hand).unit == others[0]
    house.step(0.1)
    before, target = table.ticks, tool.marked(hand).target
    scene.click(*scene.camera.to_screen(*scene.shown.middle_of(target)))
    house.step(0.1)
    assert table.ticks > before
    assert any(one.unit == others[0] and one.target == target for one in scene.view.charges)
    scene.close()


@pytest.mark.rule("S-35")
def test_each_way_of_a_charge_is_shown_as_a_ghost_where_it_ends(raise_house: Raise) -> None:
    from game.rules.skirmish.flow.questions import CHARGE_PATH_CHOICE
    from game.rules.skirmish.survey.charge_ways import end_of_way

    house = raise_house(reduced_motion=True)
    scene, _ = declared(house)
    hand: Any = scene.hands.controllers[AURELE]
    while not charges_of(hand):
        house.step(0.1)
    scene.hands.do(max(charges_of(hand), key=lambda one: one.unit))
    ways: set[tuple[int, int, int]] = set()
    for _ in range(300):
        house.step(0.1)
        if scene.view.asks == CHARGE_PATH_CHOICE:
            break
        if scene.timeline.idle and AURELE in scene.view.owing:
            done = [one for one in hand.options if type(one).__name__ in ("Done", "Pass")]
            scene.hands.do((done or list(hand.options))[0])
    assert scene.view.asks == CHARGE_PATH_CHOICE
    shown: list[tuple[float, float]] = []
    scene.field.show_ghost = lambda unit, x, y, heading, files: shown.append((x, y))
    for _ in range(3):
        scene.hands.answer(AURELE, Intent.DOWN)
        house.step(0.1)
        _, end = end_of_way(scene.view, hand.aimed().way)
        assert shown and shown[-1] == (end.x, end.y)
        ways.add(end)
    assert len(ways) > 1
    scene.close()


def test_the_ticket_of_a_charge_lies_below_the_ticket_of_the_question_or_beside_its_sheet(
    raise_house: Raise,
) -> None:
    from scenes.games.skirmish.table.answers.choice_sheet import ChoiceFacts
    from scenes.games.skirmish.table.answers.choice_ticket import TICKET, Choices
    from scenes.games.skirmish.table.charging.charge_picture import ChargeFacts, ChargePicture
    from scenes.games.skirmish.table.layout import WINDOW

    house = raise_house(reduced_motion=True)
    scene, _ = declared(house)
    picture = ChargePicture(scene.field.above, scene.layer(), scene.camera, scene.texts)
    choices = Choices(scene.layer(), scene.texts)
    choices.show(ChoiceFacts("Who?", "", tuple("abcdefghijklmnop"), 0))
    sheet = choices.area
    choices.show(ChoiceFacts("Who?", "", ("a", "b"), 0), on_table=True)
    boxes = []
    drawer = (846.0, 128.0, 316.0, 520.0)
    for taken in ((), (choices.area,), (sheet,), (sheet, drawer)):
        corner = scene.camera.to_board(WINDOW[0] + WINDOW[2] - 1, WINDOW[1] + 1)
        picture.show(ChargeFacts((), corner, 7, 0.42, "front"), taken)
        assert picture.box is not None
        boxes.append(picture.box)
    over, under, beside, aside = boxes
    assert over[1] < TICKET[1] + TICKET[3] <= under[1]
    assert sheet is not None and over[0] + over[2] > sheet[0] >= beside[0] + beside[2]
    assert aside[0] + aside[2] <= drawer[0], "a ticket lies on nobody's drawer"
    scene.close()


@pytest.mark.parametrize("position", ["movement-3", "showcase-4"])
def test_wherever_the_marks_of_charges_begin_no_words_lie_over_others(
    raise_house: Raise, position: str
) -> None:
    from scenes.capture.readability import text_problems

    house = raise_house(reduced_motion=True)
    scene, part, player = to_charge(house, position)
    tool = scene.hands.controllers[player].tool()
    for charge in charges_of(scene.hands.controllers[player]):
        tool._charge = charge
        for reasons in (False, True):
            tool.reasons = reasons
            for _ in range(12):  # its facts come one after the other, and the camera is on its way
                house.step(0.1)
                assert text_problems(scene) == [], charge
        assert part.facts.inches > 0
    scene.close()


def to_charge(house: Any, position: str) -> tuple[Any, Any, int]:
    """A scene in which the keyboard plays whose turn it is, and is asked for charges."""
    from game.couch.couch import Couch
    from game.couch.names import default_names
    from game.input.devices import KEYS
    from scenes.games.skirmish.table.charging.charging import Charging
    from scenes.games.skirmish.table.scene import SkirmishScene

    text = laid("skirmish", position)
    player = 1 if "active = 1" in text else 0
    couch = Couch(default_names(house.stage.app.texts))
    seats = "".join("h" if one == player else "b" for one in range(text.count("[[seat]]")))
    for seat in seats:
        couch.join(KEYS) if seat == "h" else couch.add_bot("bold", "weak")
    table = house.stage.app.begin(MatchPlan("skirmish", chairs(seats), 4, position=text), keep=False)
    scene = SkirmishScene(house.stage, table, couch)
    house.stage.push(scene)
    hand = scene.hands.controllers[player]
    for _ in range(300):
        house.step(0.1)
        if hand.kind == DECLARE_CHARGES and scene.timeline.idle:
            break
        if scene.timeline.idle and player in scene.view.owing:
            scene.hands.do(next((one for one in hand.options if not isinstance(one, Name)), hand.options[-1]))
    return scene, next(one for one in scene.parts if isinstance(one, Charging)), player
