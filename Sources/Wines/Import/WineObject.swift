import Kit

/// A wine of a JSON document: of our own, or of a plain list whose fields go by the names that such lists use.
struct WineObject: WineRecord {
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
    "note": ["note"], "taster": ["taster"], "from": ["from"], "type_basis": ["typebasis"],
  ]
  private static let fields: [String: String] = names.reduce(into: [:]) { fields, field in
    for name in field.value { fields[name] = field.key }
  }

  private let values: [String: JSONNode]
  private let name: String
  var remarks: [Phrase] = []

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
    (self.values, self.name) = (values, name)
  }

  /// - Parameters:
  ///   - scale: of scores that name none.
  ///   - isOurs: of a document of our own, where a larger origin may stand without a smaller one.
  mutating func entry(scale: Score.Scale?, isOurs: Bool) throws(ImportRefusal) -> WineEntry {
    var facts = try facts()
    if !isOurs, facts.appellation.isEmpty { swap(&facts.appellation, &facts.region) }
    var vintages: [WineVintage] = []
    for item in values["vintages"]?.list ?? [] {
      if var vintage = WineObject(item, name: source) {
        vintages.append(try vintage.vintage(scale: scale))
        remarks += vintage.remarks
      } else if let year = Self.text(item).flatMap({ Int($0) }) {
        facts.years.append(year)
      } else {
        throw ImportRefusal(ImportWords.wrongList)
      }
    }
    let own = try vintage(scale: scale)
    if own != WineVintage(year: 0, source: own.source) { vintages.append(own) }
    return WineEntry(
      source: self["from"].isEmpty ? source : self["from"], facts: facts, vintages: vintages, remarks: remarks)
  }

  private var source: String { self["source"].isEmpty ? name : self["source"] }

  private mutating func vintage(scale: Score.Scale?) throws(ImportRefusal) -> WineVintage {
    var vintage = WineVintage(year: try number("year") ?? 0, source: source, taster: self["taster"])
    try readScore(into: &vintage, scale: scale)
    vintage.price = try price()
    vintage.note = self["note"]
    return vintage
  }

  /// Either a number with its scale beside it, or an object of its own.
  private mutating func readScore(into vintage: inout WineVintage, scale usual: Score.Scale?) throws(ImportRefusal) {
    guard let node = values["score"] else { return }
    var (value, scale, count, source) = (node, values["scale"], values["opinions"], vintage.source)
    if let object = node.object {
      guard let own = object["value"] else { return }
      (value, scale, count) = (own, object["scale"], object["count"])
      if let name = object["source"].flatMap(Self.text), !name.isEmpty { source = name }
    }
    let (stated, opinions) = (
      scale.flatMap(Self.text).flatMap { Int($0) },
      count.flatMap(Self.text).flatMap { Decimals.read($0, places: 0) }.flatMap { $0 < 0 ? nil : $0 }
    )
    guard
      let score = try score(Self.text(value) ?? "", scale: stated, or: usual, count: opinions, source: source)
    else { return }
    (vintage.score, vintage.source) = (score, source)
  }

  /// The score that stands there without a scale, in hundredths.
  var bareScore: Int? {
    guard values["scale"] == nil, let text = values["score"].flatMap(Self.text) else { return nil }
    return Decimals.read(text, places: 2)
  }

  subscript(field: String) -> String { values[field].flatMap(Self.text) ?? "" }

  private static func text(_ node: JSONNode) -> String? {
    switch node.value {
    case .text(let text): text.trimmed
    case .number(let number): number
    default: nil
    }
  }

  /// A list of texts, of objects with one text each, or one text with commas.
  func list(_ field: String) -> [String] {
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
