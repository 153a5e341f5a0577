"""Findings: what is wrong in a campaign, with the table it stands in."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from game.mods.defs import Def
from game.mods.manifest import Mod
from game.mods.problems import Problem

_HEAD = re.compile(r"\[([a-z][\w.-]*)\]")


def found(code: str, table: str, one: Def | str, **facts: str | int) -> Problem:
    """What is wrong with a def, by its table (`scene.port-aubin`); `campaign-` is put before the code."""
    name = one if isinstance(one, str) else one.name
    return Problem(code=f"campaign-{code}", where=f"{table}.{name}", facts=dict(facts))


def odd(code: str, table: str, one: Def | str, **facts: str | int) -> Problem:
    """The same of what is not wrong, but odd."""
    return msgspec.structs.replace(found(code, table, one, **facts), severity="warning")


def placed(problems: Sequence[Problem], mods: Sequence[Mod]) -> list[Problem]:
    """The same problems with the file and the line at which their tables begin."""
    heads = _heads(mods)
    return [
        msgspec.structs.replace(one, file=heads[one.where][0], line=heads[one.where][1], column=1)
        if one.where in heads
        else one
        for one in problems
    ]


def _heads(mods: Sequence[Mod]) -> Mapping[str, tuple[str, int]]:
    """Where each table of campaigns begins, by its name."""
    heads: dict[str, tuple[str, int]] = {}
    for mod in mods:
        for path in sorted((mod.folder / "campaign").glob("**/*.toml")):
            shown = f"{mod.id}/{path.relative_to(mod.folder).as_posix()}"
            for number, line in enumerate(_lines(path), start=1):
                if head := _HEAD.match(line):
                    heads.setdefault(head[1], (shown, number))
    return heads


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()
