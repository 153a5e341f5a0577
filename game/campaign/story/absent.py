"""What a campaign has no more: its pages are dropped; rivals are dealt with again when they are back."""

from game.campaign.content import Script
from game.campaign.story.state import Entry, Relation, Story
from game.campaign.story.troupe.heroes import heroes_of, in_turn

MISSING = "manque"
"""The line that the clerk writes where pages of the campaign are missing."""


def drop_gone_pages(script: Script, story: Story) -> None:
    """Forget scenes and chapters that the campaign has no more; the clerk notes that pages are gone."""
    noted = len(story.dropped)
    if story.chapter not in script.chapters and story.moment != "over":
        story.dropped.append(story.chapter)
        story.path = [one for one in story.path if one in script.chapters] or [script.campaign.first]
        story.go_to("page")
        story.scene, story.match, story.tries, story.seated = "", "", 0, []
    for id in (story.scene, *story.called):
        if id and id not in script.scenes:
            story.dropped.append(id)
    story.called = [one for one in story.called if one in script.scenes]
    if story.scene not in script.scenes:
        story.scene = ""
    if len(story.dropped) > noted:
        story.ledger.append(Entry(MISSING, story.number))


def part_with_the_gone(script: Script, story: Story) -> None:
    """Lay aside how rivals whose mod is gone stand with the heroes, or bring it back as it was.

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
