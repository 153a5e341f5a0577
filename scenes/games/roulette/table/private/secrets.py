"""What a chair may read on its private panel: its gun, the odds, its hand (R-20)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from game.core.rules import Action, Event, Player
from game.couch.sitter import Sitter
from game.input.devices import Device
from game.input.intents import Intent
from game.rules.roulette import RouletteView
from game.rules.roulette.actions import Bet, Pocket
from game.rules.roulette.cards.glances import known_barrel_tops
from game.rules.roulette.odds import survival_knowing
from game.rules.roulette.setting import Setting
from scenes.games.roulette.table.private.card_faces import Card
from scenes.games.roulette.table.private.odds_line import Odds, best_bets
from scenes.games.roulette.table.private.private_gun import BarrelGlance, PrivateGun
from scenes.games.roulette.table.private.private_hand import HeldCard
from scenes.games.roulette.table.private.private_panel import PrivateFacts
from scenes.shell.null_sound import Words

SHOOTING = ("trigger", "count")
"""The phases in which the odds are those of the shots still to come."""


class PrivateReader:
    """Reads the facts of one chair into what its panel shows; draws nothing."""

    def __init__(self, setting: Setting, texts: Words, sitters: Sequence[Sitter], *, help_: bool) -> None:
        self.setting, self.texts, self.sitters = setting, texts, sitters
        self.help = help_
        """True if the odds are shown."""

    def of(
        self,
        view: RouletteView,
        story: Sequence[Event],
        buttons: Mapping[str, Intent | None],
        device: Device | None,
        *,
        picking: bool,
        pointed: int | None,
    ) -> PrivateFacts:
        """The panel of the chair whose view this is; `buttons`: the cards it may play now, and by what."""
        me, sitter = view.me, self.sitters[view.me]
        seen = known_barrel_tops(story, me)
        return PrivateFacts(
            name=sitter.name,
            colour=sitter.colour,
            gun=self.gun(view),
            hand=tuple(HeldCard(self.card(card), card in buttons, buttons.get(card)) for card in view.hand),
            glances=tuple(BarrelGlance(self.sitters[owner].colour, cards) for owner, cards in seen.items()),
            odds=self.odds(view, seen) if self.help else None,
            device=device,
            picking=picking,
            pointed=pointed,
            words=self.texts("roulette-secret-blind") if _blind(view) else "",
        )

    def with_draft(
        self, facts: PrivateFacts, view: RouletteView, draft: Action | None, *, by_fate: bool
    ) -> PrivateFacts:
        """The panel of a chair with its draft of a secret choice, or with the word that fate has chosen."""
        if by_fate:
            facts = replace(facts, words=self.texts("roulette-secret-fate"))
        if isinstance(draft, Bet) and facts.odds is not None:
            return replace(facts, odds=replace(facts.odds, mine=draft.face))
        if isinstance(draft, Pocket):
            return replace(facts, gun=self.gun(replace(view, pocket=draft.bullet)))
        return facts

    def card(self, card: str) -> Card:
        """The face of a kind of card."""
        kind = self.setting.kinds[card]
        return Card(card, kind.moment, kind.open)

    def bullets(self, view: RouletteView) -> int | None:
        """Return the number of BALLE in a player's own barrel now; None when not even its owner knows."""
        me, team = view.me, self.setting.team
        if view.pocket is None or not view.barrels[me]:
            return None
        return int(team.bullets + view.extra[me] - view.pocket - sum(view.turned[me]))

    def gun(self, view: RouletteView) -> PrivateGun:
        """The seven cards as their owner knows them."""
        me, team = view.me, self.setting.team
        if not view.barrels[me]:
            balls = team.bullets + view.extra[me]
            pocketed = view.pocket is not None and view.in_round[me]
            left = (team.cards - balls, balls)
            if pocketed:
                left = (left[0] - (not view.pocket), left[1] - bool(view.pocket))
            return PrivateGun(view.pocket, pocketed, left)
        bullets, cards = self.bullets(view), view.barrels[me]
        barrel = cards if bullets is None else (cards - bullets, bullets)
        return PrivateGun(view.pocket, view.in_round[me], barrel)

    def odds(self, view: RouletteView, seen: Mapping[Player, tuple[bool, ...]]) -> Odds | None:
        """Return the odds to survive: for every bet, and in the shots for what is still to come (R-34)."""
        me = view.me
        bullets, cards = self.bullets(view), view.barrels[me]
        if bullets is None or not view.in_round[me] or me in view.dying:
            return None
        known = seen.get(me, ())
        face = view.die if view.dice[me] is None else view.dice[me]
        if view.phase not in SHOOTING:
            faces = range(self.setting.team.highest_bet + 1)
            bets = tuple(survival_knowing(one, bullets, known, cards) for one in faces)
            return Odds(bets=bets, best=best_bets(bets, self.setting.team.survivor), mine=face)
        to_come = max(0, (face or 0) - view.fired[me])
        if not to_come and not view.forced[me]:
            return None
        chance = survival_knowing(max(1, to_come), bullets, known, cards)
        shot = (bullets, cards) if view.phase == "trigger" and not known else None
        return Odds(bet=chance, shot=shot)


def _blind(view: RouletteView) -> bool:
    """Say whether a player's pocket card came out of their barrel, so that nobody knows it."""
    return view.in_round[view.me] and bool(view.barrels[view.me]) and view.pocket is None
