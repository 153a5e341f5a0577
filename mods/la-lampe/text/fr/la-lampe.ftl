mod-title = La Lampe
    .hint = L’huile manque : les batailles courtes durent un tour de moins.
