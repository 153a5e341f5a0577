# L’acte deux : les chapitres.

chapter-monnaie = La Monnaie
    .bent = Une seule frappe
    .bent-what = Une seule manche, et c’est fini.
    .won = on vous montre le coin.
    .lost = Barnabé le voit avant vous.
chapter-cachot = Le cachot
    .bent = La caisse est presque vide
    .bent-what = Douze pièces en tout, et pas une de plus.
    .won = il ouvre, puisqu’il a perdu.
    .lost = il ouvre, à cause du pain.
chapter-col = Le col des Quarante
    .bent = La solde n’est pas venue
    .bent-what = Aucun jeton au départ, un tour ôté.
    .won = trente-sept pierres, et leur prix.
    .lost = vous portez la trente-huitième.
    .boss = La Solde
    .boss-what = Un mouvement d’un autre sans le nommer : il touche un jeton.
chapter-chambre = La chambre vide
    .bent = Un œil de trop
    .bent-what = L’Inquisiteur remplace l’Ambassadeur.
    .won = vous tirez le rideau.
    .lost = on le tire pour vous.
