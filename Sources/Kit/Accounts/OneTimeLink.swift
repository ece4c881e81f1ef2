/// A secret address that lets somebody in once. Opening it spends nothing, as chat programs open links to preview them; the
/// button on its page does.
package struct OneTimeLink: Hashable, Sendable {
  package enum Purpose: String, Sendable, SQLBindable, SQLReadable {
    /// The first person of an empty house.
    case welcome
    /// A person who can't sign in otherwise.
    case signIn
    /// A new member of a space.
    case join

    /// How long a link may lie about before it is used.
    var lifetime: Duration {
      switch self {
      case .welcome: .seconds(365 * 24 * 3600)
      case .signIn: .seconds(3600)
      case .join: .seconds(7 * 24 * 3600)
      }
    }
  }

  package let id: ID<OneTimeLink>
  package let purpose: Purpose
  package let space: ID<Space>?
  package let person: ID<Person>?
  package let expiresAt: Instant
  package let usedAt: Instant?
  /// The name of whoever used it, as it was then.
  package let usedBy: String?
  /// What an invitation grants.
  package let role: Role
  package let apps: AppAccess
  /// The owner who gave it, if one did.
  let giver: ID<Person>?

  static let columns: SQL = "id, purpose, space_id, person_id, expires_at, used_at, used_by, role, apps, giver_id"

  init(_ row: SQLRow) throws {
    id = try row["id"]
    purpose = try row["purpose"]
    space = try row["space_id"]
    person = try row["person_id"]
    expiresAt = try row["expires_at"]
    usedAt = try row["used_at"]
    usedBy = try row["used_by"]
    let granted: Role? = try row["role"]
    role = granted ?? .member
    apps = try row["apps"]
    giver = try row["giver_id"]
  }
}
