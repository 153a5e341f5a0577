"""Action cards, bets and accusations of Roulette by real buttons, in real time (R-05, R-09, R-21)."""

from __future__ import annotations

from re import sub
from typing import Any

import pytest

from game.app.plan import MatchPlan
from game.core.rules import SPECTATOR, Event, Player, Refusal
from game.input.intents import Intent
from game.rules.roulette import events as told
from game.rules.roulette.actions import Pocket
from scenes.games.roulette.table.controller import POCKETS
from scenes.games.roulette.table.slots import CARD_SLOTS, SECRET_SLOTS, SLOTS
from scenes.match.openings import new_match_opening
from tests.contract.worlds import laid
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening, Hand, MouseHand, specs
from tests.journeys.test_secrets import same
from tests.journeys.worlds import World

BARREN = '["prime", "coup_d_oeil"]'
"""Nothing of this can be played before a shot."""
CARDS = laid("roulette", "cards-4")
POOR = CARDS.replace('["pistolet_a_air", "sang_froid"]', BARREN)
NO_CLIC = laid("roulette", "pocket-4").replace("bullets = 2", "bullets = 7")
LAST = 3
"""Who holds the one hand or the other."""
HELD = 10.0


def at_the_table(evening: Evening, seats: str, position: str) -> Any:
    """Everybody in front of a position; the screen of the match."""
    evening.plug(seats.count("p"))
    plan = MatchPlan("roulette", (), 5, position=position)
    evening.stage.push(new_match_opening(specs(seats), plan, keep=False)(evening.stage))
    evening.step(2)
    return evening.match


def hand_of(evening: Evening, player: Player) -> Hand:
    """The hand on a seat's device."""
    device = evening.match.couch[evening.match.couch.players[player]].device
    assert device is not None
    return evening.hand(device)


def tap(evening: Evening, player: Player, *intents: Intent) -> None:
    """Somebody presses and lets go."""
    for intent in intents:
        hand = hand_of(evening, player)
        hand.press(intent)
        hand.release(intent)


def happened(evening: Evening, *kinds: type[Event]) -> list[Any]:
    """What of these has happened, as everybody knows it."""
    return [event for event in evening.match.table.public.story if isinstance(event, kinds)]


def pressed(begin: Begin, position: str, *steps: Intent, frames: int = 0) -> list[Any]:
    """What everybody perceives while the last player presses, and for some frames afterwards."""
    world = World(begin(), "roulette", position)
    seen: list[Any] = [(world.notes(SPECTATOR), world.picture())]
    for intent in steps:
        for down in (True, False):
            world.do((LAST, intent, down))
            seen.append((world.notes(SPECTATOR), world.picture()))
    for _ in range(frames):
        world.settle()
        seen.append((world.notes(SPECTATOR), None))
    return seen


def alike(one: list[Any], other: list[Any]) -> None:
    """Nobody can tell which is which."""
    for (mine, picture), (theirs, twin) in zip(one, other, strict=True):
        assert mine == theirs
        assert picture is None or same(picture, twin)


@pytest.mark.rule("R-21")
@pytest.mark.parametrize(
    ("steps", "frames"),
    [
        ((Intent.COUNTER, Intent.BACK), 0),
        ((Intent.COUNTER,), 70),  # the time of the hold, and of the window after it, runs out
        ((Intent.COUNTER, Intent.LEFT, Intent.DOWN), 3),  # slots that are empty in either hand
        ((Intent.COUNTER, Intent.BACK, Intent.COUNTER), 3),  # once is enough
    ],
)
def test_holding_a_window_looks_the_same_with_and_without_a_fitting_card(
    begin: Begin, steps: tuple[Intent, ...], frames: int
) -> None:
    rich, poor = (pressed(begin, position, *steps, frames=frames) for position in (CARDS, POOR))
    alike(rich, poor)
    assert any(notes["clock"] for notes, _ in rich)


@pytest.mark.rule("R-03", "R-20")
def test_of_a_pocket_that_the_rules_refuse_nobody_hears(begin: Begin) -> None:
    evening = begin()
    scene = at_the_table(evening, "pppp", NO_CLIC)
    evening.step(DEAF)
    assert isinstance(scene.table.rules.check(scene.table._match.state, Pocket(LAST, False)), Refusal)
    heard = list(evening.sounds.heard)
    tap(evening, LAST, SECRET_SLOTS[POCKETS.index(False)])
    evening.step()
    assert (scene.hands.refusal, scene.table.drafted, evening.sounds.heard) == ("", frozenset(), heard)
    tap(evening, LAST, SECRET_SLOTS[POCKETS.index(True)])
    evening.step()
    assert scene.table.drafted == {LAST} and evening.sounds.heard != heard


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("slot", range(len(CARD_SLOTS)))
def test_of_an_empty_slot_nobody_hears(begin: Begin, slot: int) -> None:
    evening = begin()
    scene = at_the_table(evening, "pppp", POOR)
    tap(evening, LAST, Intent.COUNTER, CARD_SLOTS[slot])
    assert not scene.hands.refusal and evening.sounds.heard[-1] != "error"
    assert scene.table.holds.left and scene.table.ticks == 0


@pytest.mark.rule("R-21")
def test_a_window_that_nobody_holds_passes_after_its_time_and_a_held_one_waits(begin: Begin) -> None:
    evening = begin()
    scene = at_the_table(evening, "pppp", CARDS)
    evening.step(10)
    assert scene.view.asks == "before-shot"
    tap(evening, LAST, Intent.COUNTER)
    assert LAST in scene.table.holds.left
    evening.step(80)
    assert scene.view.asks == "before-shot" and not happened(evening, told.Fired)
    evening.step(20)
    assert not scene.table.holds.left
    evening.step(25)
    assert happened(evening, told.Fired)


@pytest.mark.rule("R-21")
def test_who_lets_go_makes_nobody_wait_and_holds_no_second_time(begin: Begin) -> None:
    evening = begin()
    scene = at_the_table(evening, "pppp", CARDS)
    tap(evening, LAST, Intent.COUNTER, Intent.BACK)
    assert not scene.table.holds.left
    tap(evening, LAST, Intent.COUNTER)
    assert not scene.table.holds.left and scene.hands.refusal == scene.texts("refusal-held-once")
    evening.step(25)
    assert happened(evening, told.Fired)


GIFT = laid("roulette", "cards-4")
TREMBLE = sub(
    r'hand = \["cadeau", "prime"\]',
    'hand = ["main_tremblante"]',
    laid("roulette", "accusation-4").replace('"accusation"', '"after-bets"'),
).replace('discards = ["coup_d_oeil", "main_tremblante"]', 'discards = ["coup_d_oeil"]')


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("letter", ["p", "k", "l"])
def test_a_card_is_played_on_a_person_by_buttons(begin: Begin, letter: str) -> None:
    evening = begin()
    scene = at_the_table(evening, f"{letter}bbb", GIFT)
    tap(evening, 0, Intent.COUNTER, CARD_SLOTS[0])
    assert scene.hands.controllers[0].card == "base:cadeau"
    assert scene.view.hands[0] == 4, "A card laid open is not played yet."
    tap(evening, 0, Intent.RIGHT, Intent.ACCEPT)
    (played,) = [event for event in happened(evening, told.CardPlayed) if event.player == 0]
    assert (played.card, played.target) == ("base:cadeau", 2)


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("letter", ["p", "k", "l"])
def test_a_card_is_played_on_a_person_and_a_face_by_buttons(begin: Begin, letter: str) -> None:
    evening = begin()
    scene = at_the_table(evening, f"{letter}bbb", TREMBLE)
    face = scene.view.dice[2]
    tap(evening, 0, Intent.COUNTER, CARD_SLOTS[0], Intent.RIGHT, Intent.ACCEPT)
    assert scene.hands.controllers[0].target == 2
    tap(evening, 0, Intent.BACK)
    assert scene.hands.controllers[0].target is None, "One step back: another person."
    tap(evening, 0, Intent.RIGHT, Intent.ACCEPT, Intent.ACCEPT)
    (turned,) = happened(evening, told.DieTurned)
    assert turned.player == 2 and abs(turned.face - face) == 1


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("seats", ["mbbb", "mppp"])
@pytest.mark.parametrize(("position", "target"), [(GIFT, 1), (TREMBLE, 2)], ids=["gift", "tremble"])
def test_the_mouse_plays_cards_alone_and_in_company(
    begin: Begin, seats: str, position: str, target: Player
) -> None:
    evening = begin(solo_open_hand=True)
    scene = at_the_table(evening, seats, position)
    hand = evening.hand(evening.match.couch[0].device)  # type: ignore[arg-type]
    assert isinstance(hand, MouseHand)
    if seats == "mppp":
        assert not scene.top.private_panel.boxes
        hand.press(Intent.PEEK)
        assert scene.table.holds.left, "Who looks holds the window."
    hand.click_in(scene.top.private_panel.boxes[0])
    assert scene.table.holds.left
    assert scene.hands.controllers[0].card is not None
    hand.click_in(scene.top.plaques[target].plan.box)
    if position is TREMBLE:
        hand.click_in(scene.top.buttons.boxes[0])
    evening.step()
    (played,) = [event for event in happened(evening, told.CardPlayed) if event.player == 0]
    assert played.target == target and (played.face is None) is (position is GIFT)
    evening.step()
    assert scene.hands.peeking is None, "What was opened to choose is covered."


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("openly", [True, False], ids=["open", "covered"])
def test_the_prompt_of_an_open_hand_names_the_buttons_of_its_cards(begin: Begin, openly: bool) -> None:
    evening = begin(solo_open_hand=openly)
    scene = at_the_table(evening, "kbbb", GIFT)
    hand = scene.hands.controllers[0]
    shown = {prompt.key: prompt.intent for prompt in hand.prompts()}
    assert ("roulette-slot-0" in shown, "roulette-card" in shown) == (openly, not openly)
    tap(evening, 0, shown["roulette-slot-0" if openly else "roulette-card"])
    assert hand.picking and (hand.card is not None) is openly


DEAF = 7
"""Frames in which a secret question hears nobody."""
FREE = sub(r"die = .*\n", "", laid("roulette", "bet-4"))
"""Nobody has set a die yet."""


@pytest.mark.rule("R-05", "R-20")
@pytest.mark.parametrize("seats", ["pppk", "plkm"])
@pytest.mark.parametrize("first", [0, 2])
def test_every_device_sets_its_die_by_the_slots_of_the_map(begin: Begin, seats: str, first: int) -> None:
    evening = begin()
    scene = at_the_table(evening, seats, FREE)
    faces = tuple(first + player for player in range(4))
    evening.step(DEAF)
    shown = len(scene.top.buttons.boxes)
    assert shown == 6
    for player, face in enumerate(faces):
        assert scene.view.asks == "bet" and player in scene.view.owing
        if seats[player] == "m":
            evening.hand(scene.couch[player].device).press(Intent.PEEK)
        tap(evening, player, scene.secret_slots.of(scene.view.round)[face])
        if player < 3:
            assert scene.view.dice == (None,) * 4
            assert scene.texts("roulette-table-ready") in {label.text for label in scene.labels()}
    (revealed,) = happened(evening, told.BetsRevealed)
    assert revealed.faces == faces


@pytest.mark.rule("R-09")
def test_accusations_of_the_gathering_time_are_judged_together(begin: Begin) -> None:
    evening = begin()
    scene = at_the_table(evening, "plkp", laid("roulette", "accusation-4"))
    tap(evening, 3, Intent.ACCEPT)
    tap(evening, 0, Intent.DOUBT, SLOTS[2])
    assert scene.view.asks == "gather" and scene.view.accusing == (0,)
    tap(evening, 1, Intent.DOUBT, SLOTS[2])
    assert scene.view.accusing == (0, 1)
    assert not happened(evening, told.PocketShown)
    tap(evening, 3, Intent.DOUBT, SLOTS[0])  # who had let it pass may still join
    evening.step(25)
    shown = {event.player: event.accusers for event in happened(evening, told.PocketShown)}
    assert shown == {0: (3,), 2: (0, 1)}


@pytest.mark.rule("R-09")
def test_who_comes_after_the_gathering_time_is_not_of_the_batch(begin: Begin) -> None:
    evening = begin()
    scene = at_the_table(evening, "plkp", laid("roulette", "accusation-4"))
    tap(evening, 0, Intent.DOUBT, SLOTS[2])
    tap(evening, 1, Intent.DOUBT)
    evening.step(30)
    (shown,) = happened(evening, told.PocketShown)
    assert (shown.player, shown.accusers) == (2, (0,))
    for _ in range(100):
        evening.step(1)
        if scene.view.asks == "accusation" and scene.timeline.idle:
            break
    assert not scene.view.accused[1] and 1 in scene.view.owing, "He may still accuse."


@pytest.mark.rule("R-09")
@pytest.mark.parametrize("where", ["map", "plaque"])
def test_whom_somebody_accuses_can_be_chosen_with_the_mouse(begin: Begin, where: str) -> None:
    evening = begin()
    scene = at_the_table(evening, "mppp", laid("roulette", "accusation-4"))
    hand = evening.hand(scene.couch[0].device)
    assert isinstance(hand, MouseHand)
    hand.press(Intent.DOUBT)
    assert scene.hands.peeking is None, "Whom somebody accuses is no secret of a hand."
    evening.step()
    hand.click_in(scene.top.buttons.boxes[2] if where == "map" else scene.top.plaques[2].plan.box)
    evening.step()
    assert scene.hands.peeking is None
    evening.step(25)
    (shown,) = happened(evening, told.PocketShown)
    assert (shown.player, shown.accusers) == (2, (0,))


@pytest.mark.rule("R-06")
def test_the_mouse_answers_for_nobody_who_accuses(begin: Begin) -> None:
    evening = begin()
    scene = at_the_table(evening, "mppp", laid("roulette", "accusation-4"))
    tap(evening, 1, Intent.DOUBT)
    hand = evening.hand(scene.couch[0].device)
    assert isinstance(hand, MouseHand)
    assert scene.top.buttons.boxes
    for box in scene.top.buttons.boxes:
        hand.click_in(box)
    assert set(scene.view.owing) == {0, 1, 2, 3} and not scene.view.accusing


@pytest.mark.rule("R-20")
@pytest.mark.parametrize("letter", ["p", "k", "l"])
@pytest.mark.parametrize("asks", ["pocket", "bet"])
def test_what_passes_a_window_for_cards_never_chooses_a_pocket_or_a_bet(
    begin: Begin, letter: str, asks: str
) -> None:
    evening = begin()
    position = FREE if asks == "bet" else laid("roulette", "pocket-4")
    scene = at_the_table(evening, f"{letter}bbb", position)
    assert scene.view.asks == asks
    evening.step(DEAF)
    tap(evening, 0, Intent.ACCEPT)
    evening.step()
    assert not scene.table.drafted & {0}
    assert Intent.ACCEPT not in {prompt.intent for prompt in scene.hands.controllers[0].prompts()}


@pytest.mark.rule("R-20")
@pytest.mark.parametrize(
    ("seats", "wanted", "dealt"), [("klpp", True, True), ("klpp", False, False), ("kppp", True, False)]
)
def test_two_at_one_keyboard_have_their_buttons_dealt(
    begin: Begin, seats: str, wanted: bool, dealt: bool
) -> None:
    evening = begin(helps={"dealt_buttons": wanted})
    scene = at_the_table(evening, seats, FREE)
    evening.step(DEAF)
    assert scene.top.buttons.boxes
    rounds = {number: scene.secret_slots.of(number) for number in range(2, 12)}
    assert (len(set(rounds.values())) > 1) == dealt
    assert all(sorted(slots, key=SECRET_SLOTS.index) == list(SECRET_SLOTS) for slots in rounds.values())


@pytest.mark.rule("R-20")
@pytest.mark.parametrize("seats", ["pppk", "mppp"])
def test_a_secret_question_is_deaf_until_it_could_be_read(begin: Begin, seats: str) -> None:
    evening = begin()
    scene = at_the_table(evening, seats, FREE)
    hand = hand_of(evening, 0)
    if isinstance(hand, MouseHand):
        hand.press(Intent.PEEK)

    def choose() -> None:
        if isinstance(hand, MouseHand):
            hand.click_in(scene.top.buttons.boxes[3])
        else:
            tap(evening, 0, SECRET_SLOTS[3])

    heard = list(evening.sounds.heard)
    choose()
    evening.step()
    assert not scene.table.drafted and heard == evening.sounds.heard
    evening.step(DEAF)
    choose()
    evening.step()
    assert scene.table.drafted == {0} and heard != evening.sounds.heard


@pytest.mark.rule("R-20")
@pytest.mark.parametrize("second", [1, 3, 4])
def test_a_bet_is_changed_without_a_sign(begin: Begin, second: int) -> None:
    def changed(*faces: int) -> tuple[Any, list[Any]]:
        world, seen = World(begin(), "roulette", FREE), []
        world.evening.step(DEAF)
        for face in faces:
            for down in (True, False):
                world.do((LAST, SECRET_SLOTS[face], down))
            seen.append((world.notes(SPECTATOR), world.picture()))
        return world, seen

    (_, kept), (other, other_seen) = changed(1, 1, 1), changed(1, second, 5)
    assert other.scene.table.draft_of(LAST).face == 5
    alike(kept, other_seen)
    assert other_seen[0][0]["sounds"] == other_seen[2][0]["sounds"], "Only the first answer is heard."
    assert other_seen[0][0]["sounds"]


@pytest.mark.rule("R-33")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_where_time_ran_out_fate_has_chosen_and_the_missing_are_called(begin: Begin, language: str) -> None:
    evening = begin(language=language, animation_speed=100)
    scene = at_the_table(evening, "pppb", FREE)
    while not scene.timeline.idle:
        evening.step()
    evening.step(DEAF)
    tap(evening, 0, SECRET_SLOTS[2])
    evening.step(5)
    resting = [plaque.seal.w for plaque in scene.top.plaques]
    sizes = [set(), set(), set(), set()]  # type: ignore[var-annotated]
    while scene.view.asks == "bet":
        evening.step()
        for player, plaque in enumerate(scene.top.plaques):
            sizes[player].add(plaque.seal.w)
    assert scene.table.fated == {1, 2}
    assert sizes[0] == {resting[0]} and sizes[3] == {resting[3]}, "Who has answered is not called."
    assert len(sizes[1]) > 5 and sizes[1] == sizes[2]
    words = [label.text for label in scene.labels()]
    assert words.count(scene.texts("roulette-state-fate")) == 2
    for _ in range(100):
        if scene.timeline.idle:
            break
        evening.step()
    evening.hand(scene.couch[1].device).press(Intent.PEEK)
    evening.step()
    assert scene.texts("roulette-secret-fate") in " ".join(label.text for label in scene.labels())
