/// What one process of the house tells the others.
package enum HouseNews: Hashable, Sendable {
  case change(Announcement)
  /// Who may see what has changed, for the so manieth time.
  case accounts(Int64)
  /// Whoever follows the space has to ask again what they may see of it.
  case dismissed(ID<Space>)
  /// Somebody may no longer listen.
  case ended(LiveListener)
}

extension HouseNews {
  /// So many topics fit into one line, whatever they are called.
  private static let mostTopics = 40

  /// As it travels. What touches very much takes several lines.
  package var lines: [String] {
    switch self {
    case .change(let change):
      let names = change.topics.map(\.name).sorted()
      let pieces = stride(from: 0, to: max(1, names.count), by: Self.mostTopics).map {
        names[$0..<min($0 + Self.mostTopics, names.count)]
      }
      return pieces.map { "change \(change.space) \(change.sequence) \($0.joined(separator: " "))" }
    case .accounts(let generation): return ["accounts \(generation)"]
    case .dismissed(let space): return ["dismissed \(space)"]
    case .ended(.session(let session)): return ["session \(session)"]
    case .ended(.guest(let link)): return ["guest \(link)"]
    case .ended(.visitor(let page)): return ["visitor \(page)"]
    }
  }

  /// - Returns: `nil` for what this program knows nothing of; another version of it may have said it.
  package init?(line: some StringProtocol) {
    let words = String(line).split(separator: " ").map(String.init)
    guard words.count >= 2 else { return nil }
    let told = words[1]
    switch words[0] {
    case "change":
      guard let space = ID<Space>(told), words.count >= 3, let sequence = Int64(words[2]) else { return nil }
      self = .change(Announcement(space: space, sequence: sequence, topics: Set(words[3...].map { Topic($0) })))
    case "accounts":
      guard let generation = Int64(told) else { return nil }
      self = .accounts(generation)
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
