"""What every game refuses alike has words in both languages."""

import inspect
import re

import pytest

from game.core import law, match, seat
from game.mods.texts import Texts
from tests.builders import BASE

CODES = re.compile(r'Refusal\("([a-z-]+)"\)')


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_common_refusal_has_words(language: str) -> None:
    codes = {code for module in (law, match, seat) for code in CODES.findall(inspect.getsource(module))}
    texts = Texts(language, [BASE])
    assert {"not-an-action", "not-your-seat", "one-answer"} < codes
    assert all(texts(f"refusal-{code}").endswith(".") for code in codes) and not texts.missing
