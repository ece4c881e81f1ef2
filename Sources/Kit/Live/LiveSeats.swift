/// Who reads a live stream, as far as its bounds are concerned.
package struct LiveReader: Hashable, Sendable {
  /// Whoever opens several streams at once: one browser, however many pages of it.
  package enum Holder: Hashable, Sendable {
    case session(ID<Session>)
    case guest(ID<Guest>, by: ID<ShareLink>)
    /// Somebody who has left something at a public address.
    case visitor(ID<Guest>)
    /// Anybody with a cookie of a public address: it costs nothing to make one up.
    case cookie(SecretHash)
    /// Anybody without one.
    case nobody(ClientAddress)
  }

  let holder: Holder
  let address: ClientAddress
}

/// Which streams are open, and which one ends when there is no room for another.
///
/// Nobody is refused. In each group that is full, the address with the most streams loses its oldest; so somebody who opens
/// streams by the thousand ends their own, and the guests of a full restaurant, who share one address, lose none of theirs.
package struct LiveSeats: Sendable {
  /// Pages of one browser share a stream; where they cannot, as without encryption, each has its own. Nobody looks at more.
  static let ofOneHolder = 8
  /// By one share link: as many guests as it may let in, each with two devices.
  static let ofOneLink = 2 * GuestRateLimit.inAll
  /// In all. A stream takes about 40 kB, so that these take 80 MB; and half of the descriptors are left for everything else.
  package static let mostInAll = 2_000

  private enum Group: Hashable {
    case holder(LiveReader.Holder)
    case link(ID<ShareLink>)
    /// Of those whom the house knows nothing of.
    case strangers
    /// Of guests and visitors, so that members always find room.
    case outsiders
    case all
  }

  private struct Seat {
    let reader: LiveReader
    let groups: [Group]
  }

  let most: Int
  private var seats: [UInt64: Seat] = [:]
  private var counts: [Group: Int] = [:]

  init(most: Int) {
    self.most = most
  }

  /// - Parameter number: of the new stream; later ones have greater numbers.
  /// - Returns: the numbers of the streams that end for it.
  mutating func take(_ number: UInt64, for reader: LiveReader) -> [UInt64] {
    let groups = Self.groups(of: reader.holder)
    seats[number] = Seat(reader: reader, groups: groups)
    for group in groups { counts[group, default: 0] += 1 }
    var ended: [UInt64] = []
    for group in groups where counts[group, default: 0] > limit(of: group) {
      guard let number = dearest(of: group) else { continue }
      leave(number)
      ended.append(number)
    }
    return ended
  }

  mutating func leave(_ number: UInt64) {
    guard let seat = seats.removeValue(forKey: number) else { return }
    for group in seat.groups {
      let count = counts[group, default: 0] - 1
      counts[group] = count > 0 ? count : nil
    }
  }

  private func limit(of group: Group) -> Int {
    switch group {
    case .holder: Self.ofOneHolder
    case .link: Self.ofOneLink
    case .strangers: most / 2
    case .outsiders: most * 3 / 4
    case .all: most
    }
  }

  /// From the narrowest on: what ends in one makes room in those that follow.
  private static func groups(of holder: LiveReader.Holder) -> [Group] {
    switch holder {
    case .session: [.holder(holder), .all]
    case .guest(_, by: let link): [.holder(holder), .link(link), .outsiders, .all]
    case .visitor: [.holder(holder), .outsiders, .all]
    case .cookie: [.holder(holder), .strangers, .outsiders, .all]
    // Browsers that keep no cookies share their address, as in a restaurant, and are no fewer for that.
    case .nobody: [.strangers, .outsiders, .all]
    }
  }

  /// The oldest stream of the address that has the most of a group.
  private func dearest(of group: Group) -> UInt64? {
    var streams: [ClientAddress: (count: Int, oldest: UInt64)] = [:]
    for (number, seat) in seats where seat.groups.contains(group) {
      let (count, oldest) = streams[seat.reader.address] ?? (0, number)
      streams[seat.reader.address] = (count + 1, min(oldest, number))
    }
    return streams.values.max { ($0.count, $1.oldest) < ($1.count, $0.oldest) }?.oldest
  }
}
