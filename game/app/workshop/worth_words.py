"""Words of worths and effects: one line large, one beneath it, and never a number that is not known."""

import re
from math import ceil
from typing import Literal, NamedTuple

from game.app.balance.intervals import SHARES, Estimate
from game.app.balance.wording import thing_name
from game.app.workshop.counts import Thing
from game.app.workshop.sums import half_of
from game.app.workshop.worth import Changed, Effect, Worth
from game.mods.texts import Texts

MINUS = "−"
UNTOUCHED_DEALS = 40
"""Deals after which a thing that nobody has played is called one that bots leave alone."""

Trend = Literal["up", "down", "same", ""]


class Line(NamedTuple):
    """What is told of one number; `trend` is the arrow before it, `same` an equals sign, or nothing."""

    large: str
    below: str
    trend: Trend = ""


def told_worth(worth: Worth, thing: Thing, players: int, texts: Texts, lost: str = "") -> Line:
    """What a thing is worth, or why nobody can say; `lost` is why its measuring stopped."""
    matches = worth.deals * players
    if worth.sure and worth.winning is not None and worth.played is not None:
        share = number_of(worth.played.value * 100, texts, digits=0)
        numbers = _numbers_of(worth.winning, texts, scale=100, sign=True)
        large = texts("worth-line", table=thing.table, share=share, **numbers)
        return Line(large, texts("worth-below", n=matches))
    if lost:
        why = "died" if lost == "died" else "failed"
        return Line(texts("worth-lost", why=why), texts("worth-lost-below", why=why))
    if worth.deals >= UNTOUCHED_DEALS and worth.played is not None and not worth.played.value:
        return Line(texts("worth-untouched"), texts("worth-untouched-below", n=matches))
    key = "worth-wide" if worth.done else "worth-early"
    return Line(texts(key), texts(f"{key}-below", n=matches))


def told_length(worth: Worth, game: str, texts: Texts) -> str:
    """By how much a thing makes matches longer; nothing while that is not outside its interval."""
    one = worth.length
    if not worth.sure or one is None or one.low is None or one.high is None or one.low <= 0 <= one.high:
        return ""
    value = number_of(one.value, texts, sign=True)
    return texts("worth-length", game=game, n=_rounded(one.value), value=value)


def told_effect(effect: Effect, game: str, texts: Texts) -> list[Line]:
    """What a house rule does: its length, its minutes, what else changes; or that nothing was measured."""
    lines = []
    if effect.lengthens and effect.length is not None:
        lines.append(_change_line("worth-change-turns", effect.length, texts, game=game))
    if effect.minutes:
        value = number_of(abs(effect.minutes), texts)
        large = texts("worth-change-minutes", n=_rounded(effect.minutes), value=value)
        lines.append(Line(large, *_sense_of(effect.minutes, texts)))
    lines += [_told_change(one, texts) for one in effect.changed]
    if lines:
        return lines
    if effect.sure or effect.done:
        return [Line(texts("worth-nothing"), texts("worth-nothing-below"), "same")]
    return [Line(texts("worth-early"), "")]


def _told_change(one: Changed, texts: Texts) -> Line:
    """What is told of a figure that changes."""
    scale = 100 if one.measure in SHARES else 1
    key, name = f"worth-change-{one.measure}", ""
    match one.kind:
        case "deed":
            key = f"worth-deed-{_dashed(one.id)}"
        case "match":
            key = f"worth-change-{one.id}"
        case "seat":
            key, name = "worth-change-seat", texts("tally-seat", seat=one.id)
        case "temper":
            key, name = "worth-change-temper", texts(f"lobby-temper-{one.id}")
        case _:
            name = " + ".join(thing_name(one.kind, id, texts) for id in one.id.split("+"))
    return _change_line(key, one.difference, texts, scale=scale, name=name)


def _change_line(key: str, one: Estimate, texts: Texts, *, scale: int = 1, **facts: object) -> Line:
    numbers = _numbers_of(one, texts, scale=scale)
    large = texts(key, n=_rounded(one.value * scale), **numbers, **facts)
    return Line(large, *_sense_of(one.value, texts, "" if scale == 1 else "-share"))


def _sense_of(value: float, texts: Texts, ending: str = "") -> tuple[str, Trend]:
    """More or less, and the arrow for it."""
    return (texts(f"worth-more{ending}"), "up") if value > 0 else (texts(f"worth-less{ending}"), "down")


def _numbers_of(one: Estimate, texts: Texts, *, scale: int, sign: bool = False) -> dict[str, str]:
    """A value and half its interval, which is rounded up: nobody is told more than is known."""
    half = (half_of(one) or 0.0) * scale
    value = one.value * scale if sign else abs(one.value * scale)
    digits = 2 if scale == 1 and abs(value) < 1 else 1
    up = ceil(round(half * 10**digits, 3)) / 10**digits
    told = number_of(value, texts, sign=sign, digits=digits)
    return {"value": told, "error": number_of(up, texts, digits=digits)}


def number_of(value: float, texts: Texts, *, sign: bool = False, digits: int = 1) -> str:
    """A number as people write it: a true minus, a plus where asked for, one digit behind the comma."""
    rounded = round(value, digits)
    plus = "+" if sign and rounded > 0 else ""
    return texts("worth-number", sign=MINUS if rounded < 0 else plus, n=abs(rounded))


def _rounded(value: float) -> float:
    """The number that a noun agrees with."""
    return abs(round(value, 1))


def _dashed(name: str) -> str:
    """An event's name as keys write it.

    >>> _dashed("LieExposed")
    'lie-exposed'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
