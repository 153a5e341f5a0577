"""Bets on a duel: of several heroes one sits down, and each of the others may put a favour on how it ends."""

from collections.abc import Collection
from typing import Literal, TypeAlias

from msgspec import UNSET

from game.campaign.defs.chapter import ChapterDef
from game.campaign.story.state import Story
from game.campaign.story.troupe.heroes import heroes_of, in_turn, present

Bet: TypeAlias = Literal["won", "lost", ""]
"""How a hero thinks that a duel ends; nothing: no favour is put on it."""
STAKE = 1


def watchers(story: Story, chapter: ChapterDef) -> tuple[str, ...]:
    """The heroes who watch the duel of a chapter; of any other match nobody does."""
    if story.troupe is UNSET or not chapter.duel:
        return ()
    return tuple(who for who in present(story) if who != story.troupe.alone)


def asked_to_bet(story: Story, chapter: ChapterDef, here: Collection[str]) -> tuple[str, ...]:
    """The heroes who watch the duel of a chapter, whose device is `here`, and who have said nothing yet."""
    if story.troupe is UNSET:
        return ()
    near, said = [one.who for one in heroes_of(story) if one.device in here], story.troupe.bets
    return tuple(who for who in watchers(story, chapter) if who in near and who not in said)


def may_bet(story: Story, who: str) -> bool:
    """Whether a hero has a favour to put on a duel."""
    return any(story.favours >= STAKE for _ in in_turn(story, [who]))


def put_bet(story: Story, who: str, bet: Bet) -> None:
    """A hero says how the duel will end, or that no favour is put on it; who has none puts none."""
    assert story.troupe is not UNSET
    story.troupe.bets[who] = bet if may_bet(story, who) else ""


def pay_bets(story: Story, *, won: bool) -> None:
    """Pay the bets of a duel that is over: a favour more for who was right, one less for who was not."""
    if story.troupe is UNSET:
        return
    right = "won" if won else "lost"
    for who, bet in story.troupe.bets.items():
        for _ in in_turn(story, [who] if bet else []):
            story.earn(STAKE if bet == right else -STAKE)
    story.troupe.bets = {}
