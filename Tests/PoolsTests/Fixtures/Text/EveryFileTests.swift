import Foundation
import Kit
import Testing

@testable import Pools

/// Every public file beside the checkout, match by match, beside a reader that shares nothing with the program's own.
@Suite struct EveryFileTests {
  @Test(.enabled(if: FootballData.isThere), arguments: FootballData.matchFiles)
  func everyMatchIsAsASecondReaderReadsIt(path: String) throws {
    let file = try FootballData.file(path)
    let text = String(decoding: try FootballData.bytes(path), as: UTF8.self)
    let country = file.competition.country
    let expected = try (path.hasSuffix(".txt") ? SecondReader.text(text) : SecondReader.json(text))
      .map { ReadMatch.expected($0, in: country) }
    #expect(file.records.map { ReadMatch.line($0) } == expected)
    #expect(file.problems.isEmpty)
    if let said = text.firstMatch(of: #/# Matches +(\d+)/#), let count = Int(said.1) {
      #expect(expected.count == count)
    }
  }
}

/// By regular expressions and Foundation.
enum SecondReader {
  static func text(_ text: String) throws -> [String] {
    var (lines, day, time, year): ([String], String, String, Int) = ([], "", "", 0)
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    var last = 0
    for line in text.split(separator: "\n") {
      if let title = line.firstMatch(of: #/^= .* (\d{4})/#) { year = Int(title.1) ?? 0 }
      if let date = line.firstMatch(of: #/^ +[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d+)(?: (\d{4}))?$/#),
        let month = months.firstIndex(of: String(date.1))
      {
        if let stated = date.3.flatMap({ Int($0) }) {
          year = stated
        } else if month + 1 < last - 6 {
          year += 1
        }
        last = month + 1
        (day, time) = (String(format: "%04d-%02d-%02d", year, month + 1, Int(date.2) ?? 0), "")
      } else if let match = line.firstMatch(of: #/^ +(?:(\d\d:\d\d) +)?(\S.*?) +v (.*\S) *$/#) {
        if let hour = match.1 { time = " \(hour)" }
        lines.append("\(day)\(time) | \(match.2) – \(match.3) | -")
      }
    }
    return lines
  }

  static func json(_ text: String) throws -> [String] {
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let rounds = root["rounds"] as? [[String: Any]] ?? [root]
    return rounds.flatMap { $0["matches"] as? [[String: Any]] ?? [] }.map(line)
  }

  private static func line(_ match: [String: Any]) -> String {
    let time = (match["time"] as? String).map { time -> String in
      for (name, offset) in [("CEST", "+02:00"), ("CET", "+01:00")] where time.hasSuffix(name) {
        return " \(time.prefix(5))\(offset)"
      }
      guard let zone = time.firstMatch(of: #/UTC([+-])(\d+)/#) else { return " \(time.prefix(5))" }
      return " \(time.prefix(5))\(zone.1)\(String(format: "%02d", Int(zone.2) ?? 0)):00"
    }
    let teams = ["team1", "team2"].map { side in
      match[side] as? String ?? (match[side] as? [String: Any])?["name"] as? String ?? "?"
    }
    let score: [(String, [Int])]
    if let pair = match["score"] as? [Int] {
      score = [("ft", pair)]
    } else {
      let stages = match["score"] as? [String: Any] ?? [:]
      score = ["ht", "ft", "et", "p"].compactMap { name in (stages[name] as? [Int]).map { (name, $0) } }
    }
    let goals = score.filter { $0.1.count == 2 }.map { "\($0.0) \($0.1[0])-\($0.1[1])" }.joined(separator: " ")
    let status = (match["status"] as? String).map { " | \($0.lowercased())" } ?? ""
    return
      "\(match["date"] as? String ?? "-")\(time ?? "") | \(teams[0]) – \(teams[1]) | \(goals.isEmpty ? "-" : goals)\(status)"
  }
}
