import Testing

@testable import Shopping

/// What is taken onto a list and never remembered.
@Suite struct MispasteTests {
  @Test(arguments: [
    "[22/11/26, 12:03:11] Ana: Hola!", "22/11/26, 12:03 - Ana: pan", "Ana: Hola!", "Luis: y leche", "pan a las 18:30",
    "Gracias 😘", "gracias!", "Hola", "ok perfecto", "😘", "👍👍", "!!!", "???", "42", "3,50", "12.5", "+34 600 123 456",
    "<b>x</b>", "<div class=\"a\">", "{\"a\": 1}", "a = b", "**pan**", "pan &nbsp; leche", "`ls`", "C:\\compra",
    "https://www.mercadona.es/pan", "www.mercadona.es", "recetas.com/pan", "mira recetas.es", "ana@casa.es",
    "xxxxxxxxxxxxxxxxxxxx", "aaaaaa", "0 leche", "-3 kg tomates", "−2 pan",
    "¿queda leche?", "Do we still have milk?", "¡Que no se te olvide!", "Mercadona:", "Para la cena: huevos y pan",
    "Ya he llegado. Compra pan", "luego paso yo por el super y ya traigo lo que haga falta",
    "could you please get some bread and whatever else we need tonight",
    "amanhã passo eu no supermercado e trago tudo o que for preciso",
    String(repeating: "leche ", count: 20), String(repeating: "x", count: 120), "2026-11-22",
  ])
  func thisIsNotRemembered(_ name: String) {
    #expect(Mispaste.isOne(name))
  }

  @Test(arguments: [
    "pan", "té", "leche semidesnatada", "aceite de oliva virgen extra de la cooperativa de Baena", "7up", "7 Up",
    "omega 3", "cerveza 0,0", "M&M's", "H&S", "Dr. Oetker", "St. Agur", "coca-cola zero", "pilas AA", "5 jotas",
    "detergente líquido para ropa delicada y de color, 40 lavados", "pão de forma", "queijo da Serra", "jalapeños",
    "half & half", "Ben & Jerry's", "tostas (sin sal)", "vino D.O. Rioja", "pizza 4 quesos", "leche 1,5%", "牛乳",
    "café", "bolsas de basura 30 l", "S. Pellegrino", "yogur natural (pack de 4)", "nº 5", "pan 🥖",
  ])
  func thisIs(_ name: String) {
    #expect(!Mispaste.isOne(name))
  }
}
