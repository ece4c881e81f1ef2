/// Narrows the list below it while one types; without scripts, when it is sent.
package struct SearchField: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - link: the list's own address, without a query.
  ///   - kept: what of the list's query goes on with a search.
  ///   - name: by which the query knows what is typed.
  ///   - unanswered: what stands there while the house cannot be asked.
  package init(
    _ label: Phrase, text: String, in link: Link, keeping kept: [(name: String, value: String)] = [],
    name: String = "q", unanswered: Unanswered = .plain
  ) {
    let hidden = kept.filter { !$0.value.isEmpty }.html {
      "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">"
    }
    html = """
      <search-field unanswered="\(unanswered.text)"\(unanswered.attribute) cleared="\(KitPhrases.searchCleared)"><form class="search" role="search" method="get" action="\(link)">\(hidden)\
      <label class="hidden" for="q">\(label)</label>\(Icon.search)\
      <input type="search" id="q" name="\(name)" value="\(text)" placeholder="\(label)" autocomplete="off" \
      enterkeyhint="search" maxlength="100"></form>\
      <p data-tone="warning" role="status" hidden></p></search-field>
      """
  }
}

extension SearchField {
  /// What a search says that nobody can answer.
  package struct Unanswered: Sendable {
    let text: Phrase
    /// Where pages lie of what may be found: those that are kept are shown by their titles.
    let kept: Link?

    package static let plain = Unanswered(KeepingPhrases.cannotSearch)

    package init(_ text: Phrase, showing kept: Link? = nil) {
      (self.text, self.kept) = (text, kept)
    }

    var attribute: HTML? { kept.map { " kept=\"\($0)\"" } }
  }
}
