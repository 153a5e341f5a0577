"""The rules of a plan, and those of a match whose content changed while it was played."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from game.app.games import GAMES, Game, UnfitTable, flag_values
from game.app.games.registry import sections_of
from game.app.moments.notes import NotedStop
from game.app.moments.stops import obey_stops
from game.app.plan import MatchPlan, UnfitPlan, check_armies, check_seats, plan_from
from game.core.notation import told
from game.core.succession import with_successors
from game.mods.carrying.takeover import Takeover, flags_after, take_over
from game.mods.catalog import Catalog
from game.saves.save import Header, SavedMatch


class Shelf(Protocol):
    """A place where the content of matches is found."""

    def find(self, header: Header) -> Catalog:
        """The content that a first line names.

        Raises:
            LookupError: it is neither here nor in the match.
        """
        ...


class Era(NamedTuple):
    """A part of a match: after how many ticks it begins, and what is played from then on."""

    since: int
    catalog: Catalog
    plan: MatchPlan


def rules_of(catalog: Catalog, plan: MatchPlan) -> tuple[Game, Any]:
    """The game and the rules of a plan.

    Raises:
        ValueError: unknown game, wrong flags, seats that nobody can take, a bad position or bad armies.
    """
    game = GAMES.get(plan.game)
    if game is None:
        raise UnfitPlan(told("no game named {game!r}", game=plan.game))
    check_seats(plan)
    check_armies(plan, game)
    values, problems = flag_values(catalog, plan.game, plan.flags)
    if problems:
        raise UnfitTable(problems)
    if not plan.position and len(plan.players) not in game.seats:
        bounds = {"least": game.seats[0], "most": game.seats[-1]}
        raise UnfitPlan(told("{game} is for {least} to {most} players", game=plan.game, **bounds))
    rules = game.rules(catalog, len(plan.players), values, plan.setup)
    if rules.players != len(plan.players):
        many = {"players": rules.players, "seats": len(plan.players)}
        raise UnfitPlan(told("the position is for {players} players, not for {seats}", **many))
    return game, rules


def check_table(catalog: Catalog, plan: MatchPlan, seats: Iterable[int]) -> None:
    """Refuse a table that its content or its house rules forbid for so many seats.

    Raises:
        UnfitTable: nobody can play it, or it would not end.
    """
    game = GAMES.get(plan.game)
    if game is not None:
        values, _ = flag_values(catalog, plan.game, plan.flags)
        found = game.playable(catalog, values, seats)
        if any(problem.severity == "error" for problem in found):
            raise UnfitTable(found)


def eras_of(headers: Sequence[tuple[int, Header]], shelf: Shelf) -> list[Era]:
    """The parts of a match; what changed under it is taken over as it was then.

    Raises:
        LookupError: the content of one of them is neither here nor in the match.
    """
    since, header = headers[0]
    eras = [Era(since, shelf.find(header), plan_from(header))]
    for since, header in headers[1:]:
        eras.append(next_era(eras[-1], since, shelf.find(header))[0])
    return eras


def next_era(era: Era, since: int, wished: Catalog) -> tuple[Era, Takeover]:
    """The part of a match that follows another, and what of the content that is `wished` it took over."""
    game = era.plan.game
    after = take_over(era.catalog, wished, sections_of(GAMES[game]))
    flags = flags_after(era.plan.flags, era.catalog, after, game)
    return Era(since, after.catalog, msgspec.structs.replace(era.plan, flags=flags)), after


def rules_of_match(saved: SavedMatch, shelf: Shelf) -> Any:
    """The rules of a saved match, those that took over included.

    Raises:
        LookupError: some of its content is neither here nor in the match.
        ValueError: it cannot be played.
    """
    first, *later = [(era.since, rules_of(era.catalog, era.plan)[1]) for era in eras_of(saved.headers, shelf)]
    rules = with_successors(first[1], later) if later else first[1]
    obey_stops(rules, saved.thoughts_as(NotedStop))
    return rules
