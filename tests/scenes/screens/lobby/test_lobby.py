"""The lobby on the window: real keys, virtual pads and clicks; what is seen, heard and begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import arcade
import pytest
from arcade import key

from game.couch.sitter import Bot
from game.input.devices import KEYS, KEYS2, Family
from game.input.intents import Intent
from scenes.pads.virtual import VirtualPad
from scenes.screens.lobby.footer import START_BOX
from scenes.screens.lobby.scene import Lobby
from scenes.screens.rulebook.scene import Rulebook
from scenes.shell.scene import Scene

if TYPE_CHECKING:
    from game.app.plan import MatchPlan
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.lobby.conftest import OpenStage

FAMILIES = (Family.XBOX, Family.PLAYSTATION, Family.NINTENDO, Family.XBOX, Family.PLAYSTATION)


class Sofa:
    """A lobby with real hands on it."""

    def __init__(self, driver: Driver, proscenium: GameWindow, pads: Pads | None = None) -> None:
        self.driver, self.proscenium = driver, proscenium
        self.stage = proscenium.stage
        self.lobby = Lobby(self.stage)
        self.stage.push(self.lobby)
        self.pads = (
            [] if pads is None else [VirtualPad(pads, f, serial=f"S{i}") for i, f in enumerate(FAMILIES)]
        )

    @property
    def couch(self) -> Any:
        return self.lobby.couch

    @property
    def heard(self) -> list[str]:
        return self.stage.sounds.heard  # type: ignore[attr-defined,no-any-return]

    def plug(self, *places: int) -> None:
        for place in places:
            self.pads[place].plug()
            self.driver.step(2)

    def pad(self, place: int, *what: Intent | str) -> None:
        """Tap buttons of a pad, a frame down and a frame up each."""
        for one in what:
            self.pads[place].press(one)
            self.driver.step()
            self.pads[place].release(one)
            self.driver.step()

    def keys(self, *symbols: int) -> None:
        for symbol in symbols:
            self.driver.key(symbol)

    def click(self, x: float, y: float) -> None:
        self.driver.click(x, y)

    def offer(self, seat: int, *offers: str) -> None:
        """Click a free chair, then what it offers."""
        x, y, w, h = self.lobby.seat_cards.each[seat].box
        self.click(x + w / 2, y + h / 2)
        for offer in offers:
            box = next(box for box, said in self.lobby.seat_cards.spots(seat) if said == offer)
            self.click(box[0] + box[2] / 2, box[1] + box[3] / 2)

    def names(self) -> list[str]:
        return [sitter.name for sitter in self.couch.sitters]

    def says(self, words: str) -> bool:
        return any(words in label.text for label in self.lobby.labels())


@pytest.fixture
def sofa(driver: Driver, open_stage: OpenStage) -> Sofa:
    return Sofa(driver, open_stage())


@pytest.fixture
def full_sofa(driver: Driver, open_stage: OpenStage, pads: Pads) -> Sofa:
    return Sofa(driver, open_stage(pads), pads)


def test_eight_mixed_hands_join_dress_and_raise_the_curtain(full_sofa: Sofa, begun: list[MatchPlan]) -> None:
    sofa = full_sofa
    sofa.plug(0, 1, 2, 3, 4)
    sofa.keys(key.ENTER)
    sofa.keys(key.B)
    sofa.offer(2, "person", "mouse")
    for place in range(5):
        sofa.pad(place, Intent.ACCEPT)
    assert [s.device.id[:4] for s in sofa.couch.sitters] == ["keys", "keys", "mous", *["pad:"] * 5]
    assert [s.device.id for s in sofa.couch.sitters][:3] == ["keys", "keys2", "mouse"]
    assert sofa.heard.count("join") == 8
    sofa.pad(1, Intent.RIGHT, Intent.DOWN)
    assert sorted(s.colour for s in sofa.couch.sitters) == list(range(8))
    assert sofa.says("vous êtes 8") and sofa.says("20 cartes")
    sofa.keys(key.ENTER, key.B)
    sofa.click(150 + 420, 180)
    for place in range(5):
        sofa.pad(place, Intent.ACCEPT)
    assert sofa.couch.everyone_ready
    sofa.pad(3, Intent.MENU)
    assert [len(plan.players) for plan in begun] == [8]
    assert sofa.stage.app.settings.last_game == "complots"
    assert len(sofa.stage.app.settings.seats) == 8


def test_a_pulled_pad_leaves_a_waiting_loge_and_comes_back_to_it(full_sofa: Sofa) -> None:
    sofa = full_sofa
    sofa.plug(0, 1)
    sofa.pad(0, Intent.ACCEPT, Intent.ACCEPT)
    sofa.pad(1, Intent.ACCEPT, Intent.ACCEPT)
    sofa.pads[0].unplug()
    sofa.driver.step(3)
    assert sofa.couch.waiting == (0,)
    assert sofa.says("manette envolée")
    sofa.pad(1, Intent.MENU)
    assert sofa.says("s’est envolée")
    sofa.plug(0)
    assert sofa.couch.waiting == ()
    assert not sofa.says("manette envolée") and sofa.says("Manette\N{NO-BREAK SPACE}1")
    sofa.pad(0, Intent.ACCEPT)
    assert sofa.couch.everyone_ready


def test_pads_show_the_colour_of_their_seat(full_sofa: Sofa) -> None:
    full_sofa.plug(0)
    full_sofa.pad(0, Intent.ACCEPT, Intent.RIGHT)
    assert full_sofa.pads[0].lit[-1] == (0xF6, 0xB7, 0x3A)


def test_a_name_is_typed_and_bindings_sleep_meanwhile(sofa: Sofa) -> None:
    sofa.keys(key.ENTER, key.TAB)
    assert sofa.lobby.takes_text
    for letter in "Dédé":
        sofa.keys(key.D)
        sofa.driver.type(letter)
    sofa.keys(key.ENTER)
    assert (sofa.names(), sofa.lobby.takes_text) == (["Dédé"], False)
    assert sofa.says("Dédé")


def test_the_key_that_takes_up_the_pen_writes_nothing(sofa: Sofa) -> None:
    sofa.keys(key.B)
    sofa.driver.press(key.V)
    sofa.driver.type("v")
    sofa.driver.step()
    sofa.driver.release(key.V)
    sofa.driver.type("I")
    sofa.keys(key.ENTER)
    assert sofa.names() == ["I"]


def test_a_pad_spells_with_its_grid(full_sofa: Sofa) -> None:
    sofa = full_sofa
    sofa.plug(2)
    sofa.pad(2, Intent.ACCEPT, Intent.PEEK, Intent.DOWN, Intent.RIGHT, Intent.ACCEPT)
    assert sofa.says("signe sa porte")
    sofa.pad(2, Intent.UP, Intent.LEFT, Intent.ACCEPT, Intent.COUNTER)
    assert sofa.names() == ["Ia"]


def test_bots_come_are_tuned_by_click_and_go(sofa: Sofa) -> None:
    sofa.keys(key.ENTER, key.D, key.UP, key.ENTER)
    assert sofa.says("Automate hardi")
    x, y = 266 + 98, 100 + 100
    sofa.click(x, y)
    assert sofa.says("hardi, maître")
    sofa.click(266 + 177, 100 + 98)
    bot = sofa.couch[1].hand
    assert isinstance(bot, Bot) and bot.temper == "suspicious"
    sofa.driver.click(x, y, button=arcade.MOUSE_BUTTON_RIGHT)
    sofa.driver.step()
    assert sofa.names() == ["Aurèle"]


def test_the_mouse_reaches_everything(sofa: Sofa, begun: list[MatchPlan]) -> None:
    lobby = sofa.lobby
    sofa.offer(0, "person")
    sofa.click(56 + 19, 100 + 98)
    assert sofa.couch[0].colour == 7
    ask = next(box for box, intent in lobby.footer.spots if intent is Intent.DOUBT)
    sofa.click(ask[0] + 10, ask[1] + 20)
    assert len(sofa.couch.sitters) == 2
    chip = next(placed for placed in lobby.bill.chips if placed.chip.name == "starting_coins")
    sofa.click(chip.x + 20, chip.y + 18)
    assert lobby.lobby_model.editing
    row = lobby.lobby_model.rules.names.index("starting_coins")
    box = next(box for place, box in lobby.editor.lines() if place == row)
    sofa.click(box[0] + box[2] - 5, box[1] + 10)
    assert sofa.says("3 pièces au départ")
    sofa.click(30, 400)
    assert not lobby.lobby_model.editing
    sofa.click(lobby.strip.boxes[3][0] + 50, 615)
    assert lobby.lobby_model.act.id == "skirmish"
    sofa.click(lobby.strip.boxes[0][0] + 50, 615)
    sofa.click(150, 180)
    sofa.click(START_BOX[0] + 100, START_BOX[1] + 20)
    assert [plan.flags["starting_coins"] for plan in begun] == [3]
    assert sofa.stage.app.settings.flags == {"complots": {"starting_coins": 3}}


def test_clicking_twice_in_one_place_never_does_two_different_things(sofa: Sofa) -> None:
    lobby = sofa.lobby
    x, y, w, h = lobby.seat_cards.each[2].box
    for _ in range(2):  # where « a bot » appears under the pointer
        sofa.click(x + w / 2, y + h - 30)
    assert sofa.names() == [] and lobby.lobby_model.hand(KEYS).on == 2
    sofa.driver.point(x + w / 2, y + 40)
    for _ in range(3):
        sofa.click(x + w / 2, y + h - 30)
    (bot,) = sofa.couch.sitters
    assert bot.is_bot and bot.seat == 2 and lobby.lobby_model.hand(KEYS).on == 2
    sofa.offer(0, "person")
    box = lobby.seat_cards.each[0].box
    sofa.click(box[0] + 98, box[1] + 150)
    assert not sofa.couch[0].ready, "whoever has just sat down has not said to be ready"


def test_prompts_stay_where_they_are_while_the_mouse_is_over_them(sofa: Sofa) -> None:
    lobby = sofa.lobby
    sofa.offer(0, "person")
    before = list(lobby.footer.spots)
    ask = next(box for box, intent in before if intent is Intent.DOUBT)
    for bots in (1, 2, 3):
        sofa.click(ask[0] + 10, ask[1] + 20)
        assert len(sofa.couch.sitters) == 1 + bots and lobby.footer.spots == before
    ready = next(box for box, intent in before if intent is Intent.ACCEPT)
    sofa.click(ready[0] + 10, ready[1] + 20)
    assert sofa.couch[0].ready and lobby.footer.spots == before
    sofa.click(ready[0] + 10, ready[1] + 20)
    assert sofa.couch[0].ready, "« Prêt » says so, and never takes it back"
    sofa.driver.point(640, 300)
    assert lobby.footer.spots != before and sofa.says("Attendez-moi")


def test_a_sentence_leaves_the_prompts_under_the_mouse_alone(sofa: Sofa) -> None:
    for _ in range(8):
        sofa.keys(key.D)
    box, _ = sofa.lobby.footer.spots[0]
    sofa.driver.point(box[0] + 10, box[1] + 20)
    sofa.keys(key.D)
    assert sofa.lobby.footer.said and sofa.lobby.footer._prompts.visible
    assert sofa.lobby.footer._said.box[1] < START_BOX[1] - 10
    sofa.driver.point(640, 300)
    assert not sofa.lobby.footer._prompts.visible and sofa.lobby.footer._said.box[1] > START_BOX[1]


def test_the_mouse_is_shown_places_and_the_keyboard_keys(sofa: Sofa) -> None:
    sofa.keys(key.ENTER)
    assert sofa.says("Échap")
    sofa.click(640, 300)
    assert not sofa.says("Échap") and sofa.says("Renoncer")
    sofa.keys(key.RIGHT)
    assert sofa.says("Échap")


def test_the_next_chair_tells_the_second_half_of_the_keyboard_its_key(sofa: Sofa) -> None:
    assert sofa.says("Clavier bis") and not sofa.says("Souris")
    sofa.keys(key.ENTER, key.ENTER)
    assert sofa.says("Clavier bis") and sofa.says("Souris") and sofa.says("Clavier et souris")
    sofa.keys(key.B)
    assert [sitter.device for sitter in sofa.couch.sitters] == [KEYS, KEYS2]
    sofa.offer(2, "person", "mouse")
    assert sofa.says("Une manette") and not sofa.says("Clavier et souris")


def test_an_evening_of_hecatombe_by_keys_alone(sofa: Sofa, begun: list[MatchPlan]) -> None:
    sofa.keys(key.E, key.ENTER)
    assert sofa.says("Hécatombe") and sofa.says("2 à 7 joueurs") and not sofa.says("répétition")
    sofa.keys(key.D, key.D, key.ENTER)
    assert sofa.says("17 tuiles") and sofa.says("2 objectifs")
    sofa.keys(key.C, key.RIGHT, key.ESCAPE)
    assert sofa.says("3 manches gagnantes") and sofa.says("règle maison")
    sofa.keys(key.ENTER, key.M)
    assert [(plan.game, len(plan.players), plan.flags["rounds_to_win"]) for plan in begun] == [
        ("hecatombe", 3, 3)
    ]
    assert sofa.stage.app.settings.last_game == "hecatombe"
    again = Lobby(sofa.stage)
    sofa.stage.replace(again, curtain=False)
    assert again.lobby_model.act.id == "hecatombe" and again.lobby_model.rules.changed == {"rounds_to_win": 3}


def test_an_evening_of_roulette_by_keys_alone(sofa: Sofa, begun: list[MatchPlan]) -> None:
    sofa.keys(key.E, key.E, key.ENTER)
    assert sofa.says("Roulette") and sofa.says("2 à 6 joueurs") and not sofa.says("répétition")
    assert sofa.says("Gagner à 15 points") and sofa.says("30 cartes Action")
    sofa.keys(key.D, key.D, key.ENTER)
    sofa.keys(key.C, key.RIGHT, key.DOWN, key.RIGHT, key.ESCAPE)
    assert sofa.says("Gagner à 16 points") and sofa.says("Les cartes classiques")
    sofa.keys(key.ENTER, key.M)
    assert [(plan.game, len(plan.players)) for plan in begun] == [("roulette", 3)]
    assert (begun[0].flags["points_to_win"], begun[0].flags["action_deck"]) == (16, "named")
    kept = sofa.stage.app.settings
    assert kept.last_game == "roulette"
    assert kept.flags == {"roulette": {"points_to_win": 16, "action_deck": "named"}}


def test_an_evening_of_roulette_by_clicks_alone(sofa: Sofa, begun: list[MatchPlan]) -> None:
    lobby = sofa.lobby
    sofa.click(lobby.strip.boxes[2][0] + 50, 615)
    sofa.offer(0, "person")
    ask = next(box for box, intent in lobby.footer.spots if intent is Intent.DOUBT)
    sofa.click(ask[0] + 10, ask[1] + 20)
    chip = next(placed for placed in lobby.bill.chips if placed.chip.name == "points_to_win")
    sofa.click(chip.x + 20, chip.y + 18)
    row = lobby.lobby_model.rules.names.index("choice_seconds")
    box = next(box for place, box in lobby.editor.lines() if place == row)
    sofa.click(box[0] + 5, box[1] + 10)
    assert sofa.says("Poche et pari\xa0: 25 s")
    sofa.click(30, 400)
    sofa.click(150, 180)
    sofa.click(START_BOX[0] + 100, START_BOX[1] + 20)
    assert [(plan.game, plan.flags["choice_seconds"]) for plan in begun] == [("roulette", 25)]


def test_an_evening_of_hecatombe_by_clicks_alone(sofa: Sofa, begun: list[MatchPlan]) -> None:
    lobby = sofa.lobby
    sofa.click(lobby.strip.boxes[1][0] + 50, 615)
    sofa.offer(0, "person")
    ask = next(box for box, intent in lobby.footer.spots if intent is Intent.DOUBT)
    sofa.click(ask[0] + 10, ask[1] + 20)
    chip = next(placed for placed in lobby.bill.chips if placed.chip.name == "father_rule_from")
    sofa.click(chip.x + 20, chip.y + 18)
    row = lobby.lobby_model.rules.names.index("father_rule_from")
    box = next(box for place, box in lobby.editor.lines() if place == row)
    sofa.click(box[0] + 5, box[1] + 10)
    assert sofa.says("Père sacré dès 3 joueurs")
    ask = next(box for box, intent in lobby.footer.spots if intent is Intent.PEEK)
    sofa.click(ask[0] + 10, ask[1] + 20)
    booklet = sofa.stage.scene
    assert isinstance(booklet, Rulebook) and booklet.game == "hecatombe" and booklet.shelf == ()
    assert booklet.flags == lobby.lobby_model.rules.values
    sofa.driver.click(300, 300, button=arcade.MOUSE_BUTTON_RIGHT)
    assert sofa.stage.scene is lobby and lobby.lobby_model.editing
    sofa.click(30, 400)
    sofa.click(150, 180)
    sofa.click(START_BOX[0] + 100, START_BOX[1] + 20)
    assert [(plan.game, plan.flags["father_rule_from"]) for plan in begun] == [("hecatombe", 3)]


def test_a_pad_finds_hecatombe_its_rules_and_its_booklet(full_sofa: Sofa) -> None:
    sofa = full_sofa
    sofa.plug(1)
    sofa.pad(1, Intent.ACCEPT, Intent.NEXT)
    assert sofa.lobby.lobby_model.act.id == "hecatombe"
    sofa.pad(1, Intent.COUNTER, Intent.DOWN, Intent.DOWN, Intent.RIGHT)
    assert sofa.says("Sans retraite")
    sofa.pad(1, Intent.PEEK)
    booklet = sofa.stage.scene
    assert isinstance(booklet, Rulebook) and booklet.game == "hecatombe"
    assert booklet.hand.family is FAMILIES[1]
    sofa.pad(1, Intent.BACK, Intent.BACK)
    assert sofa.stage.scene is sofa.lobby and not sofa.lobby.lobby_model.editing


def test_the_eighth_is_one_too_many_for_hecatombe(sofa: Sofa, begun: list[MatchPlan]) -> None:
    for _ in range(8):
        sofa.keys(key.D)
    sofa.keys(key.E)
    assert sofa.says("quelqu’un est de trop")
    sofa.keys(key.M)
    assert (sofa.heard[-1], begun) == ("error", [])
    sofa.keys(key.Q, key.M)
    assert [(plan.game, len(plan.players)) for plan in begun] == [("complots", 8)]


def test_refusals_are_heard_and_read_in_place_of_the_prompts(sofa: Sofa, begun: list[MatchPlan]) -> None:
    sofa.keys(key.ENTER, key.M)
    assert (sofa.heard[-1], begun) == ("error", [])
    assert sofa.says("il faut être deux")
    assert not sofa.says("Règles")
    sofa.driver.wait(4.2)
    assert sofa.says("Règles") and not sofa.says("il faut être deux")


def test_the_winner_starts_the_next_match_if_the_same_people_play(
    driver: Driver, open_stage: OpenStage, begun: list[MatchPlan]
) -> None:
    first = Sofa(driver, open_stage())
    first.keys(key.ENTER, key.ENTER, key.D, key.ENTER)
    lobby = Lobby(first.stage, first.couch, last_winner=1)
    first.stage.replace(lobby, curtain=False)
    assert not first.couch[0].ready
    first.keys(key.ENTER, key.M)
    first.keys(key.D, key.ENTER, key.M)
    assert [plan.first for plan in begun] == [1, None]


def test_the_winner_of_another_game_starts_nothing(open_stage: OpenStage, driver: Driver) -> None:
    played = Sofa(driver, open_stage())
    played.keys(key.ENTER, key.ENTER, key.D, key.ENTER)
    troupe = Lobby(played.stage, played.couch, last_winner=1).lobby_model
    assert troupe.plan(1).first == 1
    troupe.go_to_act(1)
    assert (troupe.plan(1).game, troupe.plan(1).first) == ("hecatombe", None)
    troupe.go_to_act(0)
    assert troupe.plan(1).first == 1


def test_back_from_nobodys_seat_goes_to_the_title(sofa: Sofa) -> None:
    home = Scene(sofa.stage)
    sofa.stage.home = lambda: home
    sofa.keys(key.ENTER, key.ESCAPE)
    assert sofa.stage.scene is sofa.lobby
    sofa.keys(key.ESCAPE)
    sofa.driver.wait(1.2)
    assert sofa.stage.scene is home


def test_names_and_rules_of_the_last_evening_are_there_again(driver: Driver, open_stage: OpenStage) -> None:
    sofa = Sofa(driver, open_stage())
    sofa.keys(key.ENTER, key.RIGHT, key.TAB)
    sofa.driver.type("Zoé")
    sofa.keys(key.ENTER, key.C, key.DOWN, key.LEFT, key.ESCAPE)
    sofa.lobby.leave()
    again = Lobby(sofa.stage)
    sofa.stage.replace(again, curtain=False)
    sofa.keys(key.ENTER)
    assert [(s.name, s.colour) for s in again.couch.sitters] == [("Zoé", 1)]
    assert again.lobby_model.rules.changed == {"forced_at": 9}


def test_nothing_is_drawn_anew_while_nothing_changes(sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> None:
    sofa.keys(key.ENTER)
    sofa.driver.step(30)
    shown: list[bool] = []
    monkeypatch.setattr(sofa.lobby, "_show", lambda moving: shown.append(moving))
    sofa.driver.step(60)
    assert shown == []
