extension GoodsWords {
  static let fish = """
    pescado | fish | peixe | kg
    merluza, pescadilla | hake | pescada, merluza | kg
    bacalao | cod, salt cod | bacalhau | kg
    salmón | salmon | salmão | kg
    salmón ahumado | smoked salmon | salmão fumado, salmão defumado | pack
    atún fresco, bonito fresco | fresh tuna, tuna steak, tuna steaks | atum fresco | kg
    sardinas | sardines | sardinhas | kg
    boquerones, anchoas frescas | fresh anchovies | biqueirões, anchovas frescas | kg
    boquerones en vinagre | pickled anchovies, marinated anchovies | boquerones em vinagre | tray
    caballa | mackerel | cavala | kg
    jureles, chicharros | horse mackerel | carapaus, chicharros | kg
    dorada | sea bream, gilthead bream | dourada | piece
    lubina | sea bass | robalo | piece
    trucha | trout | truta | piece
    lenguado | sole, dover sole, plaice | linguado | piece
    gallo, rodaballo | turbot, megrim | rodovalho, pregado | piece
    rape | monkfish | tamboril | kg
    pez espada, emperador | swordfish | espadarte | kg
    besugo | red bream | besugo, goraz | piece
    panga, tilapia | tilapia, basa | tilápia, panga | kg
    eglefino | haddock, smoked haddock, coley | arinca |
    arenques | herrings, kippers | arenques |
    gambas, camarones | prawns, shrimps | camarões, gambas | kg
    langostinos | king prawns, tiger prawns | camarão tigre | kg
    cigalas | langoustines | lagostins | kg
    mejillones | mussels | mexilhões | kg
    almejas | clams | amêijoas, vôngole | kg
    berberechos frescos | fresh cockles | berbigão | kg
    navajas | razor clams | lingueirão | kg
    ostras | oysters | ostras | dozen
    vieiras, zamburiñas | scallops | vieiras | piece
    calamares | squid | lulas | kg
    chipirones | baby squid | lulinhas, chipirões | kg
    sepia, choco | cuttlefish | chocos | kg
    pulpo | octopus | polvo | kg
    cangrejo, buey de mar, nécoras | crab, dressed crab | caranguejo, sapateira | piece
    langosta, bogavante | lobster | lagosta, lavagante | piece
    percebes | goose barnacles | percebes | kg
    gulas, surimi, palitos de cangrejo | crab sticks, surimi, seafood sticks | \
      delícias do mar, palitos de caranguejo | pack
    marisco | seafood, shellfish | marisco, mariscos, frutos do mar | kg
    huevas, caviar | roe, caviar | ovas, caviar |
    """
}
