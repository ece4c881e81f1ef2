import Kit

/// A list as one sends it to somebody: a thing a line, as people write them. Pasted into a list it puts the same things there.
///
/// ```text
/// Cena del sábado:
/// • 2 kg tomates
/// • 6 uds. leche Mimosa (la azul)
/// ✓ pan
/// ```
struct ChatText {
  let list: ListText

  func text(in language: Language) -> String {
    let bought = list.entries.filter(\.isBought)
    let lines =
      list.entries.filter { !$0.isBought }.map { "• \(Self.words(of: $0, language))" }
      + bought.map { "✓ \(Self.words(of: $0, language))" }
    return ((list.title.isEmpty ? [] : ["\(list.title):"]) + lines).joined(separator: "\n") + "\n"
  }

  private static func words(of entry: ListText.Entry, _ language: Language) -> String {
    let line = entry.line
    let quantity = line.quantity.map { "\($0.fieldText(in: language)) \($0.unit.name(counting: $0, in: language))" }
    let note = entry.note.isEmpty ? nil : "(\(entry.note.split(whereSeparator: \.isNewline).joined(separator: " ")))"
    return [quantity, line.name, line.brand, note].compactMap(\.self).joined(separator: " ")
  }
}
