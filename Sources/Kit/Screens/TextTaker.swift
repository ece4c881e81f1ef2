/// Where an app takes text that comes from elsewhere: shared on the phone, or what a thing of another app is called.
package struct TextTaker: Sendable {
  /// What somebody asks for who gives it from another app.
  package let title: Phrase
  package let icon: Icon
  private let link: Link

  /// - Parameter link: is given the text as `text` in its query.
  package init(_ title: Phrase, icon: Icon, at link: Link) {
    (self.title, self.icon, self.link) = (title, icon, link)
  }

  /// - Parameter text: a thing a line.
  package func taking(_ text: String) -> Link { link.with("text", text) }
}

extension SpaceVisit {
  /// Where the person may put what a thing is called; `nil` where none of the apps that they may use takes text.
  package var textTaker: TextTaker? {
    house.apps.lazy.filter { membership.mayUse($0.id) }.compactMap(\.takesText).first
  }
}
