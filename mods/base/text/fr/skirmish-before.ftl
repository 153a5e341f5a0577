# Avant la bataille : les armées, leur liste, ce qu’on se dispute.

before-title = Avant la bataille
before-ready = { $n ->
    [0] aucune armée prête sur { $all }
    [one] une armée prête sur { $all }
   *[other] { $n } armées prêtes sur { $all }
}
before-more = { $n ->
    [one] et une troupe de plus, { $points } points
   *[other] et { $n } troupes de plus, { $points } points
}
before-about = environ
before-minutes = { $n } minutes
before-points = { $n } points
before-turns = { $n } tours
before-tokens = { $n ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $n } jetons
}
before-treachery = Traîtrises
before-bribes = pots-de-vin
before-stakes = Enjeu et table
before-waits = Le rideau attend { $name }
before-awaits = Le rideau attend { $name }.
before-unfit = Cette armée n’est pas en état de se battre : prenez-en une autre, ou corrigez sa liste.
before-one-list = Cette armée n’a qu’une liste de cette taille. Un mod peut en apporter d’autres.
before-ask-ready = En place
before-ask-army = Armée
before-ask-list = Liste
before-ask-other = Les automates
before-ask-stakes = Enjeu et table
before-ask-back = La troupe
before-ask-rule = Règle
before-ask-change = Changer
before-ask-done = Terminé
before-own = { $army }, liste à vous { $n }
before-own-points = { $got } sur { $most }
before-own-hint = À votre goût. Les fautes se disent au pied de la page.
before-own-more = une troupe de plus
before-own-general = général
before-own-lost = Le disque refuse de garder votre liste.
before-ask-own = Composer
before-ask-drop = Jeter
before-ask-row = Ligne
before-ask-models = Effectif
before-ask-kind = Troupe
before-ask-upgrades = Équiper
before-ask-less = Ôter
before-ask-take = Prendre, rendre
