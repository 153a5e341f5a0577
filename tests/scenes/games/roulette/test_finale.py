"""The curtain call of Roulette: a survivor or nobody, the pockets turned out, the company's standing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from arcade import key

from game.input.devices import KEYS
from game.input.intents import Intent, Press
from tests.scenes.screens.finale.duel import bots, fired
from tests.scenes.screens.finale.evening import an_app, raised

if TYPE_CHECKING:
    from scenes.screens.finale.scene import Finale
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

LONG = (
    "Maximilienne", "Wolframhilde", "Guillemmette", "MMMMMMMMMMMM", "Œdipe-Hamlet", "Barthélémy W",
)  # fmt: skip
NOBODY = 14
"""The last two captains of this match shoot each other."""


@pytest.fixture(autouse=True)
def _plain_look() -> Iterator[None]:
    from scenes.draw.style import switch_palette

    yield
    switch_palette(contrast=False)


def shown(driver: Driver, app: Any, table: Any, couch: Any) -> tuple[GameWindow, Any]:
    from scenes.screens.finale.scene import Finale

    house = raised(driver, app)
    house.step()
    finale = Finale(house.stage, table, couch)
    house.stage.push(finale)
    house.step(frames=3)
    return house, finale


def curtain_call(
    driver: Driver,
    players: int,
    seed: int = 7,
    names: tuple[str, ...] = (),
    flags: dict[str, Any] | None = None,
    **settings: object,
) -> tuple[GameWindow, Any]:
    app = an_app(**settings)
    table, couch = fired(app, players, seed, names, **(flags or {}))
    return shown(driver, app, table, couch)


def backstage(driver: Driver, players: int, **more: Any) -> tuple[GameWindow, Any]:
    house, finale = curtain_call(driver, players, **more)
    driver.key(key.ENTER)
    driver.key(key.ENTER)
    house.step(frames=30)
    assert finale.backstage
    return house, finale


def sound(finale: Finale) -> list[str]:
    from scenes.capture.readability import missing_pictures, text_problems

    return [*text_problems(finale), *missing_pictures(finale)]


def middle(box: tuple[float, float, float, float]) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


LOOKS = {
    "fr": {"language": "fr"},
    "en": {"language": "en"},
    "large": {"language": "fr", "text_scale": 115},
    "large-en": {"language": "en", "text_scale": 115},
    "contrast": {"language": "fr", "high_contrast": True, "reduced_motion": True},
}


@pytest.mark.parametrize(
    ("players", "look", "names"),
    [
        (2, "large", ()), (3, "en", LONG), (4, "fr", LONG), (5, "large-en", LONG), (6, "large", LONG),
        (6, "contrast", ()),
    ],
)  # fmt: skip
def test_every_word_can_be_read(driver: Driver, players: int, look: str, names: tuple[str, ...]) -> None:
    house, finale = curtain_call(driver, players, names=names, **LOOKS[look])  # type: ignore[arg-type]
    house.step(frames=150)
    assert sound(finale) == []
    driver.key(key.ENTER)
    house.step(frames=30)
    place = finale.piece.place
    for _ in finale.piece.rounds[:3]:
        for _ in range(place.scroller.count):
            assert sound(finale) == []
            driver.key(key.DOWN)
        driver.key(key.LEFT)
        driver.key(key.DOWN)
        assert place.looked_at is not None and sound(finale) == []
        driver.key(key.RIGHT)
        driver.key(key.ENTER)
        assert sound(finale) == []
        driver.key(key.ENTER)
        driver.key(key.E)
    assert finale.texts.faults == set() and finale.texts.missing == set()


@pytest.mark.parametrize("look", LOOKS)
def test_nobody_wins(driver: Driver, look: str) -> None:
    house, finale = curtain_call(driver, 2, NOBODY, **LOOKS[look])  # type: ignore[arg-type]
    assert finale.winners == () and not finale.winners_picture.won
    house.step(frames=150)
    assert sound(finale) == []
    said = {label.text for label in finale.labels()}
    assert finale.texts("finale-nobody") in said
    assert finale.texts("finale-roulette-title-nobody") in said
    assert len(finale.winners_picture.bust) == 4
    driver.key(key.ENTER)
    house.step(frames=30)
    driver.key(key.ENTER)
    assert finale.piece.place.page == "standing" and sound(finale) == []
    assert finale.texts.faults == set() and finale.texts.missing == set()


@pytest.mark.parametrize("players", range(2, 7))
def test_shades_of_any_company(driver: Driver, players: int) -> None:
    house, finale = curtain_call(driver, players)
    finale.winners = ()
    finale.rebuild()
    house.step(frames=10)
    assert sound(finale) == [] and len(finale.winners_picture.bust) == 2 * players


@pytest.mark.parametrize("game", ["complots", "hecatombe"])
def test_other_games_can_end_without_a_winner(driver: Driver, game: str) -> None:
    from tests.scenes.screens.finale.battle import fought
    from tests.scenes.screens.finale.evening import played

    app = an_app()
    table, couch = played(app, 3) if game == "complots" else fought(app, 3)
    house, finale = shown(driver, app, table, couch)
    finale.winners = ()
    finale.rebuild()
    house.step(frames=10)
    assert sound(finale) == []
    said = {label.text for label in finale.labels()}
    assert {finale.texts("finale-nobody"), finale.texts("finale-nobody-left")} <= said


def test_nobody_plays_again(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []
    monkeypatch.setattr(
        "scenes.screens.finale.scene.open_match", lambda stage, plan, couch: opened.append(plan)
    )
    house, finale = curtain_call(driver, 2, NOBODY)
    finale.timeline.skip()
    driver.key(key.RIGHT)
    driver.key(key.ENTER)
    house.step(frames=5)
    (plan,) = opened
    assert plan.game == "roulette" and plan.seed == NOBODY + 1 and plan.first is None


def test_every_pocket_is_turned_up(driver: Driver) -> None:
    house, finale = backstage(driver, 5)
    pages = finale.piece.rounds
    seen = set()
    for told in pages:
        names = [mark.name for mark in finale.picture.pockets.marks._marks if hasattr(mark, "name")]
        pockets = [seat.pocket for seat in told.seats if seat.pocket is not None]
        swapped = [seat.kept for seat in told.seats if seat.kept is not None and seat.kept is not seat.pocket]
        assert names.count("carte_balle_mini") == (pockets + swapped).count(True)
        assert names.count("carte_clic_mini") == (pockets + swapped).count(False)
        assert names.count("shot_balle") == sum(sum(seat.turned) for seat in told.seats)
        seen.update(pockets)
        driver.key(key.E)
        house.step()
    assert seen == {True, False}


def test_odds_and_points_are_those_of_the_review(driver: Driver) -> None:
    _, finale = backstage(driver, 4)
    percent = finale.picture.pockets.review_words.percent
    said = [label.text for label in finale.labels()]
    for seat in finale.piece.rounds[0].seats:
        assert percent(seat.survival) in said
        assert (f"+{seat.gained}" if seat.gained > 0 else "0") in said


def test_accusations_are_judged(driver: Driver) -> None:
    from scenes.games.roulette.finale.phrases import ReviewWords, whole_percent

    _, finale = backstage(driver, 5)
    tale: ReviewWords = finale.picture.lines.review_words
    judged = 0
    for told, lines in zip(finale.piece.rounds, finale.piece.lines, strict=True):
        accused = [line for line in lines if line.deed.kind == "accused"]
        assert len(accused) == len(told.told("accused"))
        for line in accused:
            seat = told.seats[line.deed.target]
            key_ = "right" if seat.cheated else "wrong"
            if seat.kept is seat.pocket:
                assert tale.headline(line) == tale.texts(f"finale-roulette-line-{key_}")
            assert str(whole_percent(line.deed.odds)) in tale.detail(line)
            judged += 1
    assert judged > 5


def test_cards_tell_what_they_did() -> None:
    from scenes.games.roulette.finale.phrases import ReviewWords
    from scenes.games.roulette.finale.round_lines import round_lines

    app = an_app()
    told_so: dict[str, str] = {}
    for players in range(2, 7):
        for seed in range(6):
            table, couch = fired(app, players, seed)
            tale = ReviewWords(app.texts, [couch[seat].name for seat in couch.players])
            for told in table.review():
                lines = round_lines(told)
                assert len([line for line in lines if line.deed.kind == "card"]) == len(told.told("card"))
                assert len([line for line in lines if line.deed.kind == "died"]) == len(told.told("died"))
                for line in lines:
                    assert tale.headline(line) and line.first >= 0
                    if line.deed.kind == "card":
                        told_so[line.deed.card] = told_so.get(line.deed.card) or tale.detail(line)
    assert len(told_so) == 12
    silent = {card for card, words in told_so.items() if not words}
    assert silent == {"base:medecin"}  # the doctor has a line of his own
    assert app.texts.missing == set() and app.texts.faults == set()


def test_keys_leaf_through_rounds_players_and_lines(driver: Driver) -> None:
    house, finale = backstage(driver, 6)
    place = finale.piece.place
    assert place.line == 0 and place.looked_at is None
    driver.key(key.DOWN)
    assert place.line == 1
    driver.key(key.LEFT)
    assert place.looked_at == 0 and place.line is None
    for _ in range(9):
        driver.key(key.DOWN)
    assert place.looked_at == 5
    driver.key(key.RIGHT)
    assert place.line == 1
    driver.key(key.E)
    assert place.round == 1 and place.line == 0
    driver.key(key.Q)
    assert place.round == 0 and place.line == 1
    driver.key(key.ENTER)
    assert place.page == "standing"
    driver.key(key.LEFT)
    assert place.round == len(finale.piece.rounds) - 1
    driver.key(key.ENTER)
    assert place.page == "pockets"
    driver.key(key.ESCAPE)
    assert not finale.backstage
    house.step()


def test_the_mouse_takes_tabs_pages_lines_players_and_the_thumb(driver: Driver) -> None:
    from scenes.games.roulette.finale import backstage as picture
    from scenes.games.roulette.finale import line_list

    house, finale = backstage(driver, 6)
    place = finale.piece.place
    assert place.scroller.furthest > 3
    driver.click(*middle(line_list.row_box(2)))
    assert place.line == 2
    driver.click(*middle(finale.picture.pockets.row(4)))
    assert place.looked_at == 4
    driver.window.dispatch_event("on_mouse_scroll", 0, 0, 0, -1)
    assert place.scroller.top == 2
    x, y, _, h = line_list.TRACK
    driver.window.dispatch_event("on_mouse_press", *driver._pixel(x + 1, y + h - 2), 1, 0)
    assert place.scroller.top == place.scroller.furthest
    driver.window.dispatch_event("on_mouse_drag", *driver._pixel(x + 1, y), 0, 0, 1, 0)
    assert place.scroller.top == 0
    driver.window.dispatch_event("on_mouse_release", *driver._pixel(x + 1, y), 1, 0)
    driver.click(*middle(finale.picture.wings.tabs[1]))
    assert place.round == 1
    driver.click(*middle(picture.FLIP))
    assert place.page == "standing"
    driver.window.dispatch_event("on_mouse_scroll", 0, 0, 0, 1)
    assert place.round == 0
    driver.click(*middle(finale.picture.leave))
    assert not finale.backstage
    house.step()


def test_a_pad_moves_along_the_lines(driver: Driver) -> None:
    from game.input.devices import Device, Family
    from game.input.intents import Press

    house, finale = backstage(driver, 3)
    pad = Device("pad:test", Family.NINTENDO, "Manette", 1)
    place = finale.piece.place
    for intent in (Intent.DOWN, Intent.DOWN, Intent.UP, Intent.NEXT, Intent.PREVIOUS):
        house.stage.press(Press(pad, intent, True))
        house.stage.press(Press(pad, intent, False))
        house.step()
    assert finale.hand is pad and place.line == 1
    assert sound(finale) == []


def test_many_rounds_have_their_tabs_and_columns_in_reach(driver: Driver) -> None:
    app = an_app()
    table, couch = bots(app, 4, 3)
    house, finale = shown(driver, app, table, couch)
    finale.timeline.skip()
    finale.piece.rounds = finale.piece.rounds * 4
    finale.piece.lines = finale.piece.lines * 4
    from scenes.games.roulette.finale.backstage import MAX_TABS
    from scenes.games.roulette.finale.cursor import ReviewPlace

    finale.piece.place = ReviewPlace([len(lines) for lines in finale.piece.lines], 4)
    finale.go_backstage()
    for page in ("pockets", "standing"):
        assert finale.piece.place.page == page
        for _ in range(0, len(finale.piece.rounds), 5):
            assert sound(finale) == []
            assert len(finale.picture.wings.tabs) == MAX_TABS
            for _ in range(5):
                driver.key(key.E)
            house.step()
        driver.key(key.ENTER)


def test_bots_say_aside_what_they_thought_and_people_keep_it(driver: Driver) -> None:
    app = an_app()
    table, couch = bots(app, 4, 5, people=1)
    house, finale = shown(driver, app, table, couch)
    finale.timeline.skip()
    finale.go_backstage()
    piece, place = finale.piece, finale.piece.place
    noted = {(note.tick, note.player): note.thought for note in table.thoughts}
    spoken = 0
    for told, lines in zip(piece.rounds, piece.lines, strict=True):
        for line in lines:
            for tick, player in line.asides(told):
                assert ((tick, player) in noted) is (player > 0)
                spoken += player > 0
        driver.key(key.LEFT)
        for seat in told.seats:
            place.sit(seat.player)
            finale.picture.refresh()
            shown_ = [label for _, label in finale.picture.pockets._whispers if label.visible]
            assert len(shown_) == (2 if seat.part else 0)
            assert sound(finale) == []
        driver.key(key.E)
    assert spoken > 5
    house.step()


@pytest.mark.statistics
def test_honours_go_to_those_who_earned_them() -> None:
    from scenes.games.roulette.finale.deeds import HONOURS, deeds_by_player
    from scenes.games.roulette.finale.finale import RouletteFinale
    from scenes.screens.finale.honours import MAX_HONOURS

    app = an_app()
    given = set()
    for players in range(2, 7):
        for seed in range(4):
            table, couch = fired(app, players, seed)
            piece = RouletteFinale(table, [couch[seat] for seat in couch.players])
            counted = deeds_by_player(piece.rounds, players)
            assert len(piece.honours) <= MAX_HONOURS
            for honour in piece.honours:
                measure = dict(HONOURS)[honour.code]
                assert honour.count == max(measure(one) for one in counted) > 0
                assert honour.count == measure(counted[honour.player])
                given.add(honour.code)
            again = RouletteFinale(table, [couch[seat] for seat in couch.players])
            assert again.honours == piece.honours
    assert len(given) >= 6 <= len(HONOURS)
    for language in ("fr", "en"):
        assert {f"finale-roulette-honour-{code}" for code, _ in HONOURS} <= app.texts.keys(language)


def test_every_honour_can_be_read(driver: Driver) -> None:
    from scenes.games.roulette.finale.deeds import HONOURS
    from scenes.screens.finale.honours import Honour

    for look in ("fr", "large", "large-en"):
        house, finale = curtain_call(driver, 6, names=LONG, **LOOKS[look])  # type: ignore[arg-type]
        codes = [code for code, _ in HONOURS]
        for first in range(0, len(codes), 4):
            finale.piece.honours = [
                Honour(code, player, count)
                for player, (code, count) in enumerate(
                    (code, 83 if code == "nerves" else 1 + 11 * (place % 2))
                    for place, code in enumerate(codes[first : first + 4])
                )
            ]
            finale.rebuild()
            house.step(frames=5)
            assert sound(finale) == [], (look, first)
        house.stage.scenes.pop().close()


def test_the_ranking_puts_winners_first() -> None:
    from scenes.games.roulette.finale.deeds import final_ranking

    app = an_app()
    for seed in range(8):
        table, _ = fired(app, 5, seed)
        rounds = table.review()
        assert table.outcome is not None
        ranks = final_ranking(rounds, table.outcome.winners)
        assert sorted(ranks) == list(range(5))
        assert tuple(ranks[: len(table.outcome.winners)]) == table.outcome.winners
        rest = [rounds[-1].seats[player].points for player in ranks[len(table.outcome.winners) :]]
        assert rest == sorted(rest, reverse=True)


def test_a_card_of_a_line_opens_the_workshop_with_one_like_it_and_back_is_the_finale(
    driver: Driver, home: Any
) -> None:
    from scenes.screens.workshop.thing.scene import ThingPage

    house, finale = backstage(driver, 4)
    place, stage = finale.picture.place, house.stage
    rounds = finale.piece.lines
    at = next((r, n) for r, lines in enumerate(rounds) for n, line in enumerate(lines) if line.deed.card)
    place.open(at[0])
    place.read(at[1])
    table, card = finale.picture.thing
    finale.press(Press(KEYS, Intent.PEEK))
    house.step(frames=3)
    asked: Any = stage.scene
    asked.press(Press(KEYS, Intent.ACCEPT))
    house.step(frames=3)
    page: Any = stage.scene
    assert isinstance(page, ThingPage)
    origin = page.model.bench.origin(page.thing)
    assert origin is not None and tuple(origin) == ("roulette", table, card)
    page.press(Press(KEYS, Intent.BACK))
    assert stage.scenes[-1] is finale
    place.flip()
    assert finale.picture.thing is None
    finale.press(Press(KEYS, Intent.PEEK))
    shelf: Any = stage.scene
    assert shelf.title == finale.texts("workshop-shelf"), "where no card is looked at, any may be chosen"
