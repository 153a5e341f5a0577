# Ce que pense un bot d’Hécatombe : une ligne par décision, pour la relecture de la manche.
# $people, $other et $aim sont des peuples, comme Terre-Feu : « les Terre-Feu ».

thought-weak-tiles = J’aimais bien ces symboles-là.
thought-aim-strong = Les { $people } pour objectif : j’en porte déjà les couleurs partout.
thought-aim-least = Les { $people }, faute de mieux : on fera semblant d’y tenir.
thought-hunt-foe = { $player } a frappé chez moi. Ses { $people } me doivent réparation.
thought-hunt-own = Les { $people } comptent pour mes { $aim }, et presque personne ne sait pourquoi.
thought-hunt-same = Les { $people } ? Tout le portrait de mon objectif : je les veux.
thought-hunt-known = { $player } cache les { $aim }, je l’ai vu de mes yeux : les { $people } y comptent.
thought-hunt-guess = { $player } cache peut-être les { $aim } ({ $percent } %) : les { $people } serviront.
thought-hunt-feint = Les { $people } ne me servent à rien. Qu’ils cherchent donc pourquoi je les veux.
thought-leave-foe = Encore { $player } ! Que ses { $other } y restent, quoi qu’il m’en coûte.
thought-leave-useless = Les { $people } ? Je vous les emballe ?
thought-leave-trade = Mes { $people } contre la mort de ses { $other } : j’ai vu pire marché.
thought-counter-only = Mes { $people } mourront debout, mais { $player } ne les aura pas.
thought-counter-save = Mes { $other } se dévouent : les { $people } valent mieux qu’eux.
thought-counter-deny = { $player } voulait trop les { $people } : ce sera non.
thought-retain-own = Je garde les { $people } : ils comptent pour mes { $aim }.
thought-retain-same = Je garde les { $people } : mon objectif en personne.
thought-retain-known = Je garde les { $people } : { $player } a les { $aim }, je le sais.
thought-retain-guess = Je garde les { $people }, au cas où { $player } aurait les { $aim } ({ $percent } %).
thought-retain-lean = Je garde les { $people } pour faire nombre.
thought-call-known = À { $player } de montrer ses { $people } : ce n’est pas un secret pour moi.
thought-call-guess = Je parie que { $player } cache les { $people } ({ $percent } %) : voyons ça.
thought-call-dark = Que cache { $player } ? Aucune idée. Autant le savoir.
thought-call-last = Il ne reste que les miens : je me démasque.
thought-name-guess = Les { $people } : { $percent } % de chances qu’on rougisse en face.
thought-name-bare = Je nomme les { $people } pour ne rien trouver : montrez donc ce que vous voulez.
thought-yield = Manqué. Tant qu’à montrer, je montre les { $people }.
thought-free-useless = Les { $people } ne comptaient plus : libres, ils valent un point.
thought-free-costly = Un point tout de suite vaut mieux que les { $people } plus tard.
thought-free-end = Plus rien à compter : allez, les { $people }, vous êtes libres.
thought-free-none = Personne ne sort. J’aurai encore besoin de tout le monde.
