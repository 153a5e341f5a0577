"""The model of the lobby: couch, game, house rules, and the hand of every device; nothing is drawn."""

from collections.abc import Callable, Mapping, Sequence

from game.app.plan import MatchPlan, plan_of
from game.core.rules import Player
from game.couch.couch import Couch
from game.couch.events import Events, Refused
from game.couch.sitter import Sitter
from game.input.devices import KEYS, KEYS2, MOUSE, Device, Family
from game.mods.flags import Value
from game.saves.save import SavedSeat
from scenes.screens.lobby.games import GameEntry, game_entries
from scenes.screens.lobby.hand import NOTHING, Hand, Mode, Reply
from scenes.screens.lobby.house_rules.named_sets import NamedSet
from scenes.screens.lobby.house_rules.values import HouseRules, ModSwitch

TableVerdict = Callable[[str, Mapping[str, Value], int], Reply | None]
"""Says why a table of a game, with these house rules and so many players, cannot be played."""

ModsOf = Callable[[str], Sequence[ModSwitch]]
"""Gives the mods that can be switched at a game, as they are now."""

SetsOf = Callable[[str], Sequence[NamedSet]]
"""Gives the named sets of house rules of a game, the book first."""

RulesOf = Callable[[str], HouseRules]
"""Gives the house rules of a game, as the table last wanted them."""


class LobbyModel:
    """The state of the lobby. `version` grows with whatever may have changed."""

    def __init__(
        self,
        couch: Couch,
        rules_of: RulesOf,
        *,
        act: int = 0,
        remembered: Sequence[SavedSeat] = (),
        names: Sequence[str] = (),
        winner: Player | None = None,
        opener: Device | None = None,
        table_verdict: TableVerdict = lambda game, values, players: None,
        mods_of: ModsOf = lambda game: (),
        sets_of: SetsOf = lambda game: (),
    ) -> None:
        """Begin with a game and its house rules.

        `remembered` are the sitters of last time, `names` are suggestions, `winner` won the last match,
        `opener` is the device that led here.
        """
        self.couch = couch
        self.games = game_entries()
        """Every game of the program, in the order of the strip."""
        self.act_at = act
        self.remembered, self.names = tuple(remembered), tuple(names)
        self.hands: dict[str, Hand] = {}
        self.last = KEYS if opener == MOUSE else opener or _first_hand(couch)
        """The device that pressed last: prompts are written for it."""
        self.by_mouse = opener == MOUSE
        """Whether the mouse spoke last, for itself or for the keyboard: prompts are places, not keys."""
        self.pads: tuple[Device, ...] = ()
        """The pads that are plugged in."""
        self.invited: int | None = None
        """The free chair that somebody keeps for the next person."""
        self.row = 0
        """The number of the house rule at the editor; the row after the last one turns through the sets."""
        self.version = 0
        self.last_winner = winner
        self._table_verdict, self._mods_of, self._sets_of = table_verdict, mods_of, sets_of
        self._played_at, self._company = act, _company(couch)
        self._rules_of = rules_of
        self.books: dict[str, HouseRules] = {}
        """The house rules of every game that was chosen, by its id."""

    @property
    def act(self) -> GameEntry:
        """The chosen game."""
        return self.games[self.act_at]

    @property
    def rules(self) -> HouseRules:
        """The house rules of the chosen game."""
        if self.act.id not in self.books:
            self.books[self.act.id] = self._rules_of(self.act.id)
        return self.books[self.act.id]

    @property
    def mods(self) -> tuple[ModSwitch, ...]:
        """The mods that can be switched at the chosen game: rows after those of the rules."""
        return tuple(self._mods_of(self.act.id))

    @property
    def sets(self) -> Sequence[NamedSet]:
        """The named sets of the chosen game, the book first; the last row turns through them."""
        return self._sets_of(self.act.id)

    @property
    def set_here(self) -> int | None:
        """The place of the set that is played by, the last that says the same; None: by other rules."""
        same = [place for place, one in enumerate(self.sets) if one.rules == self.rules.changed]
        return same[-1] if same else None

    @property
    def editing(self) -> bool:
        """Whether anybody is at the house rules."""
        return any(hand.editing for hand in self.hands.values())

    @property
    def typist(self) -> Hand | None:
        """The hand that writes a name with letter keys, if one does."""
        return next((h for h in self.hands.values() if h.pen and has_letter_keys(h.device)), None)

    @property
    def adjustable_seats(self) -> tuple[int, ...]:
        """The seats that anybody may look after: those of bots, and of players who are away."""
        return tuple(s.seat for s in self.couch.sitters if s.is_bot or s.waiting)

    @property
    def next_chair(self) -> int | None:
        """The chair of whoever joins next: one that is kept, else the first free one; None: all are taken.

        Where somebody chooses who sits, nobody else is sent while another chair is free.
        """
        free = [seat for seat, sitter in enumerate(self.couch.seats) if sitter is None]
        chosen = {hand.on for hand in self.hands.values() if hand.choosing}
        wanted = sorted(free, key=lambda seat: (seat in chosen, seat != self.invited, seat))
        return wanted[0] if wanted else None

    @property
    def joiners(self) -> tuple[Device, ...]:
        """The devices that could sit down now; the mouse only once the keyboard, its companion, sits."""
        mouse = (MOUSE,) if self.couch.claim_of(KEYS) is not None else ()
        there = (KEYS, KEYS2, *self.pads, *mouse)
        return tuple(device for device in there if self.couch.claim_of(device) is None)

    def speaker(self, device: Device) -> Device:
        """The device that a device speaks for: a mouse without a seat of its own is the keyboard's."""
        return KEYS if device == MOUSE and self.couch.claim_of(MOUSE) is None else device

    def hand(self, device: Device) -> Hand:
        """The hand of a device, made when it is met first."""
        return self.hands.setdefault(device.id, Hand(device))

    def sitter_of(self, hand: Hand) -> Sitter | None:
        """The sitter who holds the device of a hand, if there is one."""
        seat = self.couch.seat_of(hand.device)
        return None if seat is None else self.couch[seat]

    def mode(self, hand: Hand) -> Mode:
        """The mode that a hand is in, on which the meaning of its presses depends."""
        if hand.editing:
            return "rules"
        if hand.on is not None:
            return "chair" if hand.choosing else "bot"
        if hand.pen:
            return "name"
        own = self.sitter_of(hand)
        if own is None:
            return "stranger"
        return "ready" if own.ready else "own"

    def why_not(self, asker: Hand | None = None) -> Reply | None:
        """The reply that says why the match cannot start, or None when it can.

        Whoever asks (`asker`) is ready: to start says so.
        """
        own = self.sitter_of(asker) if asker else None
        sitters = self.couch.sitters
        if not self.act.playable:
            return Reply("error", f"lobby-rehearsal-{self.act.id}")
        count = self.why_not_so_many()
        if count:
            return count
        away = [s.name for s in sitters if s.waiting]
        late = [s.name for s in sitters if not s.is_bot and not s.ready and s is not own]
        if away:
            return Reply("error", "lobby-why-away", {"name": away[0]})
        if late:
            return Reply("error", "lobby-why-ready", _awaited(late))
        return self._table_verdict(self.act.id, self.rules.values, len(sitters))

    def why_not_so_many(self) -> Reply | None:
        """The reply that says why the game cannot be played by this number of players, or None."""
        seated, seats = len(self.couch.sitters), self.act.seats
        if seated in seats:
            return None
        if seated < seats.start:
            return Reply("error", f"lobby-why-{'alone' if seated else 'nobody'}-{self.act.id}")
        most = seats.stop - 1
        return Reply("error", "lobby-why-crowd", {"most": most, "extra": seated - most})

    def plan(self, seed: int) -> MatchPlan:
        """The match as arranged; the last winner starts if the same people play the same game (C-05)."""
        again = self.act_at == self._played_at and _company(self.couch) == self._company
        first = self.last_winner if again else None
        return plan_of(self.couch, self.act.id, self.rules.values, seed, first)

    def reread(self) -> None:
        """Take the house rules of all games from the content as it is now; what was changed stays changed."""
        self.books.clear()
        self.row = min(self.row, len(self.rules.names) + len(self.mods))
        self.version += 1

    def go_to_act(self, place: int) -> Reply:
        """Choose the game at a place on the strip; nobody stays ready."""
        place %= len(self.games)
        if place == self.act_at:
            return NOTHING
        self.act_at, self.row = place, 0
        self.couch.unready_all()
        for hand in self.hands.values():
            hand.editing = False
        self.version += 1
        crowd = self.why_not_so_many() if self.act.playable and self.couch.sitters else None
        if crowd and crowd.says == "lobby-why-crowd":
            return Reply("page", crowd.says, crowd.facts)
        return Reply("page")

    def join(self, device: Device, seat: int | None = None) -> Reply:
        """Sit down; when all seats are taken, in the place of a player whose pad is away."""
        waiting = self.couch.waiting
        if seat is None and not self.couch.free and waiting:
            return self.told(self.couch.take_over(waiting[0], device), Reply("join"))
        seat = self.next_chair if seat is None else seat
        seated = self.couch.claim_of(device) is not None
        reply = self.told(self.couch.join(device, seat), Reply("join"))
        own = self.couch.seat_of(device)
        if own is not None and not seated:
            self._recall(own, device)
        return reply

    def meet(self, pads: Sequence[Device]) -> list[Reply]:
        """Let the seats of missing pads wait, and give those of `pads` that are back their own again."""
        here = {device.id for device in pads}
        self.pads = tuple(pads)
        self.version += 1
        told: list[Reply] = []
        for sitter in self.couch.sitters:
            owner = sitter.owner
            if owner is None:
                continue
            if sitter.open and (owner.id in here or not owner.is_pad):
                told.append(self.told(self.couch.pad_back(owner), Reply("join")))
            elif owner.is_pad and owner.id not in here and not sitter.open:
                told.append(self.lose(owner))
        return told

    def lose(self, device: Device) -> Reply:
        """Let the seat of a pulled-out pad wait, not ready any more."""
        seat = self.couch.seat_of(device)
        self.hands.pop(device.id, None)
        self.pads = tuple(pad for pad in self.pads if pad.id != device.id)
        self.version += 1
        reply = NOTHING
        if seat is not None:
            self.couch.ready(seat, False)
            reply = self.told(self.couch.pad_lost(device), Reply("leave"))
        if self.last.id == device.id:
            self.last = _first_hand(self.couch)
        return reply

    def told(self, events: Events, reply: Reply) -> Reply:
        """The reply to events of the couch: `reply`, unless it refuses."""
        self.version += 1
        refused = next((event for event in events if isinstance(event, Refused)), None)
        return Reply("error", f"couch-refusal-{refused.code}") if refused else reply

    def tidy(self) -> None:
        """Take cursors off seats where there is nothing to do any more."""
        tended, taken = self.adjustable_seats, self.couch.players
        if self.invited is not None and self.couch.seats[self.invited] is not None:
            self.invited = None
        for hand in self.hands.values():
            if hand.on is not None and (hand.on in taken if hand.choosing else hand.on not in tended):
                hand.on, hand.choosing = None, False
            if hand.pen and self.sitter_of(hand) is None:
                hand.pen = None

    def _recall(self, seat: int, device: Device) -> None:
        """Give a player who was here before the name and look of then, as far as they are free."""
        saved = next((s for s in self.remembered if s.kind == "human" and s.device == device.id), None)
        if saved is None:
            return
        others = [s for s in self.couch.sitters if s.seat != seat]
        self.couch.rename(seat, saved.name)
        if all(other.colour != saved.colour for other in others):
            self.couch.recolour(seat, saved.colour)
        if all(other.persona != saved.persona for other in others):
            self.couch.dress(seat, saved.persona)


def _first_hand(couch: Couch) -> Device:
    """The device of the first seat whose device is here; the keyboard where nobody sits."""
    return next((sitter.device for sitter in couch.sitters if sitter.device and not sitter.waiting), KEYS)


def _awaited(late: Sequence[str]) -> dict[str, str | int]:
    """Who is awaited, three by name: the facts of the sentence that says so."""
    named = (*late, "", "")
    return {
        "name": named[0],
        "second": named[1],
        "third": named[2],
        "count": len(late),
        "more": len(late) - 3,
    }


def has_letter_keys(device: Device) -> bool:
    """Whether the device writes names with letter keys; a mouse borrows the keyboard for that."""
    return device.family in (Family.KEYBOARD, Family.MOUSE)


def _company(couch: Couch) -> tuple[tuple[int, str], ...]:
    """The seats and their holders, whatever they call themselves."""
    return tuple((s.seat, s.owner.id if s.owner else "bot" if s.is_bot else "") for s in couch.sitters)
