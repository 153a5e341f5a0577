# Chapitre 16 : le rideau. Un écran allumé au milieu d’une plaine, et le dernier jeudi.

rideau-caption-screen = [un écran claque au vent, et s’allume]
rideau-caption-staff = [un bâton, dans l’herbe mouillée]
rideau-caption-crown = [un écu, rendu]
rideau-caption-purse = [une bourse, qu’on referme]
rideau-caption-dents = [une pièce qui ne roule plus]
rideau-caption-fire = [un feu, avec les chaises du Conseil]
rideau-caption-thread = [une aiguille, dans de la soie]
rideau-caption-flags = [on roule des drapeaux, à l’endroit]
rideau-caption-frame = [un gant, sur le cadre d’un écran]
rideau-caption-broken = [une parole casse, très loin de chez elle]
rideau-caption-rise = [la salle se lève ; le papier aussi]
rideau-caption-silence = [un silence. Il en manque une]
rideau-caption-cough = [une toux. À l’endroit où il toussait]
rideau-caption-steel = [trois mots, et plus un bruit]

rideau-1 = Demain, dernier jeudi. L’écran est au milieu : on sait enfin où est le Duc.
rideau-2 = J’ai demandé une audience. On m’indique une plaine. J’ai donc amené du monde.
rideau-3 = Lequel d’entre vous est le Duc ?
rideau-4 = Fais la queue, mon vieux.
rideau-5 = Moi. De la main droite.
rideau-6 = Moi. Jusqu’à la glotte.
rideau-7 = Moi. De profil.
rideau-8 = Voilà un souverain bien réparti.
rideau-9 = Vous n’en aurez pas un morceau. Parole.

rideau-10 = Cinq répondent, un écoute. J’ai appris à interroger le sixième.
rideau-11 = J’ai relu quatorze mois d’audiences. Le pain baisse, les phrases raccourcissent.
rideau-12 = Et il y a trois mots, au col. Ceux-là, mes gens les ont reçus de face.
rideau-13 = Qui parlait ?
rideau-me = « Moi. »
rideau-the-duke = « Le Duc. Quand il toussait. »
rideau-your-side = « Combien, de votre côté ? »
rideau-ask-them = « Demandez-leur. Ils y sont. »
rideau-punctuation = Merci. Je l’avais lu à la ponctuation : vous laissez respirer les gens.
rideau-singular = Un mensonge au singulier ! Ici, d’ordinaire, on me ment au pluriel.
rideau-nineteen = … Dix-neuf. On ne me l’avait jamais demandé. Moi non plus.
rideau-every-night = Je le fais chaque nuit. Ils me demandent qui parlait.

rideau-left = Je tiens votre gauche. C’est la main dont je n’ai jamais signé.
rideau-right = Je tiens votre droite. Personne ne m’en a donné l’ordre. C’est nouveau.
rideau-muster = Ostrelande vous envoie toute son armée. Le temps de me réunir, me voici.
rideau-shy = Mes morts sont derrière vous. Ne vous retournez pas, ils sont timides.
rideau-forty = On est trois. Avec ceux d’en haut, quarante. Le nom est bon.
rideau-proofread = Je suis en face. C’est vous qui m’avez appris à relire avant de signer.
rideau-facing = Je suis en face. De là, au moins, je vous vois venir.
rideau-on-credit = Je suis en face. T’es le premier patron que je combats à crédit.
rideau-draught = Je suis en face. Couvrez-vous : ce soir, le courant d’air, c’est moi.
rideau-dismissed = Trois paroles rompues. Je te dis donc tu, comme on sonne pour desservir.

rideau-sergeant-tulip = La Tulipe a eu une troisième idée : rester. C’est brodé au drapeau.
rideau-sergeant-sweetheart = Votre Brindamour se marie demain. Il vous prie de tenir jusque-là.
rideau-sergeant-carefree = Sans-Souci rend l’écu. Il dit que vous le redevrez demain.
rideau-sergeant-tallest = La Perche s’est redressé : accroupi, on ne voit pas l’écran.

rideau-pension = Tu me dois encore un service. Alors meurs pas : t’es ma retraite.
rideau-no-lock = Je vous dois un tour de clef. Ici, pas de serrure. Je me mets devant. Parole.
rideau-told-1 = Je l’ai dit aux deux autres. Que c’était toi, le col.
rideau-told-2 = Ils ont demandé si ta voix tremblait.
rideau-it-shook = « Oui. »
rideau-it-did-not = « Non. »
rideau-they-come = Bon. Ils avaient parié là-dessus. Ils montent en ligne, et ils paient à boire.
rideau-they-bet = { $genre ->
    [f] Menteuse. Ils ont parié que si. Je paie pour toi.
   *[m] Menteur. Ils ont parié que si. Je paie pour toi.
}
rideau-dents = Montrez… Il a pris pour vous tous les coups qu’il ne prenait pas pour moi.
rideau-shadow = Vous avez fondu le Duc. Et nous voilà en armes, à défendre son ombre.
rideau-hem = J’ai repris vos drapeaux. Un point de plus, à l’endroit du cœur. C’est offert.
rideau-never = Jamais, disiez-vous au gué. Quarante nuits. C’est toujours jamais. Parole.

rideau-won-1 = Je me retire. L’Empire perd rarement, mais il sait plier une nappe.
rideau-won-2 = J’ai vu des gens se haïr à mort autour d’une même lampe.
rideau-won-3 = Chez nous, on appelle cela un gouvernement.
rideau-won-4 = Jeudi, ne me mentez pas trop bien.
rideau-our-best = « Nous ferons de notre mieux. »
rideau-standing = « Il vous recevra debout. »
rideau-go-home = « Rentrez chez vous. Il neige. »
rideau-count-dead = « Comptez vos morts d’abord. »
rideau-patience = C’est ce que j’écris de vous : ils font de leur mieux. On me répond d’attendre.
rideau-armchair = Debout ! J’apporterai donc un fauteuil. Que l’un des deux se repose.
rideau-mother = … Ma mère disait cela. Elle fermait la porte après, elle aussi.
rideau-i-stay = C’est fait. Voilà pourquoi je reste.

rideau-lost-1 = J’ai gagné. Je pourrais regarder derrière.
rideau-lost-2 = On tousse, avant d’entrer.
rideau-lost-3 = Alors jeudi, à l’heure. Je veux qu’on me mente dans les formes.
rideau-lost-4 = Vous avez perdu en vous mettant devant. Ce n’est pas dans nos manuels.
rideau-nothing = « Il n’y a rien derrière. »
rideau-asleep = « Il dort. »
rideau-bleeding = « Asseyez-vous. Vous saignez. »
rideau-take-it = « Prenez-le. Il ne pèse rien. »
rideau-the-front = Je sais. C’est ce qu’il y a devant qui m’étonne.
rideau-tiptoe = Je reviendrai donc sur la pointe des bottes. J’ai onze mille bottes.
rideau-paper-cuts = C’est le papier. Il coupe. On ne se méfie jamais du papier.
rideau-duty = Rien ? Savez-vous ce qu’on paie, à notre frontière, pour rien ?

rideau-report = Vous m’avez tenu parole. À moi. Il va falloir que je fasse un rapport.
rideau-received = Vous m’avez manqué de parole. Je me sens enfin reçu.
rideau-the-list = Donne-moi leurs noms. Ma chanson a quarante couplets, j’en rajoute.
rideau-in-the-light = Trahir en pleine lumière, c’est un jeton de plus. La taxe sur les spectacles.
rideau-in-the-trade = Toutes vos paroles tenues. Je croyais que le métier mourrait avec moi.

rideau-thursday-1 = Sa Grâce reçoit. Pour la dernière fois, ou la première : j’ai laissé un blanc.
rideau-thursday-2 = Tiens-toi droit, Anselme.
rideau-thursday-3 = Votre Grâce, une seule question. Comment vous portez-vous ?
rideau-thursday-4 = (Ils regardent tous en bas. Il manque une réplique. Une seule.)
rideau-whisper-truth = « Il est mort. C’était moi. »
rideau-whisper-well = « Le Duc se porte bien. »
rideau-whisper-yours = « À vous. Je ne souffle plus. »
rideau-whisper-pass = « Tenez le col. »
rideau-undubbed = … Non. Celle-là, je ne la double pas. Dites-la vous-même.
rideau-i-hear = Inutile de répéter. De ce côté-ci, on n’entendait que vous.
rideau-is-well = Le Duc se porte bien.
rideau-no-cough = J’entends cela. Il ne tousse même plus.
rideau-somebody = Ah. Voilà enfin quelqu’un.
rideau-who-said = Qui a dit ça ?
rideau-i-know = Non. Ça va. J’ai reconnu.
