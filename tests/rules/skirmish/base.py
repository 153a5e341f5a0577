"""The content of the game itself, for tests that read it."""

from functools import cache

from game.mods.catalog import Catalog
from game.mods.load import load_mods
from game.rules.skirmish.content import SECTIONS, Content, content
from tests.builders import BASE


@cache
def base_skirmish() -> Catalog:
    """The skirmish of mods/base; a problem in it fails the test."""
    loaded = load_mods([BASE], SECTIONS)
    assert not loaded.problems, "\n".join(map(str, loaded.problems))
    return loaded.catalog


@cache
def base_content() -> Content:
    """Its content."""
    return content(base_skirmish())
