/// The bar above a screen: where one came from or Edit and Cancel on the left, what one can do on the right.
package struct NavigationBar: Sendable {
  let leading: [BarItem]
  let trailing: [BarItem]

  package init(leading: BarItem? = nil, trailing: BarItem? = nil) {
    self.init(leading: [leading].compactMap(\.self), trailing: [trailing].compactMap(\.self))
  }

  package init(leading: [BarItem] = [], trailing: [BarItem]) {
    (self.leading, self.trailing) = (leading, trailing)
  }

  /// - Parameter title: `nil` where the page says it itself.
  func html(title: Phrase?, showsTitle: Bool, up: HTML? = nil) -> HTML {
    """
    <header class="bar">\
    <div class="bar-leading">\(up)\(leading.html(\.html))</div>\
    \(title.map { titleHTML($0, isShown: showsTitle) })\
    <div class="bar-trailing">\(trailing.html(\.html))</div>\
    </header>
    """
  }

  private func titleHTML(_ title: Phrase, isShown: Bool) -> HTML {
    "<p class=\"bar-title\(isShown ? " bar-title-shown" : "")\" aria-hidden=\"true\">\(title)</p>"
  }
}

/// One thing in a bar.
package struct BarItem: Sendable {
  let html: HTML

  /// A way back up, with the chevron.
  package static func back(_ title: Phrase, to link: Link) -> BarItem {
    BarItem(html: "<a class=\"bar-back\" href=\"\(link)\">\(Icon.chevronLeft)<span>\(title)</span></a>")
  }

  /// Back from the pages of a person's own.
  static let toProfile = back(ProfilePhrases.profile, to: AccountPaths.profile())
  /// Back from what belongs to a space's settings.
  static let toSettings = back(KitPhrases.settings, to: AccountPaths.settings())
  static func back(to space: Space) -> BarItem { back(Phrase(verbatim: space.name), to: AccountPaths.springboard()) }

  package static func link(_ title: Phrase, to link: Link) -> BarItem {
    BarItem(html: "<a class=\"bar-button\" href=\"\(link)\">\(title)</a>")
  }

  package static func icon(_ icon: Icon, _ label: Phrase, to link: Link) -> BarItem {
    BarItem(html: iconHTML(icon, label, link))
  }

  private static func iconHTML(_ icon: Icon, _ label: Phrase, _ link: Link, key: HTML? = nil) -> HTML {
    """
    <a class="bar-button bar-icon" href="\(link)" aria-label="\(label)" title="\(label)"\(key)>\(icon)</a>
    """
  }

  /// Opens the empty form.
  package static func add(_ label: Phrase, to link: Link) -> BarItem {
    BarItem(html: iconHTML(.plus, label, link, key: " data-key=\"n\""))
  }

  /// What would open the empty form, where nothing can be added.
  /// - Parameter label: says why not.
  package static func cannotAdd(_ label: Phrase) -> BarItem {
    BarItem(
      html: """
        <button class="bar-button bar-icon" type="button" disabled aria-label="\(label)" title="\(label)">\(Icon.plus)\
        </button>
        """)
  }

  /// Turns edit mode on or off.
  /// - Parameters:
  ///   - isOn: whether this page shows it.
  ///   - list: the same list, outside edit mode.
  package static func edit(_ isOn: Bool, list: Link) -> BarItem {
    let (now, then) = isOn ? (KitPhrases.done, KitPhrases.edit) : (KitPhrases.edit, KitPhrases.done)
    let target = isOn ? list : list.with("edit", "1")
    return BarItem(
      html: "<a class=\"bar-button\" href=\"\(target)\" data-edit data-done=\"\(then)\" data-key=\"e\">\(now)</a>")
  }

  /// Leads to the form of what the screen shows.
  package static func edit(to link: Link) -> BarItem {
    BarItem(html: "<a class=\"bar-button\" href=\"\(link)\" data-key=\"e\">\(KitPhrases.edit)</a>")
  }

  /// Leaves a form without keeping what was typed.
  package static func cancel(to link: Link) -> BarItem {
    BarItem(html: "<a class=\"bar-button\" href=\"\(link)\" data-cancel>\(KitPhrases.cancel)</a>")
  }

  /// Leaves a form whose unsaved state the house keeps, and forgets that state.
  /// - Parameter way: where it leads, which without signal is all it does.
  package static func discard(_ link: Link, leaving way: Link? = nil) -> BarItem {
    let leads: HTML? = way.map { " data-leads=\"\($0)\"" }
    return BarItem(
      html: """
        <form method="post" action="\(link)" data-enhance\(leads)><input type="hidden" name="discard" value="yes">\
        <button class="bar-button" data-cancel>\(KitPhrases.cancel)</button></form>
        """)
  }

  /// Sends the screen's form.
  package static func submit(_ title: Phrase = KitPhrases.save) -> BarItem {
    BarItem(html: "<button class=\"bar-button bar-strong\" form=\"form\" data-key=\"Control+Enter\">\(title)</button>")
  }

  package static func menu(_ menu: Menu) -> BarItem {
    BarItem(html: menu.html)
  }
}
