import Kit

/// A wine of a JSON document: of our own, or of a plain list whose fields go by the names that such lists use.
struct WineObject {
  /// Of our own documents, and what the fields are called elsewhere; folded.
  private static let names: [String: [String]] = [
    "name": ["name", "nombre", "nome", "wine", "vino", "vinho", "title", "titulo"],
    "winery": ["winery", "bodega", "company", "winecompany", "winecompanyname", "producer", "productor", "vinicola"],
    "appellation": ["appellation", "denominacion", "do", "origin", "origen", "origem", "zona", "regionname"],
    "region": ["region", "regiao", "provincia", "province"],
    "country": ["country", "pais"],
    "grapes": ["grapes", "grape", "uvas", "uva", "castas", "casta", "variedad", "variedades", "variety", "varietals"],
    "type": ["type", "tipo", "color", "colour"],
    "alcohol": ["alcohol", "abv", "grado", "graduacion"],
    "food": ["food", "maridaje", "harmonize", "pairing", "pairings"],
    "body": ["body", "cuerpo"], "acidity": ["acidity", "acidez"],
    "description": ["description", "descripcion", "notes", "notas", "comentario", "cata"],
    "website": ["website", "web", "wineweb", "winecompanyweb", "winecompany web", "url", "link", "enlace"],
    "vintages": ["vintages"],
    "year": ["year", "vintage", "anada", "cosecha", "colheita", "safra", "ano"],
    "score": ["score", "rating", "puntuacion", "nota", "points", "puntos", "valoracion", "pontuacao"],
    "scale": ["scale", "escala"],
    "opinions": ["count", "opinions", "numreviews", "votos"],
    "source": ["source", "fuente", "fonte"],
    "price": ["price", "precio", "preco"],
    "currency": ["currency", "moneda", "moeda"],
    "note": ["note"], "taster": ["taster"], "from": ["from"], "typebasis": ["typebasis"],
  ]
  private static let fields: [String: String] = names.reduce(into: [:]) { fields, field in
    for name in field.value { fields[name] = field.key }
  }

  private let values: [String: JSONNode]
  let name: String

  /// - Parameter name: of the file, which is the source where the document names none.
  init?(_ node: JSONNode, name: String) {
    guard let object = node.object else { return nil }
    var values: [String: JSONNode] = [:]
    for (key, value) in object {
      let folded = key.searchKey.replacing(" ", with: "")
      guard let field = Self.fields[folded] else { continue }
      // The field's own name goes before another that means it.
      if values[field] == nil || folded == field { values[field] = value }
    }
    self.values = values
    self.name = name
  }

  /// - Parameters:
  ///   - scale: of scores that name none.
  ///   - isOurs: of a document of our own, where a larger origin may stand without a smaller one.
  func entry(scale: Score.Scale?, isOurs: Bool) throws(Unreadable) -> WineEntry {
    var remarks: [Phrase] = []
    var facts = WineFacts(name: text("name"), winery: text("winery"), appellation: text("appellation"))
    facts.region = text("region")
    if !isOurs, facts.appellation.isEmpty { swap(&facts.appellation, &facts.region) }
    facts.country = Country.code(of: text("country"))
    facts.grapes = list("grapes")
    facts.food = list("food")
    let type = text("type")
    facts.type = WineType(rawValue: type) ?? TypeReading.given(type) ?? .unknown
    facts.typeBasis = TypeBasis(rawValue: text("typebasis")) ?? .given
    facts.alcohol = try number("alcohol", places: 1, &remarks)
    (facts.body, facts.acidity, facts.description) = (text("body"), text("acidity"), text("description"))
    let (website, remark) = Website.taken(text("website"))
    facts.website = website
    if let remark { remarks.append(remark) }
    let source = text("source").isEmpty ? name : text("source")
    var vintages: [WineVintage] = []
    if let items = values["vintages"]?.list {
      for item in items {
        if item.object != nil, let vintage = WineObject(item, name: source) {
          vintages.append(try vintage.vintage(scale: scale, &remarks))
        } else if let year = Self.text(item).flatMap({ Int($0) }) {
          facts.years.append(year)
        } else {
          throw .reason(ImportWords.wrongList)
        }
      }
    }
    let own = try vintage(scale: scale, &remarks)
    if own != WineVintage(year: 0, source: own.source) { vintages.append(own) }
    return WineEntry(
      source: text("from").isEmpty ? source : text("from"), facts: facts, vintages: vintages, remarks: remarks)
  }

  private func vintage(scale: Score.Scale?, _ remarks: inout [Phrase]) throws(Unreadable) -> WineVintage {
    var vintage = WineVintage(
      year: try number("year", places: 0, &remarks) ?? 0, source: text("source").isEmpty ? name : text("source"),
      taster: text("taster"))
    try readScore(into: &vintage, scale: scale, &remarks)
    if let price = values["price"].flatMap(Self.text), !Decimals.isAbsent(price) {
      guard let currency = Currency(rawValue: text("currency").uppercased()) else {
        throw .reason(ImportWords.currencyMissing)
      }
      let amount = try Self.number(price, places: currency.minorDigits, &remarks)
      vintage.price = Money(minorUnits: Int64(amount), currency: currency)
    }
    vintage.note = text("note")
    return vintage
  }

  /// Either a number with its scale beside it, or an object of its own.
  private func readScore(
    into vintage: inout WineVintage, scale usual: Score.Scale?, _ remarks: inout [Phrase]
  ) throws(Unreadable) {
    guard let node = values["score"] else { return }
    var (value, scale, count, source) = (node, values["scale"], values["opinions"], vintage.source)
    if let object = node.object {
      guard let own = object["value"] else { return }
      (value, scale, count) = (own, object["scale"], object["count"])
      if let name = object["source"].flatMap(Self.text), !name.isEmpty { source = name }
    }
    guard let text = Self.text(value), !Decimals.isAbsent(text) else { return }
    guard let score = ScoreText(text) else { throw .reason(ImportWords.wrongNumber(text)) }
    if let remark = score.remark { remarks.append(remark) }
    let named = (score.scale ?? scale.flatMap(Self.text).flatMap { Int($0) }).flatMap(Score.Scale.init)
    guard let scale = named ?? (score.scale == nil ? usual : nil) else { throw .reason(ImportWords.scaleMissing) }
    vintage.source = source
    let opinions = count.flatMap(Self.text).flatMap { Decimals.read($0, places: 0) }
    vintage.score = Score(
      value: score.points, scale: scale, source: source, count: opinions.flatMap { $0 < 0 ? nil : $0 })
  }

  /// The score that stands there without a scale, in hundredths.
  var bareScore: Int? {
    guard values["scale"] == nil, let text = values["score"].flatMap(Self.text) else { return nil }
    return Decimals.read(text, places: 2)
  }

  private func text(_ field: String) -> String {
    values[field].flatMap(Self.text) ?? ""
  }

  private static func text(_ node: JSONNode) -> String? {
    switch node.value {
    case .text(let text): text.trimmed
    case .number(let number): number
    default: nil
    }
  }

  private func number(_ field: String, places: Int, _ remarks: inout [Phrase]) throws(Unreadable) -> Int? {
    let text = text(field)
    guard !Decimals.isAbsent(text) else { return nil }
    return try Self.number(text.hasSuffix("%") ? text.dropLast().trimmed : text, places: places, &remarks)
  }

  private static func number(_ text: String, places: Int, _ remarks: inout [Phrase]) throws(Unreadable) -> Int {
    guard let value = Decimals.read(text, places: places), value >= 0 else {
      throw .reason(ImportWords.wrongNumber(text))
    }
    if Decimals.isFiner(text, places: places) {
      remarks.append(ImportWords.rounded(text, to: Decimals.text(value, places: places)))
    }
    return value
  }

  /// A list of texts, of objects with one text each, or one text with commas.
  private func list(_ field: String) -> [String] {
    switch values[field]?.value {
    case .list(let items):
      return items.compactMap { item in
        if let object = item.object { return object.values.compactMap(Self.text).first }
        return Self.text(item)
      }.filter { !$0.isEmpty }.uniqued
    case .text(let text):
      return text.split(whereSeparator: { $0 == "," || $0 == ";" }).map(\.trimmed).filter { !$0.isEmpty }.uniqued
    default: return []
    }
  }
}
