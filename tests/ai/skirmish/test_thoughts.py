"""What commanders think, in words (`thought-<code>`)."""

from typing import get_args

import pytest

from game.ai import TEMPERS as NAMES_OF_TEMPERS
from game.ai import make_policy
from game.ai.policy import Thought, thought_text
from game.ai.skirmish.thoughts import CODES, REASONS
from game.core.rng import Rng
from game.mods.texts import LANGUAGES, Texts
from game.rules.skirmish.actions.player import Dismiss, Later, SkirmishAction, TakeBack
from tests.ai.complots.tables import BASE
from tests.rules.skirmish.play import a_crowd

PEOPLE = ["Aurèle", "Bérénice", "Cosme", "Diane"]


def test_every_verb_explains_itself() -> None:
    verbs = set(get_args(SkirmishAction)) - {Dismiss, Later, TakeBack}
    assert REASONS.keys() == verbs


@pytest.mark.statistics
def test_what_commanders_think_can_be_said() -> None:
    texts = [Texts(language, [BASE]) for language in LANGUAGES]
    war, dice, seen = a_crowd(4, 2, "short"), Rng(5), dict[str, Thought]()
    bots = [make_policy("skirmish", war.rules, temper, "strong") for temper in NAMES_OF_TEMPERS]
    for _ in range(250):
        seat = war.seat(next(iter(war.to_act())))
        choice = bots[seat.player].choose(seat.view, tuple(seat.options), seat.story, dice)
        seen.setdefault(choice.thought.code, choice.thought)
        assert seat.submit(choice.action) is None
    assert seen.keys() <= set(CODES)
    assert len(seen) > 12
    for thought in seen.values():
        for words in texts:
            assert "{" not in thought_text(thought, words, PEOPLE)
    assert [words.missing | words.faults for words in texts] == [set(), set()]
