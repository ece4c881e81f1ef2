/// One message on its way to one device.
struct Push: Sendable {
  let id: ID<Push>
  let device: ID<PushDevice>
  let endpoint: String
  let keys: PushKeys
  /// Empty once it was found too large.
  let payload: String
  let tag: String
  let isUrgent: Bool
  let tries: Int
  let endsAt: Instant
}

/// That push services refuse what the house sends. They are told by their origins, as an address is somebody's.
struct PushRefused: Error, CustomStringConvertible {
  let refusals: [String]

  var description: String { "push services refuse: \(refusals.joined(separator: ", "))" }
}

/// Brings what is told to the push services of the browsers.
///
/// Each message is claimed before it is sent and gone once it has arrived. When the program dies between the two it is sent once
/// more, and the device, which knows it by its id, shows it once.
struct PushSender: Sendable {
  /// How long a claim holds: longer than anybody answers.
  static let lease = Duration.seconds(60)
  private static let atOnce = 20
  /// Others have their turn between.
  private static let rounds = 10

  /// Of one person at once: many devices of theirs, or slow ones, keep nobody waiting.
  private static let ofOne = 2
  /// Among which those are chosen.
  private static let mostLooked = 200

  let apps: [any App]
  /// The house's address, for whoever runs a push service.
  let contact: String?

  static func isDue(at now: Instant) -> SQL {
    "kit_push WHERE due_at <= \(now) AND (claimed_until IS NULL OR claimed_until <= \(now))"
  }

  func send(_ errand: Errand) async throws {
    var refusals: Set<String> = []
    for _ in 0..<Self.rounds {
      let now = errand.now
      guard try await errand.read({ try $0.holds(Self.isDue(at: now)) }) else { break }
      let (pushes, vapid) = try await claim(errand)
      guard !pushes.isEmpty, let vapid else { break }
      let outcomes = await withTaskGroup(of: (Push, PushOutcome).self) { group in
        for push in pushes { group.addTask { (push, await outcome(of: push, vapid, errand)) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      try await errand.database.write { connection in
        for (push, outcome) in outcomes { try Self.settle(push, outcome, at: now, in: connection) }
      }
      for case (let push, .refused(let status)) in outcomes {
        refusals.insert("\(WebAddress(push.endpoint)?.origin ?? "") (\(status))")
      }
    }
    if !refusals.isEmpty { throw PushRefused(refusals: refusals.sorted()) }
  }

  private func claim(_ errand: Errand) async throws -> ([Push], Vapid?) {
    let (now, end) = (errand.now, errand.now + Self.lease)
    return try await errand.database.write { connection in
      try connection.run("DELETE FROM kit_push WHERE ends_at <= \(now)")
      let ids = try next(at: now, in: connection)
      guard !ids.isEmpty else { return ([], nil) }
      try connection.run("UPDATE kit_push SET claimed_until = \(end), tries = tries + 1 WHERE id IN \(ids)")
      let pushes = try connection.rows(
        """
        SELECT kit_push.id, kit_push.device_id, kit_push.payload, kit_push.tag, kit_push.is_urgent, kit_push.tries,
          kit_push.ends_at, kit_push_device.endpoint, kit_push_device.agreement, kit_push_device.secret
        FROM kit_push JOIN kit_push_device ON kit_push_device.id = kit_push.device_id
        WHERE kit_push.id IN \(ids) ORDER BY kit_push.due_at, kit_push.id
        """
      ).compactMap(Push.init)
      return (pushes, try AccountStore(connection).vapid())
    }
  }

  /// What is urgent first. Who is no longer to be told is told nothing, and who is not to be disturbed now, later.
  private func next(at now: Instant, in connection: any WritableConnection) throws -> [ID<Push>] {
    let rows = try connection.rows(
      """
      SELECT due.id, kit_push_device.person_id, kit_news.space_id, kit_news.kind
      FROM (SELECT id, device_id, news_id, is_urgent, due_at FROM \(Self.isDue(at: now))) AS due
      JOIN kit_push_device ON kit_push_device.id = due.device_id
      LEFT JOIN kit_news ON kit_news.id = due.news_id
      ORDER BY due.is_urgent DESC, due.due_at, due.id LIMIT \(Self.mostLooked)
      """)
    var (ids, ofOne): ([ID<Push>], [ID<Person>: Int]) = ([], [:])
    for row in rows {
      let (id, person): (ID<Push>, ID<Person>) = (try row["id"], try row["person_id"])
      guard ids.count < Self.atOnce, ofOne[person, default: 0] < Self.ofOne else { continue }
      if let space: ID<Space> = try row["space_id"] {
        guard try mayBeTold(id, of: try row["kind"], in: space, to: person, at: now, connection) else { continue }
      }
      ofOne[person, default: 0] += 1
      ids.append(id)
    }
    return ids
  }

  private func mayBeTold(
    _ id: ID<Push>, of name: String, in space: ID<Space>, to person: ID<Person>, at now: Instant,
    _ connection: any WritableConnection
  ) throws -> Bool {
    let found = apps.lazy.compactMap { app in app.newsKinds.first { $0.id == name }.map { (app, $0) } }.first
    guard let (app, kind) = found,
      let reader = try AccountStore(connection).newsReaders(in: space, only: person).first,
      reader.wants(kind, of: app)
    else {
      try connection.run("DELETE FROM kit_push WHERE id = \(id)")
      return false
    }
    guard let end = reader.choices.silence(at: now, in: reader.locale.zone) else { return true }
    try connection.run("UPDATE kit_push SET due_at = \(end) WHERE id = \(id)")
    return false
  }

  private func outcome(of push: Push, _ vapid: Vapid, _ errand: Errand) async -> PushOutcome {
    do {
      let delivery = try delivery(of: push, vapid, errand)
      return PushOutcome(try await errand.fetch.post(delivery, to: push.endpoint))
    } catch let problem as FetchProblem {
      return PushOutcome(problem)
    } catch is CancellationError {
      return .later(atLeast: .zero)
    } catch {
      return .refused(status: 0)
    }
  }

  private func delivery(of push: Push, _ vapid: Vapid, _ errand: Errand) throws -> Delivery {
    guard let origin = errand.fetch.addressForDelivery(push.endpoint)?.origin else { throw FetchProblem.noAddress }
    let now = errand.now
    let left = max(0, (push.endsAt.milliseconds - now.milliseconds) / 1000)
    let headers = [
      (name: "Authorization", value: try vapid.authorization(for: origin, contact: contact, at: now)),
      (name: "TTL", value: String(left)), (name: "Urgency", value: push.isUrgent ? "high" : "normal"),
      (name: "Topic", value: push.tag),
    ]
    guard !push.payload.isEmpty else { return Delivery(headers, []) }
    let plain = Array(push.payload.utf8)
    guard plain.count <= PushMessage.mostPlain else { return Delivery(headers, []) }
    let said = [
      (name: "Content-Type", value: "application/octet-stream"),
      (name: "Content-Encoding", value: PushMessage.encoding),
    ]
    return Delivery(headers + said, try PushMessage.sealed(plain, for: push.keys))
  }

  private static func settle(
    _ push: Push, _ outcome: PushOutcome, at now: Instant, in connection: any WritableConnection
  ) throws {
    switch outcome {
    case .done:
      try connection.run("DELETE FROM kit_push WHERE id = \(push.id)")
      try connection.run("UPDATE kit_push_device SET told_at = \(now) WHERE id = \(push.device)")
    case .gone:
      try connection.run("DELETE FROM kit_push_device WHERE id = \(push.device)")
    case .tooLarge where !push.payload.isEmpty:
      try connection.run("UPDATE kit_push SET payload = '', claimed_until = NULL WHERE id = \(push.id)")
    case .later(let wait) where push.tries < PushOutcome.mostTries:
      let due = now + max(wait, PushOutcome.patience(after: push.tries))
      try connection.run(
        """
        UPDATE kit_push SET claimed_until = NULL, due_at = CASE WHEN due_at > \(due) THEN due_at ELSE \(due) END
        WHERE id = \(push.id)
        """)
    case .tooLarge, .later, .refused:
      try connection.run("DELETE FROM kit_push WHERE id = \(push.id)")
    }
  }
}

extension Push {
  /// `nil` for keys that no browser has.
  fileprivate init?(_ row: SQLRow) throws {
    let (agreement, secret): ([UInt8], [UInt8]) = (try row["agreement"], try row["secret"])
    guard let keys = PushKeys(agreement: agreement, secret: secret) else { return nil }
    self.keys = keys
    (id, device, endpoint) = (try row["id"], try row["device_id"], try row["endpoint"])
    (payload, tag, isUrgent) = (try row["payload"], try row["tag"], try row["is_urgent"])
    (tries, endsAt) = (try row["tries"], try row["ends_at"])
  }
}
