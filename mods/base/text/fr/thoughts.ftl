# Ce que pense un bot : une ligne par décision, pour la relecture de la partie.

thought-coin-toss = J’ai tiré à pile ou face.
thought-weak-whim = Je n’avais pas d’idée, alors j’ai eu celle-là.
thought-weak-plain = Mes cartes le disaient, j’ai obéi.
thought-weak-block = J’ai { $the }, et j’y ai pensé à temps.
thought-weak-doubt = Il m’a semblé voir un sourcil bouger.
thought-weak-pass = Je n’ai rien vu, comme d’habitude.
thought-forced = Trop riche pour choisir : { $player } paiera pour tous.
thought-coup = Contre l’argent, pas de masque qui tienne. Adieu, { $player }.
thought-revenge = { $player } m’a fait du tort. Je n’oublie rien.
thought-income = Une pièce honnête ne se conteste pas.
thought-aid = Deux pièces, si personne ne joue les vertueux.
thought-convert = Les convictions se portent comme les gants.
thought-truth-gain = J’ai { $the } : la vérité rapporte.
thought-truth-kill = J’ai { $the }, et { $player } me gêne.
thought-truth-steal = J’ai { $the }, { $player } a une bourse : faites le compte.
thought-truth-exchange = J’ai vraiment { $the } : changeons de visage.
thought-truth-interrogate = J’ai { $the } : voyons ce que cache { $player }.
thought-truth-embezzle = Sans { $character } en main, la caisse est à moi.
thought-truth-convert = J’ai { $the } : qui m’aime me suive.
thought-lie-gain = Je n’ai pas { $the }, mais qui ira voir ? On me croira à { $percent } %.
thought-lie-kill = Une lame sans { $character } pour la tenir : { $player } tremblera quand même ({ $percent } %).
thought-lie-steal = Je vole { $player } sans { $character } : { $percent } % de chances de passer.
thought-lie-exchange = Je n’ai pas { $the } ; justement, je cherche mieux ({ $percent } %).
thought-lie-interrogate = Je pose les questions à { $player } : ainsi personne ne m’en pose ({ $percent } %).
thought-lie-embezzle = J’ai { $the } et je vide la caisse : { $percent } % de culot suffiront.
thought-lie-convert = Je prêche sans { $character } : { $percent } % de fidèles.
thought-lie-again = J’ai déjà juré avoir { $the } : un bon mensonge se répète.
thought-believe-sure = { $player } doit bien avoir { $the } : { $percent } % sûr.
thought-believe = Vrai à { $percent } % : je laisse passer { $player }.
thought-let-lie = { $player } ment sans doute ({ $percent } %), mais ce n’est pas mon procès.
thought-let-lie-last = { $player } ment sans doute ({ $percent } %), mais ma dernière carte vaut mieux que la vérité.
thought-calm = Qu’on frappe donc : j’ai { $the }.
thought-suffer = Plier aujourd’hui, pour ne pas rompre.
thought-indifferent = Ce ne sont pas mes affaires.
thought-doubt-counted = { $character } ? Toutes ses cartes sont comptées : { $player } ment.
thought-doubt-grudge = De { $player }, je ne crois plus rien.
thought-doubt-liar = { $count ->
        [one] { $player } a déjà menti une fois : qui a bu boira.
       *[other] Déjà { $count } mensonges pris : { $player } s’entête.
    }
thought-doubt-cornered = Perdu pour perdu : { $player } ment, disons-le.
thought-doubt-odds = { $percent } % de chances que { $player } mente : je prends.
thought-block-true = J’ai { $the } : on ne passe pas.
thought-block-lie = { $character } ? Disons que oui.
thought-block-last = Ma dernière carte n’est pas { $the }, mais elle peut le jurer.
thought-lose-least = Des deux, { $the } me manquera le moins.
thought-lose-only = Adieu, { $character }. Je n’avais pas le choix.
thought-keep = J’ai gardé ce qui ment le moins, ou le mieux.
thought-show = Qu’on regarde { $the } : il n’y a rien à y voir.
thought-judge-swap = { $character } ? Trop beau pour rester en face.
thought-judge-return = { $character } : gardez, je saurai m’en souvenir.
thought-pick = Avec { $the }, la soirée commence bien.
