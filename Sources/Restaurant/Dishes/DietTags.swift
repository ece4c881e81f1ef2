import Kit

/// The tags of one dish. What is vegan is vegetarian too.
struct DietTags: Hashable, Codable, Sendable {
  /// One for each tag.
  private var bits: UInt8 = 0

  init(_ tags: Set<DietTag> = []) {
    for tag in tags { insert(tag) }
  }

  private mutating func insert(_ tag: DietTag) {
    bits |= Self.bit(tag)
    if tag == .vegan { insert(.vegetarian) }
  }

  private static func bit(_ tag: DietTag) -> UInt8 { 1 << (DietTag.allCases.firstIndex(of: tag) ?? 0) }

  func contains(_ tag: DietTag) -> Bool { bits & Self.bit(tag) != 0 }

  var all: Set<DietTag> { Set(DietTag.allCases.filter(contains)) }

  /// In their own order, without what another says already: a vegan dish needs no "vegetarian".
  var shown: [DietTag] {
    bits == 0 ? [] : DietTag.allCases.filter { contains($0) && !($0 == .vegetarian && contains(.vegan)) }
  }

  /// What is wrong with the tags beside what the dish is declared to contain; `nil` when nothing is.
  func problem(with allergens: AllergenDeclaration) -> Phrase? {
    for tag in [DietTag.vegan, .vegetarian, .kosher] where contains(tag) {
      let wrong = tag.excluded.filter { allergens[$0] == .contains }
      guard !wrong.isEmpty else { continue }
      let names = Enumeration(wrong.map(\.inSentence))
      return Phrase(
        es: "Un plato \(tag.inSentence) no puede contener \(names). Quita la etiqueta o corrige los alérgenos.",
        en: "A \(tag.inSentence) dish cannot contain \(names). Remove the tag or correct the allergens.",
        pt: "Um prato \(tag.inSentence) não pode conter \(names). Remova a etiqueta ou corrija os alérgenos.")
    }
    return nil
  }
}

/// As a column holds them: "vegan spicy".
extension DietTags {
  var stored: String { shown.map(\.rawValue).joined(separator: " ") }

  /// `nil` when a word is none of them.
  init?(stored: String) {
    self.init()
    guard !stored.isEmpty else { return }
    for word in stored.split(separator: " ") {
      guard let tag = DietTag(rawValue: String(word)) else { return nil }
      insert(tag)
    }
  }
}
