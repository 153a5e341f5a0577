"""Tells are shown as often as is written, know nothing that is hidden, and are told at no other table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from math import sqrt

import pytest

from game.ai import make_policy
from game.ai.policy import Choice
from game.ai.tells import Decided, signs_of
from game.app.app import App
from game.app.campaign.tells import HERO_SEAT, Tell, Teller
from game.app.games import GAMES
from game.app.plan import MatchPlan
from game.app.table import Table
from game.campaign import script_of
from game.campaign.defs.chapter import ChapterDef
from game.campaign.defs.tells import FAKED, TELLS, Rate
from game.core.bots import TEMPERS
from game.core.rng import Rng
from game.core.rules import Player
from tests.app.conftest import a_plan, chairs
from tests.contract.games import GAMES as CONTRACT

RIVALS = ("isaure", "tancrede", "evariste", "leopoldine", "barnabe")
TABLES = {game: RIVALS for game in ("complots", "hecatombe", "roulette")}
TRIOS = (RIVALS[3:], RIVALS[:2], ("tancrede", "leopoldine"), RIVALS[2:4])
"""Whoever sits at the battles, two by two: they are short ones of three armies, and the first is bold."""
MANY: dict[str, tuple[int, int]] = {"skirmish": (24_000, 40)}
"""By game: occasions of a long test, and how many readers sit at a table, each with dice of its own."""
POINTS = 4.0
"""Percent by which a rate may miss what is written, over thousands of decisions."""


def seated(game: str, number: int) -> Sequence[str]:
    """The rivals at the table of a match."""
    return TABLES.get(game) or TRIOS[number % len(TRIOS)]


def a_chapter(game: str, rivals: Sequence[str]) -> ChapterDef:
    return ChapterDef(
        id="base:essai", campaign="base:cour", place="base:galerie", game=game, seats=tuple(rivals)
    )


def a_table(app: App, game: str, number: int) -> Table:
    """A table of bots, played at once."""
    seats = "b" * (len(seated(game, number)) + 1)
    flags: dict[str, str] = {"preset": "short"} if game == "skirmish" else {}
    return app.begin(MatchPlan(game, chairs(seats), number, {**flags}))


def ending(app: App, game: str) -> Table:
    """A table of bots; of a battle only its last turn is played."""
    if game != "skirmish":
        return a_table(app, game, 0)
    return app.begin(a_plan(game, "bbb", 0))


def played(app: App, table: Table) -> Table:
    app.pace = 0.0
    while table.outcome is None:
        table.update(5.0)
    return table


def told(app: App, game: str, occasions: int, faking: Sequence[str] = (), readers: int = 1) -> list[Tell]:
    """The tells of matches, until there were so many occasions: its bots decide, without any clock.

    Each decision is read by so many, each with dice of its own.
    """
    persons, found = script_of(app.catalog, "base:cour").persons, list[Tell]()
    number = 0
    while len(found) < occasions:
        table = a_table(app, game, number)
        chapter = a_chapter(game, seated(game, number))
        tellers = [Teller(table, 7 + one, chapter, persons, faking) for one in range(readers)]
        for player, choice in bots_decide(table, number):
            for teller in tellers:
                teller.decide(player, choice)
        table.close()
        found += [tell for teller in tellers for tell in teller.told]
        number += 1
    return found


def bots_decide(table: Table, seed: int) -> Iterator[tuple[Player, Choice]]:
    """Every decision of a match, before it is played."""
    bots = [make_policy(table.plan.game, table.rules, one, "weak") for one in islice(cycle(TEMPERS), 8)]
    while table.outcome is None:
        player = table.missing[0]
        seat = table.seats[player]
        choice = bots[player].choose(seat.view, tuple(seat.options), (), Rng(f"{seed} {table.ticks}"))
        yield player, choice
        assert seat.submit(choice.action) is None


def misses(
    tells: Sequence[Tell], game: str, *, faked: bool = False
) -> Iterator[tuple[str, bool, float, int]]:
    """The rates that miss what is written by more than some points, or than chance explains."""
    seen, shown = Counter[tuple[str, bool]](), Counter[tuple[str, bool]]()
    for one in tells:
        seen[one.tell, one.so] += 1
        shown[one.tell, one.so] += one.shown
    for (tell, so), many in sorted(seen.items()):
        rate = TELLS[tell][game]
        written = FAKED if faked else rate.so if so else rate.not_so
        chance = 300 * sqrt(written / 100 * (1 - written / 100) / many)
        found = 100 * shown[tell, so] / many
        if abs(found - written) > max(POINTS, chance):
            yield tell, so, found, many


@pytest.mark.statistics
@pytest.mark.parametrize("game", list(GAMES))
def test_a_tell_is_shown_as_often_as_is_written(app: App, game: str) -> None:
    tells = told(app, game, 80 if game == "skirmish" else 200)
    assert {one.tell for one in tells} <= TELLS.keys() and len({one.so for one in tells}) == 2
    assert not [*misses(tells, game)]


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_over_five_thousand_decisions_no_rate_is_four_points_off(app: App, game: str) -> None:
    occasions, readers = MANY.get(game, (5_000, 1))
    tells = told(app, game, occasions, readers=readers)
    assert len({(one.tell, one.so) for one in tells}) == 2 * len(TELLS)
    assert not [*misses(tells, game)]


@pytest.mark.statistics
@pytest.mark.parametrize("game", list(GAMES))
def test_a_counterfeit_is_shown_as_often_whether_it_is_so_or_not(app: App, game: str) -> None:
    tells = told(app, game, 80 if game == "skirmish" else 200, RIVALS)
    assert len({one.so for one in tells}) == 2
    assert not [*misses(tells, game, faked=True)]


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_over_five_thousand_decisions_no_counterfeit_is_four_points_off(app: App, game: str) -> None:
    occasions, readers = MANY.get(game, (5_000, 1))
    tells = told(app, game, occasions, RIVALS, readers)
    assert len({(one.tell, one.so) for one in tells}) == 2 * len(TELLS)
    assert not [*misses(tells, game, faked=True)]
    assert [*misses(tells, game)]


def test_a_counterfeit_hangs_on_nothing_but_its_dice(app: App) -> None:
    """Same bot, same dice, another truth: what is shown of a fake is the same, of a tell it is not."""
    persons = script_of(app.catalog, "base:cour").persons
    shown: dict[bool, list[list[bool]]] = {True: [], False: []}
    for faked, some in shown.items():
        for so in (True, False):
            table = a_table(app, "complots", 3)
            faking = RIVALS if faked else ()
            teller = Teller(table, 7, a_chapter("complots", RIVALS), persons, faking)
            teller._read = lambda *asked, so=so: so
            for player, choice in islice(bots_decide(table, 3), 120):
                teller.decide(player, choice)
            some.append([one.shown for one in teller.told])
            table.close()
    fake, true = shown[True], shown[False]
    assert fake[0] == fake[1] and len(fake[0]) > 60 and len({*fake[0]}) == 2
    assert true[0] != true[1]


def test_only_who_fakes_is_read_by_other_rates(app: App) -> None:
    tells = {
        one: [tell for tell in told(app, "complots", 60, faking) if tell.person != "isaure"]
        for one, faking in (("fake", ("isaure",)), ("true", ()))
    }
    assert tells["fake"] == tells["true"]


IMAGINE = {game.name: game.imagine for game in CONTRACT}
"""By game: another truth that a view could be looking at."""


@pytest.mark.parametrize("game", list(GAMES))
def test_other_hidden_cards_change_no_tell(app: App, game: str) -> None:
    """Whether there is an occasion, and whether the thing is so, hangs on what its owner sees alone."""
    read, occasions = signs_of(game), 0
    rates = {one for by_game in TELLS.values() for name, one in by_game.items() if name == game}
    table = a_table(app, game, 3)
    for player, choice in bots_decide(table, 3):
        view = table.seats[player].view
        other = IMAGINE[game](table.rules, view, Rng(f"other {occasions}"))
        there = table.rules.observe(other, player)
        for rate in sorted(rates):
            asked = [
                read(rate.sign, Decided(table.rules, seen, choice.action, choice.thought), HERO_SEAT)  # type: ignore[arg-type]
                for seen in (view, there)
            ]
            assert asked[0] == asked[1], rate
            occasions += asked[0] is not None
        if occasions > 60:
            break
    assert occasions > 60
    table.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_no_other_table_tells_anything_and_decisions_never_hear_of_tells(app: App, game: str) -> None:
    plain = ending(app, game)
    assert plain.decided is None
    with_tells = ending(app, game)
    persons = script_of(app.catalog, "base:cour").persons
    teller = Teller(with_tells, 7, a_chapter(game, seated(game, 0)), persons)
    assert played(app, plain).log == played(app, with_tells).log
    assert teller.told and plain.decided is None
    plain.close()
    with_tells.close()


def test_the_hero_and_whoever_has_no_tell_are_never_read(app: App) -> None:
    table = a_table(app, "complots", 1)
    persons = {
        **script_of(app.catalog, "base:cour").persons,
        **{"isaure": script_of(app.catalog, "base:cour").persons["paraphe"]},
    }
    teller = Teller(table, 7, a_chapter("complots", RIVALS), persons)
    played(app, table)
    assert teller.told and HERO_SEAT not in {one.player for one in teller.told}
    assert 1 not in {one.player for one in teller.told}
    table.close()


def test_every_rate_says_more_where_the_thing_is_so() -> None:
    assert all(isinstance(one, Rate) for by_game in TELLS.values() for one in by_game.values())
    assert all(one.so > one.not_so for by_game in TELLS.values() for one in by_game.values())
    assert all(by_game.keys() == {*GAMES} for by_game in TELLS.values())
