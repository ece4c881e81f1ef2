import Kit

enum SharedPoolHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.pool, forGuestsWho: [.betInPool], open)
    routes.post(PoolsPaths.ownBet, forGuestsWho: [.betInPool], bet)
  }

  private static func open(_ visit: GuestVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.show { try SharedPool(id, nil, for: visit, in: $0) }
  }

  private static func bet(_ visit: GuestVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.take {
      try SharedPool(id, $1, for: visit, in: $0)
    } by: {
      try await BetHandlers.placeOwn(visit, id)
    }
  }
}
