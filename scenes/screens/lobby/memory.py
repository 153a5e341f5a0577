"""The part of the settings that the lobby keeps: the sitters, the game, and its house rules."""

from collections.abc import Callable

from game.app.plan import chair_of
from game.mods.catalog import Catalog
from game.saves.settings import Settings
from scenes.screens.lobby.house_rules.values import HouseRules
from scenes.screens.lobby.model import LobbyModel


def rules_from(
    catalog: Callable[[], Catalog], settings: Callable[[], Settings]
) -> Callable[[str], HouseRules]:
    """A function that gives the house rules of a game as the settings remember them."""

    def rules_of(game: str) -> HouseRules:
        return HouseRules(catalog(), game, settings().flags.get(game))

    return rules_of


def to_keep(model: LobbyModel, settings: Settings) -> dict[str, object]:
    """The settings that the lobby has changed; an empty lobby leaves the remembered sitters as they are."""
    seats = tuple(chair_of(sitter) for sitter in model.couch.sitters)
    books = {game: rules.changed for game, rules in model.books.items()}
    flags = {game: changed for game, changed in {**settings.flags, **books}.items() if changed}
    wanted: dict[str, object] = {"seats": seats or settings.seats, "flags": flags}
    if model.act.playable:
        wanted["last_game"] = model.act.id
    return {name: value for name, value in wanted.items() if value != getattr(settings, name)}
