"""What a laid-out position must be so that it can be played: the first thing that is wrong, in a sentence."""

from collections import Counter
from collections.abc import Callable, Iterator

from game.core.rules import Player
from game.rules.roulette.events import SKY
from game.rules.roulette.position.completion import (
    CALLED,
    EARLY,
    FIRING,
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

BET_AT, JUDGED_AT = ROUND.index(ASK_BETS()), ROUND.index(ASK_ACCUSATIONS())


def _asks_of(state: RouletteState) -> str | None:
    """The question of a state; None: the match is over."""
    return state.pending.kind if state.pending else None


def _place(state: RouletteState) -> int:
    """Where in the round a state stands; the end of a match stands last."""
    asks = _asks_of(state)
    return len(ROUND) if asks is None else place_of(asks, state.shot)


def position_fault(state: RouletteState, setting: Setting) -> str | None:
    """Say why nobody could play on from `state`, or None."""
    return next((said for guard in GUARDS for said in guard(state, setting)), None)


def _cards(state: RouletteState, setting: Setting) -> Iterator[str]:
    """No action card more than the deck has (R-02)."""
    placed = Counter(card for pile in (*state.hands, state.discards, state.deck) for card in pile)
    for card, many in (placed - Counter(setting.content.deck)).items():
        yield f"{many} more {card} than the deck has."


def _people(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Teams are no larger than at the start; a match goes on among two at least, and ends with one (R-19)."""
    for player, team in enumerate(state.teams):
        if team > setting.team.characters:
            yield f"seat {player}: {team} characters, and a team has {setting.team.characters}."
        if not team and (state.in_round[player] or state.pockets[player] is not None):
            yield f"seat {player}: his captain is dead, so he has no gun."
    living = len(state.living())
    if state.over and living > 1 and not state.winners:
        yield "asks: nobody has won yet, so something is asked."
    if not state.over and living < 2:
        yield f"team: a match goes on among two captains at least, not {living}."


def _guns(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Seven cards each, and as many BALLE as are his (R-01, R-03, R-04)."""
    team = setting.team
    for player, balls in enumerate(state.bullets):
        seat, pocket = f"seat {player}", state.pockets[player]
        if not team.bullets <= balls <= team.cards:
            yield f"{seat}: a gun has {team.bullets} to {team.cards} BALLE, not {balls}."
        laid = [*state.barrels[player], *state.turned[player]]
        if _asks_of(state) in EARLY or pocket is None:
            if laid:
                yield f"{seat}: he has no barrel, for {_loose(state)}."
            continue
        if len(laid) + 1 != team.cards:
            yield f"{seat}: {len(laid) + 1} cards in his gun, not {team.cards}."
        elif sum(laid) + pocket != balls:
            yield f"{seat}: {sum(laid) + pocket} BALLE in his gun, not {balls}."
    if state.spare < 0:
        yield f"bullets: {setting.spare - state.spare} extra BALLE, and there are {setting.spare}."


def _loose(state: RouletteState) -> str:
    """Why somebody has no barrel."""
    return (
        "nothing is spun yet" if _asks_of(state) in EARLY else "he is out of the round, having no pocket card"
    )


def _pockets(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Cards go into pockets when they are asked for; only who has one may not know it (R-03, R-20)."""
    for player, pocket in enumerate(state.pockets):
        if pocket is not None and _asks_of(state) == BEFORE_POCKETS:
            yield f"seat {player}: no pocket card is chosen yet."
        if pocket is False and state.bullets[player] == setting.team.cards:
            yield f"seat {player}: all his cards are BALLE, so one lies in his pocket."
        if state.blind[player] and (pocket is None or _asks_of(state) in EARLY):
            yield f"seat {player}: blind is who changed his pocket card for the top of his barrel."


def _dice(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Bets are made when they are asked for, by all who are in the round (R-05)."""
    for player, die in enumerate(state.dice):
        if die is None:
            if _place(state) > BET_AT and state.in_round[player]:
                yield f"seat {player}: he is in the round and has no die."
        elif die > setting.team.highest_bet:
            yield f"seat {player}: a die shows 0 to {setting.team.highest_bet}, not {die}."
        elif _place(state) < BET_AT:
            yield f"seat {player}: nobody bets yet."
        elif _place(state) == BET_AT and not state.in_round[player]:
            yield f"seat {player}: he is out of the round and has no die."


def _shots(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Who is in the round has turned what he fired, once in each shot at most (R-11)."""
    called = _asks_of(state) in CALLED
    if state.shot and (_place(state) < JUDGED_AT or _asks_of(state) in (ACCUSATION, GATHER)):
        yield "shot: nobody shoots before all accusations are judged."
    if _asks_of(state) in FIRING and not state.shot:
        yield "shot: the first shot is number 1."
    for player, fired in enumerate(state.fired):
        turned, part = len(state.turned[player]), state.in_round[player]
        if part and fired != turned:
            yield f"seat {player}: he has fired {fired} shots and turned {turned} cards."
        elif fired > state.shot - (called and part):
            yield f"seat {player}: {fired} shots fired, and this is shot {state.shot}."


def _shooters(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Who shoots has a card to turn; who has shot fired it (R-11, R-14)."""
    asks = _asks_of(state)
    if state.shooters and asks is not None and asks not in (*FIRING, DYING):
        yield "shooters: nobody shoots now."
    for player in state.shooters:
        if asks in CALLED and not (state.in_round[player] and state.barrels[player]):
            yield f"shooters: seat {player} has no card to turn."
        elif not state.shot or (asks not in CALLED and not state.fired[player]):
            yield f"shooters: seat {player} has fired no shot."
    none = not state.shooters and asks in FIRING
    if none and not (asks == BEFORE_SHOT and any(state.cancelled)):
        yield f"asks: nobody shoots in shot {state.shot}."


def _aims(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Guns are aimed when a shot is called; who chooses aims at another (R-23, R-26)."""
    for player, aim in enumerate(state.aims):
        if aim != player and _asks_of(state) not in CALLED:
            yield f"seat {player}: guns are aimed when a shot is called."
        chosen = state.sealed[player]
        if chosen is None:
            continue
        if _asks_of(state) != AIM or player not in players_choosing_aim(state):
            yield f"seat {player}: he has no aim to choose."
        alone = not any(part for other, part in enumerate(state.in_round) if other != player)
        if chosen == player or (chosen == SKY and not alone):
            yield f"seat {player}: he chooses to aim at somebody else."


def _deaths(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Somebody is dying when they are asked for Médecin: by a shot, or by a BALLE shown (R-07, R-12)."""
    if bool(state.dying) != (_asks_of(state) == DYING):
        yield "dying: somebody dies when 'dying' is asked, and only then."
    for player in state.dying:
        if not state.in_round[player]:
            yield f"seat {player}: he is out of the round and cannot die."
        elif not state.shot and not (state.shown[player] and state.pockets[player]):
            yield f"seat {player}: the judge kills those who have shown a BALLE."
    for player, saved in enumerate(state.saved):
        if saved and player not in players_losing_teammate(state):
            yield f"seat {player}: he loses no teammate who could be saved."


def _judged(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Nobody has accused before the accusations; swaps follow a batch in which somebody dies (R-06, R-08)."""
    if _place(state) < JUDGED_AT:
        for player in range(setting.players):
            if state.accused[player] or state.shown[player]:
                yield f"seat {player}: nobody is accused yet."
    swaps = _asks_of(state) in (DYING, None) and not state.shot
    if state.slanderers and (not swaps or len(set(state.slanderers)) < len(state.slanderers)):
        yield "slanderers: each swaps once, when somebody dies by the judge in the same batch."


def _batch(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Accusations of a running batch are one each, of people who may be accused (R-06, R-09)."""
    if bool(state.batch) != (_asks_of(state) == GATHER):
        yield "accusations: a batch runs when 'gather' is asked, and only then."
    accusers = [accuser for accuser, _ in state.batch]
    for accuser, accused in state.batch:
        if accusers.count(accuser) > 1:
            yield f"accusations: seat {accuser} accuses once."
        if accuser == accused or not state.teams[accuser] or not suspect_bits(state) >> accused & 1:
            yield f"accusations: seat {accuser} may not accuse seat {accused}."


def _counted(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Points are gained in the count (R-15)."""
    if any(state.scored) and _asks_of(state) not in (AFTER_COUNT, None):
        yield "scored: nobody gains points before the count."


def _owing(state: RouletteState, setting: Setting) -> Iterator[str]:
    """Somebody is asked, and nobody whom the question does not concern."""
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
GUARDS: tuple[Guard, ...] = (
    _cards,
    _people,
    _guns,
    _pockets,
    _dice,
    _shots,
    _shooters,
    _aims,
    _deaths,
    _judged,
    _batch,
    _counted,
    _owing,
)
