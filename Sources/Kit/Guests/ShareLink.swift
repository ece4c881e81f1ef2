/// An address that lets whoever has it do one thing with one thing of a space, without an account.
package struct ShareLink: Hashable, Sendable {
  package let id: ID<ShareLink>
  package let space: ID<Space>
  /// The name of its ``Capability``.
  let capability: String
  /// The id of the thing.
  let subject: String
  /// Who made it, as they were called then.
  let author: String
  let madeAt: Instant
  let expiresAt: Instant?
  let usedAt: Instant?
  let revokedAt: Instant?

  static let columns: SQL =
    """
    kit_share.id, kit_share.space_id, kit_share.capability, kit_share.subject_id, kit_share.author, kit_share.made_at, \
    kit_share.expires_at, kit_share.used_at, kit_share.revoked_at
    """

  init(_ row: SQLRow) throws {
    id = try row["id"]
    space = try row["space_id"]
    capability = try row["capability"]
    subject = try row["subject_id"]
    author = try row["author"]
    madeAt = try row["made_at"]
    expiresAt = try row["expires_at"]
    usedAt = try row["used_at"]
    revokedAt = try row["revoked_at"]
  }

  func isOpen(at now: Instant) -> Bool {
    revokedAt == nil && expiresAt.map { now < $0 } ?? true
  }

  /// How long a link may hold.
  enum Lifetime: String, CaseIterable, Sendable {
    case day, week, month, ever

    var duration: Duration? {
      let day = 24 * 3600
      return switch self {
      case .day: .seconds(day)
      case .week: .seconds(7 * day)
      case .month: .seconds(30 * day)
      case .ever: nil
      }
    }
  }
}

/// Somebody without an account who came by a share link and may do only what it allows.
package struct Guest: Hashable, Sendable {
  package let id: ID<Guest>
  /// As they typed it when they came.
  package let name: String
  package let link: ShareLink
  let seenAt: Instant

  static let columns: SQL = "kit_guest.id AS guest_id, kit_guest.name AS guest_name, kit_guest.seen_at"

  init(_ row: SQLRow) throws {
    id = try row["guest_id"]
    name = try row["guest_name"]
    seenAt = try row["seen_at"]
    link = try ShareLink(row)
  }

  var author: Author { Author(person: nil, guest: id, name: name) }
}
