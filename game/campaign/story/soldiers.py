"""Soldiers of the hero's who have names: who musters them, what a battle does to them, who is promoted.

Each stands for the last man of a regiment: he dies where nobody of it is left, and is scarred where many are
missing. Whoever died stays dead, and no name is given twice.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.campaign.defs.cast import HERO
from game.campaign.story.deed import Deed
from game.campaign.story.state import Entry, Soldier, Story

SERGEANT = "sergent"
"""The word of a story that names the soldier who was promoted."""
FELL = "soldier-died"
LINE = "mort"
"""The line of the ledger for each of the dead."""


class Regiment(NamedTuple):
    """A regiment of a battle: its unit, how many stood in it, how many are left."""

    unit: str
    stood: int
    left: int

    @property
    def scars(self) -> int:
        """Scars that its soldier brings home: none, one, or two where half of it is missing."""
        missing = self.stood - self.left
        return (missing > 0) + (2 * missing >= self.stood)


def march_home(
    story: Story, names: Sequence[str], regiments: Sequence[Regiment], game: str, *, won: bool
) -> None:
    """Let the soldiers of the first regiments come home from a battle, or not; recruits get the next names.

    One always does: of a lost army it is the wounded one who is carried home. After it somebody alive is the
    sergeant: promoted where the battle was won, else whoever was carried.
    """
    company = _mustered(story, names, regiments)
    home = [_home(one, regiment, story) for one, regiment in zip(company, regiments, strict=False)]
    if home and not any(one.alive for one in home):
        home[0] = replace(company[0], scars=company[0].scars + 2)
    story.soldiers = _with_changed(story.soldiers, home)
    for one in home:
        if not one.alive:
            _mourn(story, one, game)
    _promote(story, home, won=won)
    story.counts["scars"] = max((one.scars for one in story.soldiers if one.alive), default=0)


def _mustered(story: Story, names: Sequence[str], regiments: Sequence[Regiment]) -> list[Soldier]:
    """The soldier of each regiment: those who live, then recruits, as far as there are names."""
    known = {one.name for one in story.soldiers}
    veterans = [one for one in story.soldiers if one.alive]
    recruits = [Soldier(name, "") for name in names if name not in known]
    company = [*veterans, *recruits][: len(regiments)]
    return [replace(one, unit=regiment.unit) for one, regiment in zip(company, regiments, strict=False)]


def _home(one: Soldier, regiment: Regiment, story: Story) -> Soldier:
    """A soldier after the battle of a regiment."""
    if not regiment.left:
        return replace(one, died=story.chapter)
    return replace(one, scars=one.scars + regiment.scars)


def _with_changed(soldiers: Sequence[Soldier], changed: Sequence[Soldier]) -> list[Soldier]:
    """Soldiers in the order of their muster, some of them changed or new."""
    by_name = {one.name: one for one in soldiers} | {one.name: one for one in changed}
    return list(by_name.values())


def _mourn(story: Story, one: Soldier, game: str) -> None:
    """Remember a death, and have the clerk write it down."""
    deed = Deed(FELL, HERO, game=game, chapter=story.number, word=one.name)
    story.deeds.append(deed)
    story.ledger.append(Entry(LINE, story.number, "", (deed,)))


def _promote(story: Story, home: Sequence[Soldier], *, won: bool) -> None:
    """Name a sergeant where none lives: the least scarred of a victory, the most scarred of a defeat."""
    living = [one for one in home if one.alive]
    if not living or any(one.name == story.words.get(SERGEANT) for one in story.soldiers if one.alive):
        return
    found = min(living, key=lambda one: one.scars) if won else max(living, key=lambda one: one.scars)
    story.words[SERGEANT] = found.name
    if not won and not found.scars:
        story.soldiers = _with_changed(story.soldiers, [replace(found, scars=1)])
