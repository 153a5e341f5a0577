"""Soundness of a laid-out position: what it must fulfil to be playable, and what fills its gaps."""

from collections import Counter
from collections.abc import Callable, Iterator

from game.core.notation import told
from game.core.pending import Question
from game.core.rules import Player
from game.rules.hecatombe import questions
from game.rules.hecatombe.law import can_attack, check_attack, others_hide
from game.rules.hecatombe.questions import ANSWER, ATTACK, DEFENCE, KEEPERS, LIBERATION, OBJECTIVES, REVEAL
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState, left_of
from game.rules.hecatombe.view import choices_owed

FIGHTING_QUESTIONS = (ATTACK, DEFENCE, KEEPERS)
"""Questions asked while armies are in play."""
REVEALING_QUESTIONS = (REVEAL, ANSWER, LIBERATION, None)
"""Questions asked when no armies are in play any more; None: the match is over."""
ILLEGAL = {
    "not-your-army": "the attacker has no such army",
    "attack-nobody": "it is against no opponent",
    "attack-retired": "its target has left the fight",
    "attack-father": "its target is the attacker's father",
    "attack-no-army": "its target has no such army",
    "attack-same-people": "a people does not fight itself",
}
"""Sentences for illegal attacks, by the law's own reasons (H-09 to H-11)."""


def _question_of(state: HecatombeState) -> str | None:
    """The kind of the open question, or None."""
    return state.pending.kind if state.pending else None


def _tiles_dealt(setting: Setting) -> int:
    """Tiles that all players draw in a round (H-02)."""
    return sum(setting.hand_size(player, 0) for player in range(setting.players))


def box_of(setting: Setting) -> Counter[str]:
    """Every tile of a match (H-01)."""
    return Counter(dict.fromkeys(setting.content.peoples, setting.content.copies))


def placed_tiles(state: HecatombeState) -> Counter[str]:
    """The tiles of a state, wherever they lie."""
    groups = (state.hands, state.objectives, state.armies, state.captured, (state.dead, state.middle))
    return Counter(tile for group in groups for tiles in group for tile in tiles)


def fill_gaps(state: HecatombeState, setting: Setting, asks: str | None, attacks: int | None) -> None:
    """Fill what a position may leave out: the other dead and the middle, who calls, who owes an answer."""
    bits = setting.content.bits
    state.kinds = [sum(bits[people] for people in dict.fromkeys(armies)) for armies in state.armies]
    rest = box_of(setting) - placed_tiles(state)
    unnamed = [people for people in setting.content.peoples for _ in range(rest[people])]
    middle = max(0, setting.content.size - _tiles_dealt(setting) - len(state.middle))
    fallen = max(0, len(unnamed) - middle)
    state.dead[:0] = unnamed[:fallen]
    state.middle += unnamed[fallen:]
    if attacks is None:
        attacks = len(state.dead) + (state.assault is not None) if asks in FIGHTING_QUESTIONS else 0
    state.attacks = attacks
    if asks in REVEALING_QUESTIONS:
        state.chooser = state.history[-1].owner if state.history else state.active
    if asks is None:
        need = setting.flags.rounds_to_win
        state.winners = tuple([player for player, won in enumerate(state.rounds) if won >= need])
    else:
        if asks == KEEPERS:
            _keep_all_armies(state, setting)
        state.pending = Question(asks, _players_owing(state, setting, asks))


def _keep_all_armies(state: HecatombeState, setting: Setting) -> None:
    """Keep all armies of players who need all of them: they are not asked (H-17)."""
    for player in state.fighters():
        if setting.goal - len(state.captured[player]) >= len(state.armies[player]):
            state.sealed[player] = list(state.armies[player])


def _players_owing(state: HecatombeState, setting: Setting, asks: str) -> tuple[Player, ...]:
    """Players who owe an answer: of a secret question, those who have not made all their choices."""
    match asks:
        case questions.OBJECTIVES:
            order = [(state.first + step) % setting.players for step in range(setting.players)]
            return tuple([p for p in order if len(state.sealed[p]) < setting.table.objectives])
        case questions.DEFENCE:
            return (state.assault.target,) if state.assault else ()
        case questions.KEEPERS:
            held = [len(state.sealed[p]) + len(state.captured[p]) for p in range(setting.players)]
            return tuple([player for player in state.fighters() if held[player] < setting.goal])
        case questions.LIBERATION:
            freers = state.history[-1].freers if state.history else ()
            return tuple([p for p in freers if state.captured[p] and not state.sealed[p]])
        case questions.ANSWER:
            return () if state.chooser is None else (1 - state.chooser,)
    return (state.active,) if state.chooser is None else (state.chooser,)


def position_fault(state: HecatombeState, setting: Setting) -> str | None:
    """The reason why nobody could play on from `state`, or None."""
    return next((said for guard in GUARDS for said in guard(state, setting)), None)


def _seat_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """Seats that are named and do not exist, and impossible fathers."""
    named: dict[str, Player | None] = {"active": state.active, "first": state.first, "father": state.father}
    for where, seat in named.items():
        if seat is not None and not 0 <= seat < setting.players:
            yield told(
                "{where}: there is no seat {seat}; this position has {players}.",
                where=where,
                seat=seat,
                players=setting.players,
            )
    if state.father == state.active:
        yield told("father: no seat is its own father.")
    if state.father is not None and setting.players < setting.flags.father_rule_from:
        yield told("father: nobody is barred at this table.")


def _tile_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """Tiles that the box does not have, and wrong numbers in hands (H-01, H-02)."""
    for people, count in (placed_tiles(state) - box_of(setting)).items():
        yield told("{count} more {people} than the box has.", count=count, people=people)
    beginning = _question_of(state) == OBJECTIVES
    for player, (hand, hidden) in enumerate(zip(state.hands, state.objectives, strict=True)):
        drawn = setting.hand_size(player, state.first) if beginning else 0
        laid = 0 if beginning else setting.table.objectives
        if len(hand) != drawn:
            yield told(
                "seat {player}: {hand} tiles in hand, not {drawn}.",
                player=player,
                hand=len(hand),
                drawn=drawn,
            )
        if len(hidden) != laid:
            yield told(
                "seat {player}: {hidden} objectives, not {laid}.",
                player=player,
                hidden=len(hidden),
                laid=laid,
            )
    if beginning and (any(state.armies) or any(state.captured) or state.dead):
        yield told("asks: objectives are chosen before anybody has armies, captured tiles or dead.")
    if beginning and any(state.out):
        yield told("out: nobody leaves the fight before it begins.")


def _captive_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """Armies and captured tiles that do not fit: an attack costs armies and gains a tile (H-13, H-17)."""
    if _question_of(state) == OBJECTIVES:
        return
    fighting = _question_of(state) in FIGHTING_QUESTIONS
    for player, captured in enumerate(state.captured):
        armies, held = len(state.armies[player]), len(captured)
        if fighting and not state.out[player]:
            who = "active" if player == state.active else "waiting"
            right = _armies_with(setting, held, player == state.active)
            if armies != right:
                yield told(
                    "seat {player}: {armies} armies, not {right}: it is {who}, with {held} captured tiles.",
                    player=player,
                    armies=armies,
                    right=right,
                    who=who,
                    held=held,
                )
            elif armies < 2 - setting.flags.no_retreat:
                yield told("seat {player}: with so few armies it has left the fight.", player=player)
            continue
        if armies:
            yield told("seat {player}: it has left the fight and has no armies.", player=player)
        held += sum(free == player for one in state.history for free, _ in one.freed)
        if held != setting.goal:
            yield told(
                "seat {player}: {held} captured tiles, not {goal}.",
                player=player,
                held=held,
                goal=setting.goal,
            )


def _armies_with(setting: Setting, captured: int, active: bool) -> int:
    """Armies of a fighter with `captured` captured tiles (H-13)."""
    start = setting.table.tiles - setting.table.objectives - setting.flags.no_retreat
    return start - 2 * captured - active


def _dead_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """Dead tiles that do not fit the attacks, freed tiles that are not dead, a wrong middle."""
    middle = setting.content.size - _tiles_dealt(setting)
    if len(state.middle) != middle:
        yield told("middle: {middle} tiles, not {middle2}.", middle=len(state.middle), middle2=middle)
    ended = state.attacks - (state.assault is not None)
    if _question_of(state) in FIGHTING_QUESTIONS and ended != len(state.dead):
        yield told(
            "attacks: {ended} are over, and {dead} tiles have died.", ended=ended, dead=len(state.dead)
        )
    freed = Counter(people for scored in state.history for _, people in scored.freed)
    for people in freed - Counter(state.dead):
        yield told("dead: {people} was freed.", people=people)


def _reveal_order_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """Objectives shown before the fighting is over, and tiles freed without right (H-18, H-21)."""
    if state.history and _question_of(state) not in REVEALING_QUESTIONS:
        yield told("scored: no objective is shown before the fighting is over.")
    for scored in state.history:
        freed = [player for player, _ in scored.freed]
        for player in freed:
            if player not in scored.freers or freed.count(player) > 1:
                yield told("scored.freed: seat {player} may not free that.", player=player)


def _glimpse_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """Objectives that were seen and are not there, and eyes of no seat."""
    for one in state.glimpses:
        if one.viewer >= setting.players:
            yield told("glimpses: there is no seat {player}.", player=one.viewer)
        elif one.owner >= setting.players or one.place >= len(state.objectives[one.owner]):
            yield told(
                "glimpses: seat {owner} has no objective at place {place}.", owner=one.owner, place=one.place
            )


def _table_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """Missing parts of what the question is about, and parts of other questions."""
    if state.assault is not None and _question_of(state) != DEFENCE:
        yield told("assault: an attack waits for a defence only.")
    if state.named is not None and _question_of(state) != ANSWER:
        yield told("named: a people named in vain asks for an answer only.")
    won = any(rounds >= setting.flags.rounds_to_win for rounds in state.rounds)
    if won != (state.pending is None):
        yield told("won: a match is over, and asks nothing, when somebody has won enough rounds.")
    if state.pending is not None:
        yield from QUESTION_GUARDS[state.pending.kind](state, setting)
        if not state.pending.players:
            yield told("asks: nobody owes an answer to {kind!r}.", kind=state.pending.kind)
    elif any(False in lying for lying in state.shown):
        yield told("scored: a match ends when all objectives are shown.")


def _sealed_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """Secret choices that are no tile of the player's, or one too many (H-25)."""
    needs = choices_owed(setting, state)
    lie = {OBJECTIVES: state.hands, KEEPERS: state.armies, LIBERATION: state.captured}
    for player, choices in enumerate(state.sealed):
        if len(choices) > (needs[player] if _question_of(state) in lie else 0):
            yield told("seat {player}: this seat owes no such secret choice.", player=player)
            return
        own = Counter(lie[_question_of(state) or ""][player]) if choices else Counter[str]()
        if Counter(people for people in choices if people is not None) - own:
            yield told("seat {player}: a secret choice is none of its tiles.", player=player)
        if None in choices and _question_of(state) != LIBERATION:
            yield told("seat {player}: a secret choice names a people.", player=player)


def _attack_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """An attack asked of a player who has nobody to attack (H-16)."""
    if not can_attack(state):
        yield told("asks: the active player has nobody to attack.")


def _defence_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """A defence without a legal attack (H-09 to H-11)."""
    if state.assault is None:
        yield told("assault: a defence needs one.")
        return
    refusal = check_attack(setting, state, state.assault)
    if refusal is not None:
        yield told("assault: {illegal}.", illegal=ILLEGAL[refusal.code])


def _keeper_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """Keepers asked while the fighting goes on (H-16)."""
    if can_attack(state):
        yield told("asks: the active player has somebody to attack: the fighting goes on.")


def _reveal_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """A reveal with nothing hidden (H-18)."""
    if not any(False in lying for lying in state.shown):
        yield told("asks: every objective is shown.")


def _answer_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """An answer with other than two players, or after a right guess (H-19)."""
    if setting.players != 2:
        yield told("asks: {answer!r} is for two players.", answer=ANSWER)
        return
    assert state.chooser is not None
    owner = 1 - state.chooser
    if state.named is None:
        yield told("named: an answer needs a people that was named.")
    elif state.named in left_of(state.objectives[owner], _shown_of(state, owner)):
        yield told("named: the guess was right.")
    elif not others_hide(state, state.chooser):
        yield told("asks: nothing is hidden.")


def _shown_of(state: HecatombeState, owner: Player) -> list[str]:
    """Objectives of a player that have been shown."""
    return [tile for tile, seen in zip(state.objectives[owner], state.shown[owner], strict=True) if seen]


def _liberation_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """A liberation without a sole winner of the last objective, or done already (H-21)."""
    if not state.history or not state.history[-1].freers:
        yield told("asks: nobody was alone on top of the last objective.")
    elif state.history[-1].freed:
        yield told("scored.freed: the last objective's tiles are still to be freed.")


def _no_faults(state: HecatombeState, setting: Setting) -> Iterator[str]:
    """No faults: objectives need only full hands, which are looked at before."""
    return iter(())


Guard = Callable[[HecatombeState, Setting], Iterator[str]]
"""Finds faults of one kind in a state."""
QUESTION_GUARDS: dict[str, Guard] = {
    OBJECTIVES: _no_faults,
    ATTACK: _attack_faults,
    DEFENCE: _defence_faults,
    KEEPERS: _keeper_faults,
    REVEAL: _reveal_faults,
    ANSWER: _answer_faults,
    LIBERATION: _liberation_faults,
}
"""By question: the guard of what it needs on the table."""
GUARDS: tuple[Guard, ...] = (
    _seat_faults,
    _tile_faults,
    _captive_faults,
    _dead_faults,
    _reveal_order_faults,
    _glimpse_faults,
    _table_faults,
    _sealed_faults,
)
"""Guards of every position, in the order of their sentences."""
