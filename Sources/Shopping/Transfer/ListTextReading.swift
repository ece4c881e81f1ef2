import Kit

extension ListText {
  /// Reads what `text(for:)` writes, and any other text with an item on each line.
  ///
  /// A first line that begins with "# " is the title. A line that is not of this format is read as if it were typed.
  init(_ text: String, parser: LineParser) {
    var lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }[...]
    if let first = lines.first, let title = Self.title(first) {
      self.title = title
      lines.removeFirst()
    } else {
      title = ""
    }
    entries = lines.map(PastedLine.init).compactMap { line in
      var entry = Self.entry(ofFields: line.text, parser) ?? parser.line(line.text).map { Entry(line: $0) }
      entry?.isBought = line.isTicked ?? false
      return entry
    }
  }

  private static func title(_ line: Substring) -> String? {
    guard line.unicodeScalars.starts(with: "# ".unicodeScalars) else { return nil }
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
