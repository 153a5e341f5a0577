"""What the picture of Roulette says: it can be restored from the public facts, and told from them."""

from collections.abc import Iterator

import pytest

from game.app.app import App
from game.core.match import Match
from game.core.rng import Rng
from game.rules.roulette.content import content
from game.rules.roulette.defs import RouletteFlags
from game.rules.roulette.rules import Roulette
from scenes.games.roulette.table.shown import Shown
from tests.app.conftest import BASE


def begun(players: int, seed: int) -> Match:
    """A match at its first card."""
    flags = RouletteFlags()
    return Match(Roulette(content(App([BASE]).catalog, flags), flags, players), seed=seed)


def stages(players: int, seed: int, steps: int) -> Iterator[Match]:
    """A match, before the first and after each of so many answers that are given by chance."""
    match, chance = begun(players, seed), Rng(seed)
    yield match
    for _ in range(steps):
        owing = match.to_act()
        if not owing:
            break
        seat = match.seat(chance.choice(owing))
        seat.submit(chance.choice(seat.options))
        yield match


@pytest.mark.statistics
@pytest.mark.parametrize("seed", range(6))
def test_a_picture_made_from_the_facts_says_the_facts(seed: int) -> None:
    """Wherever a match is taken up again; every mark and fact of a plaque can be drawn."""
    for step, match in enumerate(stages(2 + seed % 5, seed, 160)):
        if step % 3 and match.to_act():
            continue
        view = match.spectator().view
        shown = Shown(view)
        assert shown.differs(view) == []
        for player in range(view.players):
            facts = shown.facts(player)
            assert facts.out is not view.in_round[player]
            assert set(facts.marks) <= {"clic", "balle", "away", "next", "forced", "todo", "lost"}


def trigger() -> Shown:
    """Four players, bets 3 2 4 5, two shots fired."""
    shown = Shown(begun(4, 1).spectator().view)
    shown.phase, shown.dice, shown.barrels = "trigger", [3, 2, 4, 5], [6] * 4
    for number in (1, 2):
        shown.call(number, (0, 1, 2, 3))
        for player in range(4):
            shown.fire(player, "clic")
    return shown


def test_the_shots_are_those_of_the_picture_we_paint_after() -> None:
    """Ticks for what was fired, embers for what comes next, hollow to come, crossed for lost."""
    shown = trigger()
    shown.turned[2][1] = "balle"
    shown.leave(2, "shot")
    shown.call(3, (0, 3))
    clics = ("clic", "clic")
    assert shown.marks(0) == (*clics, "next")
    assert shown.marks(1) == clics
    assert shown.marks(2) == ("clic", "balle", "lost", "lost")
    assert shown.marks(3) == (*clics, "next", "todo", "todo")
    assert (shown.fallen[2], shown.fell_at[2], shown.barrels) == ("shot", 2, [4, 4, 0, 4])


def test_cards_change_what_is_to_come() -> None:
    """« Encore un ! » adds a shot beyond the bet; one that is called off is crossed."""
    shown = trigger()
    shown.forced[1] = shown.cancelled[0] = True
    assert shown.marks(1) == ("clic", "clic", "forced")
    assert shown.marks(0) == ("clic", "clic", "lost")
    shown.call(3, (1, 2, 3))
    assert shown.marks(1)[-1] == "forced" and shown.marks(2)[-2] == "next"
    shown.fire(1, "sky")
    assert shown.marks(1) == ("clic", "clic", "sky")


def test_a_new_round_forgets_the_old_one() -> None:
    """Dice, shots, pockets and accusations are gone; points, teams and hands stay."""
    shown = trigger()
    shown.accused[1] = True
    shown.teams[3] = 0
    shown.leave(3, "shot")
    shown.begin_round(2, (0, 1, 2))
    assert shown.dice == [None] * 4 and shown.marks(0) == () and shown.fallen == ["", "", "", "dead"]
    assert not any((*shown.accused, *shown.pocketed, *shown.sealed, *shown.barrels))
    assert (shown.round, shown.phase, shown.shot, shown.in_round) == (2, "pocket", 0, [True] * 3 + [False])
    assert shown.aims == [0, 1, 2, 3] and not shown.differs(_like(shown))


def _like(shown: Shown):  # type: ignore[no-untyped-def]
    """A view that says what is shown."""
    from msgspec.structs import replace

    names = ("round", "phase", "shot", "shooters", "deck")
    lists = ("teams", "scores", "dice", "barrels", "hands", "extra", "pockets", "accused", "in_round")
    lists += ("forced", "cancelled", "aims")
    facts = {name: getattr(shown, name) for name in names} | {
        name: tuple(getattr(shown, name)) for name in lists
    }
    return replace(begun(4, 1).spectator().view, turned=((),) * 4, **facts)
