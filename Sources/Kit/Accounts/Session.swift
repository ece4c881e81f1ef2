/// One device on which somebody is signed in.
package struct Session: Hashable, Sendable {
  /// A device that isn't used for this long has to sign in again.
  package static let lifetime = Duration.seconds(180 * 24 * 3600)

  /// Using a device is noted no more often than this: pages are read far more often than anybody asks when.
  static let noteInterval = Duration.seconds(3600)

  /// How long somebody who came in by a one-time link, or by a recovery code, may set another password without the one
  /// before.
  static let renewal = Duration.seconds(3600)

  package let id: ID<Session>
  package let device: Device
  package let seenAt: Instant

  static let columns: SQL = "id, device, seen_at"

  init(_ row: SQLRow) throws {
    id = try row["id"]
    device = Device(userAgent: try row["device"])
    seenAt = try row["seen_at"]
  }
}
