# Chapitre 2 : les caves Saint-Elme.

caves-caption-drop = [une goutte tombe dans un tonneau vide]
caves-caption-purse = [on vide une bourse, à regret]
caves-caption-cart = [une charrette, la pluie, un cheval qui sait le chemin]
caves-caption-bullet = [une balle roule jusqu’au mur]
caves-1 = Descends. Pas la troisième marche : elle me doit de l’argent.
caves-2 = T’as froid ? Prends mon manteau. Voilà. Tu me dois quelque chose.
caves-3 = Des pistolets, une cave, pas de fenêtre. On se croirait au ministère.
caves-4 = Quatre tours permis, pas un de plus. On réglemente même la triche.
caves-5 = Signe là. Et dis-moi tu : le vous, je le facture.
caves-6 = Compagnie des Quarante. On est trois.
caves-aim = « Je ne sais pas tirer. »
caves-four = « Nous serons donc quatre. »
caves-where = « Où sont les autres ? »
caves-rename = « Il faudrait changer le nom. »
caves-buried = Parfait. Les bons tireurs, je les ai tous enterrés.
caves-cards = Quatre ! On va enfin pouvoir jouer aux cartes.
caves-up-there = Là-haut. Ils gardent la place.
caves-embroidered = Il était déjà brodé.

caves-by-mistake = Paraît que t’es là par erreur. Moi aussi : onze ans.
caves-waited = Onze ans que vous attendiez votre tour ? Moi, six. Passez devant.
caves-listens = Paraît que t’écoutes les gens. C’est combien, de l’heure ?
caves-bites = On répète votre mot sur nos oreilles. J’ai mis des boucles, pour y répondre.
caves-sharp = Le Duc, la mâchoire de travers ? Une rage de dents. Il n’en a plus.

caves-heart-side = T’as le liard de la vieille ? Mets-le côté cœur. Ça arrête les balles.
caves-no-door = Au bal, vous m’avez montré la porte. Ici, il n’y en a pas.
caves-gloves = Au bal, vous avez lu ma main. Ce soir, j’ai mis des gants.
caves-prose = Au bal, vous mentiez en vers. Aux pistolets, essayez la prose.
caves-recognised = Vous avez gagné le bal. Ostrelande vous reconnaît. Serait-ce réciproque ?
caves-faster = T’as perdu au bal ? Ici c’est mieux : on perd plus vite.

caves-won-1 = Gagné ! Voilà ta part. C’est la sienne.
caves-won-2 = Mon argent ? Je ne le reconnais pas. Chez moi, il avait l’air heureux.
caves-won-3 = (Il répond avant la fin des questions. À noter.)
caves-won-4 = Vous tirez comme vous soufflez : sans bouger les lèvres.
caves-won-5 = Garde un tour, pour plus tard. Les miens n’ont pas eu le temps d’en jouer.
caves-bonus = Garder : { name-prime }
caves-loader = Garder : { name-chargeur }
caves-doctor = Garder : { name-medecin }
caves-gift = Garder : { name-cadeau }
caves-bonus-said = Une prime à qui compte juste. J’ai vu dresser des statues pour moins.
caves-loader-said = Remplir l’arme d’un autre, sans signer. J’aurais mis mes initiales.
caves-doctor-said = Le médecin… On en avait un. Il est resté avec eux.
caves-gift-said = Offrir une balle. On voit que t’as reçu de l’éducation.

caves-lost-1 = Allez, monte. Perdre, ça creuse. Je te ramène, je le mets sur la note.
caves-lost-2 = Garde le manteau. Il est à un gars de chez nous. Il n’a plus froid.
caves-lost-3 = Dans les côtes, je les dis à voix haute : Gros Luc, le petit Anselin…
caves-lost-4 = Trente-sept. Le cheval s’arrête tout seul au dernier.
caves-lost-5 = L’autre fois, quand j’ai fait l’appel, ils ont tous répondu.
caves-again = « Recommence. Je retiens. »
caves-happened = « Que s’est-il passé ? »
caves-knew = « Je les ai connus. »
caves-shares = « Ça te fait des parts. »
caves-catching = Tu retiens, toi ? Méfie-toi. On commence par un nom.
caves-held = On a tenu. C’était l’ordre.
caves-nobody = Non. Personne. C’est pour ça que je les dis.
caves-drank = J’ai fait le calcul. Et puis je l’ai bu.

caves-pocket-barnabe = Ma poche était vide. La visite, c’est deux sous. Je note.
caves-pocket-isaure = Rien dans ma poche. Seulement ma main. Vous l’avez vexée.
caves-pocket-evariste = Vous avez envahi ma poche. On ne m’avait plus envahi depuis six ans.
caves-cheat = Une balle en poche, le premier soir. Moi qui te prenais pour un client.
caves-scared = « J’avais peur. »
caves-not-mine = « Elle n’est pas à moi. »
caves-lent = « Elle était pour toi. »
caves-me-too = Moi aussi. Toi tu la caches, moi je la pèse. Chacun son truc.
caves-orphan = Une orpheline ! Donne, je l’adopte. Les frais sont pour toi.
caves-returned = Pour moi ? Fallait pas. Je te la rendrai, je tiens mes comptes.
caves-zero = Zéro toute la nuit. Vous pariez comme je gouverne.
caves-shot-isaure = Une balle de ma main. D’ordinaire, je procède par écrit.
caves-shot-barnabe = La balle, c’était moi. Rien de personnel : t’étais devant.
caves-shot-evariste = Je vous ai tiré dessus. De ma part, c’est presque un aveu.
