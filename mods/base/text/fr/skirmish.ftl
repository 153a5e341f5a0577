# Triomphe et Trahison : son nom, ses armées, ce qu’on y joue, ses règles maison.

game-skirmish = Triomphe & Trahison
    .pitch = De deux à huit armées ; à chaque phase, un seul ennemi. Les autres regardent, et notent.

## Armées

name-ligne = La Ligne du Roi absent
    .short = La Ligne
    .of = de la Ligne
    .pitch = Des piques sur trois rangs, des canons derrière, personne sur le trône. Elle gagne sans bouger.
name-horde = La Horde des Neuf Vents
    .short = La Horde
    .of = de la Horde
    .pitch = Elle charge d’abord et demande ensuite qui c’était. Il vaut mieux que cela suffise.
name-morts = Les Mal Enterrés
    .short = Les Morts
    .of = des Morts
    .pitch = Ils ne fuient jamais : ils s’usent. Leur notaire a les papiers pour les faire revenir.
name-monts = Les Barbes de Sous-Roche
    .short = Les Barbes
    .of = des Barbes
    .pitch = Petits, carrés, en fer jusqu’au menton. Ils gagnent tous les combats qui viennent à eux.
name-forets = Les Murmures de la Feuillée
    .short = Les Murmures
    .of = des Murmures
    .pitch = Des flèches à trente pouces, et plus personne quand la charge arrive.
name-compagnie = La Compagnie du Plus Offrant
    .short = La Compagnie
    .of = de la Compagnie
    .pitch = Un peu de tout, comptant. Leur parole vaut exactement ce que vous la payez.

## Ce qu’on se dispute

name-pitched = Bataille rangée
    .hint = Les jetons de victoire, et rien d’autre.
name-artefact = L’Artefact
    .hint = Un objet au milieu du champ : ce qu’il fait, on l’ignore, mais tout le monde le veut.
name-centre = Tenir le centre
    .hint = Un jeton par tour à qui pèse le plus lourd au milieu.
name-crossroads = Les carrefours
    .hint = Entre deux armées, toujours un carrefour. À chaque fin de tour, qui le tient marque.

## Durées

name-short = Escarmouche
    .hint = 300 points, deux tours de moins, une petite table.
name-standard = Bataille
    .hint = 500 points : de quoi se fâcher sans se ruiner.
name-long = Campagne
    .hint = 1000 points, une grande table, et des excuses auprès des voisins.

## Règles maison

flag-preset = Taille
    .short = Escarmouche (300)
    .standard = Bataille (500)
    .long = Campagne (1000)
    .hint = Les points de chaque armée, et avec eux la table et la durée.
flag-scenario = Enjeu
    .customary = Selon la table
    .pitched = Bataille rangée
    .artefact = L’Artefact
    .centre = Tenir le centre
    .crossroads = Les carrefours
    .hint = Ce qui rapporte des jetons, en plus des morts.
flag-map = Terrain
    .drawn = Une carte dessinée
    .seed = Au hasard
    .gue_aux_trois_avis = Le Gué aux Trois Avis
    .col_des_quarante = Le Col des Quarante
    .hint = Ce qui pousse entre les armées, avant qu’on le piétine.
flag-start_tokens = Jetons de départ
    .chip = { $n ->
        [0] Pas de jeton au départ
        [one] Un jeton au départ
       *[other] { $n } jetons au départ
    }
    .hint = De quoi acheter une première promesse.
flag-treachery = Cartes Traîtrise
    .on = Avec cartes Traîtrise
    .off = Sans carte Traîtrise
    .hint = Trente-six coups bas, distribués équitablement.
flag-bribes = Pots-de-vin
    .on = Pots-de-vin permis
    .off = Pots-de-vin interdits
    .hint = On peut promettre contre des jetons. Tenir n’est pas compris dans le prix.
flag-mercenaries = Mercenaires
    .on = Avec mercenaires
    .off = Sans mercenaire
    .hint = 100 points de renfort par tranche de 500. Quand ils se rallient, ce n’est pas forcément à vous.

flag-odds = Chances
    .full = Toutes les chances
    .ranges = Portées seules
    .none = Rien que le mètre
    .hint = Ce que la table dit des chances : tout, les portées, ou rien. Mesurer reste permis à tous.

flag-turn_seconds = Sablier du tour
    .chip = Sablier : { $n } s
    .hint = Épargné ce tour, gaspillé au suivant. Sablier vide, le conseiller commande.
flag-turn_seconds-zero = Sans sablier
flag-answer_seconds = Temps de réaction
    .chip = Réagir : { $n } s
    .hint = Pour réagir et répartir les coups. Qui tergiverse fait ce que dit le conseiller.
flag-answer_seconds-zero = Réagir sans limite

## Ce que la table répond d’elle-même

self-answer-only = { $player } n’avait pas le choix, et l’a fait.
self-answer-time = { $player } réfléchissait encore. Le conseiller, non.
self-answer-sand = Le sablier de { $player } est vide : le conseiller donne les ordres.
proposal-no-wizard = Ni sorcier ni sortilège : tous les noms se valent.
proposal-no-shooter = Aucun des vôtres ne peut tirer : tous les noms se valent.
proposal-no-contact = Personne à portée de bras : tous les noms se valent.

## Ce que font les souhaits des scripts

name-steel = Pied ferme

## Tables

name-gue_aux_menteurs = Le Gué aux Menteurs
name-champ_de_personne = Le Champ de Personne
name-trois_clochers = Les Trois Clochers
name-gue_aux_trois_avis = Le Gué aux Trois Avis
name-col_des_quarante = Le Col des Quarante
name-carrefour_des_serments = Le Carrefour des Serments
name-etoile_de_mauvaise_foi = L’Étoile de Mauvaise Foi
name-foire_aux_treves = La Foire aux Trêves
name-sept_pendus = Les Sept Pendus
name-table_ronde = La Table ronde

## Listes prêtes

name-ligne_300 = L’Avant-garde polie
name-ligne_500 = Le Carré réglementaire
name-ligne_1000 = La Grande Revue
name-horde_300 = La Visite surprise
name-horde_500 = Le Coup de vent
name-horde_1000 = Les Neuf Vents ensemble
name-morts_300 = Le Caveau de famille
name-morts_500 = La Concession à perpétuité
name-morts_1000 = Le Cimetière au complet
name-monts_300 = L’Équipe de nuit
name-monts_500 = Le Conseil des Barbes
name-monts_1000 = La Montagne descend
name-forets_300 = Le Bruissement
name-forets_500 = La Lisière
name-forets_1000 = La Forêt marche
name-compagnie_300 = L’Acompte
name-compagnie_500 = Le Contrat type
name-compagnie_1000 = La Facture

## Ce que dit perfidie armies

muster-list = { $spent } points sur { $points }
muster-general = Général
muster-mercenary = Mercenaires
muster-empty = Aucune de ses listes n’est en état de livrer une telle bataille.
