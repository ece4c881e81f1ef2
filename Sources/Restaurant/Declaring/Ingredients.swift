import Kit

/// What a list of ingredients names of the fourteen allergens, in whichever of the three languages it is written. What it doesn't
/// name it says nothing about: a list is never read as free of anything.
struct Ingredients {
  static let limit = 1_000

  let named: Set<Allergen>

  init(_ list: String) {
    let words = Set(list.cut(to: Self.limit).searchKey.split(separator: " ").map(String.init))
    named = Set(Allergen.allCases.filter { Self.names[$0]?.isDisjoint(with: words) == false })
  }

  /// As they are searched for, in the singular and the plural.
  private static let names: [Allergen: Set<String>] = words.mapValues { words in
    Set(
      words.split(separator: " ").map { String($0).searchKey }.flatMap { word in [word, word + "s", word + "es"] })
  }

  private static let words: [Allergen: String] = [
    .gluten: """
    gluten trigo harina pan panko pasta cebada centeno avena espelta kamut sémola cuscús bulgur seitán galleta bizcocho hojaldre \
    rebozado cerveza malta fideo macarrón macarrones espagueti tallarín tallarines lasaña canelón canelones picatoste empanado \
    tempura wheat flour bread breadcrumb barley rye oat spelt semolina couscous noodle biscuit pastry beer malt batter farinha \
    pão cevada centeio aveia bolacha massa folhado cerveja malte esparguete
    """,
    .crustaceans: """
    gamba langostino cangrejo bogavante langosta cigala camarón camarones carabinero percebe nécora centollo marisco shrimp prawn \
    crab lobster crayfish langoustine shellfish seafood camarão caranguejo lagosta lagostim sapateira
    """,
    .eggs: """
    huevo yema clara mayonesa alioli tortilla merengue egg yolk mayonnaise meringue omelette aioli ovo gema maionese omelete
    """,
    .fish: """
    pescado merluza bacalao salmón atún anchoa boquerón boquerones sardina lubina dorada rape trucha bonito fish cod hake salmon \
    tuna anchovy anchovies sardine trout peixe pescada bacalhau salmão atum anchova sardinha robalo truta
    """,
    .peanuts: "cacahuete cacahuet maní peanut amendoim",
    .soybeans: "soja soya soy tofu tamari edamame miso teriyaki",
    .milk: """
    leche nata mantequilla queso yogur cuajada requesón lactosa parmesano mozzarella bechamel natillas helado milk cream butter \
    cheese yogurt yoghurt whey lactose custard leite manteiga queijo iogurte requeijão gelado
    """,
    .nuts: """
    almendra avellana nuez nueces anacardo pistacho pacana macadamia mazapán turrón praliné almond hazelnut walnut cashew \
    pistachio pecan marzipan praline amêndoa avelã noz caju pistáchio maçapão
    """,
    .celery: "apio celery celeriac aipo",
    .mustard: "mostaza mustard mostarda",
    .sesame: "sésamo ajonjolí tahini tahina hummus sesame gergelim",
    .sulphites: "sulfito vino vinagre sidra cava sulphite sulfite wine vinegar cider vinho",
    .lupin: "altramuz altramuces lupin tremoço",
    .molluscs: """
    mejillón mejillones almeja calamar pulpo sepia chipirón chipirones vieira ostra berberecho caracol marisco mussel clam squid \
    octopus cuttlefish scallop oyster snail shellfish seafood mexilhão mexilhões amêijoa lula polvo choco
    """,
  ]
}
