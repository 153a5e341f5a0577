# Les chapitres de l’acte deux, seconde moitié.

chapter-jeudi = Le jeudi de la Duchesse
    .bent = Personne ne se retire
    .bent-what = On combat jusqu’au bout : nul ne retire son armée.
    .won = elle vous tend les ciseaux.
    .lost = elle vous appelle Anselme.
    .boss = Le Visage
    .boss-what = Elle regarde un de vos objectifs. Quand elle commence, vous regardez un des siens.
chapter-voix = La voix
    .bent = Les balles sont comptées
    .bent-what = Pas de balle en réserve : accuser à tort ne coûte rien.
    .won = il vous rend le cahier.
    .lost = il vous en fait la lecture.
    .boss = La Voix
    .boss-what = S’il a misé comme un autre, son dé tourne d’une face.
chapter-ordres = La bataille des ordres
    .bent = Le liard est au milieu
    .bent-what = L’artefact est au centre : qui le tient marque. Un tour de moins.
    .won = l’ordre est à vous.
    .lost = il est lu à voix haute.
    .boss = La Porte
    .boss-what = Dès qu’on le nomme, sa plus grande unité devient tenace.
