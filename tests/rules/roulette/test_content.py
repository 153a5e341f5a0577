"""Content is data: new cards and teams from known words play without a line of Python."""

from collections import Counter as Tally
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.match import Match, replay_log
from game.core.rng import Rng
from game.mods.load import Loaded, load_mods
from game.rules.roulette.actions import Bet, Pass, Play
from game.rules.roulette.defs import SECTIONS
from game.rules.roulette.events import (
    SKY,
    BulletsLoaded,
    CardsDrawn,
    CardsSeen,
    CardTaken,
    DieTurned,
    Fired,
    PointsChanged,
    ShotCalled,
)
from tests.builders import BASE, LONGEST
from tests.contract.games import tick
from tests.rules.roulette.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    SEATS,
    TEAM,
    Table,
    a_table,
    all_pass,
    next_round,
    play,
    refused,
    rules_of,
    until,
)
from tests.rules.roulette.test_properties import CHECKS, options_are_the_law

Write = Callable[[str], Path]

CARDS = """
[card.inventaire]
copies = 3
moment = "before-pockets"
effects = [{ kind = "draw", cards = 2 }, { kind = "draw", whom = "others", only_if = ["out"] }]

[card.pickpocket]
copies = 3
moment = "before-bets"
skull = true
target = ["other", "has-card"]
effects = [{ kind = "rob", cards = 2 }]

[card.fouille]
copies = 3
moment = "before-accusations"
target = ["other", "in-round"]
effects = [{ kind = "look", at = "pocket" }]

[card.mauvaise_poudre]
copies = 3
moment = "before-shot"
target = ["shooter"]
effects = [{ kind = "cancel" }, { kind = "points", whom = "target", amount = -1, only_if = ["has-point"] }]

[card.duel]
copies = 3
moment = "before-shot"
target = ["other", "in-round", "loaded"]
effects = [{ kind = "force" }, { kind = "aim", whom = "target", at = "choice" }]

[card.desarmer]
copies = 3
moment = "before-accusations"
skull = true
effects = [{ kind = "unload", whom = "everybody", bullets = 2, only_if = ["alive", "has-balle"] }]

[card.bonne_poudre]
copies = 3
moment = "after-shot"
target = ["in-round", "has-clic"]
effects = [{ kind = "load", bullets = 2 }, { kind = "shuffle", whom = "target" }]

[card.tremblement]
copies = 3
moment = "after-bets"
target = ["in-round"]
effects = [
    { kind = "turn-die", faces = 3 },
    { kind = "swap", whom = "everybody", only_if = ["in-round"] },
    { kind = "shuffle", whom = "everybody" },
]

[card.bascule]
copies = 2
moment = "after-bets"
effects = [{ kind = "set-die", whom = "everybody", face = 9, only_if = ["in-round"] }]

[card.testament]
copies = 3
moment = "dying"
effects = [{ kind = "save" }, { kind = "points", amount = -3 }, { kind = "draw" }]

[card.impot]
copies = 3
moment = "after-count"
by = ["scored"]
effects = [{ kind = "take-points", whom = "others", amount = 2 }]

[card.feu_de_joie]
copies = 3
moment = "before-shot"
skull = true
effects = [{ kind = "aim", whom = "everybody", at = "sky", only_if = ["shooter"] }]

[card.encore_tous]
copies = 2
moment = "after-shot"
effects = [
    { kind = "force", whom = "everybody", only_if = ["in-round", "loaded", "not-forced"] },
    { kind = "cancel", whom = "others", only_if = ["aiming"] },
]
"""


def loaded(mod: Path) -> Loaded:
    """Base and the mod, without a problem."""
    found = load_mods([BASE, mod], SECTIONS)
    assert not found.problems, "\n".join(map(str, found.problems))
    return found


def with_cards(write: Write, at: str, players: int = 4, **more: Any) -> Table:
    """A table laid out with the mod's cards."""
    return a_table(at, rules=rules_of(loaded(write(CARDS)).catalog, players), **more)


def mine(name: str) -> str:
    """The id of a card of the mod."""
    return f"poudre-noire:{name}"


@pytest.mark.statistics
@pytest.mark.rule("R-27")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("text", [CARDS, CARDS + TEAM])
def test_whole_random_matches_with_new_cards_and_teams(write: Write, players: int, text: str) -> None:
    rules = rules_of(loaded(write(text)).catalog, players, points_to_win=12)
    rng, played = Rng(players), Tally[str]()
    for seed in range(3):
        match: Match[Any, Any, Any] = Match(rules, seed)
        while match.to_act():
            assert len(match.log) < LONGEST
            for check in CHECKS[:3] + CHECKS[4:]:
                check(rules, match.state)
            if rng.below(40) == 0:
                options_are_the_law(rules, match.state)
            answers = tick(rules, match.state, rng)
            played.update(one.card for one in answers if isinstance(one, Play))
            assert match.submit(*answers) is None
        assert match.outcome() is not None
        assert replay_log(rules, seed, match.log).checksum() == match.checksum()
    assert sum(card.startswith("poudre-noire:") for card in played) > 5


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
def test_hundreds_of_random_matches_with_new_cards(write: Write, players: int) -> None:
    rules = rules_of(loaded(write(CARDS + TEAM)).catalog, players, points_to_win=12)
    for seed in range(60):
        match: Match[Any, Any, Any] = Match(rules, seed)
        rng = Rng(seed)
        while match.to_act():
            assert match.submit(*tick(rules, match.state, rng)) is None and len(match.log) < LONGEST


def test_a_mod_s_card_draws_and_robs(write: Write) -> None:
    hands = {ANN: mine("inventaire"), BOB: mine("pickpocket")}
    table = with_cards(
        write, "window:before-pockets", hands=hands, deck="prime medecin cadeau", teams={DAN: 0}
    )
    play(table, Play(ANN, mine("inventaire")))
    assert table.hands == [["prime", "medecin"], ["pickpocket"], [], ["cadeau"]]
    assert [event.player for event in table.told(CardsDrawn)] == [ANN, DAN]
    play(until(table, "before-bets"), Play(BOB, mine("pickpocket"), ANN))
    assert sorted(table.hands[BOB]) == ["medecin", "prime"] and table.hands[ANN] == []
    taken = table.told(CardTaken)[0]
    assert taken.seen_by(ANN) == taken == taken.seen_by(BOB) and taken.seen_by(CLO).card == "?"


def test_a_mod_s_card_looks_at_a_pocket(write: Write) -> None:
    hands = {ANN: mine("fouille")}
    table = with_cards(write, "window:before-accusations", hands=hands, pockets={BOB: "B"})
    assert refused(table, Play(ANN, mine("fouille"), ANN)) == "card-wrong-target"
    play(table, Play(ANN, mine("fouille"), BOB))
    (seen,) = table.told(CardsSeen)
    assert seen == CardsSeen(ANN, BOB, "pocket", (True,)) and seen.seen_by(BOB).cards == ()


def test_a_mod_s_card_cancels_a_shot_and_the_window_after_it(write: Write) -> None:
    hands = {BOB: mine("mauvaise_poudre") + " prime"}
    table = with_cards(write, "phase:trigger", hands=hands, dice=(1, 0, 0, 0), scores={ANN: 2})
    play(table, Play(BOB, mine("mauvaise_poudre"), ANN))
    assert table.asks == "before-shot" and table.state.shooters == () and table.state.scores[ANN] == 1
    play(table, Pass(BOB))
    assert table.asks == "after-count" and not table.told(Fired) and table.state.scores[ANN] == 3


def test_a_mod_s_card_brings_somebody_into_the_shot_that_is_called(write: Write) -> None:
    hands = {ANN: mine("duel"), BOB: mine("feu_de_joie")}
    table = with_cards(write, "phase:trigger", hands=hands, dice=(1, 0, 0, 0))
    play(table, Play(ANN, mine("duel"), CLO))
    assert table.state.shooters == (ANN, CLO) and table.seat(BOB).view.aims[CLO] is None
    play(table, Play(BOB, mine("feu_de_joie")))
    assert table.told(Fired) == [Fired(ANN, SKY, False), Fired(CLO, SKY, False)]
    assert [event.number for event in table.told(ShotCalled)] == [1], "and in no other"


def test_a_mod_s_card_unloads_wherever_the_bullet_hides(write: Write) -> None:
    hands = {ANN: mine("desarmer")}
    guns = {"pockets": {BOB: "B", CLO: "C"}, "barrels": {BOB: "CCCCBB", CLO: "CCCCBB"}}
    table = with_cards(write, "window:before-accusations", hands=hands, **guns)
    play(table, Play(ANN, mine("desarmer")))
    assert table.state.bullets == [1, 1, 1, 1] and table.state.pockets[BOB] is True
    assert table.told(BulletsLoaded) == [BulletsLoaded(BOB, 1), BulletsLoaded(BOB, 0), BulletsLoaded(CLO, 0)]
    assert table.state.spare == table.rules.setting.spare  # type: ignore[attr-defined]


def test_a_mod_s_card_turns_dice_within_their_ends(write: Write) -> None:
    hands = {ANN: mine("tremblement") + " " + mine("bascule")}
    table = with_cards(write, "window:after-bets", hands=hands, dice=(1, 2, 0, None), out=(DAN,))
    faces = {
        target: [
            face
            for face in range(-1, 7)
            if refused(table, Play(ANN, mine("tremblement"), target, face)) is None
        ]
        for target in (ANN, BOB, CLO)
    }
    assert faces == {ANN: [0, 4], BOB: [0, 5], CLO: [3]}
    play(table, Play(ANN, mine("tremblement"), BOB, 5), Play(ANN, mine("bascule")))
    assert table.state.dice == [5, 5, 5, None] and len(table.told(DieTurned)) == 4
    assert table.seat(BOB).view.pocket is None, "swapped by everybody"


def test_a_mod_s_card_saves_at_a_price_but_never_a_captain(write: Write) -> None:
    guns = {"barrels": {ANN: "BCCCCC", BOB: "BCCCCC"}, "teams": {BOB: 1}, "scores": {ANN: 2}}
    hands = {ANN: mine("testament"), BOB: mine("testament")}
    table = with_cards(write, "phase:trigger", hands=hands, dice=(1, 1, 0, 0), deck="prime", **guns)
    until(table, "dying")
    play(table, Play(ANN, mine("testament")))
    assert (
        table.state.teams == [4, 0, 4, 4] and table.state.scores[ANN] == 0 and table.hands[ANN] == ["prime"]
    )
    assert table.told(PointsChanged)[0] == PointsChanged(ANN, 0, -2)


def test_a_mod_s_card_takes_points_of_all(write: Write) -> None:
    table = with_cards(write, "count", hands={ANN: mine("impot")}, dice=(0, 0, 3, 0), scores={DAN: 5})
    play(table, Play(ANN, mine("impot")))
    assert table.state.scores == [6, 0, 2, 4]


def test_a_mod_s_card_forces_everybody(write: Write) -> None:
    table = with_cards(write, "phase:trigger", hands={ANN: mine("encore_tous")}, dice=(1, 0, 0, 0))
    play(until(table, "after-shot"), Play(ANN, mine("encore_tous")))
    next_round(table)
    assert [event.shooters for event in table.told(ShotCalled)] == [(ANN,), (0, 1, 2, 3)]


def test_a_mod_s_team_changes_guns_bets_and_rewards(write: Write) -> None:
    rules = rules_of(loaded(write(TEAM)).catalog, 3)
    match: Match[Any, Any, Any] = Match(rules, 1)
    assert match.state.teams == [2] * 3 and match.state.bullets == [3] * 3 and rules.setting.spare == 21
    assert [len(hand) for hand in match.state.hands] == [3] * 3
    table = a_table("bets", rules=rules)
    assert refused(table, Bet(ANN, 8)) is None and refused(table, Bet(ANN, 9)) == "bet-range"
    table = a_table("count", rules=rules, dice=(0, 2, 1), hands={CLO: "prime"})
    assert table.state.scored == [False, True, True], "nothing is not a score"
    assert all_pass(table).state.scores == [0, 2, 1]
