import Foundation
import Kit
import Testing

@testable import Pools

/// Texts after the format's specification and its older ways, with what a person reads in them.
@Suite struct DialectTests {
  struct Dialect: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let matches: [String]
    /// The lines that are left out or remarked on.
    var told: [String] = []

    var testDescription: String { name }
  }

  @Test(arguments: Dialect.all) func everyMatchIsReadAsAPersonReadsIt(_ dialect: Dialect) throws {
    let reading = FootballText.read(dialect.text)
    let country = reading.competition.country
    #expect(ReadMatch.lines(reading) == dialect.matches.map { ReadMatch.expected($0, in: country) })
    #expect(reading.problems.map(\.place) == dialect.told)
    #expect(reading.problems.allSatisfy { $0.kind == .repeated(place: "") || !$0.match.isEmpty || $0.isTaken })
  }

  @Test func groundsRoundsGroupsAndNumbersAreKept() throws {
    let reading = FootballText.read(Dialect.worldCup.text)
    #expect(reading.records.map(\.number) == [1, 2, 17])
    #expect(reading.records.map(\.round.text) == ["Matchday 1", "Matchday 1", "Round of 16"])
    #expect(reading.records.map(\.group) == ["Group A", "Group A", ""])
    #expect(reading.records[0].ground == "Estadio Central, Ciudad Alta")
  }

  @Test func aLineThatIsNotUnderstoodIsToldWithItsText() throws {
    let reading = FootballText.read(
      "= Liga 2026/27\n\nSome words about the season.\nSat Aug 15\n  Alpha FC v Beta FC 1-\n  Gamma 12 3-1 4\n")
    #expect(reading.records.isEmpty)
    #expect(
      reading.problems.map(\.match) == ["Some words about the season.", "Alpha FC v Beta FC 1-", "Gamma 12 3-1 4"])
    #expect(reading.problems.map(\.isTaken) == [true, false, false])
  }

  @Test(arguments: [
    ("2-1", "ft 2-1"), ("2-1 (1-0)", "ht 1-0 ft 2-1"), ("2:1 (1:0)", "ht 1-0 ft 2-1"), ("3 - 0", "ft 3-0"),
    ("4x2", "ft 4-2"),
    ("2-1 a.e.t.", "et 2-1"), ("2-1 aet (1-1)", "ft 1-1 et 2-1"), ("2-1 a.e.t. (1-1, 0-1)", "ht 0-1 ft 1-1 et 2-1"),
    ("2-1aet (1-1, 0-1)", "ht 0-1 ft 1-1 et 2-1"), ("2-1 a.e.t. (1-1, )", "ft 1-1 et 2-1"),
    ("4-3 pen. (3-3)", "ft 3-3 p 4-3"), ("5-6 pen. (1-1, 0-1)", "ht 0-1 ft 1-1 p 5-6"),
    ("3-4 pen. (2-2, 1-1, 1-0)", "ht 1-0 ft 1-1 et 2-2 p 3-4"),
    ("4-5 pen. 4-4 a.e.t. (3-3, 1-3)", "ht 1-3 ft 3-3 et 4-4 p 4-5"), ("3-4p 2-2aet (1-1, )", "ft 1-1 et 2-2 p 3-4"),
    ("1-1 a.e.t. (1-1, 0-1), 3-4 pen.", "ht 0-1 ft 1-1 et 1-1 p 3-4"), ("2-2 a.e.t., 3-4 pen.", "et 2-2 p 3-4"),
    ("1-1 a.e.t, 2-4 pen.", "et 1-1 p 2-4"), ("3-4 pen. 2-2 a.e.t.", "et 2-2 p 3-4"), ("2-2, 3-4 pen.", "ft 2-2 p 3-4"),
    ("2-2 (1-1), 3-4 pen.", "ht 1-1 ft 2-2 p 3-4"), ("3-4 pen.", "p 3-4"),
    ("4-3 aet/gg (3-3, 2-1)", "ht 2-1 ft 3-3 et 4-3"),
    ("2:2 2:3nV", "ft 2-2 et 2-3"), ("2:1 n.V. (1:1, 0:0)", "ht 0-0 ft 1-1 et 2-1"),
    ("2-1 (aet)", "et 2-1"), ("1-1 (aet, win 3-4 on pens)", "et 1-1 p 3-4"),
    ("1-1 (HT 0-0, FT 1-1, AET, PEN 3-4)", "ht 0-0 ft 1-1 et 1-1 p 3-4"),
    ("3-2 (agg 4-4, win on away goals)", "ft 3-2"),
    ("4-1 (6-3 on agg)", "ft 4-1"), ("2-1 (aet, 3-3 agg, 1-3 pens)", "et 2-1 p 1-3"), ("1-0 [aet]", "et 1-0"),
    ("0-0 [4-3 pens]", "ft 0-0 p 4-3"), ("3-0 [agg 3-0]", "ft 3-0"), ("1-1 (Kane 12'; Müller 45+1')", "ft 1-1"),
  ])
  func aScoreIsReadInEitherPlace(score: String, stored: String) throws {
    let (bare, note) = (
      score.prefix { $0 != "[" }.description.trimmed, score.contains("[") ? " [\(score.split(separator: "[")[1])" : ""
    )
    let said = bare.contains("(aet") || bare.contains("(HT") || bare.contains("agg") || bare.contains("Kane")
    let plain = said ? String(bare.prefix { $0 != "(" }).trimmed : bare
    let after = said ? " (\(bare.split(separator: "(", maxSplits: 1)[1])" : ""
    for line in [
      "Alpha v Beta   \(bare)\(note)", "Alpha   \(plain)   Beta\(after)\(note)", "Alpha - Beta  \(bare)\(note)",
    ] {
      let reading = FootballText.read("= Cup 2020/21\n▪ Final\nSat Sep 12\n  \(line)\n")
      #expect(reading.problems.isEmpty, "\(line): \(reading.problems)")
      #expect(reading.records.map(\.score.stored) == [stored], "\(line)")
      #expect(reading.records.map(\.home.name) == ["Alpha"] && reading.records.map(\.away.name) == ["Beta"], "\(line)")
    }
  }

  @Test(arguments: ["1-0 2-1", "2-1 (1-0, 0-0)", "2-1 (1-0) (0-0)", "3-1 pen. (1-1, 1-1, 0-0, 0-0)"])
  func goalsThatCannotBeToldApartAreNoScore(score: String) throws {
    let reading = FootballText.read("= Cup 2020/21\n▪ Final\nSat Sep 12\n  Alpha v Beta   \(score)\n")
    #expect(reading.records.allSatisfy { $0.score.isEmpty })
    #expect(reading.problems.count == 1 && reading.problems[0].match.contains("Alpha v Beta"))
  }

  @Test(arguments: [
    ("Fri Aug 20 2010", "2010-08-20"), ("Fri Aug 20", "2010-08-20"), ("[Fri Aug/20]", "2010-08-20"),
    ("Fri, Aug 20, 2010", "2010-08-20"),
    ("20 August", "2010-08-20"), ("20.08.", "2010-08-20"), ("[Fr. 20.8.]", "2010-08-20"), ("20.08.2010", "2010-08-20"),
    ("20-8-10", "2010-08-20"), ("2010-08-20", "2010-08-20"), ("Fr 20/8/10", "2010-08-20"), ("Fr 20/8", "2010-08-20"),
    ("[Sex, 20/Agosto]", "2010-08-20"), ("vie 20 de agosto de 2010", "2010-08-20"), ("20. August 2010", "2010-08-20"),
    ("Sat Jan 15", "2011-01-15"), ("15.01.", "2011-01-15"), ("August 20th, 2010", "2010-08-20"),
  ])
  func aDateIsReadInAnyShape(date: String, day: String) throws {
    let reading = FootballText.read("= Liga 2010/11\n▪ Matchday 1\n\(date)\n  Alpha v Beta\n")
    #expect(reading.records.compactMap(\.kickOff?.day.description) == [day])
    let inline = date.filter { !"[]".contains($0) }
    for hour in ["", " 20:30", " 20:30 UTC+1"] {
      let read = FootballText.read("= Liga 2010/11\n▪ Matchday 1\n(7) \(inline)\(hour)  Alpha v Beta  2-1\n")
      #expect(read.records.compactMap(\.kickOff?.day.description) == [day], "\(inline)\(hour)")
      #expect(read.records.map(\.number) == [7] && read.records.map(\.home.name) == ["Alpha"])
    }
  }

  @Test func datesFollowTheOrderOfTheFileAndItsHead() {
    // The summer of 2020 ended a season that began in the one before.
    let text = """
      = Liga 2019/20
      # Date       Fri Aug 16 2019 - Sun Jul 19 2020 (338d)
      ▪ Matchday 1
      Fri Aug 16
        Alpha v Beta
      ▪ Matchday 37
      Thu Jul 16
        Beta v Alpha
      ▪ Matchday 38
      Sun Jul 19
        Gamma v Delta
      ▪ Matchday 12
      Wed Feb 12
        Delta v Gamma
      """
    let days = ["2019-08-16", "2020-07-16", "2020-07-19", "2020-02-12"]
    #expect(FootballText.read(text).records.compactMap(\.kickOff?.day.description) == days)
    let bare = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    #expect(FootballText.read(bare).records.compactMap(\.kickOff?.day.description) == days)
  }

  @Test func aSeasonOfOneYearMayEndInTheNext() {
    let text = "= Serie A 2020\n▪ Matchday 1\nSat Aug 8\n  Alpha v Beta\n▪ Matchday 38\nThu Feb 25\n  Beta v Alpha\n"
    #expect(FootballText.read(text).records.compactMap(\.kickOff?.day.description) == ["2020-08-08", "2021-02-25"])
  }

  @Test func theSeasonIsTakenFromTheAddressWhereTheFileDoesNotSayIt() {
    let text = "Matchday 1\n[Fri. 20.07.]\n  Alpha 2-3 Beta\n"
    let reading = FootballText.read(text, origin: "https://example.org/russia/2012-13/rfpl-i.txt")
    #expect(reading.records.compactMap(\.kickOff?.day.description) == ["2012-07-20"])
    #expect(FootballText.read(text).records.map(\.kickOff) == [nil])
    #expect(FootballText.read(text).problems.map(\.kind) == [.noYear])
  }

  @Test func theHeadsCountIsCompared() {
    let text = "= Liga 2026/27\n# Matches  3\n▪ Matchday 1\nSat Aug 15\n  Alpha v Beta\n  Gamma v Delta\n"
    #expect(FootballText.read(text).problems.map(\.kind) == [.countDiffers(said: 3, read: 2)])
  }

  @Test func replaysAreMatchesAndRepeatedLinesAreNot() throws {
    let text = """
      = Cup 2023/24
      ▪ Round 2
      Sat Dec 2
        Alpha v Beta   [abandoned at 0-0 in 6' due to waterlogged pitch]
        Gamma v Delta  1-0
        Gamma v Delta  1-0
      Tue Dec 19
        Alpha v Beta   3-0
      ▪ Round 3
        N.N. v N.N.
        N.N. v N.N.
      """
    let file = try FixtureFile(Array(text.utf8), name: "cup.txt")
    #expect(file.records.map(\.place) == ["4", "5", "8", "10", "11"])
    #expect(file.problems.map(\.kind) == [.repeated(place: "5")])
    #expect(file.records.map(\.status) == [.abandoned, .scheduled, .scheduled, .scheduled, .scheduled])
  }

  @Test(arguments: [
    ("[awarded 3-0; Beta did not appear]", FixtureStatus.awarded, "ft 3-0"), ("[awarded]", .awarded, "-"),
    ("[awarded 0-3 to Beta]", .awarded, "-"), ("[cancelled]", .cancelled, "-"),
    ("[canceled due to the weather]", .cancelled, "-"),
    ("[annulled]", .cancelled, "-"), ("[postponed due to tropical storm \"Hanna\"]", .postponed, "-"),
    ("[postponed from Sep 10-12 due to a death]", .scheduled, "-"), ("[abandoned at 1-1 in 65']", .abandoned, "-"),
    ("[played in Macaé-RJ]", .scheduled, "-"), ("[in Estadio Victoria]", .scheduled, "-"),
    ("[replay]", .scheduled, "-"),
    ("[inter-group A-B]", .scheduled, "-"), ("[Rescheduled due to an earthquake]", .scheduled, "-"),
  ])
  func aNoteSaysHowThingsStand(note: String, status: FixtureStatus, score: String) {
    let reading = FootballText.read("= Liga 2023/24\n▪ Matchday 1\nSat Sep 16\n  Alpha v Beta  \(note)  @ Villa Alta\n")
    #expect(reading.problems.isEmpty)
    #expect(reading.records.map(\.status) == [status])
    #expect(reading.records.map(\.score.stored) == [score == "-" ? "" : score])
    #expect(reading.records.map(\.ground) == ["Villa Alta"])
  }

  @Test(arguments: [
    ("n/p", FixtureStatus.cancelled), ("canc.", .cancelled), ("w/o", .awarded), ("awd", .awarded), ("abd.", .abandoned),
    ("susp.", .abandoned),
    ("ppd", .postponed), ("postp.", .postponed), ("P-P", .postponed), ("3-0 awd", .awarded), ("2-1 abd.", .abandoned),
  ]) func aStatusStandsBetweenTheTeams(mark: String, status: FixtureStatus) {
    let reading = FootballText.read(
      "= Liga 2023/24\n▪ Matchday 1\nSat Sep 16\n  Alpha FC    \(mark) Beta FC  [Beta bankrupt]\n")
    #expect(reading.records.map(\.status) == [status])
    #expect(reading.records.map(\.away.name) == ["Beta FC"])
  }
}
