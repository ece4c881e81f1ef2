/// What others have done since one last looked: of what one author did alike, the newest, and how many of it there are.
struct Missed: Sendable {
  private struct Kind: Hashable {
    let app: Substring
    let event: String
    let isUndoing: Bool
    let author: Author
  }

  let line: Activity
  private(set) var count = 1

  /// - Parameter lines: the newest first.
  static func gathered(_ lines: [Activity]) -> [Missed] {
    var places: [Kind: Int] = [:]
    return lines.reduce(into: []) { missed, line in
      let app = line.subject.topic.name.prefix { $0 != "." }
      let kind = Kind(app: app, event: line.event, isUndoing: line.isUndoing, author: line.author)
      if let place = places[kind] {
        missed[place].count += 1
      } else {
        places[kind] = missed.count
        missed.append(Missed(line: line))
      }
    }
  }

  /// - Parameter app: whose it is, where one sees it.
  func row(of app: any App, today: Day) -> Row {
    let words = app.words(for: line)
    return Row(
      id: "missed-\(line.id)", title: count == 1 ? words : RecordPhrases.more(words, count - 1),
      subtitle: Phrase(joining: "\(line.authorName) · \(line.at.written(.near(to: today)))"), icon: app.icon,
      app: app.id, opens: app.tabs.first?.link)
  }
}
