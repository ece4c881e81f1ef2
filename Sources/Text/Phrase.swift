import Synchronization

/// A text in the three languages.
///
/// ```swift
/// extension Phrase {
///   static let customers = Phrase(es: "Clientes", en: "Customers", pt: "Clientes")
///   static func total(_ money: Money) -> Phrase {
///     Phrase(es: "Total: \(money)", en: "Total: \(money)", pt: "Total: \(money)")
///   }
/// }
/// ```
///
/// It cannot be made from one literal, so a missing language does not compile.
package struct Phrase: Localized, Hashable {
  private enum Content: Hashable, Sendable {
    case verbatim(String)
    /// Literals alone: kept for good, so that the hundreds of copies on a page are not counted.
    case constant(Constant)
    case composed(Translations)
    case money(Money)
  }

  private let content: Content

  package init(es: Wording, en: Wording, pt: Wording) {
    let translations = Translations(es: es, en: en, pt: pt)
    content = translations.isLiteral ? .constant(Constant(translations)) : .composed(translations)
  }

  /// The same text in every language: a name, a code, what a person typed.
  package init(verbatim text: String) {
    content = .verbatim(text)
  }

  /// What is made of values and signs alone, which no language writes otherwise: “Ana · 10:30”.
  package init(joining wording: Wording) {
    self.init(es: wording, en: wording, pt: wording)
  }

  package init(_ money: Money) {
    content = .money(money)
  }

  /// The text when it is the same for every reader.
  package var verbatim: String? {
    if case .verbatim(let text) = content { text } else { nil }
  }

  /// The form that goes with the number: `one` for 1 and -1, `other` for the rest, 0 included.
  ///
  /// Each `#` of the literals becomes the number, grouped as the language does; a `#` inside an interpolated value
  /// stays.
  package static func counted(
    _ count: Int,
    es: (one: Wording, other: Wording),
    en: (one: Wording, other: Wording),
    pt: (one: Wording, other: Wording)
  ) -> Phrase {
    func form(_ forms: (one: Wording, other: Wording)) -> Wording {
      (count.magnitude == 1 ? forms.one : forms.other).counting(count)
    }
    return Phrase(es: form(es), en: form(en), pt: form(pt))
  }

  package func text(in locale: ReaderLocale) -> String {
    switch content {
    case .verbatim(let text): text
    case .constant(let constant): constant.translations.wording(in: locale.language).text(in: locale)
    case .composed(let translations): translations.wording(in: locale.language).text(in: locale)
    case .money(let money): money.text(in: locale)
    }
  }
}

/// A phrase of the program itself, one for all that say the same.
private struct Constant: Hashable, Sendable {
  /// Many, so that pages that are written at once hardly ever wait for each other.
  private static let shelves = (0..<64).map { _ in Shelf() }

  private let kept: Unmanaged<Translations>

  init(_ translations: Translations) {
    kept = Self.shelves[translations.hashValue & 63].kept(translations)
  }

  var translations: Translations { kept._withUnsafeGuaranteedRef { $0 } }

  static func == (one: Constant, other: Constant) -> Bool {
    one.kept.toOpaque() == other.kept.toOpaque()
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kept.toOpaque())
  }
}

private final class Shelf: Sendable {
  private let all = Mutex<Set<Translations>>([])

  /// Never released: there are only as many as the program has literals.
  func kept(_ translations: Translations) -> Unmanaged<Translations> {
    all.withLock { all in
      let (isNew, member) = all.insert(translations)
      return isNew ? Unmanaged.passRetained(member) : Unmanaged.passUnretained(member)
    }
  }
}

/// Shared by the copies of a phrase.
private final class Translations: Hashable, Sendable {
  private let es: Wording
  private let en: Wording
  private let pt: Wording

  init(es: Wording, en: Wording, pt: Wording) {
    (self.es, self.en, self.pt) = (es, en, pt)
  }

  var isLiteral: Bool { es.isLiteral && en.isLiteral && pt.isLiteral }

  func wording(in language: Language) -> Wording {
    switch language {
    case .es: es
    case .en: en
    case .pt: pt
    }
  }

  static func == (one: Translations, other: Translations) -> Bool {
    one === other || (one.es == other.es && one.en == other.en && one.pt == other.pt)
  }

  func hash(into hasher: inout Hasher) {
    // Hardly two phrases agree in one language and not in the others.
    hasher.combine(en)
  }
}
