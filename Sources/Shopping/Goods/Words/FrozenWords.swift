extension GoodsWords {
  static let frozen = """
    helado, helados | ice cream | gelado, gelados, sorvete | tub
    polos | ice lollies, ice lolly | gelados de gelo, picolés | box
    hielo, cubitos de hielo | ice, ice cubes | gelo, cubos de gelo | bag
    pizza, pizza congelada | pizza, frozen pizza | pizza, pizza congelada | piece
    guisantes congelados, guisantes | peas, frozen peas | ervilhas, ervilhas congeladas | bag
    verduras congeladas, menestra | frozen vegetables, frozen veg, mixed vegetables | \
      legumes congelados, macedónia | bag
    espinacas congeladas | frozen spinach | espinafres congelados | bag
    salteado de verduras | stir-fry vegetables | salteado de legumes | bag
    patatas para freír, patatas congeladas | oven chips, chips, frozen chips, french fries | \
      batatas congeladas, batatas pré-fritas | bag
    croquetas | croquettes | croquetes | bag
    empanadillas | cornish pasties, mini pasties | rissóis, pastéis salgados | bag
    varitas de merluza, palitos de merluza | fish fingers | douradinhos, palitos de peixe | box
    nuggets, nuggets de pollo | chicken nuggets, nuggets | nuggets, panados de frango | box
    calamares a la romana | calamari, battered squid | lulas panadas, argolas de lula | bag
    filetes de merluza congelados, pescado congelado | frozen fish, frozen fish fillets | \
      peixe congelado, filetes de pescada | bag
    gambas peladas, gambas congeladas | frozen prawns, peeled prawns | miolo de camarão, camarão congelado | bag
    frutos rojos congelados, fruta congelada | frozen berries, frozen fruit, summer fruits | \
      frutos vermelhos, fruta congelada | bag
    lasaña congelada, lasaña preparada | ready-made lasagne, ready meal, ready meals | \
      lasanha congelada, refeição pronta | tray
    canelones congelados | frozen cannelloni | canelones congelados | tray
    aros de cebolla | onion rings | anéis de cebola | bag
    buñuelos de bacalao | cod fritters, fishcakes | pastéis de bacalhau, bolinhos de bacalhau | bag
    pan de queso | cheese bread | pão de queijo | bag
    coxinhas | chicken croquettes | coxinhas | bag
    pulpa de fruta, açaí | fruit pulp, açaí | polpa de fruta, açaí | bag
    tarta helada | ice-cream cake, arctic roll | bolo gelado, tarte gelada | box
    pan congelado, pan precocido | part-baked bread | pão congelado, pão pré-cozido | bag
    yorkshire pudding | yorkshire puddings | pudim de Yorkshire | bag
    """
}
