import Kit

/// A list as text that people read, send to each other and paste back.
///
/// ```text
/// # Cena del sábado
///
/// - [ ] tomates · 2 kg · 3,50 €/kg
/// - [x] leche · 6 uds. · 0,89 €/ud. · marca: Mimosa · nota: la azul
/// - [ ] pan
/// ```
struct ListText: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var line: ItemLine
    var note = ""
    var isBought = false
    /// Whether its price may be that of all of it, where the line doesn't say.
    var mayCostThatInAll = false
  }

  var title: String
  var entries: [Entry]
}

extension ListText {
  /// - Parameter parser: as the space reads: whatever is written is read back by it to the same list.
  func text(for parser: LineParser) -> String {
    let heading = title.isEmpty ? [] : ["# \(TextField(title).text)", ""]
    let lines = entries.map { entry in
      "- [\(entry.isBought ? "x" : " ")] \(Self.content(of: entry, for: parser))"
    }
    return (heading + lines).joined(separator: "\n") + "\n"
  }

  /// A name alone is written alone when it reads as a name; anything else in fields.
  private static func content(of entry: Entry, for parser: LineParser) -> String {
    let name = entry.line.name
    let isNameAlone = entry == Entry(line: ItemLine(name: name), isBought: entry.isBought)
    if isNameAlone, TextField(name).isPlain, ListText(name, parser: parser).entries.map(\.line) == [entry.line] {
      return name
    }
    let language = parser.language
    var fields = [TextField(name).text]
    if let quantity = entry.line.quantity {
      fields.append("\(quantity.fieldText(in: language)) \(quantity.unit.name(counting: quantity, in: language))")
    }
    if let price = entry.line.price { fields.append(price.text(in: language)) }
    if let brand = entry.line.brand { fields.append("\(brandLabel.text(in: language)): \(TextField(brand).text)") }
    if !entry.note.isEmpty { fields.append("\(noteLabel.text(in: language)): \(TextField(entry.note).text)") }
    return fields.count == 1 ? fields[0] + TextField.end : fields.joined(separator: TextField.separator)
  }

  /// Before a brand and before a note. Files that are written today are read tomorrow.
  static let brandLabel = Phrase(es: "marca", en: "brand", pt: "marca")
  static let noteLabel = Phrase(es: "nota", en: "note", pt: "nota")
}
