# Roulette: its name, then its action cards. A rule fits in one sentence of 80 letters at most; when and by whom a
# card is played, the screen says beside it.

game-roulette = Roulette
    .pitch = Barrels, bets, and a pocket nobody should look into too closely.

name-coup_d_oeil = Quick Peek
card-coup_d_oeil = Look at the first three cards of a barrel: nobody else will.
name-cadeau = A Present!
card-cadeau = Your next shot is aimed at somebody else: say out loud who gets it.
name-pistolet_a_air = Air Gun
card-pistolet_a_air = Your next shot goes up in the air: the card is turned, and that is all.
name-abattre = Shoot Somebody
card-abattre = In the next shot, every shooter secretly aims at somebody else.
name-sang_froid = Cool Head
card-sang_froid = Turn your die to any face you like.
name-main_tremblante = Shaky Hand
card-main_tremblante = Somebody else’s die trembles: one up or one down.
name-encore_un = One More!
card-encore_un = Somebody who had fired the whole bet shoots once more, for the same price.
name-passe_passe = Sleight of Hand
card-passe_passe = Swap pocket and top of the barrel unseen, then shuffle the barrel.
name-chargeur = Rigged Gun
card-chargeur = For one living player a CLIC becomes a BALLE, until one of the team dies.
name-medecin = Doctor
card-medecin = Your teammate lives, but is out of the round. No captain is ever cured.
name-prime = Match Bonus
card-prime = Two more points for somebody who has just scored.
name-vol_a_la_tire = Pickpocket
card-vol_a_la_tire = Steal a point from somebody. The dead have pockets too.
