"""Values of the reveals: whom to call, what to name, what to free, played to the end in imagined worlds."""

from collections.abc import Sequence

from game.ai.hecatombe.knowledge import Tile
from game.ai.hecatombe.round_forecast import RoundForecast
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.hecatombe.actions import Call, HecatombeAction, Liberate, Name, Yield
from game.rules.hecatombe.content import Slot

ROUND_WIN_VALUE = 0.6
"""Points that winning the round counts beside the points scored in it."""

Captured = list[list[Tile]]
"""Captured tiles, by player."""


class RevealValues:
    """Values of reveals still to come, over captured tiles that are settled."""

    def __init__(self, outlook: RoundForecast) -> None:
        self.outlook, self.rows = outlook, outlook.lore.rows

    def values(self, options: Sequence[HecatombeAction], worlds: int, rng: Rng) -> list[float]:
        """The mean value of each option, in points, over the same `worlds` likely worlds."""
        sums = [0.0] * len(options)
        for _ in range(worlds):
            world = self.outlook.beliefs.draw(rng)
            hidden = {
                (owner, place): self.outlook.lore.place[world[owner][place]]
                for owner, place in self.outlook.open
            }
            seed = rng.below(1 << 30)
            for number, option in enumerate(options):
                sums[number] += self.try_out(option, dict(hidden), Rng(seed))
        return [total / worlds for total in sums]

    def try_out(self, option: HecatombeAction, hidden: dict[Slot, Tile], rng: Rng) -> float:
        """The value for me, in points, of taking `option` in one world; TypeError for other actions."""
        view = self.outlook.view
        points = list(view.points)
        captured = [list(tiles) for tiles in self.outlook.captured]
        match option:
            case Call():
                chooser = self.score((option.owner, option.place), hidden, captured, points)
            case Name():
                chooser = self.score(self.found(option, hidden, captured), hidden, captured, points)
            case Yield():
                chooser = self.score((option.player, option.place), hidden, captured, points)
            case Liberate():
                chooser = self.free_mine(option, hidden, captured, points)
            case _:
                raise TypeError(f"nothing to reveal: {option!r}")
        self.finish(chooser, hidden, captured, points, rng)
        return self.good(points)

    def good(self, points: Sequence[int]) -> float:
        """My points less the others' mean, and the round's value for whoever has most points."""
        me, best = self.outlook.me, max(points)
        others = sum(points) - points[me]
        win = ROUND_WIN_VALUE / points.count(best) if points[me] == best else 0.0
        return points[me] - others / (len(points) - 1) + win

    def found(self, named: Name, hidden: dict[Slot, Tile], captured: Captured) -> Slot:
        """The objective of the other player that comes up when I name a people, with two players (H-19)."""
        owner = 1 - named.player
        theirs = [slot for slot in hidden if slot[0] == owner]
        aim = self.outlook.lore.place[named.people]
        for slot in theirs:
            if hidden[slot] == aim:
                return slot
        return max(theirs, key=lambda slot: self.lead(owner, hidden[slot], captured))

    def lead(self, player: Player, aim: Tile, captured: Captured) -> int:
        """Symbols by which `player` is ahead of the best other player for `aim`."""
        totals = self.totals(aim, captured)
        return totals[player] - max(total for p, total in enumerate(totals) if p != player)

    def totals(self, aim: Tile, captured: Captured) -> list[int]:
        """Symbols that every player counts for the objective `aim` (H-20)."""
        row = self.rows[aim]
        return [sum([row[tile] for tile in tiles]) for tiles in captured]

    def score(self, slot: Slot, hidden: dict[Slot, Tile], captured: Captured, points: list[int]) -> Player:
        """Reveal an objective: points, tiles freed that are missed least; return who goes on (H-18)."""
        winner, freers = self.award(hidden.pop(slot), captured, points)
        if winner is not None:
            for player in freers:
                if captured[player]:
                    captured[player].remove(self.least(captured[player], hidden))
                    points[player] += 1
        return slot[0]

    def award(self, aim: Tile, captured: Captured, points: list[int]) -> tuple[Player | None, list[Player]]:
        """Give the points of one objective; return a sole winner, or None, and who may free (H-21, H-22)."""
        totals = self.totals(aim, captured)
        best = max(totals)
        winners = [player for player, total in enumerate(totals) if total == best]
        for player in winners:
            points[player] += 1
        if len(winners) > 1:
            return None, []
        second = max(total for player, total in enumerate(totals) if player != winners[0])
        return winners[0], [p for p, total in enumerate(totals) if total in (best, second)]

    def least(self, tiles: Sequence[Tile], hidden: dict[Slot, Tile]) -> Tile:
        """The tile that counts least for what is still hidden."""
        if not hidden:
            return tiles[0]
        rows = [self.rows[aim] for aim in hidden.values()]
        return min(tiles, key=lambda tile: sum([row[tile] for row in rows]))

    def free_mine(
        self, option: Liberate, hidden: dict[Slot, Tile], captured: Captured, points: list[int]
    ) -> Player:
        """Free what `option` says, for the others what they miss least; return who goes on."""
        scored = self.outlook.view.history[-1]
        for player in scored.freers:
            if player != option.player and captured[player]:
                captured[player].remove(self.least(captured[player], hidden))
                points[player] += 1
        if option.people is not None:
            captured[option.player].remove(self.outlook.lore.place[option.people])
            points[option.player] += 1
        return scored.owner

    def finish(
        self, chooser: Player, hidden: dict[Slot, Tile], captured: Captured, points: list[int], rng: Rng
    ) -> None:
        """Reveal what is hidden in any order, one's own objectives last."""
        while hidden:
            others = [slot for slot in hidden if slot[0] != chooser] or list(hidden)
            chooser = self.score(rng.choice(others), hidden, captured, points)
