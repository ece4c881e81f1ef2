package import Kit

extension PoolsApp {
  private static let mostPools = 30

  package func kept(in view: SpaceView, for person: ID<Person>) throws -> [Link] {
    let rows = try view.connection.rows(
      """
      SELECT id FROM pools_pool WHERE space_id = \(view.space.id) AND trash_id IS NULL AND ending IS NULL AND round_id IS NULL
      ORDER BY \(Pool.begins), id LIMIT \(Self.mostPools)
      """)
    return [PoolsPaths.pools(), PoolsPaths.balances()] + (try rows.map { PoolsPaths.pool(try $0["id"]) })
  }
}
