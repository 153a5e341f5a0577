"""Faces at the table: who fights stands large, the others lose light; nerves come of temper alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from game.rules.hecatombe import questions
from game.rules.hecatombe.actions import LetGo
from scenes.capture.readability import text_problems
from scenes.draw import style
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.layout import Layout
from tests.scenes.games.hecatombe.test_hands import at_a_table, hold
from tests.scenes.match.test_hands import sit

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow


def attacked(house: GameWindow) -> Any:
    """Return a table of five whose first player, a person, is attacked by the second."""
    from scenes.capture.setup import XBOX

    scene = sit(house, "hecatombe", "defence-5", 5, XBOX, *[None] * 4)
    scene.table.paused = True
    house.step(1 / 30, 3)
    assert scene.view.asks == questions.DEFENCE
    return scene


@at_a_table
def test_attacker_and_attacked_face_each_other_until_the_blow_is_over(house: GameWindow) -> None:
    scene = attacked(house)
    assault = scene.view.assault
    assert scene.top.duellists.shown == (assault.player, assault.target)
    scene.table.submit(LetGo(assault.target))
    scene.table.flush()
    house.step(1 / 30)
    scene.timeline.skip()
    house.step(1 / 30, 3)
    assert scene.top.duellists.shown is None


@at_a_table
def test_who_has_no_part_in_an_assault_stands_aside(house: GameWindow) -> None:
    scene = attacked(house)
    view, lights = scene.view, scene.question.lights
    lit = [lights.light(player, view, idle=True) for player in range(5)]
    fighting = {view.assault.player: "attacker", view.assault.target: "attacked"}
    assert lit == [fighting.get(player, "aside") for player in range(5)]


@at_a_table
def test_the_attacker_stands_on_the_side_of_its_place(house: GameWindow) -> None:
    scene = attacked(house)
    places = scene.top.places
    left, right = places.rivals[0], places.rivals[-1]
    scene.top.show_duel((left, right))
    assert scene.top.duellists.mirrored is False
    scene.top.show_duel((right, left))
    assert scene.top.duellists.mirrored is True


@at_a_table
def test_a_nervous_bot_turns_its_seal_or_its_oath_and_stands_straight_again(house: GameWindow) -> None:
    scene = attacked(house)
    plate = scene.top.zones[2].plate
    scene.fidget(2, "glance")
    house.step(1 / 30, 6)
    assert plate.seal.angle != 0
    scene.fidget(2, "fan")
    house.step(1 / 30, 6)
    assert plate.objectives[0].angle != 0
    house.step(1 / 30, 40)
    assert abs(plate.seal.angle) < 1e-6 and abs(plate.objectives[0].angle) < 1e-6


@at_a_table
def test_one_line_names_who_is_awaited_once_only_bots_still_choose(house: GameWindow) -> None:
    from scenes.capture.setup import XBOX

    scene = sit(house, "hecatombe", "objectives-4", 4, XBOX, *[None] * 3)
    scene.table.paused = True
    house.step(1 / 30, 3)
    assert scene.question.awaited(scene.view) == ""
    for seat in scene.table.seats:
        if seat.player not in scene.table.bots and seat.owes:
            scene.table.submit(seat.options[0])
    scene.table.flush()
    house.step(1 / 30, 3)
    line = scene.question.awaited(scene.view)
    assert scene.view.owing and scene.sitters[scene.view.owing[0]].name in line


@at_a_table
def test_the_oath_under_the_cursor_lies_large_on_the_table_only_while_one_looks(house: GameWindow) -> None:
    from scenes.capture.setup import XBOX
    from scenes.games.hecatombe.table import layout

    scene = sit(house, "hecatombe", "objectives-4", 4)
    foot = layout.BAND[1]

    def beside() -> list[str]:
        return [label.text for label in scene.top.cards.labels() if label.y < foot]

    assert beside() == []
    hold(house, XBOX, down=True)
    controller, faces = scene.hands.controllers[0], scene.top.faces
    fan = controller.fan()
    sums = faces.sums(fan)
    assert beside() == [str(sums[symbol]) for symbol in faces.symbols_of(fan[controller.cursor])]
    hold(house, XBOX, down=False)
    house.step(1 / 30, 3)
    assert beside() == []


@at_a_table
def test_captives_are_counted_by_symbol_under_the_name(house: GameWindow) -> None:
    scene = attacked(house)
    sums = scene.top.faces.sums(scene.view.captured[2])
    written = [label.text for label in scene.top.zones[2].plate.sums if hasattr(label, "text")]
    assert written == [str(count) for count in sums.values() if count]


@at_a_table
def test_the_last_assaults_are_words_among_seals_under_large_tiles(house: GameWindow) -> None:
    from scenes.games.hecatombe.table.centre.exchange import Exchange
    from scenes.games.hecatombe.table.history.assault_lines import TILE, draw_assaults, told_lines
    from scenes.games.hecatombe.table.tiles.tiles import Tile

    scene = attacked(house)
    plain = Exchange(0, "air-feu", 1, "eau-vie", victim="air-feu", prize="eau-vie")
    countered = Exchange(0, "air-feu", 1, "eau-vie", victim="eau-nuit", prize="air-feu")
    for exchange, seats in ((plain, [0, 1]), (countered, [1, 0])):
        lines = told_lines(scene.top.base, scene.texts, exchange)
        assert [piece.seat for line in lines for piece in line if piece.seat >= 0] == seats
        assert all(any(piece.words for piece in line) for line in lines)
    layer, sitters = scene.layer(), scene.sitters
    draw_assaults(layer, scene.top.faces, scene.texts, layout.CORNER, [plain, countered], sitters)
    told = [mark for mark in layer._marks if isinstance(mark, Tile)]
    assert [tile.people for tile in told] == ["eau-nuit", "air-feu", "eau-vie", "air-feu"]
    assert TILE == (40, 60) and all((tile.w, tile.h) == TILE for tile in told)


@at_a_table
def test_three_assaults_have_room_in_every_panel_in_both_languages(house: GameWindow) -> None:
    from scenes.games.hecatombe.table.centre.exchange import Exchange
    from scenes.games.hecatombe.table.history.assault_lines import assault_boxes, line_width, told_lines

    scene = attacked(house)
    panels = [Layout(players, 0, 7, known=0 if players == 2 else 1) for players in range(2, 8)]
    boxes = [one.spare for one in panels if one.spare and not one.compact] + [one.corner for one in panels]
    narrow = min(column[2] for box in boxes for column in assault_boxes(box))
    assert all(len(assault_boxes(box)) >= 3 for box in boxes)
    assert all(y + h <= box[1] + box[3] + 1 for box in boxes for _, y, _, h in assault_boxes(box))
    for language in ("en", "fr"):
        texts = scene.texts
        texts.speak(language)
        for victim in ("air-feu", "eau-nuit"):
            exchange = Exchange(0, "air-feu", 1, "eau-vie", victim=victim, prize="eau-vie")
            lines = told_lines(scene.top.base, texts, exchange)
            assert all(line_width(line) <= narrow - 4 for line in lines)
            assert any(line_width(line) > 60 for line in lines)


@at_a_table
def test_the_word_on_a_father_waits_for_his_chain(house: GameWindow) -> None:
    from scenes.motion.timeline import pause_for

    scene = attacked(house)
    place = scene.top.zones[1]
    place.light("barred")
    assert place.says_barred
    scene.top.flourish(place.snap(pause_for(0)))
    assert not place.says_barred
    place.light("")
    place.light("barred")
    assert not place.says_barred
    house.step(1 / 30, 60)
    assert place.says_barred


def test_the_fallen_lie_in_the_middle_of_the_arena() -> None:
    from scenes.games.hecatombe.table.history.fallen_count import GRAVES, grave_boxes

    for count in range(1, 16):
        boxes = grave_boxes(count)
        assert len(boxes) == count
        for y in {box[1] for box in boxes}:
            row = [box for box in boxes if box[1] == y]
            assert sum(x + w / 2 for x, _, w, _ in row) / len(row) == pytest.approx(640)
        assert all(GRAVES[1] <= y and y + h <= GRAVES[1] + GRAVES[3] for _, y, _, h in boxes)
        assert all(box[0] + box[2] < layout.ARENA[0] + layout.ARENA[2] for box in boxes)
    assert grave_boxes(0) == ()


@at_a_table
def test_the_head_of_a_thread_lies_above_the_frames_of_the_armies(house: GameWindow) -> None:
    scene = attacked(house)
    centre, layers = scene.top.centre, [*scene.layers()]
    assert centre.thread.head in centre.over._marks and centre.thread.head.visible
    assert layers.index(centre.over) > layers.index(scene.top.marks)


@at_a_table
def test_whoever_sends_an_army_stands_beside_it_by_name(house: GameWindow) -> None:
    from scenes.games.hecatombe.table.centre.foreseen import FORESEEN, Foreseen

    scene = attacked(house)
    foreseen, sitter = scene.top.foreseen, scene.sitters[2]
    foreseen.show(Foreseen("air-feu", 2))
    named = [label for label in foreseen._layer.labels() if label.text == sitter.name]
    assert len(named) == 1 and named[0].box[0] + named[0].box[2] < FORESEEN[0][0]
    foreseen.show(None)
    assert [*foreseen._layer.labels()] == []


@at_a_table
@pytest.mark.parametrize("language", ["fr", "en"])
def test_only_the_prey_is_named_and_its_name_stays_in_the_arena(house: GameWindow, language: str) -> None:
    from scenes.games.hecatombe.table.centre.foreseen import FORESEEN, Foreseen

    house.stage.app.change(language=language)
    scene = attacked(house)
    foreseen, (ax, _, aw, _) = scene.top.foreseen, layout.ARENA
    _, y, _, h = FORESEEN[1]
    for people in scene.view.peoples:
        foreseen.show(Foreseen(scene.view.peoples[0], 2, people, 1))
        written = [label for label in foreseen._layer.labels() if label.text != scene.sitters[2].name]
        assert len(written) == 1
        left, top, wide, high = written[0].box
        assert FORESEEN[0][0] + FORESEEN[0][2] < left and left + wide <= ax + aw - 6
        assert top > y + h - 4 and top + high <= layout.LINE[1] + 2


@at_a_table
def test_a_high_panel_with_little_to_tell_has_a_watermark_under_it(house: GameWindow) -> None:
    from scenes.games.hecatombe.table.centre.exchange import Exchange

    scene = attacked(house)
    corner, high = scene.top.corner, Layout(2, 0, 12, known=0).spare
    plain = Exchange(0, "air-feu", 1, "eau-vie", victim="air-feu", prize="eau-vie")
    drawn = []
    for count, box in ((1, high), (4, high), (1, layout.CORNER)):
        layer = scene.layer()
        corner._chronicle(layer, box, [plain] * count)
        drawn.append(sum(getattr(mark, "w", 0) == 120 for mark in layer._marks))
    assert drawn == [1, 0, 0]


@at_a_table
def test_the_names_of_the_campaign_are_whole_under_their_busts(house: GameWindow) -> None:
    from scenes.games.hecatombe.table.centre.duellists import draw_fighter

    scene = attacked(house)
    for name in ("Léopoldine", "Tancrède", "Évariste", "Ravaudeuse"):
        layer = scene.layer()
        draw_fighter(layer, replace(scene.sitters[0], name=name), layout.DUEL[0], style.GOLD)
        assert [label.text for label in scene.labels() if label.text == name] == [name]
        layer.clear()


@at_a_table
def test_the_fallen_wait_until_what_happened_was_read(house: GameWindow) -> None:
    scene = attacked(house)
    scene.table.submit(LetGo(scene.view.assault.target))
    scene.table.flush()
    lay = 0
    for _ in range(120):
        house.step(1 / 30)
        assert not (scene.beats.strip.reading and scene.top.centre._graves.lie)
        assert not scene.timeline.idle or text_problems(scene) == [], "No number flies over another."
        lay += scene.top.centre._graves.lie
    assert lay
