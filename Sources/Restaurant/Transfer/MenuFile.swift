import Kit

/// A menu that somebody brings. It is recognised by what is in it:
///
/// - our own JSON, ``MenuDocument``;
/// - a JSON list of dishes with the keys `nombre`, `descripcion`, `precio` and `tipo`, or their English and Portuguese
///   names, and whatever else a table's columns may say;
/// - a table (CSV) with a header in any of the three languages.
struct MenuFile: Sendable {
  /// More is no restaurant's menu.
  static let dishLimit = 5_000
  private static let bounds = FileBounds(bytes: 8 * 1024 * 1024, rows: dishLimit, values: 500_000)

  struct Placed: Hashable, Sendable {
    /// As people find it: a line, or a path where the whole document is on one line.
    let place: String
    let entry: MenuEntry
    /// What the file says of it; the rest is not to be touched.
    let says: Set<MenuField>
  }

  private(set) var dishes: [Placed] = []
  private(set) var refused: [ImportDecision.Refused] = []
  /// Columns and keys that mean nothing to us, so that nobody believes them read.
  private(set) var unread: [String] = []

  private let currency: Currency
  private let language: Language
  private var records: [(place: String, record: MenuRecord)] = []
  private var reader: MenuReader

  /// - Parameters:
  ///   - currency: of the space, in which prices are read.
  ///   - language: the restaurant's main one, of texts that name none.
  ///   - mint: of ids for options that have none.
  /// - Throws: `Invalid` on the field `file` when the file as a whole cannot be read.
  init(_ bytes: [UInt8], currency: Currency, language: Language, mint: Mint) throws(Invalid) {
    (self.currency, self.language, reader) = (currency, language, MenuReader(currency: currency, mint: mint))
    let file: BroughtFile
    do throws(BroughtFile.Misreading) {
      file = try BroughtFile(bytes, bounds: Self.bounds)
    } catch {
      throw Self.unreadable(error.message)
    }
    if file.isJSON { try readJSON(file.text) } else { try readTable(file) }
    guard records.count <= Self.dishLimit else { throw Self.unreadable(ImportPhrases.tooManyRows(Self.dishLimit)) }
    unread = reader.unread.sorted()
    sort()
    records = []
  }

  private static func unreadable(_ reason: Phrase) -> Invalid { Invalid(["file": reason]) }

  /// Good ones from bad ones, and no dish twice.
  private mutating func sort() {
    var places: [String: String] = [:]
    for (place, record) in records {
      let (entry, name) = (record.entry, record.entry.name.text(for: language, mainly: language))
      // Two dishes of one name are two where their ids say so, as our own files do.
      let keys = entry.id.map { [$0] } ?? entry.matchingKeys
      if !record.problems.isEmpty {
        refused += record.problems.map { .init(place: place, name: name, reason: $0) }
      } else if let other = keys.lazy.compactMap({ places[$0] }).first {
        refused.append(.init(place: place, name: name, reason: MenuFilePhrases.repeated(other)))
      } else {
        for key in entry.matchingKeys where places[key] == nil { places[key] = place }
        dishes.append(Placed(place: place, entry: entry, says: record.says))
      }
    }
  }
}

/// JSON.
extension MenuFile {
  private mutating func readJSON(_ text: String) throws(Invalid) {
    let document: JSONNode
    do throws(JSONReader.Misreading) {
      document = try JSONReader.read(text)
    } catch {
      throw Self.unreadable(error.message)
    }
    let end = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
    let isOnOneLine = !text[..<end].contains(where: \.isNewline)
    switch document.value {
    case .list(let dishes):
      for (index, dish) in dishes.enumerated() { read(dish, at: isOnOneLine ? "[\(index)]" : nil) }
    case .object(let object): try readDocument(object, isOnOneLine: isOnOneLine)
    default: throw Self.unreadable(MenuFilePhrases.unknownFile)
    }
  }

  private mutating func readDocument(_ document: [String: JSONNode], isOnOneLine: Bool) throws(Invalid) {
    guard document["format"]?.text == MenuDocument.format, let sections = document["sections"]?.list,
      case .number(let version)? = document["version"]?.value
    else { throw Self.unreadable(MenuFilePhrases.unknownFile) }
    guard version == "\(MenuDocument.version)" else { throw Self.unreadable(MenuFilePhrases.newer) }
    if let code = document["currency"]?.text, code != currency.code {
      throw Self.unreadable(ImportPhrases.otherCurrency(code))
    }
    reader.unread.formUnion(
      Set(document.keys).subtracting(["format", "version", "currency", "language", "sections"]))
    let language = document["language"]?.text.flatMap { Language(rawValue: $0) } ?? language
    for (index, section) in sections.enumerated() {
      guard let dishes = section["dishes"]?.list, case .object(let object) = section.value else {
        throw Self.unreadable(ImportPhrases.wrongJSON(line: section.line))
      }
      reader.unread.formUnion(Set(object.keys).subtracting(["name", "dishes"]))
      for (number, dish) in dishes.enumerated() {
        let path = "sections[\(index)].dishes[\(number)]"
        read(dish, at: isOnOneLine ? path : nil, section: section["name"], mainly: language)
      }
    }
  }

  /// - Parameter path: where it is; otherwise its line says so.
  private mutating func read(
    _ dish: JSONNode, at path: String?, section: JSONNode? = nil, mainly language: Language? = nil
  ) {
    let place = path ?? "\(dish.line)"
    guard case .object(var object) = dish.value else {
      return refused.append(.init(place: place, reason: MenuFilePhrases.notADish))
    }
    if let section { object["section"] = section }
    records.append((place, reader.dish(object, mainly: language ?? self.language)))
  }
}

/// Tables.
extension MenuFile {
  private mutating func readTable(_ file: BroughtFile) throws(Invalid) {
    let (columns, rows): ([String], [CSV.Row])
    do throws(BroughtFile.Misreading) {
      (columns, rows) = try CSV.read(file.bytes, limit: Self.dishLimit, bounds: Self.bounds)
    } catch {
      throw Self.unreadable(error.message)
    }
    let headings = columns.compactMap { title in MenuHeading(title).map { (title, $0) } }
    let known = Set(headings.map(\.1.column))
    guard known.contains(.name), known.contains(.price) || known.contains(.minorUnits) else {
      throw Self.unreadable(MenuFilePhrases.unknownFile)
    }
    if let (one, other) = MenuHeading.doubled(among: columns, mainly: language) {
      throw Self.unreadable(MenuFilePhrases.oneMeaning(one, other))
    }
    reader.unread = Set(columns.filter { MenuHeading($0) == nil && !$0.isEmpty })
    for row in rows {
      guard !row.isLonger(than: columns.count) else {
        refused.append(.init(place: "\(row.line)", reason: MenuFilePhrases.tooManyCells))
        continue
      }
      records.append(("\(row.line)", reader.dish(row, headings, mainly: language)))
    }
  }
}

extension MenuEntry {
  /// What it is found by: its id, and its name in its section in each language.
  var matchingKeys: [String] {
    let names = section.keys.sorted().flatMap { section in name.keys.sorted().map { "\(section)/\($0)" } }
    return (id.map { [$0] } ?? []) + names
  }
}
