"""The door between a campaign and the games: a chapter goes in, an outcome and deeds come out."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from game.ai.regard import NEUTRAL, Regard
from game.app.campaign.carry import brought
from game.app.content.exact import drop_exact
from game.app.games import GAMES
from game.app.plan import MatchPlan
from game.campaign import Script
from game.campaign.defs.cast import HERO, PersonDef
from game.campaign.defs.chapter import ChapterDef
from game.campaign.story.deed import Deed
from game.campaign.story.intrigue.hearsay import temper_of
from game.campaign.story.state import Hero, Story, Trade
from game.campaign.story.troupe.heroes import hero_named, table_of
from game.core.bots import MIDDLING, STRENGTHS
from game.core.deeds import NOBODY, SeatDeed
from game.core.rng import Rng
from game.core.rules import Player
from game.mods.manifest import Mod
from game.saves.save import SavedSeat

if TYPE_CHECKING:
    from game.app.app import App
    from game.app.table import Table

HERO_COLOUR = 1
"""The colour and bust of whoever is played; no rival sits in it."""
TRADE_COLOURS: dict[Trade, int] = {"prompter": HERO_COLOUR, "dresser": 3, "flyman": 4, "lamplighter": 7}
"""The colours and busts of the heroes by trade; of the last one a rival's, who then sits in another."""
_COLOURS = range(8)
LIPS_ACT = 3
"""The act from which on heroes move their lips at will."""


class MoreMods:
    """The folders of the mods that are on, with some more that a chapter wants for its match alone."""

    def __init__(self, mods: Sequence[Mod], more: Sequence[str]) -> None:
        """Find them.

        Raises:
            LookupError: one of the mods is not here.
        """
        here = {mod.id: mod for mod in mods}
        self.carried: list[str] = []
        self.folders: list[Path] = [mod.folder for mod in mods if mod.enabled or mod.id in more]
        for id in more:
            if id not in here:
                raise LookupError(id)

    def close(self) -> None:
        """Nothing was written aside."""


def open_door(app: "App", story: Story, chapter: ChapterDef, *, tilt: bool = False) -> None:
    """Let the house go by the mods that a chapter wants, and by those of what is brought, until `own_mods`.

    Raises:
        LookupError: one of them is not here.
        NoGame: nothing can be played with them.
    """
    wanted = brought(app.loaded.mods, story, chapter, tilt=tilt).mods
    more = [id for id in wanted if not any(mod.id == id and mod.enabled for mod in app.loaded.mods)]
    if more:
        drop_exact(app)
        app.exact = MoreMods(app.loaded.mods, more)
        app.read_content_again()


def plan_of_chapter(
    mods: Sequence[Mod],
    script: Script,
    story: Story,
    chapter: ChapterDef,
    device: str,
    *,
    tilt: bool,
    called: Callable[[str], str] = str,
) -> MatchPlan:
    """The match of a chapter: the hero on the first seat, then whoever the chapter seats, then other heroes.

    `mods` are those of the house, `called` is how a person is called at the table. With `tilt` everybody
    plays a level lower, and the hero is helped a little. The same try is dealt the same cards.
    `device` plays the hero of a story of one; a bot has the seat of each hero whose place it holds. In a
    story of iron orders stand as they are given.
    """
    table, strength = table_of(story, chapter), _strength_of(chapter, tilt=tilt)
    chairs = []
    for who, colour in zip(table, colours_of(script, story, table), strict=True):
        hero = hero_named(story, who)
        if hero is not None:
            alone = story.troupe is UNSET
            chairs.append(_hero_chair(hero, colour, device if alone else hero.device, strength))
        else:
            temper = temper_of(script, story, who, chapter.game)
            chairs.append(_bot_chair(called(who), temper, strength, colour))
    seed = Rng(f"{story.seed} {chapter.id} {story.tries}").below(2**31)
    lips = _lips_of(story, chapter, table)
    return MatchPlan(
        chapter.game,
        tuple(chairs),
        seed,
        dict(brought(mods, story, chapter, tilt=tilt).flags),
        position=chapter.position,
        armies=armies_of(script, table, chapter),
        regards=regards_of(story, table, chairs if lips else ()),
        lips=lips,
        firm=story.iron,
    )


def in_present_hands(story: Story, table: Sequence[str], plan: MatchPlan, device: str) -> MatchPlan:
    """The plan of a match that was left, with the devices by which the heroes at its `table` are played now.

    `device` plays the hero of a story of one.
    """

    def now(who: str, chair: SavedSeat) -> SavedSeat:
        hero = hero_named(story, who)
        if hero is None or chair.kind != "human":
            return chair
        held = device if story.troupe is UNSET else hero.device
        return replace(chair, device=held or chair.device)

    return replace(plan, players=tuple(now(*one) for one in zip(table, plan.players, strict=False)))


def _strength_of(chapter: ChapterDef, *, tilt: bool) -> str:
    """How strong the bots of a chapter are; a level lower with `tilt`."""
    strength = chapter.strength if chapter.strength in STRENGTHS else MIDDLING
    return STRENGTHS[max(0, STRENGTHS.index(strength) - 1)] if tilt else strength


def armies_of(script: Script, table: Sequence[str], chapter: ChapterDef) -> tuple[str, ...]:
    """The armies of everybody at a table; who is named none leads that of another chapter, or the hero's."""
    if not chapter.armies:
        return ()
    led: dict[str, str] = {}
    for other in script.chapters.values():
        led |= dict(zip(other.seats, other.armies[1:], strict=False))
    named = chapter.armies[: len(table)]
    return (*named, *(led.get(who, chapter.armies[0]) for who in table[len(named) :]))


def regards_of(
    story: Story, table: Sequence[str], watching: Sequence[SavedSeat] = ()
) -> dict[Player, Regard]:
    """What rivals have against single players: those whose tells they bought, and a hero who hurt them.

    `table` is everybody at it by seat. Of those seats that are `watching` a suspicious rival believes in lips
    that move, another one if the hero has sold it to him.
    """
    found = dict[Player, Regard]()
    for seat, rival in enumerate(table):
        bought = [one.of for one in story.sales if one.to == rival]
        wary = tuple(table.index(one) for one in bought if one in table and one in story.relations)
        foe = story.grudges.get(rival)
        doubts = any(one.temper == "suspicious" for one in watching[seat : seat + 1])
        believes = bool(watching) and rival in story.relations and (doubts or HERO in bought)
        regard = Regard(wary, foe=table.index(foe) if foe in table else None, believes=believes)
        if regard != NEUTRAL:
            found[seat] = regard
    return found


def _lips_of(story: Story, chapter: ChapterDef, table: Sequence[str]) -> tuple[Player, ...]:
    """The heroes who may move their lips at will: from act three on, where words may be doubted."""
    game = GAMES[chapter.game]
    if chapter.act < LIPS_ACT or not (game.doubts or game.offers):
        return ()
    return tuple(seat for seat, who in enumerate(table) if hero_named(story, who) is not None)


def _hero_chair(hero: Hero, colour: int, device: str, strength: str) -> SavedSeat:
    """The seat of a hero: a person's, or an honest bot's who holds it."""
    if hero.held:
        return _bot_chair(hero.name, "honest", strength, colour)
    return SavedSeat(name=hero.name, colour=colour, persona=colour, device=device)


def _bot_chair(name: str, temper: str, strength: str, colour: int) -> SavedSeat:
    return SavedSeat(name=name, kind="bot", temper=temper, strength=strength, colour=colour, persona=colour)


def colours_of(script: Script, story: Story, table: Sequence[str]) -> tuple[int, ...]:
    """The colour and bust of everybody at a table, 0 to 7, by seat; nobody has another's.

    Heroes have those of their trades, rivals their own; whoever has none, or whose own is worn, gets one that
    nobody wears.
    """
    wanted = [_own_colour(script, story, who) for who in table]
    found: list[int | None] = [None] * len(table)
    for seat in sorted(range(len(table)), key=lambda seat: hero_named(story, table[seat]) is None):
        if wanted[seat] is not None and wanted[seat] not in found:
            found[seat] = wanted[seat]
    for seat, colour in enumerate(found):
        if colour is None:
            place = seat - 1
            free = [_free_colour(place), _free_colour(place + 1), *_COLOURS]
            found[seat] = next(one for one in free if one not in found)
    return tuple(one for one in found if one is not None)


def _own_colour(script: Script, story: Story, who: str) -> int | None:
    hero = hero_named(story, who)
    if hero is not None:
        return TRADE_COLOURS[hero.trade]
    person: PersonDef = script.persons[who]
    return person.seat - 1 if person.seat else None


def _free_colour(place: int) -> int:
    """A colour for somebody who has none: those that no rival wears, in order."""
    return (3, 4)[place % 2]


def deeds_of_match(table: "Table", chapter: ChapterDef, persons: Sequence[str]) -> list[Deed]:
    """What was done in a finished match, by persons, who sat at the table in this order."""
    told: Sequence[SeatDeed] = table.game.deeds(table.first_rules, table.plan.seed, table.log)
    return [
        Deed(
            one.fact,
            persons[one.by] if one.by != NOBODY else "",
            persons[one.of] if one.of != NOBODY else "",
            chapter.game,
            turn=one.turn,
            amount=one.amount,
            word=one.word,
        )
        for one in told
    ]
