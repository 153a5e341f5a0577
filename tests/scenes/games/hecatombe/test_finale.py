"""The curtain call of Hécatombe: shared victories, the reckoning, and what each player could have known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from arcade import key

from game.input.intents import Intent
from tests.scenes.screens.finale.battle import fought
from tests.scenes.screens.finale.evening import an_app, raised

if TYPE_CHECKING:
    from scenes.screens.finale.scene import Finale
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

LONG = (
    "Maximilienne", "Wolframhilde", "Guillemmette", "MMMMMMMMMMMM", "Œdipe-Hamlet", "Barthélémy W",
    "Wwwwwwwwwwww",
)  # fmt: skip


@pytest.fixture(autouse=True)
def _plain_look() -> Iterator[None]:
    from scenes.draw.style import switch_palette

    yield
    switch_palette(contrast=False)


def curtain_call(
    driver: Driver,
    players: int,
    seed: int = 3,
    winners: int = 0,
    names: tuple[str, ...] = (),
    flags: dict[str, Any] | None = None,
    **settings: object,
) -> tuple[GameWindow, Any]:
    from scenes.screens.finale.scene import Finale

    app = an_app(**settings)
    table, couch = fought(app, players, seed, names, **(flags or {}))
    house = raised(driver, app)
    house.step()
    finale = Finale(house.stage, table, couch)
    if winners:
        finale.winners = tuple(range(winners))
    house.stage.push(finale)
    house.step(frames=3)
    return house, finale


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
        (2, "large", ()), (3, "en", LONG), (5, "large-en", LONG), (7, "fr", ()), (7, "large", LONG),
        (7, "contrast", ()),
    ],
)  # fmt: skip
def test_every_word_can_be_read(driver: Driver, players: int, look: str, names: tuple[str, ...]) -> None:
    house, finale = curtain_call(driver, players, names=names, **LOOKS[look])  # type: ignore[arg-type]
    house.step(frames=150)
    assert sound(finale) == []
    driver.key(key.ENTER)
    house.step(frames=30)
    for _ in finale.piece.book.rounds[:2]:
        assert sound(finale) == []
        driver.key(key.ENTER)
        for _ in range(min(3, players)):
            house.step(frames=40)
            assert sound(finale) == []
            for _ in range(6):
                driver.key(key.LEFT)
            assert sound(finale) == []
            driver.key(key.DOWN)
        driver.key(key.ENTER)
        driver.key(key.E)
    assert finale.texts.faults == set() and finale.texts.missing == set()


@pytest.mark.parametrize(
    ("winners", "language", "names"),
    [
        (2, "fr", LONG), (3, "en", LONG), (4, "fr", ()), (5, "en", LONG), (6, "en", ()), (7, "fr", ()),
        (7, "en", LONG),
    ],
)  # fmt: skip
def test_a_shared_victory_names_everyone(
    driver: Driver, winners: int, language: str, names: tuple[str, ...]
) -> None:
    house, finale = curtain_call(driver, 7, 3, winners, names, language=language, text_scale=115)
    house.step(frames=150)
    assert sound(finale) == []
    said = {label.text for label in finale.labels()}
    assert {sitter.name for sitter in finale.sitters[:winners]} <= said
    assert len(finale.winners_picture.bust) == 2 * winners


def test_the_reckoning_shows_every_total(driver: Driver) -> None:
    _, finale = backstage(driver, 5)
    told = finale.piece.book.rounds[0]
    shown = [label.text for label in finale.labels()]
    for verdict in told.verdicts:
        for total in verdict.totals:
            assert str(total) in shown
    assert len(told.verdicts) == 5


def test_keys_leaf_through_rounds_minds_and_attacks(driver: Driver) -> None:
    house, finale = backstage(driver, 4, flags={"rounds_to_win": 2})
    place = finale.piece.place
    driver.key(key.E)
    assert place.round == 1
    driver.key(key.LEFT)
    assert (place.round, place.page) == (0, "ledger")
    driver.key(key.ENTER)
    assert place.page == "minds" and place.at == place.last
    driver.key(key.LEFT)
    driver.key(key.LEFT)
    assert place.at == place.last - 2
    seat = place.seat
    driver.key(key.DOWN)
    assert place.seat == (seat + 1) % 4
    driver.key(key.E)
    driver.key(key.Q)
    assert place.at == place.last - 2
    driver.key(key.ENTER)
    assert place.page == "ledger"
    driver.key(key.ESCAPE)
    assert not finale.backstage
    house.step()


def test_thinking_is_spread_over_frames_and_says_how_far_it_is(driver: Driver) -> None:
    house, finale = backstage(driver, 5)
    place, hindsight = finale.piece.place, finale.piece.hindsight
    driver.key(key.ENTER)
    before = len(hindsight.missing(place.round, place.seat))
    assert before > 8
    house.step(frames=4)
    assert before - 4 <= len(hindsight.missing(place.round, place.seat)) < before
    waiting = finale.texts("finale-hecatombe-thinking", done=0, all=0).split("0")[0]
    assert any(label.text.startswith(waiting) for label in finale.labels())
    house.step(frames=before)
    assert hindsight.missing(place.round, place.seat) == []
    assert not any(label.text.startswith(waiting) for label in finale.labels())


def test_the_truth_is_marked_and_odds_are_those_of_the_mind(driver: Driver) -> None:
    house, finale = backstage(driver, 5)
    driver.key(key.ENTER)
    house.step(frames=60)
    place, hindsight = finale.piece.place, finale.piece.hindsight
    minds = finale.picture.minds
    assert len(minds.secrets) == 3
    for secret in minds.secrets:
        odds = hindsight.odds(place.round, place.seat, place.at)[secret.slot]
        truth = hindsight.truth(place.round, secret.slot)
        assert secret.truth.people == truth
        ranked = sorted(odds, key=lambda people: -odds[people])[:3]
        assert [guess.tile.people for guess in secret.guesses if guess.tile.visible] == ranked
        assert [guess.tick.visible for guess in secret.guesses] == [people == truth for people in ranked]


def test_the_mouse_takes_tabs_pages_players_and_the_knob(driver: Driver) -> None:
    from scenes.games.hecatombe.finale import backstage as picture
    from scenes.games.hecatombe.finale import what_was_known

    house, finale = backstage(driver, 5)
    place = finale.piece.place
    middle = lambda box: (box[0] + box[2] / 2, box[1] + box[3] / 2)  # noqa: E731
    driver.click(*middle(finale.picture.wings.tabs[1]))
    assert place.round == 1
    driver.window.dispatch_event("on_mouse_scroll", 0, 0, 0, 1)
    assert place.round == 0
    driver.click(*middle(picture.FLIP))
    assert place.page == "minds"
    x, y = middle(what_was_known.SEATS)
    driver.click(x, y + 3 * what_was_known.STEP)
    assert place.seat == 3
    x, y, w, h = what_was_known.TRACK
    driver.window.dispatch_event("on_mouse_press", *driver._pixel(x + 1, y + h / 2), 1, 0)
    assert place.at == 0
    driver.window.dispatch_event("on_mouse_drag", *driver._pixel(x + w, y + h / 2), 0, 0, 1, 0)
    assert place.at == place.last
    driver.window.dispatch_event("on_mouse_release", *driver._pixel(x + w, y + h / 2), 1, 0)
    driver.point(x, y)
    assert place.at == place.last
    driver.window.dispatch_event("on_mouse_scroll", 0, 0, 0, 1)
    assert place.at == place.last - 1
    driver.click(*middle(finale.picture.leave))
    assert not finale.backstage
    house.step()


def test_a_seal_stands_where_a_secret_came_to_light_and_a_click_goes_there(driver: Driver) -> None:
    house, finale = backstage(driver, 5)
    driver.key(key.ENTER)
    house.step(frames=60)
    minds, place = finale.picture.minds, finale.piece.place
    found = 0
    for _ in range(5):
        house.step(frames=60)
        for sign, secret in zip(minds.signs, minds.secrets, strict=True):
            since = minds.since(secret.slot)
            assert sign.visible is (since is not None)
            if since is not None:
                found += 1
                x, y, w, h = secret.box
                driver.click(x + w / 2, y + h / 2)
                assert place.at == since and minds.knob.x <= sign.x
        driver.key(key.DOWN)
    assert found


def test_many_rounds_have_their_tabs_in_reach(driver: Driver) -> None:
    from scenes.games.hecatombe.finale.backstage import MAX_TABS

    house, finale = backstage(driver, 7, seed=5, flags={"rounds_to_win": 5})
    rounds = finale.piece.book.rounds
    for _ in rounds:
        assert sound(finale) == []
        assert len(finale.picture.wings.tabs) == min(MAX_TABS, len(rounds))
        driver.key(key.E)
        house.step(frames=2)
    assert finale.piece.place.round == 0


def test_a_pad_moves_along_the_attacks(driver: Driver) -> None:
    from game.input.devices import Device, Family
    from game.input.intents import Press

    house, finale = backstage(driver, 3)
    pad = Device("pad:test", Family.NINTENDO, "Manette", 1)
    place = finale.piece.place
    for intent in (Intent.ACCEPT, Intent.LEFT, Intent.LEFT, Intent.RIGHT, Intent.UP):
        house.stage.press(Press(pad, intent, True))
        house.stage.press(Press(pad, intent, False))
        house.step()
    assert finale.hand is pad and place.at == place.last - 1
    assert sound(finale) == []


def test_honours_go_to_those_who_earned_them() -> None:
    from scenes.games.hecatombe.finale.deeds import HONOURS, deeds_by_player
    from scenes.games.hecatombe.finale.finale import HecatombeFinale
    from scenes.screens.finale.honours import MAX_HONOURS

    app = an_app()
    for players in (2, 4, 7):
        table, couch = fought(app, players)
        piece = HecatombeFinale(table, [couch[seat] for seat in couch.players])
        counted = deeds_by_player(
            piece.book.rounds, players, table.rules.setting.table.known, table.rules.setting.content.shared
        )
        assert 1 <= len(piece.honours) <= MAX_HONOURS
        for honour in piece.honours:
            measure = dict(HONOURS)[honour.code]
            assert honour.count == max(measure(one) for one in counted) == measure(counted[honour.player])
        for language in ("fr", "en"):
            known = app.texts.keys(language)
            assert {f"finale-hecatombe-honour-{code}" for code, _ in HONOURS} <= known


def test_the_return_match_draws_lots_again(driver: Driver) -> None:
    house, finale = curtain_call(driver, 3)
    driver.key(key.ENTER)
    driver.key(key.RIGHT)
    driver.key(key.ENTER)
    house.step(frames=120)
    scene = house.stage.scene
    assert type(scene).__name__ == "HecatombeScene"
    assert scene.table.plan.first is None  # type: ignore[union-attr]  # H-07
    assert scene.table.plan.seed == finale.table.plan.seed + 1  # type: ignore[union-attr]
    house.stage.scenes.pop().close()


def bots_match(app: Any, players: int, seed: int = 3) -> Any:
    from game.app.plan import plan_of
    from game.couch.names import default_names
    from game.couch.seating import parse_seats, seat_all

    specs, _ = parse_seats(",".join(["keys", *["bot:bold:weak"] * (players - 1)]))
    couch = seat_all(specs, (), default_names(app.texts))
    table = app.begin(plan_of(couch, "hecatombe", {}, seed), keep=False)
    table.mind(0, "bold", "weak")
    while table.outcome is None:
        table.update(1.0)
    table.thoughts = [noted for noted in table.thoughts if noted.player]
    return table, couch


def test_bots_say_aside_what_they_thought_and_people_keep_it(driver: Driver) -> None:
    from scenes.screens.finale.scene import Finale

    app = an_app()
    table, couch = bots_match(app, 4)
    house = raised(driver, app)
    house.step()
    finale = Finale(house.stage, table, couch)
    house.stage.push(finale)
    house.step()
    finale.timeline.skip()
    finale.go_backstage()
    driver.key(key.ENTER)
    piece, place = finale.piece, finale.piece.place
    told, moments = piece.book.rounds[0], piece.book.moments[0]
    noted = {(note.tick, note.player): note.thought for note in table.thoughts}
    for at, moment in enumerate(moments):
        asides = piece.asides.of(told, moments, at, place.seat)
        if moment.assaults and not moment.kept:
            assault = told.assaults[moment.assaults - 1]
            assert [aside.player for aside in asides] == [assault.player, assault.target]
            assert asides[0].thought == noted.get((assault.tick, assault.player))
            assert asides[1].thought == noted.get((assault.answered, assault.target))
        assert all(aside.thought is None for aside in asides if aside.player == 0)
    before = piece.asides.of(told, moments, 0, 1)
    assert before[0].thought is not None and before[0].thought.code in (
        "aim-strong",
        "aim-least",
        "weak-tiles",
    )
    for _ in moments:
        assert sound(finale) == []
        driver.key(key.LEFT)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_longest_aside_stays_on_its_line(driver: Driver, language: str) -> None:
    from game.ai.hecatombe.thoughts import CODES
    from game.ai.policy import Thought
    from scenes.games.hecatombe.finale.notes import END

    house, finale = backstage(driver, 7, names=LONG, language=language, text_scale=115)
    finale.piece.asides.any = True
    driver.key(key.ENTER)
    house.step(frames=40)
    minds, book, place = finale.picture.minds, finale.piece.book, finale.piece.place
    place.go(2)
    assault = book.rounds[0].assaults[1]
    facts = {
        "people": "base:terre base:nuit", "other": "base:terre base:nuit", "aim": "base:terre base:nuit",
        "player": 3, "percent": 84,
    }  # fmt: skip
    for code in CODES:
        for when in ((assault.tick, assault.player), (assault.answered, assault.target)):
            finale.piece.asides._at[when] = Thought(code, facts)
        minds.refresh()
        assert sound(finale) == [], code
        for _, label in minds.thought_lines._lines:
            assert label.visible and label.text and label.box[0] + label.box[2] <= END + 1
