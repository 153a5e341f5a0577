"""One chair's hand at Hécatombe: what may be pointed at, and what each press means."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.core.rules import Refusal
from game.input.intents import MOVES, Intent
from game.rules.hecatombe.actions import Attack, Choose, Counter, Keep, LetGo, Liberate
from scenes.games.hecatombe.table.controller import Controller
from scenes.games.hecatombe.table.layout import Layout
from scenes.games.hecatombe.table.things import TableThing, next_thing
from tests.contract.worlds import laid, rules_from
from tests.rules.hecatombe.builders import Field, a_field, choose_all, play, some_rules, started, tile
from tests.scenes.match.hecatombe import HECATOMBE

ANN, BOB, CLO, DAN = range(4)
NEITHER = [intent for intent in Intent if intent not in (Intent.ACCEPT, Intent.COUNTER)]


def hand(field: Field, player: int) -> Controller:
    """The hand of somebody at this table."""
    made: Controller = HECATOMBE.controller(field.rules, field.seat(player))
    made.asks()
    return made


def the_fight() -> Field:
    """Ann may attack Bob and Clo; Dan, her father, not, and never her own people."""
    armies = {ANN: "TE AF", BOB: "TE EV FN", CLO: "AF TE", DAN: "VN TF"}
    return a_field(armies, active=ANN, father=DAN)


def peoples(controller: Controller) -> set[tuple[int, str]]:
    """Owner and people of all that may be pointed at."""
    armies = controller.view.armies
    return {(thing.owner, armies[thing.owner][thing.place]) for thing in controller.things()}


def test_neither_the_father_nor_the_own_people_can_be_pointed_at() -> None:
    ann = hand(the_fight(), ANN)
    assert peoples(ann) == {(ANN, tile("TE")), (ANN, tile("AF"))}
    assert ann.feed(Intent.ACCEPT) is None and ann.army == 0
    assert peoples(ann) == {(BOB, tile("EV")), (BOB, tile("FN")), (CLO, tile("AF"))}
    ann.feed(Intent.BACK)
    ann.take(TableThing("army", ANN, 1))
    assert peoples(ann) == {(BOB, tile("TE")), (BOB, tile("EV")), (BOB, tile("FN")), (CLO, tile("TE"))}


@pytest.mark.parametrize("players", range(2, 8))
def test_only_armies_that_may_be_attacked_are_pointed_at_all_through_a_round(players: int) -> None:
    field, rng = started(players), Rng(players)
    while field.asks in ("attack", "defence"):
        player = field.owing[0]
        if field.asks == "attack":
            controller = hand(field, player)
            for thing in controller.things():
                controller.army = thing.place
                army = controller.view.armies[player][thing.place]
                for owner, people in peoples(controller):
                    assert owner not in (player, field.state.father)
                    assert people != army and not field.state.out[owner]
                controller.army = None
        play(field, rng.choice(field.options(player)))


def test_an_army_that_cannot_attack_anybody_cannot_be_sent() -> None:
    field = a_field({ANN: "TE AF", BOB: "TE TE"}, players=2)
    assert peoples(hand(field, ANN)) == {(ANN, tile("AF"))}


def test_back_takes_the_chosen_army_back_and_the_cursor_stands_on_it() -> None:
    ann = hand(the_fight(), ANN)
    ann.feed(Intent.RIGHT)
    ann.feed(Intent.ACCEPT)
    assert ann.army == 1
    assert ann.feed(Intent.BACK) is None and ann.army is None
    assert ann.pointed() == TableThing("army", ANN, 1)
    assert ann.feed(Intent.BACK) is None and ann.army is None


def test_the_shoulders_go_from_rival_to_rival() -> None:
    ann = hand(the_fight(), ANN)
    ann.feed(Intent.ACCEPT)
    owners = []
    for intent in (Intent.NEXT, Intent.NEXT, Intent.PREVIOUS, Intent.PREVIOUS):
        ann.feed(intent)
        thing = ann.pointed()
        assert thing is not None
        owners.append(thing.owner)
    assert owners == [CLO, BOB, CLO, BOB]


def test_an_attack_is_two_presses() -> None:
    ann = hand(the_fight(), ANN)
    assert ann.feed(Intent.ACCEPT) is None
    assert ann.feed(Intent.ACCEPT) == Attack(ANN, tile("TE"), BOB, tile("EV"))


def test_a_click_on_a_barred_army_is_answered_by_the_rules() -> None:
    field = the_fight()
    ann = hand(field, ANN)
    assert ann.take(TableThing("army", DAN, 0)) is None  # no army is chosen yet
    ann.take(TableThing("army", ANN, 0))
    said = [ann.take(TableThing("army", owner, 0)) for owner in (DAN, BOB)]
    codes = []
    for action in said:
        assert isinstance(action, Attack)
        refusal = field.rules.check(field.state, action)
        codes.append(refusal and refusal.code)
    assert codes == ["attack-father", "attack-same-people"]


def test_a_click_on_another_army_of_mine_chooses_it_instead() -> None:
    ann = hand(the_fight(), ANN)
    ann.take(TableThing("army", ANN, 0))
    assert ann.take(TableThing("army", ANN, 1)) is None
    assert ann.army == 1


def attacked() -> Field:
    """Ann has attacked Bob's second army."""
    return play(the_fight(), Attack(ANN, "TE", BOB, "EV"))


def test_a_defence_offers_the_attacked_army_until_another_one_is_pointed_at() -> None:
    bob = hand(attacked(), BOB)
    assert bob.asks() == "defence" and bob.offered == tile("EV")
    assert bob.feed(Intent.COUNTER) == Counter(BOB, tile("EV"))
    bob.feed(Intent.LEFT)
    assert bob.feed(Intent.COUNTER) == Counter(BOB, tile("TE"))
    assert bob.feed(Intent.ACCEPT) == LetGo(BOB)
    assert all(bob.feed(intent) is None for intent in NEITHER)


def test_a_click_offers_an_army_and_plays_nothing() -> None:
    bob = hand(attacked(), BOB)
    assert bob.take(TableThing("army", BOB, 2)) is None and bob.offered == tile("FN")
    assert bob.take(TableThing("army", ANN, 0)) is None and bob.offered == tile("FN")


def dealt(players: int) -> Field:
    """Everybody chooses his objectives."""
    return Field(some_rules(players), 1)


@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 2), (4, 1), (7, 1)])
def test_marks_are_handed_in_by_the_seal_alone_in_their_order(players: int, count: int) -> None:
    field = dealt(players)
    ann = hand(field, ANN)
    for place in range(count):
        assert ann.feed(Intent.COUNTER) == Refusal("seal-more")
        ann.cursor = 2 * (count - place)
        assert ann.feed(Intent.ACCEPT) is None
    places = ann.marks
    assert len(places) == count
    for intent in (*MOVES, Intent.DOUBT, Intent.BACK, Intent.PREVIOUS, Intent.NEXT, Intent.PEEK):
        assert ann.feed(intent) is None
    assert ann.marks == places
    answer = ann.feed(Intent.COUNTER)
    assert isinstance(answer, list)
    assert answer == [Choose(ANN, ann.view.hand[place]) for place in places]
    play(field, *answer)
    assert ann.asks() is None and ann.place == (0, None, ())


def test_a_mark_can_be_taken_back_and_the_oldest_gives_way() -> None:
    ann = hand(dealt(2), ANN)
    for place in (5, 0, 9, 3):
        ann.cursor = place
        ann.feed(Intent.ACCEPT)
    assert ann.marks == (0, 9, 3)
    ann.cursor = 9
    ann.feed(Intent.ACCEPT)
    assert ann.marks == (0, 3)
    assert ann.feed(Intent.COUNTER) == Refusal("seal-more")


def test_keepers_are_sealed_together_and_identical_tiles_each_count() -> None:
    field = Field(rules_from("hecatombe", laid("hecatombe", "keepers-4")), 1)
    ann = hand(field, ANN)
    assert ann.wanted == 3 and ann.fan()[:2] == (tile("TA"), tile("TA"))
    for place in range(3):
        ann.cursor = place
        ann.feed(Intent.ACCEPT)
    answer = ann.feed(Intent.COUNTER)
    assert isinstance(answer, list)
    assert answer == [Keep(ANN, tile(people)) for people in ("TA", "TA", "AN")]
    play(field, *answer)
    assert ANN not in field.owing


def liberating() -> Field:
    """Somebody may free a tile."""
    field, rng = choose_all(dealt(4)), Rng(2)
    while field.asks != "liberation":
        play(field, rng.choice(field.options(field.owing[0])))
    return field


def test_a_liberation_may_be_sealed_without_a_mark() -> None:
    field = liberating()
    player = field.owing[0]
    controller = hand(field, player)
    assert controller.feed(Intent.COUNTER) == Liberate(player, None)
    controller.feed(Intent.ACCEPT)
    assert controller.feed(Intent.COUNTER) == Liberate(player, controller.view.captured[player][0])
    controller.feed(Intent.ACCEPT)
    assert controller.feed(Intent.COUNTER) == Liberate(player, None)


@pytest.mark.parametrize("armies", [9, 12])
def test_to_the_right_a_row_leads_to_the_same_row_of_the_next_army(armies: int) -> None:
    """From the lower left zone to the upper right one, which is higher up, and back."""
    places = Layout(4, 0, armies)
    things = [TableThing("army", owner, place) for owner in (1, 2, 3) for place in range(armies)]
    boxes = [places.tiles(thing.owner, armies)[thing.place] for thing in things]
    low, high = places.rivals[0], places.rivals[2]

    def at(owner: int, place: int) -> int:
        return things.index(TableThing("army", owner, place))

    assert next_thing(things, boxes, at(low, 5), Intent.RIGHT) == at(high, 0)
    assert next_thing(things, boxes, at(low, armies - 1), Intent.RIGHT) == at(high, 6)
    assert next_thing(things, boxes, at(low, 2), Intent.RIGHT) == at(low, 3)
    above = places.rivals[1]
    assert next_thing(things, boxes, at(high, 0), Intent.LEFT) == at(above, 5)
    assert next_thing(things, boxes, at(low, 8), Intent.UP) == at(low, 2)


def test_a_new_question_starts_afresh() -> None:
    field = liberating()
    player = field.owing[0]
    controller = hand(field, player)
    controller.feed(Intent.RIGHT)
    controller.feed(Intent.ACCEPT)
    assert controller.marks and controller.cursor
    while field.asks == "liberation":
        play(field, Liberate(field.owing[0]))
    controller.asks()
    assert controller.place == (0, None, ())
