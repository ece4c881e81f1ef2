/// How much room a browser's window has, as its scripts note in a cookie. What a page looks like follows from its styles;
/// whether a list is made of rows or is a table follows from this.
enum WindowWidth: String, Sendable {
  /// A list is rows.
  case narrow = "0"
  /// A list is a table, until something stands beside it.
  case wide = "1"
  /// A list is a table beside what is opened from it, too.
  case widest = "2"
}

extension Visit {
  /// `nil` while no script has noted it.
  var windowWidth: WindowWidth? { Cookie.windowWidth.value(in: headers).flatMap(WindowWidth.init) }

  /// Whether a list that people work through is a table; `nil` while no script has noted how much room there is.
  package var hasRoomForTable: Bool? { windowWidth.map { $0 != .narrow } }

  /// Whether it is one beside what is opened from it, too.
  package var hasRoomForTableBesideDetail: Bool { windowWidth == .widest }
}
