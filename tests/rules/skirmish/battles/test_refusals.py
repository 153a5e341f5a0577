"""Whatever the skirmish refuses has words in both languages."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
WORDS = re.compile(r"^refusal-([a-z-]+) =", re.MULTILINE)
CODES = re.compile(r'Refusal\(\s*"([a-z-]+)"')


def words(language: str) -> set[str]:
    """Codes that have words."""
    texts = (ROOT / "mods/base/text" / language).glob("*.ftl")
    return {code for text in texts for code in WORDS.findall(text.read_text())}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_has_words(language: str) -> None:
    rules = (ROOT / "game/rules/skirmish").rglob("*.py")
    used = {code for chapter in rules for code in CODES.findall(chapter.read_text())}
    assert len(used) > 50
    assert used <= words(language)
