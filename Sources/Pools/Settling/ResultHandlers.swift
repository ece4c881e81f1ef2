import Kit

enum ResultHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.result, for: .member, open)
    routes.post(PoolsPaths.result, for: .member, close)
    routes.get(PoolsPaths.correction, for: .member, openCorrection)
    routes.post(PoolsPaths.correction, for: .member, correct)
    routes.post(PoolsPaths.question, for: .member, keepResult)
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let mint = visit.house.mint
    return try await visit.show { view in
      let pool = try PoolStore(view).pool(id)
      guard pool.ending == nil else { throw Refusal.conflict(PoolsPhrases.isClosed) }
      guard pool.manner == .paper || pool.state(at: mint.now()) == .locked else {
        throw Refusal.conflict(PoolsPhrases.lockFirst)
      }
      let proposal = try pool.fixture.flatMap { try FixtureStore(view).find($0)?.proposal(for: pool) }
      let values = Form([
        ("home", proposal.map { String($0.home) } ?? ""), ("away", proposal.map { String($0.away) } ?? ""),
      ])
      return ResultForm(pool: pool, state: FormState(values, mint: mint))
    }
  }

  private static func close(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.take {
      ResultForm(pool: try PoolStore($0).pool(id), state: $1)
    } by: {
      let ending = try ending(visit.form)
      return try await visit.change { edit in
        try PoolStore(edit).close(id, with: ending)
        return Destination(PoolsPaths.pool(id))
      }
    }
  }

  private static func openCorrection(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let mint = visit.house.mint
    return try await visit.show { view in
      let pool = try PoolStore(view).pool(id)
      guard let ending = pool.ending else { throw Refusal.conflict(PoolsPhrases.isNotClosed) }
      let values = Form([
        ("ending", ending == .cancelled ? "cancelled" : "result"),
        ("home", pool.result.map { String($0.home) } ?? ""), ("away", pool.result.map { String($0.away) } ?? ""),
      ])
      return CorrectionForm(pool: pool, state: FormState(values, mint: mint))
    }
  }

  private static func correct(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.take {
      CorrectionForm(pool: try PoolStore($0).pool(id), state: $1)
    } by: {
      let reason = visit.form.trimmed("reason")
      var problems = Invalid()
      problems["reason"] = TextRule.required(reason, atMost: CorrectionForm.reasonLimit, PoolsPhrases.reasonMissing)
      let ending = try ending(visit.form, besides: problems)
      return try await visit.change { edit in
        try PoolStore(edit).correct(id, to: ending, because: reason)
        return Destination(PoolsPaths.pool(id))
      }
    }
  }

  private static func keepResult(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.change { edit in
      try PoolStore(edit).dismissQuestion(of: id)
      return Destination(PoolsPaths.pool(id))
    }
  }

  /// - Throws: `Invalid`, with what was wrong before.
  private static func ending(_ form: Form, besides problems: Invalid = Invalid()) throws -> Ending {
    var problems = problems
    if form["ending"] == "cancelled" {
      guard problems.isEmpty else { throw problems }
      return .cancelled
    }
    let score = Score(BetDraft(form), &problems)
    guard problems.isEmpty, let score else { throw problems }
    return .result(score)
  }
}
