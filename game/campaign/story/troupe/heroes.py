"""The troupe: two to four heroes of one story, of whom one is spoken to at a time (bible 15).

Whatever a story asks of its hero it asks of the one who is spoken to; the story of one hero has no troupe,
and everything here says of it what was so before there were any.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from msgspec import UNSET

from game.campaign.content import Script
from game.campaign.defs.cast import HERO
from game.campaign.defs.chapter import ChapterDef
from game.campaign.story.deed import Deed
from game.campaign.story.state import (
    ALONE_VERSION,
    FAVOURS,
    STATE_VERSION,
    Entry,
    Gender,
    Hero,
    Relation,
    Story,
    Trade,
    Troupe,
    keep_face,
)

MOST_HEROES = 4
TRADES: tuple[Trade, ...] = get_args(Trade)
"""What the heroes do at the theatre, in the order in which they come."""
IDS = (HERO, "hero-2", "hero-3", "hero-4")
"""How deeds call the heroes, by their trade."""
BETRAYALS = ("robbed", "shot-by", "promise-broken")
"""What one hero may do to another that is remembered as a betrayal (facts 8, 28 and 36)."""
BETRAYED, LINE = "hero-betrayed", "trahi"
"""The fact of it, and the clerk's line for whoever bears it."""


def start_of(script: Script) -> dict[str, Relation]:
    """How everybody stands with a hero who has just come in."""
    return {
        one.name: Relation(one.rival.trust, one.rival.fear, one.rival.debt)
        for one in script.rivals
        if one.rival is not None
    }


def heroes_of(story: Story) -> tuple[Hero, ...]:
    """The heroes of a story in the order in which they came, as they are now; of one alone, that one."""
    if story.troupe is not UNSET:
        keep_face(story)
        return tuple(story.troupe.heroes)
    name, gender = story.name, story.gender
    return (Hero(HERO, TRADES[0], name, gender, "", False, story.relations, story.known, story.favours),)


def hero_named(story: Story, who: str) -> Hero | None:
    """One of the heroes by what deeds call them; None for anybody else."""
    return next((one for one in heroes_of(story) if one.who == who), None)


def trade_of(story: Story) -> Trade:
    """What the hero who is spoken to does at the theatre."""
    return TRADES[IDS.index(story.me)]


def is_hero(person: str) -> bool:
    """Whether a person of a deed is a hero."""
    return person in IDS


def present(story: Story) -> tuple[str, ...]:
    """The heroes whose place no bot holds."""
    return tuple(one.who for one in heroes_of(story) if not one.held)


def speak_to(story: Story, who: str) -> None:
    """Speak to another hero: what is that hero's alone is the story's until somebody else is spoken to."""
    if story.troupe is UNSET or who == story.me:
        return
    keep_face(story)
    troupe = story.troupe
    place = next(place for place, one in enumerate(troupe.heroes) if one.who == who)
    hero, troupe.spoken = troupe.heroes[place], place
    story.name, story.gender = hero.name, hero.gender
    story.relations, story.known = hero.relations, hero.known
    story.counts[FAVOURS] = hero.purse


def in_turn(story: Story, heroes: Iterable[str]) -> Iterator[str]:
    """Speak to some heroes, one after the other, and then again to the one of before."""
    before = story.me
    try:
        for who in heroes:
            speak_to(story, who)
            yield who
    finally:
        speak_to(story, before)


def next_in_turn(story: Story) -> tuple[str, ...]:
    """The heroes who are there, whoever has waited longest for a scene first."""
    if story.troupe is UNSET:
        return (HERO,)
    heroes, after = heroes_of(story), story.troupe.turn + 1
    return tuple(one.who for one in (*heroes[after:], *heroes[:after]) if not one.held)


def note_turn(story: Story) -> None:
    """The hero who is spoken to has a scene; the others come first next time."""
    if story.troupe is not UNSET:
        story.troupe.turn = story.troupe.spoken


# coming and going


def join(script: Script, story: Story, name: str, gender: Gender, device: str) -> str:
    """Another hero comes in, who stands with everybody as on the first day; returns how deeds call them.

    Raises:
        ValueError: four are enough, or somebody has that name or that device.
    """
    heroes = heroes_of(story)
    if len(heroes) >= MOST_HEROES:
        raise ValueError("campaign-troupe-full")
    if is_taken(story, name):
        raise ValueError("campaign-troupe-name")
    if any(device and one.device == device for one in heroes):
        raise ValueError("campaign-troupe-device")
    if story.troupe is UNSET:
        story.troupe, story.state_version = Troupe(list(heroes)), STATE_VERSION
    place = next(place for place, id in enumerate(IDS) if all(id != one.who for one in heroes))
    purse = script.campaign.counts.get(FAVOURS, 0)
    hero = Hero(IDS[place], TRADES[place], name, gender, device, False, start_of(script), [], purse)
    story.troupe.heroes.append(hero)
    return hero.who


def is_taken(story: Story, name: str, but: str = "") -> bool:
    """Whether a hero, other than one, has a name, however it is written."""
    return any(one.name.casefold() == name.casefold() for one in heroes_of(story) if one.who != but)


def leave(story: Story, who: str) -> None:
    """A hero goes: a bot holds the place.

    Raises:
        ValueError: nobody else would be there.
    """
    hero = hero_named(story, who)
    if hero is None or present(story) in ((who,), ()):
        raise ValueError("campaign-troupe-last")
    hero.held, hero.device = True, ""
    if story.me == who:
        speak_to(story, present(story)[0])


def take(story: Story, who: str, device: str) -> None:
    """Somebody plays a hero with a device: one whose place was held, or with another thing than before."""
    for one in heroes_of(story):
        if one.who == who:
            one.held, one.device = False, device
        elif one.device == device:
            one.device = ""


def dismiss(story: Story, who: str) -> None:
    """A hero leaves for good, as nobody may once the first page is turned; the last one is alone again."""
    if story.troupe is UNSET or who == HERO:
        return
    speak_to(story, HERO)
    story.troupe.heroes = [one for one in heroes_of(story) if one.who != who]
    story.troupe.turn = -1
    if len(story.troupe.heroes) == 1:
        story.troupe, story.state_version = UNSET, ALONE_VERSION


# at the tables


def table_of(story: Story, chapter: ChapterDef) -> tuple[str, ...]:
    """Everybody at a chapter's table by seat: the first hero, the rivals, the other heroes."""
    heroes = [one.who for one in heroes_of(story)]
    if chapter.duel and story.troupe is not UNSET:
        heroes = [story.troupe.alone or heroes[0]]
    return (heroes[0], *chapter.seats, *heroes[1:])


def betrayals(deeds: Sequence[Deed]) -> list[Deed]:
    """What heroes did to each other among some deeds: each a betrayal, as its kind."""
    return [
        Deed(BETRAYED, one.by, one.of, one.game, one.chapter, one.turn, 1, one.fact)
        for one in deeds
        if one.fact in BETRAYALS and is_hero(one.by) and is_hero(one.of) and one.by != one.of
    ]


def lines_of_betrayals(done: Sequence[Deed]) -> list[Entry]:
    """What the clerk writes of betrayals: one line for each hero who was betrayed."""
    found: dict[str, list[Deed]] = {}
    for one in done:
        if one.fact == BETRAYED:
            found.setdefault(one.of, []).append(one)
    return [Entry(LINE, deeds[0].chapter, who, tuple(deeds)) for who, deeds in found.items()]


def share_known(story: Story, before: Sequence[str]) -> None:
    """Let the other heroes know the tells that the one who is spoken to has found out since."""
    found = [one for one in story.known if one not in before]
    for one in heroes_of(story):
        if one.known is not story.known:
            one.known += [person for person in found if person not in one.known]
