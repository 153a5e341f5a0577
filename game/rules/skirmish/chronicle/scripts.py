"""The story of a battle: what scripts of mods said, and where they slipped."""

from game.core.chronicle import DEED, DETAIL, Line, Phrase
from game.core.rules import Event
from game.rules.skirmish.chronicle.teller import Teller, Telling
from game.scripting.hooks.events import ScriptFailed, ScriptSaid


def _said(teller: Teller, event: ScriptSaid) -> Line:
    """What a script said, in the words of its mod."""
    return Line("script-said", {"said": Phrase(f"said-{event.mod}:{event.key}", event.facts)}, DEED)


def _failed(teller: Teller, event: ScriptFailed) -> Line:
    """A slip of a script, and why."""
    return Line("script-failed", {"mod": event.mod, "why": Phrase(f"script-stop-{event.code}")}, DETAIL)


TELLINGS: dict[type[Event], Telling] = {ScriptSaid: _said, ScriptFailed: _failed}
"""How each event of scripts is told."""
