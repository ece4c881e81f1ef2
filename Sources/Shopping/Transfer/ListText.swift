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
  }

  var title: String
  var entries: [Entry]
}

extension ListText {
  /// - Parameter reader: as the space reads: whatever is written is read back by it to the same list.
  func text(for reader: LineReader) -> String {
    let heading = title.isEmpty ? [] : ["# \(TextField(title).text)", ""]
    let lines = entries.map { entry in
      "- [\(entry.isBought ? "x" : " ")] \(Self.content(of: entry, for: reader))"
    }
    return (heading + lines).joined(separator: "\n") + "\n"
  }

  /// A name alone is written alone when it reads as a name; anything else in fields.
  private static func content(of entry: Entry, for reader: LineReader) -> String {
    let name = entry.line.name
    let isNameAlone = entry == Entry(line: ItemLine(name: name), isBought: entry.isBought)
    if isNameAlone, TextField(name).isPlain, reader.line(name) == entry.line { return name }
    let language = reader.language
    var fields = [TextField(name).text]
    if let quantity = entry.line.quantity { fields.append(quantityText(quantity, in: language)) }
    if let price = entry.line.price { fields.append(price.text(in: language)) }
    if let brand = entry.line.brand { fields.append("\(Label.brand.text(in: language)): \(TextField(brand).text)") }
    if !entry.note.isEmpty { fields.append("\(Label.note.text(in: language)): \(TextField(entry.note).text)") }
    return fields.count == 1 ? fields[0] + TextField.end : fields.joined(separator: TextField.separator)
  }

  /// Never grouped. Three decimals get a fourth, so that nobody takes them for thousands: "1,1250 g".
  private static func quantityText(_ quantity: Quantity, in language: Language) -> String {
    let number = quantity.fieldText(in: language)
    let hasThousandths = !quantity.thousandths.isMultiple(of: 10)
    return "\(number)\(hasThousandths ? "0" : "") \(quantity.unit.name(counting: quantity, in: language))"
  }

  enum Label: CaseIterable {
    case brand, note

    func text(in language: Language) -> String {
      switch (self, language) {
      case (.brand, .en): "brand"
      case (.brand, .es), (.brand, .pt): "marca"
      case (.note, .en): "note"
      case (.note, .es), (.note, .pt): "nota"
      }
    }
  }
}
