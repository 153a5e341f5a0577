"""Review of a finished match of Roulette: a log replayed, every pocket turned up."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from game.core.rng import Rng
from game.core.rules import Event
from game.core.succession import rules_at
from game.rules.roulette import odds
from game.rules.roulette.events import (
    AccusationMade,
    AimChanged,
    BarrelShuffled,
    BarrelsSpun,
    BetsRevealed,
    BulletsLoaded,
    CardPlayed,
    CardsDrawn,
    CardsSeen,
    CardTaken,
    CharacterDied,
    CharacterSaved,
    ChoiceSealed,
    DieTurned,
    Fired,
    LeftRound,
    MatchWon,
    PhaseBegan,
    PocketShown,
    PocketSwapped,
    PointsChanged,
    RoundBegan,
    ShotCalled,
    ShotCancelled,
    ShotForced,
)
from game.rules.roulette.questions import BET, POCKET
from game.rules.roulette.review.record import NOBODY, Book, RoundTold
from game.rules.roulette.round.steps import COUNT_PHASE
from game.rules.roulette.rules import Roulette
from game.scripting.hooks.events import ScriptSaid


def _begin_round(book: Book, event: RoundBegan) -> None:
    """Finish the record of the last round and begin another."""
    book.close()
    state = book.state
    book.number, book.shot, book.culprits = event.round, 0, {}
    book.seats = [book.seated(player) for player in range(book.setting.players)]
    book.seats = [replace(seat, part=seat.player in event.players) for seat in book.seats]
    assert state.round == event.round


def _begin_phase(book: Book, event: PhaseBegan) -> None:
    """Note the phase to which all that follows belongs."""
    book.phase = event.phase
    book.counted = event.phase == COUNT_PHASE


def _seal(book: Book, event: ChoiceSealed) -> None:
    """Record a pocket, a bet or an aim."""
    pocketed, bet = book.seats[event.player].sealed
    if event.asks == POCKET:
        book.amend(event.player, pocket=event.choice == "balle", sealed=(book.tick, bet))
    elif event.asks == BET:
        face = int(event.choice)
        book.amend(event.player, bet=face, die=face, sealed=(pocketed, book.tick))
    else:
        book.write("chose", event.player, target=int(event.choice), number=book.shot)


def _spin(book: Book, event: BarrelsSpun) -> None:
    """Record the true order of every barrel."""
    book.spun()


def _reveal(book: Book, event: BetsRevealed) -> None:
    """Record the bets as they were revealed."""
    for player, face in enumerate(event.faces):
        book.amend(player, die=face)


def _play(book: Book, event: CardPlayed) -> None:
    """Record an action card."""
    book.write("card", event.player, target=event.target, card=event.card, number=event.face or 0)


def _look(book: Book, event: CardsSeen) -> None:
    """Record cards that somebody saw, and nobody else."""
    book.write("look", event.player, target=event.owner, what=event.at, seen=event.cards)


def _turn_die(book: Book, event: DieTurned) -> None:
    """Record a die that does not show the bet any more."""
    book.amend(event.player, die=event.face)
    book.write("die", event.player, number=event.face)


def _load(book: Book, event: BulletsLoaded) -> None:
    """Record extra BALLE."""
    book.amend(event.player, bullets=book.setting.team.bullets + event.extra)
    book.write("loaded", event.player, number=event.extra)


def _swap(book: Book, event: PocketSwapped) -> None:
    """Record a pocket card that even its owner does not know."""
    top = book.tops[event.player]
    book.amend(event.player, kept=top[0] if top else None, shown=False)
    book.write("swapped", event.player)


def _shuffle(book: Book, event: BarrelShuffled) -> None:
    """Record a barrel in another order."""
    book.write("shuffled", event.player)


def _accuse(book: Book, event: AccusationMade) -> None:
    """Record an accusation: whether it was right, and what everybody could count of it."""
    seat = book.seats[event.target]
    honest = odds.survival_odds(seat.die or 0, seat.bullets, book.barrel)
    book.write("accused", event.player, target=event.target, bullet=seat.kept is True, odds=honest)


def _show(book: Book, event: PocketShown) -> None:
    """Record a pocket that the judge has shown."""
    book.amend(event.player, shown=True)
    if event.bullet:
        book.culprits[event.player] = ("caught", event.accusers)
    book.write("shown", event.player, bullet=event.bullet, by=event.accusers)


def _call(book: Book, event: ShotCalled) -> None:
    """Record the call of a shot."""
    book.shot, book.culprits = event.number, {}
    book.write("called", NOBODY, number=event.number, by=event.shooters)


def _aim(book: Book, event: AimChanged) -> None:
    """Record a gun that points elsewhere."""
    book.write("aimed", event.player, target=event.target)


def _force(book: Book, event: ShotForced) -> None:
    """Record one shot more."""
    book.write("forced", event.player)


def _cancel(book: Book, event: ShotCancelled) -> None:
    """Record one shot less."""
    book.write("cancelled", event.player)


def _fire(book: Book, event: Fired) -> None:
    """Record a card turned."""
    seat = book.seats[event.player]
    book.amend(event.player, turned=(*seat.turned, event.bullet))
    if event.bullet and event.target >= 0:
        _, by = book.culprits.get(event.target, ("", ()))
        by = (*by, event.player)
        book.culprits[event.target] = ("own" if by == (event.target,) else "shot", by)
    book.write("fired", event.player, target=event.target, number=book.shot, bullet=event.bullet)


def _die(book: Book, event: CharacterDied) -> None:
    """Record a death and its reason."""
    what, by = book.culprits[event.player]
    book.amend(event.player, fate=what, living=event.left)
    book.write("died", event.player, number=event.left, what=what, by=by)


def _save(book: Book, event: CharacterSaved) -> None:
    """Record a death that was prevented."""
    what, by = book.culprits[event.player]
    book.amend(event.player, fate="saved")
    book.write("saved", event.player, number=book.seats[event.player].living, what=what, by=by)


def _leave(book: Book, event: LeftRound) -> None:
    """Record that a player left the round."""
    book.write("left", event.player)


def _count(book: Book, event: PointsChanged) -> None:
    """Record points won or lost."""
    gained = book.seats[event.player].gained + event.change
    book.amend(event.player, gained=gained, points=event.points)
    book.write("points", event.player, number=event.change)


def _take(book: Book, event: CardTaken) -> None:
    """Record a stolen card."""
    book.write("taken", event.player, target=event.owner, card=event.card)


def _draw(book: Book, event: CardsDrawn) -> None:
    """Record cards drawn."""
    book.write("drew", event.player, cards=event.cards)


def _win(book: Book, event: MatchWon) -> None:
    """Record the end of the match."""
    book.write("won", NOBODY, by=event.winners)


def _say(book: Book, event: ScriptSaid) -> None:
    """Record what a script of a mod said."""
    book.write("said", NOBODY, what=f"{event.mod}:{event.key}", facts=event.facts)


WRITERS: dict[type[Event], Callable[[Book, Any], None]] = {
    RoundBegan: _begin_round,
    PhaseBegan: _begin_phase,
    ChoiceSealed: _seal,
    BarrelsSpun: _spin,
    BetsRevealed: _reveal,
    CardPlayed: _play,
    CardsSeen: _look,
    DieTurned: _turn_die,
    BulletsLoaded: _load,
    PocketSwapped: _swap,
    BarrelShuffled: _shuffle,
    AccusationMade: _accuse,
    PocketShown: _show,
    ShotCalled: _call,
    AimChanged: _aim,
    ShotForced: _force,
    ShotCancelled: _cancel,
    Fired: _fire,
    CharacterDied: _die,
    CharacterSaved: _save,
    LeftRound: _leave,
    PointsChanged: _count,
    CardTaken: _take,
    CardsDrawn: _draw,
    MatchWon: _win,
    ScriptSaid: _say,
}
"""By event type: what it adds to the record."""


def review(rules: Roulette, seed: int, log: Iterable[Sequence[Any]]) -> list[RoundTold]:
    """Every round of a replayed log: pockets, barrels, bets, accusations, shots, deaths, points."""
    rng = Rng(seed)
    state = rules.setup(rng)
    book = Book(rules.setting, state)
    for book.tick, actions in enumerate(log):
        law = rules_at(rules, book.tick)
        for place, action in enumerate(actions):
            if place == 0 or law.impossible(state, action) is None:
                book.tops = [barrel[:1] for barrel in state.barrels]
                for event in law.apply(state, [action], rng):
                    write = WRITERS.get(type(event))
                    if write is not None:
                        write(book, event)
                book.look()
    book.close()
    return book.rounds
