"""Who speaks: names and seals of persons, the hero among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.campaign.door import HERO_COLOUR
from game.campaign.defs.cast import HERO
from game.campaign.defs.condition import ME
from scenes.screens.campaign.theatre.speech.ribbon import Named

if TYPE_CHECKING:
    from game.app.campaign.run import Run


def name_of(run: Run, who: str) -> str:
    """The name of a person on a plate."""
    return run.story.name if who == HERO else run.say(f"person-{who}")


def seal_of(run: Run, who: str) -> int:
    """The number of a person's seal, 1 to 8; 0 for somebody without a seat at any table."""
    if who in (HERO, ME):
        return HERO_COLOUR + 1
    person = run.script.persons.get(who)
    return person.seat if person else 0


def speaker_of(run: Run, who: str) -> Named:
    """A person as the ribbon shows them."""
    return Named(name_of(run, who), seal_of(run, who))
