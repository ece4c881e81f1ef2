import Kit

/// A table's rows as wines, by its layout.
struct WineTable: Sendable {
  let layout: Layout
  private let columns: [String: Int]
  /// Those without a name too, as spreadsheets leave them at the end.
  let columnCount: Int

  /// - Parameter header: of a known layout.
  init?(header: [String]) {
    guard let layout = Layout(header: header) else { return nil }
    self.layout = layout
    columnCount = header.count
    columns = Dictionary(header.enumerated().map { ($1.trimmed.lowercased(), $0) }) { first, _ in first }
  }

  private struct Row: WineRecord {
    let columns: [String: Int]
    let values: [String]
    var remarks: [Phrase] = []

    subscript(column: String) -> String {
      guard let index = columns[column], index < values.count else { return "" }
      return values[index].trimmed
    }

    func list(_ column: String) -> [String] {
      let text = self[column]
      guard !text.isEmpty else { return [] }
      // By bytes: whole tables are read so.
      return text.utf8.split { separators.contains($0) }.map { String(Substring($0)).trimmed }.filter { !$0.isEmpty }
        .uniqued
    }
  }

  private static let separators: [UInt8] = [UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\n")]

  func entry(_ values: [String]) throws(ImportRefusal) -> WineEntry {
    var row = Row(columns: columns, values: layout == .table ? values.map(CSV.unguarded) : values)
    var entry =
      switch layout {
      case .xWines: try xWines(&row)
      case .winemag: try winemag(&row)
      case .spain: try spain(&row)
      default: try ours(&row)
      }
    entry.remarks = row.remarks
    return entry
  }

  // MARK: X-Wines

  /// The set names vintages back to 1701, also of wines that were first made a generation ago.
  private static let plausibleYears = 1850...2100

  private func xWines(_ row: inout Row) throws(ImportRefusal) -> WineEntry {
    var facts = WineFacts(name: row["winename"], winery: row["wineryname"], appellation: row["regionname"])
    facts.country = Country.code(of: row["country"].isEmpty ? row["code"] : row["country"])
    facts.grapes = try PythonList.read(row["grapes"]).uniqued
    facts.food = try PythonList.read(row["harmonize"]).uniqued
    facts.type = TypeReading.given(row["type"]) ?? .unknown
    facts.alcohol = try row.number("abv", places: 1)
    (facts.body, facts.acidity) = (row["body"], row["acidity"])
    let years = try PythonList.read(row["vintages"]).map { (year) throws(ImportRefusal) in
      if year.first?.isNumber != true { return 0 }
      guard let number = Int(year) else { throw ImportRefusal(ImportWords.wrongNumber(year)) }
      return number
    }
    facts.years = years.filter { $0 == 0 || Self.plausibleYears.contains($0) }
    if let year = years.first(where: { $0 != 0 && !Self.plausibleYears.contains($0) }) {
      row.remarks.append(ImportWords.noVintage(year))
    }
    facts.website = row.website()
    return WineEntry(source: Rating.source, facts: facts, vintages: [], id: row["wineid"])
  }

  func rating(_ values: [String]) throws(ImportRefusal) -> Rating {
    var row = Row(columns: columns, values: values)
    let year = row["vintage"]
    guard let points = try row.number("rating", places: 2), points <= Score.Scale.five.rawValue * 100 else {
      throw ImportRefusal(ImportWords.wrongScore(row["rating"], of: Score.Scale.five.rawValue))
    }
    return Rating(
      wine: row["wineid"], year: year.first?.isNumber == true ? try row.number(of: year) ?? 0 : 0,
      points: points)
  }

  // MARK: winemag

  /// Whose reviews they are.
  static let reviewer = "Wine Enthusiast"

  private func winemag(_ row: inout Row) throws(ImportRefusal) -> WineEntry {
    let title = WinemagTitle(
      row["title"], winery: row["winery"], designation: row["designation"], variety: row["variety"])
    var facts = WineFacts(name: title.name, winery: row["winery"])
    let regions = [row["region_1"], row["region_2"]].filter { !$0.isEmpty }
    let region = WinemagProvince.region(row["province"])
    facts.appellation = regions.first ?? region
    facts.region = regions.isEmpty ? "" : region
    facts.country = Country.code(of: row["country"])
    facts.grapes = row["variety"].isEmpty ? [] : [row["variety"]]
    if let (type, basis) = TypeReading.derived(
      name: title.name, winery: row["winery"], variety: row["variety"])
    {
      (facts.type, facts.typeBasis) = (type, basis)
    }
    if TypeReading.isSweet(from: facts.appellation), facts.type == .white || facts.type == .unknown {
      (facts.type, facts.typeBasis) = (.sweet, .name)
    }
    let source = Self.reviewer
    let score = try row.number("points", places: 2).map { Score(value: $0, scale: .hundred, source: source, count: 1) }
    let price = try row.price(in: .usd)
    let vintage = WineVintage(
      year: title.year ?? 0, source: source, taster: row["taster_name"], score: score, price: price,
      note: row["description"])
    return WineEntry(source: source, facts: facts, vintages: [vintage])
  }

  // MARK: Kaggle's Spanish wines

  private func spain(_ row: inout Row) throws(ImportRefusal) -> WineEntry {
    let kind = row["type"]
    var facts = WineFacts(name: row["wine"], winery: row["winery"], appellation: row["region"])
    facts.country = Country.code(of: row["country"])
    let colour = GrapeColour.type(of: kind)
    if colour != nil { facts.grapes = [kind] }
    if let type = TypeReading.given(kind) {
      facts.type = type
    } else if let colour {
      (facts.type, facts.typeBasis) = (colour, .grape)
    } else if let (type, basis) = TypeReading.derived(name: facts.name, winery: facts.winery, variety: "") {
      (facts.type, facts.typeBasis) = (type, basis)
    }
    let source = "Spanish Wine Quality Dataset"
    let count = try row.number("num_reviews")
    let score = try row.number("rating", places: 2).map {
      Score(value: $0, scale: .five, source: source, count: count)
    }
    let price = try row.price(in: .eur)
    // "N.V." says that there is no year.
    let year = row["year"].isEmpty || row["year"].first?.isNumber != true ? 0 : try row.number("year") ?? 0
    return WineEntry(
      source: source, facts: facts,
      vintages: [WineVintage(year: year, source: source, score: score, price: price)])
  }

  // MARK: Our own

  private func ours(_ row: inout Row) throws(ImportRefusal) -> WineEntry {
    var facts = try row.facts()
    for year in row.list("vintages") { facts.years.append(try row.number(of: year) ?? 0) }
    let source = row["source"].isEmpty ? "CSV" : row["source"]
    var vintage = WineVintage(year: try row.number("year") ?? 0, source: source, taster: row["taster"])
    if !Decimals.isAbsent(row["score"]) {
      let (scale, count) = (try row.number("scale"), try row.number("opinions"))
      vintage.score = try row.score(row["score"], scale: scale, count: count, source: source)
    }
    vintage.price = try row.price()
    vintage.note = row["note"]
    return WineEntry(
      source: row["from"].isEmpty ? source : row["from"], facts: facts,
      vintages: vintage == WineVintage(year: 0, source: source) ? [] : [vintage])
  }
}

extension Array where Element: Hashable {
  /// Each once, in the order in which they first come.
  var uniqued: [Element] {
    guard count > 1 else { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// A list as Python writes it: `['Pinot Noir', "Nero d'Avola", 2015]`.
enum PythonList {
  static func read(_ text: String) throws(ImportRefusal) -> [String] {
    guard !text.isEmpty else { return [] }
    guard text.first == "[", text.last == "]" else { throw ImportRefusal(ImportWords.wrongList) }
    var (items, item, quote, isEscaped): ([String], String, Character?, Bool) = ([], "", nil, false)
    for character in text.dropFirst().dropLast() {
      if isEscaped {
        item.append(character)
        isEscaped = false
      } else if character == "\\", quote != nil {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { item.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "," {
        items.append(item.trimmed)
        item = ""
      } else {
        item.append(character)
      }
    }
    guard quote == nil else { throw ImportRefusal(ImportWords.wrongList) }
    items.append(item.trimmed)
    return items.filter { !$0.isEmpty }
  }
}

/// What the titles of winemag hold: winery, vintage, the wine's name, and in brackets where it comes from.
struct WinemagTitle {
  let name: String
  let year: Int?

  /// - Parameter text: empty in the older edition, which has no titles.
  init(_ text: String, winery: String, designation: String, variety: String) {
    guard !text.isEmpty else {
      let parts = [winery, designation, designation.contains(variety) ? "" : variety].filter { !$0.isEmpty }
      (name, year) = (parts.joined(separator: " "), nil)
      return
    }
    var words = Self.withoutOrigin(text).split(whereSeparator: \.isWhitespace).map(String.init)
    // A number in the winery's own name is no vintage, as in 1848 Winery or Bodegas 1880.
    let own = winery.split(whereSeparator: \.isWhitespace).count
    let first = text.hasPrefix(winery) ? own : 0
    let index = words.indices.dropFirst(first).first { Self.isYear(words[$0]) }
    year = index.flatMap { Int(words[$0]) }
    if let index {
      words.remove(at: index)
    } else if let without = words.indices.dropFirst(first).first(where: { ["NV", "N.V."].contains(words[$0]) }) {
      words.remove(at: without)
    }
    name = words.joined(separator: " ")
  }

  private static func withoutOrigin(_ text: String) -> Substring {
    guard text.last == ")" else { return text[...] }
    // The origin may hold brackets of its own: "(Columbia Valley (WA))".
    var depth = 0
    for index in text.indices.reversed() {
      if text[index] == ")" { depth += 1 } else if text[index] == "(" { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text[...]
  }

  private static func isYear(_ word: String) -> Bool {
    guard word.utf8.count == 4, let number = Int(word) else { return false }
    return (1900...2100).contains(number)
  }
}
