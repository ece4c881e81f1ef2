import Kit

/// The categories as a form offers them. One that has been deleted stays chosen until somebody chooses another.
struct CategoryChoices {
  let options: [(value: String, title: Phrase)]

  init(of categories: [Category], chosen: String) {
    let known = categories.map { (value: $0.id.description, title: Phrase(verbatim: $0.name)) }
    let isKnown = chosen.isEmpty || known.contains { $0.value == chosen }
    options = [("", ShoppingPhrases.none)] + known + (isKnown ? [] : [(chosen, ShoppingPhrases.deletedCategory)])
  }
}
