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
  private let es: Wording
  private let en: Wording
  private let pt: Wording

  package init(es: Wording, en: Wording, pt: Wording) {
    self.es = es
    self.en = en
    self.pt = pt
  }

  /// The same text in every language: a name, a code, what a person typed.
  package init(verbatim text: String) {
    let wording = Wording(stringLiteral: text)
    self.init(es: wording, en: wording, pt: wording)
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

  package func text(in manner: Manner) -> String {
    switch manner.language {
    case .es: es.text(in: manner)
    case .en: en.text(in: manner)
    case .pt: pt.text(in: manner)
    }
  }
}
