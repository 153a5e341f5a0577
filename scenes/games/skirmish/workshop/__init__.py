"""Things of Triomphe et Trahison in the workshop: treachery cards, units, armies."""
