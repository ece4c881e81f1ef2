import Kit

/// A name or a description in those of the three languages in which the restaurant wrote it.
struct LocalizedText: Hashable, Codable, Sendable {
  private var es = ""
  private var en = ""
  private var pt = ""

  init() {}

  init(_ text: String, in language: Language) {
    self[language] = text
  }

  init(es: String = "", en: String = "", pt: String = "") {
    (self[.es], self[.en], self[.pt]) = (es, en, pt)
  }

  /// What was written in a language itself; empty when nothing was. White space around it is not kept, nor what
  /// cannot be seen: among that are the signs that separate stored texts.
  subscript(language: Language) -> String {
    get {
      switch language {
      case .es: es
      case .en: en
      case .pt: pt
      }
    }
    set {
      let text = newValue.asTyped
      switch language {
      case .es: es = text
      case .en: en = text
      case .pt: pt = text
      }
    }
  }

  /// Those in which it is written.
  var languages: [Language] { Language.allCases.filter { !self[$0].isEmpty } }

  var isEmpty: Bool { es.isEmpty && en.isEmpty && pt.isEmpty }

  /// The language in which a reader sees it, for the `lang` of its element: their own, else the restaurant's main
  /// language, else the first in which it is written. `nil` when it is empty.
  func language(for reader: Language, mainly main: Language) -> Language? {
    [reader, main].first { !self[$0].isEmpty } ?? languages.first
  }

  /// What a reader sees; empty only when it is empty in every language.
  func text(for reader: Language, mainly main: Language) -> String {
    language(for: reader, mainly: main).map { self[$0] } ?? ""
  }

  /// What activity calls a thing of this name.
  /// - Parameter main: the restaurant's main language, where it has one yet.
  func title(mainly main: Language?) -> String {
    (main ?? languages.first).map { text(for: $0, mainly: $0) } ?? ""
  }

  /// What each reader sees.
  func phrase(mainly main: Language) -> Phrase {
    let texts = Language.allCases.map { text(for: $0, mainly: main) }
    if texts.allSatisfy({ $0 == texts[0] }) { return Phrase(verbatim: texts[0]) }
    return Phrase(
      es: "\(text(for: .es, mainly: main))", en: "\(text(for: .en, mainly: main))",
      pt: "\(text(for: .pt, mainly: main))")
  }

  /// What a search looks through: every language, so that a guest finds a dish by the name in any of them.
  var searchKey: String {
    var keys: [String] = []
    for language in Language.allCases {
      let key = self[language].searchKey
      if !key.isEmpty, !keys.contains(key) { keys.append(key) }
    }
    return keys.joined(separator: " ")
  }

  /// The folded texts that it goes by.
  var keys: Set<String> { Set(languages.map { self[$0].searchKey }).subtracting([""]) }

  /// This text with what another says in the languages in which that is written.
  func overwritten(by other: LocalizedText) -> LocalizedText {
    var text = self
    for language in other.languages { text[language] = other[language] }
    return text
  }

  /// Whether each of its texts has at most so many characters.
  func fits(_ limit: Int) -> Bool { Language.allCases.allSatisfy { TextRule.fits(self[$0], limit) } }
}

extension Invalid {
  /// A text must be written in the restaurant's main language.
  mutating func require(_ text: LocalizedText, _ field: String, in main: Language, _ missing: Phrase) {
    if text[main].isEmpty { self["\(field).\(main)"] = missing }
  }

  /// What is wrong besides.
  mutating func formUnion(_ other: Invalid) {
    for (field, message) in other.messages { self[field] = message }
  }
}

/// As a column holds it: "es:Pan", and a record separator between two languages.
extension LocalizedText {
  private static let separator: Character = "\u{1E}"

  var stored: String {
    languages.map { "\($0.rawValue):\(self[$0])" }.joined(separator: String(Self.separator))
  }

  /// `nil` when it is not what ``stored`` writes. What was stored was cleaned when it was written; a menu reads a thousand of
  /// these, byte by byte.
  init?(stored: String) {
    self.init()
    var stored = stored
    let isRead = stored.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = rest.prefix { $0 != 0x1E }
        rest = rest[part.endIndex...].dropFirst()
        guard part.count >= 3, part[part.startIndex + 2] == UInt8(ascii: ":") else { return false }
        let text = String(decoding: part.dropFirst(3), as: UTF8.self)
        switch (part[part.startIndex], part[part.startIndex + 1]) {
        case (UInt8(ascii: "e"), UInt8(ascii: "s")): es = text
        case (UInt8(ascii: "e"), UInt8(ascii: "n")): en = text
        case (UInt8(ascii: "p"), UInt8(ascii: "t")): pt = text
        default: return false
        }
      }
      return true
    }
    guard isRead else { return nil }
  }
}
