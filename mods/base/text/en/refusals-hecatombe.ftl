# Hécatombe: what the rules refuse, and why.

refusal-not-your-tile = That tile is not in your hand.
refusal-not-your-army = That army does not take your orders.
refusal-not-your-captive = That tile is not your prisoner.
refusal-seal-more = That does not make the number yet.
refusal-no-such-people = Nobody has ever seen that people.
refusal-attack-nobody = It takes an opponent to fight.
refusal-attack-retired = That camp fights no more, and watches.
refusal-attack-father = Not your father, who has just attacked: strike elsewhere.
refusal-attack-no-army = That army is not in that camp.
refusal-attack-same-people = A people does not fight itself.
refusal-call-nobody = That seat is empty.
refusal-call-others-first = The secrets of others first.
refusal-call-by-name = With two players, you name a people aloud.
refusal-call-by-place = Point at an objective: only two players guess.
refusal-call-nothing-hidden = Nothing is hidden there any more.
