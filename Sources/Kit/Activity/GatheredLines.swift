/// What one author did alike: the newest line of it, and how many there are.
struct GatheredLines: Sendable {
  private struct Kind: Hashable {
    let app: Substring
    let event: String
    let isUndoing: Bool
    let author: Author

    init(_ line: Activity) {
      app = line.subject.topic.name.prefix { $0 != "." }
      (event, isUndoing, author) = (line.event, line.isUndoing, line.author)
    }
  }

  let line: Activity
  private(set) var count = 1

  /// What others have done since one last looked, whenever it was.
  /// - Parameter lines: the newest first.
  static func missed(_ lines: [Activity]) -> [GatheredLines] {
    var places: [Kind: Int] = [:]
    return lines.reduce(into: []) { missed, line in
      if let place = places[Kind(line)] {
        missed[place].count += 1
      } else {
        places[Kind(line)] = missed.count
        missed.append(GatheredLines(line: line))
      }
    }
  }

  /// What was done by one change, as the bets of a whole round.
  /// - Parameters:
  ///   - lines: the newest first.
  ///   - apart: those that stand by themselves, as they can be taken back.
  static func changes(_ lines: [Activity], apart: Set<ID<Activity>>) -> [GatheredLines] {
    lines.reduce(into: []) { changes, line in
      if let last = changes.last?.line, last.sequence == line.sequence, Kind(last) == Kind(line),
        !apart.contains(last.id),
        !apart.contains(line.id)
      {
        changes[changes.count - 1].count += 1
      } else {
        changes.append(GatheredLines(line: line))
      }
    }
  }

  func words(among apps: [any App]) -> Phrase { line.words(among: apps, and: count - 1) }

  /// - Parameter app: whose it is, where one sees it.
  func missedRow(of app: any App, today: Day) -> Row {
    Row(
      id: "missed-\(line.id)", title: words(among: [app]),
      subtitle: Phrase(joining: "\(line.authorName) · \(line.at.written(.near(to: today)))"), icon: app.icon,
      app: app.id, opens: app.tabs.first?.link)
  }
}
