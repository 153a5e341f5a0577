# The troops of Triumph and Treason: their names, and what people say of them.

## The Line

name-ligne_marechal = Marshal-in-Waiting
unit-ligne_marechal = Keeps the king’s seat, and sits in it only on Sundays.
name-ligne_enseigne = High Ensign
unit-ligne_enseigne = While the flag stands, the king is merely late.
name-ligne_geometre = Burning Geometer
unit-ligne_geometre = Two hostile lines always meet, in flames.
name-ligne_piquiers = Pikes of the Square
unit-ligne_piquiers = Three ranks strike; the fourth keeps the score.
name-ligne_arquebusiers = Arquebusiers
unit-ligne_arquebusiers = Through any armour, provided that it approaches slowly.
name-ligne_gardes = Guards of the Empty Throne
unit-ligne_gardes = They never fall back: there is nothing behind them to guard.
name-ligne_lanciers = Parade Lancers
unit-ligne_lanciers = Superb from the front. The second minute interests them less.
name-ligne_estafettes = Despatch Riders
unit-ligne_estafettes = The message does not always arrive, but it leaves at great speed.
name-ligne_couleuvrine = Culverin “Last Word”
unit-ligne_couleuvrine = The argument carries forty-eight inches.
name-ligne_griffon = Heraldic Griffon
unit-ligne_griffon = Left its coat of arms one day and refused to go back.

## The Horde

name-horde_ravageur = Great Ravager
unit-horde_ravageur = Elected by a show of hands. His held the axe.
name-horde_porte_cornes = Horn-Bearer
unit-horde_porte_cornes = One hears the Horde before one sees it. That is his doing.
name-horde_chamane = Shaman of Contrary Winds
unit-horde_chamane = Talks to roots. They answer, and it is not polite.
name-horde_pillards = Raiders
unit-horde_pillards = They come for the cattle and leave with the fence.
name-horde_rabatteurs = Beaters
unit-horde_rabatteurs = They turn up at the edge, javelins first, apologies never.
name-horde_furieux = Furies
unit-horde_furieux = Two axes, no idea what is going on, and all the better for it.
name-horde_sangliers = Boar Riders
unit-horde_sangliers = The boar picks the direction. The rider shouts that he had said so.
name-horde_coureurs = Wind Runners
unit-horde_coureurs = Here, then there, then behind you.
name-horde_pierrier = Stone Thrower “Good Morning”
unit-horde_pierrier = It greets from afar, and only once.
name-horde_behemoth = Behemoth
unit-horde_behemoth = Point it the right way, then hope.

## The Ill-Buried

name-morts_roi = Badly Tucked King
unit-morts_roi = His will named himself as heir.
name-morts_connetable = Constable from Beyond
unit-morts_connetable = Has held the banner for four hundred years. The arm has little to do with it by now.
name-morts_notaire = Notary of the Deceased
unit-morts_notaire = Read the small print: “and thereafter”.
name-morts_conscrits = Perpetual Conscripts
unit-morts_conscrits = Enlisted for life. The office had no form for what came next.
name-morts_archers = Eyeless Archers
unit-morts_archers = They aim from memory.
name-morts_faucheurs = Reapers
unit-morts_faucheurs = A trade with a future.
name-morts_veilleurs = Crypt Wakers
unit-morts_veilleurs = Buried in their armour, which proves convenient.
name-morts_lanciers = Bone Lancers
unit-morts_lanciers = The horses have stopped being hungry, not being resentful.
name-morts_catapulte = Skull Catapult
unit-morts_catapulte = The ammunition complains in flight.
name-morts_dragon = Bone Dragon
unit-morts_dragon = It breathes no fire any more: it coughs up centuries.

## The Beards

name-monts_doyen = Elder of Underrock
unit-monts_doyen = Remembers an insult to his grandsire. He was looking for you.
name-monts_porte_fanal = Lantern-Bearer
unit-monts_porte_fanal = Where his light falls nobody steps back: one would see who.
name-monts_graveur = Rune Carver
unit-monts_graveur = Writes slowly, but writes in iron.
name-monts_haches = Axes of the Shaft
unit-monts_haches = A wall four feet high. Do try.
name-monts_tromblons = Tavern Blunderbusses
unit-monts_tromblons = Not accurate, but the neighbour was surely guilty too.
name-monts_marteaux = Oath Hammers
unit-monts_marteaux = They swore an oath. Nobody quite heard which, but it was loud.
name-monts_sapeurs = Sappers
unit-monts_sapeurs = They left the cellar yesterday morning; they come up in yours.
name-monts_beliers = Ram Riders
unit-monts_beliers = Two stubborn heads, one on top of the other.
name-monts_orgue = Fire Organ
unit-monts_orgue = A limited repertoire, but what a finale.
name-monts_golems = Golems
unit-monts_golems = An order is carved on their brow: “Later”.

## The Whispers

name-forets_dame = Lady of the Greenwood
unit-forets_dame = Has never raised her voice; one is silent before.
name-forets_heraut = Herald of the Treetops
unit-forets_heraut = Announces autumn to those who did not see it coming.
name-forets_sorbiere = Rowan Witch
unit-forets_sorbiere = Everything grows around her, doubts above all.
name-forets_lances = Leaf Spears
unit-forets_lances = A hedge that keeps step.
name-forets_archers = Longbows
unit-forets_archers = They greet at thirty inches, to keep their distance.
name-forets_guetteurs = Lookouts
unit-forets_guetteurs = You were alone in that wood. So they had hoped.
name-forets_danseurs = Glaive Dancers
unit-forets_danseurs = They parry nothing: they were gone already.
name-forets_cerfs = Stag Riders
unit-forets_cerfs = The antlers make the argument.
name-forets_baliste = Wood’s-Edge Ballista
unit-forets_baliste = A tree has consented to every bolt.
name-forets_chene = Old Oak
unit-forets_chene = Moves once in a century. Today is the day.

## The Company

name-compagnie_colonel = Colonel on Credit
unit-compagnie_colonel = His fortune lies ahead of him, and you are in the way.
name-compagnie_capitaine = Captain for Hire
unit-compagnie_capitaine = Faithful to the last instalment.
name-compagnie_alchimiste = Alchemist
unit-compagnie_alchimiste = Turns other people’s gold into smoke.
name-compagnie_hallebardiers = Halberdiers
unit-compagnie_hallebardiers = The shaft is included in the price.
name-compagnie_arbaletriers = Pavise Crossbows
unit-compagnie_arbaletriers = They work under cover and by the piece.
name-compagnie_doubles_soldes = Double-Pays
unit-compagnie_doubles_soldes = Paid twice, strike twice.
name-compagnie_enfants_perdus = Forlorn Hope
unit-compagnie_enfants_perdus = They are sent ahead. Nobody has told them why.
name-compagnie_reitres = Reiters
unit-compagnie_reitres = They fire, wheel about and send the bill.
name-compagnie_bombarde = Bombard
unit-compagnie_bombarde = Short, wide, and bad-tempered.
name-compagnie_elephant = War Elephant
unit-compagnie_elephant = Bought second-hand. It does not forget by whom.
