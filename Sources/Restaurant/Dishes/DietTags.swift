import Kit

/// The tags of one dish. What is vegan is vegetarian too.
struct DietTags: Hashable, Sendable {
  let all: Set<DietTag>

  init(_ tags: Set<DietTag> = []) {
    all = tags.contains(.vegan) ? tags.union([.vegetarian]) : tags
  }

  func contains(_ tag: DietTag) -> Bool { all.contains(tag) }

  /// In their own order, without what another says already: a vegan dish needs no "vegetarian".
  var shown: [DietTag] {
    DietTag.allCases.filter { all.contains($0) && !($0 == .vegetarian && all.contains(.vegan)) }
  }

  /// What is wrong with the tags beside what the dish is declared to contain; `nil` when nothing is.
  func problem(with allergens: AllergenDeclaration) -> Phrase? {
    for tag in [DietTag.vegan, .vegetarian, .kosher] where all.contains(tag) {
      let wrong = tag.excluded.filter { allergens[$0] == .contains }
      guard !wrong.isEmpty else { continue }
      let names = Enumeration(wrong.map(\.inSentence))
      return Phrase(
        es: "Un plato \(tag.inSentence) no puede contener \(names). Quita la etiqueta o corrige los alérgenos.",
        en: "A \(tag.inSentence) dish cannot contain \(names). Remove the tag or correct the allergens.",
        pt: "Um prato \(tag.inSentence) não pode conter \(names). Retire a etiqueta ou corrija os alergénios.")
    }
    return nil
  }
}

/// As a column holds them: "vegan spicy".
extension DietTags {
  var stored: String { shown.map(\.rawValue).joined(separator: " ") }

  /// `nil` when a word is none of them.
  init?(stored: String) {
    var tags: Set<DietTag> = []
    for word in stored.split(separator: " ") {
      guard let tag = DietTag(rawValue: String(word)) else { return nil }
      tags.insert(tag)
    }
    self.init(tags)
  }
}
