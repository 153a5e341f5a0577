"""Plans of matches: players, seed and house rules, all that a match needs before the first card."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from game.ai.regard import Regard
from game.app.games.game import Game, Setup
from game.core.bots import STRENGTHS, TEMPERS
from game.core.notation import Told, told
from game.core.rules import Player
from game.couch.couch import Couch
from game.couch.sitter import Bot, Human, Sitter
from game.input.devices import Device, family_of
from game.mods.carrying.carried import pack_mods
from game.mods.manifest import BASE, Mod
from game.saves.save import Header, SavedSeat

Value = int | bool | str
"""A value of a house rule."""


class UnfitPlan(ValueError):
    """A plan that cannot be played; `told` says why, in pieces."""

    def __init__(self, told: Told) -> None:
        super().__init__(told)
        self.told = told


class MatchPlan(msgspec.Struct, frozen=True):
    """Everything that, with the log, makes the match again."""

    game: str
    players: tuple[SavedSeat, ...]
    seed: int
    flags: dict[str, Value] = {}
    first: Player | None = None
    """The player who starts: the winner of the last match at this table, or None for lots (C-05)."""
    position: str = ""
    """A prepared position in the game's notation, or nothing."""
    armies: tuple[str, ...] = ()
    """The list of each seat's army, by id, or nothing: as they are dealt."""
    regards: dict[Player, Regard] = {}
    """What the bots of some seats have against single players."""
    lips: tuple[Player, ...] = ()
    """Those who may move their lips at will, as before a lie."""
    firm: bool = False
    """Whether orders stand as they are given, where the game lets them be taken back."""
    former: bool = False
    """Whether it comes from a file that does not tell its content by game: numbers are those of then."""

    @property
    def setup(self) -> Setup:
        """Parts of the plan, beside the house rules, that the rules are built with."""
        return Setup(self.first, self.position, self.armies, self.former, self.firm)


def check_seats(plan: MatchPlan) -> None:
    """Refuse seats that nobody can take: a plan may come from a file that somebody has written in.

    Raises:
        UnfitPlan: nobody sits where the match begins, or no bot plays so.
    """
    seats = range(len(plan.players))
    if plan.first is not None and plan.first not in seats:
        raise UnfitPlan(told("nobody sits on seat {seat}, where it begins", seat=plan.first))
    for chair in plan.players:
        if chair.kind == "bot" and (chair.temper not in TEMPERS or chair.strength not in STRENGTHS):
            raise UnfitPlan(
                told("no bot plays {temper!r}, {strength!r}", temper=chair.temper, strength=chair.strength)
            )
        if chair.kind not in ("human", "bot"):
            raise UnfitPlan(told("nobody is a {kind!r}", kind=chair.kind))


def check_armies(plan: MatchPlan, game: Game) -> None:
    """Refuse armies where none can be chosen.

    Raises:
        UnfitPlan: the game has none, or a position brings its own.
    """
    if plan.armies and game.armies is None:
        raise UnfitPlan(told("{game} has no armies", game=game.id))
    if plan.armies and plan.position:
        raise UnfitPlan(told("a position brings its own armies"))


def plan_of(
    couch: Couch,
    game: str,
    flags: Mapping[str, Value],
    seed: int,
    first: Player | None = None,
    position: str = "",
) -> MatchPlan:
    """The plan of a match between the sitters of a couch."""
    chairs = tuple(chair_of(couch[seat]) for seat in couch.players)
    return MatchPlan(game, chairs, seed, dict(flags), first, position)


def chair_of(sitter: Sitter) -> SavedSeat:
    """The seat of a sitter, as saves and plans remember it."""
    device = sitter.device.id if sitter.device else ""
    match sitter.hand:
        case Bot(temper, strength):
            kind = "bot"
        case _:
            kind, temper, strength = "human", "", ""
    return SavedSeat(
        name=sitter.name,
        kind=kind,
        temper=temper,
        strength=strength,
        colour=sitter.colour,
        persona=sitter.persona,
        device=device,
    )


def couch_of(plan: MatchPlan, names: Sequence[str], devices: Iterable[Device]) -> Couch:
    """The couch of a plan: everyone gets the same seat and, when it is there, the same device again.

    A person without a device here waits: for the own pad, which is known again when it is plugged in, or for
    any device.
    """
    known = {device.id: device for device in devices}
    sitters = []
    for seat, chair in enumerate(plan.players):
        hand = Bot(chair.temper, chair.strength) if chair.kind == "bot" else _hand_of(chair, known)
        sitters.append(Sitter(seat, chair.name, chair.colour, chair.persona, hand, ready=True))
    couch = Couch(names, sitters)
    for device in known.values():
        couch.pad_back(device)
    return couch


def _hand_of(chair: SavedSeat, known: Mapping[str, Device]) -> Human:
    """The hand of a person's seat, away when its device is not there."""
    device = known.get(chair.device)
    if device is not None or not chair.device:
        return Human(device, present=device is not None)
    return Human(Device(chair.device, family_of(_maker(chair.device), ""), ""), present=False)


def _maker(device: str) -> int:
    """The number of a pad's maker, as its id tells it (`pad:045e:028e:…`), or 0."""
    parts = device.split(":")
    try:
        return int(parts[1], 16)
    except (IndexError, ValueError):
        return 0


def header_of(plan: MatchPlan, program: str, mods: Sequence[Mod], started: str, lua: str = "") -> Header:
    """The first line of the plan's match file; it names and carries what mods bring for its game.

    `lua` is the version by which its scripts are run; none where it has none.
    """
    setup: dict[str, Value] = {} if plan.first is None else {"first": plan.first}
    if plan.position:
        setup["position"] = plan.position
    if plan.armies:
        setup["armies"] = ",".join(plan.armies)
    if plan.regards:
        setup["regards"] = msgspec.json.encode(plan.regards).decode()
    if plan.lips:
        setup["lips"] = ",".join(map(str, plan.lips))
    if plan.firm:
        setup["firm"] = True
    counting = [mod for mod in mods if plan.game in mod.game_hashes]
    return Header(
        program=program,
        game=plan.game,
        seed=plan.seed,
        seats=plan.players,
        flags=plan.flags,
        mods={mod.id: mod.hash for mod in mods},
        content={mod.id: mod.game_hashes[plan.game] for mod in counting},
        versions={mod.id: mod.version for mod in counting},
        carried=pack_mods(counting, plan.game, spoken=(BASE,)),
        setup=setup,
        started=started,
        lua=lua,
    )


def plan_from(header: Header) -> MatchPlan:
    """The plan that a match file was begun with."""
    first = header.setup.get("first")
    armies, lips = (str(header.setup.get(one, "")) for one in ("armies", "lips"))
    return MatchPlan(
        game=header.game,
        players=header.seats,
        seed=header.seed,
        flags=header.flags,
        first=int(first) if first is not None else None,
        position=str(header.setup.get("position", "")),
        armies=tuple(armies.split(",")) if armies else (),
        lips=tuple(int(one) for one in lips.split(",") if one.isdecimal()),
        regards=_regards_from(str(header.setup.get("regards", "{}"))),
        firm=header.setup.get("firm") is True,
        former=header.content is None,
    )


def _regards_from(said: str) -> dict[Player, Regard]:
    """What bots have against single players, as a match file tells it; nothing where it cannot be read."""
    try:
        return msgspec.json.decode(said, type=dict[Player, Regard])
    except msgspec.MsgspecError:
        return {}
