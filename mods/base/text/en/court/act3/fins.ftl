# The five curtains, and the bows.

ending-exil = The Road
    .what = Two lanterns, one bridge. The crown was left in the cloakroom, without a ticket.
    .closed = Somebody would have had to believe you to the end. One alone, and as far as the bridge.
    .place = At the pass, by night
ending-aveu = The Confession
    .what = Thirty-seven names, read aloud, and a black dress.
    .closed = Two people believed you once too often: the one with scissors, and the one who counts.
    .place = In the house, out loud
ending-conseil = Five Hands
    .what = Five masks on the back of an empty chair. There is one peg left.
    .closed = It would have taken three friends. What you had was mostly witnesses.
    .place = Round an empty chair
ending-couronne = The Throne
    .what = Behind the screen one fears nobody. It is the body that is missing.
    .closed = They looked you in the eye. That should not have been possible.
    .place = Behind the screen
ending-ecran = The Duke Is Well
    .what = The screen glows, bread is cheap, and in the dark six people are holding hands.
    .closed = It would have been enough to be nothing to anyone. You could not manage it.
    .place = A Thursday, at the audience

exil-caption-trunk = [a trunk comes downstairs in its socks]
exil-caption-boots = [boots, asking their way]
exil-caption-snow = [snow, and two lanterns]
exil-caption-purse = [a purse, put down on a stone]
exil-caption-gloves = [two gloves, applauding in the snow]
exil-won-1 = They are waiting downstairs, to thank you.
exil-won-2 = It takes a long time, being thanked. Which way will you leave?
exil-won-3 = (The way one comes in: by the prompter’s box.)
exil-lost-1 = They are looking for you downstairs. Some to hang you, some to thank you.
exil-lost-2 = It is the same list. I made the copy.
exil-lost-3 = (My seat is still warm. Somebody will sit in it.)
exil-aside = I am looking the other way. It is the one opinion I have.
exil-bridge-1 = (The bridge. Behind me, a town where nobody whispers now.)
exil-bridge-2 = (A second lantern. So somebody was early.)
exil-isaure-1 = I have not signed my departure. For once I simply depart.
exil-isaure-2 = Hold the lantern. I have twenty months of letters to deliver, in person.
exil-tancrede-1 = I left the key in the door. It may open to anyone who pushes.
exil-tancrede-2 = After you, { $name }. I have nothing left to guard but you. My word.
exil-evariste-1 = This bridge is on no map. I know it at once. It is the border.
exil-evariste-2 = At home. Say it after me: at home.
exil-leopoldine-1 = I have put on the black. In the snow they will see me for miles. High time.
exil-leopoldine-2 = Give me your arm. No need to cough. I prefer you.
exil-barnabe-1 = I left the purse with the lads. It’s lighter, and it’s stopped talking.
exil-barnabe-2 = There’s two of us. It isn’t embroidered anywhere. We’ll do.
exil-vespre-1 = Two travellers, one voice. Nothing to declare. I had heard it all.

aveu-caption-doors = [a double door is opened wide, and left so]
aveu-caption-rod = [a rod falls. The paper takes its time]
aveu-caption-names = [“Anselin. Big Luke. Mathurin. Baptiste. Baptiste. Colas. Small John…”]
aveu-caption-gloves = [somebody claps, in gloves]
aveu-won-1 = You have won. We owe you a silence. The office has set a fine one aside.
aveu-won-2 = I am opening it. There is nothing left to guard, and anyone may come in. My word.
aveu-won-3 = (Eleven steps, from the box to the stage. In eleven years I never counted.)
aveu-lost-1 = I have won this curtain. I should prefer to be given it.
aveu-lost-2 = Here, the thread. Pull gently. He never did like getting up.
aveu-lost-3 = (I come out of the box. From up here the house is full of people.)
aveu-1 = My shawl, Captain. No, the other one. The black one.
aveu-2 = Here is the list. It is in my hand. Read it in your voice.
aveu-3 = Louder. They were at the back.
aveu-vespre-1 = I believe only what is hidden from me. I am out of work. It was very fine.

conseil-caption-knocks = [three knocks. At the door, this time]
conseil-caption-pegs = [five masks, on the back of an empty chair]
conseil-caption-gloves = [somebody claps five times, and counts]
conseil-won-1 = You have won. Do take the chair, so that we know whom to disobey.
conseil-won-2 = Five claimants, one seat. Ostrelande proposes that we all move up.
conseil-won-3 = (The chair is empty. It is very good at it.)
conseil-lost-1 = I expected one duke. I see five, and a witness.
conseil-lost-2 = There is no duke. There is us. It takes longer to bow to. My word.
conseil-lost-3 = And if one of us dies we’ll notice. There’ll be four.
conseil-1 = An empty chair guards itself. Go to bed, Captain.
conseil-2 = At your orders. That was the last. My word.
conseil-3 = (There are six pegs. Nobody says who the sixth is for.)
conseil-4 = Let us all sign. Legibly.
conseil-vespre-1 = Five hands! The Empire only buys them singly. My compliments.

couronne-caption-drum = [a drum, waiting to be told]
couronne-caption-lamp = [under the stage, somebody lights a lamp]
couronne-caption-whisper = [a whisper, from below: “Majesty… ‘Hold the pass.’”]
couronne-caption-gloves = [somebody claps, alone, in the dark]
couronne-won-1 = We rise. It is not respect. It is the chair; it has grown hot.
couronne-won-2 = Long life. Nothing personal in it. It’s included in the price.
couronne-won-3 = (How quiet they are. For years I took that for listening.)
couronne-lost-1 = You have lost, and you are the one they look at. Take it. Nobody else dares.
couronne-lost-2 = I shall open the door for you. I shall not announce you.
couronne-lost-3 = I have left the cushion. It has kept Anselme’s dent. You will soon fill it.
couronne-lost-4 = (The door closes behind me, gently. Nobody dares to slam it.)
couronne-1 = (From here one sees nobody. One sees that one is seen.)
couronne-2 = (They are waiting for me to speak. I only know other people’s lines.)
couronne-vespre-1 = Majesty.
couronne-vespre-2 = … And good evening, down there.

ecran-caption-boots = [eleven thousand boots, being wiped]
ecran-caption-applause = [the house applauds, and does not know how to stop]
ecran-caption-hands = [in the dark six hands look for one another, and say nothing of it]
ecran-caption-gloves = [one man, at the back, is still applauding]
ecran-won-1 = Good colour, good bearing, and he keeps so still. I shall tell the Emperor.
ecran-won-2 = We have won one Thursday. There are fifty-two a year.
ecran-think = (The next page is blank. I have already opened my mouth.)
ecran-lost-1 = I have won your plain. Show him to me, and I shall go home.
ecran-lost-2 = Show him! What luck. It is the one thing we know how to do.
ecran-1 = His Grace bows. The office finds him much improved.
ecran-2 = Bread is at { $bread } pence. Nobody has asked whom to thank.
ecran-3 = The Duke is well. My word.
ecran-vespre-1 = What art. You know, nobody ever sees the Emperor close to, either.

fin-caption-pocket = [a coin, at the bottom of a pocket]
fin-caption-change = [somebody is given change]
fin-coin-kept = (The farthing. Between us we made one voice. He supplied the jaw.)
fin-coin-lost = The baker gave me a farthing in change. He asks why the Duke has a pin.
fin-coin-melted = You had melted it. A schoolgirl showed me another. She asked where the string was.

fin-vow-kept-isaure = You swore at the stones to say it all. It is said. I corrected nothing.
fin-vow-kept-tancrede = You swore to say it all. There was a lot of it. I had to sit down.
fin-vow-kept-evariste = A vow, kept! At home it would have been a public holiday, and a statue.
fin-vow-kept-leopoldine = You were to say it all, and did. Anselme was to hear it all. He slept.
fin-vow-kept-barnabe = You’d sworn at the stones. I’ll go up and tell the other ones.
fin-vow-broken-isaure = You were to say it all. One line is blank. I can read it all the same.
fin-vow-broken-tancrede = You had sworn. I waited to the end, on my feet. I am used to it.
fin-vow-broken-evariste = So your vow is abolished. In a footnote, I imagine. One gets used to it.
fin-vow-broken-leopoldine = You were to say it all. You spoke of something else. He did that so well.
fin-vow-broken-barnabe = You’d sworn at the stones. They’re used to waiting.

saluts-caption-blows = [three knocks, and the house lights up]
saluts-caption-applause = [the applause goes downwards]
saluts-1 = { $won ->
    [0] Tables: { $tables }. Won: none. The office enjoyed itself nonetheless.
   *[other] Tables: { $tables }. Won: { $won }. Lost: { $lost }, with style. The style is to be returned.
}
saluts-2 = { $bluffs ->
    [0] Lies: none. The office had the office checked.
   *[other] Lies: { $bluffs }. Caught: { $caught }. The rest will pass for theatre.
}
saluts-3 = { $broken ->
    [0] Promises at table, kept: { $kept }. Broken: none. It is a new column. I am keeping it.
   *[other] Promises at table, kept: { $kept }. Broken: { $broken }. The pieces are at the office.
}
saluts-4 = { $fallen ->
    [0] Soldiers who stayed there: none. The office counted twice, for pleasure.
   *[other] Soldiers who stayed there: { $fallen }. We leave them their names.
}
saluts-5 = Spoke true: { $vrai } times. False: { $faux }. Kind: { $tendre }. Sharp: { $tranchant }. That is a voice.
saluts-6 = (They applaud. I turn round, to see who is behind me.)
saluts-7 = The office is closing. Give back the seats. Keep the names.
