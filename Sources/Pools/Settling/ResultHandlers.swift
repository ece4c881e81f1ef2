import Kit

enum ResultHandlers {
  static func add(to routes: inout Routes) {
    routes.form(PoolsPaths.result, for: .member, as: .closePool, result, close)
    routes.form(PoolsPaths.correction, for: .member, as: .correctPool, correction, correct)
    routes.post(PoolsPaths.question, for: .member, as: .keepResult, keepResult)
  }

  private static func result(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Pool>
  ) throws -> FormSheet {
    let (pool, mint) = (try view.find(id), visit.house.mint)
    if let state { return .result(of: pool, state) }
    guard pool.ending == nil else { throw Refusal.conflict(PoolsPhrases.isClosed) }
    guard pool.mayClose(at: mint.now()) else { throw Refusal.conflict(PoolsPhrases.lockFirst) }
    let proposal = try FixtureStore(view).match(of: pool.content)?.proposal(for: pool)
    return .result(of: pool, FormState(GoalsDraft(proposal).form, mint: mint))
  }

  private static func close(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let ending = try ResultDraft(visit.form).content()
    return try await visit.change {
      Destination(PoolsPaths.pool(id), done: try PoolStore($0).close(id, with: ending))
    }
  }

  private static func correction(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Pool>
  ) throws -> FormSheet {
    let pool = try view.find(id)
    if let state { return .correction(of: pool, state) }
    guard let ending = pool.ending else { throw Refusal.conflict(PoolsPhrases.isNotClosed) }
    return .correction(of: pool, FormState(ResultDraft(ending).form, mint: visit.house.mint))
  }

  private static func correct(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let draft = ResultDraft(visit.form)
    let ending = try draft.content(besides: draft.problems)
    return try await visit.change(leadingTo: PoolsPaths.pool(id)) {
      try PoolStore($0).correct(id, to: ending, because: draft.reason)
    }
  }

  private static func keepResult(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.change(leadingTo: PoolsPaths.pool(id)) { try PoolStore($0).dismissQuestion(of: id) }
  }
}
