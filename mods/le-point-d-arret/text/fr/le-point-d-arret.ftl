mod-title = Le point d’arrêt
    .hint = Tous les tirs d’un siège vont à qui a accusé le dernier.
flag-arret = Le point d’arrêt
    .chip = Le point d’arrêt : siège { $n }
    .hint = Le siège qui tire sur le dernier à avoir parlé.
flag-arret-zero = Pas de point d’arrêt
said-mender = Le point d’arrêt : qui a parlé le dernier ne bouge plus. C’est plus net.
