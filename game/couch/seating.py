"""Seats read from words: `human,pad,keys,bot:bold:strong`."""

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
"""Words for a seat; `human` is whatever device is there, the keyboard first."""

_FIXED = {"keys": KEYS, "keys2": KEYS2, "mouse": MOUSE}


class SeatSpec(msgspec.Struct, frozen=True):
    """One seat as the words say; `temper` and `strength` of a bot may be left to the couch."""

    kind: Kind
    temper: str = ""
    strength: str = ""


def parse_seats(
    said: str, *, least: int = 2, most: int = SEATS
) -> tuple[tuple[SeatSpec, ...], list[Problem]]:
    """The seats that `said` asks for, and all problems in it, each with the word probably meant.

    >>> parse_seats("human,bot:bold")[0]
    (SeatSpec(kind='human', temper='', strength=''), SeatSpec(kind='bot', temper='bold', strength=''))
    """
    words = [word.strip().lower() for word in said.split(",")]
    specs: list[SeatSpec] = []
    problems: list[Problem] = []
    for number, word in enumerate(words, start=1):
        spec, wrong = _parse_seat(word, number)
        problems += wrong
        if spec.kind in _FIXED and spec in specs:
            problems.append(_problem("twice", number, word))
        specs.append(spec)
    if not least <= len(words) <= most:
        facts: Facts = {"least": least, "most": most, "got": len(words)}
        problems.append(Problem(code="seat-count", file="--seats", facts=facts))
    return ((), problems) if problems else (tuple(specs), [])


def seat_all(specs: Sequence[SeatSpec], pads: Sequence[Device], names: Sequence[str]) -> Couch:
    """A couch with everybody asked for; a seat whose device is not there yet waits for any device."""
    couch = Couch(names)
    hands = _deal_devices(specs, pads)
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


def _deal_devices(specs: Sequence[SeatSpec], pads: Sequence[Device]) -> dict[int, Device]:
    """Devices by place: those named, then pads for those who want one, then what is left for any human."""
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


def _parse_seat(word: str, number: int) -> tuple[SeatSpec, list[Problem]]:
    """The seat that one word asks for, and its problems."""
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
    return SeatSpec("bot", temper, strength), list(_tuning_problems(temper, strength, number))


def _tuning_problems(temper: str, strength: str, number: int) -> Iterator[Problem]:
    """Problems of a bot's temper and strength."""
    if temper and temper not in TEMPERS:
        yield _problem("temper", number, temper, (*TEMPERS, *STRENGTHS))
    if strength and strength not in STRENGTHS:
        yield _problem("strength", number, strength, STRENGTHS)


def _problem(code: str, number: int, got: str, known: Sequence[str] = ()) -> Problem:
    """A problem of the word at place `number`, with the known word that `got` comes closest to."""
    like = closest_word(got, known)
    facts: Facts = {"n": number, "got": got}
    if like:
        facts["near"] = like
    elif known:
        facts["known"] = ", ".join(known)
    hint = "did-you-mean" if like else "known" if known else ""
    return Problem(code=f"seat-{code}", file="--seats", facts=facts, hint=hint)
