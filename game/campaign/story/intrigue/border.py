"""The border between two chapters: what rivals have learnt by then, and what they will do about it."""

from game.campaign.content import Script
from game.campaign.defs.chapter import ChapterDef
from game.campaign.story.intrigue.counterfeits import fake_tells
from game.campaign.story.intrigue.market import let_sales_out
from game.campaign.story.state import Story


def cross_border(script: Script, story: Story, chapter: ChapterDef) -> None:
    """Let a story come to the page of a chapter, with whoever sits at its table."""
    let_sales_out(story)
    fake_tells(script, story, chapter)
