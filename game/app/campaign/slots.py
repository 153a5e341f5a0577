"""The slots in which stories are kept, each one file that is never half written."""

import os
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from game import paths
from game.campaign import campaigns
from game.campaign.story.state import Gender, Story, as_saved, from_saved
from game.core.files import MOST_MEDIA, read_regular_file
from game.mods.catalog import Catalog

SLOTS = 3
"""Stories that are kept at a time, beside the one of iron."""
IRON = SLOTS
"""The slot of iron, after the others: in its story nothing is taken back."""


class SlotInfo(msgspec.Struct, frozen=True):
    """What stands in a slot: its story, or why it cannot be read (`problem`, the key of a sentence)."""

    slot: int
    story: Story | None = None
    problem: str = ""


class Slots:
    """The slots of a house, as files of its folder of saves."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.saves_folder() / "campaign"

    def path(self, slot: int) -> Path:
        """The file of a slot, 0 to `IRON`."""
        return self.folder / f"story-{slot + 1}.json"

    def shelf(self) -> list[SlotInfo | None]:
        """What stands in each slot, that of iron last; None where it is empty."""
        return [self.look(slot) for slot in range(SLOTS + 1)]

    def look(self, slot: int) -> SlotInfo | None:
        """What stands in one slot; None where it is empty."""
        try:
            return SlotInfo(slot, from_saved(read_regular_file(self.path(slot), MOST_MEDIA)))
        except FileNotFoundError:
            return None
        except ValueError as error:
            return SlotInfo(slot, problem=str(error))
        except OSError:
            return SlotInfo(slot, problem="problem-campaign-save")

    def holding(self, match: str) -> SlotInfo | None:
        """The slot whose story is in the midst of a match, by the name of its file; None for any other."""
        shelf = (one for one in self.shelf() if one is not None and one.story is not None)
        return next((one for one in shelf if one.story is not None and one.story.match == match), None)

    def keep(self, slot: int, story: Story) -> bool:
        """Write a story down, whole or not at all; returns whether the disk let us."""
        path = self.path(slot)
        fresh = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with fresh.open("wb") as file:
                file.write(as_saved(story))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        except OSError:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            return False
        return True

    def clear(self, slot: int) -> Path | None:
        """Empty a slot; its story is kept aside, and its new file is returned (None: there was none).

        Raises:
            ValueError: its story is of iron, and has not ended.
        """
        if is_bound(self.look(slot)):
            raise ValueError("campaign-iron-bound")
        path = self.path(slot)
        aside = path.with_name(f"{path.stem}-{time.strftime('%Y%m%d-%H%M%S')}.away")
        try:
            path.replace(aside)
        except OSError:
            return None
        return aside


def is_bound(info: SlotInfo | None) -> bool:
    """Whether a story must stay where it stands until it has ended: one of iron."""
    return info is not None and info.story is not None and info.story.iron and info.story.moment != "over"


def new_story(catalog: Catalog, campaign: str, seed: int, name: str, gender: Gender) -> Story:
    """A new story of a campaign, which names the mods that tell it.

    Raises:
        LookupError: there is no such campaign.
    """
    from game.campaign import script_of
    from game.campaign.story.director import begin

    story = begin(script_of(catalog, campaign), seed, name, gender)
    story.mods = dict(catalog.hashes.for_game("campaign"))
    return story


def first_campaign(catalog: Catalog) -> str:
    """The id of the campaign that the title opens; empty where the house has none."""
    found = campaigns(catalog)
    return found[0].id if found else ""
