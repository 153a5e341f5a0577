# Les cartes Traîtrise. Une règle tient en une phrase de 80 signes au plus ; le moment, le prix et le joueur, l’écran les dit à côté.

name-ordres_falsifies = Ordres falsifiés
card-ordres_falsifies = Une unité libre du joueur actif ne déclare pas de charge.
name-bourse_garnie = Bourse bien garnie
card-bourse_garnie = On vous nomme ? Qu’on nomme quelqu’un d’autre, s’il en reste.
name-guide_vereux = Guide véreux
card-guide_vereux = L’unité qui va bouger perd 2 de Mouvement jusqu’à la fin de la phase.
name-eclaireurs_loyaux = Éclaireurs loyaux
card-eclaireurs_loyaux = Relancez tous les dés de votre charge.
name-poudre_mouillee = Poudre mouillée
card-poudre_mouillee = Une machine du joueur actif ne tire pas.
name-tir_embusque = Tir embusqué
card-tir_embusque = Une de vos unités libres tire sur l’ennemi désigné : les points sont à vous.
name-fiole_de_poison = Fiole de poison
card-fiole_de_poison = Une unité de ce combat frappe au poison jusqu’à la fin du tour de combat.
name-coup_dans_le_dos = Coup dans le dos
card-coup_dans_le_dos = Les ennemis qui perdent ce combat ne comptent plus sur leurs rangs.
name-moral_vacillant = Moral vacillant
card-moral_vacillant = Ce test de Commandement est plus dur d’un point.
name-main_secourable = Main secourable
card-main_secourable = Le test d’un autre est plus facile d’un point ; la banque vous donne un jeton.
name-interference_occulte = Interférence occulte
card-interference_occulte = D3 dés de pouvoir se perdent en route.
name-parchemin_vendu = Parchemin vendu
card-parchemin_vendu = Dissipez avec trois dés ce que l’ennemi a laissé passer.
name-pacte_secret = Pacte secret
card-pacte_secret = Un joueur ne peut pas vous désigner la prochaine fois.
name-chasseur_de_primes = Chasseur de primes
card-chasseur_de_primes = Un personnage est mort de votre fait : deux jetons.
name-vol_de_paie = Vol de paie
card-vol_de_paie = Prenez un jeton à qui est en tête.
name-espion = Espion
card-espion = Regardez une main et prenez-y une carte au hasard.
name-contre_ordre = Contre-ordre
card-contre_ordre = La carte qui vient d’être jouée est annulée, et son prix perdu.
name-renegats = Renégats
card-renegats = L’unité qui se rallie hésite sur le camp.

## Quand

moment-turn-flipped = Quand une carte de tour est retournée
moment-before-own-naming = Avant de désigner votre ennemi
moment-naming = À la désignation
moment-movement-named = Après la désignation du Mouvement
moment-before-move = Avant qu’une unité bouge
moment-charge-rolled = Après les dés d’une charge
moment-rallied = Après un ralliement
moment-channelled = Après les vents de magie
moment-enemy-dispelled = Après l’essai de dissipation
moment-shooting-begins = Au début du Tir
moment-shooting-ends = À la fin du Tir
moment-combat-chosen = Quand un combat est choisi
moment-result-known = Quand un résultat est connu
moment-leadership-test = Avant les dés d’un test de Commandement
moment-character-dead = Quand un personnage meurt
moment-tokens-given = Après les jetons d’une phase
moment-card-played = Quand une carte est jouée

## Qui

by-active = le joueur actif
by-named = l’ennemi désigné
by-neutral = un neutre
by-non-active = tous, sauf le joueur actif
by-anyone = n’importe qui
by-credited = qui en a le mérite
by-not-owner = tous, sauf à qui est l’unité
by-not-leading = tous, sauf qui est en tête
