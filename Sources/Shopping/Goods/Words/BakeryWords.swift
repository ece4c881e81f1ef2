extension GoodsWords {
  static let bakery = """
    pan | bread | pão |
    baguettes, pistolas | baguettes, french sticks | baguetes, cacetes | piece
    pan de molde | sliced bread, sandwich loaf | pão de forma | pack
    pan integral | wholemeal bread, brown bread | pão integral |
    pan de hamburguesa, panecillos de hamburguesa | burger buns | pão de hambúrguer | pack
    pan de perrito, pan de perritos | hot dog buns, hot dog rolls | pão de cachorro | pack
    panecillos, bollitos de pan | bread rolls, baps | pãezinhos, papo-secos, carcaças, pão francês | piece
    pan rallado | breadcrumbs | pão ralado, farinha de rosca | pack
    pan tostado, biscotes, tostas | crispbread, melba toast | tostas, torradas | pack
    pan de pita, pitas | pitta bread, pitas | pão pita | pack
    pan de centeno | rye bread | pão de centeio |
    pan de maíz | cornbread | broa, pão de milho | piece
    tortillas de trigo, tortillas de maíz, fajitas | tortilla wraps, wraps, tortillas | tortilhas, wraps | pack
    picos, colines, regañás | breadsticks | grissinos, palitos de pão | pack
    cruasanes, croissants | croissants | croissants | piece
    magdalenas | muffins, cupcakes, fairy cakes | queques, muffins, madalenas | pack
    sobaos, bizcochitos | sponge fingers, mini sponge cakes | palitos la reine, bolachas champanhe | pack
    bizcocho | sponge cake | pão de ló, bolo simples | piece
    tarta, pastel de cumpleaños | cake, birthday cake, gateau | bolo de aniversário, tarte | piece
    pasteles, dulces de pastelería | pastries | pastéis, bolos de pastelaria | piece
    pasteles de nata | custard tarts | pastéis de nata | piece
    rosquillas, donuts | doughnuts, donuts | donuts, rosquinhas | piece
    ensaimadas | sweet buns | ensaimadas, brioches | piece
    churros, porras | churros | churros, farturas |
    napolitanas | pain au chocolat | napolitanas, pães com chocolate | piece
    empanada | savoury pie, pasty | empada, empadas | piece
    masa de pizza, base de pizza | pizza dough, pizza base | massa de pizza | piece
    masa quebrada, masa brisa | shortcrust pastry | massa quebrada | pack
    hojaldre, masa de hojaldre | puff pastry | massa folhada | pack
    obleas de empanadilla, masa de empanadillas | dumpling wrappers | massa de pastel, massa tenra | pack
    bollería | buns, cakes and pastries | bolaria, viennoiserie |
    pan sin gluten | gluten-free bread | pão sem glúten |
    crumpets | crumpets | crumpets | pack
    bagels | bagels | bagels | pack
    scones | scones | scones | pack
    """
}
