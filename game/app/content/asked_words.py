"""What scripts were asked, in words: the facts that were new, the wishes, and what stopped them."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from game.core.letters import visible
from game.mods.texts import Texts
from game.scripting.hooks.scripts import Asked
from game.scripting.hooks.wishes import Wish
from game.scripting.stops import ScriptStopped

MOST_ASKED = 50
"""Askings that are kept to be told, the last ones."""
_LONGEST = 160
"""Letters of a fact or a wish."""


def news_of(asked: Asked, before: Mapping[str, Any]) -> list[str]:
    """The facts of an asking that were not so before, a line each."""
    news = {name: value for name, value in asked.facts.items() if before.get(name) != value}
    return [f"{name} = {_short(value)}" for name, value in news.items()]


def answer_lines(asked: Asked, texts: Texts) -> Iterator[str]:
    """What came of an asking: wishes, or what stopped it with every line that led there."""
    stop = asked.answer.stop
    if isinstance(stop, ScriptStopped):
        yield "✗ " + texts(f"script-stop-{stop.code}") + (f" {visible(stop.words)}" if stop.words else "")
        yield from (f"    {asked.handler.script.path}:{line}" for line in stop.stack)
    elif stop is not None:
        yield f"✗ {texts('script-stop-bad-wish')} {visible(str(stop))}"
    elif not asked.answer.wishes:
        yield "→ –"
    yield from (f"→ {_wish_words(wish)}" for wish in asked.answer.wishes)


def _wish_words(wish: Wish) -> str:
    """A wish: its word, and what it says beside."""
    said = msgspec.to_builtins(wish)
    word = said.pop("wish")
    return f"{word} ({', '.join(f'{name} = {_short(value)}' for name, value in said.items())})"


def _short(value: Any) -> str:
    """A value as JSON, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
