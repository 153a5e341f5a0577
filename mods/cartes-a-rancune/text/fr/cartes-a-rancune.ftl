mod-title = Cartes à rancune
    .hint = Un carnet noir, une assurance-vie, une tontine : huit cartes qui n’oublient rien.
name-carnet = Le carnet noir
card-carnet = Depuis votre dernier carnet, qui vous accuse vous doit un point par accusation.
name-assurance = L’assurance-vie
card-assurance = Si vous quittez la manche, vous piochez trois cartes. Sinon, vous payez un point.
name-tontine = La tontine
card-tontine = Chacun mise un point. Qui survit au plus de tirs, seul, emporte tout ; sinon, cela attend.
said-bill = Le carnet noir est ouvert : les accusations se paient.
said-blank-page = Le carnet noir est ouvert : page blanche. Personne ne vous en veut, c’est vexant.
said-benefit = L’assurance paie. Elle s’excuse du retard.
said-premium = L’assurance félicite les survivants et encaisse la prime.
said-stakes = { $pot ->
    [one] La tontine tient un point.
   *[other] La tontine tient { $pot } points.
}
said-waiting = { $pot ->
    [one] Personne n’a survécu seul au plus de tirs : le point attend.
   *[other] Personne n’a survécu seul au plus de tirs : les { $pot } points attendent.
}
said-jackpot = { $pot ->
    [one] La tontine est close : un point à qui a tenu le plus longtemps.
   *[other] La tontine est close : { $pot } points à qui a tenu le plus longtemps.
}
