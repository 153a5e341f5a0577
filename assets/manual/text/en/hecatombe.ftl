# The page of Hécatombe.

hecatombe-symbol = One element. Two different ones make a people; the tiles paint themselves.
hecatombe-box = The box: its symbols, the tiles of each people, the hands of each table. The last mod that brings a box wins.
    .symbols = The symbols in play, each once; five make 10 peoples, eight make 28.
    .copies = Tiles of each people.
    .tables = One line for each number of players from 2 to 7; the box must be large enough for all.
hecatombe-table = What is dealt at one size of table.
    .players = The number of players.
    .tiles = Tiles in a hand; the first player draws one fewer. Without the objectives an odd number, 3 at least, must be left.
    .objectives = Secret objectives of each player.
    .known = How many objectives of the right-hand neighbour a player knows.

example-hecatombe =
    .metal = a name; its colours stand in the page of looks
    .seven = 7 symbols make 21 peoples
    .longer = three rounds to win
