"""Who speaks: names and seals of persons, the hero among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from game.campaign.defs.cast import HERO
from game.campaign.defs.condition import ME
from scenes.screens.campaign import ink
from scenes.screens.campaign.theatre.speech.ribbon import Named
from scenes.screens.campaign.troupe.names import hero_name

if TYPE_CHECKING:
    from game.app.campaign.run import Run


def name_of(run: Run, who: str) -> str:
    """The name of a person on a plate; a hero of several is called by the trade."""
    return hero_name(run) if who == HERO else ink.name_of(run, who)


def seal_of(run: Run, who: str) -> int:
    """The number of a person's seal, 1 to 8; 0 for somebody without a seat at any table.

    Heroes of a troupe have tokens of their own.
    """
    if who in (HERO, ME) and run.story.troupe is not UNSET:
        return 0
    return ink.seal_of(run, HERO if who == ME else who)


def speaker_of(run: Run, who: str) -> Named:
    """A person as the ribbon shows them."""
    return Named(name_of(run, who), seal_of(run, who))
