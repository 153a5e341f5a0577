name-corsaires = Corsaires
name-port = Le Port
name-port_300 = Le Jusant
name-mal_de_mer = Mal de mer
name-bouee = Bouée
name-rhum = Le rhum
