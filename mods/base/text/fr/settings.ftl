# Quand les réglages n’ont pas pu être lus ou écrits.

settings-repaired = { $count ->
    [one] Un réglage illisible a repris sa valeur d’origine.
   *[other] { $count } réglages illisibles ont repris leur valeur d’origine.
}
settings-kept = L’ancien fichier restera à côté du nouveau, sous le nom « { $file } ».
settings-unsaved = Les réglages n’ont pas pu être enregistrés : ils valent pour ce soir.
