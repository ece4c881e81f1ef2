import Kit

enum ReimbursementHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.newReimbursement, for: .member, keeping: .visited, open)
    routes.post(PoolsPaths.newReimbursement, for: .member, as: .addReimbursement, settle)
    routes.post(PoolsPaths.reimbursementDeletion, for: .member, as: .deleteReimbursement, delete)
  }

  private static func open(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { try SettleUpScreen(nil, for: visit, in: $0) }
  }

  private static func settle(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      try SettleUpScreen($1, for: visit, in: $0)
    } by: {
      let how = try ReimbursementDraft(visit.form).validated().how
      let (id, shown): (ID<Reimbursement>, String) = (try visit.form.id(), visit.form["pays"])
      return try await visit.change {
        Destination(
          PoolsPaths.newReimbursement(), done: try ReimbursementStore($0).settle(shown, how: how, id: id))
      }
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Reimbursement>) async throws -> Reply {
    try await visit.change {
      Destination(PoolsPaths.newReimbursement(), done: try ReimbursementStore($0).remove(id))
    }
  }
}
