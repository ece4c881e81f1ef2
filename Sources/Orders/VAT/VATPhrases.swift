import Kit

enum VATPhrases {
  static let vat = Phrase(es: "IVA", en: "VAT", pt: "IVA")
  static let prices = Phrase(es: "Precios", en: "Prices", pt: "Preços")
  static let none = Phrase(es: "Sin IVA", en: "No VAT", pt: "Sem IVA")
  static let included = Phrase(es: "Con el IVA incluido", en: "VAT included", pt: "Com IVA incluído")
  static let added = Phrase(es: "Más IVA", en: "Plus VAT", pt: "Mais IVA")
  static let rates = Phrase(es: "Tipos, en %", en: "Rates, in %", pt: "Taxas, em %")
  static let note = Phrase(
    es: "Cada producto elige uno de estos tipos. Los pedidos que ya hay se quedan como se hicieron.",
    en: "Each product chooses one of these rates. Orders that are there already stay as they were made.",
    pt: "Cada produto escolhe uma destas taxas. As encomendas que já existem ficam como foram feitas.")
  static func forAll(_ products: Int) -> Phrase {
    .counted(
      products, es: (one: "Un tipo para el producto", other: "Un tipo para los # productos"),
      en: (one: "One rate for the product", other: "One rate for all # products"),
      pt: (one: "Uma taxa para o produto", other: "Uma taxa para os # produtos"))
  }
  static let forAllNote = Phrase(
    es: "Se lo pone a todos, también a los que tienen otro. Se puede deshacer.",
    en: "Every product gets it, whatever rate it has now. This can be undone.",
    pt: "Aplica-se a todos, também aos que têm outra. Pode ser desfeito.")
  static let rateNeedsSignal = Phrase(
    es: "Sin conexión no se puede cambiar el IVA de todos los productos.",
    en: "The VAT of all products cannot be changed without a connection.",
    pt: "Sem rede não é possível mudar o IVA de todos os produtos.")
  static let pricingMissing = Phrase(
    es: "Elige si los precios llevan IVA.", en: "Choose whether prices include VAT.",
    pt: "Escolha se os preços incluem IVA.")
  static let ratesWrong = Phrase(
    es: "Escribe los tipos con espacios entre ellos, por ejemplo: 21 10 4.",
    en: "Write the rates with spaces between them, for example: 20 5 0.",
    pt: "Escreva as taxas com espaços entre elas, por exemplo: 23 13 6.")
  static let rateWrong = Phrase(
    es: "Escribe un tipo de IVA entre 0 y 100.", en: "Write a rate of VAT from 0 to 100.",
    pt: "Escreva uma taxa de IVA entre 0 e 100.")
  static let pricingWrong = Phrase(
    es: "El IVA del pedido es «none», «included» o «added».", en: "The order’s VAT is “none”, “included” or “added”.",
    pt: "O IVA da encomenda é “none”, “included” ou “added”.")

  // Below an order, and on paper
  static let without = Phrase(es: "Sin IVA", en: "No VAT", pt: "Sem IVA")
  static let base = Phrase(es: "Base", en: "Net", pt: "Base")
  /// What the tax comes to.
  static let tax = Phrase(es: "Cuota", en: "VAT amount", pt: "Valor do IVA")
  static let rate = Phrase(es: "Tipo", en: "Rate", pt: "Taxa")
  static let totalWith = Phrase(es: "Total con IVA", en: "Total with VAT", pt: "Total com IVA")
  static let totalBefore = Phrase(es: "Total sin IVA", en: "Total before VAT", pt: "Total sem IVA")
  /// What a rate is taken of.
  static func of(_ base: Phrase) -> Phrase { Phrase(es: "sobre \(base)", en: "of \(base)", pt: "sobre \(base)") }
}
