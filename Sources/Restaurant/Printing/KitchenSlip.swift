import Kit

/// What the paper of a station says of an order. What it said last is kept, so that the next one says what is different.
struct KitchenSlip: Hashable, Codable, Sendable {
  struct Line: Hashable, Codable, Sendable {
    let id: String
    let quantity: Int
    let name: String
    /// What was chosen with it.
    let choice: String
    let note: String
  }

  let number: String
  /// The table, or how it leaves the house.
  let place: String
  let contact: [String]
  let note: String
  let lines: [Line]
  /// That it is not to be made any more.
  let isVoid: Bool

  /// - Parameter lines: those that the station makes.
  init(_ order: Order, at table: String?, lines: [OrderLine], for words: SlipWords) {
    number = "\(order.number)"
    place = table ?? words.text(order.leaves)
    contact = order.contact.texts
    note = order.note
    self.lines = lines.map { line in
      Line(
        id: line.id.description, quantity: line.quantity,
        name: line.name.text(for: words.language, mainly: words.language),
        choice: line.modifiers.summary(mainly: words.language).map(words.text) ?? "", note: line.note)
    }
    isVoid = order.state.isVoid
  }

  /// Whether there is anything to make.
  var isEmpty: Bool { isVoid || lines.isEmpty }
}

/// The texts of a slip: paper is in the restaurant's own language.
struct SlipWords: Sendable {
  let language: Language
  let zone: Zone

  init(_ scope: some SpaceScope) throws {
    language = try EstablishmentStore(scope).establishment(for: .es).language
    zone = scope.space.zone
  }

  func text(_ text: some Localized) -> String { text.text(in: ReaderLocale(language: language, zone: zone)) }
}

extension KitchenSlip {
  /// What is different from what the paper said before, in the order of its lines.
  func changes(since before: KitchenSlip, _ words: SlipWords) -> [String] {
    let then = Dictionary(before.lines.map { ($0.id, $0) }) { $1 }
    let now = Set(lines.map(\.id))
    let gone = before.lines.filter { !now.contains($0.id) }.map { "- \($0.quantity) × \($0.name)" }
    let other = lines.compactMap { line -> String? in
      guard let was = then[line.id] else { return "+ \(line.quantity) × \(line.name)" }
      if was == line { return nil }
      let name = was.name == line.name ? line.name : "\(was.name) -> \(line.name)"
      return was.quantity == line.quantity
        ? "* \(line.quantity) × \(name)" : "* \(was.quantity) -> \(line.quantity) × \(name)"
    }
    let place = before.place == self.place ? [] : ["\(before.place) -> \(self.place)"]
    let note = before.note == self.note ? [] : [words.text(PrinterPhrases.otherNote)]
    return place + gone + other + note
  }

  /// - Parameters:
  ///   - before: what the last paper of it says; `nil` for the first.
  ///   - mark: what has to be known of the paper itself.
  func slip(
    since before: KitchenSlip?, _ mark: Phrase? = nil, station: String, at now: Instant, _ words: SlipWords
  ) -> Slip {
    var lines: [Slip.Line] = []
    if let mark { lines.append(.heading(words.text(mark))) }
    if isVoid || before != nil && self.lines.isEmpty {
      lines.append(.heading(words.text(PrinterPhrases.void)))
    } else if before != nil {
      lines.append(.heading(words.text(PrinterPhrases.corrected)))
    }
    lines.append(.large("\(number) · \(place)"))
    lines.append(.sum(words.text(now.written(.time)), station))
    lines += contact.map { .text($0) }
    lines.append(.rule)
    if let before, !isVoid {
      lines += changes(since: before, words).map { .strong($0) }
      lines.append(.rule)
    }
    for line in self.lines {
      lines.append(.large("\(line.quantity) × \(line.name)"))
      if !line.choice.isEmpty { lines.append(.detail(line.choice)) }
      if !line.note.isEmpty { lines.append(.strong("!! \(line.note)")) }
    }
    if !note.isEmpty { lines += [.rule, .strong("!! \(note)")] }
    return Slip(lines)
  }
}
