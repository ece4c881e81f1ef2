/// A form in a row, or around one.
package struct RowForm: Sendable {
  /// Up to its buttons.
  let start: HTML

  /// - Parameters:
  ///   - action: what it does, when that is an action of its own.
  ///   - fields: what it says besides its button.
  ///   - kind: its classes.
  ///   - isEnhanced: whether it is sent without leaving the page.
  ///   - author: who leaves the device by it: scripts look first what of theirs, and of others, waits there.
  package init(
    posts link: Link, as action: Action? = nil, fields: [(name: String, value: String)] = [], kind: String? = nil,
    isEnhanced: Bool = true, leaving author: String? = nil
  ) {
    let classes: HTML? = kind.map { " class=\"\($0)\"" }
    let leaves: HTML? = author.map { " data-leaves=\"\($0)\"" }
    let hidden = fields.html { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" }
    start = """
      <form\(classes) method="post" action="\(link)"\(isEnhanced, attribute: "data-enhance")\
      \(leaves)\(action?.attributes)>\(hidden)
      """
  }

  package func html(_ buttons: HTML) -> HTML { "\(start)\(buttons)</form>" }
}

/// The button at the end of a row that does one thing to what the row shows, at once.
package struct RowButton: Sendable {
  package let html: HTML

  /// - Parameter label: names the thing too, for those who hear the button without its row.
  package init(_ title: Phrase, label: Phrase? = nil, _ form: RowForm) {
    let name: HTML? = label.map { " aria-label=\"\($0)\"" }
    html = form.html("<button class=\"row-button\"\(name)>\(title)</button>")
  }
}
