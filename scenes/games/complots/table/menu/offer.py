"""What is offered to a player whose turn it is: every action, and why some cannot be chosen."""

from collections.abc import Mapping

from game.core.seat import Seat
from game.rules.complots.defs import ActionDef
from scenes.games.complots.table.controller import Controller
from scenes.games.complots.table.menu.faces import ActionFace, read_face
from scenes.shell.null_sound import Words


def read_offer(
    texts: Words, controller: Controller, seat: Seat, actions: Mapping[str, ActionDef], *, faces_up: bool
) -> list[ActionFace]:
    """The cards of the menu of one player; marks of truth only while the faces of this seat are up."""
    open_to = {option.action for option in seat.options}
    return [
        read_face(
            texts,
            actions[name],
            controller.view,
            open_to=name in open_to,
            why_not="" if name in open_to else _reason(texts, controller, seat, name),
            hand=controller.view.hand if faces_up else None,
        )
        for name in controller.menu
    ]


def _reason(texts: Words, controller: Controller, seat: Seat, name: str) -> str:
    """Why an action cannot be chosen now."""
    refusal = seat.refusal(controller.declared(name))
    return texts(f"refusal-{refusal.code}", **refusal.facts) if refusal else ""
