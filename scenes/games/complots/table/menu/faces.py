"""What stands on a card of the menu: read off the action's data, so that a mod's actions have their cards."""

from collections.abc import Collection

import msgspec

from game.rules.complots import ComplotsView
from game.rules.complots.defs import ActionDef, Exchange, Gain, Steal
from scenes.draw import style
from scenes.shell.null_sound import Words

HELD, BLUFF = "held", "bluff"
"""What a claim would be, for whoever may see the cards: true, or a lie."""

_SIGNS = {
    "kill": "icon_backstab",
    "steal": "icon_snatch",
    "exchange": "icon_card_exchange",
    "interrogate": "icon_magnifying_glass",
    "convert": "icon_tattered_banner",
    "embezzle": "icon_open_treasure_chest",
}
"""The picture of an action that is done in nobody's name, by what it does."""


class ActionFace(msgspec.Struct, frozen=True):
    """One action as its card shows it."""

    action: str
    title: str
    """The name on the card."""
    speaks: str
    """The name on the ticket: of the character with its article, or of the action."""
    promise: str
    """What it does, in a few words."""
    character: str | None
    """Whose portrait the card bears."""
    denies: bool
    sign: str
    """The picture of a card without a portrait."""
    paper: style.Colour
    cost: int
    gain: int
    """Coins that come in; 0 when none do."""
    parries: tuple[str, ...]
    """The characters that may stop it tonight."""
    missing: int
    """Coins that its player lacks."""
    open_to: bool
    why_not: str
    """Why it cannot be chosen now, in words, or nothing."""
    mark: str
    """HELD, BLUFF, or nothing while the cards of its player are covered."""


def action_text_key(action: str, attribute: str = "") -> str:
    """The Fluent key of an action id."""
    return f"action-{action}.{attribute}" if attribute else f"action-{action}"


def plain_face(action: ActionDef, title: str) -> ActionFace:
    """The card of an action as it lies before anybody's turn: nothing is lacking, nothing is a lie."""
    effect = action.effect
    kind = str(type(effect).__struct_config__.tag)
    block = action.block.claiming if action.block else ()
    return ActionFace(
        action=action.id,
        title=title,
        speaks=title,
        promise="",
        character=action.claim or action.denies,
        denies=action.denies is not None,
        sign=_SIGNS.get(kind) or ("icon_receive_money" if block else "icon_two_coins"),
        paper=style.DEEDS[kind],
        cost=action.cost,
        gain=effect.coins if isinstance(effect, Gain | Steal) else 0,
        parries=tuple(block),
        missing=0,
        open_to=True,
        why_not="",
        mark="",
    )


def read_face(
    texts: Words,
    action: ActionDef,
    view: ComplotsView,
    *,
    open_to: bool,
    why_not: str = "",
    hand: Collection[str] | None = None,
) -> ActionFace:
    """The card of an action for the player whose turn it is; `hand` only while its faces are up."""
    drawn = action.effect.draw if isinstance(action.effect, Exchange) else 0
    plain = plain_face(action, texts(action_text_key(action.id)))
    return msgspec.structs.replace(
        plain,
        speaks=_speaks(texts, action) or plain.title,
        promise=texts(action_text_key(action.id, "hint"), coins=plain.gain, draw=drawn),
        parries=tuple([one for one in plain.parries if one in view.characters]),
        missing=max(0, action.cost - view.coins[view.active]),
        open_to=open_to,
        why_not=why_not,
        mark=_mark(action, hand),
    )


def _speaks(texts: Words, action: ActionDef) -> str:
    """In whose name an action is done, or nothing."""
    if action.claim is not None:
        return texts(f"name-{action.claim}.the")
    return ""


def _mark(action: ActionDef, hand: Collection[str] | None) -> str:
    """Whether the claim of an action is true, for whoever may see this hand."""
    if hand is None or not (action.claim or action.denies):
        return ""
    true = action.claim in hand if action.claim else action.denies not in hand
    return HELD if true else BLUFF
