"""What bots of Hécatombe promise beside what all do: their sums are those of the rules, and tempers show."""

from collections.abc import Callable, Iterable, Sequence

import pytest

import game.ai
from game.ai import TEMPERS
from game.ai.hecatombe.knowledge import TableKnowledge
from game.ai.hecatombe.reveal_choices import RevealValues
from game.ai.hecatombe.round_forecast import RoundForecast
from game.ai.hecatombe.search import Search, World
from game.ai.hecatombe.tempers import foe_of
from game.core.match import Match
from game.core.rng import Rng
from game.rules.hecatombe.actions import Attack, Call, Choose, Counter, LetGo, Liberate
from game.rules.hecatombe.content import content_of_box
from game.rules.hecatombe.deduction.posterior import objective_beliefs
from game.rules.hecatombe.defs import SEATS, BoxDef, HecatombeFlags, TableDef
from game.rules.hecatombe.rules import Hecatombe
from tests.ai.complots.tables import moments
from tests.ai.players import HECATOMBE_QUICK as QUICK
from tests.ai.players import hecatombe_bot as bot
from tests.rules.hecatombe.builders import a_field, a_verdict, some_rules, tile


def chosen(field: Match[object, object, object], strength: str, temper: str = "honest") -> game.ai.Choice:
    """What a bot does on the seat that is asked."""
    seat = field.seat(next(iter(field.to_act())))
    assert isinstance(field.rules, Hecatombe)
    return bot(field.rules, temper, strength).choose(seat.view, tuple(seat.options), seat.story, Rng(1))


@pytest.mark.rule("H-20", "H-21", "H-22")
def test_an_imagined_reveal_gives_the_points_of_the_rules() -> None:
    counted = 0
    for players in range(2, 8):
        rules = some_rules(players, rounds_to_win=1)
        match = Match(rules, players)
        for seat in moments(match, Rng(players)):
            if seat.view.asks not in ("reveal", "answer"):
                continue
            action = seat.options[0]
            verdict = RevealValues(
                RoundForecast(
                    TableKnowledge(rules.setting),
                    seat.view,
                    objective_beliefs(rules.setting, seat.view, seat.story),
                )
            )
            captured = [list(tiles) for tiles in verdict.outlook.captured]
            seen = len(match.state.history)
            copy = Match(
                Hecatombe(rules.setting.content, rules.setting.flags, players, start=match.state.clone()), 1
            )
            assert copy.submit(action) is None
            if len(copy.state.history) == seen:
                continue
            scored = copy.state.history[-1]
            points = [0] * players
            winner, freers = verdict.award(rules.setting.order[scored.people], captured, points)
            assert [player for player, got in enumerate(points) if got] == list(scored.winners)
            assert tuple(freers) == scored.freers
            assert winner == (scored.winners[0] if len(scored.winners) == 1 else None)
            counted += 1
    assert counted > 15


@pytest.mark.rule("H-12", "H-13", "H-14")
@pytest.mark.parametrize("players, no_retreat", [(2, False), (4, False), (5, True)])
def test_an_imagined_attack_moves_the_tiles_of_the_rules(players: int, no_retreat: bool) -> None:
    rules = some_rules(players, rounds_to_win=1, no_retreat=no_retreat)
    match, lore, dice, fought = Match(rules, 8), TableKnowledge(rules.setting), Rng(8), 0
    while match.outcome() is None:
        seat = match.seat(next(iter(match.to_act())))
        view, story, action = seat.view, seat.story, dice.choice(seat.options)
        assert seat.submit(action) is None
        if view.asks != "defence":
            continue
        outlook = RoundForecast(lore, view, objective_beliefs(rules.setting, view, story))
        world = World(Search(outlook, QUICK), outlook.desire, Rng(1))
        answer = lore.place[action.army] if isinstance(action, Counter) else None
        world.strike(lore.place[view.assault.army], view.me, lore.place[view.assault.prey], answer)
        if match.state.pending is not None and match.state.pending.kind == "attack":
            assert piles(world.armies) == piles(lore.tiles(tiles) for tiles in match.state.armies)
            assert piles(world.captured) == piles(lore.tiles(tiles) for tiles in match.state.captured)
            assert (world.active, world.father) == (match.state.active, match.state.father)
            fought += 1
    assert fought > 12


def piles(tiles: Iterable[Sequence[int]]) -> list[list[int]]:
    """Piles of tiles whatever the order in each."""
    return [sorted(pile) for pile in tiles]


@pytest.mark.parametrize("strength", ["middling", "strong"])
def test_useless_tiles_are_let_go_and_dear_ones_are_not(strength: str) -> None:
    armies = {0: "TE AF AF AV", 1: "TE TE AF AF", 2: "EV AN EN", 3: "TV FN TN"}
    goals = dict.fromkeys(range(4), "TE")
    for prey, saved in (("TE", True), ("AF", False)):
        field = a_field(armies, objectives=goals)
        army = "AV" if saved else "TE"
        assert field.submit(Attack(0, tile(army), 1, tile(prey))) is None
        action = chosen(field, strength).action
        assert action != (LetGo(1) if saved else Counter(1, tile("TE")))


@pytest.mark.parametrize("strength", ["middling", "strong"])
def test_a_tile_that_counts_no_more_is_freed_for_a_point(strength: str) -> None:
    field = a_verdict(
        {0: "TE", 1: "AF", 2: "AF", 3: "AF"},
        {0: "TE TE VN", 1: "AF", 2: "AF", 3: "EV"},
        chooser=1,
        shown=[(1, 0), (2, 0), (3, 0)],
    )
    assert field.submit(Call(1, 0)) is None
    choice = chosen(field, strength)
    assert isinstance(choice.action, Liberate)
    assert choice.action.people is not None
    assert choice.thought.code == "free-end"


def test_who_has_nearly_all_tiles_of_a_symbol_hides_it() -> None:
    field = Match(some_rules(4), 3)
    hand = ["VN", "VN", "TN", "TN", "EN", "AN", "FN", "TE", "TA", "AF", "EF", "TV", "EV", "AV"]
    order = field.rules.setting.order
    field.state.hands[0] = sorted((tile(short) for short in hand), key=order.__getitem__)
    seat = field.seat(0)
    choice = bot(field.rules, "honest", "strong").choose(seat.view, tuple(seat.options), [], Rng(2))
    assert isinstance(choice.action, Choose)
    assert "nuit" in choice.action.people
    assert choice.thought.code == "aim-strong"


@pytest.mark.statistics
def test_tempers_show_in_whom_and_what_a_bot_hunts() -> None:
    foes, strongest, telling = (
        [hunts(temper, told) for temper in TEMPERS] for told in (at_foe, at_top, tells)
    )
    honest, bold, suspicious, vengeful = range(4)
    assert foes[vengeful] > foes[honest] + 5
    assert strongest[bold] > strongest[honest] + 5
    assert telling[suspicious] < telling[honest] - 5


def hunts(temper: str, told: Callable[[RoundForecast, Attack, int | None], bool]) -> int:
    """In how many of the same moments a bot makes such an attack."""
    rules, found = some_rules(4, father_rule_from=8, rounds_to_win=1), 0
    policy = bot(rules, temper, "middling")
    for seed in range(5):
        for seat in moments(Match(rules, seed), Rng(seed)):
            if seat.view.asks == "attack":
                action = policy.choose(seat.view, tuple(seat.options), seat.story, Rng(seed)).action
                outlook = RoundForecast(
                    TableKnowledge(rules.setting),
                    seat.view,
                    objective_beliefs(rules.setting, seat.view, seat.story, None),
                )
                assert isinstance(action, Attack)
                found += told(outlook, action, foe_of(seat.view, seat.story))
    return found


def at_foe(outlook: RoundForecast, action: Attack, foe: int | None) -> bool:
    """Against whoever attacked the bot last."""
    return action.target == foe


def at_top(outlook: RoundForecast, action: Attack, foe: int | None) -> bool:
    """Against whoever seems to gather most."""
    return action.target == outlook.strongest


def tells(outlook: RoundForecast, action: Attack, foe: int | None) -> bool:
    """For a tile with a symbol of the bot's own objective."""
    return outlook.gives_away(outlook.lore.place[action.prey])


def test_the_largest_hands_that_a_mod_may_deal_are_weighed_too() -> None:
    tables = tuple(TableDef(players=n, tiles=60 if n == 2 else 4) for n in SEATS)
    box = BoxDef(id="mod:box", symbols=tuple("mod:" + letter for letter in "abcde"), copies=12, tables=tables)
    rules = Hecatombe(content_of_box(box), HecatombeFlags(rounds_to_win=1), 2)
    match = Match(rules, 1)
    bots = [bot(rules, "bold", strength) for strength in ("middling", "strong")]
    while match.state.attacks < 3:
        seat = match.seat(next(iter(match.to_act())))
        choice = bots[seat.player].choose(seat.view, tuple(seat.options), seat.story, Rng(len(match.log)))
        assert seat.submit(choice.action) is None
