"""The facts that each seat card shows, plain and comparable: only changes are drawn."""

from dataclasses import dataclass
from typing import Any, Literal

from game.couch.sitter import SEATS, Bot, Sitter
from game.input.devices import KEYS, MOUSE, Device, Family, device_name
from scenes.screens.lobby.hand import Hand
from scenes.screens.lobby.model import LobbyModel, has_letter_keys
from scenes.screens.lobby.seats.pen import NameInput
from scenes.shell.null_sound import Words

Line = Literal["plain", "doing"]

_ICONS = {Family.KEYBOARD: "icon_keyboard", Family.MOUSE: "icon_mouse"}
_BOT_ICON = "icon_vintage_robot"
_STRENGTH_PIPS = {"weak": 1, "middling": 2, "strong": 3}


@dataclass(frozen=True)
class SeatCardFacts:
    """The facts of one seat; all but `colour`, `invites` and `lit` are for taken ones.

    `colour`, 0 to 7, is the sitter's, or on a free seat that of whoever sits down.
    """

    colour: int
    taken: bool = False
    noted: bool = False
    """Whether a note of the game hangs on this free chair."""
    invites: bool = False
    """Whether this is the chair of whoever joins next, which says how to sit down."""
    joiners: tuple[tuple[Device, str], ...] = ()
    """The devices that may sit down here now, with their names, where it invites."""
    chooser: Device | None = None
    """The device whose hand chooses between a person and a bot here."""
    persona: int = 0
    name: str = ""
    line: str = ""
    kind: Line = "plain"
    icon: str = ""
    number: str = ""
    """The number of a pad, for players with the same icon."""
    pips: int = 0
    """The strength of a bot, 1 to 3."""
    ready: bool = False
    away: bool = False
    arrows: bool = False
    """Whether it shows what can be turned: on one's own seat for the hand that pressed last, or the mouse."""
    lit: bool = False
    """Whether a cursor is here, or the mouse."""
    asked: Device | None = None
    """The device that may say it is ready."""
    pen: tuple[str, bool, int, int] | None = None
    """The name being written, whether all of it is chosen, and the cell of the grid."""
    spells: bool = False
    """Whether the grid of letters is shown."""


def loge_facts(
    model: LobbyModel, texts: Words, pointed: int | None = None, turned: int | None = None
) -> tuple[SeatCardFacts, ...]:
    """The facts of the eight seats.

    `pointed` is the seat that the mouse would take or look after, `turned` its own where it is over that.
    """
    sitters = model.couch.seats
    worn = {sitter.colour for sitter in model.couch.sitters}
    spare = [colour for colour in range(SEATS) if colour not in worn]
    spoken: Any = texts
    joiners = tuple((device, device_name(device, spoken)) for device in model.joiners)
    facts: list[SeatCardFacts] = []
    for seat, sitter in enumerate(sitters):
        if sitter is None:
            colour = seat if seat in spare else spare[-1]
            spare.remove(colour)
            chooser = _chooser(model, seat)
            invites = seat == model.next_chair and chooser is None
            facts.append(
                SeatCardFacts(
                    colour,
                    invites=invites,
                    joiners=joiners if invites else (),
                    chooser=chooser,
                    lit=seat == pointed or chooser is not None,
                )
            )
        else:
            facts.append(_taken(model, texts, sitter, lit=seat == pointed, turned=seat == turned))
    return tuple(facts)


def _chooser(model: LobbyModel, seat: int) -> Device | None:
    """The device whose hand is on a free seat, if one is; the mouse where it is the mouse that points."""
    hand = next((hand for hand in model.hands.values() if hand.on == seat), None)
    if hand is None:
        return None
    return MOUSE if model.by_mouse and model.last == hand.device else hand.device


def _taken(model: LobbyModel, texts: Words, sitter: Sitter, *, lit: bool, turned: bool) -> SeatCardFacts:
    owner = None if sitter.waiting or sitter.device is None else model.hand(sitter.device)
    visited = any(hand.on == sitter.seat for hand in model.hands.values())
    pen = owner.pen if owner else None
    editable = owner is not None and not sitter.ready and model.mode(owner) == "own"
    doing = _doing_words(model, texts, sitter, owner, visited=visited)
    return SeatCardFacts(
        colour=sitter.colour,
        taken=True,
        persona=sitter.persona,
        name=pen.name if pen else sitter.name,
        line=doing or _resting_words(model, texts, sitter),
        kind="doing" if doing else "plain",
        icon=_icon_of(sitter),
        number=str(sitter.device.number) if sitter.device and sitter.device.is_pad else "",
        pips=_STRENGTH_PIPS.get(sitter.hand.strength, 0) if isinstance(sitter.hand, Bot) else 0,
        ready=sitter.ready or sitter.is_bot,
        away=sitter.waiting,
        arrows=(editable and (turned or sitter.device == model.last)) or (visited and sitter.is_bot),
        lit=lit or visited,
        asked=_asked(model, sitter) if editable else None,
        pen=_pen_facts(pen),
        spells=owner is not None and pen is not None and not has_letter_keys(owner.device),
    )


def _asked(model: LobbyModel, sitter: Sitter) -> Device | None:
    """The device whose sign tells its holder how to be ready: the mouse where that spoke last."""
    spoke = model.by_mouse and sitter.device == model.last
    return MOUSE if spoke else sitter.device


def _pen_facts(pen: NameInput | None) -> tuple[str, bool, int, int] | None:
    """The facts of a name being written."""
    return (pen.name, pen.whole, pen.column, pen.row) if pen else None


def _icon_of(sitter: Sitter) -> str:
    """The icon of the device or bot that plays a seat."""
    if isinstance(sitter.hand, Bot):
        return _BOT_ICON
    return device_icon(sitter.device) if sitter.device else "icon_hourglass"


def device_icon(device: Device) -> str:
    """The icon of a device."""
    return _ICONS.get(device.family, "icon_gamepad")


def _resting_words(model: LobbyModel, texts: Words, sitter: Sitter) -> str:
    """The name of the device or bot that plays a seat: « Manette 1 », « Automate hardi »."""
    if isinstance(sitter.hand, Bot):
        return texts(f"lobby-bot-{sitter.hand.temper}")
    if sitter.waiting or sitter.device is None:
        return texts("lobby-away")
    if sitter.device == KEYS and model.couch.claim_of(MOUSE) is None:
        return texts("lobby-keys-and-mouse")
    spoken: Any = texts
    return device_name(sitter.device, spoken)


def _doing_words(
    lobby_model: LobbyModel, texts: Words, sitter: Sitter, owner: Hand | None, *, visited: bool
) -> str:
    """What a seat's holder is busy with, or ""; nothing when they are ready."""
    if sitter.waiting:
        return texts("lobby-away")
    if isinstance(sitter.hand, Bot):
        return _tuned_words(texts, sitter.hand) if visited else ""
    if owner is None:
        return ""
    mode = lobby_model.mode(owner)
    busy = {"own": owner.doing, "name": "name", "rules": "rules", "bot": "bot"}.get(mode, "")
    return texts(f"lobby-doing-{busy}") if busy else ""


def _tuned_words(texts: Words, bot: Bot) -> str:
    """The temper and strength of a bot with a cursor on it."""
    temper, strength = texts(f"lobby-temper-{bot.temper}"), texts(f"lobby-strength-{bot.strength}")
    return texts("lobby-bot-tuned", temper=temper, strength=strength)


def glyph_device(device: Device) -> Device:
    """The device whose glyphs a device reads: a mouse has none, the keyboard beside it has."""
    return KEYS if device == MOUSE else device
