import Kit

enum ResultHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.result, for: .member, open)
    routes.post(PoolsPaths.result, for: .member, as: .closePool, close)
    routes.get(PoolsPaths.correction, for: .member, openCorrection)
    routes.post(PoolsPaths.correction, for: .member, as: .correctPool, correct)
    routes.post(PoolsPaths.question, for: .member, as: .keepResult, keepResult)
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let mint = visit.house.mint
    return try await visit.show { view in
      let pool = try view.find(id)
      guard pool.ending == nil else { throw Refusal.conflict(PoolsPhrases.isClosed) }
      guard pool.mayClose(at: mint.now()) else { throw Refusal.conflict(PoolsPhrases.lockFirst) }
      let proposal = try FixtureStore(view).match(of: pool.content)?.proposal(for: pool)
      return FormSheet.result(of: pool, FormState(GoalsDraft(proposal).form, mint: mint))
    }
  }

  private static func close(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.take(leadingTo: PoolsPaths.pool(id)) {
      FormSheet.result(of: try $0.find(id), $1)
    } by: {
      try PoolStore($0).close(id, with: ResultDraft(visit.form).content())
    }
  }

  private static func openCorrection(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.show { view in
      let pool = try view.find(id)
      guard let ending = pool.ending else { throw Refusal.conflict(PoolsPhrases.isNotClosed) }
      return FormSheet.correction(of: pool, FormState(ResultDraft(ending).form, mint: visit.house.mint))
    }
  }

  private static func correct(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.take {
      FormSheet.correction(of: try $0.find(id), $1)
    } by: {
      let draft = ResultDraft(visit.form)
      let ending = try draft.content(besides: draft.problems)
      return try await visit.change(leadingTo: PoolsPaths.pool(id)) {
        try PoolStore($0).correct(id, to: ending, because: draft.reason)
      }
    }
  }

  private static func keepResult(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.change(leadingTo: PoolsPaths.pool(id)) { try PoolStore($0).dismissQuestion(of: id) }
  }
}
