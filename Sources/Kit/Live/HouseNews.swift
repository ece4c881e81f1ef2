/// What one process of the house tells the others.
package enum HouseNews: Hashable, Sendable {
  case change(Announcement)
  /// A space is so far, by more than is said one by one.
  case stands(ID<Space>, at: Int64)
  /// Who may see what has changed: what is kept of it is no longer so.
  case accounts
  /// Whoever follows the space has to ask again what they may see of it.
  case dismissed(ID<Space>)
  /// Somebody may no longer listen.
  case ended(LiveListener)
  /// All has been told of the change of accounts with this number. Whoever has not heard this may have missed some of it.
  case counted(Int64)
}

extension HouseNews {
  /// The longest line; PostgreSQL takes less than 8,000 bytes at once.
  private static let mostBytes = 4_000

  /// As it travels. Topics do so by name alone: that is what streams ask of them.
  package var line: String {
    switch self {
    case .change(let change):
      let words = ["change \(change.space) \(change.sequence)"] + change.topics.map(\.name).sorted()
      let line = words.joined(separator: " ")
      return line.utf8.count <= Self.mostBytes ? line : HouseNews.stands(change.space, at: change.sequence).line
    case .stands(let space, let sequence): return "stands \(space) \(sequence)"
    case .accounts: return "accounts"
    case .dismissed(let space): return "dismissed \(space)"
    case .ended(.session(let session)): return "session \(session)"
    case .ended(.guest(let link)): return "guest \(link)"
    case .ended(.visitor(let page)): return "visitor \(page)"
    case .counted(let generation): return "counted \(generation)"
    }
  }

  /// - Returns: `nil` for what this program knows nothing of; another version of it may have said it.
  package init?(line: some StringProtocol) {
    let words = String(line).split(separator: " ").map(String.init)
    guard words != ["accounts"] else {
      self = .accounts
      return
    }
    guard words.count >= 2 else { return nil }
    let told = words[1]
    switch words[0] {
    case "change", "stands":
      guard let space = ID<Space>(told), words.count >= 3, let sequence = Int64(words[2]) else { return nil }
      let change = Announcement(space: space, sequence: sequence, topics: Set(words[3...].map { Topic($0) }))
      self = words[0] == "change" ? .change(change) : .stands(space, at: sequence)
    case "counted":
      guard let generation = Int64(told) else { return nil }
      self = .counted(generation)
    case "dismissed":
      guard let space = ID<Space>(told) else { return nil }
      self = .dismissed(space)
    default:
      guard let listener = Self.listener(words[0], told) else { return nil }
      self = .ended(listener)
    }
  }

  private static func listener(_ kind: String, _ id: String) -> LiveListener? {
    switch kind {
    case "session": ID(id).map { .session($0) }
    case "guest": ID(id).map { .guest($0) }
    case "visitor": ID(id).map { .visitor($0) }
    default: nil
    }
  }
}
