/// The addresses of the pages that show what all other pages are made of.
package enum ComponentPaths {
  package static let components = FixedPath(inHouse: "/house/components")
  /// The same in a sheet.
  static let sheet = FixedPath(inHouse: "/house/components/sheet")
}
