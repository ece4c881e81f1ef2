import TestKit
import Testing

@testable import Fetch
@testable import Kit

/// Files that come piece by piece.
@Suite(.timeLimit(.minutes(5))) struct DownloadTests {
  private let fetch = Fetch(ownHosts: ["127.0.0.1"], timeout: .seconds(60))
  private static let whole = String(repeating: "0123456789", count: 30_000)

  /// What came, and where it began.
  private struct Taken {
    var bytes: [UInt8] = []
    var starts: [DownloadStart] = []
    var problem: FetchProblem?

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  private func taken(
    _ site: TestSite, from offset: Int = 0, mark: String = "", limit: Int = 1_000_000, path: String = "wines.csv",
    piecePatience: Duration = .seconds(60)
  ) async throws -> Taken {
    var taken = Taken()
    do {
      try await fetch.download(
        "http://127.0.0.1:\(site.port)/\(path)", from: offset, mark: mark, limit: limit, piecePatience: piecePatience
      ) {
        taken.starts.append($0)
      } take: {
        taken.bytes += $0
      }
    } catch let problem as FetchProblem {
      taken.problem = problem
    }
    return taken
  }

  @Test func itComesWholeWithItsMark() async throws {
    let site = try await TestSite { path in
      path == "/away" ? .redirect(to: "/wines.csv") : .page(Self.whole, ["ETag: \"one\""])
    }
    for path in ["wines.csv", "away"] {
      let taken = try await taken(site, path: path)
      #expect(taken.problem == nil && taken.text == Self.whole)
      #expect(taken.starts.map(\.offset) == [0] && taken.starts.first?.size == Self.whole.utf8.count)
      #expect(taken.starts.first?.mark == "\"one\"")
    }
  }

  @Test func theRestIsAskedForByItsMark() async throws {
    let rest = String(Self.whole.dropFirst(200_000))
    let site = try await TestSite(byHead: { _, head in
      guard head.contains("Range: bytes=200000-\r\n"), head.contains("If-Range: \"one\"\r\n") else {
        return .page("new")
      }
      return .page(rest, status: 206, ["Content-Range: bytes 200000-299999/300000", "ETag: \"one\""])
    })
    let taken = try await taken(site, from: 200_000, mark: "\"one\"")
    #expect(taken.problem == nil && taken.text == rest)
    #expect(taken.starts.map(\.offset) == [200_000] && taken.starts.first?.size == 300_000)
    // Without a mark nobody knows whether it is still the same, and what begins anew says so.
    let anew = try await self.taken(site, from: 200_000)
    #expect(anew.text == "new" && anew.starts.map(\.offset) == [0])
  }

  @Test func whatIsCutOffKeepsWhatCame() async throws {
    let site = try await TestSite { _ in
      TestSite.Answer("HTTP/1.1 200 OK\r\nContent-Length: 900000\r\nETag: \"one\"\r\n\r\n\(Self.whole)")
    }
    let taken = try await taken(site)
    #expect(taken.problem == .malformed && taken.text == Self.whole)
  }

  @Test func aSiteThatStopsIsNotWaitedFor() async throws {
    let site = try await TestSite { _ in
      TestSite.Answer("HTTP/1.1 200 OK\r\nContent-Length: 900000\r\n\r\nsome", closes: false)
    }
    let taken = try await taken(site, piecePatience: .seconds(5))
    #expect(taken.problem == .tooSlow && taken.text == "some")
  }

  @Test func itIsNoLargerThanMayBe() async throws {
    let site = try await TestSite { path in
      path == "/said"
        ? .page(Self.whole) : TestSite.Answer("HTTP/1.1 200 OK\r\n\r\n\(Self.whole)")
    }
    let said = try await taken(site, limit: 299_999, path: "said")
    #expect(said.problem == .tooLarge && said.bytes.isEmpty && said.starts.isEmpty)
    let unsaid = try await taken(site, limit: 299_999, path: "unsaid")
    #expect(unsaid.problem == .tooLarge && unsaid.bytes.count < 300_000)
  }

  @Test func whatIsNotThereIsSaidToBeSo() async throws {
    let site = try await TestSite { _ in .page("nothing", status: 404) }
    let taken = try await taken(site)
    #expect(taken.problem == .missing && taken.bytes.isEmpty)
  }

  @Test func noOtherMachineOfTheHouseIsAsked() async throws {
    let site = try await TestSite { _ in .page("secret") }
    await #expect(throws: FetchProblem.privateAddress) {
      try await Fetch().download("http://127.0.0.1:\(site.port)/", limit: 10) { _ in
      } take: { _ in
      }
    }
    #expect(site.asked.isEmpty)
  }
}
