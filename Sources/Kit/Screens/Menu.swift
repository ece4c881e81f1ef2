/// The “…” of a screen: what else can be done with what it shows.
package struct Menu: Sendable {
  package struct Item: Sendable {
    let html: HTML

    package static func link(_ title: Phrase, _ icon: Icon, to link: Link) -> Item {
      Item(html: "<a href=\"\(link)\">\(icon)<span>\(title)</span></a>")
    }

    /// One of several of which one is chosen.
    static func choice(_ title: Phrase, isCurrent: Bool, to link: Link) -> Item {
      let check: HTML? = isCurrent ? Icon("check").html : nil
      let current: HTML? = isCurrent ? " aria-current=\"true\"" : nil
      return Item(html: "<a href=\"\(link)\"\(current)>\(check)<span>\(title)</span></a>")
    }

    /// A change at once, without another question; what it does can be undone.
    package static func action(
      _ title: Phrase, _ icon: Icon, to link: Link, as action: Action? = nil,
      fields: [(name: String, value: String)] = [], isDestructive: Bool = false
    ) -> Item {
      let hidden = fields.html { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" }
      let style: HTML = isDestructive ? " class=\"destructive\"" : ""
      return Item(
        html: """
          <form method="post" action="\(link)" data-enhance\(action?.attributes)>\(hidden)\
          <button\(style)>\(icon)<span>\(title)</span></button></form>
          """)
    }

    /// Deletes what the screen shows.
    package static func deletion(_ link: Link) -> Item {
      action(KitPhrases.delete, "trash", to: link, isDestructive: true)
    }
  }

  let html: HTML

  /// - Parameter key: opens it.
  package init(_ items: [Item], icon: Icon = .ellipsis, label: Phrase = KitPhrases.moreActions, key: String? = nil) {
    let pressed: HTML? = key.map { " data-key=\"\($0)\"" }
    html = """
      <details class="menu"><summary class="bar-button bar-icon" aria-label="\(label)"\(pressed)>\
      \(icon)</summary><div class="menu-items">\(items.html(\.html))</div></details>
      """
  }
}
