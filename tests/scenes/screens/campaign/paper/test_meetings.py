"""Who speaks to whom: the two turn round to each other, and nobody walks through another to come on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.screens.campaign.paper import PaperStage
    from tests.scenes.driver import Driver
    from tests.scenes.screens.campaign.paper.conftest import RaisePaper


def facings(paper: PaperStage) -> dict[str, float]:
    """Where everybody is turned: -1 left, 1 right."""
    return {who: standing.facing for who, standing in paper.facts.standings.items()}


def bring_on(paper: PaperStage) -> None:
    """The hero before Isaure, who sees a back; both came from the left."""
    paper.enter("isaure", "left", 0.3)
    paper.enter("hero", "left", 0.6)
    paper.settle()


def test_who_is_spoken_to_turns_round_and_a_look_alone_turns_nobody(paper: PaperStage) -> None:
    bring_on(paper)
    paper.look("hero", "isaure")
    assert facings(paper) == {"isaure": 1.0, "hero": 1.0}
    paper.address("isaure", "hero")
    assert facings(paper) == {"isaure": 1.0, "hero": -1.0}


def test_who_speaks_turns_round_and_those_who_are_not_there_turn_nobody(paper: PaperStage) -> None:
    bring_on(paper)
    paper.address("hero", "tancrede")
    paper.address("hero", "public")
    assert facings(paper) == {"isaure": 1.0, "hero": 1.0}
    paper.address("hero", "isaure")
    assert facings(paper)["hero"] == -1.0


def test_who_has_turned_away_stays_so_until_it_turns_to_somebody(paper: PaperStage) -> None:
    bring_on(paper)
    paper.turn("hero", "away")
    away = facings(paper)["hero"]
    paper.turn("isaure", "away")
    paper.address("isaure", "hero")
    assert facings(paper) == {"isaure": -1.0, "hero": away}
    paper.turn("isaure", "public")
    paper.address("hero", "isaure")
    assert facings(paper) == {"isaure": 1.0, "hero": away}


def test_who_lies_or_hangs_on_a_rod_does_not_turn_by_itself(paper: PaperStage) -> None:
    paper.enter("isaure", "left", 0.3)
    paper.enter("hero", "left", 0.5, rod=True)
    paper.enter("tancrede", "left", 0.7)
    paper.gesture("tancrede", "fall", hold=True)
    paper.settle()
    paper.address("isaure", "hero")
    paper.address("isaure", "tancrede")
    assert facings(paper) == {"isaure": 1.0, "hero": 1.0, "tancrede": 1.0}


def test_a_thing_is_given_face_to_face(paper: PaperStage) -> None:
    bring_on(paper)
    paper.prop("isaure", "hero", "lettre")
    assert facings(paper)["hero"] == -1.0


def test_those_who_come_on_together_wait_behind_each_other(paper: PaperStage, driver: Driver) -> None:
    paper.enter("hero", "right", 0.3)
    paper.enter("isaure", "right", 0.6)
    paper.enter("tancrede", "left", 0.2)
    hero, isaure, alone = (paper.figure_box(who)[0] for who in ("hero", "isaure", "tancrede"))
    assert isaure > hero + 100 and hero > 1280
    driver.wait(3.0)
    paper.enter("aubin", "left", 0.1)
    assert abs(paper.figure_box("aubin")[0] - alone) < 60, "whoever is on the stage is waited for no more"


def test_the_hand_of_a_speaker_rises_and_a_listener_s_does_not(
    raise_paper: RaisePaper, driver: Driver
) -> None:
    paper = raise_paper()
    bring_on(paper)

    def reach(who: str) -> float:
        heights = []
        for _ in range(24):
            driver.wait(0.1)
            heights.append(paper.present[who].fist[1])
        return max(heights) - min(heights)

    quiet = reach("hero")
    paper.speak("hero")
    assert reach("hero") > 2 * quiet


def test_who_has_given_a_thing_away_lowers_the_arm_with_what_it_held_before(
    paper: PaperStage, driver: Driver
) -> None:
    paper.enter("tancrede", "right", 0.6)
    paper.enter("hero", "left", 0.3)
    paper.settle()
    driver.wait(paper.prop("tancrede", "hero", "clef"))
    captain = paper.facts.standings["tancrede"]
    assert (captain.pose, captain.held) == ("rest", "sabre"), "no blade follows the key"
