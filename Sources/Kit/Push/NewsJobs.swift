/// What the house does by itself so that its people are told.
enum NewsJobs {
  /// Soon enough for a table that calls.
  private static let pause = Duration.seconds(5)
  /// What was told is remembered for so long, that it is not told twice.
  private static let memory = Duration.seconds(40 * 24 * 3600)

  static func all(apps: [any App], contact: String?) -> [Job] {
    let (desk, teller, sender) = (
      NewsDesk(apps: apps), NewsTeller(apps: apps), PushSender(apps: apps, contact: contact)
    )
    return [
      Job("kit.tell-news", every: pause, when: isNeeded) { errand in
        // One of them that fails keeps none of the others.
        var failure: (any Error)?
        for step in [desk.read, teller.tell, sender.send] {
          do { try await step(errand) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
      },
      Job("kit.look-for-news", every: .seconds(60), when: hasDevices, errand: { try await desk.look($0) }),
      Job("kit.forget-news", every: .seconds(3600)) { connection, now in
        try connection.run("DELETE FROM kit_news WHERE made_at < \(now - memory)")
      },
    ]
  }

  private static func hasDevices(_ connection: any Connection, at now: Instant) throws -> Bool {
    try connection.holds("kit_push_device")
  }

  private static func isNeeded(_ connection: any Connection, at now: Instant) throws -> Bool {
    guard try hasDevices(connection, at: now) else { return false }
    return try connection.holds(NewsTeller.isDue(at: now)) || connection.holds(PushSender.isDue(at: now))
      || !AccountStore(connection).spacesWithUnreadActivity().isEmpty
  }
}
