import Logging

/// How the processes of one house tell each other what happens, where several serve the same database. It is fast and may lose
/// something: whatever counts stands in rows, at which each looks by itself as well.
package protocol ChangeFeed: Sendable {
  /// Whether nobody else changes the database, as far as this process has to know.
  var isAlone: Bool { get }

  /// Whether what is kept in memory of accounts may be believed: whatever others had done two seconds ago has been heard of.
  var isAlive: Bool { get }

  /// Hears others from now on. Asked again, it goes on as it does.
  func open(_ listener: FeedListener)

  /// Tells the others, soon; called once it is on the disk. Nobody waits for it.
  func tell(_ news: [HouseNews])
}

/// Who hears what others do.
package struct FeedListener: Sendable {
  /// Takes what another process tells.
  package let hear: @Sendable (HouseNews) -> Void

  /// Reads what is so, whether or not anybody has told of it. Called once a second.
  /// - Parameter wasDeaf: whether nothing was heard since the time before, so that nothing can be on its way.
  package let look: @Sendable (_ connection: any Connection, _ wasDeaf: Bool) throws -> Void

  /// Takes why nothing is heard any more, once until something is again.
  package let fail: @Sendable (any Error) -> Void

  /// Called every ten seconds in which nothing is heard: nobody can say who may still listen.
  package let doubt: @Sendable () -> Void
}

/// The feed of a process that has its database for itself.
package struct OwnFeed: ChangeFeed {
  package init() {}

  package var isAlone: Bool { true }
  package var isAlive: Bool { true }
  package func open(_ listener: FeedListener) {}
  package func tell(_ news: [HouseNews]) {}
}

extension House {
  /// Is one of several processes of the house from now on, where its database may have more: hears what they do, and believes what
  /// it keeps in memory only for as long as it hears.
  package func hearOthers() {
    database.feed.open(
      FeedListener { [live, accounts] news in
        accounts.hear(news)
        live.hear(news)
      } look: { [live, accounts] connection, wasDeaf in
        if try accounts.look(in: connection, wasDeaf: wasDeaf) { live.endStreams() }
        try live.look(in: connection, wasDeaf: wasDeaf)
      } fail: {
        Logger(label: "sobremesa").warning("nothing is heard of other servers", metadata: ["error": "\($0)"])
      } doubt: { [live] in
        // Whoever still may comes back by themselves.
        live.endStreams()
      })
  }

  /// Whether it is the only process of the house, as far as it knows.
  package var isAlone: Bool { database.feed.isAlone }

  /// The space's newest sequence, if the house knows it without making a page.
  func sequence(of space: ID<Space>) async throws -> Int64? {
    // Another process may have died before it told of a change, whose browser asks here next: it would not be shown its own.
    guard isAlone else {
      return try await database.read { try $0.value("SELECT sequence FROM kit_space WHERE id = \(space)") }
    }
    return live.sequence(of: space)
  }
}
