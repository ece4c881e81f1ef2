extension GoodsWords {
  static let alcohol = """
    cerveza | beer | cerveja | can
    clara, cerveza con limón | shandy | panaché, cerveja com limão | can
    cerveza negra | stout, dark beer | cerveja preta | bottle
    ale, cerveza artesana | ale, craft beer, bitter, lager | cerveja artesanal | bottle
    sidra | cider | sidra | bottle
    vino | wine | vinho | bottle
    vino tinto, tinto | red wine | vinho tinto | bottle
    vino blanco | white wine | vinho branco | bottle
    vino rosado | rosé wine, rosé | vinho rosé, vinho rosado | bottle
    vino verde | vinho verde | vinho verde | bottle
    vino de cocina | cooking wine | vinho para cozinhar | carton
    cava, champán, vino espumoso | champagne, prosecco, cava, sparkling wine | espumante, champanhe | bottle
    vino de Oporto, oporto | port, port wine | vinho do Porto | bottle
    jerez, fino | sherry | xerez | bottle
    vermú, vermut | vermouth | vermute | bottle
    tinto de verano | red wine spritzer | tinto de verão | bottle
    sangría | sangria | sangria | bottle
    ginebra | gin | gin, gim | bottle
    ron | rum | rum | bottle
    whisky, güisqui | whisky, whiskey | uísque, whisky | bottle
    vodka | vodka | vodka, vodca | bottle
    tequila | tequila | tequila | bottle
    brandy, coñac | brandy, cognac | brandy, conhaque, aguardente | bottle
    cachaza | cachaça | cachaça, pinga | bottle
    licor, licor de hierbas, orujo, pacharán | liqueur | licor, ginjinha | bottle
    anís | anisette | anis | bottle
    crema de orujo, crema de whisky | irish cream | licor de creme | bottle
    """
}
