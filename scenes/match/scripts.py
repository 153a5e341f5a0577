"""What scripts of mods say, and that they failed: told to everybody, above the picture of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.rules import Event
from game.scripting.hooks.events import ScriptFailed, ScriptSaid

if TYPE_CHECKING:
    from scenes.shell.stage import Stage


def told_by_scripts(stage: Stage, event: Event) -> bool:
    """Whether an event is of a script; what there is to say of it is said."""
    match event:
        case ScriptSaid(mod=mod, key=key, facts=facts):
            stage.announce(stage.texts(f"said-{mod}:{key}", **facts))
        case ScriptFailed():
            stage.announce(failure_words(stage, event))
        case _:
            return False
    return True


def failure_words(stage: Stage, failed: ScriptFailed) -> str:
    """Which mod failed, where and why, in one sentence."""
    say = stage.texts
    why = say(f"script-stop-{failed.code}")
    place = f"{failed.path}:{failed.line}" if failed.line else failed.path
    return say("script-muted" if failed.muted else "script-failed", mod=failed.mod, place=place, why=why)
