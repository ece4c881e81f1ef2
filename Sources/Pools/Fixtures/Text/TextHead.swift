import Kit

/// What the head of a file of Football.TXT says of the whole: its competition, from when to when, and how many matches it has.
struct TextHead {
  private(set) var competition = Competition(name: "", season: "")
  private(set) var range: ClosedRange<Day>?
  private(set) var matches: Int?

  /// - Parameter origin: the file's name or its address: the season often stands there alone.
  init(_ lines: some Sequence<String>, origin: String) {
    var (title, remark): (String?, String?) = (nil, nil)
    for line in lines {
      let text = line.trimmed
      if text.hasPrefix("="), title == nil {
        title = text.prefix { $0 != "#" }.trimming { $0 == "=" || $0.isWhitespace }
      } else if text.hasPrefix("#") {
        let comment = text.trimming { $0 == "#" || $0.isWhitespace }
        if !readFact(comment), remark == nil, !comment.contains(":"), comment.contains(where: \.isLetter) {
          remark = comment
        }
      }
    }
    if let title, !title.isEmpty {
      competition = Competition(title: title)
    } else if let remark {
      // Old files have their title among the remarks, with more behind it.
      let name = remark.prefix { !",(".contains($0) }
      competition = Competition(title: name.replacing("Fixtures", with: "").trimmed.cut(to: 120))
    }
    if competition.season.isEmpty {
      competition = Competition(name: competition.name, season: Self.season(in: origin) ?? seasonOfRange ?? "")
    }
  }

  /// “Date  Fri Aug 20 2010 - Sat May 14 2011 (267d)”, “Matches  306”.
  private mutating func readFact(_ comment: String) -> Bool {
    let words = TextLine.words(comment)
    guard let first = words.first, words.count > 1 else { return false }
    switch first.key {
    case "matches":
      matches = matches ?? Int(words[1].text)
    case "date", "dates":
      guard let middle = words.firstIndex(where: { $0.text == "-" }),
        let (start, _) = TextDate.read(words[1..<middle][...]), let (end, _) = TextDate.read(words[(middle + 1)...]),
        let lastYear = end.year ?? start.year, let last = Day(year: lastYear, month: end.month, day: end.day)
      else { return true }
      let near = [start.year, lastYear, lastYear - 1].compactMap(\.self).lazy
        .compactMap { Day(year: $0, month: start.month, day: start.day) }.first { $0 <= last }
      if let near { range = near...last }
    case "teams", "source", "retrieved", "stages", "rounds", "goals":
      break
    default:
      return false
    }
    return true
  }

  private var seasonOfRange: String? {
    guard let range else { return nil }
    let (first, last) = (range.lowerBound.year, range.upperBound.year)
    return first == last ? "\(first)" : Competition(title: "\(first)/\(last)").season
  }

  /// “2023-24_ug1.txt”, “…/2010-11/1-bundesliga.txt”, “2012_13/bl.txt”.
  private static func season(in origin: String) -> String? {
    for part in origin.split(separator: "/").reversed() {
      let words = part.replacing("--", with: " ").replacing("_", with: "-").split { " .".contains($0) }
      for word in words {
        let parts = word.split(separator: "-").map(String.init)
        for count in [2, 1] where parts.count >= count {
          let found = Competition(title: parts[..<count].joined(separator: "/")).season
          if !found.isEmpty { return found }
        }
      }
    }
    return nil
  }
}
