# Pourquoi l’on dit ce que l’on dit : les faits, avec leurs preuves.

why-times = { $n ->
    [0] {""}
    [1] {""}
    [2] { " " }deux fois
    [3] { " " }trois fois
   *[other] { " " }{ $n } fois
}
why-end = , { $where }{ $turns }.
why-turns = { $n ->
    [0] , tour { $last }
   *[other] , tours { $list } et { $last }
}
why-somewhere = un soir
why-somebody = quelqu’un
why-coins = { $n ->
    [1] une pièce
    [2] deux pièces
    [3] trois pièces
   *[other] { $n } pièces
}
why-tokens = { $n ->
    [0] une parole, sans un jeton
    [1] un jeton
    [2] deux jetons
    [3] trois jetons
   *[other] { $n } jetons
}
why-units = { $n ->
    [1] une unité
    [2] deux unités
    [3] trois unités
   *[other] { $n } unités
}
why-tiles = { $n ->
    [1] une tuile
    [2] deux tuiles
    [3] trois tuiles
   *[other] { $n } tuiles
}
why-soldiers = { $n ->
    [1] un soldat
    [2] deux soldats
    [3] trois soldats
   *[other] { $n } soldats
}

why-caught-bluff = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez prise à mentir
        [m] que vous l’avez pris à mentir
       *[none] que vous avez pris { $whom } à mentir
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a prise à mentir
           *[m] que { $who } vous a pris à mentir
        }
       *[other] que { $who } a pris { $whom } à mentir
    }
}{ why-times }{ why-end }
why-doubted = Parce { $by ->
    [me] { $of ->
        [f] que vous avez douté d’elle
        [m] que vous avez douté de lui
       *[none] que vous avez douté de { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a douté de vous
       *[other] que { $who } a douté de { $whom }
    }
}{ why-times }{ why-end }
why-wrongly-doubted = Parce { $by ->
    [me] { $of ->
        [f] que vous avez douté d’elle à tort
        [m] que vous avez douté de lui à tort
       *[none] que vous avez douté à tort de { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a douté de vous à tort
       *[other] que { $who } a douté à tort de { $whom }
    }
}{ why-times }{ why-end }
why-believed = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez crue
        [m] que vous l’avez cru
       *[none] que vous avez cru { $whom }
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a crue
           *[m] que { $who } vous a cru
        }
       *[other] que { $who } a cru { $whom }
    }
}{ why-times }{ why-end }
why-robbed = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez pris { why-coins }
        [m] que vous lui avez pris { why-coins }
       *[none] que vous avez pris { why-coins } à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a pris { why-coins }
       *[other] que { $who } a pris { why-coins } à { $whom }
    }
}{ why-end }
why-struck = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez frappée
        [m] que vous l’avez frappé
       *[none] que vous avez frappé { $whom }
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a frappée
           *[m] que { $who } vous a frappé
        }
       *[other] que { $who } a frappé { $whom }
    }
}{ why-times }{ why-end }
why-eliminated = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez sortie de la partie
        [m] que vous l’avez sorti de la partie
       *[none] que vous avez sorti { $whom } de la partie
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a sortie de la partie
           *[m] que { $who } vous a sorti de la partie
        }
       *[other] que { $who } a sorti { $whom } de la partie
    }
}{ why-times }{ why-end }
why-blocked = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez barré la route
        [m] que vous lui avez barré la route
       *[none] que vous avez barré la route à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a barré la route
       *[other] que { $who } a barré la route à { $whom }
    }
}{ why-times }{ why-end }
why-side-changed = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez fait changer de parti
        [m] que vous l’avez fait changer de parti
       *[none] que vous avez fait changer { $whom } de parti
    }
   *[other] { $of ->
        [me] que { $who } vous a fait changer de parti
       *[other] que { $who } a fait changer { $whom } de parti
    }
}{ why-times }{ why-end }
why-attacked = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez attaquée
        [m] que vous l’avez attaqué
       *[none] que vous avez attaqué { $whom }
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a attaquée
           *[m] que { $who } vous a attaqué
        }
       *[other] que { $who } a attaqué { $whom }
    }
}{ why-times }{ why-end }
why-let-go = Parce { $by ->
    [me] { $of ->
        [f] que vous avez laissé passer son coup
        [m] que vous avez laissé passer son coup
       *[none] que vous avez laissé passer le coup de { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a laissé passer votre coup
       *[other] que { $who } a laissé passer le coup de { $whom }
    }
}{ why-times }{ why-end }
why-countered = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez rendu le coup
        [m] que vous lui avez rendu le coup
       *[none] que vous avez rendu le coup à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a rendu le coup
       *[other] que { $who } a rendu le coup à { $whom }
    }
}{ why-times }{ why-end }
why-objective-guessed = Parce { $by ->
    [me] { $of ->
        [f] que vous avez deviné son objectif
        [m] que vous avez deviné son objectif
       *[none] que vous avez deviné l’objectif de { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a deviné votre objectif
       *[other] que { $who } a deviné l’objectif de { $whom }
    }
}{ why-times }{ why-end }
why-fed = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez rapporté des points
        [m] que vous lui avez rapporté des points
       *[none] que vous avez rapporté des points à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a rapporté des points
       *[other] que { $who } a rapporté des points à { $whom }
    }
}{ why-times }{ why-end }
why-accused = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez accusée
        [m] que vous l’avez accusé
       *[none] que vous avez accusé { $whom }
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a accusée
           *[m] que { $who } vous a accusé
        }
       *[other] que { $who } a accusé { $whom }
    }
}{ why-times }{ why-end }
why-falsely-accused = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez accusée à tort
        [m] que vous l’avez accusé à tort
       *[none] que vous avez accusé { $whom } à tort
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a accusée à tort
           *[m] que { $who } vous a accusé à tort
        }
       *[other] que { $who } a accusé { $whom } à tort
    }
}{ why-times }{ why-end }
why-shot-by = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez touchée d’une balle
        [m] que vous l’avez touché d’une balle
       *[none] que vous avez touché { $whom } d’une balle
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a touchée d’une balle
           *[m] que { $who } vous a touché d’une balle
        }
       *[other] que { $who } a touché { $whom } d’une balle
    }
}{ why-times }{ why-end }
why-shots-at = Parce { $by ->
    [me] { $of ->
        [f] que vous avez tiré sur elle
        [m] que vous avez tiré sur lui
       *[none] que vous avez tiré sur { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a tiré sur vous
       *[other] que { $who } a tiré sur { $whom }
    }
}{ why-times }{ why-end }
why-named-enemy = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez nommée
        [m] que vous l’avez nommé
       *[none] que vous avez nommé { $whom }
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a nommée
           *[m] que { $who } vous a nommé
        }
       *[other] que { $who } a nommé { $whom }
    }
}{ why-times }{ why-end }
why-forced-name = Parce { $by ->
    [me] { $of ->
        [f] que vous avez dû la nommer
        [m] que vous avez dû le nommer
       *[none] que vous avez dû nommer { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a dû vous nommer
       *[other] que { $who } a dû nommer { $whom }
    }
}{ why-times }{ why-end }
why-promise-made = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez donné votre parole
        [m] que vous lui avez donné votre parole
       *[none] que vous avez donné votre parole à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a donné sa parole
       *[other] que { $who } a donné sa parole à { $whom }
    }
}{ why-times }{ why-end }
why-promise-kept = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez tenu parole
        [m] que vous lui avez tenu parole
       *[none] que vous avez tenu parole à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a tenu parole
       *[other] que { $who } a tenu parole à { $whom }
    }
}{ why-times }{ why-end }
why-promise-broken = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez manqué de parole
        [m] que vous lui avez manqué de parole
       *[none] que vous avez manqué de parole à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a manqué de parole
       *[other] que { $who } a manqué de parole à { $whom }
    }
}{ why-times }{ why-end }
why-offer-refused = Parce { $by ->
    [me] { $of ->
        [f] que vous avez refusé son offre
        [m] que vous avez refusé son offre
       *[none] que vous avez refusé l’offre de { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a refusé votre offre
       *[other] que { $who } a refusé l’offre de { $whom }
    }
}{ why-times }{ why-end }
why-bribe-taken = Parce { $by ->
    [me] { $of ->
        [f] que vous avez accepté d’elle { why-tokens }
        [m] que vous avez accepté de lui { why-tokens }
       *[none] que vous avez accepté { why-tokens } de { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a accepté de vous { why-tokens }
       *[other] que { $who } a accepté { why-tokens } de { $whom }
    }
}{ why-end }
why-truce = Parce { $by ->
    [me] { $of ->
        [f] que vous avez gardé la trêve avec elle
        [m] que vous avez gardé la trêve avec lui
       *[none] que vous avez gardé la trêve avec { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a gardé la trêve avec vous
       *[other] que { $who } a gardé la trêve avec { $whom }
    }
}{ why-times }{ why-end }
why-unit-broke = Parce { $by ->
    [me] { $of ->
        [f] que vous avez mis ses troupes en fuite
        [m] que vous avez mis ses troupes en fuite
       *[none] que vous avez mis en fuite les troupes de { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a mis vos troupes en fuite
       *[other] que { $who } a mis en fuite les troupes de { $whom }
    }
}{ why-times }{ why-end }
why-unit-destroyed = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez détruit { why-units }
        [m] que vous lui avez détruit { why-units }
       *[none] que vous avez détruit { why-units } à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a détruit { why-units }
       *[other] que { $who } a détruit { why-units } à { $whom }
    }
}{ why-end }
why-turncoat = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez débauché { why-units }
        [m] que vous lui avez débauché { why-units }
       *[none] que vous avez débauché { why-units } à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a débauché { why-units }
       *[other] que { $who } a débauché { why-units } à { $whom }
    }
}{ why-end }
why-general-lost = Parce { $by ->
    [me] { $of ->
        [f] que vous avez abattu son général
        [m] que vous avez abattu son général
       *[none] que vous avez abattu le général de { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a abattu votre général
       *[other] que { $who } a abattu le général de { $whom }
    }
}{ why-times }{ why-end }
why-treachery-played = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez joué une carte de traîtrise
        [m] que vous lui avez joué une carte de traîtrise
       *[none] que vous avez joué une carte de traîtrise à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a joué une carte de traîtrise
       *[other] que { $who } a joué une carte de traîtrise à { $whom }
    }
}{ why-times }{ why-end }
why-helped = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez aidée
        [m] que vous l’avez aidé
       *[none] que vous avez aidé { $whom }
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a aidée
           *[m] que { $who } vous a aidé
        }
       *[other] que { $who } a aidé { $whom }
    }
}{ why-times }{ why-end }
why-hero-betrayed = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez trahie
        [m] que vous l’avez trahi
       *[none] que vous avez trahi { $whom }
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a trahie
           *[m] que { $who } vous a trahi
        }
       *[other] que { $who } a trahi { $whom }
    }
}{ why-times }{ why-end }
why-card-seen = Parce { $by ->
    [me] { $of ->
        [f] que vous avez vu une de ses cartes
        [m] que vous avez vu une de ses cartes
       *[none] que vous avez vu une carte de { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a vu une de vos cartes
       *[other] que { $who } a vu une carte de { $whom }
    }
}{ why-times }{ why-end }
why-card-stolen = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez pris une carte
        [m] que vous lui avez pris une carte
       *[none] que vous avez pris une carte à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a pris une carte
       *[other] que { $who } a pris une carte à { $whom }
    }
}{ why-times }{ why-end }
why-shielded = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez couverte
        [m] que vous l’avez couvert
       *[none] que vous avez couvert { $whom }
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a couverte
           *[m] que { $who } vous a couvert
        }
       *[other] que { $who } a couvert { $whom }
    }
}{ why-times }{ why-end }
why-spared = Parce { $by ->
    [me] { $of ->
        [f] que vous l’avez épargnée
        [m] que vous l’avez épargné
       *[none] que vous avez épargné { $whom }
    }
   *[other] { $of ->
        [me] { $genre ->
            [f] que { $who } vous a épargnée
           *[m] que { $who } vous a épargné
        }
       *[other] que { $who } a épargné { $whom }
    }
}{ why-times }{ why-end }
why-told = Parce { $by ->
    [me] { $of ->
        [f] que vous lui avez dit la vérité
        [m] que vous lui avez dit la vérité
       *[none] que vous avez dit la vérité à { $whom }
    }
   *[other] { $of ->
        [me] que { $who } vous a dit la vérité
       *[other] que { $who } a dit la vérité à { $whom }
    }
}{ why-times }{ why-end }
why-prompted = Parce { $by ->
    [me] { $of ->
        [f] que vous avez soufflé une de ses phrases
        [m] que vous avez soufflé une de ses phrases
       *[none] que vous avez soufflé une phrase de { $whom }
    }
   *[other] { $of ->
        [me] que { $who } a soufflé une de vos phrases
       *[other] que { $who } a soufflé une phrase de { $whom }
    }
}{ why-times }{ why-end }
why-freed = Parce { $by ->
    [me] que vous avez libéré { why-tiles }
   *[other] que { $who } a libéré { why-tiles }
}{ why-end }
why-cheat-caught = Parce { $by ->
    [me] { $genre ->
        [f] qu’on vous a prise, une balle en poche
       *[m] qu’on vous a pris, une balle en poche
    }
   *[other] qu’on a pris { $who } une balle en poche
}{ why-times }{ why-end }
why-bet-total = Parce { $by ->
    [me] que vous avez misé { $n } en tout
   *[other] que { $who } a misé { $n } en tout
}{ why-end }
why-saved = Parce { $by ->
    [me] { $genre ->
        [f] qu’on vous a sauvée
       *[m] qu’on vous a sauvé
    }
   *[other] qu’on a sauvé { $who }
}{ why-times }{ why-end }
why-captain-died = Parce { $by ->
    [me] que votre capitaine est mort
   *[other] que le capitaine de { $who } est mort
}{ why-times }{ why-end }
why-challenge-refused = Parce { $by ->
    [me] que vous avez refusé un défi
   *[other] que { $who } a refusé un défi
}{ why-times }{ why-end }
why-won = Parce { $by ->
    [me] que vous avez gagné
   *[other] que { $who } a gagné
}{ why-times }{ why-end }
why-lost = Parce { $by ->
    [me] que vous avez perdu
   *[other] que { $who } a perdu
}{ why-times }{ why-end }
why-boss-used = Parce { $by ->
    [me] que vous avez usé d’un pouvoir
   *[other] que { $who } a usé de son pouvoir
}{ why-times }{ why-end }
why-soldier-died = Parce { $by ->
    [me] que vous avez perdu { why-soldiers }
   *[other] que { $who } a perdu { why-soldiers }
}{ why-end }
why-silence = Parce { $by ->
    [me] que vous n’avez rien dit
   *[other] que { $who } n’a rien dit
}{ why-times }{ why-end }
why-lies-told = Parce { $by ->
    [me] que vous avez menti
   *[other] que { $who } a menti
}{ why-times }{ why-end }
why-lies-unseen = Parce { $by ->
    [me] { $genre ->
        [f] que vous avez menti{ why-times } sans être prise
       *[m] que vous avez menti{ why-times } sans être pris
    }
   *[other] que { $who } a menti{ why-times } sans se faire prendre
}{ why-end }
why-cheat-unseen = Parce { $by ->
    [me] { $genre ->
        [f] que vous avez triché{ why-times } sans être prise
       *[m] que vous avez triché{ why-times } sans être pris
    }
   *[other] que { $who } a triché{ why-times } sans se faire prendre
}{ why-end }
why-richest-spared = Parce { $by ->
    [me] que vous avez laissé le plus riche tranquille
   *[other] que { $who } a laissé le plus riche tranquille
}{ why-times }{ why-end }
why-retreated-first = Parce { $by ->
    [me] que vous avez reculé avant tout le monde
   *[other] que { $who } a reculé avant tout le monde
}{ why-end }
why-claimed = Parce { $by ->
    [me] que vous avez dit « { $word } »
   *[other] que { $who } a dit « { $word } »
}{ why-times }{ why-end }
