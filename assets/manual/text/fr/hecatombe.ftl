# La page d'Hécatombe.

hecatombe-symbol = Un élément. Deux différents font un peuple ; les tuiles se peignent toutes seules.
hecatombe-box = La boîte : ses symboles, les tuiles de chaque peuple, les mains de chaque table. Le dernier mod qui apporte une boîte l’emporte.
    .symbols = Les symboles en jeu, chacun une fois ; cinq font 10 peuples, huit en font 28.
    .copies = Les tuiles de chaque peuple.
    .tables = Une ligne par nombre de joueurs de 2 à 7 ; la boîte doit suffire à toutes.
hecatombe-table = Ce qu’on distribue à une taille de table.
    .players = Le nombre de joueurs.
    .tiles = Les tuiles d’une main ; le premier joueur en pioche une de moins. Sans les objectifs, il doit en rester un nombre impair, 3 au moins.
    .objectives = Les objectifs secrets de chacun.
    .known = Combien d’objectifs du voisin de droite un joueur connaît.

example-hecatombe =
    .metal = un nom ; ses couleurs sont à la page des apparences
    .seven = 7 symboles font 21 peuples
    .longer = trois manches pour gagner
