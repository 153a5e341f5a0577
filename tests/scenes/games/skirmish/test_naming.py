"""The parchment of a name: its rows, its words, and a survey that never holds up a frame."""

from collections.abc import Callable

import pytest

from game.app.app import App
from game.core.rules import Refusal
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.name_changes import Balance, NameChanges, OpenDeed, Truce, all_changes
from game.rules.skirmish.survey.pair_odds import odds_pieces
from game.rules.skirmish.survey.slices import whole_answer
from game.saves.settings import Settings
from scenes.games.skirmish.table.naming.name_survey import NameSurvey
from scenes.games.skirmish.table.naming.odds_bar import whole_percents
from scenes.games.skirmish.table.naming.rows import (
    CHARGE,
    FIGHT,
    LOST,
    SHOT,
    SPELL,
    STAYS,
    TRUCE,
    ChangeRow,
    PromiseRow,
    promise_rows,
    push_places,
    row_words,
    rows_of,
)
from tests.app.conftest import BASE
from tests.rules.skirmish.builders import ANN, BOB, CLO
from tests.rules.skirmish.survey.test_name_changes import laid, three_in_contact

RELATIONS = ("friend", "enemy", "neutral")
PUSHED = Truce(4, 1, Pose(0, 0, 0), Pose(0, 1000, 0))
KEPT = Truce(5, 1, Pose(0, 0, 0), None)


def named(**more: object) -> NameChanges:
    return NameChanges(1, None, RELATIONS)._replace(**more)  # type: ignore[arg-type]


def kinds(changes: NameChanges) -> list[tuple[str, int]]:
    return [(row.kind, row.unit) for row in rows_of(changes)]


@pytest.mark.rule("S-10")
def test_combats_come_first_then_truces_then_what_is_lost() -> None:
    lost = Balance((), (OpenDeed(7, 8), OpenDeed(7, 9)))
    changes = named(combats=(((1,), (2, 3)),), truces=(PUSHED, KEPT), charges=lost)
    assert kinds(changes) == [(FIGHT, 1), (TRUCE, 4), (STAYS, 5), (LOST, 7)]
    fight, truce, _, gone = rows_of(changes)
    assert (fight.number, truce.milli, gone.number) == (1, 1000, 2)
    assert rows_of(named()) == ()


def test_what_one_unit_may_do_to_several_is_one_row() -> None:
    deeds = (OpenDeed(7, 8), OpenDeed(7, 9), OpenDeed(6, 8))
    assert [row.targets for row in rows_of(named(charges=Balance(deeds)))] == [(8, 9), (8,)]


@pytest.mark.rule("S-18")
def test_broken_promises_are_told_before_kept_ones_and_void_ones_not_at_all() -> None:
    ended = ((0, "kept"), (1, "void"), (2, "broken"))
    assert promise_rows(named(promises=ended)) == (PromiseRow(2, broken=True), PromiseRow(0, broken=False))


def test_a_pushed_unit_goes_from_where_it_stood_to_where_it_will_and_no_further() -> None:
    assert [push_places((PUSHED, KEPT), share) for share in (-1, 0.5, 2)] == [
        {4: (0.0, 0.0, 0.0)},
        {4: (0.0, 500.0, 0.0)},
        {4: (0.0, 1000.0, 0.0)},
    ]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_kind_of_row_has_words_with_its_units(language: str) -> None:
    texts = App([BASE], settings=Settings(language=language)).texts  # type: ignore[arg-type]
    for phase in ("movement", "magic", "shooting", "combat"):
        for kind in (FIGHT, TRUCE, STAYS, CHARGE, SHOT, SPELL, LOST):
            row = ChangeRow(kind, 1, 2, targets=(2, 3, 4), number=3, milli=1300)
            said = " ".join(row_words(row, phase, texts, lambda unit: f"<{unit}>", "Zoé"))
            assert "skirmish-naming" not in said
            assert "<1>" in said or kind == LOST
            assert ("Zoé" in said) == (kind in (TRUCE, STAYS))
            assert ("<2>" in said) == (kind not in (TRUCE, STAYS))
    comma = " ".join(row_words(ChangeRow(TRUCE, 1, milli=1300), "combat", texts, str))
    assert ("1,3" if language == "fr" else "1.3") in comma


def test_percents_add_up_to_a_hundred_whatever_is_rounded() -> None:
    assert whole_percents((1 / 3, 1 / 3, 1 / 3)) == (34, 33, 33)
    assert whole_percents((0.994, 0.006, 0.0)) == (99, 1, 0)


def ticking() -> Callable[[], float]:
    """A clock on which a second passes whenever somebody looks."""
    now = iter(range(1_000_000))
    return lambda: float(next(now))


@pytest.mark.rule("S-09", "S-10")
def test_the_survey_looks_on_piece_by_piece_and_comes_to_what_all_at_once_would() -> None:
    rules, state = laid(three_in_contact())
    survey = NameSurvey(Board(rules.setting, state), odds_pieces, ticking())
    frames = 0
    while not survey.done:
        before = survey.known
        assert survey.work(0.0) == (survey.known > before)
        assert survey.known <= before + 1, "a frame without time ends after one piece"
        frames += 1
    assert frames > len(survey.changes), "it took many frames"
    whole = whole_answer(all_changes(Board(rules.setting, state)))
    assert survey.changes == {one.named: one for one in whole}
    fight = survey.rows[BOB][0]
    odds = survey.odds_of(BOB, fight)
    assert odds is not None and odds.combat is not None
    assert survey.odds_of(CLO, fight) is None, "what was looked at under one name says nothing of another"
    assert fight.unit in (unit.id for unit in state.units if unit.owner == ANN)


def test_a_name_that_is_refused_changes_nothing() -> None:
    rules, state = laid(three_in_contact())
    survey = NameSurvey(Board(rules.setting, state), None)
    while not survey.done:
        survey.work(1.0)
    refused = {player: one.refusal for player, one in survey.changes.items() if one.refusal}
    assert refused and all(isinstance(why, Refusal) for why in refused.values())
    assert all(survey.rows[player] == () for player in refused)
    assert survey.rows[BOB] and survey.odds_of(BOB, survey.rows[BOB][0]) is None, "nobody asked for odds"
