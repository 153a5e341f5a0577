"""The sentences of Roulette, also about cards for which a mod has no words."""

from game.app.app import App
from scenes.games.roulette.table.phrases import Phrases
from tests.app.conftest import BASE


def test_a_card_without_words_has_no_rule_to_read() -> None:
    phrases = Phrases(App([BASE]).texts, [])
    assert phrases.rule("torch:torche") == ""
    assert phrases.rule("base:cadeau").endswith(".")
