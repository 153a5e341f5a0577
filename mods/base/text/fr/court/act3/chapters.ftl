# L’acte trois : les chapitres.

chapter-question = La question
    .bent = Deux partis
    .bent-what = On ne frappe pas son propre parti. On en change pour une pièce.
    .won = il vous remercie, et il reste.
    .lost = il verra le Duc jeudi.
    .boss = La Question
    .boss-what = Qui il détrousse, ou qui le bloque, lui montre une carte.
chapter-rite = Le rite noir
    .bent = Nul ne frappe qui l’a frappé
    .bent-what = Qui est attaqué joue, mais ne répond pas à qui l’attaque.
    .won = tout le cercle fait le vœu.
    .lost = une seule personne le fait, et le tient.
    .boss = L’Augure
    .boss-what = À chaque manche, un objectif tiré au sort est montré à tous.
chapter-table = La dernière table
    .bent = On ne se rattrape pas
    .bent-what = Qui a douté à tort de l’assassin ne peut plus s’en protéger.
    .won = un masque tombe : vous choisissez lequel.
    .lost = un masque tombe : le vôtre.
chapter-rideau = Le rideau
    .bent = Tenir l’écran
    .bent-what = L’écran est au centre : un jeton par tour à qui l’entoure le mieux.
    .won = le Duc reçoit jeudi, et vous soufflez.
    .lost = le Duc reçoit quand même, et vous soufflez.
    .boss = L’Écran
    .boss-what = Qui mène en jetons est dans la lumière : ses traîtrises coûtent un jeton de plus.
