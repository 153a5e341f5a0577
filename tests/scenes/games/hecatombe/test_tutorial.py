"""The lesson of Hécatombe, taken to its end by keys alone, by a pad alone, by the mouse alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from arcade import key

from game import paths
from game.input.bindings_file import read_bindings
from game.input.devices import Family
from game.input.intents import Intent
from game.rules.hecatombe.actions import Attack, Call
from tests.scenes.screens.finale.evening import an_app
from tests.scenes.screens.tutorial.classroom import KEYBOARD, learnt, opened, problems, typing
from tests.slices import sliced

if TYPE_CHECKING:
    from game.app.app import App
    from scenes.games.hecatombe.tutorial.scene import HecatombeTutorial
    from scenes.pads.contract import Pads
    from scenes.screens.tutorial.lesson import Lesson
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

Button = Callable[[Intent, bool], None]
"""A button goes down, or up."""


@pytest.fixture(autouse=True)
def _plain_look() -> Iterator[None]:
    from scenes.draw.style import switch_palette

    yield
    switch_palette(contrast=False)


def rehearsal(driver: Driver, app: App, pads: Pads | None = None) -> tuple[GameWindow, HecatombeTutorial]:
    from scenes.games.hecatombe.tutorial.scene import HecatombeTutorial

    return opened(driver, app, HecatombeTutorial, pads)


def board(house: GameWindow) -> str:
    """The page or board that is shown, or nothing."""
    from scenes.screens.tutorial.board import ChoiceBoard

    scene = house.stage.scene
    return scene.key if isinstance(scene, ChoiceBoard) else ""


def lessons(house: GameWindow, turn: Callable[[], None]) -> Iterator[tuple[HecatombeTutorial, Lesson]]:
    """Each thing that is asked, one after the other; `turn` turns the page between the acts."""
    from scenes.games.hecatombe.tutorial.scene import HecatombeTutorial

    for _ in range(6000):
        scene = house.stage.scene
        if board(house) == "tutorial-hecatombe-end":
            return
        if board(house):
            assert board(house) == "tutorial-hecatombe-later"
            house.step(frames=30)
            turn()
            house.step(frames=60)
            assert not board(house)
        elif isinstance(scene, HecatombeTutorial) and scene.course.now is not None and scene.timeline.idle:
            house.step()
            yield scene, scene.course.now
        else:
            house.step(1 / 20)
    raise AssertionError("nothing happens")


class Pupil:
    """Does what the parchment shows, button by button; holds what is to be held."""

    def __init__(self, house: GameWindow, button: Button) -> None:
        self.house, self.button = house, button
        self.holding = False

    def tap(self, intent: Intent) -> None:
        """Press and let go."""
        self.button(intent, True)
        self.button(intent, False)

    def hold(self, down: bool) -> None:
        """The button that looks goes down, or up."""
        if down != self.holding:
            self.button(Intent.PEEK, down)
        self.holding = down

    def answer(self, tutorial: HecatombeTutorial, lesson: Lesson) -> None:
        """One lesson, to its end."""
        for _ in range(30):
            if tutorial.course.now is not lesson:
                break
            wanted = tutorial.wanted(lesson)
            if wanted is Intent.PEEK:
                self.hold(True)
                if lesson.holds:
                    assert tutorial.hands.peeking == 0
                    assert problems(tutorial) == [], lesson.key
                    self.hold(False)
            else:
                self.tap(wanted)
                assert problems(tutorial) == [], lesson.key
            assert not tutorial.scolded, lesson.key
        assert tutorial.course.now is not lesson, lesson.key
        self.hold(False)


def keys(driver: Driver, house: GameWindow) -> Pupil:
    """Somebody at the keyboard."""

    def button(intent: Intent, down: bool) -> None:
        (driver.press if down else driver.release)(KEYBOARD[intent])
        house.step(frames=2)

    return Pupil(house, button)


def taken(house: GameWindow, pupil: Pupil, app: App) -> list[str]:
    """The whole lesson; returns what has been taught."""
    said = []
    for tutorial, lesson in lessons(house, lambda: pupil.tap(Intent.ACCEPT)):
        said.append(lesson.key)
        assert problems(tutorial) == [], lesson.key
        pupil.answer(tutorial, lesson)
    house.step(frames=30)
    learnt(house, tutorial, app)
    assert tutorial.view.points[0] == 3
    return said


@pytest.mark.parametrize(
    ("language", "text_scale", "speed"), sliced([("fr", 100, 100), ("fr", 115, 0), ("en", 115, 0)], 0, 2)
)
def test_by_keys_alone(driver: Driver, language: str, text_scale: int, speed: int) -> None:
    app = an_app(language=language, text_scale=text_scale, animation_speed=speed)
    house, tutorial = rehearsal(driver, app)
    said = taken(house, keys(driver, house), app)
    assert said == [lesson.key for act in tutorial.acts for lesson in act.lessons]


@pytest.mark.parametrize(
    "look", sliced([{"high_contrast": True}, {"reduced_motion": True}, {"dyslexia_font": True}], 2)
)
def test_it_can_be_read_in_any_look(driver: Driver, look: dict[str, Any]) -> None:
    app = an_app(animation_speed=0, **look)
    house, _ = rehearsal(driver, app)
    taken(house, keys(driver, house), app)


@pytest.mark.parametrize(
    ("language", "family"),
    sliced([("fr", Family.XBOX), ("en", Family.NINTENDO), ("fr", Family.PLAYSTATION)], 1),
)
def test_by_a_pad_alone(driver: Driver, language: str, family: Family) -> None:
    from scenes.pads.all_pads import open_pads
    from scenes.pads.virtual import VirtualPad

    bindings, _ = read_bindings(paths.bundled_mods_folder() / "base" / "look" / "bindings.toml")
    pads = open_pads(bindings)
    try:
        pad = VirtualPad(pads, family, serial="pupil").plug()
        app = an_app(language=language, animation_speed=0)
        house, _ = rehearsal(driver, app, pads)

        def button(intent: Intent, down: bool) -> None:
            (pad.press if down else pad.release)(intent)
            house.step(frames=2)

        taken(house, Pupil(house, button), app)
        below = house.stage.scenes[-2]
        assert below.couch[0].device == pad.device  # type: ignore[attr-defined]
    finally:
        VirtualPad.unplug_all(pads)
        pads.close()


def middle(box: tuple[float, float, float, float]) -> tuple[float, float]:
    """The middle of a box."""
    x, y, w, h = box
    return x + w / 2, y + h / 2


def click_lesson(driver: Driver, tutorial: HecatombeTutorial, lesson: Lesson) -> None:
    """Click what the lesson speaks of: a tile, a card, the panel of secrets, a prompt."""
    from scenes.games.hecatombe.table.layout import COUNTER
    from scenes.games.hecatombe.tutorial.scene import chooses_private_tile

    if lesson.holds:
        panel = tutorial.secret_boxes()[0]
        driver.click(*middle(panel))
        driver.step(3)
        assert tutorial.hands.peeking == 0
        driver.click(*middle(panel))
    elif not lesson.does:
        driver.click(1060, 300)
    elif chooses_private_tile(lesson):
        click_secretly(driver, tutorial, lesson)
    elif (place := tutorial.offer(lesson)) is not None and tutorial.hand.cursor != place:
        driver.click(*middle(tutorial.army_boxes()[place]))
    else:
        thing = tutorial.hand.pointed()
        attacks = isinstance(lesson.does[0], (Attack, Call))
        driver.click(*middle(tutorial.box(thing, 0) if thing and attacks else COUNTER))
    driver.step()


def click_secretly(driver: Driver, tutorial: HecatombeTutorial, lesson: Lesson) -> None:
    """Look, mark a tile, or seal."""
    from scenes.games.hecatombe.tutorial.fan import next_unmarked_place

    place = next_unmarked_place(tutorial.hand, lesson.does)
    if tutorial.hands.peeking is not None and place is not None:
        driver.click(*middle(tutorial.fan_boxes()[place]))
        return
    intent = Intent.PEEK if tutorial.hands.peeking is None else Intent.COUNTER
    driver.click(*middle(next(spot[0] for spot in tutorial.hands.spots if spot[2] is intent)))


@pytest.mark.parametrize("language", sliced(["fr", "en"], 0))
def test_by_the_mouse_alone(driver: Driver, language: str) -> None:
    app = an_app(language=language, animation_speed=0)
    house, _ = rehearsal(driver, app)
    page = (640, 578)
    for tutorial, lesson in lessons(house, lambda: driver.click(*page)):
        assert problems(tutorial) == [], lesson.key
        click_lesson(driver, tutorial, lesson)
        assert not tutorial.scolded, lesson.key
    house.step(frames=30)
    learnt(house, tutorial, app)


def test_the_parchment_itself_can_be_clicked(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, _ = rehearsal(driver, app)
    for tutorial, lesson in lessons(house, lambda: driver.click(640, 578)):
        driver.click(*middle(tutorial.lesson_panel.chip))
        driver.step(2)
        assert not tutorial.scolded, lesson.key
    house.step(frames=30)
    learnt(house, tutorial, app)


def test_a_wrong_press_is_put_right_kindly_and_changes_nothing(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, _ = rehearsal(driver, app)
    pupil = keys(driver, house)
    for tutorial, lesson in lessons(house, lambda: pupil.tap(Intent.ACCEPT)):
        before = (tutorial.course.place, tutorial.lesson_table.ticks)
        words = [label.text for label in tutorial.lesson_panel.words.labels()]
        wrong = {Intent.DOUBT, Intent.COUNTER, Intent.ACCEPT, Intent.BACK}
        for intent in sorted(wrong - {lesson.intent, tutorial.wanted(lesson)}, key=str):
            typing(driver, house, intent)
            assert (tutorial.course.place, tutorial.lesson_table.ticks) == before, (lesson.key, intent)
            assert tutorial.scolded and problems(tutorial) == [], lesson.key
        assert [label.text for label in tutorial.lesson_panel.words.labels()] != words
        tutorial.scolded = False
        pupil.answer(tutorial, lesson)
    house.step(frames=30)
    learnt(house, tutorial, app)


def test_a_wrong_tile_is_not_sealed(driver: Driver) -> None:
    house, _ = rehearsal(driver, an_app(animation_speed=0))
    pupil = keys(driver, house)
    for tutorial, lesson in lessons(house, lambda: pupil.tap(Intent.ACCEPT)):
        if lesson.key != "oath":
            pupil.answer(tutorial, lesson)
            continue
        pupil.hold(True)
        for intent in (Intent.LEFT, Intent.ACCEPT):
            pupil.tap(intent)
        assert tutorial.scolded
        pupil.tap(Intent.COUNTER)
        assert tutorial.scolded and tutorial.lesson_table.ticks == 0
        assert tutorial.wanted(lesson) is Intent.RIGHT
        assert problems(tutorial) == []
        tutorial.scolded = False
        pupil.answer(tutorial, lesson)
        house.step(frames=2)
        assert tutorial.view.asks == "attack"
        assert tutorial.table.seat(0).view.objectives[0] == ("eau-vie",)
        return


def test_an_army_that_is_not_meant_is_not_sent_by_the_mouse(driver: Driver) -> None:
    house, _ = rehearsal(driver, an_app(animation_speed=0))
    pupil = keys(driver, house)
    for tutorial, lesson in lessons(house, lambda: pupil.tap(Intent.ACCEPT)):
        if lesson.key == "attack":
            driver.click(*middle(tutorial.army_boxes()[-1]))
            assert tutorial.scolded and tutorial.hand.army is None
            return
        pupil.answer(tutorial, lesson)


def test_letting_a_button_go_that_was_never_pressed_ends_no_lesson(driver: Driver) -> None:
    house, _ = rehearsal(driver, an_app(animation_speed=0))
    pupil = keys(driver, house)
    for tutorial, lesson in lessons(house, lambda: None):
        if lesson.holds:
            driver.release(KEYBOARD[Intent.PEEK])
            house.step(frames=2)
            assert tutorial.course.now is lesson
            return
        pupil.answer(tutorial, lesson)


def test_it_can_be_left_gone_on_with_and_begun_again_from_the_oath(driver: Driver) -> None:
    from scenes.games.hecatombe.tutorial.scene import HecatombeTutorial

    house, _ = rehearsal(driver, an_app(animation_speed=0))
    pupil = keys(driver, house)
    for tutorial, lesson in lessons(house, lambda: pupil.tap(Intent.ACCEPT)):
        typing(driver, house, Intent.MENU)
        assert board(house) == "tutorial-pause" and problems(tutorial) == []
        typing(driver, house, Intent.MENU)
        assert house.stage.scene is tutorial
        if lesson.key == "won":
            break
        pupil.answer(tutorial, lesson)
    driver.click(*middle((762, 14, 40, 40)))
    assert board(house) == "tutorial-pause"
    driver.key(key.DOWN)
    driver.key(key.ENTER)
    house.step(frames=90)
    again = house.stage.scene
    assert isinstance(again, HecatombeTutorial) and again is not tutorial
    assert (again.act, again.course.place, again.step) == (0, 0, 0) and len(house.stage.scenes) == 1


def test_keys_and_mouse_may_take_turns(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, _ = rehearsal(driver, app)
    pupil = keys(driver, house)
    for tutorial, lesson in lessons(house, lambda: pupil.tap(Intent.ACCEPT)):
        if tutorial.course.place % 2:
            click_lesson(driver, tutorial, lesson)
        else:
            pupil.answer(tutorial, lesson)
    house.step(frames=30)
    learnt(house, tutorial, app)


def test_a_pad_that_goes_away_leaves_the_chair_to_the_keyboard(driver: Driver) -> None:
    from game.input.devices import KEYS, Device
    from game.input.intents import Press

    house, tutorial = rehearsal(driver, an_app(animation_speed=0))
    pad = Device("pad:1", Family.XBOX, "", 1)
    house.step(frames=5)
    house.stage.press(Press(pad, Intent.ACCEPT))
    house.stage.press(Press(pad, Intent.ACCEPT, down=False))
    assert tutorial.couch[0].device == pad and tutorial.course.place == 1
    house.stage.release(pad)
    house.step()
    assert tutorial.couch[0].device == KEYS and house.stage.scene is tutorial
    assert problems(tutorial) == []


def test_it_begins_from_the_title_by_the_games_name(driver: Driver) -> None:
    from scenes.games.hecatombe.tutorial.scene import HecatombeTutorial
    from scenes.screens.title.scene import Title
    from scenes.screens.tutorial.screen import taught_games
    from tests.scenes.screens.finale.evening import raised

    house = raised(driver, an_app(animation_speed=0))
    house.stage.push(Title(house.stage))
    house.step(frames=5)
    title: Any = house.stage.scene
    driver.key(key.DOWN)
    while title.title_menu.at != "learn":
        driver.key(key.RIGHT)
        house.step()
    for symbol in (key.ENTER, key.DOWN, key.ENTER):
        driver.key(symbol)
        house.step()
    house.step(frames=90)
    assert isinstance(house.stage.scene, HecatombeTutorial)
    tutorials: list[Any] = [house.stage.make("tutorial", game) for game in taught_games()]
    assert [one.game for one in tutorials] == ["complots", "hecatombe", "roulette", "skirmish"]


def test_it_leads_to_the_lobby_of_its_game(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, _ = rehearsal(driver, app)
    house.step(frames=5)
    typing(driver, house, Intent.MENU)
    for _ in range(2):
        typing(driver, house, Intent.DOWN)
    typing(driver, house, Intent.ACCEPT)
    house.step(frames=90)
    assert [type(scene).__name__ for scene in house.stage.scenes] == ["Lobby"]
    assert app.settings.last_game == "hecatombe"


def test_what_fights_in_the_second_act_was_dealt_in_the_first() -> None:
    from collections import Counter

    from game.rules.hecatombe.position.notation import parse
    from scenes.games.hecatombe.tutorial.lessons import ASSAULTS, OATH, SECOND_ACT_ASSAULTS
    from scenes.screens.tutorial.lesson import position_of

    dealt, later = (parse(position_of(act).read_text(encoding="utf-8")) for act in (OATH, ASSAULTS))
    for before, after in zip(dealt.seat, later.seat, strict=True):
        assert not Counter([*after.objectives, *after.armies]) - Counter(before.hand)
        assert before.sealed in ([], after.objectives)
    hands = Counter(tile for seat in dealt.seat for tile in seat.hand)
    captured = Counter(tile for seat in later.seat for tile in seat.captured)
    assert not captured - hands
    placed = Counter(tile for seat in later.seat for tile in (*seat.objectives, *seat.armies))
    assert (hands - placed - captured).total() == SECOND_ACT_ASSAULTS
