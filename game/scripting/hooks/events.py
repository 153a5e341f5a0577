"""What scripts did, told to all players: it is public, whatever they were told."""

from game.core.rules import Event


class ScriptSaid(Event, frozen=True, tag=True):
    """A mod says the message `key` of its words, with `facts`."""

    mod: str
    key: str
    facts: dict[str, str | int]


class ScriptFailed(Event, frozen=True, tag=True):
    """A script of a mod was stopped, or wished for what cannot be, and nothing came of it.

    `code` is that of the stop, of the wish or of the refusal; `line` 0 where none is known; `words` are in
    English, for whoever writes the script. A mod that is `muted` is not asked any more in this match.
    """

    mod: str
    path: str
    line: int
    code: str
    words: str
    muted: bool
    hook: str


ScriptEvent = ScriptSaid | ScriptFailed
