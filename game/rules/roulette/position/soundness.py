"""Soundness of a laid-out position: the first fault that makes it unplayable, in a sentence."""

from collections import Counter
from collections.abc import Callable, Iterator

from game.core.notation import told
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
        yield told("{count} more {card} than the deck has.", count=count, card=card)


def _team_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Teams that are too large, guns of the dead, and a match with the wrong number of living (R-19)."""
    for player, team in enumerate(state.teams):
        if team > setting.team.characters:
            yield told(
                "seat {player}: {team} characters, and a team has {characters}.",
                player=player,
                team=team,
                characters=setting.team.characters,
            )
        if not team and (state.in_round[player] or state.pockets[player] is not None):
            yield told("seat {player}: its captain is dead, so it has no gun.", player=player)
    living = len(state.living())
    if state.over and living > 1 and not state.winners:
        yield told("asks: nobody has won yet, so something is asked.")
    if not state.over and living < 2:
        yield told("team: a match goes on among two captains at least, not {living}.", living=living)


def _gun_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Guns with a wrong number of cards or BALLE (R-01, R-03, R-04)."""
    team = setting.team
    for player, balls in enumerate(state.bullets):
        seat, pocket = f"seat {player}", state.pockets[player]
        if not team.bullets <= balls <= team.cards:
            yield told(
                "{seat}: a gun has {bullets} to {cards} BALLE, not {balls}.",
                seat=seat,
                bullets=team.bullets,
                cards=team.cards,
                balls=balls,
            )
        laid = [*state.barrels[player], *state.turned[player]]
        if _asks_of(state) in EARLY_QUESTIONS or pocket is None:
            if laid:
                yield told("{seat}: it has no barrel, for {n}.", seat=seat, n=_reason_without_barrel(state))
            continue
        if len(laid) + 1 != team.cards:
            yield told(
                "{seat}: {n} cards in its gun, not {cards}.", seat=seat, n=len(laid) + 1, cards=team.cards
            )
        elif sum(laid) + pocket != balls:
            yield told(
                "{seat}: {n} BALLE in its gun, not {balls}.", seat=seat, n=sum(laid) + pocket, balls=balls
            )
    if state.spare < 0:
        yield told(
            "bullets: {n} extra BALLE, and there are {spare}.",
            n=setting.spare - state.spare,
            spare=setting.spare,
        )


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
            yield told("seat {player}: no pocket card is chosen yet.", player=player)
        if pocket is False and state.bullets[player] == setting.team.cards:
            yield told("seat {player}: all its cards are BALLE, so one lies in its pocket.", player=player)
        if state.blind[player] and (pocket is None or _asks_of(state) in EARLY_QUESTIONS):
            yield told(
                "seat {player}: blind, without having changed its pocket card for a card of its barrel.",
                player=player,
            )


def _die_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Bets before their time, missing or too high ones (R-05)."""
    for player, die in enumerate(state.dice):
        if die is None:
            if _place_in_round(state) > BET_PLACE and state.in_round[player]:
                yield told("seat {player}: it is in the round and has no die.", player=player)
        elif die > setting.team.highest_bet:
            yield told(
                "seat {player}: a die shows 0 to {highest_bet}, not {die}.",
                player=player,
                highest_bet=setting.team.highest_bet,
                die=die,
            )
        elif _place_in_round(state) < BET_PLACE:
            yield told("seat {player}: nobody bets yet.", player=player)
        elif _place_in_round(state) == BET_PLACE and not state.in_round[player]:
            yield told("seat {player}: it is out of the round and has no die.", player=player)


def _shot_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Shots before their time, and cards turned that do not fit the shots fired (R-11)."""
    called = _asks_of(state) in CALLED_QUESTIONS
    if state.shot and (_place_in_round(state) < JUDGEMENT_PLACE or _asks_of(state) in (ACCUSATION, GATHER)):
        yield told("shot: nobody shoots before all accusations are judged.")
    if _asks_of(state) in SHOT_QUESTIONS and not state.shot:
        yield told("shot: the first shot is number 1.")
    for player, fired in enumerate(state.fired):
        turned, part = len(state.turned[player]), state.in_round[player]
        if part and fired != turned:
            yield told(
                "seat {player}: it has fired {fired} shots and turned {turned} cards.",
                player=player,
                fired=fired,
                turned=turned,
            )
        elif fired > state.shot - (called and part):
            yield told(
                "seat {player}: {fired} shots fired, and this is shot {shot}.",
                player=player,
                fired=fired,
                shot=state.shot,
            )


def _shooter_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Shooters without a card to turn or a shot fired, and shots without shooters (R-11, R-14)."""
    asks = _asks_of(state)
    if state.shooters and asks is not None and asks not in (*SHOT_QUESTIONS, DYING):
        yield told("shooters: nobody shoots now.")
    for player in state.shooters:
        if asks in CALLED_QUESTIONS and not (state.in_round[player] and state.barrels[player]):
            yield told("shooters: seat {player} has no card to turn.", player=player)
        elif not state.shot or (asks not in CALLED_QUESTIONS and not state.fired[player]):
            yield told("shooters: seat {player} has fired no shot.", player=player)
    none = not state.shooters and asks in SHOT_QUESTIONS
    if none and not (asks == BEFORE_SHOT and any(state.cancelled)):
        yield told("asks: nobody shoots in shot {shot}.", shot=state.shot)


def _aim_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Aims before a shot is called, and secret aims without right (R-23, R-26)."""
    for player, aim in enumerate(state.aims):
        if aim != player and _asks_of(state) not in CALLED_QUESTIONS:
            yield told("seat {player}: guns are aimed when a shot is called.", player=player)
        chosen = state.sealed[player]
        if chosen is None:
            continue
        if _asks_of(state) != AIM or player not in players_choosing_aim(state):
            yield told("seat {player}: it has no aim to choose.", player=player)
        alone = not any(part for other, part in enumerate(state.in_round) if other != player)
        if chosen == player or (chosen == SKY and not alone):
            yield told("seat {player}: it can only choose to aim at another seat.", player=player)


def _death_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Deaths without Médecin being asked, without a shot or a shown BALLE (R-07, R-12)."""
    if bool(state.dying) != (_asks_of(state) == DYING):
        yield told("dying: somebody dies when 'dying' is asked, and only then.")
    for player in state.dying:
        if not state.in_round[player]:
            yield told("seat {player}: it is out of the round and cannot die.", player=player)
        elif not state.shot and not (state.shown[player] and state.pockets[player]):
            yield told("seat {player}: the judge kills those who have shown a BALLE.", player=player)
    for player, saved in enumerate(state.saved):
        if saved and player not in players_losing_teammate(state):
            yield told("seat {player}: it loses no teammate who could be saved.", player=player)


def _accusation_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Accusations before their time, and swaps without a death (R-06, R-08)."""
    if _place_in_round(state) < JUDGEMENT_PLACE:
        for player in range(setting.players):
            if state.accused[player] or state.shown[player]:
                yield told("seat {player}: nobody is accused yet.", player=player)
    swaps = _asks_of(state) in (DYING, None) and not state.shot
    if state.slanderers and (not swaps or len(set(state.slanderers)) < len(state.slanderers)):
        yield told("slanderers: each swaps once, when somebody dies by the judge in the same batch.")


def _batch_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Accusations of a running batch that are double or illegal (R-06, R-09)."""
    if bool(state.batch) != (_asks_of(state) == GATHER):
        yield told("accusations: a batch runs when 'gather' is asked, and only then.")
    accusers = [accuser for accuser, _ in state.batch]
    for accuser, accused in state.batch:
        if accusers.count(accuser) > 1:
            yield told("accusations: seat {accuser} accuses once.", accuser=accuser)
        if accuser == accused or not state.teams[accuser] or not suspect_bits(state) >> accused & 1:
            yield told(
                "accusations: seat {accuser} may not accuse seat {accused}.", accuser=accuser, accused=accused
            )


def _count_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Points gained before the count (R-15)."""
    if any(state.scored) and _asks_of(state) not in (AFTER_COUNT, None):
        yield told("scored: nobody gains points before the count.")


def _owing_faults(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Players who owe although the question does not concern them, and questions to nobody."""
    if state.pending is None:
        return
    asks, owed = state.pending.kind, set(state.pending.players)
    able: set[Player] = set(players_losing_teammate(state) if asks == DYING else who_is_asked(state, asks))
    for player in sorted(owed - able):
        yield told("owing: seat {player} is not asked.", player=player)
    if not owed:
        yield told("asks: nobody owes an answer to {asks!r}.", asks=asks)
    if asks in SECRET and able != owed:
        yield told("owing: seat {n} has not answered {asks!r}.", n=min(able - owed), asks=asks)


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
