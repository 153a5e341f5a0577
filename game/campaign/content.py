"""A campaign as it is played: its chapters, scenes and lines out of the catalog."""

from functools import cached_property

import msgspec

from game.campaign.defs.cast import PersonDef, PlaceDef
from game.campaign.defs.chapter import CampaignDef, ChapterDef, EndingDef
from game.campaign.defs.scene import LineDef, SceneDef
from game.mods.catalog import Catalog
from game.mods.defs import Section

GAME = "campaign"
"""The folder of mods in which campaigns are written, beside those of the games."""

SECTIONS: tuple[Section, ...] = (
    Section(GAME, "campaign", CampaignDef, words=("campaign",)),
    Section(GAME, "person", PersonDef, words=("person",)),
    Section(GAME, "place", PlaceDef, words=("place",)),
    Section(GAME, "chapter", ChapterDef, words=("chapter",)),
    Section(GAME, "scene", SceneDef),
    Section(GAME, "line", LineDef, words=("line",)),
    Section(GAME, "ending", EndingDef, words=("ending",)),
)
"""What a mod may write for campaigns."""


class Script(msgspec.Struct, frozen=True, dict=True):
    """Everything that one campaign can tell, in the order of the files."""

    campaign: CampaignDef
    chapters: dict[str, ChapterDef]
    scenes: dict[str, SceneDef]
    lines: dict[str, LineDef]
    endings: tuple[EndingDef, ...]
    persons: dict[str, PersonDef]
    places: dict[str, PlaceDef]

    @cached_property
    def rivals(self) -> tuple[PersonDef, ...]:
        """The persons who stand somehow with the hero."""
        return tuple(one for one in self.persons.values() if one.rival is not None)

    def scenes_of(self, chapter: str) -> list[SceneDef]:
        """The scenes that may be told in a chapter."""
        return [one for one in self.scenes.values() if not one.chapter or chapter in one.chapter]


def campaigns(catalog: Catalog) -> tuple[CampaignDef, ...]:
    """Every campaign of the house, in the order of the mods."""
    return catalog.all(CampaignDef, game=GAME)


def script_of(catalog: Catalog, campaign: str) -> Script:
    """Everything that a campaign can tell.

    Raises:
        LookupError: there is no campaign of that id.
    """
    chapters = {one.id: one for one in catalog.all(ChapterDef, game=GAME) if one.campaign == campaign}
    scenes = {
        one.id: one
        for one in catalog.all(SceneDef, game=GAME)
        if not one.chapter or any(chapter in chapters for chapter in one.chapter)
    }
    endings = [one for one in catalog.all(EndingDef, game=GAME) if one.campaign == campaign]
    return Script(
        catalog.get(CampaignDef, campaign, game=GAME),
        chapters,
        scenes,
        {one.id: one for one in catalog.all(LineDef, game=GAME)},
        tuple(sorted(endings, key=lambda one: one.order)),
        {one.name: one for one in catalog.all(PersonDef, game=GAME)},
        {one.id: one for one in catalog.all(PlaceDef, game=GAME)},
    )
