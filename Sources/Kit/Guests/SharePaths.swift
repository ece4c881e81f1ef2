enum SharePaths {
  /// The links of one thing, by the capability's name and the thing's id.
  static let shares = Path<String, String>(inSpace: "/shares/:capability/:subject")
  static let revocation = Path<ID<ShareLink>>(inSpace: "/links/:link/revocation")
  /// All links of the space.
  static let links = FixedPath(inSpace: "/links")
  /// Where a link leads those who are sent it.
  static let door = Path<String>(inHouse: "/l/:token", holdsSecret: true)
  /// Where a guest's own link leads: the same guest comes in again, on whatever device.
  static let again = Path<String>(inHouse: "/again/:token", holdsSecret: true)
}
