# Les troupes de Triomphe et Trahison : leur nom, et ce qu’on en dit.

## La Ligne

name-ligne_marechal = Maréchal de l’Attente
unit-ligne_marechal = Il garde la place du roi, et ne s’y assied que le dimanche.
name-ligne_enseigne = Grand Enseigne
unit-ligne_enseigne = Tant que le drapeau tient, le roi n’est qu’en retard.
name-ligne_geometre = Géomètre ardent
unit-ligne_geometre = Deux droites ennemies se coupent toujours dans les flammes.
name-ligne_piquiers = Piquiers du Carré
unit-ligne_piquiers = Trois rangs frappent ; le quatrième compte les points.
name-ligne_arquebusiers = Arquebusiers
unit-ligne_arquebusiers = Ils perforent toute armure, à condition qu’elle approche lentement.
name-ligne_gardes = Gardes du Trône vide
unit-ligne_gardes = Ils ne reculent pas : derrière eux, il n’y a rien à garder.
name-ligne_lanciers = Lanciers de parade
unit-ligne_lanciers = Superbes de face. La deuxième minute les intéresse moins.
name-ligne_estafettes = Estafettes
unit-ligne_estafettes = Le message n’arrive pas toujours, mais il part très vite.
name-ligne_couleuvrine = Couleuvrine « Dernier Mot »
unit-ligne_couleuvrine = L’argument porte à quarante-huit pouces.
name-ligne_griffon = Griffon héraldique
unit-ligne_griffon = Sorti d’un blason, il n’a jamais voulu y rentrer.

## La Horde

name-horde_ravageur = Grand Ravageur
unit-horde_ravageur = Élu à main levée. Il avait levé la sienne, avec la hache.
name-horde_porte_cornes = Porte-cornes
unit-horde_porte_cornes = On entend la Horde avant de la voir. C’est sa faute.
name-horde_chamane = Chamane des vents contraires
unit-horde_chamane = Parle aux racines. Elles répondent, et ce n’est pas poli.
name-horde_pillards = Pillards
unit-horde_pillards = Ils viennent pour le bétail et repartent avec la clôture.
name-horde_rabatteurs = Rabatteurs
unit-horde_rabatteurs = Ils surgissent du bord, javelots d’abord, excuses jamais.
name-horde_furieux = Furieux
unit-horde_furieux = Deux haches, aucune idée de ce qui se passe, et c’est très bien ainsi.
name-horde_sangliers = Chevaucheurs de sangliers
unit-horde_sangliers = Le sanglier choisit la direction. Le cavalier crie qu’il l’avait dit.
name-horde_coureurs = Coureurs des vents
unit-horde_coureurs = Là, puis ailleurs, puis derrière vous.
name-horde_pierrier = Pierrier « Bonjour »
unit-horde_pierrier = Il salue de loin, et une seule fois.
name-horde_behemoth = Béhémoth
unit-horde_behemoth = Il faut le lancer dans la bonne direction, puis espérer.

## Les Mal Enterrés

name-morts_roi = Roi mal bordé
unit-morts_roi = Son testament l’instituait son propre héritier.
name-morts_connetable = Connétable d’outre-tombe
unit-morts_connetable = Il tient l’étendard depuis quatre cents ans. Le bras n’y est plus pour grand-chose.
name-morts_notaire = Notaire des défunts
unit-morts_notaire = Lisez les petites lignes : « et au-delà ».
name-morts_conscrits = Conscrits perpétuels
unit-morts_conscrits = Engagés pour la vie. L’administration n’a rien prévu pour la suite.
name-morts_archers = Archers sans prunelles
unit-morts_archers = Ils visent de mémoire.
name-morts_faucheurs = Faucheurs
unit-morts_faucheurs = C’est un métier d’avenir.
name-morts_veilleurs = Veilleurs de caveau
unit-morts_veilleurs = Enterrés avec leur armure, ce qui s’avère pratique.
name-morts_lanciers = Lanciers d’os
unit-morts_lanciers = Les chevaux ont cessé d’avoir faim ; pas d’avoir rancune.
name-morts_catapulte = Catapulte à crânes
unit-morts_catapulte = Les munitions se plaignent en vol.
name-morts_dragon = Dragon d’os
unit-morts_dragon = Il ne crache plus de feu : il tousse des siècles.

## Les Barbes

name-monts_doyen = Doyen de Sous-Roche
unit-monts_doyen = Il se souvient d’une insulte faite à son aïeul. Il vous cherchait.
name-monts_porte_fanal = Porte-fanal
unit-monts_porte_fanal = Là où il éclaire, on ne recule pas : on verrait qui.
name-monts_graveur = Graveur de runes
unit-monts_graveur = Il écrit lentement, mais il écrit dans le fer.
name-monts_haches = Haches du Puits
unit-monts_haches = Un mur d’un mètre vingt de haut. Essayez donc.
name-monts_tromblons = Tromblons de taverne
unit-monts_tromblons = Peu précis, mais le voisin était sûrement coupable aussi.
name-monts_marteaux = Marteaux du Serment
unit-monts_marteaux = Ils ont juré. On n’a pas bien compris quoi, mais fort.
name-monts_sapeurs = Sapeurs
unit-monts_sapeurs = Partis de la cave hier matin ; ils sortent chez vous.
name-monts_beliers = Chevaucheurs de béliers
unit-monts_beliers = Deux entêtés, l’un sur l’autre.
name-monts_orgue = Orgue à feu
unit-monts_orgue = Répertoire limité, mais quel finale.
name-monts_golems = Golems
unit-monts_golems = On leur a gravé un ordre sur le front : « Plus tard ».

## Les Murmures

name-forets_dame = Dame de la Feuillée
unit-forets_dame = Elle n’a jamais levé la voix ; on se tait avant.
name-forets_heraut = Héraut des cimes
unit-forets_heraut = Annonce l’automne à qui ne l’a pas vu venir.
name-forets_sorbiere = Sorbière
unit-forets_sorbiere = Tout repousse, chez elle, y compris les invités.
name-forets_lances = Lances-feuilles
unit-forets_lances = Un buisson qui avance en mesure.
name-forets_archers = Longs-Arcs
unit-forets_archers = Ils saluent à trente pouces, pour garder leurs distances.
name-forets_guetteurs = Guetteurs
unit-forets_guetteurs = Vous étiez seuls dans ce bois. C’est ce qu’ils voulaient entendre.
name-forets_danseurs = Danseurs de glaive
unit-forets_danseurs = Ils ne parent rien : ils n’étaient déjà plus là.
name-forets_cerfs = Chevaucheurs de cerfs
unit-forets_cerfs = Le bois dont on fait les charges.
name-forets_baliste = Baliste des lisières
unit-forets_baliste = Un arbre a donné son accord pour chaque trait.
name-forets_chene = Vieux Chêne
unit-forets_chene = Il se déplace une fois par siècle. C’est aujourd’hui.

## La Compagnie

name-compagnie_colonel = Colonel à crédit
unit-compagnie_colonel = Sa fortune est devant lui, et vous êtes devant elle.
name-compagnie_capitaine = Capitaine à gages
unit-compagnie_capitaine = Fidèle jusqu’à la dernière échéance.
name-compagnie_alchimiste = Alchimiste
unit-compagnie_alchimiste = Il change l’or des autres en fumée.
name-compagnie_hallebardiers = Hallebardiers
unit-compagnie_hallebardiers = La hampe est comprise dans le prix.
name-compagnie_arbaletriers = Arbalétriers à pavois
unit-compagnie_arbaletriers = Ils travaillent à l’abri et à la pièce.
name-compagnie_doubles_soldes = Doubles-soldes
unit-compagnie_doubles_soldes = Deux fois payés, deux fois frappeurs.
name-compagnie_enfants_perdus = Enfants perdus
unit-compagnie_enfants_perdus = On les envoie devant. Personne ne leur a dit pourquoi.
name-compagnie_reitres = Reîtres
unit-compagnie_reitres = Ils tirent, font demi-tour et envoient la note.
name-compagnie_bombarde = Bombarde
unit-compagnie_bombarde = Courte, large, et mal lunée.
name-compagnie_elephant = Éléphant de guerre
unit-compagnie_elephant = Acheté d’occasion. Il n’oublie pas par qui.
