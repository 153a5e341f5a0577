"""Seats of others in the lobby: bots that sit down, are tuned and sent away, and seats of missing pads."""

from game.core.bots import MIDDLING, STRENGTHS, TEMPERS
from game.couch.sitter import Bot, Sitter
from game.input.intents import MOVES, Intent
from scenes.screens.lobby.hand import ACCEPTED, FOCUS, REFUSED, Hand, Reply
from scenes.screens.lobby.model import LobbyModel
from scenes.screens.lobby.seats import naming

_STEPS = {Intent.LEFT: -1, Intent.RIGHT: 1, Intent.UP: 1, Intent.DOWN: -1}


def add_bot(model: LobbyModel, hand: Hand, seat: int | None = None) -> Reply:
    """Seat a bot, tuned as one of last time if there was one, and put the cursor on it.

    `seat`: the free chair; None: the first one that is not kept for a person, if there is one.
    """
    if seat is None:
        free = [place for place, sitter in enumerate(model.couch.seats) if sitter is None]
        seat = next((place for place in free if place != model.invited), next(iter(free), None))
    before = model.couch.players
    sitting = sum(sitter.is_bot for sitter in model.couch.sitters)
    known = [(s.temper, s.strength) for s in model.remembered if s.kind == "bot"]
    temper, strength = known[sitting] if sitting < len(known) else ("", "")
    reply = model.told(
        model.couch.add_bot(
            temper if temper in TEMPERS else TEMPERS[(sitting + 1) % len(TEMPERS)],
            strength if strength in STRENGTHS else MIDDLING,
            seat,
        ),
        Reply("join"),
    )
    for sat in set(model.couch.players) - set(before):
        hand.visit(sat)
    return reply


def go_on(model: LobbyModel, hand: Hand) -> Reply:
    """Move the cursor on: own seat, own name, every seat that can be looked after, the next free chair."""
    if model.mode(hand) == "own":
        return naming.begin(model, hand)
    chair = model.next_chair
    stops: list[int | None] = [None, *model.adjustable_seats, *(() if chair is None else (chair,))]
    here = stops.index(hand.on) if hand.on in stops else -1
    following = stops[(here + 1) % len(stops)]
    if following == hand.on:
        return REFUSED
    hand.visit(following, free=following is not None and following == chair)
    model.version += 1
    return FOCUS


def handle_bot_seat_press(model: LobbyModel, hand: Hand, intent: Intent) -> Reply | None:
    """The reply to a press at another seat; None when it is not about that seat."""
    assert hand.on is not None
    sitter = model.couch[hand.on]
    if intent is Intent.BACK:
        hand.go_home()
        return model.told(model.couch.leave(sitter.seat), Reply("leave"))
    if intent is Intent.ACCEPT:
        return _done(model, hand, sitter)
    return _tune(model, sitter, intent) if intent in MOVES else None


def _tune(model: LobbyModel, sitter: Sitter, intent: Intent) -> Reply:
    """Give a bot another temper (sideways) or strength (up and down)."""
    if not isinstance(sitter.hand, Bot):
        return REFUSED
    temper, strength, step = sitter.hand.temper, sitter.hand.strength, _STEPS[intent]
    if intent in (Intent.LEFT, Intent.RIGHT):
        temper = TEMPERS[(TEMPERS.index(temper) + step) % len(TEMPERS)]
    else:
        place = STRENGTHS.index(strength) + step
        if not 0 <= place < len(STRENGTHS):
            return REFUSED
        strength = STRENGTHS[place]
    return model.told(model.couch.tune_bot(sitter.seat, temper, strength), FOCUS)


def _done(model: LobbyModel, hand: Hand, sitter: Sitter) -> Reply:
    """Put the cursor home; a device without a seat takes one whose pad is away."""
    hand.go_home()
    model.version += 1
    if sitter.waiting and model.couch.claim_of(hand.device) is None:
        return model.told(model.couch.take_over(sitter.seat, hand.device), Reply("join"))
    return ACCEPTED
