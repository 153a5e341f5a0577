mod-title = La boîte de cinq
    .hint = Sans la Nuit, les peuples sont dix et chacun a des cousins partout.
