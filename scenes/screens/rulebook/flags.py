"""House rules in a few words: the same in the lobby and in the booklet."""

from game.mods.flags import FlagDef, Value
from scenes.shell.null_sound import Words


def flag_key(texts: Words, game: str, name: str) -> str:
    """The text key of a house rule: its game's own, where two games have one of a name, or the plain one."""
    own = f"flag-{game}-{name}"
    return own if own in texts else f"flag-{name}"


def flag_words(texts: Words, game: str, name: str, flag: FlagDef, value: Value) -> str:
    """A house rule of a game with its present value, in a few words."""
    key = flag_key(texts, game, name)
    if flag.kind == "choice":
        return texts(f"{key}.{value}")
    if flag.kind == "bool":
        return texts(f"{key}.{'on' if value else 'off'}")
    if value == 0 and flag.zero:
        return texts(f"{key}-zero" if f"{key}-zero" in texts else flag.zero)
    return texts(f"{key}.chip", n=value)
