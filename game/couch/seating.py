"""Seats asked for in words: `human,pad,keys,bot:bold:strong`."""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from game.core.bots import MIDDLING, STRENGTHS, TEMPERS
from game.couch.couch import Couch
from game.couch.sitter import SEATS
from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.mods.problems import Facts, Problem, closest_word

Kind = Literal["human", "pad", "keys", "keys2", "mouse", "bot"]
KINDS: tuple[Kind, ...] = ("human", "pad", "keys", "keys2", "mouse", "bot")
"""What may be said of a seat. human: whatever is there, the keyboard first."""

_FIXED = {"keys": KEYS, "keys2": KEYS2, "mouse": MOUSE}


class SeatSpec(msgspec.Struct, frozen=True):
    """One seat as it was asked for; `temper` and `strength` of a bot may be left to the couch."""

    kind: Kind
    temper: str = ""
    strength: str = ""


def parse_seats(
    said: str, *, least: int = 2, most: int = SEATS
) -> tuple[tuple[SeatSpec, ...], list[Problem]]:
    """Read seats from words, and list everything wrong in them, each with the word probably meant.

    >>> parse_seats("human,bot:bold")[0]
    (SeatSpec(kind='human', temper='', strength=''), SeatSpec(kind='bot', temper='bold', strength=''))
    """
    words = [word.strip().lower() for word in said.split(",")]
    specs: list[SeatSpec] = []
    problems: list[Problem] = []
    for number, word in enumerate(words, start=1):
        spec, wrong = _one(word, number)
        problems += wrong
        if spec.kind in _FIXED and spec in specs:
            problems.append(_problem("twice", number, word))
        specs.append(spec)
    if not least <= len(words) <= most:
        facts: Facts = {"least": least, "most": most, "got": len(words)}
        problems.append(Problem(code="seat-count", file="--seats", facts=facts))
    return ((), problems) if problems else (tuple(specs), [])


def seat_all(specs: Sequence[SeatSpec], pads: Sequence[Device], names: Sequence[str]) -> Couch:
    """Seat everyone who was asked for; a seat whose device is not there yet waits for any device."""
    couch = Couch(names)
    hands = _hands(specs, pads)
    for number, spec in enumerate(specs):
        device = hands.get(number)
        if spec.kind == "bot":
            temper = spec.temper or TEMPERS[number % len(TEMPERS)]
            couch.add_bot(temper, spec.strength or MIDDLING)
        elif device:
            couch.join(device)
            couch.ready(number, True)
        else:
            couch.await_person()
    return couch


def _hands(specs: Sequence[SeatSpec], pads: Sequence[Device]) -> dict[int, Device]:
    """Deal the devices: those named, then pads to who wants a pad, then what is left to any human."""
    hands = {number: _FIXED[spec.kind] for number, spec in enumerate(specs) if spec.kind in _FIXED}
    left = list(pads)
    for number, spec in enumerate(specs):
        if spec.kind == "pad" and left:
            hands[number] = left.pop(0)
    if KEYS not in hands.values():
        left.insert(0, KEYS)
    for number, spec in enumerate(specs):
        if spec.kind == "human" and left:
            hands[number] = left.pop(0)
    return hands


def _one(word: str, number: int) -> tuple[SeatSpec, list[Problem]]:
    kind, *tuning = word.split(":")
    known = next((one for one in KINDS if one == kind), None)
    if known is None:
        return SeatSpec("human"), [_problem("word", number, kind, KINDS)]
    if known != "bot":
        return SeatSpec(known), [_problem("bare", number, word)] if tuning else []
    if len(tuning) > 2:
        return SeatSpec("bot"), [_problem("parts", number, word)]
    if len(tuning) == 1 and tuning[0] in STRENGTHS:
        return SeatSpec("bot", strength=tuning[0]), []
    temper, strength = [*tuning, "", ""][:2]
    return SeatSpec("bot", temper, strength), list(_untuned(temper, strength, number))


def _untuned(temper: str, strength: str, number: int) -> Iterator[Problem]:
    if temper and temper not in TEMPERS:
        yield _problem("temper", number, temper, (*TEMPERS, *STRENGTHS))
    if strength and strength not in STRENGTHS:
        yield _problem("strength", number, strength, STRENGTHS)


def _problem(code: str, number: int, got: str, known: Sequence[str] = ()) -> Problem:
    like = closest_word(got, known)
    facts: Facts = {"n": number, "got": got}
    if like:
        facts["near"] = like
    elif known:
        facts["known"] = ", ".join(known)
    hint = "did-you-mean" if like else "known" if known else ""
    return Problem(code=f"seat-{code}", file="--seats", facts=facts, hint=hint)
