/// A form in a row, or around one.
package struct RowForm: Sendable {
  let link: Link
  let fields: [(name: String, value: String)]
  let kind: StaticString?
  let isEnhanced: Bool

  /// - Parameters:
  ///   - fields: what it says besides its button.
  ///   - kind: its classes.
  ///   - isEnhanced: whether it is sent without leaving the page.
  package init(
    posts link: Link, fields: [(name: String, value: String)] = [], kind: StaticString? = nil, isEnhanced: Bool = true
  ) {
    self.link = link
    self.fields = fields
    self.kind = kind
    self.isEnhanced = isEnhanced
  }

  package func html(_ buttons: HTML) -> HTML {
    var html = HTML()
    writeStart(to: &html)
    html.append(buttons)
    html.append(literal: "</form>")
    return html
  }

  func writeStart(to html: inout HTML) {
    html.append(literal: "<form")
    if let kind {
      html.append(literal: " class=\"")
      html.append(literal: kind)
      html.append(literal: "\"")
    }
    html.append(literal: " method=\"post\" action=\"")
    html.append(link)
    html.append(literal: isEnhanced ? "\" data-enhance>" : "\">")
    for field in fields { html += "<input type=\"hidden\" name=\"\(field.name)\" value=\"\(field.value)\">" }
  }
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
