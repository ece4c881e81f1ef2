import Fetch
import Foundation
import Kit
import Synchronization
import TestKit
import Testing

@testable import Wines

/// Wines from an address on the web.
@Suite(.timeLimit(.minutes(5))) struct CatalogueDownloadTests {
  /// 100,000 in a long run, as the largest free set has.
  private static let count = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] == nil ? 3_000 : 100_000

  private static let table =
    (["name,winery,appellation,country,grapes,type,food,year,score,scale,opinions,source,price,currency"]
    + (0..<count).map { "Wine \($0),House \($0 % 700),Rioja,Spain,Tempranillo,red,Lamb,,,,,Web,," }).joined(
      separator: "\n")

  /// A site that cuts its file off so many times, and gives the rest to who asks for it.
  private static func site(cuts: Int, hasMark: Bool = true, of table: String = table) async throws -> TestSite {
    let left = Mutex(cuts)
    let bytes = Array(table.utf8)
    let mark = hasMark ? "ETag: \"one\"\r\n" : ""
    return try await TestSite(byHead: { _, head in
      let asked = head.split(separator: "\r\n").first { $0.hasPrefix("Range: bytes=") }
      let start = asked.flatMap { Int($0.dropFirst("Range: bytes=".count).dropLast()) } ?? 0
      let isCut = left.withLock { left in
        left -= 1
        return left >= 0
      }
      let rest = bytes[start...]
      let range = start > 0 ? "Content-Range: bytes \(start)-\(bytes.count - 1)/\(bytes.count)\r\n" : ""
      let status = start > 0 ? "206 Partial Content" : "200 OK"
      let top = "HTTP/1.1 \(status)\r\nContent-Length: \(rest.count)\r\n\(mark)\(range)\r\n"
      return TestSite.Answer(Array(top.utf8) + (isCut ? rest.prefix(rest.count / 2) : rest))
    })
  }

  private func download(_ site: TestSite, _ cellar: Cellar, path: String = "wines.csv") -> CatalogueDownload {
    CatalogueDownload(
      address: "http://127.0.0.1:\(site.port)/\(path)", fetch: Fetch(ownHosts: ["127.0.0.1"]),
      installation: cellar.house.installation, piecePatience: .seconds(20))
  }

  @Test(arguments: [0, 1, 3], [true, false])
  func whatIsCutOffGoesOnUntilItIsWhole(cuts: Int, hasMark: Bool) async throws {
    // Where nothing tells that it is still the same file it begins anew each time.
    if !hasMark, cuts > 1 { return }
    let cellar = try await Cellar()
    let site = try await Self.site(cuts: cuts, hasMark: hasMark)
    let shares = Mutex<[Double]>([])
    let bytes = try await download(site, cellar).run { share in shares.withLock { $0.append(share) } }
    #expect(bytes == Array(Self.table.utf8))
    #expect(site.asked.count == cuts + 1)
    #expect(site.asked.dropFirst().allSatisfy { $0.contains("If-Range: \"one\"") == hasMark })
    #expect(shares.withLock { $0.last } == 1)
    #expect(try await kept(cellar) == 0)
  }

  private func kept(_ cellar: Cellar) async throws -> Int {
    try await cellar.marta.read { try $0.connection.value("SELECT COUNT(*) FROM wines_download") ?? 0 }
  }

  @Test func aTryLaterGoesOnWhereOneWasGivenUp() async throws {
    let cellar = try await Cellar()
    let port = Mutex(0)
    do {
      // It sends a part, and nothing any more.
      let broken = Mutex(false)
      let bytes = Array(Self.table.utf8)
      let site = try await TestSite(byHead: { _, _ in
        let isFirst = broken.withLock { broken in
          defer { broken = true }
          return !broken
        }
        let top = "HTTP/1.1 200 OK\r\nContent-Length: \(bytes.count)\r\nETag: \"one\"\r\n\r\n"
        return isFirst ? TestSite.Answer(Array(top.utf8) + bytes.prefix(40_000)) : TestSite.Answer("")
      })
      port.withLock { $0 = site.port }
      let cut = await #expect(throws: CatalogueDownload.CutOff.self) {
        _ = try await download(site, cellar).run { _ in }
      }
      #expect(cut?.taken == 40_000)
    }
    #expect(try await kept(cellar) == 1)
    let site = try await Self.site(cuts: 0)
    // The same file at the same address.
    let (before, now) = (port.withLock(\.self), site.port)
    try await cellar.house.installation.writePart { connection in
      let (old, new) = ("http://127.0.0.1:\(before)/wines.csv", "http://127.0.0.1:\(now)/wines.csv")
      try connection.run(
        """
        INSERT INTO wines_download (address, mark, bytes, began_at)
        SELECT \(new), mark, bytes, began_at FROM wines_download WHERE address = \(old)
        """)
      try connection.run("UPDATE wines_download_piece SET address = \(new) WHERE address = \(old)")
    }
    #expect(try await download(site, cellar).run { _ in } == Array(Self.table.utf8))
    #expect(site.asked.count == 1 && site.asked[0].contains("Range: bytes=40000-"))
  }

  @Test func aLengthThatIsNoneAndAPageThatIsNoWinesAreRefused() async throws {
    let cellar = try await Cellar()
    let site = try await TestSite { path in
      switch path {
      case "/huge": TestSite.Answer("HTTP/1.1 200 OK\r\nContent-Length: 99000000\r\n\r\nname")
      case "/gone": .page("no", status: 404)
      default: .page("<!doctype html><title>Sign in</title>")
      }
    }
    await #expect(throws: FetchProblem.tooLarge) { try await download(site, cellar, path: "huge").run { _ in } }
    await #expect(throws: FetchProblem.missing) { try await download(site, cellar, path: "gone").run { _ in } }
    let page = try await download(site, cellar, path: "page").run { _ in }
    #expect(throws: WineFile.Misreading.self) { try WineFile(page, name: "page", bounds: .page) }
    #expect(try await kept(cellar) == 0)
  }

  @Test func whatAnAddressBroughtIsTakenBack() async throws {
    let cellar = try await Cellar()
    let before = try await cellar.marta.read { try Catalogue($0).state()?.wines }
    let site = try await Self.site(cuts: 1)
    let bytes = try await download(site, cellar).run { _ in }
    let report = try await cellar.bringIn(bytes, name: "web.csv")
    #expect(report.added == Self.count && report.rows == Self.count && report.refused == 0)
    let past = try #require(try await cellar.marta.read { try PastImport.all(in: $0).first })
    let went = try await ImportReturn(
      id: past.id, home: cellar.marta.space, installation: cellar.house.installation
    ).run { _ in }
    #expect(went.removed == Self.count)
    #expect(try await cellar.marta.read { try Catalogue($0).state()?.wines } == before)
  }

  @Test func whatIsOfferedTakesOneTapUntilItIsThere() async throws {
    let cellar = try await Cellar()
    func offered() async throws -> [String] {
      try await cellar.marta.get(WinesPaths.catalogue()).page.forms.filter { $0.action.hasSuffix("/fetching") }
        .compactMap { form in form.fields.first { $0.0 == "address" }?.1 }
    }
    #expect(try await offered() == OfferedSet.all.map(\.address))
    let reviews = "country,points,variety,winery,title\nSpain,91,Tempranillo,Prado,Prado 2010 Crianza (Rioja)"
    _ = try await cellar.bringIn(Array(reviews.utf8), name: "reviews.csv")
    #expect(try await cellar.marta.get(WinesPaths.catalogue()).text.contains("CC BY-NC-SA 4.0 · Wine Enthusiast"))
    #expect(try await offered().isEmpty)
  }

  @Test func oneTapBringsInWhatIsOfferedThoughItIsCutOff() async throws {
    let cellar = try await Cellar(fetchHosts: ["127.0.0.1"])
    let before = try #require(try await cellar.marta.read { try Catalogue($0).state() }).wines
    let rows = (0..<Self.count).map {
      "Spain,91,Tempranillo,House \($0 % 700),House \($0 % 700) 2010 Wine W\($0) (Rioja)"
    }
    let site = try await Self.site(
      cuts: 1, of: (["country,points,variety,winery,title"] + rows).joined(separator: "\n"))
    let offered = try #require(
      try await cellar.marta.get(WinesPaths.catalogue()).page.forms.first { form in
        form.fields.contains { $0 == ("address", OfferedSet.reviews.address) }
      })
    // The tap, with the place of the file on the site that this test plays.
    let begun = try await cellar.marta.browser.submit(
      offered, typing: ["address": "http://127.0.0.1:\(site.port)/reviews.csv"])
    let run = try #require(begun.location)
    var said = try await cellar.marta.browser.get(run).text
    while !said.contains("<dl class=\"facts") {
      try await Task.sleep(for: .milliseconds(20))
      said = try await cellar.marta.browser.get(run).text
    }
    let now = try await cellar.marta.read { try Catalogue($0).state()?.wines }
    #expect(now == before + Self.count)
    #expect(site.asked.count == 2)
  }

  @Test func whatComesDropByDropIsWaitedFor() async throws {
    let cellar = try await Cellar()
    let bytes = Array(Self.table.utf8)
    let top = Array("HTTP/1.1 200 OK\r\nContent-Length: \(bytes.count)\r\n\r\n".utf8)
    let site = try await TestSite { _ in TestSite.Answer(top + bytes, pieces: 60) }
    #expect(try await download(site, cellar).run { _ in } == bytes)
    #expect(site.asked.count == 1)
  }

  /// It says less than it sends, or more.
  @Test func ofALengthThatIsALieNoRowIsTakenInHalf() async throws {
    let cellar = try await Cellar()
    let bytes = Array(Self.table.utf8)
    let site = try await TestSite { path in
      let said = path == "/less" ? bytes.count - 40 : bytes.count + 4_000
      return TestSite.Answer(Array("HTTP/1.1 200 OK\r\nContent-Length: \(said)\r\n\r\n".utf8) + bytes)
    }
    let less = try await download(site, cellar, path: "less").run { _ in }
    #expect(less == Array(bytes.dropLast(40)))
    let report = try await cellar.bringIn(less, name: "less.csv")
    #expect(report.added == Self.count - 1)
    #expect(report.refused == 1)
    let more = await #expect(throws: CatalogueDownload.CutOff.self) {
      _ = try await download(site, cellar, path: "more").run { _ in }
    }
    #expect(more?.taken == bytes.count)
  }

  @Test func anAddressOfTheHousesOwnNetworkIsRefusedOnItsPage() async throws {
    let cellar = try await Cellar()
    let site = try await Self.site(cuts: 0)
    let sheet = try await cellar.marta.get(WinesPaths.fetching()).page
    let form = try #require(sheet.forms.first { $0.action.hasSuffix("/fetching") })
    let wrong = try await cellar.marta.browser.submit(form, typing: ["address": "ftp://wines.example/wines.csv"])
    #expect(wrong.status == 422 && wrong.text.contains("This is not a web address."))
    let answer = try await cellar.marta.browser.submit(
      form, typing: ["address": "http://127.0.0.1:\(site.port)/wines.csv?key=secret"])
    let page = try #require(answer.location)
    let shown = try await cellar.marta.browser.get(page).text
    #expect(shown.contains("private network") && !shown.contains("secret"))
    #expect(site.asked.isEmpty)
  }
}
