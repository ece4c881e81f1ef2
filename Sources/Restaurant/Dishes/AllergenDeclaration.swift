import Kit

/// What a restaurant says of the fourteen allergens in one dish: nothing, until it does.
struct AllergenDeclaration: Hashable, Codable, Sendable {
  static let undeclared = AllergenDeclaration()

  /// Two bits for each allergen: the place of what is known of it among all that can be. Stored: it never changes.
  private var bits: UInt32 = 0

  private static let presences = AllergenPresence.allCases

  init(contains: Set<Allergen> = [], mayContain: Set<Allergen> = [], free: Set<Allergen> = []) {
    for allergen in free { self[allergen] = .free }
    for allergen in mayContain { self[allergen] = .mayContain }
    for allergen in contains { self[allergen] = .contains }
  }

  subscript(allergen: Allergen) -> AllergenPresence {
    get { Self.presences[Int(bits >> UInt32(allergen.index * 2) & 3)] }
    set {
      let place = UInt32(allergen.index * 2)
      bits = bits & ~(3 << place) | UInt32(Self.presences.firstIndex(of: newValue) ?? 0) << place
    }
  }

  /// In the annex's order.
  func allergens(_ presence: AllergenPresence) -> [Allergen] {
    Allergen.allCases.filter { self[$0] == presence }
  }

  var isUndeclared: Bool { bits == 0 }
  var isComplete: Bool { allergens(.undeclared).isEmpty }

  /// "Contains milk and eggs. May contain tree nuts. The others are not declared." Says nothing of what is free:
  /// that is for the dish's own page.
  var summary: Phrase {
    sentences.joined(by: " ")
      ?? Phrase(
        es: "Alérgenos sin declarar: pregúntanos.", en: "Allergens not declared: please ask us.",
        pt: "Alérgenos não declarados: pergunte antes de pedir.")
  }

  /// None while nothing is declared.
  private var sentences: [Phrase] {
    if isUndeclared { return [] }
    var sentences: [Phrase] = []
    let (contained, traces) = (allergens(.contains), allergens(.mayContain))
    if !contained.isEmpty { sentences.append(Self.contains(contained)) }
    if !traces.isEmpty { sentences.append(Self.mayContain(traces)) }
    let unknown = allergens(.undeclared)
    if unknown.count == Allergen.allCases.count - contained.count - traces.count, !unknown.isEmpty {
      sentences.append(Self.othersUndeclared)
    } else if !unknown.isEmpty {
      sentences.append(Self.notDeclared(unknown))
    } else if contained.isEmpty, traces.isEmpty {
      sentences.append(Self.freeOfAll)
    }
    return sentences
  }

  static let othersUndeclared = Phrase(
    es: "Los demás, sin declarar.", en: "The others are not declared.", pt: "Os outros não estão declarados.")
  static let freeOfAll = Phrase(
    es: "No contiene ninguno de los catorce alérgenos.", en: "Free from all fourteen allergens.",
    pt: "Não contém nenhum dos catorze alérgenos.")

  static func contains(_ allergens: [Allergen]) -> Phrase {
    let names = Enumeration(allergens.map(\.inSentence))
    return Phrase(es: "Contiene \(names).", en: "Contains \(names).", pt: "Contém \(names).")
  }

  /// The same for one language, where it is said by the hundred.
  static func contains(names: [String], in language: Language) -> String {
    let list = Enumeration<Phrase>.text(of: names, in: language)
    return switch language {
    case .es: "Contiene \(list)."
    case .en: "Contains \(list)."
    case .pt: "Contém \(list)."
    }
  }

  static func mayContain(_ allergens: [Allergen]) -> Phrase {
    let names = Enumeration(allergens.map(\.inSentence))
    return Phrase(es: "Puede contener \(names).", en: "May contain \(names).", pt: "Pode conter \(names).")
  }

  fileprivate static func notDeclared(_ allergens: [Allergen]) -> Phrase {
    let names = Enumeration(allergens.map(\.inSentence))
    return Phrase(es: "Sin declarar: \(names).", en: "Not declared: \(names).", pt: "Não declarados: \(names).")
  }
}

/// As a column holds it: "+milk ?nuts -fish", what is undeclared left out.
extension AllergenDeclaration {
  var stored: String {
    Allergen.allCases.compactMap { allergen in
      switch self[allergen] {
      case .undeclared: nil
      case .contains: "+\(allergen.rawValue)"
      case .mayContain: "?\(allergen.rawValue)"
      case .free: "-\(allergen.rawValue)"
      }
    }.joined(separator: " ")
  }

  private static let words = Allergen.allCases.map { (allergen: $0, word: Array($0.rawValue.utf8)) }

  /// `nil` when it is not what ``stored`` writes: nothing is guessed about an allergen. A menu reads a thousand of these, byte
  /// by byte.
  init?(stored: String) {
    self.init()
    var stored = stored
    let isRead = stored.withUTF8 { bytes in
      var rest = bytes[...]
      while let sign = rest.first {
        let word = rest.prefix { $0 != UInt8(ascii: " ") }
        rest = rest[word.endIndex...].dropFirst()
        guard let allergen = Self.words.first(where: { word.dropFirst().elementsEqual($0.word) })?.allergen,
          self[allergen] == .undeclared
        else { return false }
        switch sign {
        case UInt8(ascii: "+"): self[allergen] = .contains
        case UInt8(ascii: "?"): self[allergen] = .mayContain
        case UInt8(ascii: "-"): self[allergen] = .free
        default: return false
        }
      }
      return true
    }
    guard isRead else { return nil }
  }
}

extension AllergenDeclaration {
  /// What a dish is to somebody who avoids some allergens.
  struct Verdict: Hashable, Sendable {
    let contains: [Allergen]
    /// Empty for somebody who tolerates traces.
    let mayContain: [Allergen]
    let undeclared: [Allergen]

    var isSafe: Bool { contains.isEmpty && mayContain.isEmpty && undeclared.isEmpty }

    /// Why it is not safe; `nil` when it is.
    var reason: Phrase? {
      var sentences: [Phrase] = []
      if !contains.isEmpty { sentences.append(AllergenDeclaration.contains(contains)) }
      if !mayContain.isEmpty { sentences.append(AllergenDeclaration.mayContain(mayContain)) }
      if !undeclared.isEmpty {
        sentences.append(AllergenDeclaration.notDeclared(undeclared))
      }
      return sentences.joined(by: " ")
    }
  }

  func verdict(for avoided: Set<Allergen>, toleratingTraces: Bool) -> Verdict {
    func those(_ presence: AllergenPresence) -> [Allergen] {
      Allergen.allCases.filter { avoided.contains($0) && self[$0] == presence }
    }
    return Verdict(
      contains: those(.contains), mayContain: toleratingTraces ? [] : those(.mayContain), undeclared: those(.undeclared)
    )
  }

  func isSafe(for avoided: Set<Allergen>, toleratingTraces: Bool) -> Bool {
    verdict(for: avoided, toleratingTraces: toleratingTraces).isSafe
  }
}
