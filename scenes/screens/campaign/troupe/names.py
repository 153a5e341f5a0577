"""Heroes in words: the name that somebody wrote, the trade that scenes say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from game.campaign.defs.cast import HERO
from game.campaign.story.troupe.heroes import hero_named
from game.input.devices import FIXED, KEYS, MOUSE, Device

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.campaign.story.state import Hero
    from scenes.shell.null_sound import Words
    from scenes.shell.stage import Stage


def trade_words(texts: Words, hero: Hero, form: str = "") -> str:
    """The trade of a hero in words; `form` is an attribute of those, such as `the`."""
    return texts(f"troupe-trade{form and '.'}{form}", trade=hero.trade, genre=hero.gender)


def hero_name(run: Run, who: str = HERO) -> str:
    """How a scene calls a hero: of a troupe by the trade, of one alone by the name."""
    hero = hero_named(run.story, run.story.me if who == HERO else who)
    if hero is None or run.story.troupe is UNSET:
        return run.story.name
    words = trade_words(run.app.texts, hero, "the")
    return words[:1].upper() + words[1:]


def hand_id(device: Device) -> str:
    """The id by which a story knows a hand: the mouse speaks for the keyboard."""
    return KEYS.id if device == MOUSE else device.id


def hands_here(stage: Stage) -> list[str]:
    """The ids of all hands that are here."""
    return [one.id for one in (*FIXED, *stage.pads.devices())]
