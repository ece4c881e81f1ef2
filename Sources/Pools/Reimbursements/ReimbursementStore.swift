import Kit

/// What people of one space have paid each other to settle up.
struct ReimbursementStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// More than a season has.
  private static var mostShown: Int { 500 }

  /// The newest first.
  func history() throws -> [Reimbursement] {
    try scope.things(where: "1 = 1 ORDER BY at DESC, id DESC LIMIT \(Self.mostShown)")
  }

  /// Whether people have settled up since a pool was closed.
  func holdsAny(since pool: Pool) throws -> Bool {
    guard let endedAt = pool.endedAt else { return false }
    let isShown = Reimbursement.shown(in: scope.space)
    return try scope.connection.holds("pools_reimbursement WHERE \(isShown) AND at > \(endedAt)")
  }

  /// How the last one was paid.
  func lastHow() throws -> String {
    try scope.connection.value(
      """
      SELECT how FROM pools_reimbursement WHERE \(Reimbursement.shown(in: scope.space)) ORDER BY at DESC, id DESC LIMIT 1
      """) ?? ""
  }

  /// What each gave, less what they got.
  func sums() throws -> [(key: String, name: String, given: Int64)] {
    let isShown = Reimbursement.shown(in: scope.space)
    return try scope.connection.rows(
      """
      SELECT who, MAX(called) AS called, SUM(given) AS given FROM (
        SELECT giver_key AS who, giver AS called, amount AS given FROM pools_reimbursement WHERE \(isShown)
        UNION ALL SELECT taker_key, taker, -amount FROM pools_reimbursement WHERE \(isShown)
      ) AS moves GROUP BY who ORDER BY who
      """
    ).map { (try $0["who"], try $0["called"], try $0["given"]) }
  }
}

extension ReimbursementStore where Scope == SpaceTransaction {
  /// Notes that what a page showed was paid: one payment of the plan, or all of it.
  /// - Parameters:
  ///   - shown: with its amounts.
  ///   - id: minted by the form.
  /// - Throws: `Invalid` when it is no longer what is to be paid.
  /// - Returns: the line of activity, by which all of it is taken back.
  func settle(_ shown: String, how: String, id: ID<Reimbursement>) throws -> ID<Activity> {
    try scope.claim(id)
    let plan = try BalanceStore(scope).ledger().plan
    let payments = shown == plan.text ? plan.payments : plan.payments.filter { $0.text == shown }
    guard !payments.isEmpty else { throw Invalid(["": ReimbursementPhrases.isAnother]) }
    let made = payments.enumerated().map { place, payment in
      Reimbursement(
        id: place == 0 ? id : scope.mint.id(), giver: payment.from.name, taker: payment.to.name,
        amount: Money(minorUnits: payment.amount, currency: scope.space.currency), how: how, author: scope.author.name,
        at: scope.now)
    }
    for payment in made { try insert(payment) }
    let sum = Money(minorUnits: payments.reduce(0) { $0 + $1.amount }, currency: scope.space.currency)
    return try scope.record(
      Reimbursement.added, ofAll: made.map(\.subject), ReimbursementNote(payments: made.map(\.id), sum: sum))
  }

  /// Puts a payment into the trash: it was not made after all.
  func remove(_ id: ID<Reimbursement>) throws -> ID<Activity>? {
    try scope.trash(id, Reimbursement.deleted)
  }

  /// Takes a payment back as if it had never been noted.
  func erase(_ id: ID<Reimbursement>) throws {
    try scope.run("DELETE FROM pools_reimbursement WHERE space_id = \(scope.space.id) AND id = \(id)")
  }

  private func insert(_ payment: Reimbursement) throws {
    try scope.run(
      """
      INSERT INTO pools_reimbursement (id, space_id, giver, giver_key, taker, taker_key, amount, how, author, at)
      VALUES (\(payment.id), \(scope.space.id), \(payment.giver), \(payment.giver.searchKey), \(payment.taker), \
      \(payment.taker.searchKey), \(payment.amount.minorUnits), \(payment.how), \(payment.author), \(payment.at))
      """)
  }
}
