extension GoodsWords {
  static let pantry = """
    arroz | rice | arroz | kg
    arroz integral | brown rice, wholegrain rice | arroz integral | kg
    arroz basmati, arroz largo | basmati rice, basmati, long grain rice | arroz basmati, arroz agulha | kg
    arroz bomba, arroz redondo | risotto rice, paella rice, arborio | arroz carolino, arroz arbóreo | kg
    pasta | pasta | massa, massas, macarrão | pack
    espaguetis, espagueti | spaghetti | esparguete, espaguete | pack
    macarrones, penne | macaroni, penne | macarronete, penne | pack
    fideos | vermicelli, soup noodles | aletria, massinhas, cabelo de anjo | pack
    tallarines, noodles, fideos chinos | noodles, egg noodles, tagliatelle, instant noodles | \
      talharim, noodles, tagliatelle | pack
    hélices, fusilli, espirales | fusilli, pasta twists | fusilli, massa espiral, parafuso | pack
    lasaña, placas de lasaña | lasagne sheets, lasagne | placas de lasanha, massa de lasanha | pack
    canelones | cannelloni | canelones | pack
    raviolis, tortellini, pasta fresca, pasta rellena | ravioli, tortellini, fresh pasta | \
      raviolis, tortellini, massa fresca | pack
    ñoquis | gnocchi | nhoques, gnocchi | pack
    cuscús | couscous | cuscuz | pack
    quinoa | quinoa | quinoa | pack
    bulgur | bulgur wheat, bulgur | bulgur | pack
    sémola, polenta | semolina, polenta | sêmola, polenta, fubá | pack
    harina, harina de trigo | flour, plain flour | farinha, farinha de trigo | kg
    harina de fuerza | strong flour, bread flour | farinha de força | kg
    harina integral | wholemeal flour | farinha integral | kg
    harina de maíz, maicena, almidón de maíz | cornflour, corn starch, cornmeal | \
      farinha de milho, maizena, amido de milho | pack
    harina de mandioca, farofa | cassava flour | farinha de mandioca, farofa, tapioca | pack
    levadura, levadura química, polvo de hornear | baking powder, self-raising flour | fermento, fermento em pó | \
      sachet
    levadura seca, levadura de panadero | yeast, dried yeast | fermento seco, fermento biológico | sachet
    bicarbonato | bicarbonate of soda, baking soda | bicarbonato, bicarbonato de sódio |
    azúcar | sugar, granulated sugar, caster sugar | açúcar | kg
    azúcar moreno | brown sugar | açúcar mascavado, açúcar mascavo, açúcar amarelo | kg
    azúcar glas | icing sugar | açúcar em pó, açúcar de confeiteiro | pack
    edulcorante, sacarina, estevia | sweetener, stevia | adoçante, sacarina, stevia |
    lentejas | lentils | lentilhas | kg
    garbanzos | chickpeas | grão-de-bico, grão | jar
    alubias, judías blancas, fabes | white beans, haricot beans, butter beans | feijão branco | jar
    alubias rojas, frijoles rojos, judías pintas | kidney beans, red beans | feijão vermelho, feijão encarnado | can
    alubias negras, frijoles negros, frijoles | black beans | feijão preto | pack
    judías secas, porotos | beans, dried beans | feijão, feijão carioca, feijão-frade | pack
    alubias con tomate | baked beans | feijão com tomate | can
    soja texturizada | soya mince | soja texturizada, proteína de soja | pack
    atún, atún en lata, atún en aceite, bonito del norte | tuna, tinned tuna | atum, atum em lata | can
    sardinas en lata, sardinillas | tinned sardines | sardinhas em lata, sardinhas em conserva | can
    anchoas | anchovies | anchovas, filetes de anchova | can
    mejillones en escabeche | tinned mussels | mexilhões em escabeche | can
    berberechos | cockles | berbigão em conserva | can
    maíz dulce, maíz en lata | sweetcorn, tinned sweetcorn | milho doce, milho, milho em lata | can
    espárragos blancos, espárragos en conserva | white asparagus | espargos brancos | jar
    pimientos del piquillo, pimientos asados | roasted peppers, piquillo peppers | \
      pimentos assados, pimentos del piquillo | jar
    alcachofas en conserva, corazones de alcachofa | artichoke hearts | corações de alcachofra | jar
    guisantes en lata | tinned peas, mushy peas | ervilhas em lata, ervilhas enlatadas | can
    champiñones en lata, champiñones laminados | tinned mushrooms | cogumelos laminados, cogumelos em lata | can
    palmitos | hearts of palm | palmitos, palmito | jar
    piña en almíbar, piña en lata | tinned pineapple | ananás em calda, abacaxi em calda | can
    melocotón en almíbar, fruta en almíbar | tinned peaches, tinned fruit | pêssego em calda, fruta em calda | can
    caldo, caldo de pollo, caldo de verduras | stock, broth, chicken stock, vegetable stock | \
      caldo, caldo de galinha | carton
    pastillas de caldo, cubitos de caldo | stock cubes | cubos de caldo, caldo em cubos | box
    sopa, sopa de sobre, crema de verduras | soup, tinned soup, packet soup | \
      sopa, sopa instantânea, creme de legumes |
    puré de patatas | instant mash, mashed potato | puré de batata | box
    gelatina | jelly, gelatine | gelatina | box
    leche de coco | coconut milk | leite de coco | can
    pipas de girasol, pipas de calabaza, semillas | seeds, pumpkin seeds, sunflower seeds | sementes, pevides |
    chía, lino, semillas de lino | chia seeds, linseed, flaxseed | chia, linhaça | bag
    algas, alga nori | seaweed, nori | algas, alga nori | pack
    conservas | tins, canned food | conservas, enlatados |
    """
}
