"""Content is data: a seventh character, new actions and new decks play without a line of Python."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.match import Match, replay_log
from game.core.rng import Rng
from game.core.rules import SPECTATOR
from game.mods.flags import FlagDef, resolve_flags
from game.mods.load import Loaded, load_mods
from game.mods.problems import problem_message
from game.mods.texts import Texts
from game.rules.complots.actions import Block, Challenge, Declare
from game.rules.complots.content import content, flags_from
from game.rules.complots.defs import SECTIONS, ActionDef, CharacterDef, DeckDef
from game.rules.complots.determinize import determinize
from game.rules.complots.rules import Complots
from tests.builders import (
    ANN,
    BASE,
    BOB,
    CLO,
    a_court,
    all_pass,
    base_catalog,
    hand,
    let_go,
    play,
    refused,
    submitted,
)
from tests.contract.games import tick

Write = Callable[[str], Path]

SPY = """
[character.espionne]
order = 7

[action.espionne]
order = 20
claim = "espionne"
cost = 1
target = true
effect = { kind = "steal", coins = 4 }
block = { by = "target", claiming = ["comtesse", "espionne"] }

[action."base:capitaine"]
block = { by = "target", claiming = ["capitaine", "ambassadeur", "inquisiteur", "espionne"] }
"""
FIFTH = """
[deck."base:cour"]
one_of = ["ambassadeur", "inquisiteur", "espionne"]

[flag."base:fifth_character"]
choices = ["ambassadeur", "inquisiteur", "espionne"]
"""
SIXTH = """
[deck."base:cour"]
always = ["duchesse", "assassin", "comtesse", "capitaine", "espionne"]
"""


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a mod that needs base, with this Complots file, and say where it lies."""

    def folder(text: str) -> Path:
        mod = tmp_path / "espions"
        (mod / "complots").mkdir(parents=True)
        (mod / "mod.toml").write_text(
            'format = 1\nid = "espions"\nversion = "1"\ntitle = "Espions"\nrequires = ["base"]\n'
        )
        (mod / "complots" / "espionne.toml").write_text(text)
        return mod

    return folder


def loaded(mod: Path) -> Loaded:
    """Base and the mod, without a problem."""
    found = load_mods([BASE, mod], SECTIONS)
    assert not found.problems, "\n".join(map(str, found.problems))
    return found


def rules_of(mod: Path, players: int, **changes: Any) -> Complots:
    """Complots with the mod's content."""
    catalog = loaded(mod).catalog
    values, problems = resolve_flags(catalog.all(FlagDef, game="complots"), changes)
    assert not problems
    flags = flags_from(values)
    return Complots(content(catalog, flags), flags, players)


@pytest.mark.statistics
@pytest.mark.rule("C-01")
@pytest.mark.parametrize("cast", [FIFTH, SIXTH], ids=["in place of the fifth", "as a sixth"])
@pytest.mark.parametrize("players", range(2, 9))
def test_a_seventh_character_plays_whole_matches(write: Write, cast: str, players: int) -> None:
    changes = {"fifth_character": "espionne"} if cast is FIFTH else {}
    rules = rules_of(write(SPY + cast), players, **changes)
    assert "espions:espionne" in rules.setting.content.characters
    rng = Rng(players)
    announced: set[str] = set()
    for seed in range(12):
        match: Match[Any, Any, Any] = Match(rules, seed)
        whole = cards(match)
        while match.to_act():
            for me in range(players):
                view = match.seat(me).view
                assert rules.observe(determinize(rules.setting, view, rng), me) == view
            submitted(match, *tick(rules, match.state, rng))
            assert cards(match) == whole
        announced |= {action.action for ticks in match.log for action in ticks if isinstance(action, Declare)}
        announced |= {
            action.character for ticks in match.log for action in ticks if isinstance(action, Block)
        }
        assert replay_log(rules, seed, match.log).checksum() == match.checksum()
    assert "espions:espionne" in announced


def cards(match: Match[Any, Any, Any]) -> Counter[str]:
    """Every card of the match."""
    state = match.state
    places = [*state.hands, *state.lost, state.court, state.drawn, *state.packs]
    return Counter(card for place in places for card in place)


@pytest.mark.rule("C-02")
@pytest.mark.parametrize(("players", "copies"), [(3, 3), (6, 3), (8, 4)])
def test_a_sixth_character_in_play_makes_the_court_larger(write: Write, players: int, copies: int) -> None:
    match: Match[Any, Any, Any] = Match(rules_of(write(SPY + SIXTH), players), 1)
    assert set(cards(match).values()) == {copies} and len(cards(match)) == 6
    assert match.seat(SPECTATOR).view.court == 6 * copies - 2 * players


def test_the_new_action_obeys_the_same_rules(write: Write) -> None:
    rules = rules_of(write(SPY + FIFTH), 3, fifth_character="espionne")
    court = a_court({ANN: "espions:espionne duchesse"}, coins={ANN: 1, BOB: 6}, rules=rules)
    all_pass(play(court, Declare(ANN, "espions:espionne", BOB)))
    assert [option.character for option in court.options(BOB)[1:]] == hand("comtesse espions:espionne")
    let_go(court)
    assert court.coins == [4, 2, 2]


def test_the_new_action_can_be_doubted(write: Write) -> None:
    rules = rules_of(write(SPY + FIFTH), 3, fifth_character="espionne")
    court = a_court({ANN: "comtesse duchesse"}, coins=3, rules=rules)
    play(court, Declare(ANN, "espions:espionne", BOB), Challenge(CLO))
    assert court.owing == (ANN,) and court.coins == [3, 3, 3]


@pytest.mark.rule("C-21")
def test_the_new_character_is_out_of_play_unless_chosen(write: Write) -> None:
    court = a_court(rules=rules_of(write(SPY + FIFTH), 3))
    assert refused(court, Declare(ANN, "espions:espionne", BOB)) == "no-such-action"
    all_pass(play(court, Declare(ANN, "capitaine", BOB)))
    assert [option.character for option in court.options(BOB)[1:]] == hand("capitaine ambassadeur")


def test_a_mod_changes_a_price_and_a_power_of_ours(write: Write) -> None:
    mod = write(
        '[action."base:duchesse"]\neffect = { kind = "gain", coins = 4 }\n'
        '[action."base:assassin"]\ncost = 5\n'
        '[action."base:revenu"]\neffect = { kind = "exchange", draw = 3 }\n'
    )
    rules = rules_of(mod, 3)
    assert let_go(play(a_court(rules=rules), Declare(ANN, "duchesse"))).coins[ANN] == 6
    assert refused(a_court(rules=rules, coins=4), Declare(ANN, "assassin", BOB)) == "too-poor"
    court = play(a_court(rules=rules), Declare(ANN, "revenu"))
    assert court.asks == "exchange" and len(court.state.drawn) == 3


def test_a_mods_own_deck_takes_the_place_of_ours(write: Write) -> None:
    mod = write(
        SPY + '[deck.nuit]\nalways = ["espionne", "duchesse", "comtesse"]\nhand = 2\n'
        "copies = [{ players = 8, copies = 6 }]\n"
    )
    rules = rules_of(mod, 8)
    assert rules.setting.content.characters == ("base:duchesse", "base:comtesse", "espions:espionne")
    assert {name for name in rules.setting.actions if rules.setting.actions[name].claim} == {
        "base:duchesse",
        "espions:espionne",
    }
    assert len(Match(rules, 1).state.court) == 2


BROKEN = [
    ('[action.x]\neffect = { kind = "kill" }\n', "problem-action-target"),
    ('[action.x]\neffect = { kind = "steal", coins = 1 }\n', "problem-action-target"),
    ('[action.x]\neffect = { kind = "interrogate" }\n', "problem-action-target"),
    (
        '[action.x]\neffect = { kind = "gain", coins = 1 }\n'
        'block = { by = "target", claiming = ["duchesse"] }\n',
        "problem-action-block",
    ),
    (
        '[action.x]\nclaim = "duchesse"\ndenies = "comtesse"\neffect = { kind = "gain", coins = 1 }\n',
        "problem-action-claims",
    ),
    ('[action.x]\neffect = { kind = "convert" }\n', "problem-action-parties"),
    ('[action.x]\neffect = { kind = "embezzle" }\n', "problem-action-parties"),
    (
        '[deck.x]\nalways = ["duchesse", "comtesse"]\ncopies = [{ players = 8, copies = 9 }]\n',
        "problem-deck-small",
    ),
    (
        '[deck.x]\nalways = ["duchesse", "comtesse", "assassin"]\ncopies = [{ players = 8, copies = 5 }]\n',
        "problem-deck-small",
    ),
]


@pytest.mark.parametrize(("text", "key"), BROKEN)
def test_content_that_could_not_be_played_is_a_problem_and_not_a_crash(
    write: Write, text: str, key: str
) -> None:
    found = load_mods([BASE, write(text)], SECTIONS)
    assert [problem.facts.get("reason") for problem in found.problems] == [key]
    assert found.problems[0].line > 0
    for language in ("fr", "en"):
        texts = Texts(language, [BASE])
        assert texts(key) in problem_message(found.problems[0], texts) and not texts.missing


@pytest.mark.parametrize(
    "text",
    [
        '[action.x]\nclaim = "duchese"\neffect = { kind = "gain", coins = 1 }\n',
        '[action.x]\neffect = { kind = "gain", coins = -1 }\n',
        '[action.x]\neffect = { kind = "dance" }\n',
        '[action.x]\neffect = { kind = "exchange", draw = 9 }\n',
        '[action.x]\ncost = "three"\neffect = { kind = "gain", coins = 1 }\n',
        "[action.x]\ncost = 3\n",
        '[action."base:revenu"]\nprice = 3\n',
        '[deck."base:cour"]\nalways = ["duchesse", "personne"]\n',
    ],
)
def test_a_slip_of_the_pen_is_a_problem_with_its_place(write: Write, text: str) -> None:
    found = load_mods([BASE, write(text)], SECTIONS)
    assert found.problems and all(problem.file and problem.line for problem in found.problems)


def test_base_holds_what_the_rulebook_says() -> None:
    catalog = base_catalog()
    assert [character.name for character in catalog.all(CharacterDef)] == [
        "duchesse",
        "assassin",
        "comtesse",
        "capitaine",
        "ambassadeur",
        "inquisiteur",
    ]
    assert {action.name: action.cost for action in catalog.all(ActionDef) if action.cost} == {
        "assassinat": 7,
        "assassin": 3,
        "conversion": 1,
        "ralliement": 2,
    }
    assert [deck.hand for deck in catalog.all(DeckDef)] == [2]


def test_all_flags_of_the_files_are_flags_of_the_rules() -> None:
    from game.rules.complots.defs import ComplotsFlags

    flags = base_catalog().all(FlagDef, game="complots")
    assert {flag.name for flag in flags} == set(ComplotsFlags.__struct_fields__)
