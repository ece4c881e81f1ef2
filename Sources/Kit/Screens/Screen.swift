/// One page of an app as a value: everything it shows, and how that is drawn.
package protocol Screen: Sendable {
  var title: Phrase { get }
  /// What its window is called, where its title alone would not tell it from another page.
  var windowTitle: Phrase { get }
  var bar: NavigationBar { get }
  var content: HTML { get }
  /// What it shows; a change of one of these makes an open page fetch itself again.
  var topics: [Topic] { get }
  /// Whether the title stands large above the content; on forms it stands in the bar.
  var hasLargeTitle: Bool { get }
  /// Whether it comes up over what was there, as what makes something new does.
  var isSheet: Bool { get }
  /// What to do to see something beside it on wide screens; for lists whose rows open beside them.
  var detailHint: Phrase? { get }
  /// The list that stands beside it on wide screens.
  var master: (any Screen)? { get }
  /// Whether its list is a table; `nil` where it never is.
  var isTable: Bool? { get }
  /// What stays at the bottom of a phone in the place of the tabs, for a screen that one goes through with something at hand.
  var foot: HTML? { get }
  /// How many things wait behind tabs, by where these lead.
  var tabCounts: [Link: Int] { get }
  /// Heard by whoever knows its name: see ``Topic/isSecret``.
  var secretTopic: Topic? { get }
  /// What is shown elsewhere of a link that leads here.
  var preview: LinkPreview? { get }
}

extension Screen {
  package var windowTitle: Phrase { title }
  package var topics: [Topic] { [] }
  package var hasLargeTitle: Bool { true }
  package var isSheet: Bool { false }
  package var detailHint: Phrase? { nil }
  package var master: (any Screen)? { nil }
  package var isTable: Bool? { nil }
  package var foot: HTML? { nil }
  package var tabCounts: [Link: Int] { [:] }
  package var secretTopic: Topic? { nil }
  package var preview: LinkPreview? { nil }
}

extension Screen {
  /// Its bar, its title and what it shows, as they stand in a pane.
  /// - Parameters:
  ///   - up: what leads out of the app, at the start of the bar.
  ///   - attention: what waits for somebody.
  func pane(heading: HTML = "h1", up: HTML? = nil, attention: HTML? = nil) -> HTML {
    let style: HTML = hasLargeTitle ? "large-title" : "hidden"
    let heading: HTML = "<\(heading) class=\"\(style)\">\(title)</\(heading)>"
    return "\(bar.html(title: title, showsTitle: !hasLargeTitle, up: up))\(attention)\(heading)\(content)"
  }
}

/// A screen that comes up over what was there. Its title stands in the bar.
package protocol Sheet: Screen {}

extension Sheet {
  package var hasLargeTitle: Bool { false }
  package var isSheet: Bool { true }
}

/// A screen of the door, which has no bar.
protocol DoorScreen: Screen {
  /// What stands above the title instead of the house's sign.
  var still: StillLife? { get }
}

extension DoorScreen {
  var still: StillLife? { nil }
  var bar: NavigationBar { NavigationBar() }
}
