import Foundation
import Kit
import TestKit
import Testing

@testable import Pools

/// Seasons that a test makes up and writes in a dialect chosen by lot: what is read is what was made up.
@Suite struct WrittenSeasonTests {
  private static let clubs = [
    "Alpha FC", "1. FC Beta", "SV Gamma 04", "1860 Delta", "Épsilon-RS", "Zeta & Eta", "St. Theta", "Iota/Kappa",
    "L'Lambda",
    "Mu 96", "Club Nu y Xi", "AC Omicron (AUT)",
  ]

  @Test(arguments: 1...60) func whatIsWrittenIsRead(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let season = WrittenSeason(clubs: Self.clubs, &random)
    let reading = FootballText.read(season.text)
    #expect(reading.problems.isEmpty, "\(reading.problems.prefix(3))\n\(season.text.prefix(1_500))")
    let read = ReadMatch.lines(reading)
    let expected = season.matches.map { ReadMatch.expected($0, in: reading.competition.country) }
    #expect(read == expected, "\(zip(read, expected).first { $0 != $1 } ?? ("", ""))\n\(season.text.prefix(1_500))")
  }
}

private struct WrittenSeason {
  private(set) var text = ""
  private(set) var matches: [String] = []

  init(clubs: [String], _ random: inout SeededGenerator) {
    func choose<T>(_ from: [T]) -> T { from[Int.random(in: 0..<from.count, using: &random)] }
    let (first, isSplit) = (Int.random(in: 1995...2027, using: &random), Bool.random(using: &random))
    let years = isSplit ? "\(first)/\(String(format: "%02d", (first + 1) % 100))" : "\(first)"
    guard let start = Day(year: first, month: isSplit ? 8 : 2, day: Int.random(in: 1...20, using: &random)) else {
      return
    }
    let (dates, scores, places, goals) = (
      Int.random(in: 0...6, using: &random), Int.random(in: 0...2, using: &random), Bool.random(using: &random),
      Bool.random(using: &random)
    )
    let heading = choose(["▪ Matchday #", "Matchday #", "» #. Round", "#. Spieltag", "Rodada #", ":: Jornada # ::::"])
    let hours = choose(["%02d:%02d", "%d.%02d", "%02dh%02d"])
    text = "= League of Words \(years)\n\n"
    let last = start.adding(days: 14 * 17)
    if Bool.random(using: &random) {
      text += "# Date       \(Self.long(start)) - \(Self.long(last)) (1d)\n# Matches  108\n"
    }
    for round in 0..<18 {
      text += "\n\(heading.replacing("#", with: "\(round + 1)"))\n"
      let order = clubs.shuffled(using: &random)
      var day = start.adding(days: 14 * round)
      var written: Day?
      var hour: String?
      for pair in 0..<6 {
        if pair > 0, Int.random(in: 0...2, using: &random) == 0, round < 17 { day = day.adding(days: 1) }
        let (home, away) = (order[2 * pair], order[2 * pair + 1])
        var line = "  "
        if dates == 5 {
          line += "(\(round * 6 + pair + 1)) \(Self.date(day, 1))  "
          hour = nil
        } else if written != day {
          text += "\(Self.date(day, dates))\n"
          (written, hour) = (day, nil)
        }
        if Int.random(in: 0...3, using: &random) > 0 {
          let (h, m) = (Int.random(in: 10...22, using: &random), choose([0, 15, 30, 45]))
          hour = String(format: "%02d:%02d", h, m)
          line += "\(String(format: hours, h, m))  "
        } else {
          line += "       "
        }
        let (shown, stored, status) = Self.score(&random)
        let note = status.isEmpty ? "" : "  [\(status)]"
        switch shown.isEmpty ? 3 : scores {
        case 0: line += "\(home)  v \(away)   \(shown)\(note)"
        case 1: line += "\(home)   \(shown)  \(away)\(note)"
        case 2: line += "\(home) - \(away)   \(shown)\(note)"
        default: line += "\(home)   \(choose(["v", "-", "vs"]))  \(away)\(note)"
        }
        if places { line += "   @ Stadium No. 4, Ciudad" }
        text += "\(line)\n"
        if goals, !shown.isEmpty { text += "          (Uno 12' Dos 45+1'(p), 88';\n           Tres 90+4' (o.g.))\n" }
        matches.append(
          "\(day)\(hour.map { " \($0)" } ?? "") | \(home) – \(away) | \(stored)\(status.isEmpty ? "" : " | \(status)")")
      }
    }
  }

  /// As it is written, as it is stored, and what a note says.
  private static func score(_ random: inout SeededGenerator) -> (String, String, String) {
    func goals(_ most: Int = 3) -> (Int, Int) {
      (Int.random(in: 0...most, using: &random), Int.random(in: 0...most, using: &random))
    }
    let (h, f, e) = (goals(2), goals(2), goals(1))
    let half = "\(h.0)-\(h.1)"
    let full = "\(h.0 + f.0)-\(h.1 + f.1)"
    let extra = "\(h.0 + f.0 + e.0)-\(h.1 + f.1 + e.1)"
    let shootOut = Bool.random(using: &random) ? "4-2" : "10-11"
    switch Int.random(in: 0...11, using: &random) {
    case 0: return ("", "-", "")
    case 1: return ("", "-", "postponed")
    case 2: return ("", "-", "cancelled")
    case 3: return (full, "ft \(full)", "")
    case 4: return ("\(extra) a.e.t. (\(full), \(half))", "ht \(half) ft \(full) et \(extra)", "")
    case 5:
      return (
        "\(shootOut) pen. \(extra) a.e.t. (\(full), \(half))", "ht \(half) ft \(full) et \(extra) p \(shootOut)", ""
      )
    case 6:
      return (
        "\(extra) a.e.t. (\(full), \(half)), \(shootOut) pen.", "ht \(half) ft \(full) et \(extra) p \(shootOut)", ""
      )
    case 7: return ("\(shootOut) pen. (\(full), \(half))", "ht \(half) ft \(full) p \(shootOut)", "")
    case 8: return ("\(shootOut) pen. (\(full))", "ft \(full) p \(shootOut)", "")
    case 9: return (full, "ft \(full)", "awarded")
    default: return ("\(full) (\(half))", "ht \(half) ft \(full)", "")
    }
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func long(_ day: Day) -> String { "\(date(day, 0)) \(day.year)" }

  private static func date(_ day: Day, _ shape: Int) -> String {
    let (weekday, month) = (weekdays[day.weekday.rawValue - 1], months[day.month - 1])
    return switch shape {
    case 0: "\(weekday) \(month) \(day.day)"
    case 1: "\(weekday) \(day.day) \(month)"
    case 2: "[\(weekday) \(month)/\(day.day)]"
    case 3: "[\(weekday). \(day.day).\(day.month).]"
    case 4: "\(day)"
    default: "\(weekday) \(day.day)/\(day.month)/\(day.year % 100 < 10 ? "0" : "")\(day.year % 100)"
    }
  }
}
