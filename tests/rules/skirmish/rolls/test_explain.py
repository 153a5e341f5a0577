"""Every number that a player may ask about is told with its reasons, in both languages."""

import ast
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import game.rules.skirmish
from game.mods.texts import LANGUAGES, Texts
from game.rules.skirmish.rolls.attack import (
    AUTOMATIC,
    Clash,
    Shot,
    Strike,
    reroll_reason,
    roll_by_skill,
    to_hit,
    to_shoot,
    to_wound,
)
from game.rules.skirmish.rolls.combat_score import ScoreFacts, score_entries
from game.rules.skirmish.rolls.combatants import Attacker, Defender
from game.rules.skirmish.rolls.explain import target_explanation
from game.rules.skirmish.rolls.leadership import break_test, firmness_reason, leadership_test, rally_test
from game.rules.skirmish.rolls.saves import ARMOUR_SAVE_ROLLS, NO_ARMOUR, Wounding, armour_save
from game.rules.skirmish.rolls.spell import to_cast
from game.rules.skirmish.rolls.target import Modifier, Target
from tests.builders import BASE
from tests.rules.skirmish.base import base_content


@cache
def words_of(language: str) -> Texts:
    """All words of ours in a language."""
    return Texts(language, [BASE])


SOURCES = Path(game.rules.skirmish.__file__).parent
EMPTY = {"", "armour-"}


def literals() -> set[str]:
    """Every reason that the code writes down where it makes a Target or a Modifier."""
    found: set[str] = set()
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Target" | "Modifier"), args=[_, why, *_]):
                    words = [one.value for one in ast.walk(why) if isinstance(one, ast.Constant)]
                    found |= {word for word in words if isinstance(word, str)}
    return found - EMPTY


def computed() -> set[str]:
    """Reasons that functions choose."""
    fighters = [Attacker(3, 3, rules=rules) for rules in ({"hatred": 1}, {"always-first": 1})]
    chosen = {roll_by_skill(mine, theirs)[1] for mine, theirs in product(range(1, 11), repeat=2)}
    chosen |= {reroll_reason(one, Defender(3), Clash(first_round=True)) for one in fighters}
    chosen |= {firmness_reason(3, (2,)), firmness_reason(0, (5,), stubborn=True)}
    chosen |= {why for _, why in score_entries(ScoreFacts(models=1))}
    return chosen | {f"armour-{worn}" for worn in ARMOUR_SAVE_ROLLS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    found, keys = literals() | computed(), words_of(language).keys()
    assert {"long-range", "combat-lost", "shield", "steadfast", "double-skill", "ranks", "hatred"} <= found
    assert [why for why in sorted(found) if not {f"reason-{why}", f"stat-{why}"} & keys] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_spell_or_card_changes_a_number_has_a_name(language: str) -> None:
    texts, content = words_of(language), base_content()
    for id in (*content.spells, *content.cards):
        assert target_explanation(Target(3, "strength") + Modifier(1, id), texts).endswith(
            f"+1 ({texts.name(id)})"
        )
    assert not texts.missing


def some_strike() -> Strike:
    """A knight struck by a strong hand."""
    knight = Defender(4, armour="plate", shield=True, mounted=True)
    return Strike(AUTOMATIC, to_wound(5, 4), armour_save(knight, Wounding(strength=5)), NO_ARMOUR)


ARCHER = Attacker(4, 3)
SAID = (
    (
        to_shoot(ARCHER, Defender(3), Shot(far=True)),
        "4+ : 3 (CT 4) +1 (longue portée)",
        "4+: 3 (BS 4) +1 (long range)",
    ),
    (
        to_shoot(Attacker(3, 3), Defender(3), Shot(far=True, cover="hard", moved=True)),
        "6, puis 5+ : 4 (CT 3) +1 (a bougé) +1 (longue portée) +2 (couvert lourd)",
        "6, then 5+: 4 (BS 3) +1 (moved) +1 (long range) +2 (hard cover)",
    ),
    (AUTOMATIC, "touché d’office", "hit without a roll"),
    (NO_ARMOUR, "aucune armure n’y fait", "no armour helps"),
    (
        some_strike().armour,
        "4+ : 4 (harnois) -1 (bouclier) -1 (en selle) +2 (Force 5)",
        "4+: 4 (full plate) -1 (shield) -1 (in the saddle) +2 (Strength 5)",
    ),
    (
        some_strike().wound,
        "3+ : 4 (Force 5 contre Endurance 4) -1 (plus fort)",
        "3+: 4 (Strength 5 against Toughness 4) -1 (stronger)",
    ),
    (
        to_hit(Attacker(3, 3), Defender(3, weapon_skill=4), Clash()),
        "4+ : 4 (pas plus habile, CC 3 contre 4)",
        "4+: 4 (no more skilled, WS 3 against 4)",
    ),
    (
        break_test(7, 3),
        "4 ou moins : 7 (Commandement) -3 (combat perdu)",
        "4 or less: 7 (Leadership) -3 (combat lost)",
    ),
    (rally_test(9, 5, 20), "5 sur 20 : seul un double 1 rallie", "5 of 20 left: only a double 1 rallies"),
    (leadership_test(8), "8 ou moins : 8 (Commandement)", "8 or less: 8 (Leadership)"),
    (
        to_cast(12, 2),
        "10+ : 12 (valeur du sort) -2 (niveau du sorcier)",
        "10+: 12 (the spell’s value) -2 (the wizard’s level)",
    ),
    (Target(4, "move") + Modifier(-2, "fly"), "2 : 4 (Mouvement) -2 (vol)", "2: 4 (Move) -2 (flight)"),
)


@pytest.mark.parametrize(("target", "french", "english"), SAID, ids=[str(one[0]) for one in SAID])
def test_a_number_is_one_line_in_words(target: Target, french: str, english: str) -> None:
    said = [target_explanation(target, words_of(language)).replace("\u00a0", " ") for language in LANGUAGES]
    assert said == [french, english]
