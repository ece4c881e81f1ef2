/// What an app shows to everybody, without account or link, at a space's public address.
package struct PublicFace: Sendable {
  let tabs: [Tab]
  /// What every visitor may hear of; besides, each hears topics of their own: see ``Visitor/topic(_:)``.
  let topics: [Topic]

  /// - Parameter tabs: pages that are mounted for visitors; the first is where they come in.
  package init(tabs: [Tab], topics: [Topic]) {
    (self.tabs, self.topics) = (tabs, topics)
  }
}
