/// What most events say, and how they read where they say nothing else.
package enum EventPhrases {
  package static let saved = Phrase(es: "Guardado", en: "Saved", pt: "Guardado")
  package static let changed = Phrase(es: "Cambiado", en: "Changed", pt: "Alterado")
  /// Where what was done leaves nothing to say but that it was taken back.
  package static let asBefore = Phrase(es: "Cambio deshecho", en: "Change undone", pt: "Alteração desfeita")
  package static let backAgain = Phrase(es: "Recuperado", en: "Back again", pt: "Recuperado")

  /// “Paid: Ana”.
  package static func line(_ words: Phrase, _ title: String) -> Phrase {
    Phrase(joining: "\(words): \(title)")
  }

  /// What has been done more than once, to things that have no name for all of them.
  static func more(_ words: Phrase, _ count: Int) -> Phrase {
    .counted(
      count, es: (one: "\(words) y # vez más", other: "\(words) y # veces más"),
      en: (one: "\(words), and once more", other: "\(words), and # times more"),
      pt: (one: "\(words) e mais # vez", other: "\(words) e mais # vezes"))
  }

  /// What several things are called in one line: “Ana, Bea, Carlos + 9”.
  package static func names(_ names: [String]) -> String {
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(shown) + \(names.count - 3)" : shown
  }

  static func deed(_ sentence: Phrase, by name: Phrase) -> Phrase {
    Phrase(joining: "\(name): \(sentence)")
  }
}

extension FieldChange {
  /// “Brand: Mimosa → Gresso”, and whether that went over what somebody else had just changed.
  /// - Parameters:
  ///   - label: of the field.
  ///   - from: the value before as people read it, where that is not the text itself.
  ///   - to: the value after, likewise.
  package func phrase(_ label: Phrase, from: Phrase? = nil, to: Phrase? = nil) -> Phrase {
    let (from, to) = (from ?? Self.shown(self.from), to ?? Self.shown(self.to))
    guard overtook else {
      return Phrase(joining: "\(label): \(from) → \(to)")
    }
    return Phrase(
      es: "\(label): \(from) → \(to) (otra persona lo acababa de cambiar)",
      en: "\(label): \(from) → \(to) (somebody else had just changed it)",
      pt: "\(label): \(from) → \(to) (outra pessoa tinha acabado de alterá-lo)")
  }

  private static func shown(_ text: String) -> Phrase { Phrase(verbatim: text.isEmpty ? "—" : text) }
}
