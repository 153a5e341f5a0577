"""Every question of the battle can be answered, every answer has its steps, and every step its words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, get_args

import pytest

from game.app.app import App
from game.core.match import Match
from game.input.intents import Intent
from game.rules.skirmish import SkirmishAction
from game.rules.skirmish.actions.orders import DeclareCharge, Leg, Move, Shoot
from game.rules.skirmish.flow import questions
from game.saves.settings import Settings
from scenes.games.skirmish.table.answers.choice_ticket import is_on_table
from scenes.games.skirmish.table.answers.crumbs import PATHS, Crumb, crumbs_of, next_crumbs, option_at
from scenes.games.skirmish.table.answers.families import ANSWERS
from scenes.games.skirmish.table.controller import BIDDING, PICKING, Controller
from scenes.games.skirmish.table.phrases import Phrases
from tests.app.conftest import BASE
from tests.golden.record import PLAYTHROUGHS, played, rules_for
from tests.scenes.games.skirmish.bench import NAMES

BATTLES = ("skirmish-raid-2", "skirmish-magic-3", "skirmish-shooting-3", "skirmish-melee-3")


def kinds() -> set[str]:
    """Every question that the rules declare."""
    return {str(one) for name, one in vars(questions).items() if name.isupper()}


def unanswered(answers: Mapping[Any, object]) -> set[str]:
    return kinds() - {str(kind) for kind in answers}


def test_every_question_of_the_battle_has_a_family_of_presses() -> None:
    assert unanswered(ANSWERS) == set()
    assert {str(kind) for kind in ANSWERS} == kinds()
    without = {kind: family for kind, family in ANSWERS.items() if kind != questions.DISPEL_SPELL}
    assert unanswered(without) == {"magic:dispel"}, "a missing one is found"


def test_every_action_of_the_battle_has_steps() -> None:
    verbs = set(get_args(SkirmishAction))
    assert set(PATHS) == verbs
    assert verbs - (set(PATHS) - {Shoot}) == {Shoot}, "a missing one is found"


def test_steps_lead_to_the_option_that_was_meant() -> None:
    options = [DeclareCharge(0, 1, 7), DeclareCharge(0, 1, 8), DeclareCharge(0, 2, 8)]
    first = next_crumbs(options, ())
    assert first == (Crumb("unit", (1,)), Crumb("unit", (2,)))
    assert next_crumbs(options, first[:1]) == (Crumb("target", (7,)), Crumb("target", (8,)))
    assert option_at(options, first[:1]) is None
    assert option_at(options, crumbs_of(options[1])) is options[1]


def texts_in(language: str) -> Any:
    """The words of the base game."""
    return App([BASE], settings=Settings(language=language)).texts  # type: ignore[arg-type]


class StillTable:
    """A table at which one window may be held."""

    def __init__(self) -> None:
        self.ticks, self.held = 0, False

    def hold(self, player: int) -> bool:
        self.held = True
        return True

    def let_go(self, player: int) -> None:
        self.held = False

    def holds(self, player: int) -> bool:
        return self.held

    def raise_hand(self, player: int) -> bool:
        return self.hold(player)

    def lower_hand(self, player: int) -> None:
        pass

    def has_raised(self, player: int) -> bool:
        return False

    def lay_offers(self, player: int, offers: Any) -> bool:
        return True

    def tick(self) -> int:
        return self.ticks


@lru_cache(maxsize=1)
def moments() -> tuple[tuple[Any, ...], ...]:
    """Seat and options of one moment of each question that the recorded battles ask."""
    found: dict[str, tuple[Any, ...]] = {}
    for name in BATTLES:
        rules, seed = rules_for(name), PLAYTHROUGHS[name][2]
        match: Match[Any, Any, Any] = Match(rules, seed)
        log = played(rules, seed).log
        for at, tick in enumerate(log):
            view = match.spectator().view
            if view.asks and view.asks not in found:
                found[view.asks] = (name, at, view.owing[0])
            assert match.submit(*tick) is None
    return tuple((kind, *where) for kind, where in found.items())


def replayed(name: str, at: int) -> Match[Any, Any, Any]:
    """A recorded battle after so many ticks."""
    rules, seed = rules_for(name), PLAYTHROUGHS[name][2]
    match: Match[Any, Any, Any] = Match(rules, seed)
    for tick in played(rules, seed).log[:at]:
        match.submit(*tick)
    return match


def reached(hand: Controller, held: bool = True) -> set[Any]:
    """Every answer that presses alone come to, from where the hand is."""
    found: set[Any] = set()
    for place in range(len(hand.crumbs())):
        path, hand.cursor = hand.path, place
        answer = hand.take()
        found |= {answer} if answer is not None else reached(hand)
        hand.path = path
    return found


@pytest.mark.statistics
def test_presses_reach_every_option_and_every_step_has_words() -> None:
    sitters: list[Any] = [type("Sitter", (), {"name": name, "colour": 0}) for name in NAMES]
    speakers = [Phrases(texts_in(language), sitters) for language in ("fr", "en")]
    asked = set()
    for kind, name, at, player in moments():
        hand = Controller(replayed(name, at).seat(player), StillTable())
        asked.add(hand.asks())
        family = hand.family
        assert family is not None
        if family.window:
            hand.feed(Intent.COUNTER)
            assert hand.asks() == (BIDDING if kind == questions.MAKE_OFFERS else PICKING)
        options = set(hand.seat.options)
        pressed = {hand.end()} if family.ends else set()
        if family.window:
            hand.table.let_go(player)
            pressed = {hand.feed(Intent.ACCEPT)}
            hand.table.hold(player)
        assert options - reached(hand) - pressed == set(), kind
        for words in speakers:
            assert "skirmish-" not in words.question(kind)
            for option in options:
                for crumb in crumbs_of(option):
                    said = words.step(hand.view, crumb, 1)
                    assert said and "skirmish-" not in said and "name-" not in said, crumb
    assert len(asked) > 9


@pytest.mark.rule("S-20")
def test_what_a_window_offers_to_press_says_nothing_of_the_hand_that_is_asked() -> None:
    prompts = set()
    for name, at in (("skirmish-deck-2", 0), ("skirmish-melee-3", 0)):
        rules, seed = rules_for(name), PLAYTHROUGHS[name][2]
        match: Match[Any, Any, Any] = Match(rules, seed)
        for tick in played(rules, seed).log[:60]:
            view = match.spectator().view
            if view.asks == questions.PLAY_CARD:
                for player in view.owing:
                    hand = Controller(match.seat(player), StillTable())
                    prompts.add((hand.asks(), hand.prompts()))
                    at = max(at, len(hand.options))
            match.submit(*tick)
        assert at > 0
    assert len(prompts) == 1
    hand.feed(Intent.COUNTER)
    assert (hand.asks(), hand.prompts()) not in prompts, "a held window is told apart"


def test_a_move_says_how_far_and_how_much_it_turns() -> None:
    speaker = Phrases(texts_in("en"), [])
    move = Move(0, 3, "advance", (Leg(2500, 1500), Leg(500)))
    assert speaker.step(None, crumbs_of(move)[-1], 1) == "3″, 15°"  # type: ignore[arg-type]
    straight = Move(0, 3, "advance", (Leg(1200),))
    assert speaker.step(None, crumbs_of(straight)[-1], 1) == "1.2″"  # type: ignore[arg-type]


def test_what_the_table_shows_lies_on_a_ticket_and_what_it_cannot_show_on_a_sheet() -> None:
    unit, ranks, stay = Crumb("unit", (3,)), Crumb("ranks", (4, 0)), Crumb("done")
    assert is_on_table((unit,)) and is_on_table((stay, ranks))
    assert not is_on_table(()) and not is_on_table((stay,))
    assert not is_on_table((unit, Crumb("spell", ("base:rappel",))))
