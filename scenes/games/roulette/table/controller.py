"""One chair's hand: intents become legal actions; pure, it sees a Seat and whether it holds a window."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.core.rules import Player, Refusal
from game.core.seat import Seat
from game.input.intents import Intent
from game.rules.roulette import RouletteView, questions
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, TakeAim
from game.rules.roulette.questions import CARDS, SECRET
from scenes.games.roulette.table.slots import CARD_SLOTS, PAGE_CARDS, PAGES, SLOTS, SecretSlots
from scenes.match.hands import Answer, PromptSpec

SLOT = "roulette-slot"
"""The beginning of the map's prompts: the map of buttons says what each means."""
POCKETS: tuple[bool | None, ...] = (False, True, None)
"""Slots of the pocket: a CLIC, a BALLE, or whatever comes."""
STEPS = {Intent.LEFT: -1, Intent.UP: -1, Intent.RIGHT: 1, Intent.DOWN: 1}


class Holding(Protocol):
    """The player who holds the open window (R-21)."""

    def hold(self, player: Player) -> bool:
        """Hold it for a player; says whether it is held."""
        ...

    def let_go(self, player: Player) -> None:
        """Release the window that this player holds."""
        ...

    def holds(self, player: Player) -> bool:
        """Say whether this player holds the window now."""
        ...


class Eyes(Protocol):
    """Who sees a hand of cards now, and who wants to pass until the next shot: nobody else's business."""

    def sees(self, player: Player) -> bool:
        """Say whether the faces of this player's cards are up."""
        ...

    def peeks(self, player: Player) -> bool:
        """Say whether they are up because this player holds a button."""
        ...

    def toggle_rest(self, player: Player) -> None:
        """Wish to pass every window until the next shot, or take the wish back."""
        ...


class ShutEyes:
    """Nobody sees anything, and nobody rests."""

    def sees(self, player: Player) -> bool:
        """Return False: no face is up."""
        return False

    def peeks(self, player: Player) -> bool:
        """Return False: nobody looks."""
        return False

    def toggle_rest(self, player: Player) -> None:
        """Do nothing."""


class Controller:
    """The question to one player, the part answered, and the meaning of the next press.

    A press that would be illegal is still made into its action, so that the rules can say why not. A die has
    so many `faces`, and each its slot, whatever a mod forbids: everybody sees how many slots there are.
    """

    def __init__(
        self,
        seat: Seat,
        holding: Holding,
        secret_slots: SecretSlots | None = None,
        eyes: Eyes | None = None,
        *,
        faces: int,
    ) -> None:
        self.seat, self.eyes = seat, eyes or ShutEyes()
        self.bets = faces
        self.me: Player = seat.player
        self.holding = holding
        self.secret_slots = secret_slots or SecretSlots()
        self.accusing = False
        """True once the player accuses, and has not said whom."""
        self.card: str | None = None
        """The card laid open, which still wants a person or a face."""
        self.target: Player | None = None
        """The person whom that card works on, once it is chosen."""
        self.cursor = 0
        """The index among the persons or faces that may be chosen now."""
        self.page = 0
        """The page of the hand that is looked at."""
        self._asked: object = None

    @property
    def view(self) -> RouletteView:
        """Return the facts that this chair may know."""
        view: RouletteView = self.seat.view
        return view

    @property
    def place(self) -> tuple[object, ...]:
        """Return the state of this hand: equal states show the same picture."""
        return (self.accusing, self.card, self.target, self.cursor, self.holding.holds(self.me))

    def asks(self) -> str | None:
        """The question put to this chair now, or None; a new question starts afresh.

        Who cheats is asked anew once a pocket was turned out; that others may join is the same question.
        """
        view = self.view
        asked = view.asks if self.me in view.owing else None
        kind = asked if asked != questions.GATHER else questions.ACCUSATION
        question = (view.round, view.shot, kind, tuple(view.pockets))
        if question != self._asked:
            self._asked = question
            self.accusing = False
            self.put_back()
            self.page = self.first_page()
        if self.card is not None and not (self.picking and self.card in self.fitting()):
            self.put_back()
        return asked

    def put_back(self) -> None:
        """Take back the card that was laid open."""
        self.card, self.target, self.cursor = None, None, 0

    # what may be chosen

    @property
    def picking(self) -> bool:
        """Say whether the window is held while this player looks for a card."""
        return self.holding.holds(self.me)

    @property
    def reading(self) -> bool:
        """Say whether each card has its own button: the hand is seen, or a card is being looked for."""
        return self.picking or self.eyes.sees(self.me)

    def plays(self) -> tuple[Play, ...]:
        """Return every legal play of a card now, for every target and face."""
        return tuple(option for option in self.seat.options if isinstance(option, Play))

    def fitting(self) -> tuple[str, ...]:
        """The kinds of cards that may be played now, in the order of the hand: slot k is the k-th."""
        return tuple(dict.fromkeys(play.card for play in self.plays()))

    # pages of the hand

    @property
    def pages(self) -> int:
        """The number of pages of this hand, one at least."""
        return max(1, -(-len(self.view.hand) // PAGE_CARDS))

    def first_page(self) -> int:
        """The page of the first card that may be played now; the first without any."""
        fitting, hand = self.fitting(), self.view.hand
        return hand.index(fitting[0]) // PAGE_CARDS if fitting else 0

    def turn_page(self, step: int) -> None:
        """Turn to another page; after the last comes the first."""
        self.page = (self.page + step) % self.pages

    def on_page(self) -> tuple[str, ...]:
        """The kinds of cards on this page that may be played now: each has its button."""
        self.page = min(self.page, self.pages - 1)
        first = self.page * PAGE_CARDS
        here = self.view.hand[first : first + PAGE_CARDS]
        return tuple(card for card in self.fitting() if card in here)

    def targets(self) -> tuple[Player, ...]:
        """Return the possible targets of the open card; none once one is chosen, or when it takes none."""
        if self.card is None or self.target is not None:
            return ()
        found = dict.fromkeys(play.target for play in self.plays() if play.card == self.card)
        return tuple(target for target in found if target is not None)

    def faces(self) -> tuple[int, ...]:
        """Return the die faces that the open card may turn to, once its target is chosen."""
        if self.card is None or self.targets():
            return ()
        fitting = [play for play in self.plays() if (play.card, play.target) == (self.card, self.target)]
        return tuple(play.face for play in fitting if play.face is not None)

    def pointed(self) -> int | None:
        """The person or the face that the cursor stands on."""
        things = self.targets() or self.faces()
        return things[min(self.cursor, len(things) - 1)] if things else None

    # prompts

    def prompts(self) -> tuple[PromptSpec, ...]:
        """Return the presses this chair may make now, the likeliest first; they betray no secret choice."""
        asked = self.asks()
        if asked is None:
            return ()
        if asked in SECRET:
            return _slots(COUNTS[asked](self), self.secret_slots.of(self.view.round))
        if asked in CARDS:
            return self.prompts_cards()
        if not self.accusing:
            return ACCUSATION
        return (*_slots(self.view.players), PromptSpec(Intent.BACK, "roulette-back"))

    def prompts_cards(self) -> tuple[PromptSpec, ...]:
        """The card button and what it leads to; the cards' own buttons as soon as their faces are up."""
        if self.card is None and not self.reading:
            return WINDOW
        if self.card is None:
            held = _slots(len(self.on_page()), CARD_SLOTS)
            holds = self.picking and not self.eyes.peeks(self.me)
            return (*held, LET_GO) if holds else (*held, *WINDOW[1:])
        alone = len(self.targets() or self.faces()) < 2
        return CHOICE[alone:]

    # presses

    def feed(self, intent: Intent) -> Answer:
        """Turn a press into an action, or move a cursor and return None."""
        asked = self.asks()
        if asked is None:
            return None
        if asked in CARDS:
            return self.feed_cards(intent)
        if asked not in SECRET:
            return self.feed_accusation(intent)
        slot, count = _slot_of(intent, self.secret_slots.of(self.view.round)), COUNTS[asked](self)
        if self.secret_slots.lapsed(intent, count):
            return Refusal("keys-moved")
        return None if slot is None or slot >= count else self.answer(asked, slot)

    def answer(self, asked: str, slot: int) -> Answer:
        """The secret choice of a slot; one's own seat is no aim, as everybody knows: it is refused (R-26)."""
        if asked == questions.POCKET:
            return Pocket(self.me, POCKETS[slot])
        if asked == questions.BET:
            return Bet(self.me, slot)
        return Refusal("aim-another") if slot == self.me else TakeAim(self.me, slot)

    def feed_accusation(self, intent: Intent) -> Answer:
        """First that one accuses, for all to hear; then whom, by the map (R-06, R-09)."""
        if not self.accusing:
            if intent is Intent.ACCEPT:
                return Pass(self.me)
            self.accusing = intent is Intent.DOUBT
            return None
        slot = _slot_of(intent)
        if intent is Intent.BACK:
            self.accusing = False
        elif slot is not None and slot < self.view.players:
            return self.accuse(slot)
        return None

    def accuse(self, player: Player) -> Answer:
        """Accuse somebody; a player who points at themself accuses nobody after all."""
        if player != self.me:
            return Accuse(self.me, player)
        self.accusing = False
        return None

    def feed_cards(self, intent: Intent) -> Answer:
        """Pass, play a card by its button, hold the window, or turn the pages of the hand (R-21)."""
        if self.card is not None:
            return self.feed_card(intent)
        if intent is Intent.ACCEPT:
            return Pass(self.me)
        if intent is Intent.BACK:
            self.step_away()
        elif intent in PAGES:
            self.turn_page(PAGES[intent])
        elif self.reading:
            slot = _slot_of(intent, CARD_SLOTS)
            return None if slot is None else self.lay_open(slot)
        elif intent is Intent.COUNTER and not self.holding.hold(self.me):
            return Refusal("held-once")
        return None

    def step_away(self) -> None:
        """Let the window go; who holds none rests until the next shot, or no more: nobody sees which."""
        if self.picking and not self.eyes.peeks(self.me):
            self.holding.let_go(self.me)
        else:
            self.eyes.toggle_rest(self.me)

    def lay_open(self, slot: int) -> Answer:
        """Play the card of this button, or lay it open if it wants a person or a face.

        Of an empty slot nobody hears: that a hand has nothing for the moment is read on its own panel (R-20).
        """
        fitting = self.on_page()
        return self.lay_card(fitting[slot]) if slot < len(fitting) else None

    def lay_card(self, card: str) -> Answer:
        """Play this card, or lay it open; the window is held meanwhile."""
        if not self.picking and not self.holding.hold(self.me):
            return Refusal("held-once")
        self.card, self.target, self.cursor = card, None, 0
        return None if self.targets() or self.faces() else self.play()

    def feed_card(self, intent: Intent) -> Answer:
        """Choose the person, then the face; back takes the last step back."""
        things = self.targets() or self.faces()
        if intent in STEPS:
            self.cursor = (self.cursor + STEPS[intent]) % len(things)
        elif intent is Intent.BACK:
            self.step_back()
        elif intent is Intent.ACCEPT:
            return self.choose()
        return None

    def choose(self) -> Answer:
        """Take the person or the face that is pointed at."""
        here = self.pointed()
        if not self.targets():
            return self.play(here)
        self.target, self.cursor = here, 0
        return None if self.faces() else self.play()

    def play(self, face: int | None = None) -> Play:
        """The card laid open, as far as it has been chosen."""
        assert self.card is not None
        return Play(self.me, self.card, self.target, face)

    def step_back(self) -> None:
        """Choose another person, or no card at all."""
        if self.target is None:
            self.put_back()
        else:
            self.target, self.cursor = None, 0

    # the mouse

    def take_card(self, card: str) -> Answer:
        """A card of one's own was clicked: hold the window and lay it open."""
        return self.lay_card(card) if self.asks() in CARDS and card in self.fitting() else None

    def take_player(self, player: Player) -> Answer:
        """Answer a click on a player's place: accuse that player, or aim the open card there."""
        asked = self.asks()
        if asked in CARDS and player in self.targets():
            self.cursor = self.targets().index(player)
            return self.choose()
        return self.accuse(player) if self.accusing else None

    def take_face(self, face: int) -> Answer:
        """A face of a die was clicked."""
        if self.asks() in CARDS and face in self.faces():
            return self.play(face)
        return None


def _slot_of(intent: Intent, slots: Sequence[Intent] = SLOTS) -> int | None:
    """Return the slot of the button map for an intent; None when it has none."""
    return slots.index(intent) if intent in slots else None


def _slots(count: int, slots: Sequence[Intent] = SLOTS) -> tuple[PromptSpec, ...]:
    """The prompts of the first slots."""
    return tuple(PromptSpec(intent, f"{SLOT}-{slot}") for slot, intent in enumerate(slots[:count]))


ACCUSATION = (PromptSpec(Intent.DOUBT, "roulette-accuse"), PromptSpec(Intent.ACCEPT, "roulette-pass"))
WINDOW = (PromptSpec(Intent.COUNTER, "roulette-card"), PromptSpec(Intent.ACCEPT, "roulette-skip"))
LET_GO = PromptSpec(Intent.BACK, "roulette-let-go")
CHOICE = (
    PromptSpec(Intent.RIGHT, "roulette-other"),
    PromptSpec(Intent.ACCEPT, "roulette-yes"),
    PromptSpec(Intent.BACK, "roulette-no"),
)

COUNTS: dict[str, Callable[[Controller], int]] = {
    questions.POCKET: lambda hand: len(POCKETS),
    questions.BET: lambda hand: hand.bets,
    questions.AIM: lambda hand: hand.view.players,
}
"""The number of slots of each secret question."""
