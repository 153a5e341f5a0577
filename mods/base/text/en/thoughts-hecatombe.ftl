# What a bot of Hécatombe thinks: one line for each decision, for the review of the round.
# $people, $other and $aim are peoples, like Earth-Fire: “the Earth-Fire”.

thought-weak-tiles = I rather liked those symbols.
thought-aim-strong = The { $people } as my objective: I wear their colours all over already.
thought-aim-least = The { $people }, for want of better: I shall pretend to care.
thought-hunt-foe = { $player } struck me. Those { $people } will make amends.
thought-hunt-own = The { $people } count for my { $aim }, and almost nobody knows why.
thought-hunt-same = The { $people }? The very picture of my objective: I want them.
thought-hunt-known = { $player } hides the { $aim }, I saw it with my own eyes: the { $people } count there.
thought-hunt-guess = { $player } may be hiding the { $aim } ({ $percent }%): the { $people } will come in useful.
thought-hunt-feint = The { $people } are no use to me. Let them wonder why I want them.
thought-leave-foe = { $player } again! Let those { $other } die here, whatever it costs me.
thought-leave-useless = The { $people }? Shall I wrap them up for you?
thought-leave-trade = My { $people } for the death of those { $other }: I have seen worse bargains.
thought-counter-only = My { $people } will die standing, but { $player } shall not have them.
thought-counter-save = My { $other } volunteer: the { $people } are worth more.
thought-counter-deny = { $player } wanted the { $people } too much: the answer is no.
thought-retain-own = I keep the { $people }: they count for my { $aim }.
thought-retain-same = I keep the { $people }: my objective in person.
thought-retain-known = I keep the { $people }: { $player } has the { $aim }, I know it.
thought-retain-guess = I keep the { $people }, in case { $player } has the { $aim } ({ $percent }%).
thought-retain-lean = I keep the { $people } to make up the numbers.
thought-call-known = Let { $player } show the { $people }: no secret to me.
thought-call-guess = I bet { $player } hides the { $people } ({ $percent }%): let us see.
thought-call-dark = What does { $player } hide? No idea. Let us find out.
thought-call-last = Only mine are left: I unmask.
thought-name-guess = The { $people }: { $percent }% for a blush on the other side.
thought-name-bare = I name the { $people } to find nothing: show what you please.
thought-yield = Missed. Since I must show something, I show the { $people }.
thought-free-useless = The { $people } no longer counted: free, they are worth a point.
thought-free-costly = A point now is better than the { $people } later.
thought-free-end = Nothing left to count: off you go, { $people }, you are free.
thought-free-none = Nobody leaves. I shall need everybody yet.
