import Kit

/// How a bill is paid. Raw values are stored: they never change.
enum PaymentMethod: String, CaseIterable, Codable, SQLBindable, SQLReadable, Sendable {
  case card, cash, other

  var name: Phrase { Phrase(Capitalized(words)) }

  /// The same after something, as in “paid, by card”.
  var words: Phrase {
    switch self {
    case .card: Phrase(es: "con tarjeta", en: "by card", pt: "com cartão")
    case .cash: Phrase(es: "en efectivo", en: "in cash", pt: "em dinheiro")
    case .other: Phrase(es: "de otra forma", en: "another way", pt: "de outra forma")
    }
  }

  /// After a sentence, where it was noted.
  static func words(_ method: PaymentMethod?, after sentence: Phrase) -> Phrase {
    method.map { Phrase(joining: "\(sentence) · \($0.words)") } ?? sentence
  }
}

/// How something is said to have been paid.
struct PaymentNote: Codable, Sendable {
  /// How it is paid now; `nil` where nobody said.
  var by: PaymentMethod?
  /// How it was paid before.
  var before: PaymentMethod?
}

/// The buttons by which the staff notes that something is paid, one a method.
struct PaymentButtons {
  let title: Phrase
  let posts: Link
  let action: Action
  /// How the guests said they would like to pay, or how it is noted.
  let chosen: PaymentMethod?
  /// Whether it is paid already, so that they correct how.
  let isDone: Bool

  /// In the form's field `shown`: who taps on an older page than somebody else corrects nothing.
  static let paid = "paid"

  static func isCorrection(_ form: Form) -> Bool { form["shown"] == paid }

  var html: HTML {
    let buttons = PaymentMethod.allCases.html { method in
      let isChosen = method == chosen
      return """
        <button class="button\(isChosen ? "" : " quiet")" name="method" value="\(method.rawValue)"\
        \(isDone && isChosen, attribute: "aria-pressed=\"true\"")>\(method.name)</button>
        """
    }
    let form = RowForm(
      posts: posts, as: action, fields: [(name: "paid", value: "yes"), (name: "shown", value: isDone ? Self.paid : "")])
    return """
      <section class="group pay-wish"><h2 class="group-title">\(title)</h2>\(form.html(buttons))</section>
      """
  }
}
