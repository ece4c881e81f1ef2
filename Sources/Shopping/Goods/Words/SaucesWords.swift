extension GoodsWords {
  static let sauces = """
    aceite de oliva, aceite, AOVE | olive oil, extra virgin olive oil | azeite | bottle
    aceite de girasol | sunflower oil | óleo de girassol | bottle
    aceite de coco | coconut oil | óleo de coco | jar
    aceite vegetal | vegetable oil, rapeseed oil, cooking oil, oil | óleo, óleo vegetal, óleo de soja | bottle
    manteca | lard | banha | tub
    vinagre | vinegar, malt vinegar | vinagre | bottle
    vinagre de manzana | cider vinegar | vinagre de sidra, vinagre de maçã | bottle
    vinagre balsámico, crema de módena | balsamic vinegar | vinagre balsâmico | bottle
    sal | salt | sal | kg
    sal gorda | rock salt, sea salt | sal grosso, flor de sal | kg
    pimienta, pimienta negra | pepper, black pepper | pimenta, pimenta preta, pimenta-do-reino | jar
    pimentón | paprika, smoked paprika | pimentão-doce, colorau, páprica | can
    azafrán | saffron | açafrão | sachet
    colorante alimentario | food colouring | corante alimentar | sachet
    comino | cumin | cominhos, cominho | jar
    canela | cinnamon | canela | jar
    nuez moscada | nutmeg | noz-moscada | jar
    clavo, clavos de olor | cloves | cravinho, cravo-da-índia | jar
    cúrcuma | turmeric | curcuma, açafrão-da-terra | jar
    curry | curry powder, curry | caril, curry | jar
    orégano | oregano | orégãos, orégano | jar
    laurel | bay leaves, bay leaf | louro, folhas de louro | bag
    cayena, chile en polvo | cayenne, chilli powder, chilli flakes | piri-piri, pimenta caiena | jar
    ajo en polvo | garlic powder, garlic granules | alho em pó | jar
    especias, hierbas provenzales | spices, mixed herbs | especiarias, ervas de Provença | jar
    vainilla | vanilla, vanilla extract | baunilha | jar
    mayonesa | mayonnaise, mayo | maionese | jar
    ketchup, cátchup | ketchup, tomato ketchup | ketchup | bottle
    mostaza | mustard | mostarda | jar
    salsa de soja | soy sauce, soya sauce | molho de soja, shoyu | bottle
    salsa barbacoa | barbecue sauce, bbq sauce | molho barbecue | bottle
    salsa picante | hot sauce, chilli sauce | molho picante | bottle
    salsa de tomate, tomate frito | pasta sauce, tomato sauce | molho de tomate, tomate frito | carton
    tomate triturado, tomate en lata, tomate entero | chopped tomatoes, tinned tomatoes, passata | \
      tomate pelado, polpa de tomate | can
    concentrado de tomate, tomate concentrado | tomato purée, tomato paste | \
      concentrado de tomate, extrato de tomate | tube
    pesto | pesto | pesto | jar
    salsa bechamel, bechamel | white sauce, béchamel | molho bechamel, béchamel | carton
    salsa carbonara | carbonara sauce | molho carbonara | carton
    salsa césar, salsa para ensalada, vinagreta | salad dressing, salad cream, caesar dressing | \
      molho césar, molho para salada | bottle
    salsa Worcestershire | worcestershire sauce, brown sauce | molho inglês | bottle
    alioli | aioli, garlic mayonnaise | alioli, molho de alho | tub
    mojo picón, mojo | mojo sauce | mojo | jar
    salsa mexicana | salsa, taco sauce | molho mexicano | bottle
    tahini | tahini | tahini, tahine | jar
    alcaparras | capers | alcaparras | jar
    salsa de menta | mint sauce, gravy, gravy granules | molho de hortelã | jar
    azúcar avainillado | vanilla sugar | açúcar baunilhado | sachet
    dendê | palm oil | azeite de dendê, óleo de palma | bottle
    salsa | sauce | molho, molhos |
    """
}
