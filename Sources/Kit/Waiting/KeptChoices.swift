/// What may be chosen in a form, all of it on one page that browsers keep: without signal a form chooses from there, where it would
/// lead to a screen of the house.
package struct KeptChoices: Screen {
  /// More than anybody goes through by hand; a page that is kept has its bounds.
  package static let most = 1_000

  package struct Choice: Sendable {
    let id: String
    let name: String
    let about: Phrase?
    let price: String?
    let link: Link

    /// - Parameters:
    ///   - price: as its field says it, where choosing it sets one.
    ///   - link: what it opens on the page itself.
    package init(_ id: ID<some Any>, _ name: String, about: Phrase? = nil, price: String? = nil, opens link: Link) {
      (self.id, self.name, self.about, self.price, self.link) = (id.description, name, about, price, link)
    }
  }

  package let title: Phrase
  package let topics: [Topic]
  let back: (Phrase, Link)
  let choices: [Choice]

  package init(_ title: Phrase, topics: [Topic], back: (Phrase, to: Link), _ choices: [Choice]) {
    (self.title, self.topics, self.back, self.choices) = (title, topics, back, choices)
  }

  package var bar: NavigationBar { NavigationBar(leading: .back(back.0, to: back.1)) }

  package var content: HTML {
    guard !choices.isEmpty else { return Notice(WaitingPhrases.noChoices, tone: .info).html }
    let rows = choices.map { choice in
      let price: HTML? = choice.price.map { " data-price=\"\($0)\"" }
      return Row(
        RowFrame(id: choice.id, prefix: "choice-", state: " data-choice=\"\(choice.id)\"\(price)"),
        RowLine(.said(Phrase(verbatim: choice.name), choice.about), touch: .opens(choice.link)))
    }
    return Group(key: "all", rows: rows).html
  }
}

extension KeptChoices {
  /// From where a field chooses without signal.
  package struct Place: Sendable {
    let choices: Link
    let made: Link

    /// - Parameters:
    ///   - choices: the page that is kept.
    ///   - made: where such things are made: those that wait to be can be chosen too.
    package init(_ choices: Link, made: Link) {
      (self.choices, self.made) = (choices, made)
    }

    /// - Parameters:
    ///   - label: of what is chosen.
    ///   - line: the name of the template of a line that choosing adds; `nil` where it is put into what stands there.
    package func field(_ label: Phrase, adding line: String? = nil, around content: HTML) -> HTML {
      let adds: HTML? = line.map { " adds=\"\($0)\"" }
      return """
        <pick-field choices="\(choices)" made="\(made)" label="\(label)" search="\(KitPhrases.search)" \
        cancel="\(KitPhrases.cancel)" missing="\(WaitingPhrases.noChoices)"\(adds)>\(content)</pick-field>
        """
    }
  }
}
