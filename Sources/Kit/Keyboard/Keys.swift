/// Whether keys of one letter do something: who dictates, or types with one finger, may press them unawares.
package enum Keys: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
  case on, off
}

extension Viewer {
  /// Where everything can be gone to from the pages outside of spaces, by whoever uses keys.
  var palette: Link? {
    guard person.keys == .on, let home else { return nil }
    return Link(inHouse: PaletteScreen.path().address(in: home.id))
  }
}
