/// Keeps in memory what was read of each space last, where much is read for every page and seldom changes.
///
/// It holds until an activity of one of its topics is recorded in the space, so every change of the content has to be recorded as one.
/// Without topics it holds until anything changes there.
package final class SpaceCache<Content: Sendable>: Sendable {
  private struct Entry: Sendable {
    let space: ID<Space>
    var sequence: Int64
    let content: Content
  }

  private let topics: [Topic]?
  /// How many spaces are kept; the one read longest ago goes first.
  private let most: Int
  private let kept = Locked<[Entry]>([])

  /// - Parameter topics: of the changes that make it another; `nil` where any may.
  package init(of topics: [Topic]?, most: Int = 16) {
    (self.topics, self.most) = (topics, most)
  }

  /// The space's content as this view sees it.
  package func content(in view: SpaceView, _ read: (SpaceView) throws -> Content) throws -> Content {
    if let content = try found(in: view) { return content }
    let content = try read(view)
    kept.withLock { kept in
      guard !kept.contains(where: { $0.space == view.space.id && $0.sequence > view.sequence }) else { return }
      kept.removeAll { $0.space == view.space.id }
      if kept.count == most { kept.removeFirst() }
      kept.append(Entry(space: view.space.id, sequence: view.sequence, content: content))
    }
    return content
  }

  private func found(in view: SpaceView) throws -> Content? {
    let entry = kept.withLock { kept in kept.first { $0.space == view.space.id } }
    // One that began to read earlier sees an older state than the one that is kept.
    guard let entry, entry.sequence <= view.sequence else { return nil }
    guard entry.sequence < view.sequence else { return entry.content }
    guard let topics, try !Activity.hasCome(of: topics, since: entry.sequence, in: view) else { return nil }
    kept.withLock { kept in
      // Unless somebody has put a newer one there meanwhile.
      guard let place = kept.firstIndex(where: { $0.space == view.space.id && $0.sequence == entry.sequence }) else {
        return
      }
      kept[place].sequence = view.sequence
    }
    return entry.content
  }
}
