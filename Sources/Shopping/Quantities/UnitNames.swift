import Kit

extension Unit {
  /// What stands after the number: "kg", "botella", "botellas". Singular for exactly one.
  func name(counting quantity: Quantity, in language: Language) -> String {
    (quantity.isExactlyOne ? names.one : names.other).text(in: language)
  }

  /// What stands after the slash of a price: "kg", "ud.", "lata".
  var one: Phrase { names.one }

  /// Whether that is the same after any number: a symbol.
  var hasOneName: Bool { isMeasured && self != .pint }

  /// What stands after any other number: "kg", "botellas".
  var several: Phrase { names.other }

  /// As a picker lists it.
  var title: Phrase {
    self == .piece ? Phrase(es: "unidades", en: "pieces", pt: "unidades") : names.other
  }

  private struct Names {
    let one: Phrase
    let other: Phrase

    init(es: (String, String), en: (String, String), pt: (String, String)) {
      one = Phrase(es: "\(es.0)", en: "\(en.0)", pt: "\(pt.0)")
      other = Phrase(es: "\(es.1)", en: "\(en.1)", pt: "\(pt.1)")
    }

    init(symbol: String) {
      one = Phrase(verbatim: symbol)
      other = one
    }
  }

  private var names: Names {
    switch self {
    case .piece: Names(es: ("ud.", "uds."), en: ("pc.", "pcs."), pt: ("un.", "un."))
    case .dozen: Names(es: ("docena", "docenas"), en: ("dozen", "dozen"), pt: ("dúzia", "dúzias"))
    case .gram, .kilogram, .millilitre, .centilitre, .decilitre, .litre, .ounce, .pound: Names(symbol: rawValue)
    case .pint: Names(es: ("pinta", "pintas"), en: ("pint", "pints"), pt: ("pinta", "pintas"))
    case .pack: Names(es: ("paquete", "paquetes"), en: ("pack", "packs"), pt: ("pacote", "pacotes"))
    case .bottle: Names(es: ("botella", "botellas"), en: ("bottle", "bottles"), pt: ("garrafa", "garrafas"))
    case .can: Names(es: ("lata", "latas"), en: ("tin", "tins"), pt: ("lata", "latas"))
    case .jar: Names(es: ("bote", "botes"), en: ("jar", "jars"), pt: ("frasco", "frascos"))
    case .bag: Names(es: ("bolsa", "bolsas"), en: ("bag", "bags"), pt: ("saco", "sacos"))
    case .box: Names(es: ("caja", "cajas"), en: ("box", "boxes"), pt: ("caixa", "caixas"))
    case .carton: Names(es: ("brik", "briks"), en: ("carton", "cartons"), pt: ("caixinha", "caixinhas"))
    case .tub: Names(es: ("tarrina", "tarrinas"), en: ("tub", "tubs"), pt: ("embalagem", "embalagens"))
    case .tray: Names(es: ("bandeja", "bandejas"), en: ("tray", "trays"), pt: ("bandeja", "bandejas"))
    case .bunch: Names(es: ("manojo", "manojos"), en: ("bunch", "bunches"), pt: ("molho", "molhos"))
    case .head: Names(es: ("cabeza", "cabezas"), en: ("head", "heads"), pt: ("cabeça", "cabeças"))
    case .slice: Names(es: ("loncha", "lonchas"), en: ("slice", "slices"), pt: ("fatia", "fatias"))
    case .roll: Names(es: ("rollo", "rollos"), en: ("roll", "rolls"), pt: ("rolo", "rolos"))
    case .bar: Names(es: ("barra", "barras"), en: ("bar", "bars"), pt: ("barra", "barras"))
    case .tube: Names(es: ("tubo", "tubos"), en: ("tube", "tubes"), pt: ("tubo", "tubos"))
    case .sachet: Names(es: ("sobre", "sobres"), en: ("sachet", "sachets"), pt: ("envelope", "envelopes"))
    }
  }
}
