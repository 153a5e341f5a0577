"""The grammar of every game: rules, match, seat, pending, chance. Standard library and msgspec only."""
