/// Whether keys of one letter do something: who dictates, or types with one finger, may press them unawares.
package enum Keys: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
  case on, off
}

extension Viewer {
  /// Where everything is found from the pages outside of spaces, by whoever uses keys.
  var palette: Link? {
    guard person.keys == .on, let home else { return nil }
    return Link(inHouse: SearchScreen.path().address(in: home.id))
  }
}
