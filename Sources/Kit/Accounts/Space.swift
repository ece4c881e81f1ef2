/// The group that shares data: a home, friends, a shop. Every row of every app belongs to exactly one.
package struct Space: Hashable, Sendable {
  package let id: ID<Space>
  package let name: String
  /// Of all money in the space; fixed once there are amounts.
  package let currency: Currency
  /// Decides what "today" is.
  package let zone: Zone
  /// Those that are shown to its members.
  package let apps: AppAccess

  package init(id: ID<Space>, name: String, currency: Currency, zone: Zone, apps: AppAccess = .all) {
    (self.id, self.name, self.currency, self.zone, self.apps) = (id, name, currency, zone, apps)
  }

  package static let topic: Topic = "space"
  /// As a condition on rows that name a space: that nobody has ended it.
  package static let isNotEnding: SQL = "space_id IN (SELECT id FROM kit_space WHERE ends_at IS NULL)"

  /// More than anybody has homes, circles and shops; each costs a page of settings and a line in every list of spaces.
  static let ofOneOwner = 20

  static let columns: SQL = "id, name, currency, zone, apps"

  init(_ row: SQLRow) throws {
    id = try row["id"]
    name = try row["name"]
    currency = try row["currency"]
    zone = try row["zone"]
    apps = try row["apps"]
  }
}
