"""Rivals whose mod is gone: nobody deals with them until they are back, and then they stand as they stood."""

from game.campaign.content import Script
from game.campaign.story.state import Relation, Story
from game.campaign.story.troupe.heroes import heroes_of, in_turn


def part_with_the_gone(script: Script, story: Story) -> None:
    """Lay aside how persons stand with the heroes who are not in the campaign any more, or bring it back.

    Who had a seat in this chapter has it no more: the seats that relations give are given again.
    """
    for who in in_turn(story, [one.who for one in heroes_of(story)]):
        laid = _changed(script, story.relations, story.away.get(who, {}))
        if laid:
            story.away[who] = laid
        else:
            story.away.pop(who, None)
    here = script.persons
    story.faking = [one for one in story.faking if one in here]
    story.rumours = [one for one in story.rumours if one.of in here]
    story.grudges = {one: whom for one, whom in story.grudges.items() if one in here}
    if any(one not in here for one in story.seated):
        story.seated, story.match, story.tries = [], "", 0


def _changed(script: Script, here: dict[str, Relation], away: dict[str, Relation]) -> dict[str, Relation]:
    """Let relations be those of who is here; returns those of who is not."""
    laid = {one: bond for one, bond in here.items() if one not in script.persons}
    for one in laid:
        del here[one]
    here.update({one: bond for one, bond in away.items() if one in script.persons})
    return {**{one: bond for one, bond in away.items() if one not in script.persons}, **laid}
