"""House rules in a few words: the same in the lobby and in the booklet."""

from game.mods.flags import FlagDef, Value
from scenes.shell.null_sound import Words


def flag_words(texts: Words, name: str, flag: FlagDef, value: Value) -> str:
    """A house rule with its present value, in a few words."""
    if flag.kind == "choice":
        return texts(f"flag-{name}.{value}")
    if flag.kind == "bool":
        return texts(f"flag-{name}.{'on' if value else 'off'}")
    if value == 0 and flag.zero:
        return texts(flag.zero)
    return texts(f"flag-{name}.chip", n=value)
