/// The list item around a row: what scripts know it by, what the styles know of it, and that a swipe deletes it.
package struct RowFrame: Sendable {
  let id: String?
  let prefix: String
  let kind: String?
  let state: HTML?
  let deletion: Row.Deletion?

  /// - Parameters:
  ///   - id: what tells it from the other rows of its page.
  ///   - prefix: what stands before that in the page: other things of the same id have another.
  ///   - kind: its classes besides `row`.
  ///   - state: attributes, each after a space: ` data-on`.
  package init(
    id: String? = nil, prefix: String = "row-", kind: String? = nil, state: HTML? = nil,
    deletion: Row.Deletion? = nil
  ) {
    (self.id, self.prefix, self.kind, self.state, self.deletion) = (id, prefix, kind, state, deletion)
  }

  /// Piece by piece into one value, and not by interpolation: a page is mostly rows, and their making is most of its cost.
  package func write(to html: inout HTML, isEditing: Bool = false, _ writeLine: (inout HTML) -> Void) {
    writeStart(to: &html, isEditing: isEditing)
    writeLine(&html)
    writeEnd(to: &html, isEditing: isEditing)
  }

  func writeStart(to html: inout HTML, isEditing: Bool) {
    html.append(literal: "<li class=\"row")
    if let kind { html.append(" ", kind, "") }
    if let id {
      html.append("\" id=\"", prefix, "")
      html.append(escaping: id)
    }
    html.append(literal: "\"")
    if let state { html.append(state) }
    html.append(literal: ">")
    if let deletion {
      html.append(literal: "<swipe-row")
      if !isEditing { deletion.writeAttributes(to: &html) }
      html.append(literal: ">")
    }
  }

  func writeEnd(to html: inout HTML, isEditing: Bool) {
    if isEditing { deletion?.write(to: &html) }
    html.append(literal: deletion == nil ? "</li>" : "</swipe-row></li>")
  }
}
