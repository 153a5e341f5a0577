# Chapitre 14b : le rite noir, au Cercle des Six Pierres, à feu couvert.
rite-caption-crowd = [derrière les pierres, une foule se tait de son mieux]
rite-1 = Le feu est couvert. Le rite noir se lit mieux quand on n’y voit rien.
rite-2 = Le peuple est derrière les pierres. Il a apporté son pain.
rite-3 = J’ai mis du noir dessous. Personne ne le sait, sauf le froid.
rite-4 = On joue la bénédiction du peuple. Elle est tiède : il l’avait sur lui.
rite-5 = Puis le vœu : tout dire, la dernière nuit. À deux, pour ne pas tomber.
rite-6 = Je voudrais le dire une fois.
rite-7 = Je ne vois plus rien. C’est donc l’avenir.
rite-all = « Je dirai que c’était moi. »
rite-clear = « J’y vois très clair. »
rite-do-there = « Et qu’est-ce qu’on y fait ? »
rite-age = « C’est l’âge, ma Mère. »
rite-all-said = Dites-le debout. J’ai essayé couché : cela ne sort pas.
rite-clear-said = Alors vous regardez en arrière. Poussez-vous : c’est ma place.
rite-do-there-said = D’habitude ? La vaisselle.
rite-age-said = Non. L’âge, je l’avais vu venir.

rite-mourning = Tenez mon châle. Là. Dessous, je suis en deuil depuis l’heure du thé.
rite-condolences = « Mes condoléances, Madame. »
rite-blue = « Ce bleu vous va bien. »
rite-watch = « Restez ainsi. Je fais le guet. »
rite-sentence = … Deux ans que j’attends cette phrase. Elle est très courte.
rite-lowered = Il est noir. Vous le savez : vous avez baissé la voix.
rite-minute = Une minute, alors. Comptez à voix haute : je veux l’entendre passer.
rite-son-1 = { $genre ->
    [f] Vous avez laissé passer son coup. Les pierres vous comptent pour sa fille.
   *[m] Vous avez laissé passer son coup. Les pierres vous comptent pour son fils.
}
rite-son-2 = Je n’ai pas eu d’enfant. J’ai eu un duc.
rite-omen-1 = Plus d’une fois, vous avez lu juste dans les gens. Reprenez la boutique.
rite-omen-2 = Le loyer se paie en froid aux pieds.
rite-his-name = Un jeudi, je vous ai donné son nom. Gardez-le au frais : il me resservira.
rite-thursday = Vous m’avez battue un jeudi. Le jeudi, je perds : c’était l’usage, avec lui.
rite-oath-kept = Un serment tenu, à votre âge ! Montrez. C’est plus petit qu’on ne croit.
rite-oath-broken = Vous en avez déjà rompu un. C’est bien : on sait où cela casse.
rite-echo = Vous redites ce que les gens ont dit. C’est mon métier. Vous prenez cher ?
rite-comparison = Un vœu ? J’avais déjà votre parole. Je la garde pour comparer.
rite-receipt = J’ai déjà eu une parole de vous. Pour le vœu, je ne veux pas de reçu.
rite-next-to-isaure = On m’a placée près de vous. Quelqu’un croit donc que je vous crois.
rite-next-to-evariste = Je représente le doute. C’est le seul voisin qui ne m’ait pas annexé.
rite-next-to-barnabe = Une bénédiction, ça se mange ? Non ? Alors c’est pour toi que je suis venu.
rite-come-to-sit = T’as dit que c’était toi. J’ai rien trouvé à répondre. Je m’assieds.
rite-caption-crust = [quelqu’un mâche, derrière une pierre, avec respect]
rite-caption-owl = [une chouette, puis un tousseur, puis plus rien]

rite-caption-bread = [du pain que l’on rompt, par centaines]
rite-won-1 = La bénédiction est à vous. Pliez-la : elle doit faire jusqu’à dimanche.
rite-won-2 = Je fais vœu d’ouvrir la porte. Et de dire ce qu’il y a derrière. Parole.
rite-won-3 = Et moi, de paraître en noir. Si l’on me demande pour qui, je répondrai.
rite-won-4 = Et vous ?
rite-the-voice = « Que la voix, c’était moi. »
rite-the-same = « La même chose qu’eux. »
rite-the-lamp = « Je vous tiendrai la lampe. »
rite-late = « Il fallait le dire plus tôt. »
rite-the-voice-said = Je m’en doutais. J’obéissais mieux, le jeudi.
rite-the-same-said = En noir, donc ? Cela vous amincira.
rite-the-lamp-said = Tenez-la bas. Qu’on voie la robe, et pas ce qui tremble dedans.
rite-late-said = Il y a deux ans. J’ai préféré qu’il reste dîner.

rite-caption-crowd-leaves = [une foule rentre, sur la pointe de quatre mille pieds]
rite-lost-1 = La bénédiction va à un autre. Ne regrettez rien : elle gratte.
rite-lost-2 = Le peuple s’en va. Il a laissé ceci pour vous.
rite-lost-3 = Le vœu, c’est pour qui gagne. Les autres ont le droit de se taire.
rite-lost-4 = Quelqu’un ne s’est pas levé.
rite-would-have = « J’aurais fait le vœu. »
rite-no-belief = « Je n’y croyais pas. »
rite-share = « Partageons le pain. »
rite-deaf = « Vos pierres sont sourdes. »
rite-would-have-said = Faites-le quand même. Perdu, c’est moins cher, et cela se garde.
rite-no-belief-said = Les pierres non plus. Elles viennent pour la compagnie.
rite-share-said = Je n’ai qu’un sabre pour le couper. Il n’avait jamais servi.
rite-deaf-said = Bien sûr. Sinon, que voulez-vous qu’on leur dise ?

rite-caption-stone = [deux mains, une pierre froide]
rite-vow-isaure-1 = La dernière nuit, je dirai qui tenait la plume. Dites qui dictait.
rite-vow-isaure-2 = Rien d’écrit. Votre main.
rite-isaure-yes = « Je dirai qui dictait. »
rite-isaure-no = « Je ne promets plus rien. »
rite-isaure-yes-said = … C’est donc cela, une main qui ne signe rien.
rite-isaure-no-said = { $genre ->
    [f] C’est prudent. Je vous aurais crue.
   *[m] C’est prudent. Je vous aurais cru.
}
rite-vow-tancrede-1 = La dernière nuit, dites la première phrase. Je dirai la seconde.
rite-vow-tancrede-2 = Seul, je dirais encore qu’il se porte bien.
rite-tancrede-yes = « Je commencerai. »
rite-tancrede-no = « Pas devant eux. »
rite-tancrede-yes-said = Bien. Je me tiendrai derrière vous. Non. À côté. Parole.
rite-tancrede-no-said = … Bien. Le Duc se porte bien.
rite-vow-evariste-1 = La dernière nuit, je parlerai de ma voix. Soufflez-la-moi.
rite-vow-evariste-2 = Je ne la sais pas.
rite-evariste-yes = « Je vous soufflerai. »
rite-evariste-no = « Gardez celle du Duc. »
rite-evariste-yes-said = … Merci. Elle chevrote. C’est à cela qu’on la reconnaît.
rite-evariste-no-said = Sage conseil. Elle, au moins, touche une pension.
rite-vow-leopoldine-1 = La dernière nuit, dites-le avant moi. Je n’aurai plus qu’à dire : oui.
rite-vow-leopoldine-2 = Ce mot-là, je le sais.
rite-leopoldine-yes = « Je le dirai. »
rite-leopoldine-no = « Je ne saurai pas. »
rite-leopoldine-yes-said = Doucement, alors. C’est une nouvelle, pour moi aussi.
rite-leopoldine-no-said = Moi non plus. Nous lui ferons donc encore un jeudi.
rite-vow-barnabe-1 = La dernière nuit, tu dis les noms. Moi, je dis les prix.
rite-vow-barnabe-2 = À deux, ça fait un enterrement.
rite-barnabe-yes = « Apprends-moi l’ordre. »
rite-barnabe-no = « Pas les noms. »
rite-barnabe-yes-said = Comme ils marchaient. Anselin devant : il voulait voir.
rite-barnabe-no-said = Bon. Je les redirai au cheval. Il s’arrête tout seul.
ledger-voeu = Vœu de tout dire. Le greffe a taillé trois plumes, et prévenu chez lui.

rite-dark-leopoldine = Devinée, dans le noir. Il faudra que j’éteigne aussi en dedans.
rite-dark-tancrede = Deviné, sans lumière. C’est que je luis. J’en ferai rapport.
rite-struck = J’ai frappé de votre côté, dans le noir. J’avais demandé pardon. Tout bas.
rite-freed = Vous avez libéré une tuile. Elle est partie sans dire merci : elle est libre.
rite-augury = À chaque manche, j’ai montré un dessein. Je les avais tous vus hier.
rite-caption-hiss = [un brasero qu’on noie, et qui s’en plaint]
rite-end = On éteint. La dernière table se joue en pleine lumière. Prenez un chapeau.
