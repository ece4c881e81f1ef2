/// What waits for somebody, as every page of an app shows it to members, whatever they look at.
package struct Attention: Sendable {
  /// Stands below the bar.
  let html: HTML
  /// A change of one of these makes an open page fetch itself again.
  let topics: [Topic]
  /// How many things wait behind tabs; a screen that knows better says so itself.
  let tabCounts: [Link: Int]

  package init(_ html: HTML, topics: [Topic], tabCounts: [Link: Int]) {
    (self.html, self.topics, self.tabCounts) = (html, topics, tabCounts)
  }
}
