"""Prompting: once a chapter, for a favour, the hero whispers a line that was really said (bible 4)."""

from collections.abc import Sequence

from game.campaign.content import Script
from game.campaign.defs.cast import HERO
from game.campaign.defs.scene import LineDef, SceneDef
from game.campaign.story.deed import Deed
from game.campaign.story.state import Entry, Said, Story

COST = 1
"""Favours that it takes."""
LEDGER = "souffle"
"""What the clerk writes of it."""


def lines_of(scene: SceneDef, drawn: Sequence[LineDef]) -> list[tuple[str, str]]:
    """What is said in a scene by others than the hero: who, and which words, in order."""
    own = {one.who: f"line-{one.name}" for one in drawn}
    found = []
    for cue in scene.cue:
        for one in cue.together or (cue,):
            if one.say and one.say != HERO and one.text:
                found.append((one.say, one.text))
            elif one.draw in own and one.draw is not None:
                found.append((one.draw, own[one.draw]))
    return found


def may_prompt(story: Story) -> tuple[Said, ...]:
    """The lines among which one may be prompted now, latest first; none where it may not be done.

    Each is of an earlier scene; nobody is quoted twice with the same line in the list.
    """
    if story.prompted == story.number or story.favours < COST or not story.scene:
        return ()
    return tuple({one.text: one for one in reversed(story.said)}.values())


def prompt(script: Script, story: Story, line: Said) -> None:
    """Prompt a line: everybody in the scene hears who is quoted, who is flattered if he is there.

    Raises:
        ValueError: it may not be prompted now.
    """
    if line not in may_prompt(story):
        raise ValueError("campaign-no-prompt")
    story.earn(-COST)
    story.prompted = story.number
    deed = Deed("prompted", story.me, line.who, chapter=story.number, word=line.text)
    story.deeds.append(deed)
    if line.who in story.relations and line.who in script.scenes[story.scene].who:
        story.relations[line.who] = story.relation(line.who).changed("trust", 1)
    story.ledger.append(Entry(LEDGER, story.number, line.who, (deed,)))
