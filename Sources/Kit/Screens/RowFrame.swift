/// The list item around a row: what scripts know it by, what the styles know of it, and that a swipe deletes it.
package struct RowFrame: Sendable {
  let id: String?
  let prefix: String
  let kind: StaticString?
  let state: HTML?
  let deletion: Row.Deletion?

  /// - Parameters:
  ///   - id: what tells it from the other rows of its page.
  ///   - prefix: what stands before that in the page: other things of the same id have another.
  ///   - kind: classes besides `row`.
  ///   - state: attributes, each after a space: ` data-on`.
  package init(
    id: String? = nil, prefix: String = "row-", kind: StaticString? = nil, state: HTML? = nil,
    deletion: Row.Deletion? = nil
  ) {
    self.id = id
    self.prefix = prefix
    self.kind = kind
    self.state = state
    self.deletion = deletion
  }

  /// Piece by piece into one value, and not by interpolation: a page is mostly rows, and their making is most of its cost.
  package func write(to html: inout HTML, isEditing: Bool = false, _ writeLine: (inout HTML) -> Void) {
    html.append(literal: "<li class=\"row")
    if let kind {
      html.append(literal: " ")
      html.append(literal: kind)
    }
    if let id {
      html.append(literal: "\" id=\"")
      html.append(escaping: prefix)
      html.append(escaping: id)
    }
    html.append(literal: "\"")
    if let state { html.append(state) }
    html.append(literal: ">")
    guard let deletion else {
      writeLine(&html)
      return html.append(literal: "</li>")
    }
    html.append(literal: "<swipe-row")
    if !isEditing {
      html.append(literal: " deletion=\"")
      html.append(deletion.link)
      html.append(literal: "\"")
    }
    html.append(literal: ">")
    writeLine(&html)
    if isEditing { deletion.write(to: &html) }
    html.append(literal: "</swipe-row></li>")
  }
}
