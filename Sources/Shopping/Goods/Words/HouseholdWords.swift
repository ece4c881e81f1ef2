extension GoodsWords {
  static let household = """
    papel higiénico | toilet paper, toilet roll, toilet rolls, loo roll | papel higiénico | pack
    papel de cocina, rollos de cocina | kitchen roll, kitchen towel, paper towels | \
      papel de cozinha, rolo de cozinha, papel-toalha | pack
    servilletas | napkins, serviettes | guardanapos | pack
    papel de aluminio | tin foil, kitchen foil, aluminium foil, foil | papel de alumínio, folha de alumínio | roll
    film transparente, papel film | cling film, clingfilm | película aderente, filme plástico | roll
    papel de horno, papel vegetal | baking paper, greaseproof paper, parchment | papel vegetal, papel manteiga | roll
    bolsas de basura | bin bags, bin liners, rubbish bags | sacos do lixo, sacos de lixo | roll
    bolsas de congelación, bolsas zip, bolsas de congelar | freezer bags, zip bags, sandwich bags | \
      sacos de congelação | pack
    bolsas de la compra, bolsa reutilizable | shopping bags, carrier bags, bags for life | sacos de compras, sacolas |
    detergente, detergente para la ropa | detergent, laundry detergent, washing powder | \
      detergente da roupa, detergente, sabão em pó | bottle
    cápsulas de detergente, cápsulas de lavadora | laundry capsules, laundry pods | cápsulas de roupa | pack
    suavizante | fabric softener, fabric conditioner, softener | amaciador, amaciante | bottle
    quitamanchas | stain remover | tira-nódoas, tira-manchas | bottle
    lejía | bleach | lixívia, água sanitária | bottle
    amoniaco | ammonia | amoníaco, amónia | bottle
    lavavajillas, fregavajillas | washing-up liquid, dish soap | detergente da loiça, lava-loiça | bottle
    pastillas de lavavajillas, pastillas lavavajillas | dishwasher tablets | \
      pastilhas da máquina, pastilhas para a loiça | pack
    abrillantador | rinse aid | abrilhantador, secante | bottle
    sal lavavajillas, sal para lavavajillas | dishwasher salt | sal da máquina, sal para máquina de loiça | pack
    limpiacristales | glass cleaner, window cleaner | limpa-vidros | bottle
    limpiador multiusos, multiusos, limpiahogar | all-purpose cleaner, multi-surface cleaner, surface spray | \
      limpa-tudo, multiusos |
    fregasuelos, limpiasuelos | floor cleaner | lava-tudo, detergente do chão, limpa-chão | bottle
    quitagrasas, desengrasante | degreaser, oven cleaner | tira-gorduras, desengordurante | bottle
    antical | limescale remover, descaler | anticalcário | bottle
    limpiador de baño, limpiador wc | toilet cleaner, bathroom cleaner | limpa-sanitas, limpa wc | bottle
    desatascador | drain cleaner, drain unblocker | desentupidor | bottle
    insecticida, antimosquitos | insect spray, fly spray, mosquito repellent | inseticida, repelente | can
    ambientador | air freshener | ambientador, purificador de ar | can
    estropajos | scourers, scouring pads | esfregões verdes, palha-de-aço |
    bayetas | cleaning cloths, dishcloths | panos de limpeza, panos | pack
    esponjas | sponges | esponjas | pack
    guantes de goma, guantes de fregar | rubber gloves, washing-up gloves | luvas de borracha, luvas de limpeza |
    fregona, mopa | mop | esfregona, esfregão | piece
    escoba, recogedor | broom, dustpan, dustpan and brush | vassoura, pá do lixo | piece
    cubo | bucket | balde | piece
    pilas | batteries | pilhas | pack
    bombillas | light bulbs, bulbs | lâmpadas | piece
    velas | candles | velas | pack
    cerillas, mechero | matches, lighter | fósforos, isqueiro | box
    carbón, carbón para barbacoa | charcoal, firelighters | carvão, acendalhas | bag
    palillos | toothpicks, cocktail sticks | palitos, palitos de dentes | box
    platos de papel, vasos de papel, vasos desechables | paper plates, paper cups | \
      pratos de papel, copos descartáveis | pack
    filtros de café | coffee filters | filtros de café | box
    pinzas de la ropa, pinzas | clothes pegs, pegs | molas da roupa, prendedores | pack
    cinta adhesiva, celo | sticky tape | fita-cola, fita adesiva | roll
    pegamento | glue | cola branca, supercola | tube
    bolígrafos, lápices | pens, pencils, biros | canetas, lápis |
    cuaderno, libreta | notebook, exercise book | caderno | piece
    folios, papel de impresora | printer paper, copy paper | folhas A4, papel de impressora | pack
    tinta de impresora, cartucho de tinta | printer ink, ink cartridge | tinteiro, tinta de impressora | piece
    flores | flowers | flores | bunch
    maceta, tierra para plantas | compost, potting soil, plant pot | terra para plantas, vaso de plantas | bag
    periódico, revista | newspaper, magazine | jornal, revista | piece
    """
}
