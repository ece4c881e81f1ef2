import Kit

/// A file with wines, row by row. Where nothing is to be taken when one is wrong it is gone through twice, first to see what is in
/// it and then to bring it in, so that a large one needs little room.
struct WineFile: Sequence, Sendable {
  /// A row as it stands there, not yet understood.
  struct Row: Sendable {
    fileprivate enum Source: Sendable {
      case record([String]?)
      case element(JSONElements.Element)
      /// A document that stops in the middle.
      case brokenEnd
    }

    let place: FilePlace
    /// How much of the file has been read with it, of 1.
    let share: Double
    fileprivate let source: Source
  }

  /// What a row says.
  enum Content: Sendable {
    case wine(WineEntry)
    case rating(Rating, of: WineNumber)
    case blank
    case refused(Phrase)
  }

  /// Why a file cannot be read at all.
  enum Misreading: Error, Equatable {
    case empty
    case unknownLayout(columns: String)
    case noWines
    /// Ratings of X-Wines, of whose wines the catalogue has none.
    case ratingsAlone
    case tooManyRows
    /// Packed in a way that is not opened here, or without a table or document.
    case packed
    /// An archive that is cut short, or was never right.
    case damaged
    case notUTF8
    /// It holds more than a file may.
    case beyond(BroughtFile.Misreading)
  }

  let layout: Layout
  /// As somebody called it.
  let title: String
  private let bytes: [UInt8]
  /// Without its ending: the source of wines that name none.
  private let name: String
  /// Of scores that name no scale: read from the highest of them.
  let scale: Score.Scale?
  private let table: WineTable?
  /// Whether its last row is the end of what was cut off if it has fewer values than the first: no line ends there.
  private let endsOpen: Bool
  /// The wines that a file of ratings speaks of, by their numbers there.
  var rated: [String: WineNumber] = [:]

  /// - Parameter name: of the file.
  init(_ brought: [UInt8], name: String, bounds: FileBounds = .terminal) throws(Misreading) {
    title = name
    let (bytes, name) = try PackedFile.opened(brought, name: name, limit: bounds.bytes)
    self.bytes = bytes
    let plain = name.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? name
    if let problem = Self.encodingProblem(bytes) { throw problem }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = bytes[start...].first(where: { $0 > 32 }) else { throw .empty }
    let isDocument = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    do throws(BroughtFile.Misreading) {
      // A wine that goes too deep is refused by itself, see `JSONReader`.
      if isDocument { try bounds.check(json: bytes, depth: .max) } else { try bounds.check(table: bytes) }
    } catch {
      throw .beyond(error)
    }
    if isDocument {
      layout = first == UInt8(ascii: "{") ? .ours : .list
      let elements = JSONElements(bytes, under: Self.listNames)
      guard !elements.lists.isEmpty else { throw .noWines }
      self.name = elements.members["source"]?.text ?? plain
      scale = Self.scale(of: bytes, name: self.name)
      (table, endsOpen) = (nil, false)
    } else {
      var records = CSVRecords(bytes)
      guard let header = records.next()?.values else { throw .notUTF8 }
      guard let table = WineTable(header: header) else {
        throw .unknownLayout(columns: header.joined(separator: ", ").prefix(200).description)
      }
      layout = table.layout
      self.name = plain
      scale = nil
      self.table = table
      let isFirstWhole = records.next()?.values?.count == table.columnCount
      endsOpen = isFirstWhole && bytes.last.map { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } ?? false
    }
  }

  /// - Throws: `Invalid` on the field `file`.
  init(brought bytes: [UInt8], name: String, bounds: FileBounds = .terminal) throws {
    do throws(Misreading) {
      try self.init(bytes, name: name, bounds: bounds)
    } catch {
      throw error.invalid
    }
  }

  /// What the file's first bytes say that no table and no document begins with.
  private static func encodingProblem(_ bytes: [UInt8]) -> Misreading? {
    let packed: [[UInt8]] = [
      [0x50, 0x4B, 0x03, 0x04], [0x37, 0x7A, 0xBC, 0xAF], [0x52, 0x61, 0x72, 0x21, 0x1A],
    ]
    if packed.contains(where: { bytes.starts(with: $0) }) { return .packed }
    // UTF-16, with its mark or without.
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(4).contains(0)
    return isWide ? .notUTF8 : nil
  }

  private static let listNames: Set<String> = ["wines", "vinos", "vinhos"]

  func makeIterator() -> Iterator {
    guard table != nil else { return Iterator(source: .objects(JSONElements(bytes, under: Self.listNames))) }
    var records = CSVRecords(bytes)
    _ = records.next()
    return Iterator(source: .records(records))
  }

  struct Iterator: IteratorProtocol, Sendable {
    fileprivate enum Source {
      case objects(JSONElements)
      case records(CSVRecords)
      case ended
    }

    fileprivate var source: Source
    private var end = FilePlace(line: 1, element: 1)

    fileprivate init(source: Source) {
      self.source = source
    }

    mutating func next() -> Row? {
      let source = source
      // What is changed below must not be copied for it.
      self.source = .ended
      switch source {
      case .ended: return nil
      case .records(var records):
        guard let record = records.next() else { return nil }
        self.source = .records(records)
        return Row(
          place: FilePlace(line: record.line, element: nil), share: records.share, source: .record(record.values))
      case .objects(var elements):
        guard let element = elements.next() else {
          return elements.isBroken ? Row(place: end, share: 1, source: .brokenEnd) : nil
        }
        end = FilePlace(line: element.line, element: element.index + 2)
        self.source = .objects(elements)
        let place = FilePlace(line: element.line, element: element.index + 1)
        return Row(place: place, share: elements.share, source: .element(element))
      }
    }
  }

  /// Understands one of its rows.
  func content(of row: Row) -> Content {
    switch row.source {
    case .record(let values): content(values, isLast: row.share >= 1)
    case .element(let element): content(element)
    case .brokenEnd: .refused(ImportWords.brokenJSON)
    }
  }

  private func content(_ values: [String]?, isLast: Bool) -> Content {
    guard let values, let table else { return .refused(ImportWords.unreadable) }
    if values.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return .blank }
    // The older winemag file ends in rows that hold their own number and nothing else.
    if table.layout == .winemag, values.dropFirst().allSatisfy(\.isEmpty) { return .blank }
    guard values.count <= table.columnCount else { return .refused(ImportWords.tooManyValues) }
    // Tables that people make may leave out what is empty; those that programs write are whole, unless they were cut off.
    let isWhole = values.count == table.columnCount
    guard isWhole || table.layout == .table && !(isLast && endsOpen) else { return .refused(ImportWords.cutOff) }
    do {
      guard table.layout == .ratings else { return Self.content(try table.entry(values)) }
      let rating = try table.rating(values)
      return rated[rating.wine].map { .rating(rating, of: $0) } ?? .refused(ImportWords.unknownWine(rating.wine))
    } catch {
      return .refused(error.reason)
    }
  }

  private func content(_ element: JSONElements.Element) -> Content {
    let node: JSONNode
    do {
      node = try element.read()
    } catch {
      return .refused(error.message)
    }
    guard var object = WineObject(node, name: name) else { return .refused(ImportWords.noObject) }
    do {
      return Self.content(try object.entry(scale: scale, isOurs: layout == .ours))
    } catch {
      return .refused(error.reason)
    }
  }

  private static func content(_ entry: WineEntry) -> Content {
    let entry = entry.tidied
    return entry.problem.map { .refused($0) } ?? .wine(entry)
  }

  /// The smallest scale that holds all scores that stand without one. What fits no scale is one wine's mistake and says nothing of
  /// the others.
  private static func scale(of bytes: [UInt8], name: String) -> Score.Scale? {
    let mostPoints = Score.Scale.hundred.rawValue * 100
    var highest: Int?
    for element in JSONElements(bytes, under: listNames) {
      let score: Int?
      do {
        score = WineObject(try element.read(), name: name)?.bareScore
      } catch {
        // It is refused when its turn comes.
        continue
      }
      guard let score, score <= mostPoints else { continue }
      highest = Swift.max(highest ?? 0, score)
    }
    return highest.flatMap { highest in Score.Scale.allCases.first { highest <= $0.rawValue * 100 } }
  }
}
