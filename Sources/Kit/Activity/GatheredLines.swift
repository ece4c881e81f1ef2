/// What one author did alike: the newest line of it, and what the others are about.
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
  /// The others, which are older.
  private var times = 0
  /// The ids of the things that they are about.
  private var subjects: Set<String>

  private init(_ line: Activity) {
    (self.line, subjects) = (line, [line.subject.id])
  }

  private mutating func gather(_ other: Activity) {
    times += 1
    subjects.insert(other.subject.id)
  }

  /// What others have done since one last looked, whenever it was.
  /// - Parameter lines: the newest first.
  static func missed(_ lines: [Activity]) -> [GatheredLines] {
    var places: [Kind: Int] = [:]
    return lines.reduce(into: []) { missed, line in
      if let place = places[Kind(line)] {
        missed[place].gather(line)
      } else {
        places[Kind(line)] = missed.count
        missed.append(GatheredLines(line))
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
        changes[changes.count - 1].gather(line)
      } else {
        changes.append(GatheredLines(line))
      }
    }
  }

  func words(among apps: [any App]) -> Phrase {
    line.words(among: apps, and: More(things: subjects.count - 1, times: times))
  }

  /// - Parameter app: whose it is, where one sees it.
  func missedRow(of app: any App, today: Day) -> Row {
    Row(
      id: "missed-\(line.id)", title: words(among: [app]),
      subtitle: Phrase(joining: "\(line.authorName) · \(line.at.written(.near(to: today)))"), icon: app.icon,
      app: app.id, opens: app.tabs.first?.link)
  }
}
