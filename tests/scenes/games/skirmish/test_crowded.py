"""What lies on the table of a battle at once leaves each other's words free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.input.devices import KEYS
from game.input.intents import Intent
from game.rules.skirmish.state.records import Offer
from scenes.games.skirmish.table.answers.choice_ticket import TICKET
from scenes.games.skirmish.table.effects.told_line import HEAD
from scenes.games.skirmish.table.layout import OFFERS_TICKET, PROMISES, WINDOW
from scenes.games.skirmish.table.parts import Part
from tests.scenes.games.skirmish.playing import sit_down
from tests.scenes.games.skirmish.test_step_chip import FRAME, fighting, tap
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]

LETTERS = (214.0, 124.0, 414.0, 296.0)
"""Where a letter lies."""


@pytest.fixture
def house(raise_house: Raise) -> GameWindow:
    return raise_house(language="en")


def part_of(scene: Any, name: str) -> Any:
    return next(one for one in scene.parts if type(one).__name__ == name)


def test_the_chip_of_a_combat_stands_beside_the_offers_that_wait(house: GameWindow) -> None:
    scene = fighting(house)
    chip = part_of(scene, "StepChip")
    house.step(FRAME)
    right = chip._box[0] + chip._box[2]
    assert right > OFFERS_TICKET[0], "Alone it stands in the corner."
    scene.shown.offers = [Offer(0, 2, 0, 1, "", "name", 1, "combat")]
    house.step(FRAME)
    assert chip._box[0] + chip._box[2] < OFFERS_TICKET[0]
    scene.close()


def test_the_board_of_promises_waits_for_the_end_of_a_combat(house: GameWindow) -> None:
    scene = fighting(house)
    bargaining = part_of(scene, "Bargaining")
    bargaining._board_left = 4.0
    for _ in range(60):
        house.step(FRAME)
        assert scene.animator.fight.lies and bargaining.sheet == 0.0
        assert not [label for label in scene.labels() if label.within == PROMISES]
    assert bargaining._board_left == 4.0
    scene.close()


def test_what_is_told_keeps_above_a_sum_that_lies_without_its_board(house: GameWindow) -> None:
    scene = fighting(house)
    animator = scene.animator
    animator.fight.end()
    assert not animator.fight.lies and animator._told_place() != HEAD
    animator.fight._sum.lay((("charge", 1),), (), ("seal_1_grand", "seal_2_grand"), "!", 0)
    assert animator.fight.lies and animator._told_place() == HEAD
    scene.close()


def test_prompts_stand_at_once_where_a_part_has_opened(house: GameWindow) -> None:
    scene: Any = sit_down(house, KEYS)
    assert scene.view.owing == (0,)

    class Opener(Part):
        """Something of the first player's opens."""

        def refresh(self, *, idle: bool) -> None:
            scene.question.places[0] = LETTERS

    scene.parts = (*scene.parts, Opener())
    scene.refresh()
    x, y, w, h = LETTERS
    spots = [box for box, owner, _ in scene.hands.spots if owner == 0]
    assert spots and all(x <= box[0] <= x + w and y <= box[1] <= y + h for box in spots)
    scene.close()


@pytest.mark.rule("S-18")
def test_whoever_lays_a_drawer_open_is_asked_for_no_guess_under_it(house: GameWindow) -> None:
    scene = fighting(house)
    guesses = part_of(scene, "Guesses")
    assert not guesses._is_covered(0)
    while not (scene.timeline.idle and scene.hands.controllers[0].may_bid):
        house.step(FRAME)
        if scene.timeline.idle and 0 in scene.view.owing:
            scene.hands.do(scene.table.seats[0].options[0])
    tap(house, Intent.COUNTER)
    house.step(FRAME, 2)
    assert scene.hands.controllers[0].tool() is not None and guesses._is_covered(0)
    scene.close()


def test_that_it_counts_from_here_on_is_said_where_nothing_is_asked_or_told(house: GameWindow) -> None:
    from scenes.games.skirmish.table.effects.told_line import ABOVE_LEGEND
    from scenes.games.skirmish.table.waiting.recap import _LINE, _MORE_LINES, _TOP

    scene: Any = sit_down(house, KEYS)
    told = part_of(scene, "SecondThoughts").told
    told.say(scene.texts("skirmish-hand-counts"))
    x, y, w, h = told.box
    assert WINDOW[0] + 62 <= x and x + w <= TICKET[0]
    assert y > TICKET[1] + TICKET[3]
    assert y + h <= scene.animator.line._places[ABOVE_LEGEND][0].box[1]
    assert y > WINDOW[1] + 14 + _TOP + _LINE * _MORE_LINES + 22
    scene.close()


def test_the_longest_question_stays_on_its_ticket(house: GameWindow) -> None:
    from scenes.games.skirmish.table.answers.choice_sheet import ChoiceFacts
    from scenes.games.skirmish.table.answers.choice_ticket import ChoiceTicket
    from scenes.shell.scene import Scene

    class Question(Scene):
        """The ticket alone."""

        def build(self) -> None:
            long = self.stage.app.texts("skirmish-asks-charge-must")
            ChoiceTicket(self.layer(), self.texts).show(ChoiceFacts(long, "", (long, long), 0))

    from scenes.capture.readability import text_problems

    scene = Question(house.stage)
    house.stage.push(scene)
    house.step(FRAME)
    assert text_problems(scene) == []


def test_numbers_of_zones_are_not_written_under_a_question(house: GameWindow) -> None:
    from scenes.capture.readability import text_problems

    scene: Any = sit_down(house, KEYS, bots=5)
    for _ in range(12):
        assert text_problems(scene) == []
        house.step(FRAME)
    assert {"1", "2", "3", "4", "5", "6"} <= {label.text for label in scene.labels()}
    scene.close()


def test_what_is_told_at_the_head_keeps_off_the_ticket_of_a_question(house: GameWindow) -> None:
    scene = fighting(house)
    animator = scene.animator
    animator.say("Les Piquiers du Carré (Bérénice) ne sont plus, et leurs points vont à Aurèle, qui rit.")
    right = WINDOW[0] + WINDOW[2] - TICKET[0]
    animator.update(FRAME, 0.0, right)
    lines = [line for line in animator.line._places[HEAD] if line.visible]
    assert len(lines) == 2 and all(line.box[0] + line.box[2] <= TICKET[0] for line in lines)
    scene.close()


def test_a_verdict_stays_between_totals_of_two_digits(house: GameWindow) -> None:
    from scenes.capture.readability import text_problems
    from scenes.games.skirmish.table.fighting.sum_sheet import SumSheet
    from scenes.shell.scene import Scene

    class Sum(Scene):
        """The sum alone."""

        def build(self) -> None:
            verdict = self.stage.app.texts("battle-score-lost", name="Maximilienne", n=26)
            seals = ("seal_1_grand", "seal_2_grand")
            sheet = SumSheet(self.layer(), self.stage.app.texts)
            sheet.lay((("charge", 44),), (("standard", 18),), seals, verdict, 0)

    scene = Sum(house.stage)
    house.stage.push(scene)
    house.step(FRAME)
    assert text_problems(scene) == []


def test_the_fame_of_who_guesses_well_stays_on_the_chip(house: GameWindow) -> None:
    from scenes.capture.readability import text_problems

    scene = fighting(house)
    guesses = part_of(scene, "Guesses")
    guesses.flair.hits[0] = 28
    layer = guesses._layers[0]
    guesses._draw(layer, 0)
    assert "28" in [label.text for label in layer.labels()]
    assert [fault for fault in text_problems(scene) if "28" in fault] == []
    scene.close()


def test_why_not_is_said_beside_a_sheet(house: GameWindow) -> None:
    scene: Any = sit_down(house, KEYS)
    scene.question.sheet = WINDOW[0] + WINDOW[2] - PROMISES[0]
    scene.hands.refusal = scene.texts("refusal-react-no-missiles")
    scene.question.forget()
    scene.question.refresh(scene.view, idle=True)
    said = next(label for label in scene.labels() if label.text == scene.hands.refusal)
    assert said.box[0] + said.box[2] <= PROMISES[0]
    scene.close()


def test_four_prompts_of_a_letter_leave_its_words_free(house: GameWindow) -> None:
    from scenes.games.skirmish.table.offers.casing import HEAD as CASING
    from scenes.games.skirmish.table.offers.letter import _PAPER_HIGH

    scene: Any = sit_down(house, KEYS)
    letter = part_of(scene, "Bargaining")._lanes[0].letter
    _, y, _, h = letter.prompt_box
    record = letter._box[1] + CASING + _PAPER_HIGH + 36 + 6
    third_line = y + h - 22 - 2 * 40 - 15
    assert third_line >= record, "Three lines of prompts have room."
    scene.close()


def test_offers_that_wait_step_back_where_a_phase_is_ended(house: GameWindow) -> None:
    from game.app.plan import MatchPlan
    from game.couch.couch import Couch
    from game.couch.names import default_names
    from scenes.games.skirmish.table.scene import SkirmishScene
    from tests.app.conftest import chairs
    from tests.contract.worlds import laid

    couch = Couch(default_names(house.stage.app.texts))
    couch.add_bot("bold", "weak")
    couch.join(KEYS)
    couch.add_bot("bold", "weak")
    plan = MatchPlan("skirmish", chairs("bhb"), 4, position=laid("skirmish", "movement-3"))
    scene: Any = SkirmishScene(house.stage, house.stage.app.begin(plan, keep=False), couch)
    house.stage.push(scene)
    ticket = scene.frame.offers
    scene.shown.offers = [Offer(0, 2, 0, 1, "", "name", 1, "combat")]
    scene.frame.refresh()
    assert ticket._panel.visible and scene.question.ending is None
    for _ in range(200):
        house.step(FRAME)
        if scene.question.ending is not None:
            break
    assert scene.question.ending is not None
    ticket.show(1)
    assert not ticket._panel.visible
    assert not [label for label in scene.labels() if label.within == OFFERS_TICKET and label.visible]
    scene.close()


def test_names_of_bands_stand_on_the_table_whole() -> None:
    from scenes.games.skirmish.table.driving.reach_bands import _is_on_table

    x, y, w, h = WINDOW
    assert _is_on_table((x + w / 2, y + h - 22, 60, 22))
    assert not _is_on_table((x + w / 2, y + h - 21, 60, 22)) and not _is_on_table((x - 1, y + 20, 60, 22))
