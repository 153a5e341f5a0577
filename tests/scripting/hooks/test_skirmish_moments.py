"""When scripts of a battle are told, in which order their wishes come, and what of units they are told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.rng import Rng
from game.rules.skirmish.actions.orders import React
from game.rules.skirmish.actions.player import Answer, Name
from game.rules.skirmish.events.unit import HitsRolled
from game.rules.skirmish.flow.questions import ANSWER_OFFERS, CHARGE_REACTION
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Offer
from game.rules.skirmish.state.state import GONE
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN
from tests.rules.skirmish.play import Chooser, anything, eager, step
from tests.scripting.hooks.skirmish import SPY, a_brawl, four_armies, handlers, of, wishing


def saw(war: Any) -> Any:
    """All that a spy was told last."""
    return war.state.memory.of("mod0").get("saw")


# when


def test_a_battle_that_is_laid_out_does_not_begin_once_more() -> None:
    assert saw(four_armies(handlers(match_start=SPY))) is None


def test_an_answer_beside_the_play_is_told_at_once() -> None:
    war = four_armies(handlers(offer_result=SPY), bribes=True)
    while war.state.questions[-1].players != (ANN,) or not any(
        isinstance(option, Name) for option in war.options(ANN)
    ):
        player = war.state.questions[-1].players[0]
        assert war.submit(war.options(player)[0]) is None
    war.state.offers = [Offer(9, ANN, BOB, 2, "", "not-charge", -1, "")]
    assert war.submit(Answer(BOB, 9, True)) is None
    assert (saw(war)["player"], saw(war)["target"], saw(war)["accepted"]) == (1, 2, True)
    assert [seat["tokens"] for seat in saw(war)["seats"]] == [1, 5, 3, 3]


def test_scripts_hear_of_a_name_before_cards_about_it_are_played() -> None:
    """Tokens that a name brings pay for a card at this very naming."""
    war = four_armies(wishing("{ wish = 'gain', player = 2, tokens = 9 }"), treachery=True)
    costly = [
        id for id, card in war.rules.setting.content.cards.items() if card.moment == "naming" and card.cost
    ]
    war.state.hands[BOB], war.state.tokens[BOB] = costly[:1], 0
    assert costly and war.submit(Name(ANN, BOB)) is None
    assert war.state.questions[-1].data[0] == "naming" and BOB in war.to_act()


# in which order


def test_wishes_for_units_come_in_their_order() -> None:
    hits = [f"{{ wish = 'hit', unit = {unit}, hits = 3, strength = 3 }}" for unit in (2, 1, 1)]
    war = four_armies(wishing(", ".join(hits)))
    war.submit(Name(ANN, BOB))
    struck = [event.hits[0].victim for event in of(HitsRolled, war.events)]
    assert struck == [BOB, ANN, ANN]


# what of units


def test_of_a_unit_that_is_gone_no_model_is_told_nor_that_it_flees() -> None:
    war = four_armies(handlers(name=SPY))
    war.state.units[DAN].place = GONE
    war.state.units[DAN].mark(unit_flags.FLEEING)
    war.state.units[CLO].mark(unit_flags.FLEEING)
    war.submit(Name(ANN, BOB))
    gone, fleeing = saw(war)["units"][DAN], saw(war)["units"][CLO]
    assert (gone["models"], gone["place"], gone["fleeing"]) == (0, "gone", False)
    assert (fleeing["models"], fleeing["fleeing"]) == (10, True)
    assert saw(war)["seats"][DAN]["units"] == 0 == saw(war)["seats"][DAN]["points"]


def test_a_character_in_a_unit_that_flees_is_told_as_fleeing() -> None:
    war = four_armies(handlers(name=SPY))
    war.state.units[CLO].mark(unit_flags.FLEEING)
    war.state.units[DAN].host, war.state.units[CLO].guests = CLO, (DAN,)
    war.submit(Name(ANN, BOB))
    assert [unit["fleeing"] for unit in saw(war)["units"]] == [False, False, True, True]


# what may be forbidden


def holds(option: Any) -> bool:
    """Whether a charged unit would hold."""
    return isinstance(option, React) and option.reaction == "hold"


def accepts(option: Any) -> bool:
    """Whether an offer would be taken."""
    return isinstance(option, Answer) and option.accept


@pytest.mark.statistics
@pytest.mark.parametrize(
    ("asks", "kind", "choose", "forbidden"),
    [
        (
            "reaction",
            CHARGE_REACTION,
            eager,
            lambda option: isinstance(option, React) and option.reaction == "hold",
        ),
        ("offer", ANSWER_OFFERS, anything, lambda option: isinstance(option, Answer) and option.accept),
    ],
)
def test_what_is_forbidden_of_reactions_and_answers_is_neither_offered_nor_taken(
    asks: str, kind: str, choose: Chooser, forbidden: Any
) -> None:
    source = handlers(
        legal=f"""
        local out = {{}}
        for place, option in ipairs(facts.options) do
            if facts.asks == '{asks}' and (option.reaction == 'hold' or option.accept) then
                out[#out + 1] = {{ wish = 'forbid', option = place }}
            end
        end
        return out
        """
    )
    met = Counter[str]()
    for seed in range(6):
        war, dice = a_brawl(source, seed=seed), Rng(seed)
        while war.outcome() is None and len(war.log) < 500:
            question = war.state.questions[-1]
            if question.kind == kind:
                player = question.players[0]
                chapter = plain_options(war, player)
                gone = [option for option in chapter if forbidden(option)]
                if gone and len(gone) < len(chapter):
                    met["asked"] += 1
                    assert not any(forbidden(option) for option in war.options(player))
                    refusal = war.rules.check(war.state, gone[0])
                    assert refusal is not None and refusal.code == "forbidden-by-mod"
            step(war, dice, choose)
    assert met["asked"]


def plain_options(war: Any, player: int) -> list[Any]:
    """What the rules would offer without scripts."""
    from game.rules.skirmish.chapters import CHAPTERS

    question = war.state.questions[-1]
    return list(CHAPTERS[question.chapter].options(war.rules.setting, war.state, question, player))
