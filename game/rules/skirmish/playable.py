"""What no battle can be fought with: bounds that hold whatever the dice and the players do."""

from collections.abc import Iterator

from game.mods.flags import bound_problems
from game.mods.problems import Problem
from game.rules.skirmish.content import Content, fought_for
from game.rules.skirmish.defs.armies import SkirmishFlags

FLAG_BOUNDS = {"start_tokens": range(0, 51), "card_seconds": range(0, 601)}
"""Values of house rules with which battles come to an end while somebody still watches."""


def playable(content: Content, flags: SkirmishFlags, players: int) -> list[Problem]:
    """The problems that forbid a battle of `players`, each `where` its key is; none: nothing static does."""
    return [*bound_problems(flags, FLAG_BOUNDS), *_missing_problems(content, flags, players)]


def _missing_problems(content: Content, flags: SkirmishFlags, players: int) -> Iterator[Problem]:
    """The problems of a table, a length or an aim that nobody has brought (S-01, S-24, S-25)."""
    if players not in content.zones:
        yield Problem(code="table-no-zones", where=f"zones.armies_{players}", facts={"players": players})
    for key, name, defs in (
        ("preset", flags.preset, content.presets),
        ("scenario", fought_for(content, flags.scenario, players), content.scenarios),
    ):
        if not any(name in (one.id, one.name) for one in defs.values()):
            known = ", ".join(one.name for one in defs.values())
            yield Problem(code="not-one-of", where=f"flag.{key}", facts={"got": name, "known": known})
