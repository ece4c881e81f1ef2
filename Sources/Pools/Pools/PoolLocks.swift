import Kit

/// Tells open pages that a pool has locked by itself, and opens what its commitments hid. The lock itself needs no job: each
/// reading and each change asks the clock.
enum PoolLocks {
  static let job = Job("pools.announce-locks", every: .seconds(10)) { errand in
    let now = errand.now
    let locked = try await errand.read { try due(at: now, in: $0) }
    for (id, space) in locked {
      do {
        try await errand.storage(of: space).write { try PoolStore($0).announceLock(of: id) }
      } catch is Refusal {
        // It was deleted meanwhile, or its space was.
        continue
      }
    }
  }

  /// The pools that have locked by themselves and that nobody has been told of.
  static func due(at now: Instant, in connection: any Connection) throws -> [(pool: ID<Pool>, space: ID<Space>)] {
    try connection.rows(
      """
      SELECT id, space_id FROM pools_pool
      WHERE ending IS NULL AND locks_at <= \(now) AND is_announced = 0 AND trash_id IS NULL
      ORDER BY locks_at, id LIMIT 500
      """
    ).map { (try $0["id"], try $0["space_id"]) }
  }
}
