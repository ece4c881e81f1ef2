/// How the house does, for those who run it.
package enum OperatingPaths {
  package static let house = FixedPath(inHouse: "/house")
  package static let changes = FixedPath(inHouse: "/house/changes")
}
