extension GoodsWords {
  static let drinks = """
    agua, agua mineral | water, mineral water, still water, bottled water | água, água mineral | bottle
    agua con gas | sparkling water, fizzy water | água com gás, água das pedras | bottle
    zumo, jugo | juice | sumo, suco | carton
    zumo de naranja | orange juice | sumo de laranja, suco de laranja | carton
    zumo de piña, zumo de melocotón | pineapple juice, peach juice | sumo de ananás, suco de abacaxi | carton
    zumo de manzana | apple juice | sumo de maçã, suco de maçã | carton
    zumo de tomate | tomato juice | sumo de tomate, suco de tomate | carton
    zumo de uva, mosto | grape juice | sumo de uva, suco de uva | carton
    néctar | nectar | néctar | carton
    refrescos, gaseosas | soft drinks, fizzy drinks, pop | refrigerantes | bottle
    cola, refresco de cola | cola | cola, refrigerante de cola | bottle
    refresco de naranja, naranjada | orangeade | laranjada, refrigerante de laranja | bottle
    refresco de limón, limonada | lemonade | limonada, refrigerante de limão | bottle
    gaseosa blanca | clear lemonade | gasosa | bottle
    tónica, agua tónica | tonic water, tonic | água tónica | bottle
    ginger ale | ginger ale, ginger beer | ginger ale | bottle
    té frío, té helado | iced tea, ice tea | chá gelado, ice tea | bottle
    bebida isotónica, bebida deportiva | sports drink, isotonic drink | bebida isotónica | bottle
    bebida energética | energy drink | bebida energética, energético | can
    horchata | tiger nut milk, horchata | horchata | bottle
    granizado | slush | granizado |
    guaraná | guarana drink | guaraná | can
    agua de coco | coconut water | água de coco | carton
    kombucha | kombucha | kombucha | bottle
    concentrado de fruta, jarabe de grosella | squash drink, cordial, fruit squash | \
      xarope de groselha, concentrado de fruta | bottle
    cerveza sin alcohol | alcohol-free beer, non-alcoholic beer | cerveja sem álcool | can
    café frío | iced coffee | café gelado | can
    bebidas | drinks | bebidas |
    """
}
