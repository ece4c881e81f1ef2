/// A segmented control.
package struct Segments: Sendable {
  package let html: HTML

  /// Ways of seeing the same thing, each a link.
  package init(_ label: Phrase, links: [(title: Phrase, link: Link, isCurrent: Bool)]) {
    let items = links.html { item in
      let current: HTML? = item.isCurrent ? " aria-current=\"true\"" : nil
      return "<a href=\"\(item.link)\"\(current)>\(item.title)</a>"
    }
    html = "<nav class=\"segments\" aria-label=\"\(label)\">\(items)</nav>"
  }

  /// States of a thing, one tap each; the form says which one is wanted.
  /// - Parameter kind: classes besides `segments`, for the styles.
  package init(
    _ label: Phrase, name: String, posts link: Link, as action: Action? = nil, was chosen: String,
    kind: String? = nil, choices: [(title: Phrase, value: String)]
  ) {
    let buttons = choices.html { choice in
      """
      <button name="\(name)" value="\(choice.value)" aria-pressed="\(choice.value == chosen ? "true" : "false")">\
      \(choice.title)</button>
      """
    }
    let classes: HTML? = kind.map { " \($0)" }
    html = """
      <form class="segments\(classes)" method="post" action="\(link)" aria-label="\(label)" data-enhance\(action?.attributes)>\
      \(buttons)</form>
      """
  }
}
