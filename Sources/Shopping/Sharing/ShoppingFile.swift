import Kit

/// A file that somebody brings: recognised by what is in it, JSON, CSV, or text with an item on each line.
struct ShoppingFile: Sendable {
  /// More is no household.
  static let listLimit = 1_000

  /// A list and where in the file it stands, as people find it: a line, or a path; and so for each of its items.
  struct Placed: Sendable {
    var place: String
    var list: ShoppingDocument.ListRecord
    var items: [String]
  }

  private(set) var currency: String?
  private(set) var lists: [Placed] = []

  /// - Parameters:
  ///   - name: of the file, which a list is called by that has no name.
  ///   - parser: of text, as the space reads.
  /// - Throws: `Invalid` on the field `file` when the file as a whole cannot be read.
  init(_ bytes: [UInt8], name: String, parser: LineParser, bounds: FileBounds = .page) throws {
    do {
      let file = try BroughtFile(bytes, bounds: bounds)
      if file.isJSON {
        try readJSON(file)
      } else if try !readCSV(file, name: name, language: parser.language) {
        try readText(file, name: name, parser: parser)
      }
    } catch let misreading as BroughtFile.Misreading {
      throw Self.unreadable(misreading.message)
    }
    guard lists.count <= Self.listLimit else { throw Self.unreadable(SharingPhrases.tooManyLists) }
  }

  private static func unreadable(_ reason: Phrase) -> Invalid {
    Invalid(["file": reason])
  }

  private mutating func readJSON(_ file: BroughtFile) throws {
    var elements = JSONElements(file.bytes, under: ["lists"])
    do {
      var count = 0
      while let element = elements.next() {
        let list = try ShoppingDocument.ListRecord(JSONObject(try element.read(), at: element.path))
        count += list.items.count
        guard count <= BroughtFile.rowLimit else {
          throw Self.unreadable(ImportPhrases.tooManyRows(BroughtFile.rowLimit))
        }
        let items = list.items.indices.map { "\(element.path).items[\($0)]" }
        lists.append(Placed(place: element.path, list: list, items: items))
      }
      guard !elements.isBroken else { throw JSONReader.Misreading.malformed(line: elements.line) }
      try check(JSONObject(elements.members), hasLists: !elements.lists.isEmpty)
    } catch let misreading as JSONReader.Misreading {
      throw Self.unreadable(misreading.message)
    } catch let wrong as JSONObject.Wrong {
      throw Self.unreadable(wrong.message)
    }
  }

  private mutating func check(_ document: JSONObject, hasLists: Bool) throws {
    let (format, version) = (try document.text("format"), try document.integer("version"))
    guard format == ShoppingDocument.format, version == ShoppingDocument.version else {
      throw Self.unreadable(SharingPhrases.unknownFile)
    }
    guard hasLists else { throw Self.unreadable(ImportPhrases.wrongJSON("lists")) }
    currency = try document.textIfAny("currency")
  }

  /// - Returns: whether it is a table of ours, which has a header with the column `name`.
  private mutating func readCSV(_ file: BroughtFile, name: String, language: Language) throws -> Bool {
    // A header of ours is short.
    let first = file.bytes.prefix(4_096).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let header = String(decoding: first, as: UTF8.self).split { ",;\"".contains($0) }
    guard header.contains(where: { ShoppingDocument.columns.key(of: String($0)) == "name" }), header.count > 1 else {
      return false
    }
    let rows = try CSV.read(
      file.bytes, limit: BroughtFile.rowLimit, bounds: file.bounds, known: ShoppingDocument.columns
    ).rows
    for row in rows {
      let (id, listName) = (row["list_id"], row["list"].isEmpty ? Self.title(of: name, language) : row["list"])
      if lists.last.map({ ($0.list.id ?? "", $0.list.name) != (id, listName) }) ?? true {
        lists.append(
          Placed(place: "\(row.line)", list: .init(id: id.isEmpty ? nil : id, name: listName, items: []), items: []))
      }
      lists[lists.count - 1].list.items.append(ShoppingDocument.ItemRecord(row))
      lists[lists.count - 1].items.append("\(row.line)")
    }
    return true
  }

  private mutating func readText(_ file: BroughtFile, name: String, parser: LineParser) throws {
    // An item a line, and as many lines again that are empty.
    try FileBounds.check(lines: file.bytes, limit: 2 * ShoppingList.itemLimit)
    let read = ListText(file.text, parser: parser)
    guard !read.entries.isEmpty || !read.title.isEmpty else { throw Self.unreadable(SharingPhrases.unknownFile) }
    let items = read.entries.map { entry in
      ShoppingDocument.ItemRecord(ItemDraft(entry.line, note: entry.note, in: .en), bought: entry.isBought)
    }
    let title = read.title.isEmpty ? Self.title(of: name, parser.language) : read.title
    lists = [Placed(place: "1", list: .init(name: title, items: items), items: items.map(\.name))]
  }

  private static func title(of file: String, _ language: Language) -> String {
    let name = file.split(separator: ".").dropLast().joined(separator: ".")
    return name.allSatisfy(\.isWhitespace) ? SharingPhrases.importedList.text(in: language) : name
  }
}
