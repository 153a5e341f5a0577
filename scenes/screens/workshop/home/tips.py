"""What the mouse is told of the thing under it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.app.workshop.bench import Thing
from game.core.letters import visible
from game.mods.manifest import BASE
from scenes.screens.workshop.home.clash import conflict_of
from scenes.screens.workshop.home.touches import touch_words

if TYPE_CHECKING:
    from scenes.screens.workshop.home.page import HomePage


class Tip(NamedTuple):
    """A few words, with a title."""

    title: str
    words: str


def tip_of(home: HomePage, key: str) -> Tip:
    """What is told of the spot of a key: what it is, and what a click does."""
    say = home.texts
    kind, _, rest = key.partition(":")
    match kind:
        case "mod":
            return Tip("", say("tip-mod-base" if rest == BASE else "tip-mod"))
        case "thing":
            thing = Thing(home.model.game, home.model.craft.table, rest)
            return Tip(visible(home.naming.thing(thing)), say("tip-thing"))
        case "touched":
            thing = Thing(*rest.split(":", 2))
            words = say("tip-touched", what=touch_words(home, thing))
            return Tip(visible(home.naming.thing(thing)), words)
        case "tab":
            return Tip(say(f"game-{rest}"), say("tip-tab"))
        case "keep":
            clash = conflict_of(home, home.model.chosen)
            side = clash and (clash.first if rest == "first" else clash.second)
            place = visible(side.place) if side else ""
            return Tip("", say("tip-keep", place=place))
        case "rules":
            return Tip("", say("tip-rules", game=say(f"game-{home.model.game}")))
    return Tip("", say(f"tip-{kind}"))
