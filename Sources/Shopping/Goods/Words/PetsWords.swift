extension GoodsWords {
  static let pets = """
    comida de perro, comida para perros, pienso, pienso de perro, pienso para perros | dog food | \
      comida de cão, ração de cão, ração para cachorro | bag
    comida de gato, comida para gatos, pienso de gato | cat food | comida de gato, ração de gato | bag
    latas de gato, sobres de gato, comida húmeda de gato | wet cat food, cat food pouches | \
      latas de gato, saquetas de gato | can
    arena de gato, arena para gatos | cat litter | areia de gato, areia para gatos | bag
    golosinas de perro, huesos de perro, snacks de perro | dog treats, dog biscuits, dog chews | \
      biscoitos de cão, petiscos de cão | bag
    golosinas de gato | cat treats | petiscos de gato | bag
    bolsas para perros, bolsas de perro | poo bags, dog bags | sacos para cães | roll
    comida de pájaros, alpiste | bird seed, birdseed | alpista, comida de pássaros | bag
    comida de peces | fish food | comida de peixes | can
    heno, comida de conejo | hay, rabbit food, guinea pig food | feno, comida de coelho | bag
    antiparasitario, collar antipulgas | flea treatment, flea collar | desparasitante, coleira antipulgas | piece
    """
}
