"""Who sits where, rule by rule."""

import msgspec
import pytest

from game.couch.couch import Couch
from game.couch.events import (
    BotSat,
    BotTuned,
    Dressed,
    GivenBack,
    Joined,
    Left,
    Lost,
    Minded,
    Readied,
    Recoloured,
    Refused,
    Renamed,
    Returned,
    TakenOver,
)
from game.couch.names import default_names
from game.couch.sitter import SEATS, Bot, Human, Sitter
from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.mods.texts import Texts
from tests.couch.conftest import BASE, NAMES, PADS


@pytest.fixture
def couch() -> Couch:
    return Couch(NAMES)


def party(count: int) -> Couch:
    couch = Couch(NAMES)
    for pad in PADS[:count]:
        couch.join(pad)
    return couch


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_eight_names_are_the_troupes(language: str) -> None:
    texts = Texts(language, [BASE])
    said = default_names(texts)
    assert said == ("Aurèle", "Bérénice", "Cassius", "Delphine", "Égisthe", "Flavie", "Gaspard", "Hélène")
    assert not texts.missing


def test_whoever_joins_gets_the_first_free_seat_with_its_name_colour_and_persona(couch: Couch) -> None:
    assert couch.join(PADS[0]) == (Joined(0, PADS[0]),)
    assert couch.join(KEYS) == (Joined(1, KEYS),)
    assert couch[1] == Sitter(1, "Bérénice", 1, 1, Human(KEYS))
    assert couch.leave(0) == (Left(0),)
    assert couch.join(MOUSE) == (Joined(0, MOUSE),)


def test_one_may_choose_an_empty_seat(couch: Couch) -> None:
    assert couch.join(PADS[0], 5) == (Joined(5, PADS[0]),)
    assert couch[5].name == "Flavie"
    assert couch.join(PADS[1], 5) == (Refused(5, "held"),)
    assert couch.join(PADS[1], 8) == (Refused(-1, "no-such"),)


def test_a_device_holds_one_seat(couch: Couch) -> None:
    couch.join(KEYS)
    assert couch.join(KEYS) == (Refused(0, "seated"),)


def test_the_ninth_finds_no_seat() -> None:
    couch = party(8)
    assert couch.free == 0
    assert couch.join(KEYS) == (Refused(-1, "full"),)
    assert couch.add_bot("bold", "weak") == (Refused(-1, "full"),)


def test_players_are_the_seats_taken_clockwise(couch: Couch) -> None:
    for seat in (1, 4, 6):
        couch.join(PADS[seat], seat)
    assert couch.players == (1, 4, 6)
    assert [couch.player_of(seat) for seat in range(SEATS)] == [None, 0, None, None, 1, None, 2, None]


def test_two_halves_of_the_keyboard_are_two_people(couch: Couch) -> None:
    couch.join(KEYS)
    couch.join(KEYS2)
    assert (couch.seat_of(KEYS), couch.seat_of(KEYS2)) == (0, 1)


def test_the_mouse_speaks_for_the_keyboard_until_it_has_its_own_seat(couch: Couch) -> None:
    couch.join(PADS[0])
    assert couch.voice(MOUSE) is None
    couch.join(KEYS)
    assert couch.voice(MOUSE) == couch.voice(KEYS) == 1
    couch.join(MOUSE)
    assert couch.voice(MOUSE) == 2
    couch.leave(1)
    assert couch.voice(KEYS) == 2
    assert couch.voice(KEYS2) is None


class TestLooks:
    def test_a_colour_somebody_wears_is_swapped(self) -> None:
        couch = party(3)
        assert couch.recolour(0, 2) == (Recoloured(0, 2), Recoloured(2, 0))
        assert [sitter.colour for sitter in couch.sitters] == [2, 1, 0]

    def test_personas_are_swapped_the_same_way(self) -> None:
        couch = party(2)
        assert couch.dress(1, 0) == (Dressed(1, 0), Dressed(0, 1))
        assert couch.dress(1, 7) == (Dressed(1, 7),)

    def test_turning_passes_over_what_others_wear(self) -> None:
        couch = party(3)
        assert couch.turn_colour(0, 1) == (Recoloured(0, 3),)
        assert couch.turn_colour(0, -1) == (Recoloured(0, 0),)
        assert couch.turn_colour(0, -1) == (Recoloured(0, 7),)
        assert couch.turn_persona(2, 1) == (Dressed(2, 3),)

    def test_a_full_table_turns_by_swapping(self) -> None:
        couch = party(8)
        assert couch.turn_colour(0, 1) == (Recoloured(0, 1), Recoloured(1, 0))

    def test_a_newcomer_never_wears_what_is_worn(self) -> None:
        couch = party(1)
        couch.recolour(0, 1)
        couch.join(KEYS)
        assert couch[1].colour == 2

    def test_only_eight_colours_exist(self) -> None:
        assert party(1).recolour(0, 8) == (Refused(0, "no-such"),)
        assert party(1).recolour(0, 0) == ()


class TestNames:
    @pytest.mark.parametrize(
        ("written", "name"),
        [("Zoé", "Zoé"), ("  la  Rouge ", "la Rouge"), ("Zoe\u0301", "Zoé"), ("A\u200bB\tC", "AB C")],
    )
    def test_a_name_is_tidied(self, written: str, name: str) -> None:
        couch = party(1)
        assert couch.rename(0, written) == (Renamed(0, name),)
        assert couch[0].name == name

    @pytest.mark.parametrize("written", ["", "   ", "Maximilienne-Rose", "\u200b"])
    def test_a_name_must_fit_on_the_door(self, written: str) -> None:
        assert party(1).rename(0, written) == (Refused(0, "name"),)

    def test_two_people_never_have_one_name(self) -> None:
        couch = party(2)
        assert couch.rename(0, "bérénice") == (Refused(0, "name-taken"),)
        assert couch.rename(0, "AURÈLE") == (Renamed(0, "AURÈLE"),)

    def test_a_newcomer_gets_a_name_nobody_took(self) -> None:
        couch = party(1)
        couch.rename(0, "Bérénice")
        couch.join(KEYS)
        assert couch[1].name == "Cassius"


class TestBots:
    def test_a_bot_sits_is_tuned_and_leaves(self, couch: Couch) -> None:
        assert couch.add_bot("bold", "strong") == (BotSat(0, "bold", "strong"),)
        assert couch.tune_bot(0, "honest", "weak") == (BotTuned(0, "honest", "weak"),)
        assert couch[0].hand == Bot("honest", "weak")
        assert couch.leave(0) == (Left(0),)

    def test_a_person_is_not_tuned(self) -> None:
        assert party(1).tune_bot(0, "bold", "weak") == (Refused(0, "held"),)

    def test_bots_are_always_ready(self, couch: Couch) -> None:
        couch.add_bot("bold", "strong")
        assert couch.everyone_ready
        couch.join(KEYS)
        assert not couch.everyone_ready
        assert couch.ready(1, True) == (Readied(1, True),)
        assert couch.everyone_ready
        assert couch.unready_all() == (Readied(1, False),)
        assert couch.ready(0, True) == (Refused(0, "held"),)

    def test_nobody_takes_over_an_ordinary_bot(self, couch: Couch) -> None:
        couch.add_bot("bold", "strong")
        assert couch.take_over(0, KEYS) == (Refused(0, "held"),)


class TestLostPads:
    def test_a_lost_pad_leaves_its_seat_waiting_with_its_name(self) -> None:
        couch = party(2)
        couch.rename(1, "Zoé")
        assert couch.pad_lost(PADS[1]) == (Lost(1, PADS[1]),)
        assert couch.waiting == (1,)
        assert couch[1].name == "Zoé"
        assert not couch.everyone_ready
        assert couch.pad_lost(PADS[1]) == ()

    def test_the_pad_that_comes_back_gets_its_own_seat(self) -> None:
        couch = party(3)
        couch.pad_lost(PADS[0])
        couch.pad_lost(PADS[2])
        assert couch.pad_back(PADS[2]) == (Returned(2, PADS[2]),)
        assert couch.pad_back(PADS[0]) == (Returned(0, PADS[0]),)
        assert couch.waiting == ()

    def test_a_new_pad_gets_nothing_by_being_plugged(self) -> None:
        couch = party(2)
        couch.pad_lost(PADS[0])
        assert couch.pad_back(PADS[5]) == ()
        assert couch.waiting == (0,)

    def test_another_device_takes_over_and_the_old_pad_has_no_claim_left(self) -> None:
        couch = party(2)
        couch.pad_lost(PADS[0])
        assert couch.take_over(0, KEYS) == (TakenOver(0, KEYS),)
        assert couch.pad_back(PADS[0]) == ()
        assert couch.seat_of(KEYS) == 0
        assert couch.claim_of(PADS[0]) is None

    def test_nobody_takes_over_who_has_a_seat_or_where_someone_sits(self) -> None:
        couch = party(2)
        assert couch.take_over(0, KEYS) == (Refused(0, "held"),)
        couch.pad_lost(PADS[0])
        assert couch.take_over(0, PADS[1]) == (Refused(0, "seated"),)
        assert couch.take_over(4, KEYS) == (Refused(4, "empty"),)

    def test_a_bot_minds_the_seat_until_its_pad_returns(self) -> None:
        couch = party(2)
        couch.pad_lost(PADS[0])
        assert couch.hold_by_bot(0, "bold", "middling") == (Minded(0, "bold", "middling"),)
        assert couch.waiting == ()
        assert couch.seat_of(PADS[0]) is None
        assert couch.claim_of(PADS[0]) == 0
        assert couch.pad_back(PADS[0]) == (GivenBack(0, PADS[0]),)
        assert couch[0].hand == Human(PADS[0])

    def test_a_person_may_let_a_bot_mind_the_seat_and_take_it_back(self) -> None:
        couch = party(2)
        couch.hold_by_bot(1, "honest", "weak")
        assert couch.join(PADS[1]) == (Refused(1, "seated"),)
        assert couch.give_back(PADS[1]) == (GivenBack(1, PADS[1]),)

    def test_another_device_may_take_a_minded_seat(self) -> None:
        couch = party(2)
        couch.hold_by_bot(1, "honest", "weak")
        assert couch.take_over(1, KEYS) == (TakenOver(1, KEYS),)
        assert couch.give_back(PADS[1]) == ()

    def test_a_mouse_does_not_play_what_a_bot_minds_for_the_keyboard(self) -> None:
        couch = Couch(NAMES)
        couch.join(KEYS)
        couch.hold_by_bot(0, "honest", "weak")
        assert couch.voice(MOUSE) is couch.voice(KEYS) is None

    def test_a_seat_kept_for_anyone_is_taken_by_the_first(self) -> None:
        couch = Couch(NAMES)
        couch.await_person()
        assert couch.waiting == (0,)
        assert couch.take_over(0, PADS[3]) == (TakenOver(0, PADS[3]),)


def test_a_saved_couch_waits_for_its_pads_and_knows_its_keyboard() -> None:
    couch = party(2)
    couch.join(KEYS)
    couch.add_bot("bold", "weak")
    saved = msgspec.json.decode(msgspec.json.encode(couch.sitters), type=tuple[Sitter, ...])
    again = Couch(NAMES, saved)
    assert again.waiting == (0, 1)
    assert again[2].hand == Human(KEYS)
    renumbered = Device(PADS[1].id, PADS[1].family, PADS[1].name, number=1)
    assert again.pad_back(renumbered) == (Returned(1, renumbered),)
    assert again[1].device == renumbered
