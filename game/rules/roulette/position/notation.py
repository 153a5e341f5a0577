"""One notation for a position, in TOML: for tests, the tutorial, bug reports and `--position`.

    asks = "before-shot"    # a window, bet, aim, accusation or gather; leave out: pocket
    round = 3
    deck = ["medecin"]      # the first is drawn first; what no place names lies below, mixed always alike
    discards = ["cadeau"]   # the last one lies on top

    [flags]
    points_to_win = 20

    [memory.mine]           # what the scripts of a mod keep; `[strikes]` says how often they were stopped
    rounds = 2

    [[seat]]
    team = 3                # living characters; leave out: all
    score = 6
    hand = ["cadeau", "prime"]
    pocket = "C"            # C: a CLIC, B: a BALLE; once barrels are spun, a seat without one is out
    turned = "CC"           # the cards fired this round
    barrel = "CCBC"         # the others, top first; leave out: the BALLE at the bottom
    bullets = 1             # BALLE among all cards; leave out: what the gun shows, or none extra
    die = 3
    aim = 1                 # a seat, "sky" or "choice"; leave out: its own

    [[seat]]
    fired = 2               # fell at the second shot

Of a seat that has `accused` its accusation of the round is used. In a running batch `accusations` lists
accuser and accused: `[[0, 3]]`. The number of the shot, who shoots, who still owes an answer (all who are
asked) and all that follows from the question may be left out. A match that is over says `asks = ""`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

import msgspec

from game.core.notation import Names, PositionProblem, one_of, position_from_toml, position_to_toml, told
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.roulette.events import SKY
from game.rules.roulette.position.completion import fill_gaps
from game.rules.roulette.position.soundness import position_fault
from game.rules.roulette.position.written import Position, SeatPosition
from game.rules.roulette.questions import AFTER_COUNT, QUESTIONS
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import CHOICE, RouletteState
from game.scripting.facts import NotPlain, plain_facts
from game.scripting.hooks.memory import EMPTY, MOST_KEPT, Memory

WORDS: dict[str, Player] = {"sky": SKY, "choice": CHOICE}
"""Words for the aim of a gun that points at nobody."""


def parse(text: str) -> Position:
    """The position that a text describes.

    Raises:
        PositionProblem: the TOML is broken, or a key is unknown, missing or of the wrong type.
    """
    position = position_from_toml(text, Position)
    position.asks = position.asks or None
    return position


def lay_out(position: Position, setting: Setting) -> RouletteState:
    """The state that a position describes, its gaps filled; `setting` is that of its flags and seats.

    Raises:
        PositionProblem: it names an unknown card, seat or question, or nobody could play on.
    """
    if position.asks is not None:
        one_of("asks", position.asks, QUESTIONS)
    for where, seat in _seats_named(position):
        if seat >= setting.players:
            raise PositionProblem(
                told(
                    "{where}: there is no seat {seat}; this position has {players}.",
                    where=where,
                    seat=seat,
                    players=setting.players,
                )
            )
    names = Names(setting.content.cards, "card")
    state = RouletteState(setting.players, setting.team.characters, setting.spare, setting.team.cards)
    state.round = position.round
    state.batch, state.slanderers = list(position.accusations), list(position.slanderers)
    for player, seat_position in enumerate(position.seat):
        _lay_out_seat(state, player, seat_position, names)
    for player in (*(accuser for accuser, _ in state.batch), *state.slanderers):
        state.accused[player] = True
    state.discards = names.all(position.discards)
    state.deck = _deck_of(setting, state, names.all(position.deck))
    state.memory = _memory_of(position)
    fill_gaps(state, setting, position)
    wrong = position_fault(state, setting)
    if wrong is not None:
        raise PositionProblem(wrong)
    return state


def _memory_of(position: Position) -> Memory:
    """What scripts keep.

    Raises:
        PositionProblem: something that no script could be told.
    """
    try:
        plain_facts(position.memory, MOST_KEPT, MOST_KEPT)
    except NotPlain:
        raise PositionProblem(told("memory: scripts keep texts, numbers, lists and tables only.")) from None
    memory = Memory(position.memory, position.strikes)
    return EMPTY if memory == EMPTY else memory


def _seats_named(position: Position) -> Iterator[tuple[str, Player]]:
    """Every seat number of a position, with the key where it stands."""
    lists = {
        "shooters": position.shooters or (),
        "owing": position.owing or (),
        "accusations": list(chain(*position.accusations)),
        "slanderers": position.slanderers,
        "aim": [seat.aim for seat in position.seat],
        "chosen": [seat.chosen for seat in position.seat],
    }
    for where, seats in lists.items():
        yield from [(where, seat) for seat in seats if isinstance(seat, int)]


def _lay_out_seat(state: RouletteState, player: Player, seat: SeatPosition, names: Names) -> None:
    """Lay out all that one seat says of itself."""
    state.teams[player] = state.teams[player] if seat.team is None else seat.team
    state.scores[player] = seat.score
    state.hands[player] = names.all(seat.hand)
    state.pockets[player] = seat.pocket == "B" if seat.pocket else None
    state.turned[player] = [card == "B" for card in seat.turned]
    state.fired[player] = len(seat.turned) if seat.fired is None else seat.fired
    state.dice[player] = seat.die
    for name in ("blind", "shown", "accused", "forced", "cancelled", "saved"):
        getattr(state, name)[player] = getattr(seat, name)
    if seat.dying:
        state.dying.append(player)
    state.aims[player] = player if seat.aim is None else _aim_of(seat.aim)
    state.sealed[player] = None if seat.chosen is None else _aim_of(seat.chosen)


def _aim_of(said: int | str) -> Player:
    """The target of a gun: a seat, or a word's."""
    return said if isinstance(said, int) else WORDS[said]


def _written_aim(aim: Player) -> Any:
    """An aim as the notation says it."""
    return next((word for word, value in WORDS.items() if value == aim), aim)


def _deck_of(setting: Setting, state: RouletteState, top: list[str]) -> list[str]:
    """The deck: the named cards on top, below them all that no place names."""
    rest = Counter(setting.content.deck)
    rest.subtract(card for cards in (*state.hands, state.discards, top) for card in cards)
    return [*Rng("deck").shuffled(rest.elements()), *reversed(top)]


def position_of(state: RouletteState, flags: Mapping[str, Any]) -> Position:
    """The position of a state, with every field that the others do not tell."""
    asks = state.pending.kind if state.pending else None
    return Position(
        seat=[_seat_of(state, player, asks) for player in range(len(state.hands))],
        asks=asks,
        round=state.round,
        shot=state.shot,
        shooters=list(state.shooters),
        owing=list(state.pending.players) if state.pending else None,
        accusations=state.batch[:],
        slanderers=state.slanderers[:],
        deck=state.deck[::-1],
        discards=state.discards[:],
        flags=dict(flags),
        memory=dict(state.memory.kept),
        strikes=dict(state.memory.strikes),
    )


def _seat_of(state: RouletteState, player: Player, asks: str | None) -> SeatPosition:
    """One seat of a state."""
    pocket, turned, fired = state.pockets[player], state.turned[player], state.fired[player]
    aim, chosen = state.aims[player], state.sealed[player]
    lists = ("blind", "shown", "accused", "forced", "cancelled", "saved")
    return SeatPosition(
        team=state.teams[player],
        score=state.scores[player],
        hand=state.hands[player][:],
        pocket="" if pocket is None else _letters([pocket]),
        turned=_letters(turned),
        barrel=_letters(state.barrels[player]) or None,
        bullets=state.bullets[player],
        fired=None if fired == len(turned) else fired,
        die=state.dice[player],
        aim=None if aim == player else _written_aim(aim),
        chosen=None if chosen is None else _written_aim(chosen),
        dying=player in state.dying,
        scored=state.scored[player] if asks in (AFTER_COUNT, None) else None,
        **{name: getattr(state, name)[player] for name in lists},
    )


def _letters(cards: list[bool]) -> str:
    """Cards of a gun as the notation says them.

    >>> _letters([False, True])
    'CB'
    """
    return "".join("B" if card else "C" for card in cards)


def position_text(position: Position) -> str:
    """The notation of a position; TOML has no null, so a match that is over says `asks = ""`."""
    return position_to_toml(msgspec.structs.replace(position, asks=position.asks or ""))
