"""Soundness of a laid-out position: the first fault that makes it unplayable, in a sentence."""

from collections import Counter
from collections.abc import Callable, Iterator

from game.core.rules import Player
from game.rules.roulette.events import SKY
from game.rules.roulette.position.completion import (
    CALLED_QUESTIONS,
    EARLY_QUESTIONS,
    SHOT_QUESTIONS,
    players_choosing_aim,
    players_losing_teammate,
    who_is_asked,
)
from game.rules.roulette.questions import (
    ACCUSATION,
    AFTER_COUNT,
    AIM,
    BEFORE_POCKETS,
    BEFORE_SHOT,
    DYING,
    GATHER,
    SECRET,
)
from game.rules.roulette.round.accusations import suspect_bits
from game.rules.roulette.round.steps import ASK_ACCUSATIONS, ASK_BETS, ROUND
from game.rules.roulette.round.upcoming import place_of
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState

BET_PLACE, JUDGEMENT_PLACE = ROUND.index(ASK_BETS()), ROUND.index(ASK_ACCUSATIONS())


def _asks_of(state: RouletteState) -> str | None:
    """The kind of the open question; None: the match is over."""
    return state.pending.kind if state.pending else None


def _place_in_round(state: RouletteState) -> int:
    """The place in the round where a state stands; the end of a match stands last."""
    asks = _asks_of(state)
    return len(ROUND) if asks is None else place_of(asks, state.shot)


def position_fault(state: RouletteState, setting: Setting) -> str | None:
    """The reason why nobody could play on from `state`, or None."""
    return next((said for guard in GUARDS for said in guard(state, setting)), None)


def _card_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Action cards that the deck does not have (R-02)."""
    placed = Counter(card for pile in (*state.hands, state.discards, state.deck) for card in pile)
    for card, count in (placed - Counter(setting.content.deck)).items():
        yield f"{count} more {card} than the deck has."


def _team_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Teams that are too large, guns of the dead, and a match with the wrong number of living (R-19)."""
    for player, team in enumerate(state.teams):
        if team > setting.team.characters:
            yield f"seat {player}: {team} characters, and a team has {setting.team.characters}."
        if not team and (state.in_round[player] or state.pockets[player] is not None):
            yield f"seat {player}: its captain is dead, so it has no gun."
    living = len(state.living())
    if state.over and living > 1 and not state.winners:
        yield "asks: nobody has won yet, so something is asked."
    if not state.over and living < 2:
        yield f"team: a match goes on among two captains at least, not {living}."


def _gun_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Guns with a wrong number of cards or BALLE (R-01, R-03, R-04)."""
    team = setting.team
    for player, balls in enumerate(state.bullets):
        seat, pocket = f"seat {player}", state.pockets[player]
        if not team.bullets <= balls <= team.cards:
            yield f"{seat}: a gun has {team.bullets} to {team.cards} BALLE, not {balls}."
        laid = [*state.barrels[player], *state.turned[player]]
        if _asks_of(state) in EARLY_QUESTIONS or pocket is None:
            if laid:
                yield f"{seat}: it has no barrel, for {_reason_without_barrel(state)}."
            continue
        if len(laid) + 1 != team.cards:
            yield f"{seat}: {len(laid) + 1} cards in its gun, not {team.cards}."
        elif sum(laid) + pocket != balls:
            yield f"{seat}: {sum(laid) + pocket} BALLE in its gun, not {balls}."
    if state.spare < 0:
        yield f"bullets: {setting.spare - state.spare} extra BALLE, and there are {setting.spare}."


def _reason_without_barrel(state: RouletteState) -> str:
    """The reason why a player has no barrel."""
    return (
        "nothing is spun yet"
        if _asks_of(state) in EARLY_QUESTIONS
        else "it is out of the round, having no pocket card"
    )


def _pocket_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Pocket cards before their time, impossible ones, and blind owners without one (R-03, R-20)."""
    for player, pocket in enumerate(state.pockets):
        if pocket is not None and _asks_of(state) == BEFORE_POCKETS:
            yield f"seat {player}: no pocket card is chosen yet."
        if pocket is False and state.bullets[player] == setting.team.cards:
            yield f"seat {player}: all its cards are BALLE, so one lies in its pocket."
        if state.blind[player] and (pocket is None or _asks_of(state) in EARLY_QUESTIONS):
            yield f"seat {player}: blind, without having changed its pocket card for a card of its barrel."


def _die_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Bets before their time, missing or too high ones (R-05)."""
    for player, die in enumerate(state.dice):
        if die is None:
            if _place_in_round(state) > BET_PLACE and state.in_round[player]:
                yield f"seat {player}: it is in the round and has no die."
        elif die > setting.team.highest_bet:
            yield f"seat {player}: a die shows 0 to {setting.team.highest_bet}, not {die}."
        elif _place_in_round(state) < BET_PLACE:
            yield f"seat {player}: nobody bets yet."
        elif _place_in_round(state) == BET_PLACE and not state.in_round[player]:
            yield f"seat {player}: it is out of the round and has no die."


def _shot_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Shots before their time, and cards turned that do not fit the shots fired (R-11)."""
    called = _asks_of(state) in CALLED_QUESTIONS
    if state.shot and (_place_in_round(state) < JUDGEMENT_PLACE or _asks_of(state) in (ACCUSATION, GATHER)):
        yield "shot: nobody shoots before all accusations are judged."
    if _asks_of(state) in SHOT_QUESTIONS and not state.shot:
        yield "shot: the first shot is number 1."
    for player, fired in enumerate(state.fired):
        turned, part = len(state.turned[player]), state.in_round[player]
        if part and fired != turned:
            yield f"seat {player}: it has fired {fired} shots and turned {turned} cards."
        elif fired > state.shot - (called and part):
            yield f"seat {player}: {fired} shots fired, and this is shot {state.shot}."


def _shooter_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Shooters without a card to turn or a shot fired, and shots without shooters (R-11, R-14)."""
    asks = _asks_of(state)
    if state.shooters and asks is not None and asks not in (*SHOT_QUESTIONS, DYING):
        yield "shooters: nobody shoots now."
    for player in state.shooters:
        if asks in CALLED_QUESTIONS and not (state.in_round[player] and state.barrels[player]):
            yield f"shooters: seat {player} has no card to turn."
        elif not state.shot or (asks not in CALLED_QUESTIONS and not state.fired[player]):
            yield f"shooters: seat {player} has fired no shot."
    none = not state.shooters and asks in SHOT_QUESTIONS
    if none and not (asks == BEFORE_SHOT and any(state.cancelled)):
        yield f"asks: nobody shoots in shot {state.shot}."


def _aim_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Aims before a shot is called, and secret aims without right (R-23, R-26)."""
    for player, aim in enumerate(state.aims):
        if aim != player and _asks_of(state) not in CALLED_QUESTIONS:
            yield f"seat {player}: guns are aimed when a shot is called."
        chosen = state.sealed[player]
        if chosen is None:
            continue
        if _asks_of(state) != AIM or player not in players_choosing_aim(state):
            yield f"seat {player}: it has no aim to choose."
        alone = not any(part for other, part in enumerate(state.in_round) if other != player)
        if chosen == player or (chosen == SKY and not alone):
            yield f"seat {player}: it can only choose to aim at another seat."


def _death_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Deaths without Médecin being asked, without a shot or a shown BALLE (R-07, R-12)."""
    if bool(state.dying) != (_asks_of(state) == DYING):
        yield "dying: somebody dies when 'dying' is asked, and only then."
    for player in state.dying:
        if not state.in_round[player]:
            yield f"seat {player}: it is out of the round and cannot die."
        elif not state.shot and not (state.shown[player] and state.pockets[player]):
            yield f"seat {player}: the judge kills those who have shown a BALLE."
    for player, saved in enumerate(state.saved):
        if saved and player not in players_losing_teammate(state):
            yield f"seat {player}: it loses no teammate who could be saved."


def _accusation_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Accusations before their time, and swaps without a death (R-06, R-08)."""
    if _place_in_round(state) < JUDGEMENT_PLACE:
        for player in range(setting.players):
            if state.accused[player] or state.shown[player]:
                yield f"seat {player}: nobody is accused yet."
    swaps = _asks_of(state) in (DYING, None) and not state.shot
    if state.slanderers and (not swaps or len(set(state.slanderers)) < len(state.slanderers)):
        yield "slanderers: each swaps once, when somebody dies by the judge in the same batch."


def _batch_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Accusations of a running batch that are double or illegal (R-06, R-09)."""
    if bool(state.batch) != (_asks_of(state) == GATHER):
        yield "accusations: a batch runs when 'gather' is asked, and only then."
    accusers = [accuser for accuser, _ in state.batch]
    for accuser, accused in state.batch:
        if accusers.count(accuser) > 1:
            yield f"accusations: seat {accuser} accuses once."
        if accuser == accused or not state.teams[accuser] or not suspect_bits(state) >> accused & 1:
            yield f"accusations: seat {accuser} may not accuse seat {accused}."


def _count_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Points gained before the count (R-15)."""
    if any(state.scored) and _asks_of(state) not in (AFTER_COUNT, None):
        yield "scored: nobody gains points before the count."


def _owing_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Players who owe although the question does not concern them, and questions to nobody."""
    if state.pending is None:
        return
    asks, owed = state.pending.kind, set(state.pending.players)
    able: set[Player] = set(players_losing_teammate(state) if asks == DYING else who_is_asked(state, asks))
    for player in sorted(owed - able):
        yield f"owing: seat {player} is not asked."
    if not owed:
        yield f"asks: nobody owes an answer to {asks!r}."
    if asks in SECRET and able != owed:
        yield f"owing: seat {min(able - owed)} has not answered {asks!r}."


Guard = Callable[[RouletteState, Setting], Iterator[str]]
"""Finds faults of one kind in a state."""
GUARDS: tuple[Guard, ...] = (
    _card_faults,
    _team_faults,
    _gun_faults,
    _pocket_faults,
    _die_faults,
    _shot_faults,
    _shooter_faults,
    _aim_faults,
    _death_faults,
    _accusation_faults,
    _batch_faults,
    _count_faults,
    _owing_faults,
)
"""Guards of every position, in the order of their sentences."""
