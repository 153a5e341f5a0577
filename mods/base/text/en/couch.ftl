# Who sits where.

## Stage names, dressing room by dressing room

couch-name-1 = Aurèle
couch-name-2 = Bérénice
couch-name-3 = Cassius
couch-name-4 = Delphine
couch-name-5 = Égisthe
couch-name-6 = Flavie
couch-name-7 = Gaspard
couch-name-8 = Hélène

## What the usher refuses

couch-refusal-full = The troupe is complete.
couch-refusal-seated = One dressing room each.
couch-refusal-empty = That dressing room is empty.
couch-refusal-name-taken = That name is on another door already.
couch-refusal-name = It takes a name, and one that fits on the door.
couch-refusal-no-such = There are only eight dressing rooms.
couch-refusal-held = Someone sits there, and means to stay.

## Seats asked for on the command line

problem-seat-word = seat { $n }: “{ $got }” is not in the troupe.
problem-seat-twice = seat { $n }: “{ $got }” already sits elsewhere, and has only one behind.
problem-seat-temper = seat { $n }: no automaton has the temper “{ $got }”.
problem-seat-strength = seat { $n }: no automaton has the strength “{ $got }”.
problem-seat-parts = seat { $n }: “{ $got }” has too many colons; an automaton is written bot:temper:strength.
problem-seat-bare = seat { $n }: “{ $got }” cannot be tuned; only automata have a temper and a strength.
problem-seat-count = it takes { $least } to { $most } seats, not { $got }.
