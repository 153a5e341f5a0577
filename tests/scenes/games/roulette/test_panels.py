"""The drawer and the map of Roulette: all can be read at any table, and a shut drawer tells nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from game.app.app import App
from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.saves.settings import Settings
from tests.app.conftest import BASE

if TYPE_CHECKING:
    from scenes.draw.style import Box
    from scenes.games.roulette.table.private.button_map import Answer, Buttons
    from scenes.games.roulette.table.private.private_hand import HeldCard
    from scenes.games.roulette.table.private.private_panel import PrivateFacts, PrivatePanel
    from scenes.shell.scene import Scene
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

READERS: tuple[dict[str, object], ...] = (
    {"language": "fr"},
    {"language": "fr", "text_scale": 115},
    {"language": "en", "text_scale": 115, "high_contrast": True},
)
"""Most people, and those who asked for larger words and more contrast."""
CARDS = (
    *("coup_d_oeil", "cadeau", "pistolet_a_air", "abattre", "sang_froid", "main_tremblante"),
    *("encore_un", "passe_passe", "chargeur", "medecin", "prime", "vol_a_la_tire"),
)
MOMENTS = (
    *("before-pockets", "before-bets", "after-bets", "before-accusations"),
    *("before-shot", "dying", "after-shot", "after-count"),
)
NAMES = ("Aurèle", "Bérénice", "Cassius", "Delphine", "Égisthe", "Gwendoline la Très Longue")

SHADE = 3
"""Nobody sees a difference so small."""


@pytest.fixture(params=READERS, ids=["fr", "fr-large", "en-large"])
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


class Room:
    """Both panels on an empty stage."""

    def __init__(self, house: GameWindow) -> None:
        from scenes.games.roulette.table.private.button_map import Buttons
        from scenes.games.roulette.table.private.private_panel import PrivatePanel
        from scenes.shell.scene import Scene

        self.house = house
        self.scene: Scene = Scene(house.stage)
        self.scene.in_match = True
        house.stage.push(self.scene)
        self.private_panel: PrivatePanel = PrivatePanel(self.scene.layer(), self.scene.texts)
        self.buttons: Buttons = Buttons(self.scene.layer(), self.scene.texts)

    def problems(self) -> list[str]:
        """What cannot be read, is not painted or has no words."""
        from scenes.capture.readability import missing_pictures, text_problems

        self.house.step()
        texts = self.house.stage.app.texts
        return text_problems(self.scene) + missing_pictures(self.scene) + sorted(texts.missing)

    def seen(self) -> Image.Image:
        """The picture as it is."""
        self.house.step()
        return self.house.take_picture()


def alike(*pictures: Image.Image) -> bool:
    """Whether eyes see the same; the last shade of a colour depends on where the GPU keeps a picture."""
    differences = [ImageChops.difference(pictures[0], other).getextrema() for other in pictures[1:]]
    return all(most <= SHADE for bands in differences for _, most in bands)  # type: ignore[misc]


@pytest.fixture
def room(house: GameWindow) -> Room:
    """Both panels, with nothing on them."""
    return Room(house)


def devices(kinds: int) -> tuple[Device, ...]:
    """So many kinds of hands."""
    from scenes.capture.setup import NINTENDO, PLAYSTATION, XBOX

    return (KEYS, XBOX, PLAYSTATION, NINTENDO, KEYS2)[:kinds]


def hand(count: int, playable: int = 0) -> tuple[HeldCard, ...]:
    """So many cards; the last ones may be played, and those of the last page have their buttons."""
    from scenes.games.roulette.table.private.card_faces import Card
    from scenes.games.roulette.table.private.private_hand import HeldCard
    from scenes.games.roulette.table.slots import CARD_SLOTS

    first = count - playable
    return tuple(
        HeldCard(
            Card(f"base:{CARDS[place % 12]}", MOMENTS[place % 8]),
            place >= first,
            CARD_SLOTS[place % 4] if place >= first else None,
        )
        for place in range(count)
    )


def secrets() -> list[PrivateFacts]:
    """Telling states of somebody's secrets."""
    from scenes.games.roulette.table.private.odds_line import Odds
    from scenes.games.roulette.table.private.private_gun import BarrelGlance, PrivateGun
    from scenes.games.roulette.table.private.private_panel import PrivateFacts

    odds = Odds(bets=(1, 5 / 6, 4 / 6, 0.5, 2 / 6, 1 / 6), best=(2, 3))
    pad = devices(2)[1]
    looks = tuple(BarrelGlance(colour, (False, True, False)) for colour in range(4))
    mine, shot = replace(odds, mine=3), Odds(bet=0.5, shot=(1, 4))
    held = hand(12, 5)
    return [
        PrivateFacts("Aurèle", 0, PrivateGun(None, False), hand=hand(1)),
        PrivateFacts(NAMES[5], 5, PrivateGun(False, True, (5, 1)), hand=hand(5), odds=mine, device=KEYS2),
        PrivateFacts(NAMES[5] * 2, 5, PrivateGun(True, True, (6, 0)), odds=shot, device=pad, rest=True),
        PrivateFacts("Cassius", 2, PrivateGun(None, True, 5), held, looks[:1], None, pad, True, page=2),
        PrivateFacts(
            "Cassius", 2, PrivateGun(True, True, (4, 2)), hand(12), looks[:2], pointed=7, device=KEYS, page=1
        ),
        PrivateFacts(
            "Cassius", 2, PrivateGun(True, True, (4, 2)), hand(4, 2), looks, None, MOUSE, True, rest=False
        ),
        PrivateFacts(
            "Delphine",
            3,
            PrivateGun(True, True, (0, 1)),
            hand(3),
            odds=odds,
            device=pad,
            rest=False,
            words="",
        ),
        PrivateFacts("Delphine", 3, PrivateGun(True, True, (0, 1)), hand(3), words="Une phrase. " * 20),
    ]


def told(room: Room) -> str:
    """All the words that can be seen."""
    return " ".join(label.text for label in room.scene.labels())


def dice(count: int) -> tuple[Answer, ...]:
    """So many faces."""
    from scenes.games.roulette.table.private.button_map import Answer

    return tuple(Answer("die", face) for face in range(count))


def seats(count: int) -> tuple[Answer, ...]:
    """So many people, one of whom cannot be chosen."""
    from scenes.games.roulette.table.private.button_map import Answer

    return tuple(Answer("seat", seat, NAMES[seat % 6], faint=seat == 1) for seat in range(count))


def pockets() -> tuple[Answer, ...]:
    """What may be put in a pocket."""
    from scenes.games.roulette.table.private.button_map import Answer

    return Answer("clic", words="CLIC"), Answer("balle", words="BALLE"), Answer("chance", words="au hasard")


def papers() -> tuple[Answer, ...]:
    """Two cards, one that nobody painted, and none."""
    from scenes.games.roulette.table.private.button_map import Answer
    from scenes.games.roulette.table.private.card_faces import Card

    own = tuple(Answer("card", words="Coup d’œil", card=Card(id)) for id in ("base:cadeau", "mod:brume"))
    return (*own, Answer("word", words="rien"))


def apart(box: Box, other: Box) -> bool:
    """Whether two boxes share no place."""
    (ax, ay, aw, ah), (bx, by, bw, bh) = box, other
    return ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay


def inside(box: Box, outer: Box) -> bool:
    """Whether a box lies in another."""
    (ax, ay, aw, ah), (bx, by, bw, bh) = box, outer
    return bx <= ax and by <= ay and ax + aw <= bx + bw + 0.01 and ay + ah <= by + bh + 0.01


@pytest.mark.parametrize("state", range(8))
def test_every_secret_can_be_read(room: Room, state: int) -> None:
    room.private_panel.show(secrets()[state])
    assert not room.problems()
    assert len(room.private_panel.boxes) == len(secrets()[state].hand)


@pytest.mark.parametrize("state", range(8))
def test_every_secret_can_be_read_in_the_narrow_drawer_of_the_tutorial(room: Room, state: int) -> None:
    room.private_panel.box = (30, 422, 912, 142)
    room.private_panel.show(secrets()[state])
    assert not room.problems()


@pytest.mark.parametrize("card", CARDS)
def test_the_rule_of_every_card_fits(room: Room, card: str) -> None:
    from scenes.games.roulette.table.private.card_faces import Card
    from scenes.games.roulette.table.private.private_hand import HeldCard
    from scenes.games.roulette.table.private.private_panel import PrivateFacts

    held = HeldCard(Card(f"base:{card}"), True, None)
    room.private_panel.show(PrivateFacts("Aurèle", 0, hand=(held,), pointed=0, device=KEYS, rest=False))
    assert not room.problems()
    said = told(room)
    texts = room.scene.texts
    assert texts(f"name-{card}") in said
    assert texts(f"card-{card}") in said


def test_a_card_that_may_be_played_shows_its_button_and_the_others_their_moment(room: Room) -> None:
    room.private_panel.show(secrets()[3])
    texts, said = room.scene.texts, told(room)
    assert said.count(texts("roulette-when-now")) == 4
    room.private_panel.show(replace(secrets()[3], page=1))
    assert told(room).count(texts("roulette-when-now")) == 1
    room.private_panel.show(replace(secrets()[3], hand=hand(4), page=0))
    said = told(room)
    assert texts("roulette-when-now") not in said and texts("roulette-when-before-bets") in said


def test_every_page_of_a_hand_shows_its_own_cards(room: Room) -> None:
    for page in range(3):
        room.private_panel.show(replace(secrets()[4], page=page))
        shown = [place for place, box in enumerate(room.private_panel.boxes) if box[2]]
        assert shown == list(range(4 * page, 4 * page + 4))
        assert not room.problems()


def test_a_shut_drawer_tells_nothing_of_what_was_in_it(room: Room) -> None:
    empty = room.seen()
    for secret in secrets():
        room.private_panel.show(secret)
        room.private_panel.hide()
        assert not room.private_panel.boxes and not room.private_panel.presses
        assert alike(room.seen(), empty)


def test_the_drawer_keeps_its_size(room: Room) -> None:
    x, y, w, h = (round(side) for side in room.private_panel.box)
    empty = room.seen()
    for secret in secrets():
        room.private_panel.show(secret)
        seen = room.seen()
        for strip in ((x, y - 40, x + w, y - 12), (x, y + h + 12, x + w, y + h + 40)):
            assert alike(seen.crop(strip), empty.crop(strip))


def test_the_drawer_tells_what_matters_most(room: Room) -> None:
    from scenes.games.roulette.table.private.odds_line import Odds
    from scenes.games.roulette.table.private.private_panel import PrivateFacts

    cards, texts = hand(3, 1), room.scene.texts
    first, _, fitting = (texts(f"card-{card}") for card in CARDS[:3])
    secret = PrivateFacts("Aurèle", 0, hand=cards)
    odds, words = Odds(bet=0.25), "Une phrase."
    chance, none = texts("roulette-panel-survive", n=25), texts("roulette-panel-none-fits")
    for shown, expected in (
        (replace(secret, hand=hand(3)), first),
        (replace(secret, odds=odds), chance),
        (replace(secret, odds=odds, words=words), words),
        (replace(secret, odds=odds, picking=True), fitting),
        (replace(secret, odds=odds, words=words, picking=True), words),
        (replace(secret, odds=odds, words=words, picking=True, pointed=0), first),
        (replace(secret, hand=hand(3), picking=True), none),
        (replace(secret, odds=odds, hand=(), pointed=5), chance),
    ):
        room.private_panel.show(shown)
        seen = told(room)
        assert [text for text in (first, fitting, chance, words, none) if text in seen] == [expected]


def test_whether_one_rests_is_read_in_ones_own_drawer(room: Room) -> None:
    from game.input.intents import Intent

    texts, secret = room.scene.texts, secrets()[5]
    for rest, key in ((False, "roulette-panel-rest"), (True, "roulette-panel-rests")):
        room.private_panel.show(replace(secret, rest=rest))
        assert texts(key) in told(room)
        assert [press for _, press in room.private_panel.presses] == [Intent.BACK]
    room.private_panel.show(replace(secret, rest=None))
    assert not room.private_panel.presses


def test_hidden_panels_leave_nothing(room: Room) -> None:
    from scenes.games.roulette.table.private.button_map import AnswerMap

    empty = room.seen()
    room.private_panel.show(secrets()[3])
    room.buttons.show(AnswerMap("Votre mise", dice(6), devices(5)))
    assert not alike(room.seen(), empty)
    room.private_panel.hide()
    room.buttons.hide()
    assert alike(room.seen(), empty)
    assert (room.private_panel.boxes, room.buttons.boxes) == ((), ())


@pytest.mark.parametrize("kinds", [0, 1, 3, 5])
def test_every_map_of_buttons_can_be_read(room: Room, kinds: int) -> None:
    from scenes.games.roulette.table.layout import STRIP
    from scenes.games.roulette.table.private.button_map import AnswerMap

    for answers in (dice(6), dice(9), seats(2), seats(3), seats(4), seats(5), seats(6), pockets(), papers()):
        held = (*devices(kinds), MOUSE)
        room.buttons.show(AnswerMap("Sur qui tirer ?", answers, held, owners=tuple(range(len(held)))))
        assert not room.problems(), answers
        boxes = room.buttons.boxes
        assert len(boxes) == len(answers)
        assert all(inside(box, STRIP) for box in boxes)
        assert all(apart(*pair) for pair in combinations(boxes, 2))


def test_every_hand_sees_its_own_button(room: Room) -> None:
    from scenes.games.roulette.table.private.button_map import AnswerMap

    room.buttons.show(AnswerMap("Votre mise", dice(5), devices(5)))
    caps = [label.text for label in room.scene.labels() if label.exempt]
    assert {"D", "C", "Q", "E", "B", "G", "Y", "U", "O", "LB", "RB", "L1", "R1", "L", "R"} == set(caps)


def test_hands_that_press_alike_are_shown_once(room: Room) -> None:
    from scenes.capture.setup import XBOX
    from scenes.games.roulette.table.private.button_map import AnswerMap

    room.buttons.show(AnswerMap("Votre mise", dice(6), (XBOX,)))
    once = room.seen()
    second = replace(XBOX, id="pad:other", number=2)
    room.buttons.show(AnswerMap("Votre mise", dice(6), (XBOX, second)))
    assert alike(room.seen(), once)


def test_each_button_bears_the_seal_of_whoever_presses_it(room: Room) -> None:
    from scenes.capture.setup import XBOX
    from scenes.games.roulette.table.private.button_map import AnswerMap

    def seals() -> list[str]:
        names = (getattr(mark, "name", "") for mark in room.buttons.layer._marks if mark.visible)
        return [name for name in names if name.startswith("seal_")]

    two = devices(5)[:2]
    room.buttons.show(AnswerMap("Votre mise", dice(3), two, owners=(4, 1)))
    assert seals() == ["seal_5", "seal_2"] * 3
    alone = replace(XBOX, id="pad:other", number=2)
    room.buttons.show(AnswerMap("Votre mise", dice(3), (XBOX, alone), owners=(0, 3)))
    assert not seals()
    room.buttons.show(AnswerMap("Votre mise", dice(1), (XBOX, two[0], alone), owners=(0, 1, 3)))
    assert sorted(seals()) == ["seal_1", "seal_2", "seal_4"]


def standing(mark: Any) -> Box:
    """Where a panel stands, by its corner, or a seal, by its middle."""
    back = 0.5 if mark.name.startswith("seal_") else 0.0
    return mark.x - back * mark.w, mark.y - back * mark.h, mark.w, mark.h


@pytest.mark.parametrize("answers", [3, 6])
def test_no_seal_hides_a_letter_of_any_choice_of_either_half_of_the_keyboard(
    room: Room, answers: int
) -> None:
    """J with its foot hidden reads as I, and Q as O."""
    from itertools import permutations

    from scenes.games.roulette.table.private.button_map import AnswerMap
    from scenes.games.roulette.table.slots import SLOTS

    for slots in permutations(SLOTS, 3):
        shown = (*slots, *(slot for slot in SLOTS if slot not in slots))
        room.buttons.show(AnswerMap("Into the pocket", dice(answers), (KEYS, KEYS2), None, shown, (4, 1)))
        marks = [mark for mark in room.buttons.layer._marks if mark.visible]
        seals = [standing(mark) for mark in marks if getattr(mark, "name", "").startswith("seal_")]
        caps = [standing(mark) for mark in marks if getattr(mark, "name", "") == "key_cap"]
        assert len(caps) == len(seals) == 2 * answers
        assert all(apart(cap, seal) for cap in caps for seal in seals)
        assert all(cap[3] >= 28 for cap in caps)


def test_four_hands_bet_with_large_buttons_and_two_alike_are_drawn_once(room: Room) -> None:
    """Three makes of pads share their arrows; a table of five kinds still reads its buttons from a sofa."""
    from scenes.games.roulette.table.private.button_grid import answer_cells
    from scenes.games.roulette.table.private.button_map import AnswerMap

    for kinds, least in ((4, 28.5), (5, 23.5)):
        room.buttons.show(AnswerMap("Votre mise", dice(6), devices(kinds)))
        marks = [mark for mark in room.buttons.layer._marks if mark.visible]
        caps = [mark.h for mark in marks if getattr(mark, "name", "") in ("key_cap", "btn_shoulder")]
        assert caps and min(caps) >= 0.91 * least
        bare = [mark for mark in marks if getattr(mark, "name", "") == "key_arrow"]
        assert len(bare) == 2
    crowded = [[1.4] * 8] * 6
    assert answer_cells(crowded, (30, 364, 1220, 48), worded=False)[0].cap < 23.5


def test_an_answer_nobody_may_give_bears_no_button(room: Room) -> None:
    from scenes.games.roulette.table.private.button_map import Answer, AnswerMap

    pad = devices(5)[-1:]
    room.buttons.show(AnswerMap("Qui accuser ?", (Answer("seat", 0, "Aurèle", faint=True),) * 3, pad))
    assert not [label for label in room.scene.labels() if label.exempt]


def test_nothing_is_lit_but_the_cursor_everybody_sees(room: Room) -> None:
    from scenes.games.roulette.table.private.button_map import AnswerMap

    pictures = []
    for lit in (None, 0, 1):
        room.buttons.show(AnswerMap("Votre mise", dice(6), devices(2), lit))
        pictures.append(room.seen())
    assert not any(alike(*pair) for pair in combinations(pictures, 2))


def test_the_mouse_finds_cards_and_answers(room: Room) -> None:
    from scenes.games.roulette.table.private.button_map import AnswerMap

    room.private_panel.show(secrets()[3])
    room.buttons.show(AnswerMap("Sur qui tirer ?", seats(6), devices(1)))
    for panel in (room.private_panel, room.buttons):
        for place, (x, y, w, h) in enumerate(panel.boxes):
            if w:
                assert w > 4 and panel.at(x + w / 2, y + h / 2) == place
        assert panel.at(640, 300) is None


@pytest.mark.parametrize(
    ("looks", "kind", "least"), [(1, "carte", 76), (2, "carte", 40), (3, "shot", 18), (4, "shot", 18)]
)
def test_cards_that_were_looked_at_lie_large(room: Room, looks: int, kind: str, least: float) -> None:
    """As large as so many looks leave room for, and with everything else still to be read (R-25)."""
    room.private_panel.show(replace(secrets()[1], glances=secrets()[5].glances[:looks]))
    assert not room.problems()
    left = room.private_panel.box[0]
    seen = [
        mark
        for mark in room.private_panel.layer._marks
        if getattr(mark, "name", "").startswith((f"{kind}_clic", f"{kind}_balle"))
        and left + 190 < mark.x < left + 410
    ]
    assert sum(mark.h >= least for mark in seen) == 3 * looks


@pytest.mark.parametrize(("held", "least"), [(0, 76), (2, 76), (3, 0)])
def test_cards_that_were_looked_at_lie_large_in_the_drawer_of_the_tutorial(
    room: Room, held: int, least: float
) -> None:
    """Marks are seen instead only where a hand of more cards needs the room."""
    room.private_panel.box = (30, 422, 912, 142)
    one = replace(secrets()[1], name="Aurèle", hand=hand(held), glances=secrets()[5].glances[:1])
    room.private_panel.show(one)
    assert not room.problems()
    marks = [mark for mark in room.private_panel.layer._marks if 225 < mark.x < 440]
    large = [m for m in marks if getattr(m, "name", "").startswith("carte_") and m.h >= 76]
    assert len(large) == (3 if least else 0)
