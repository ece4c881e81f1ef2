/// Where an app takes text that comes from elsewhere: shared on the phone, or what a thing of another app is called.
package struct TextTaker: Sendable {
  /// What somebody asks for who gives it from another app.
  package let title: Phrase
  package let icon: Icon
  private let link: Link

  /// - Parameter link: is handed the text as `text` in its query, with ``isGiven`` where nobody has to look at it first.
  package init(_ title: Phrase, icon: Icon, at link: Link) {
    (self.title, self.icon, self.link) = (title, icon, link)
  }

  /// What was shared: whoever did so sees it once more before anything is done with it.
  /// - Parameter text: a thing a line.
  package func taking(_ text: String) -> Link { link.with("text", text) }

  /// What is given from another app: it is there as soon as somebody has said where.
  /// - Parameter text: what things are called, one a line.
  package func given(_ text: String) -> Link { taking(text).with(Self.isGiven, "1") }

  /// In the query with a text that is given.
  package static let isGiven = "given"
}

extension SpaceVisit {
  /// Where the person may put what a thing is called; `nil` where none of the apps that they may use takes text.
  package var textTaker: TextTaker? {
    house.apps.lazy.filter { membership.mayUse($0.id) }.compactMap(\.takesText).first
  }
}
