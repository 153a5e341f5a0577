"""Fluent messages that need no grammar, read without Fluent: one line of words and `{ $variables }` each.

Most messages on the screen are such lines, and all of the first screen. The rest is for Fluent.
"""

import re
from collections.abc import Iterable, Mapping

_MESSAGE = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *= *(.*)")
_ATTRIBUTE = re.compile(r" +\.([A-Za-z][A-Za-z0-9_-]*) *= *(.*)")
_VARIABLE = re.compile(r"\{ *\$([A-Za-z][A-Za-z0-9_-]*) *\}")

_GROUPED_FROM = 1000
"""Whole numbers below it are written alike in every language of ours."""

Line = list[str]
"""Words and names of variables in turns: words first, words last."""
Message = dict[str, Line]
"""The line of a message under "", those of its attributes under their names."""


class SimpleWords:
    """The messages of some files by name, without those that need grammar."""

    def __init__(self, files: Iterable[str], marks: tuple[str, str] = ("", "")) -> None:
        """Read the files; `marks` go before and behind each variable between words, as Fluent's do."""
        self._before, self._behind = marks
        self._messages: dict[str, Message | None] = {}
        for text in files:
            self._read(text)

    def knows(self, key: str) -> bool | None:
        """Whether there is such a message or attribute; None when only Fluent can tell."""
        name, _, attribute = key.partition(".")
        message = self._messages.get(name, {})
        return None if message is None else attribute in message

    def say(self, key: str, facts: Mapping[str, object]) -> str | None:
        """The line with its variables filled in; None when only Fluent can say it."""
        name, _, attribute = key.partition(".")
        message = self._messages.get(name)
        line = message.get(attribute) if message else None
        if line is None:
            return None
        facts_said = [_plain_fact(facts.get(variable)) for variable in line[1::2]]
        if None in facts_said:
            return None
        before, behind = (self._before, self._behind) if any(line[::2]) or len(line) > 3 else ("", "")
        filled = [f"{before}{value}{behind}" for value in facts_said]
        return "".join(words + value for words, value in zip(line[::2], [*filled, ""], strict=True))

    def _read(self, text: str) -> None:
        """Read the messages of one file."""
        name = ""
        for row in text.replace("\r\n", "\n").split("\n"):
            begins = _MESSAGE.fullmatch(row)
            if begins:
                name = begins[1]
                self._messages[name] = _with_line({}, "", begins[2])
            elif row.startswith("#"):
                name = ""
            elif name and row.strip():
                goes_on = _ATTRIBUTE.fullmatch(row)
                self._messages[name] = goes_on and _with_line(self._messages[name], *goes_on.groups())


def _with_line(message: Message | None, part: str, said: str) -> Message | None:
    """`message` with one more line, or None when the line needs grammar: then all of it does."""
    line = _VARIABLE.split(said.rstrip(" "))
    if message is None or line == [""] or any("{" in words or "}" in words for words in line[::2]):
        return None
    message[part] = line
    return message


def _plain_fact(fact: object) -> str | None:
    """A fact as any language writes it, or None when that depends on the language."""
    if isinstance(fact, str):
        return fact
    if type(fact) is int and 0 <= fact < _GROUPED_FROM:
        return str(fact)
    return None
