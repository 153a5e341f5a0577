"""Every press of the lobby, without a window: joining, dressing, names, bots, house rules, the curtain."""

from __future__ import annotations

import pytest

from game.couch.sitter import Bot
from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.input.intents import Intent, Press
from game.saves.save import SavedSeat
from scenes.games import KITS
from scenes.screens.lobby.controller import Controller
from scenes.screens.lobby.hand import Reply
from scenes.screens.lobby.seats import naming
from scenes.screens.lobby.seats.pen import GRID
from tests.scenes.screens.lobby.hands import DUAL, NAMES, SWITCH, XBOX, a_troupe, press

ACCEPT, BACK, DOUBT, COUNTER, PEEK, MENU = (
    Intent.ACCEPT,
    Intent.BACK,
    Intent.DOUBT,
    Intent.COUNTER,
    Intent.PEEK,
    Intent.MENU,
)
UP, DOWN, LEFT, RIGHT = Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT


@pytest.fixture
def lobby() -> Controller:
    return a_troupe()


def bot_at(lobby: Controller, seat: int) -> Bot:
    hand = lobby.lobby_model.couch[seat].hand
    assert isinstance(hand, Bot)
    return hand


def spell(lobby: Controller, device, letters: str) -> None:  # type: ignore[no-untyped-def]
    """Walk a pad's grid from letter to letter and press each."""
    pen = lobby.lobby_model.hand(device).pen
    assert pen is not None
    for letter in letters:
        row = next(row for row, line in enumerate(GRID) if letter in line)
        steps = [DOWN] * ((row - pen.row) % len(GRID))
        steps += [RIGHT] * ((GRID[row].index(letter) - pen.column) % len(GRID[0]))
        press(lobby, device, *steps, ACCEPT)


def test_accept_joins_the_first_free_loge_then_says_ready(lobby: Controller) -> None:
    assert press(lobby, XBOX, ACCEPT).sound == "join"
    assert press(lobby, KEYS, ACCEPT).sound == "join"
    assert [s.device for s in lobby.lobby_model.couch.sitters] == [XBOX, KEYS]
    assert press(lobby, XBOX, ACCEPT).sound == "ready"
    assert [s.ready for s in lobby.lobby_model.couch.sitters] == [True, False]


def test_each_hand_dresses_its_own_loge_only(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT)
    press(lobby, KEYS, ACCEPT, RIGHT, RIGHT, UP)
    first, second = lobby.lobby_model.couch.sitters
    assert (first.colour, first.persona) == (0, 0)
    assert (second.colour, second.persona) == (3, 7)


def test_a_colour_that_is_worn_is_passed_over(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT)
    press(lobby, KEYS, ACCEPT)
    press(lobby, XBOX, RIGHT)
    assert lobby.lobby_model.couch[0].colour == 2


def test_who_is_ready_no_longer_changes_clothes(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT, ACCEPT, RIGHT, UP)
    assert (lobby.lobby_model.couch[0].colour, lobby.lobby_model.couch[0].persona) == (0, 0)


def test_back_takes_ready_back_then_leaves_then_goes_to_the_title(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT, ACCEPT)
    assert (press(lobby, XBOX, BACK).sound, lobby.lobby_model.couch[0].ready) == ("back", False)
    assert (press(lobby, XBOX, BACK).sound, lobby.lobby_model.couch.sitters) == ("leave", ())
    assert press(lobby, XBOX, BACK).leads == "title"


def test_a_held_button_does_nothing_twice_but_directions_repeat(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT)
    assert lobby.press(Press(XBOX, ACCEPT, again=True)).sound == ""
    lobby.press(Press(XBOX, RIGHT, again=True))
    assert (lobby.lobby_model.couch[0].ready, lobby.lobby_model.couch[0].colour) == (False, 1)


# names


def test_a_keyboard_types_its_name_and_enter_signs(lobby: Controller) -> None:
    press(lobby, KEYS, ACCEPT, PEEK)
    for letter in "Zoé":
        naming.type_letters(lobby.lobby_model, letter)
    naming.type_letters(lobby.lobby_model, "\b")
    naming.type_letters(lobby.lobby_model, "ë")
    assert press(lobby, KEYS, ACCEPT).sound == "accept"
    assert (lobby.lobby_model.couch[0].name, lobby.lobby_model.typist) == ("Zoë", None)


def test_a_pad_spells_its_name_on_the_grid(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT, PEEK)
    spell(lobby, XBOX, "LÉA")
    press(lobby, XBOX, COUNTER)
    assert lobby.lobby_model.couch[0].name == "Léa"


def test_the_grid_can_erase_and_sign_by_itself(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT, PEEK)
    spell(lobby, XBOX, "ANNE⌫✓")
    assert (lobby.lobby_model.couch[0].name, lobby.lobby_model.mode(lobby.lobby_model.hand(XBOX))) == (
        "Ann",
        "own",
    )


def test_the_lazy_take_a_name_of_the_repertoire(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT)
    press(lobby, KEYS, ACCEPT, PEEK, DOWN, ACCEPT)
    name = lobby.lobby_model.couch[1].name
    assert name not in ("Aurèle", "Bérénice")


def test_giving_up_leaves_the_old_name(lobby: Controller) -> None:
    press(lobby, KEYS, ACCEPT, PEEK)
    naming.type_letters(lobby.lobby_model, "X")
    press(lobby, KEYS, BACK)
    assert lobby.lobby_model.couch[0].name == "Aurèle"
    press(lobby, XBOX, ACCEPT, PEEK, BACK, *[BACK] * 8)
    assert lobby.lobby_model.couch[1].name == "Bérénice"


def test_a_name_of_somebody_else_is_refused_and_written_on(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT)
    press(lobby, KEYS, ACCEPT, PEEK)
    for letter in "aurèle":
        naming.type_letters(lobby.lobby_model, letter)
    reply = press(lobby, KEYS, ACCEPT)
    assert (reply.sound, reply.says) == ("error", "couch-refusal-name-taken")
    assert lobby.lobby_model.typist is not None


def test_a_name_has_twelve_letters_at_most(lobby: Controller) -> None:
    press(lobby, KEYS, ACCEPT, PEEK)
    for letter in "Maximilienne Auguste":
        naming.type_letters(lobby.lobby_model, letter)
    press(lobby, KEYS, ACCEPT)
    assert lobby.lobby_model.couch[0].name == "Maximilienne"


def test_enter_signs_for_the_second_half_of_the_keyboard_too(lobby: Controller) -> None:
    press(lobby, KEYS2, ACCEPT, PEEK)
    for letter in "Ida":
        naming.type_letters(lobby.lobby_model, letter)
    press(lobby, KEYS, ACCEPT)
    assert [(s.name, s.device) for s in lobby.lobby_model.couch.sitters] == [("Ida", KEYS2)]


# bots


def test_a_bot_is_added_tuned_and_dismissed(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT, DOUBT)
    assert (bot_at(lobby, 1).temper, bot_at(lobby, 1).strength) == ("bold", "middling")
    press(lobby, XBOX, RIGHT, UP)
    assert (bot_at(lobby, 1).temper, bot_at(lobby, 1).strength) == ("suspicious", "strong")
    assert press(lobby, XBOX, UP).sound == "error"
    assert press(lobby, XBOX, BACK).sound == "leave"
    assert [s.seat for s in lobby.lobby_model.couch.sitters] == [0]
    assert lobby.lobby_model.mode(lobby.lobby_model.hand(XBOX)) == "own"


def test_the_cursor_goes_round_own_loge_name_and_bots(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT, DOUBT, DOUBT, ACCEPT)
    hand = lobby.lobby_model.hand(XBOX)
    seen = []
    for _ in range(5):
        press(lobby, XBOX, PEEK)
        seen.append((lobby.lobby_model.mode(hand), hand.on))
    assert seen == [("name", None), ("bot", 1), ("bot", 2), ("chair", 3), ("own", None)]


def test_another_hand_may_dismiss_a_bot_under_a_cursor(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT, DOUBT)
    press(lobby, DUAL, PEEK, BACK)
    assert lobby.lobby_model.hand(XBOX).on is None
    assert len(lobby.lobby_model.couch.sitters) == 1


def test_a_ninth_is_refused(lobby: Controller) -> None:
    for _ in range(8):
        press(lobby, XBOX, DOUBT)
    reply = press(lobby, XBOX, DOUBT)
    assert (reply.sound, reply.says) == ("error", "couch-refusal-full")
    press(lobby, XBOX, ACCEPT)
    assert press(lobby, XBOX, ACCEPT).says == "couch-refusal-full"


def test_bots_of_the_last_evening_come_back_as_they_were() -> None:
    saved = SavedSeat(name="Automate", kind="bot", temper="vengeful", strength="strong")
    lobby = a_troupe(remembered=[saved])
    press(lobby, XBOX, DOUBT)
    assert (bot_at(lobby, 0).temper, bot_at(lobby, 0).strength) == ("vengeful", "strong")


# house rules


def test_house_rules_change_by_steps_and_nobody_is_ready_then(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT, ACCEPT)
    press(lobby, KEYS, ACCEPT, COUNTER, DOWN, LEFT, LEFT)
    assert lobby.lobby_model.rules.changed == {"forced_at": 8}
    assert not lobby.lobby_model.couch[0].ready
    press(lobby, KEYS, DOUBT)
    assert lobby.lobby_model.rules.changed == {}
    press(lobby, KEYS, BACK)
    assert not lobby.lobby_model.editing


def test_every_rule_can_be_reached_and_the_last_row_goes_back_to_the_book(lobby: Controller) -> None:
    rules = lobby.lobby_model.rules
    press(lobby, XBOX, COUNTER)
    for name in rules.names:
        press(lobby, XBOX, LEFT if rules.values[name] == rules.flags[name].max else RIGHT, DOWN)
    assert set(rules.changed) == set(rules.names)
    press(lobby, XBOX, ACCEPT)
    assert rules.changed == {}


def test_others_go_on_dressing_while_one_hand_changes_rules(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT)
    press(lobby, DUAL, ACCEPT, COUNTER)
    press(lobby, XBOX, RIGHT)
    assert lobby.lobby_model.couch[0].colour == 2
    assert lobby.lobby_model.editing


# acts and the curtain


def test_games_in_rehearsal_are_shown_and_not_started(
    lobby: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(KITS, "skirmish")
    press(lobby, XBOX, ACCEPT, DOUBT, ACCEPT, Intent.PREVIOUS, ACCEPT)
    assert lobby.lobby_model.act.id == "skirmish"
    reply = press(lobby, XBOX, MENU)
    assert (reply.sound, reply.says, reply.leads) == ("error", "lobby-rehearsal-skirmish", "")
    assert press(lobby, XBOX, COUNTER).says == "lobby-no-rules"
    press(lobby, XBOX, Intent.PREVIOUS, Intent.PREVIOUS, ACCEPT)
    assert lobby.lobby_model.act.id == "hecatombe"
    assert press(lobby, XBOX, MENU).leads == "start"


@pytest.mark.parametrize(("seated", "extra"), [(7, 1), (8, 2)])
def test_a_seventh_is_kindly_told_that_roulette_is_for_six(
    lobby: Controller, seated: int, extra: int
) -> None:
    for _ in range(seated):
        press(lobby, XBOX, DOUBT)
    reply = press(lobby, XBOX, Intent.NEXT, Intent.NEXT)
    assert lobby.lobby_model.act.id == "roulette"
    assert (reply.sound, reply.says, reply.facts) == ("page", "lobby-why-crowd", {"most": 6, "extra": extra})
    assert press(lobby, XBOX, MENU).says == "lobby-why-crowd"


def test_roulette_is_played_from_two(lobby: Controller) -> None:
    press(lobby, XBOX, Intent.NEXT, Intent.NEXT)
    assert press(lobby, XBOX, MENU).says == "lobby-why-nobody-roulette"
    press(lobby, XBOX, ACCEPT, ACCEPT)
    assert press(lobby, XBOX, MENU).says == "lobby-why-alone-roulette"
    press(lobby, XBOX, DOUBT, ACCEPT)
    assert press(lobby, XBOX, MENU).leads == "start"


def test_eight_are_too_many_for_seven_seats(lobby: Controller) -> None:
    for _ in range(8):
        press(lobby, XBOX, DOUBT)
    reply = press(lobby, XBOX, Intent.NEXT)
    assert (reply.sound, reply.says, reply.facts) == ("page", "lobby-why-crowd", {"most": 7, "extra": 1})
    reply = press(lobby, XBOX, MENU)
    assert (reply.sound, reply.says, reply.leads) == ("error", "lobby-why-crowd", "")
    press(lobby, XBOX, BACK)
    assert press(lobby, XBOX, MENU).leads == "start"
    assert len(lobby.lobby_model.plan(1).players) == 7
    assert lobby.lobby_model.plan(1).flags == {"rounds_to_win": 2, "father_rule_from": 4, "no_retreat": False}


def test_each_act_says_in_its_own_words_that_too_few_are_there(lobby: Controller) -> None:
    press(lobby, XBOX, Intent.NEXT)
    assert press(lobby, XBOX, MENU).says == "lobby-why-nobody-hecatombe"
    press(lobby, XBOX, ACCEPT)
    assert press(lobby, XBOX, MENU).says == "lobby-why-alone-hecatombe"


def test_the_booklet_lies_beside_the_house_rules(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT, COUNTER)
    assert press(lobby, XBOX, PEEK).leads == "booklet"
    assert lobby.lobby_model.editing


def test_the_curtain_stays_down_with_a_reason(lobby: Controller) -> None:
    assert press(lobby, XBOX, MENU).says == "lobby-why-nobody-complots"
    press(lobby, XBOX, ACCEPT)
    assert press(lobby, XBOX, MENU).says == "lobby-why-alone-complots"
    press(lobby, KEYS, ACCEPT)
    reply = press(lobby, SWITCH, MENU)
    assert (reply.says, reply.facts["name"], reply.facts["second"]) == (
        "lobby-why-ready",
        "Aurèle",
        "Bérénice",
    )
    press(lobby, XBOX, ACCEPT)
    reply = press(lobby, XBOX, ACCEPT)
    assert (reply.sound, reply.facts["name"], reply.facts["count"]) == ("focus", "Bérénice", 1)
    press(lobby, KEYS, ACCEPT)
    assert press(lobby, SWITCH, MENU).leads == "start"


def test_the_plan_says_who_sits_there_and_by_which_rules(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT, RIGHT, ACCEPT, DOUBT)
    lobby.lobby_model.rules.step("starting_coins", 1)
    plan = lobby.lobby_model.plan(7)
    assert (plan.game, plan.seed, plan.first) == ("complots", 7, None)
    assert plan.flags["starting_coins"] == 3
    seats = [(p.name, p.kind, p.temper, p.colour, p.device) for p in plan.players]
    assert seats == [("Aurèle", "human", "", 1, "pad:x"), ("Bérénice", "bot", "bold", 2, "")]


# pads that come and go


def test_a_pad_that_goes_keeps_its_loge_and_gets_it_back(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT, ACCEPT)
    press(lobby, KEYS, ACCEPT, ACCEPT)
    assert lobby.lobby_model.lose(XBOX).sound == "leave"
    assert press(lobby, KEYS, MENU).says == "lobby-why-away"
    assert [reply.sound for reply in lobby.lobby_model.meet([XBOX])] == ["join"]
    assert (lobby.lobby_model.couch[0].waiting, lobby.lobby_model.couch[0].ready) == (False, False)


def test_a_loge_that_waits_may_be_cleared_or_taken_over(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT)
    press(lobby, DUAL, ACCEPT)
    lobby.lobby_model.lose(XBOX)
    press(lobby, SWITCH, PEEK, ACCEPT)
    assert lobby.lobby_model.couch[0].device == SWITCH
    lobby.lobby_model.lose(DUAL)
    press(lobby, SWITCH, PEEK, PEEK, BACK)
    assert [s.seat for s in lobby.lobby_model.couch.sitters] == [0]


def test_pads_gone_during_a_match_wait_when_the_lobby_opens(lobby: Controller) -> None:
    press(lobby, XBOX, ACCEPT)
    press(lobby, DUAL, ACCEPT)
    lobby.lobby_model.meet([DUAL])
    assert lobby.lobby_model.couch.waiting == (0,)


def test_who_comes_again_finds_name_and_look_again() -> None:
    lobby = a_troupe(remembered=[SavedSeat(name="Léa", colour=5, persona=6, device="pad:x")])
    press(lobby, KEYS, ACCEPT)
    press(lobby, XBOX, ACCEPT)
    sitter = lobby.lobby_model.couch[1]
    assert (sitter.name, sitter.colour, sitter.persona) == ("Léa", 5, 6)


# the mouse


def test_the_mouse_plays_with_the_keyboard_until_it_has_a_loge_of_its_own(lobby: Controller) -> None:
    lobby.click_person(3)
    assert lobby.lobby_model.couch[3].device == KEYS
    lobby.click_arrow(3, RIGHT)
    assert lobby.lobby_model.couch[3].colour == 4
    lobby.click_person(5)
    lobby.click_mouse(5)
    assert lobby.lobby_model.couch[5].device == MOUSE
    assert lobby.click_loge(3).says == "lobby-not-yours"


def test_the_mouse_readies_its_loge_and_tunes_a_bot(lobby: Controller) -> None:
    lobby.click_person(0)
    press(lobby, KEYS, DOUBT)
    lobby.click_arrow(1, UP)
    assert bot_at(lobby, 1).strength == "strong"
    assert lobby.click_loge(0).sound == "ready"
    assert lobby.click_loge(0).sound == "back"


# free chairs


def test_a_click_on_a_free_chair_seats_nobody_yet(lobby: Controller) -> None:
    lobby.click_loge(3)
    hand = lobby.lobby_model.hand(KEYS)
    assert lobby.lobby_model.couch.sitters == () and (hand.on, lobby.lobby_model.mode(hand)) == (3, "chair")
    lobby.click_bot(3)
    assert lobby.lobby_model.couch[3].is_bot and lobby.lobby_model.mode(hand) == "bot"


@pytest.mark.parametrize("device", [KEYS, KEYS2, XBOX])
def test_a_free_chair_offers_a_person_or_a_bot_to_every_hand(lobby: Controller, device: Device) -> None:
    press(lobby, device, PEEK, DOUBT)
    assert lobby.lobby_model.couch[0].is_bot
    press(lobby, device, BACK, PEEK, ACCEPT)
    assert lobby.lobby_model.couch[0].device == device


def test_whoever_sits_keeps_a_chair_for_the_next_person(lobby: Controller) -> None:
    lobby.click_person(0)
    lobby.click_person(4)
    assert len(lobby.lobby_model.couch.sitters) == 1 and lobby.lobby_model.next_chair == 4
    press(lobby, KEYS, DOUBT)
    assert lobby.lobby_model.couch[1].is_bot, "a bot does not take what is kept"
    press(lobby, XBOX, ACCEPT)
    assert lobby.lobby_model.couch[4].device == XBOX and lobby.lobby_model.next_chair == 2


def test_the_next_chair_names_only_devices_that_could_still_join(lobby: Controller) -> None:
    model = lobby.lobby_model
    model.meet([XBOX, DUAL])
    assert list(model.joiners) == [KEYS, KEYS2, XBOX, DUAL], "a mouse sits with the keyboard first"
    press(lobby, KEYS, ACCEPT)
    assert list(model.joiners) == [KEYS2, XBOX, DUAL, MOUSE]
    press(lobby, XBOX, ACCEPT)
    press(lobby, KEYS2, ACCEPT)
    assert list(model.joiners) == [DUAL, MOUSE]
    model.lose(DUAL)
    lobby.click_mouse(3)
    assert not list(model.joiners)


def test_the_curtain_says_by_name_whom_it_waits_for(lobby: Controller) -> None:
    for device in (XBOX, DUAL, SWITCH, KEYS, KEYS2):
        press(lobby, device, ACCEPT)
    facts = lobby.start().facts
    assert [facts[one] for one in ("name", "second", "third", "count", "more")] == [*NAMES[:3], 5, 2]


def test_a_prompt_that_was_written_for_another_mode_does_nothing(lobby: Controller) -> None:
    lobby.click_person(0)
    assert lobby.click_prompt(KEYS, "stranger", ACCEPT) == Reply()
    assert not lobby.lobby_model.couch[0].ready
    lobby.click_prompt(KEYS, "own", DOUBT)
    lobby.click_prompt(KEYS, "own", DOUBT)
    assert [s.is_bot for s in lobby.lobby_model.couch.sitters] == [False, True, True]
