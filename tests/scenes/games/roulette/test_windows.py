"""Windows of Roulette have names and say who is asked; whoever rests until the shot is told from nobody."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from game.input.intents import Intent, Press
from game.rules.roulette import events as happened
from game.rules.roulette.questions import BEFORE_SHOT, CARDS
from scenes.match.awaited import awaited_words
from tests.contract.worlds import laid
from tests.scenes.match.theatre import EVERYBODY

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

FRAME = 1 / 30
WINDOWS = {
    "before-bets": "spin",
    "after-bets": "bet",
    "before-accusations": "accusation",
    "before-shot": "trigger",
}
"""Windows, and the phase that the ribbon lights under their names."""
pytestmark = [
    pytest.mark.usefixtures("home"),
    pytest.mark.parametrize("house", [{"language": "fr", "animation_speed": 100}], indirect=True, ids=["fr"]),
]
CARDS_4 = laid("roulette", "cards-4")
ACCUSATION = laid("roulette", "accusation-4")
POOR = '["prime", "coup_d_oeil"]'
"""A hand of the same size in which nothing fits."""
BEFORE_BETS = laid("roulette", "bet-4").replace('"bet"', '"before-bets"').replace("die = 5\n", "")

OTHER_WINDOWS = {
    "before-pockets": re.sub('\npocket = ".*"', "", laid("roulette", "pocket-4")).replace(
        '"pocket"', '"before-pockets"'
    ),
    "before-bets": BEFORE_BETS,
    "dying": laid("roulette", "dying-4"),
    "after-shot": laid("roulette", "dying-4")
    .replace("dying = true\n", "")
    .replace('"dying"', '"after-shot"'),
    "after-count": laid("roulette", "count-4"),
}
"""Positions in which no accusation is at hand."""


def window(asks: str) -> str:
    """A position in which this window is open."""
    return CARDS_4 if asks == "before-shot" else ACCUSATION.replace('"accusation"', f'"{asks}"')


def sat(house: GameWindow, position: str, players: int = 4) -> Any:
    """People at a position; what is heard is written down."""
    from game.app.plan import plan_of
    from scenes.capture.setup import seated_couch

    couch = seated_couch(house.stage, players, EVERYBODY)
    table = house.stage.app.begin(plan_of(couch, "roulette", {}, seed=7, position=position), keep=False)
    scene = house.stage.make("match", table, couch)
    heard: list[str] = []
    play = house.stage.sounds.play

    def noted(name: str, **how: Any) -> Any:
        heard.append(name)
        return play(name, **how)

    house.stage.sounds.play = noted  # type: ignore[method-assign]
    scene.sounds, scene.heard = house.stage.sounds, heard
    house.stage.push(scene)
    house.step(FRAME, 3)
    return scene


def press(house: GameWindow, scene: Any, player: int, intent: Intent, *, keep: bool = False) -> None:
    """A button of somebody's device goes down, and up again unless it is kept."""
    device = scene.couch[player].device
    house.stage.press(Press(device, intent, True))
    if not keep:
        house.stage.press(Press(device, intent, False))
    house.step(FRAME, 2)


def words(scene: Any) -> str:
    """Everything that can be read."""
    return " ".join(label.text for label in scene.labels())


def until(house: GameWindow, scene: Any, found: Callable[[], bool], seconds: float = 20.0) -> None:
    """Let time pass until something is so."""
    for _ in range(round(seconds / FRAME)):
        if found():
            return
        house.step(FRAME)
    raise AssertionError("It never came to that.")


@pytest.mark.rule("R-21")
def test_every_window_has_a_name_of_its_own_and_the_ribbon_agrees(house: GameWindow) -> None:
    named = {}
    for asks, phase in WINDOWS.items():
        scene = sat(house, BEFORE_BETS if asks == "before-bets" else window(asks))
        assert scene.view.asks == asks and scene.top.ribbon.phase == phase
        named[asks] = scene.top.banner.words
    assert len(set(named.values())) == len(named)
    texts = house.stage.texts
    assert len({texts(f"roulette-call-{asks}") for asks in CARDS if asks != BEFORE_SHOT}) == len(CARDS) - 1
    assert "accusation" in named["before-accusations"]


@pytest.mark.rule("R-20", "R-21")
def test_who_is_asked_is_told_by_name_and_hangs_on_the_number_of_cards_alone(house: GameWindow) -> None:
    scene = sat(house, CARDS_4)
    names = [sitter.name for sitter in scene.sitters]
    assert scene.top.front.asked._shown[0] == (0, 1, 2, 3)
    press(house, scene, 1, Intent.ACCEPT)
    asked, answered, done, line = scene.top.front.asked._shown
    assert (asked, answered, done) == ((0, 2, 3), (1,), "roulette-passed")
    assert line == awaited_words(scene.texts, [names[0], names[2], names[3]])
    assert line.replace(" ", "") in words(scene).replace(" ", ""), "One line says it, in one row or two."
    other = sat(house, CARDS_4.replace('["pistolet_a_air", "sang_froid"]', POOR))
    assert other.view.hands == scene.view.hands
    assert other.top.front.asked._shown == (
        (0, 1, 2, 3),
        (),
        "roulette-passed",
        awaited_words(scene.texts, names),
    )


@pytest.mark.rule("R-21")
def test_who_looks_holds_the_window_and_plays_a_card_by_the_button_it_shows(house: GameWindow) -> None:
    from scenes.games.roulette.table.slots import CARD_SLOTS

    scene = sat(house, CARDS_4)
    press(house, scene, 0, Intent.PEEK, keep=True)
    assert scene.top.places.low and scene.top.private_panel.open and 0 in scene.table.holds.left
    press(house, scene, 0, CARD_SLOTS[0])
    assert scene.hands.controllers[0].card == "base:cadeau"
    house.stage.press(Press(scene.couch[0].device, Intent.PEEK, False))
    house.step(FRAME, 2)
    assert not scene.top.places.low and scene.hands.controllers[0].card, "A card laid open stays open."
    press(house, scene, 0, Intent.BACK)
    press(house, scene, 0, Intent.PEEK, keep=True)
    press(house, scene, 0, Intent.ACCEPT)
    assert 0 not in scene.view.owing, "What passes a window never plays a card."


@pytest.mark.rule("R-21")
def test_a_refusal_stands_on_the_plaque_of_who_pressed_and_in_no_caption(house: GameWindow) -> None:
    scene = sat(house, CARDS_4)
    for intent in (Intent.COUNTER, Intent.BACK, Intent.COUNTER):
        press(house, scene, 0, intent)
    assert scene.hands.refusal and scene.hands.refused == 0
    refused = scene.texts("roulette-state-refused")
    assert [label.text for label in scene.labels()].count(refused) == 1
    assert refused not in scene.top.front.voice.words and scene.hands.refusal not in words(scene)


@pytest.mark.rule("R-21")
def test_who_rests_passes_like_a_thinker_until_the_shot(house: GameWindow) -> None:
    scene = sat(house, window("after-bets"))
    scene.table.pace = 1.0
    press(house, scene, 0, Intent.BACK)
    assert scene.resting.rests(0)
    assert 0 in scene.view.owing, "Nothing is passed at once."
    heard = len(scene.heard)
    until(house, scene, lambda: 0 not in scene.view.owing or scene.view.asks != "after-bets")
    assert "accept" in scene.heard[heard:], "It is heard like any pass."
    until(house, scene, lambda: scene.view.asks == "before-accusations")
    until(house, scene, lambda: 0 not in scene.view.owing or scene.view.asks != "before-accusations")
    assert scene.resting.rests(0)
    for event in (happened.AccusationMade(1, 2), happened.CardPlayed(1, "base:prime", 1, None)):
        scene.resting.hear(event)
        assert scene.resting.rests(0)
    scene.resting.hear(happened.Fired(1, 1, False))
    assert not scene.resting.rests(0), "The shot ends it."


@pytest.mark.rule("R-20")
def test_nobody_sees_or_hears_who_rests_and_it_can_be_taken_back(house: GameWindow) -> None:
    scene = sat(house, CARDS_4)
    scene.table.pace = 1.0
    picture, known = house.take_picture(), len(scene.heard)
    press(house, scene, 0, Intent.BACK)
    rests = (scene.heard[known:], words(scene))
    assert scene.resting.rests(0)
    press(house, scene, 0, Intent.BACK)
    assert not scene.resting.rests(0)
    other = sat(house, CARDS_4)
    other.table.pace = 1.0
    known = len(other.heard)
    assert picture.size == house.take_picture().size
    press(house, other, 0, Intent.LEFT)
    assert (other.heard[known:], words(other)) == rests, "It is like a press that means nothing."
    press(house, other, 0, Intent.BACK)
    press(house, other, 0, Intent.PEEK, keep=True)
    assert other.texts("roulette-panel-rests") in words(other), "One's own drawer says it."


@pytest.mark.parametrize("asks", CARDS)
def test_to_pass_until_the_shot_is_offered_on_the_way_to_a_shot_alone(house: GameWindow, asks: str) -> None:
    offered = {"before-bets", "after-bets", "before-accusations", "before-shot", "before-pockets"}
    scene = sat(house, OTHER_WINDOWS.get(asks) or window(asks))
    scene.table.pace = 1.0
    assert scene.view.asks == asks
    player = scene.view.owing[0]
    press(house, scene, player, Intent.BACK)
    assert scene.resting.rests(player) == (asks in offered)
    press(house, scene, player, Intent.PEEK, keep=True)
    told = words(scene)
    assert (scene.texts("roulette-panel-rests") in told) == (asks in offered)
    assert scene.texts("roulette-panel-rest") not in told


@pytest.mark.rule("R-25")
def test_several_glances_in_one_window_pass_quickly(house: GameWindow) -> None:
    text = BEFORE_BETS.replace(
        'hand = ["sang_froid"]', 'hand = ["coup_d_oeil", "coup_d_oeil", "coup_d_oeil"]'
    )
    text = text.replace('"coup_d_oeil", "chargeur"]', '"chargeur"]')
    scene = sat(house, text)
    for _ in range(3):
        until(house, scene, lambda: bool(scene.timeline.idle))
        scene.hands.do(scene.hands.controllers[0].take_card("base:coup_d_oeil"))
        scene.hands.do(scene.hands.controllers[0].take_player(0))
        house.step(FRAME)
    frames = 0
    while not scene.timeline.idle:
        house.step(FRAME)
        frames += 1
    assert frames * FRAME < 3.0, "One glance after the first takes less than three seconds."


def test_the_strip_keeps_the_last_blows_and_says_who_aims_at_whom(house: GameWindow) -> None:
    from scenes.games.roulette.table.blows import KEPT, blows_of, last_blows

    scene = sat(house, CARDS_4)
    kinds = scene.table.rules.setting.kinds
    story = [
        happened.CardPlayed(0, "base:cadeau", 2, None),
        happened.CardPlayed(1, "base:sang_froid", None, 3),
        happened.Fired(0, 2, True),
        happened.Fired(1, 1, False),
        happened.PocketShown(3, (0, 1), True),
    ]
    told = [blow for event in story for blow in blows_of(event, kinds)]
    assert [(blow.player, blow.word, blow.target) for blow in told] == [
        (0, "aim-target", 2),
        (1, "die", 1),
        (0, "balle", 2),
        (0, "guilty", 3),
        (1, "guilty", 3),
    ], "A CLIC at oneself is no blow."
    assert last_blows([*story, *story], kinds) == told[-KEPT:]
    scene.top.front.blows.show(told[:4])
    assert scene.texts("name-base:cadeau") in words(scene), "A card is called by its name."
    assert scene.texts("roulette-blow-balle") in words(scene)


POINTED = 1.5
"""Units around the tip of a ribbon that it fills."""


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("low", [0, 1])
def test_ribbons_cross_no_name_and_no_head_and_each_seat_has_its_own_place(
    house: GameWindow, players: int, low: int
) -> None:
    from scenes.draw.style import is_in_box
    from scenes.games.roulette.table.layout import Layout

    places = Layout(players)
    places.low = bool(low)
    plates = [places.plate(player) for player in range(players)]
    kept = [box for plate in plates for box in (plate.name, *plate.portraits)]
    crossed = 0
    for target in range(players):
        ends = set()
        for shooter in set(range(players)) - {target}:
            way = places.threads(shooter, target, 0)[low]
            wide = [(x, y + dy) for x, y in dense(way.path) for dy in (0, POINTED)]
            assert not [p for p in wide for box in kept if is_in_box(box, *p)]
            assert is_in_box(places.plaque(target), *way.path[-1]), "It ends on the edge of the target."
            assert way.target == places.portrait(target, 0)
            ends.add(round(way.path[-1][0]))
            straight = (places.seal(shooter), places.portrait(target, 0))
            crossed += any(is_in_box(box, *p) for p in dense(straight) for box in kept)
        assert len(ends) == players - 1
    assert crossed, "A straight one would have."


def dense(path: Any) -> list[tuple[float, float]]:
    """Many points along a path."""
    found = []
    for (ax, ay), (bx, by) in pairwise(path):
        found += [(ax + (bx - ax) * k / 20, ay + (by - ay) * k / 20) for k in range(21)]
    return found
