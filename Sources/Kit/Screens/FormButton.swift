/// A button with a form of its own that does one thing at once.
package struct FormButton: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - kind: the button's classes besides `button`.
  ///   - fields: what it says.
  ///   - isEnhanced: whether it is sent without leaving the page.
  package init(
    _ title: Phrase, icon: Icon? = nil, kind: String? = nil, posts link: Link,
    as action: Action? = nil, fields: [(name: String, value: String)] = [], isEnhanced: Bool = true
  ) {
    let classes = ["button", kind].compactMap(\.self).joined(separator: " ")
    html = RowForm(posts: link, as: action, fields: fields, isEnhanced: isEnhanced)
      .html("<button class=\"\(classes)\">\(icon?.html)\(title)</button>")
  }

  /// The same, answered by another page.
  static func plain(_ title: Phrase, kind: String? = nil, posts link: Link) -> FormButton {
    FormButton(title, kind: kind, posts: link, isEnhanced: false)
  }

  static func destructive(_ title: Phrase, posts link: Link) -> FormButton {
    plain(title, kind: "destructive", posts: link)
  }
}
