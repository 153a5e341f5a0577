"""Every decision of a bot comes with words, in both languages."""

import pytest

from game.ai import STRENGTHS, TEMPERS
from game.ai.complots import thoughts
from game.ai.complots.thoughts import CODES
from game.ai.hecatombe import thoughts as hecatombe_thoughts
from game.ai.policy import Thought, thought_text
from game.ai.roulette import thoughts as roulette_thoughts
from game.ai.skirmish import thoughts as skirmish_thoughts
from game.core.match import Match
from game.core.rng import Rng
from game.mods.texts import LANGUAGES, Texts
from tests.ai.complots.tables import BASE, every_table
from tests.ai.players import complots_bot as bot

NAMES = ["Aurèle", "Bérénice", "Cosme", "Diane", "Éloi", "Fanny", "Gaspard", "Hortense"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thought_has_words(language: str) -> None:
    texts = Texts(language, [BASE])
    games = (thoughts, hecatombe_thoughts, roulette_thoughts, skirmish_thoughts)
    codes = {code for game in games for code in game.CODES}
    assert [code for code in sorted(codes) if f"thought-{code}" not in texts] == []
    spare = {key.removeprefix("thought-") for key in texts.keys(language) if key.startswith("thought-")}
    assert spare == codes


@pytest.mark.statistics
def test_what_bots_think_can_be_said() -> None:
    texts = [Texts(language, [BASE]) for language in LANGUAGES]
    seen: dict[str, Thought] = {}
    for number, rules in enumerate(every_table()):
        bots = [bot(rules, TEMPERS[s % 4], STRENGTHS[(s + number) % 2]) for s in range(rules.players)]
        match, dice = Match(rules, number), Rng(number)
        while match.outcome() is None:
            seat = match.seat(next(iter(match.to_act())))
            choice = bots[seat.player].choose(seat.view, tuple(seat.options), seat.story, dice)
            seen.setdefault(choice.thought.code, choice.thought)
            assert seat.submit(choice.action) is None
        assert len(match.log) > rules.players
    for thought in seen.values():
        for words in texts:
            assert "{" not in thought_text(thought, words, NAMES)
    assert [words.missing | words.faults for words in texts] == [set(), set()]
    assert set(seen) <= set(CODES)
    assert len(seen) > 30


def test_a_thought_names_people_and_cards() -> None:
    thought = Thought("truth-kill", {"player": 2, "character": "base:assassin"})
    assert thought_text(thought, Texts("fr", [BASE]), NAMES) == "J’ai l’Assassin, et Cosme me gêne."
    assert thought_text(thought, Texts("en", [BASE]), NAMES) == "I have the Assassin, and Cosme is in my way."


def test_a_thought_names_peoples_by_their_symbols() -> None:
    thought = Thought("counter-save", {"people": "base:terre base:feu", "other": "base:vie base:nuit"})
    said = thought_text(thought, Texts("fr", [BASE]), NAMES)
    assert said == "Mes Vie-Nuit se dévouent\u00a0: les Terre-Feu valent mieux qu’eux."
