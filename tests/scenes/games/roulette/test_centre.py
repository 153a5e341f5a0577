"""The centre of the table of Roulette: every clip lands on the truth, however it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from game.app.app import App
from game.saves.settings import Settings
from scenes.capture.readability import missing_pictures, text_problems
from scenes.games.roulette.table.layout import Way
from scenes.motion.timeline import Clip, sequence, together
from tests.app.conftest import BASE

if TYPE_CHECKING:
    from scenes.games.roulette.table.centre.centre import Centre
    from scenes.shell.scene import Scene
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

READERS: tuple[dict[str, object], ...] = (
    {"language": "fr"},
    {"language": "fr", "text_scale": 115},
    {"language": "en", "text_scale": 115, "high_contrast": True, "reduced_motion": True},
)
PHASES = ("pocket", "spin", "bet", "accusation", "trigger", "count")
NAMES = ("Aurèle", "Bérénice", "Cassius", "Delphine", "Gwendoline", "Maximilienne")
EMPTY = ("",) * 6
WAY = ((60.0, 430.0), (60.0, 420.0), (900.0, 420.0), (900.0, 480.0))
"""The corners of a thread."""
WAYS = (Way(WAY, WAY[-1]), Way(WAY, WAY[-1]))

Play = Callable[[Clip], None]
Ways = dict[str, Callable[["Scene", Clip], None]]


@pytest.fixture(params=READERS, ids=["fr", "fr-large", "en-reduced"])
def house(driver: Driver, request: pytest.FixtureRequest) -> Iterator[GameWindow]:
    """The real stage, as some readers want it."""
    from scenes.draw.style import switch_palette
    from scenes.shell.main import build_game_window
    from scenes.shell.null_sound import NullSound

    made = build_game_window(driver.window, App([BASE], Settings(**request.param)).inline(), NullSound())
    driver.window.show_view(made)
    yield made
    made.close()
    switch_palette(contrast=False)


@pytest.fixture
def front(house: GameWindow) -> Centre:
    """A stage with nobody on it, for six players."""
    from scenes.games.roulette.table.centre.centre import Centre, CentreLayers
    from scenes.shell.scene import Scene

    made: list[Centre] = []
    sitters: list[Any] = [
        SimpleNamespace(name=name, colour=seat, persona=seat) for seat, name in enumerate(NAMES)
    ]

    class Bare(Scene):
        """A scene with nothing but the centre."""

        def build(self) -> None:
            """Lay it."""
            self.layer("back", opaque=True).image("roulette_back", 0, 0)
            figures, arms, props, asked, blows = self.layer("stage"), *(self.layer() for _ in range(4))
            over, ribbons, air = self.layer(), (self.layer(), self.layer()), self.layer()
            layers = CentreLayers(figures, arms, props, asked, blows, over, ribbons, air)
            made.append(Centre(layers, sitters, self.texts, self.flourish))

    house.stage.push(Bare(house.stage))
    house.step()
    return made[-1]


def skipped(house: GameWindow, clip: Clip) -> None:
    """The clip is played by somebody in a hurry: at once."""
    scene = house.stage.scenes[-1]
    scene.timeline.add(clip)
    scene.timeline.skip()
    house.step(1 / 30, 60)


def watched(house: GameWindow, clip: Clip) -> None:
    """The clip is watched to its end."""
    scene = house.stage.scenes[-1]
    scene.timeline.add(clip)
    for _ in range(400):
        house.step(1 / 30)
        if scene.timeline.idle:
            break
    house.step(1 / 30, 60)
    assert scene.timeline.idle


def hurried(house: GameWindow, clip: Clip) -> None:
    """The clip runs four times as fast."""
    scene = house.stage.scenes[-1]
    scene.timeline.hurried = True
    watched(house, clip)


ways = pytest.mark.parametrize("way", [skipped, watched, hurried])


def sound(house: GameWindow) -> None:
    """Everything can be read, and every picture is there."""
    scene = house.stage.scenes[-1]
    assert text_problems(scene) == []
    assert missing_pictures(scene) == []


def test_every_phase_and_call_can_be_read(house: GameWindow, front: Centre) -> None:
    """Six phases, long calls, long sentences beside open panels: no word is too small or hides another."""
    front.ribbon.show(None)
    sound(house)
    for phase in PHASES:
        front.ribbon.show(phase)
        front.banner.say("Maximilienne l’emporte !" if phase == "count" else "Premier tir…")
        front.voice.say(
            "Chacun cache une carte. Une BALLE en poche, c’est tricher ; encore faut-il être pris."
        )
        house.step(1 / 30, 30)
        sound(house)
    front.banner.hide()
    front.voice.say("")
    house.step(1 / 30, 30)
    assert (front.banner.words, front.voice.words) == ("", "")


@ways
def test_a_shot_lands(way: Callable[[GameWindow, Clip], None], house: GameWindow, front: Centre) -> None:
    """Called, counted down and fired: the chamber bears its mark, and the next one is on top."""
    cylinder, heard = front.cylinder, list[int]()
    cylinder.show(("clic", "clic", "", "", "", ""))
    cylinder.call(3)
    assert cylinder.marks[2] == "next"
    way(house, sequence(cylinder.count(heard.append), cylinder.fire(3, "balle")))
    assert heard == [3, 2, 1]
    assert cylinder.marks == ("clic", "clic", "balle", "", "", "")
    assert cylinder.turn % 360 == pytest.approx(180)
    sound(house)
    way(house, cylinder.spin())
    assert cylinder.marks == EMPTY
    assert cylinder.turn % 360 == pytest.approx(0)


@ways
def test_a_count_can_be_given_up(
    way: Callable[[GameWindow, Clip], None], house: GameWindow, front: Centre
) -> None:
    """The digits go, and a card before the cylinder hides them meanwhile."""
    from scenes.games.roulette.table.centre.played_card import CardPlay

    way(house, front.cylinder.count(lambda _: None))
    sound(house)
    rule = house.stage.texts("card-cadeau")
    way(
        house,
        front.played.come(CardPlay("base:cadeau", rule, 1, (400, 600), lead="Maximilienne, pour Gwendoline")),
    )
    assert front.played.card == "base:cadeau"
    sound(house)
    way(house, front.played.go())
    assert front.played.card is None
    front.cylinder.hush()
    house.step(1 / 30, 30)
    assert not [label for label in house.stage.scenes[-1].labels() if label.text in "321"]


def test_every_card_of_the_deck_is_read_on_the_stage(house: GameWindow, front: Centre) -> None:
    """Face, rule, and who plays it on whom."""
    from game.rules.roulette.defs import CardDef
    from scenes.games.roulette.table.centre.played_card import CardPlay

    texts = house.stage.texts
    for card in house.stage.app.catalog.all(CardDef):
        name = card.id.rpartition(":")[2]
        lead = f"Maximilienne joue {texts(f'name-{name}')} : Gwendoline"
        skipped(house, front.played.come(CardPlay(card.id, texts(f"card-{name}"), 5, (400, 600), lead=lead)))
        sound(house)


@ways
def test_pockets_are_turned_out(
    way: Callable[[GameWindow, Clip], None], house: GameWindow, front: Centre
) -> None:
    """The judge's hands, six pockets face up, and an empty stage again."""
    from scenes.games.roulette.table.centre.pockets import Pocket

    homes = [(120.0 + 200 * seat, 630.0) for seat in range(6)]
    shown = [Pocket(home, seat % 2 == 0, NAMES[seat], seat) for seat, home in enumerate(homes)]
    front.voice.say("Aurèle et Cassius ont accusé à tort.")
    way(house, sequence(front.judge.come(*homes), front.pockets.come(*shown), front.pockets.turn()))
    said = [label.text for label in house.stage.scenes[-1].labels()]
    assert (said.count("BALLE"), said.count("CLIC")) == (3, 3)
    sound(house)
    way(house, together(front.judge.go(), front.pockets.go()))
    assert len(list(house.stage.scenes[-1].labels())) == len(PHASES) + 1


@ways
def test_a_puppet_falls_off_the_stage(
    way: Callable[[GameWindow, Clip], None], house: GameWindow, front: Centre
) -> None:
    """Whoever falls is gone, whoever is not there does nothing, and the other stays where he is."""
    busts = front.busts
    busts.duel(0, 3)
    house.step(1 / 30, 30)
    way(house, sequence(busts.breathe(), busts.fall(3), busts.fall(5)))
    assert (busts.side_of(0), busts.side_of(3), busts.side_of(5)) == (0, None, None)
    busts.duel(4, 0)
    assert (busts.side_of(0), busts.side_of(4)) == (0, 1), "they stand as they sit, whoever came first"
    busts.duel(None, None)
    house.step(1 / 30, 30)
    assert busts.side_of(0) is None


def test_the_hub_names_the_round_where_nothing_else_stands(house: GameWindow, front: Centre) -> None:
    """A figure or the count takes its place, and gives it back."""
    cylinder = front.cylinder
    cylinder.name_round(4)
    cylinder.hush()
    assert cylinder._round.visible and cylinder._round.text == "4"
    cylinder.figure("2")
    assert not cylinder._round.visible
    cylinder.hush()
    house.stage.scenes[-1].timeline.add(cylinder.count(lambda _: None))
    house.step(1 / 30, 3)
    assert not cylinder._round.visible and not cylinder._ember.visible
    cylinder.hush()
    assert cylinder._round.visible and cylinder._ember.visible


@ways
def test_the_lamp_goes_out_and_burns_again(
    way: Callable[[GameWindow, Clip], None], house: GameWindow, front: Centre
) -> None:
    """A captain's death: the stage is dark, however it was played, and then as it was."""
    way(house, front.lamp_out())
    assert front.light == pytest.approx(0.3) and front._beam.angle == pytest.approx(0)
    way(house, front.lamp_lit())
    assert front.light == pytest.approx(1.0)


@ways
def test_aims_come_and_go(way: Callable[[GameWindow, Clip], None], house: GameWindow, front: Centre) -> None:
    """Cords to others and to the sky leave nothing behind."""
    from scenes.games.roulette.table.centre.aims import Aim

    before = marks_of(house)
    way(house, front.aims.draw(Aim(WAYS, 0), Aim(WAYS, 2, sky=True)))
    assert marks_of(house) > before
    way(house, front.aims.go())
    assert marks_of(house) == before


def marks_of(house: GameWindow) -> int:
    """How many things stand on the screen."""
    return sum(len(layer._marks) for layer in house.stage.scenes[-1].layers())


def whitest(house: GameWindow, clip: Clip) -> int:
    """How bright the darkest corner of the picture becomes while a clip is played."""
    scene, brightest = house.stage.scenes[-1], 0
    scene.timeline.add(clip)
    while not scene.timeline.idle:
        house.step(1 / 60)
        brightest = max(brightest, max(house.take_picture().convert("L").crop((4, 700, 8, 704)).tobytes()))
    return brightest


def test_nobody_who_asked_for_less_motion_sees_a_flash(house: GameWindow, front: Centre) -> None:
    """White for an instant, but never under reduced motion, and never twice within a second."""
    reduced = house.stage.look.reduced_motion
    before = marks_of(house)
    front.shot_effects.clock = iter((10.0, 10.9, 11.1)).__next__
    glares = [whitest(house, front.shot_effects.flash()) > 120 for _ in range(3)]
    assert glares == ([False] * 3 if reduced else [True, False, True])
    front.shot_effects.clock = lambda: 20.0
    skipped(
        house,
        together(
            front.shot_effects.flash(), front.shot_effects.mark(200, 480), front.shot_effects.smoke(200, 480)
        ),
    )
    assert marks_of(house) == before


def test_the_stage_can_be_cleared_at_any_moment(house: GameWindow, front: Centre) -> None:
    """In the middle of everything: nothing stays, and what was under way does no harm."""
    from scenes.games.roulette.table.centre.aims import Aim
    from scenes.games.roulette.table.centre.played_card import CardPlay
    from scenes.games.roulette.table.centre.pockets import Pocket

    before, scene = marks_of(house), house.stage.scenes[-1]
    scene.timeline.add(
        together(
            front.aims.draw(Aim(WAYS, 0)),
            front.judge.come((200, 600)),
            front.pockets.come(Pocket((200, 630), True, "Aurèle", 0)),
            front.played.come(CardPlay("base:prime", "Deux points de plus.", 2, (400, 600))),
            front.shot_effects.flash(),
        )
    )
    house.step(1 / 30, 3)
    front.clear()
    assert marks_of(house) == before
    scene.timeline.skip()
    house.step(1 / 30, 30)
    sound(house)


@ways
def test_hands_and_large_cards_cross_no_line_of_the_strip(
    way: Callable[[GameWindow, Clip], None], house: GameWindow, front: Centre
) -> None:
    """The strip is empty as long as one stands before it, whatever happens on it meanwhile."""
    from scenes.games.roulette.table.centre.centre import CardPlay
    from scenes.games.roulette.table.centre.sentence_line import LINE, TOP

    def told() -> bool:
        hint = house.stage.app.texts("roulette-strip-empty")
        return hint in [label.text for label in house.stage.scenes[-1].labels()]

    front.blows.show(())
    assert told()
    way(house, front.judge.raise_hand(2, (545.0, 424.0)))
    hand = front.judge._raised[2].image
    assert 424.0 - hand.w > TOP + LINE, "nor one of the sentence above"
    front.blows.show(())
    assert not told()
    way(house, front.judge.go())
    assert told()
    way(house, front.judge.raise_hand(2, (545.0, 424.0)))
    assert not told()
    front.clear()
    assert told()
    way(house, front.played.come(CardPlay("base:cadeau", "Deux points de plus.", 1, (400, 600))))
    assert not told()
    way(house, front.played.go())
    assert told()


@pytest.mark.parametrize("many", range(1, 7))
def test_seals_of_the_asked_stand_between_faces_and_the_cylinder(
    house: GameWindow, front: Centre, many: int
) -> None:
    """In one row under the banner, however many they are, without a seal over another."""
    from scenes.games.roulette.table.centre.banner import PLACE

    front.asked.show(range(many), range(many), "roulette-passed", "Égisthe")
    house.step()
    layer = list(house.stage.scenes[-1].layers())[4]
    seals = [mark for mark in layer._marks if getattr(mark, "name", "").startswith("seal_")]
    assert len(seals) == 2 * many
    for row in (seals[:many], seals[many:]):
        assert all(b.x - a.x >= a.w for a, b in pairwise(row))
        assert all(one.y - one.h / 2 > PLACE[1] + PLACE[3] for one in row)
        assert all(one.x - one.w / 2 > 360 and one.x + one.w / 2 < 915 for one in row)
        assert all(abs(one.x - 640) > 84 + one.w / 2 for one in row), "none on the cylinder"
