# The troupe before the court: what is said of heroes who betray each other.

court-metier = { $genre ->
   *[other] {""}
}{ $metier ->
    [dresser] dresser
    [flyman] flyman
    [lamplighter] lamplighter
   *[prompter] prompter
}

# troupe-pieds, Isaure, to whoever betrayed
troupe-feet-1 = You betray your own people at my table, { court-metier }.
troupe-feet-2 = In this house one wipes one’s feet.
troupe-feet-true = “I trod in it on purpose.”
troupe-feet-false = “We were rehearsing.”
troupe-feet-kind = “I shall scrub. I owe you that.”
troupe-feet-cruel = “And who wipes up the ink?”

# troupe-dos, Tancrède, to whoever was betrayed
troupe-back-1 = It came from behind you, { court-metier }. I stood in front.
troupe-back-2 = I did not shout. One does not, in a theatre.
troupe-back-true = “I should have liked a shout.”
troupe-back-false = “Behind me? It was in the play.”
troupe-back-cruel = “Next time, watch your own.”

# troupe-devis, Barnabé, to whoever betrayed twice
troupe-bill-1 = Your own people again, { court-metier }? I’ll write you a quote.
troupe-bill-2 = One friend is three pence. Two, that’s a subscription.
troupe-bill-pay = “Paid ahead. Keep the change.”
troupe-bill-false = “That was no friend.”
troupe-bill-kind = “And what did it cost you?”

# troupe-soupe, Léopoldine, to whoever betrayed and was betrayed
troupe-soup-1 = You are eating one another, { court-metier }. Do have some soup.
troupe-soup-2 = Two bowls. It takes the well fed to betray each other well.
troupe-soup-kind = “Serve the other one first.”
troupe-soup-cruel = “One spoon will do.”

# troupe-accord, Évariste, to whoever betrays no more
troupe-peace-1 = At peace, { court-metier }? I happen to carry the forms.
troupe-peace-2 = My republic had signed three. The fourth abolished it.
troupe-peace-true = “We have signed nothing at all.”
troupe-peace-false = “We are waiting for the fourth.”
