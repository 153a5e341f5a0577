# La troupe devant la cour : ce qu’on dit de héros qui se trahissent entre eux.

court-metier = { $metier ->
    [dresser] { $genre ->
        [m] habilleur
       *[f] habilleuse
    }
    [flyman] { $genre ->
        [m] cintrier
       *[f] cintrière
    }
    [lamplighter] lampiste
   *[prompter] { $genre ->
        [m] souffleur
       *[f] souffleuse
    }
}

# troupe-pieds, Isaure, à qui a trahi
troupe-feet-1 = Vous trahissez les vôtres à ma table, { court-metier }.
troupe-feet-2 = Chez moi, on essuie ses pieds.
troupe-feet-true = « J’ai marché dessus exprès. »
troupe-feet-false = « Nous répétions une scène. »
troupe-feet-kind = « Je frotterai. Je vous le dois. »
troupe-feet-cruel = « Et l’encre, qui l’essuie ? »

# troupe-dos, Tancrède, à qui l’on a trahi
troupe-back-1 = C’était dans votre dos, { court-metier }. J’étais en face.
troupe-back-2 = Je n’ai pas crié. On ne crie pas au théâtre.
troupe-back-true = « J’aurais aimé que l’on crie. »
troupe-back-false = « C’était dans la pièce. »
troupe-back-cruel = « La prochaine fois, le vôtre. »

# troupe-devis, Barnabé, à qui a trahi deux fois
troupe-bill-1 = Encore les tiens, { court-metier } ? Je te fais un devis.
troupe-bill-2 = Un ami, c’est trois sous. La paire, c’est un abonnement.
troupe-bill-pay = « Payé. Garde la monnaie. »
troupe-bill-false = « Ce n’était pas un ami. »
troupe-bill-kind = « Et toi, ça t’a coûté combien ? »

# troupe-soupe, Léopoldine, à qui a trahi et fut trahi
troupe-soup-1 = Vous vous mangez entre vous, { court-metier }. Prenez donc de la soupe.
troupe-soup-2 = Deux bols. On ne se trahit bien qu’entre gens bien nourris.
troupe-soup-kind = « Servez d’abord l’autre. »
troupe-soup-cruel = « Une seule cuillère suffira. »

# troupe-accord, Évariste, à qui n’a plus trahi
troupe-peace-1 = Vous voilà en paix, { court-metier } ? J’ai toujours le formulaire sur moi.
troupe-peace-2 = Ma république en avait signé trois. Le quatrième l’a supprimée.
troupe-peace-true = « Nous n’avons rien signé. »
troupe-peace-false = « Nous attendons le quatrième. »
