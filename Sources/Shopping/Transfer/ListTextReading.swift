import Kit

extension ListText {
  /// Reads what `text(for:)` writes, and any other text with an item on each line.
  ///
  /// A first line that begins with "# ", or ends with a colon above others, is the title. A line that is not of this format is read
  /// as if it were typed: it may name several things, or none, as in a conversation.
  init(_ text: String, parser: LineParser) {
    let (title, lines) = Self.lines(of: text, parser)
    let all = lines.flatMap(\.self)
    // Between other lines a question mark asks whether somebody has read them.
    let telling = all.filter { !$0.line.name.allSatisfy("¿?¡!…".contains) }
    self.init(title: title, entries: telling.isEmpty ? all : telling)
  }

  /// What each line that isn't blank says, the title nothing.
  static func lines(of text: String, _ parser: LineParser) -> (title: String, lines: [[Entry]]) {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    let title = lines.first.flatMap { Self.title($0, ofMany: lines.count > 1) }
    let things = SeveralThings(parser)
    var read: [[Entry]] = []
    for (index, line) in lines.enumerated() {
      guard index > 0 || title == nil else {
        read.append([])
        continue
      }
      let chat = ChatLine(line)
      let said = ChatNotice.withoutEditing(String(chat?.text ?? line))
      if chat != nil, let before = read.last?.last?.line, before.quantity == nil, before.price == nil,
        let much = things.quantityAlone(said)
      {
        // Somebody said what, and then how much.
        read[index - 1][read[index - 1].count - 1].line.quantity = much
        read.append([])
      } else {
        read.append(ChatNotice.isOne(said) ? [] : entries(of: said, ofMany: lines.count > 1, things))
      }
    }
    return (title ?? "", read)
  }

  private static func entries(of said: String, ofMany: Bool, _ things: SeveralThings) -> [Entry] {
    let pasted = PastedLine(Substring(said))
    return entries(of: pasted, ofMany: ofMany, things).map { entry in
      var entry = entry
      entry.isBought = pasted.isTicked ?? false
      return entry
    }
  }

  private static func entries(of line: PastedLine, ofMany: Bool, _ things: SeveralThings) -> [Entry] {
    if let entry = entry(ofFields: line.text, things.parser) { return [entry] }
    if isHeading(line, ofMany: ofMany) { return [] }
    return things.split(line.text).map(withoutQuestion).compactMap { things.parser.reading(of: $0) }.map { reading in
      Entry(line: reading.line, mayCostThatInAll: reading.mayCostThatInAll)
    }
  }

  /// “¿jamón york?” asks for it, in doubt.
  private static func withoutQuestion(_ text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    let start = text.drop { "¿¡ ".contains($0) }
    let kept = start.reversed().drop { "?! ".contains($0) }
    return String(kept.reversed())
  }

  /// “Fruta:” names what follows, and a shop's name above other lines where that is bought.
  private static func isHeading(_ line: PastedLine, ofMany: Bool) -> Bool {
    line.isTicked == nil
      && (line.text.hasSuffix(":")
        || ofMany && KnownBrands.isShop(line.text.filter { $0.isLetter || $0.isWhitespace || $0.isNumber }))
  }

  /// “# Cena”, or “Cena:” above other lines.
  private static func title(_ line: Substring, ofMany: Bool) -> String? {
    guard line.unicodeScalars.starts(with: "# ".unicodeScalars) else {
      let isPlain = PastedLine(line).text == line && PastedLine(line).isTicked == nil && ChatLine(line) == nil
      return ofMany && isPlain && line.hasSuffix(":") ? String(line.dropLast()) : nil
    }
    return TextField(reading: Substring(line.unicodeScalars.dropFirst(2)))?.content
  }

  /// `nil` unless every field is understood.
  private static func entry(ofFields line: String, _ parser: LineParser) -> Entry? {
    guard var fields = fields(of: line), let name = TextField(reading: fields.removeFirst())?.content, !name.isEmpty
    else { return nil }
    var entry = Entry(line: ItemLine(name: name))
    for field in fields {
      if let brand = labelled(brandLabel, field) {
        entry.line.brand = brand
      } else if let note = labelled(noteLabel, field) {
        entry.note = note
      } else if let quantity = quantity(field) {
        entry.line.quantity = quantity
      } else if let price = price(field, parser, beside: entry.line.quantity) {
        entry.line.price = price
      } else {
        return nil
      }
    }
    return entry
  }

  /// `nil` when the line has no separator.
  private static func fields(of line: String) -> [Substring]? {
    var fields: [Substring] = []
    var rest = Substring(line).unicodeScalars
    let separator = Array(TextField.separator.unicodeScalars)
    while let range = rest.firstRange(of: separator) {
      fields.append(Substring(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    let end = Array(TextField.end.unicodeScalars)
    if rest.suffix(end.count).elementsEqual(end) {
      fields.append(Substring(rest.dropLast(end.count)))
    } else if fields.isEmpty {
      return nil
    } else {
      fields.append(Substring(rest))
    }
    return fields
  }

  private static func labelled(_ label: Phrase, _ field: Substring) -> String? {
    for language in Language.allCases {
      let prefix = "\(label.text(in: language)): ".unicodeScalars
      guard field.unicodeScalars.starts(with: prefix) else { continue }
      return TextField(reading: Substring(field.unicodeScalars.dropFirst(prefix.count)))?.content
    }
    return nil
  }

  private static func quantity(_ field: Substring) -> Quantity? {
    let atoms = Atom.atoms(of: String(field))
    var reading = QuantityReading(atoms[...], isInFront: false)
    guard let phrase = reading.phrase(), phrase.form == .unit, phrase.length == atoms.count else { return nil }
    return phrase.quantity
  }

  private static func price(_ field: Substring, _ parser: LineParser, beside quantity: Quantity?) -> Price? {
    let atoms = Atom.atoms(of: String(field))
    var reading = PriceReading(atoms[...], currency: parser.currency, language: parser.language)
    return reading.phrase()?.price(beside: quantity)
  }
}
