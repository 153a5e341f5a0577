# La première leçon de l’atelier : que l’Assassin coûte deux.

lesson-skip = Passer
lesson-look = Première leçon : l’Assassin coûte trois pièces, c’est cher. Cherchez à droite les actions de Complots.
lesson-open = Allez sur l’Assassin, et ouvrez-le.
lesson-cost = Descendez à « Prix », et ramenez-le à deux. C’est déjà écrit, et la carte le dit.
lesson-try = À deux pièces, qui attendrait ? Essayez-le à une table de robots.
lesson-back = Tuez quelqu’un pour deux pièces, si le cœur vous en dit. Le menu ramène ici.
lesson-keep = C’est votre règle. Défaites-la, ou gardez-la en revenant. Tout le reste se change ainsi.
deed-lesson = Refaire la première leçon
    .hint = Trois minutes : l’Assassin à deux pièces, pas à pas.
