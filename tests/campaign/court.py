"""The court of the base game, as tests ask it: its catalog, its script, and a story with its words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.app.app import App
from game.campaign.content import Script, script_of
from game.campaign.story.state import Gender, Story
from game.mods.catalog import Catalog
from game.mods.texts import Texts
from game.saves.settings import Settings

BASE = Path(__file__).resolve().parents[2] / "mods" / "base"
COURT = "base:cour"


@cache
def the_catalog() -> Catalog:
    """What the base game holds."""
    return App([BASE], Settings()).catalog


@cache
def the_court() -> Script:
    """Everything that the campaign of the base game can tell."""
    return script_of(the_catalog(), COURT)


class Spoken:
    """A story and the words in which it is told, as a run has them."""

    def __init__(self, language: str, gender: Gender = "f") -> None:
        self.script = the_court()
        self.story = Story(COURT, 1, name="Camille", gender=gender, path=list(self.script.chapters))
        self.texts = Texts(language, [BASE])

    def say(self, key: str, **facts: object) -> str:
        """Words, spoken to the hero."""
        return self.texts(key, name=self.story.name, genre=self.story.gender, **facts)
