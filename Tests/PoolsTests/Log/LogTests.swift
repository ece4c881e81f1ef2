import Kit
import TestKit
import Testing

@testable import Pools

@Suite struct LogTests {
  private let pool: ID<Pool> = Mint.system.id()
  private let bet: ID<Bet> = Mint.system.id()
  private let salt = "00112233445566778899aabbccddeeff"

  private func chain(_ score: Score) -> [LogEntry] {
    let commitment = Commitment.make(salt: salt, pool: pool, bet: bet, score: score)
    let kinds: [(LogEntry.Kind, String?)] = [(.created, nil), (.bet, commitment), (.locked, nil)]
    var entries: [LogEntry] = []
    for (kind, commitment) in kinds {
      let isBet = commitment != nil
      entries.append(
        LogEntry(
          pool: pool, after: entries.last.map { ($0.number, $0.hash) }, kind: kind, at: Instant(milliseconds: 1_000),
          author: "Ana", participant: isBet ? "Lola" : "", bet: isBet ? bet : nil, commitment: commitment))
    }
    return entries
  }

  private func check(
    _ entries: [LogEntry], opening: Score?, isOpened: Bool = true, shown: Score?, name: String = "Lola"
  ) -> [LogCheck.Fault] {
    LogCheck(
      entries, openings: opening.map { [2: Opening(salt: salt, score: $0)] } ?? [:], isOpened: isOpened,
      bets: [bet: (name, shown)]
    ).faults
  }

  @Test func aWholeLogIsWhole() throws {
    let score = try #require(Score(2, 1))
    #expect(check(chain(score), opening: score, shown: score).isEmpty)
    #expect(check(chain(score), opening: nil, isOpened: false, shown: nil).isEmpty)
  }

  @Test func theHashesAreThoseThatAnybodyGets() throws {
    #expect(Digest.sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let score = try #require(Score(2, 1))
    #expect(chain(score)[1].commitment == Digest.sha256("sobremesa-bet-1|\(salt)|\(pool)|\(bet)|2-1"))
    #expect(chain(score)[0].previous == String(repeating: "0", count: 64))
  }

  @Test func whatIsHashedIsWhatThePageSaysLineByLine() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    try await cast.bet("Ana\\", 2, 1, in: pool)
    let entry = try #require(try await cast.marta.read { try LogStore($0).entries(of: pool).last })
    let fields = entry.canonical.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(fields.count == LogPhrases.fields.count)
    #expect(fields.prefix(4) == ["sobremesa-log-1", pool.description, "2", "bet"])
    #expect(fields[4] == String(entry.at.milliseconds))
    #expect(fields[5...7] == ["Marta", "Ana\\\\", try #require(entry.bet).description])
    #expect(fields[8...] == [try #require(entry.commitment), "", entry.previous])
    for file in [LogFile.name, LogScript.name] {
      #expect(try await cast.marta.get(PoolsPaths.logFile(pool, file)).status == 200)
    }
    #expect(try await cast.marta.get(PoolsPaths.logFile(pool, "other.py")).status == 404)
  }

  @Test func theTermsOfAPoolAreReadFromTheLog() async throws {
    let cast = try await PoolsCast()
    let content = cast.content(stake: 250, nobodyHit: .nearest, unique: true)
    let terms = try #require(LoggedTerms(LoggedTerms(content).note))
    #expect(
      terms.match == "Sevilla FC – Real Betis" && terms == LoggedTerms(content) && terms.stake == content.stake
        && terms.mode == .paper)
    #expect(terms.basis == .regulation && terms.nobodyHit == .nearest && terms.hasUniqueScores)
    #expect(terms.kickOff == content.kickOff)
    #expect(LoggedTerms("Sevilla FC; something else") == nil)
    let pool = try await cast.pool(content)
    let page = try await cast.marta.get(PoolsPaths.log(pool)).page
    #expect(page.words.contains("Sevilla FC – Real Betis · "))
    #expect(!page.words.contains("regulation; "))
  }

  @Test(arguments: [
    (Language.es, "1–0 → No se jugó: Lo dijo el árbitro: a > b"),
    (.en, "1–0 → Not played: Lo dijo el árbitro: a > b"),
    (.pt, "1–0 → Não houve jogo: Lo dijo el árbitro: a > b"),
  ])
  func aCorrectionIsToldInTheReadersWords(language: Language, told: String) async throws {
    let cast = try await PoolsCast(language: language)
    let pool = try await cast.pool()
    try await cast.close(pool, 1, 0)
    try await cast.marta.change {
      try PoolStore($0).correct(pool, to: .cancelled, because: "Lo dijo el árbitro: a > b")
    }
    let page = try await cast.marta.get(PoolsPaths.log(pool)).page
    #expect(page.words.contains(told))
    #expect(!page.words.contains("cancelled"))
    #expect(LoggedCorrection("something else") == nil)
  }

  @Test func whatIsChangedLaterIsFound() throws {
    let (score, other) = (try #require(Score(2, 1)), try #require(Score(1, 1)))
    let entries = chain(score)
    #expect(check(entries, opening: other, shown: other) == [.falseOpening(number: 2)])
    #expect(check(entries, opening: score, shown: other) == [.otherBet(participant: "Lola")])
    #expect(check(entries, opening: nil, shown: nil) == [.notOpened(number: 2)])
    #expect(check(entries, opening: score, shown: score, name: "Eva") == [.otherBet(participant: "Eva")])
    #expect(check([entries[0], entries[2]], opening: nil, isOpened: false, shown: nil).contains(.gap(number: 3)))
    let forged = LogEntry(
      pool: pool, number: 1, kind: .created, at: Instant(milliseconds: 2_000), author: "Eva", participant: "", bet: nil,
      commitment: nil, note: "", previous: entries[0].previous, hash: entries[0].hash)
    #expect(check([forged] + entries.dropFirst(), opening: score, shown: score) == [.changed(number: 1)])
    var rehashed = forged
    rehashed.hash = Digest.sha256(forged.canonical)
    #expect(check([rehashed] + entries.dropFirst(), opening: score, shown: score) == [.brokenChain(number: 2)])
  }
}
