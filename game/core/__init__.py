"""The grammar of every game: rules, match, seat, questions, chance. Only the standard library and msgspec."""
