# The treachery cards. A rule fits in one sentence of 80 letters at most; moment, price and player, the screen says beside it.

name-ordres_falsifies = Forged Orders
card-ordres_falsifies = A free unit of the active player declares no charge.
name-bourse_garnie = A Full Purse
card-bourse_garnie = You are named? Let it be somebody else, if anybody is left.
name-guide_vereux = Crooked Guide
card-guide_vereux = The unit about to move loses 2 Move until the phase ends.
name-eclaireurs_loyaux = Loyal Scouts
card-eclaireurs_loyaux = Roll all dice of your charge again.
name-poudre_mouillee = Damp Powder
card-poudre_mouillee = A machine of the active player does not shoot.
name-tir_embusque = Shot from Cover
card-tir_embusque = One of your free units shoots at the named enemy: the points are yours.
name-fiole_de_poison = Vial of Poison
card-fiole_de_poison = A unit in this combat strikes with poison for the round.
name-coup_dans_le_dos = Stab in the Back
card-coup_dans_le_dos = Enemies who lose this combat can no longer count on their ranks.
name-moral_vacillant = Wavering Nerve
card-moral_vacillant = This Leadership test is one harder.
name-main_secourable = Helping Hand
card-main_secourable = Another’s test is one easier; the bank gives you a token.
name-interference_occulte = Occult Interference
card-interference_occulte = D3 power dice are lost on the way.
name-parchemin_vendu = Scroll for Sale
card-parchemin_vendu = Dispel with three dice what the enemy let through.
name-pacte_secret = Secret Pact
card-pacte_secret = A player may not name you the next time.
name-chasseur_de_primes = Bounty Hunter
card-chasseur_de_primes = A character died by your doing: two tokens.
name-vol_de_paie = Payroll Robbery
card-vol_de_paie = Take a token from the leader.
name-espion = Spy
card-espion = Look at a hand and take a card of it at random.
name-contre_ordre = Countermand
card-contre_ordre = The card just played is cancelled, and its price lost.
name-renegats = Renegades
card-renegats = The unit that rallies wonders to which side.

## When

moment-turn-flipped = When a turn card is flipped
moment-before-own-naming = Before you name your enemy
moment-naming = At the naming
moment-movement-named = After the naming of Movement
moment-before-move = Before a unit moves
moment-charge-rolled = After the dice of a charge
moment-rallied = After a rally
moment-channelled = After the winds of magic
moment-enemy-dispelled = After the try to dispel
moment-shooting-begins = When Shooting begins
moment-shooting-ends = When Shooting ends
moment-combat-chosen = When a combat is chosen
moment-result-known = When a result is known
moment-leadership-test = Before the dice of a Leadership test
moment-character-dead = When a character dies
moment-tokens-given = After the tokens of a phase
moment-card-played = When a card is played

## Who

by-active = the active player
by-named = the named enemy
by-neutral = a neutral
by-non-active = all but the active player
by-anyone = anybody
by-credited = who has the credit
by-not-owner = all but the unit’s owner
by-not-leading = all but the leader
