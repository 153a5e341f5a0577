"""The lesson of Roulette, taken to its end by keys alone, by a pad alone, by the mouse alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from arcade import key

from game import paths
from game.input.bindings_file import read_bindings
from game.input.devices import Family
from game.input.intents import Intent
from game.rules.roulette.actions import Accuse, Play
from tests.scenes.screens.finale.evening import an_app
from tests.scenes.screens.tutorial.classroom import KEYBOARD, learnt, opened, problems
from tests.scenes.screens.tutorial.pupil import lessons
from tests.slices import sliced

if TYPE_CHECKING:
    from game.app.app import App
    from scenes.games.roulette.tutorial.scene import RouletteTutorial
    from scenes.pads.contract import Pads
    from scenes.screens.tutorial.lesson import Lesson
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

Button = Callable[[Intent, bool], None]
"""A button goes down, or up."""
KEYS = {**KEYBOARD, Intent.PREVIOUS: key.Q, Intent.NEXT: key.E}


@pytest.fixture(autouse=True)
def _plain_look() -> Iterator[None]:
    from scenes.draw.style import switch_palette

    yield
    switch_palette(contrast=False)


def rehearsal(driver: Driver, app: App, pads: Pads | None = None) -> tuple[GameWindow, RouletteTutorial]:
    from scenes.games.roulette.tutorial.scene import RouletteTutorial

    return opened(driver, app, RouletteTutorial, pads)


class Pupil:
    """Does what the parchment shows, button by button; holds what is to be held."""

    def __init__(self, house: GameWindow, tutorial: RouletteTutorial, button: Button) -> None:
        self.house, self.tutorial, self.button = house, tutorial, button
        self.said: list[str] = []
        self.holding = False

    def tap(self, intent: Intent) -> None:
        """Press and let go."""
        self.button(intent, True)
        self.button(intent, False)

    def step(self, lesson: Lesson) -> None:
        """One button."""
        tutorial, wanted = self.tutorial, self.tutorial.wanted(lesson)
        self.said.append(tutorial.said(lesson))
        self.button(wanted, True)
        self.house.step(1 / 30, 15)  # the banner has swung out
        if tutorial.timeline.idle:
            assert problems(tutorial) == [], lesson.key
        if wanted is Intent.PEEK:
            self.holding = True
            assert tutorial.hands.peeking == 0
        if lesson.holds:
            self.let_go()
        elif wanted is not Intent.PEEK:
            self.button(wanted, False)
        assert not tutorial.scolded, (lesson.key, wanted)

    def answer(self, lesson: Lesson) -> None:
        """One lesson, to its end."""
        for _ in range(10):
            if self.tutorial.course.now is lesson:
                self.step(lesson)
        assert self.tutorial.course.now is not lesson, lesson.key
        self.let_go()

    def let_go(self) -> None:
        """The button that looks goes up."""
        if self.holding:
            self.button(Intent.PEEK, False)
        self.holding = False


def keys(driver: Driver, house: GameWindow, tutorial: RouletteTutorial) -> Pupil:
    """Somebody at the keyboard."""

    def button(intent: Intent, down: bool) -> None:
        (driver.press if down else driver.release)(KEYS[intent])
        house.step(frames=2)

    return Pupil(house, tutorial, button)


def taken(house: GameWindow, pupil: Pupil, app: App) -> list[str]:
    """The whole lesson; returns what has been taught."""
    tutorial = pupil.tutorial
    said = []
    for lesson in lessons(house, tutorial):
        said.append(lesson.key)
        assert problems(tutorial) == [], lesson.key
        pupil.answer(lesson)
    house.step(frames=30)
    learnt(house, tutorial, app)
    assert tutorial.view.scores == (15, 9, 13) and tutorial.view.teams == (4, 2, 1)
    return said


@pytest.mark.parametrize(
    ("language", "text_scale", "speed"), sliced([("fr", 100, 100), ("fr", 115, 0), ("en", 115, 0)], 0, 2)
)
def test_by_keys_alone(driver: Driver, language: str, text_scale: int, speed: int) -> None:
    app = an_app(language=language, text_scale=text_scale, animation_speed=speed)
    house, tutorial = rehearsal(driver, app)
    pupil = keys(driver, house, tutorial)
    assert taken(house, pupil, app) == [lesson.key for lesson in tutorial.acts[0].lessons]
    steps = ["glance", "glance-pick", "glance-target", "accuse", "accuse-whom"]
    assert [said for said in pupil.said if said.startswith(("glance", "accuse"))] == steps


@pytest.mark.parametrize(
    "look", sliced([{"high_contrast": True}, {"reduced_motion": True}, {"dyslexia_font": True}], 2)
)
def test_it_can_be_read_in_any_look(driver: Driver, look: dict[str, Any]) -> None:
    app = an_app(animation_speed=0, **look)
    house, tutorial = rehearsal(driver, app)
    taken(house, keys(driver, house, tutorial), app)


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
        house, tutorial = rehearsal(driver, app, pads)

        def button(intent: Intent, down: bool) -> None:
            (pad.press if down else pad.release)(intent)
            house.step(frames=2)

        taken(house, Pupil(house, tutorial, button), app)
        assert tutorial.couch[0].device == pad.device
    finally:
        VirtualPad.unplug_all(pads)
        pads.close()


def middle(box: tuple[float, float, float, float]) -> tuple[float, float]:
    """The middle of a box."""
    x, y, w, h = box
    return x + w / 2, y + h / 2


def spot(tutorial: RouletteTutorial, intent: Intent) -> tuple[float, float]:
    """Where a prompt of the pupil's plaque can be clicked."""
    return middle(next(box for box, player, asked in tutorial.hands.spots if (player, asked) == (0, intent)))


def click_lesson(driver: Driver, tutorial: RouletteTutorial, lesson: Lesson) -> None:
    """Click what the lesson speaks of: the panel, an answer of the map, a card, a plaque, a prompt."""
    does = lesson.does[0] if lesson.does else None
    wanted = tutorial.wanted(lesson)
    if lesson.holds:
        driver.click(*middle(tutorial.top.places.plaque(0)))
        driver.step(3)
        assert tutorial.hands.peeking == 0
        driver.click(*middle(tutorial.top.private_panel.box))
    elif does is None:
        driver.click(1100, 470)
    elif isinstance(does, Play):
        click_card(driver, tutorial, does, wanted)
    elif isinstance(does, Accuse) and not tutorial.hand.accusing:
        driver.click(*spot(tutorial, wanted))
    else:
        driver.click(*middle(tutorial.top.buttons.boxes[tutorial.slots.index(wanted)]))
    driver.step(3)


def click_card(driver: Driver, tutorial: RouletteTutorial, does: Play, wanted: Intent) -> None:
    """Open the drawer, take the card, choose the person."""
    assert does.target is not None
    if tutorial.hand.targets():
        x, y, w, _ = tutorial.top.places.plaque(does.target)
        driver.click(x + w / 2, y + 100)
    elif wanted is Intent.PEEK:
        driver.click(*middle(tutorial.top.places.plaque(0)))
    else:
        driver.click(*middle(tutorial.top.private_panel.boxes[tutorial.hand.view.hand.index(does.card)]))


@pytest.mark.parametrize("language", sliced(["fr", "en"], 0))
def test_by_the_mouse_alone(driver: Driver, language: str) -> None:
    app = an_app(language=language, animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    for lesson in lessons(house, tutorial):
        assert problems(tutorial) == [], lesson.key
        click_lesson(driver, tutorial, lesson)
        assert not tutorial.scolded, lesson.key
    house.step(frames=30)
    learnt(house, tutorial, app)


def test_the_parchment_itself_can_be_clicked(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    for lesson in lessons(house, tutorial):
        driver.click(*middle(tutorial.lesson_panel.chip))
        driver.step(2)
        assert not tutorial.scolded, lesson.key
    house.step(frames=30)
    learnt(house, tutorial, app)


def test_a_wrong_press_is_put_right_kindly_and_changes_nothing(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    pupil = keys(driver, house, tutorial)
    wrong = [Intent.DOUBT, Intent.COUNTER, Intent.ACCEPT, Intent.BACK]
    for lesson in lessons(house, tutorial):
        before = (tutorial.course.place, tutorial.lesson_table.ticks)
        words = [label.text for label in tutorial.lesson_panel.words.labels()]
        for intent in wrong:
            if intent is tutorial.wanted(lesson):
                continue
            pupil.tap(intent)
            assert (tutorial.course.place, tutorial.lesson_table.ticks) == before, (lesson.key, intent)
            assert tutorial.scolded and problems(tutorial) == [], (lesson.key, intent)
        assert [label.text for label in tutorial.lesson_panel.words.labels()] != words
        tutorial.scolded = False
        pupil.answer(lesson)
    house.step(frames=30)
    learnt(house, tutorial, app)
    assert app.texts.missing == set()


def test_a_wrong_step_is_taken_back(driver: Driver) -> None:
    """The wrong slot, the wrong person, giving up: none of them ends the lesson, or closes the window."""
    app = an_app(animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    pupil = keys(driver, house, tutorial)
    for lesson in lessons(house, tutorial):
        if lesson.key == "gift":
            play_wrongly(pupil, tutorial, lesson)
        elif lesson.key == "accuse":
            accuse_wrongly(pupil, tutorial, lesson)
        tutorial.scolded = False
        pupil.answer(lesson)
    house.step(frames=30)
    learnt(house, tutorial, app)


def play_wrongly(pupil: Pupil, tutorial: RouletteTutorial, lesson: Lesson) -> None:
    """The other card, the other person, giving up, and beginning again."""
    tutorial_ticks = tutorial.lesson_table.ticks
    pupil.button(Intent.PEEK, True)
    assert tutorial.said(lesson) == "gift-pick"
    pupil.tap(Intent.DOUBT)
    assert tutorial.scolded and tutorial.said(lesson) == "gift-pick" and tutorial.hand.card is None
    assert problems(tutorial) == []
    pupil.tap(Intent.COUNTER)
    assert tutorial.said(lesson) == "gift-target"
    pupil.button(Intent.PEEK, False)
    assert tutorial.said(lesson) == "gift-target", "Who has chosen need not look any more."
    pupil.tap(Intent.RIGHT)
    assert tutorial.wanted(lesson) is Intent.LEFT and problems(tutorial) == []
    pupil.tap(Intent.ACCEPT)
    assert tutorial.scolded and tutorial.hand.card is None and problems(tutorial) == []
    pupil.tap(Intent.BACK)
    assert tutorial.said(lesson) == "gift" and tutorial.course.now is lesson
    assert tutorial.lesson_table.ticks == tutorial_ticks


def accuse_wrongly(pupil: Pupil, tutorial: RouletteTutorial, lesson: Lesson) -> None:
    """The wrong person, then not at all."""
    pupil.tap(Intent.DOUBT)
    pupil.tap(Intent.DOUBT)
    assert tutorial.scolded and tutorial.said(lesson) == "accuse-whom" and problems(tutorial) == []
    pupil.tap(Intent.BACK)
    assert tutorial.scolded and tutorial.said(lesson) == "accuse"


def test_who_knows_his_card_need_not_look(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    pupil = keys(driver, house, tutorial)
    for lesson in lessons(house, tutorial):
        if lesson.key == "glance":
            for intent in (Intent.COUNTER, Intent.DOUBT, Intent.ACCEPT):
                pupil.tap(intent)
            house.step(frames=5)
            assert tutorial.course.now is not lesson and tutorial.hands.peeking is None
            return
        pupil.answer(lesson)


def test_nobody_is_hurried(driver: Driver) -> None:
    """However long the pupil hesitates, with a window held or not, nothing goes on without him."""
    app = an_app(animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    pupil = keys(driver, house, tutorial)
    for lesson in lessons(house, tutorial):
        before = tutorial.lesson_table.ticks
        house.step(0.5, 60)
        assert tutorial.course.now is lesson and tutorial.lesson_table.ticks == before
        assert tutorial.lesson_table.clock is None and tutorial.clock() is None
        if lesson.key == "glance":
            pupil.button(Intent.PEEK, True)
            house.step(0.5, 60)
            assert tutorial.hand.picking
            pupil.button(Intent.PEEK, False)
        assert problems(tutorial) == []
        pupil.answer(lesson)


def test_the_count_waits_for_the_prompter(driver: Driver) -> None:
    house, tutorial = rehearsal(driver, an_app())
    pupil = keys(driver, house, tutorial)
    for lesson in lessons(house, tutorial):
        if lesson.key == "shot":
            house.step(1 / 20, 40)
            assert not tutorial.animator.counting
            pupil.tap(Intent.ACCEPT)
            house.step(frames=3)
            assert tutorial.animator.counting and not any(tutorial.shown.turned)
            return
        pupil.answer(lesson)


def test_letting_a_button_go_that_was_never_pressed_ends_no_lesson(driver: Driver) -> None:
    house, tutorial = rehearsal(driver, an_app(animation_speed=0))
    pupil = keys(driver, house, tutorial)
    for lesson in lessons(house, tutorial):
        if lesson.holds:
            pupil.button(Intent.PEEK, False)
            assert tutorial.course.now is lesson
            return
        pupil.answer(lesson)


def test_it_can_be_left_gone_on_with_and_begun_again(driver: Driver) -> None:
    from scenes.games.roulette.tutorial.scene import RouletteTutorial
    from scenes.screens.tutorial.board import ChoiceBoard

    house, tutorial = rehearsal(driver, an_app(animation_speed=0))
    pupil = keys(driver, house, tutorial)
    for lesson in lessons(house, tutorial):
        pupil.tap(Intent.MENU)
        assert isinstance(house.stage.scene, ChoiceBoard) and problems(tutorial) == []
        pupil.tap(Intent.MENU)
        assert house.stage.scene is tutorial
        if lesson.key == "accuse":
            break
        pupil.answer(lesson)
    driver.click(*middle((762, 14, 40, 40)))
    assert isinstance(house.stage.scene, ChoiceBoard)
    driver.key(key.DOWN)
    driver.key(key.ENTER)
    house.step(frames=90)
    again = house.stage.scene
    assert isinstance(again, RouletteTutorial) and again is not tutorial
    assert again.course.place == 0 and len(house.stage.scenes) == 1


def test_it_leads_to_the_lobby_of_its_game(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    pupil = keys(driver, house, tutorial)
    house.step(frames=5)
    for intent in (Intent.MENU, Intent.DOWN, Intent.DOWN, Intent.ACCEPT):
        pupil.tap(intent)
    house.step(frames=90)
    assert [type(scene).__name__ for scene in house.stage.scenes] == ["Lobby"]
    assert app.settings.last_game == "roulette"


def test_keys_and_mouse_may_take_turns(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    pupil = keys(driver, house, tutorial)
    for lesson in lessons(house, tutorial):
        if tutorial.course.place % 2:
            click_lesson(driver, tutorial, lesson)
        else:
            pupil.answer(lesson)
    house.step(frames=30)
    learnt(house, tutorial, app)


def test_a_pad_that_goes_away_leaves_the_chair_to_the_keyboard(driver: Driver) -> None:
    from game.input.devices import KEYS as KEYBOARD_DEVICE
    from game.input.devices import Device
    from game.input.intents import Press

    house, tutorial = rehearsal(driver, an_app(animation_speed=0))
    pad = Device("pad:1", Family.XBOX, "", 1)
    house.step(frames=5)
    house.stage.press(Press(pad, Intent.ACCEPT))
    house.stage.press(Press(pad, Intent.ACCEPT, down=False))
    assert tutorial.couch[0].device == pad and tutorial.course.place == 1
    house.stage.release(pad)
    house.step()
    assert tutorial.couch[0].device == KEYBOARD_DEVICE and house.stage.scene is tutorial
    assert problems(tutorial) == []


@pytest.mark.parametrize("stride", [0.05, 0.4])
def test_chance_says_the_same_however_fast_the_partners_are(stride: float) -> None:
    """The glance, the shots and the deaths are those that the prompter speaks of."""
    from game.app.plan import plan_of
    from game.app.rehearsal import start_rehearsal
    from game.couch.couch import Couch
    from game.rules.roulette.events import CardsSeen, CharacterDied, Fired, PocketShown
    from scenes.games.roulette.tutorial.lessons import CELLAR, lesson_moment
    from scenes.screens.tutorial.lesson import position_of

    app = an_app()
    couch = Couch([str(seat) for seat in range(8)])
    couch.await_person(0)
    for seat in (1, 2):
        couch.add_bot("bold", "weak", seat)
    text = position_of(CELLAR).read_text(encoding="utf-8")
    plan = plan_of(couch, "roulette", {}, CELLAR.seed, position=text)
    table = start_rehearsal(app.catalog, plan, CELLAR.lines, lesson_moment, offers_all=True)
    table.recited = CELLAR.recited
    to_come = list(CELLAR.lessons)
    for _ in range(4000):
        table.hushed = frozenset(lesson.moment for lesson in to_come)
        if to_come and table.moment == to_come[0].moment:
            table.wanted = to_come.pop(0).does
            assert all(table.submit(action) is None for action in table.wanted)
            table.flush()
        table.update(stride)
    assert to_come == [] and table.outcome is not None
    events = [event for event in table.truth() if isinstance(event, Fired | CardsSeen)]
    assert events == [
        CardsSeen(0, 0, "barrel", (False, False, True)),
        Fired(0, 0, False),
        Fired(1, 1, False),
        Fired(0, 0, False),
        Fired(1, 1, False),
        Fired(0, 1, True),
    ]
    told = [event for event in table.truth() if isinstance(event, PocketShown | CharacterDied)]
    assert told == [
        PocketShown(0, (1,), False),
        PocketShown(2, (0,), True),
        CharacterDied(2, 1),
        CharacterDied(1, 2),
    ]
