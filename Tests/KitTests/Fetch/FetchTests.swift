import NIOSSL
import TestKit
import Testing

@testable import Fetch
@testable import Kit

@Suite(.timeLimit(.minutes(5))) struct FetchTests {
  private let here = InternetAddress("127.0.0.1").map { [$0] } ?? []

  /// - Parameter names: besides 127.0.0.1, what each name means.
  private func fetch(
    hosts: Set<String> = ["127.0.0.1"], timeout: Duration = .seconds(60), trust: NIOSSLTrustRoots = .default,
    names: [String: [InternetAddress]] = [:]
  ) -> Fetch {
    let here = here
    return Fetch(ownHosts: hosts, timeout: timeout, trust: trust) { name in
      if let machines = names[name] { return machines }
      guard name == "127.0.0.1" else { throw FetchProblem.unknownName }
      return here
    }
  }

  private func problem(_ body: () async throws -> FetchAnswer) async -> FetchProblem? {
    await #expect(throws: FetchProblem.self) { _ = try await body() }
  }

  @Test func itBringsStatusHeadersAndBody() async throws {
    let site = try await TestSite { _ in .page("hello", status: 404, ["Content-Type: Text/HTML; charset=utf-8"]) }
    let answer = try await fetch().get("http://127.0.0.1:\(site.port)/wine?q=1#top")
    #expect(answer.status == 404)
    #expect(!answer.isOK)
    #expect(answer.body == Array("hello".utf8))
    #expect(answer.contentType == "text/html")
    #expect(answer.address.text == "http://127.0.0.1:\(site.port)/wine?q=1")
    let head = try #require(site.asked.first).lowercased()
    #expect(head.hasPrefix("get /wine?q=1 http/1.1\r\n"))
    #expect(head.contains("host: 127.0.0.1:\(site.port)\r\n"))
    #expect(head.contains("user-agent: sobremesa\r\n"))
    for header in ["cookie", "authorization", "referer"] { #expect(!head.contains("\(header):")) }
  }

  @Test(arguments: ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"])
  func thisMachineIsNotAsked(_ host: String) async throws {
    let site = try await TestSite { _ in .page("secret") }
    let answer = await problem { try await Fetch().get("http://\(host):\(site.port)/") }
    #expect(answer == .privateAddress || answer == .unknownName || answer == .noAddress)
    #expect(site.asked.isEmpty)
  }

  @Test func anOwnersHostIsAskedByItsNameAlone() async throws {
    let site = try await TestSite { _ in .page("fixtures") }
    let fetch = fetch(hosts: ["Server.home"], names: ["server.home": here, "other.home": here])
    #expect(try await fetch.get("http://server.home:\(site.port)").body == Array("fixtures".utf8))
    #expect(await problem { try await fetch.get("http://other.home:\(site.port)") } == .privateAddress)
    #expect(await problem { try await fetch.get("http://127.0.0.1:\(site.port)") } == .privateAddress)
    #expect(site.asked.count == 1)
  }

  @Test func aRedirectIsCheckedAgain() async throws {
    let site = try await TestSite { $0 == "/away" ? .redirect(to: "http://inside.test/") : .page("secret") }
    let fetch = fetch(names: ["inside.test": here])
    #expect(await problem { try await fetch.get("http://127.0.0.1:\(site.port)/away") } == .privateAddress)
    #expect(site.asked.count == 1)
  }

  @Test func aNameIsLookedUpOnceForEachQuestion() async throws {
    let site = try await TestSite { _ in .page("once") }
    let here = here
    let asked = LookUps()
    let fetch = Fetch(ownHosts: ["turncoat.test"], timeout: .seconds(60)) { _ in
      asked.note()
      return here
    }
    _ = try await fetch.get("http://turncoat.test:\(site.port)")
    #expect(asked.count == 1)
    #expect(try #require(site.asked.first).lowercased().contains("host: turncoat.test:\(site.port)"))
  }

  @Test func itFollowsThreeRedirectsAndNoMore() async throws {
    let site = try await TestSite { target in
      let number = Int(target.dropFirst()) ?? 0
      return number == 0 ? .page("there") : .redirect(to: "/\(number - 1)")
    }
    let answer = try await fetch().get("http://127.0.0.1:\(site.port)/3")
    #expect(answer.body == Array("there".utf8))
    #expect(answer.address.text == "http://127.0.0.1:\(site.port)/0")
    #expect(await problem { try await fetch().get("http://127.0.0.1:\(site.port)/4") } == .tooManyRedirects)
  }

  @Test func aRedirectToWhatIsNoPageIsRefused() async throws {
    let site = try await TestSite { _ in .redirect(to: "file:///etc/passwd") }
    #expect(await problem { try await fetch().get("http://127.0.0.1:\(site.port)/") } == .malformed)
  }

  @Test func aBodyIsLimited() async throws {
    let site = try await TestSite { target in
      let body = String(repeating: "x", count: 5_000)
      return target == "/length" ? .page(body) : TestSite.Answer("HTTP/1.1 200 OK\r\n\r\n\(body)")
    }
    for target in ["length", "endless"] {
      let address = "http://127.0.0.1:\(site.port)/\(target)"
      #expect(await problem { try await fetch().get(address, limit: 4_999) } == .tooLarge)
      #expect(try await fetch().get(address, limit: 5_000).body.count == 5_000)
      #expect(try await fetch().get(address, limit: nil).body.isEmpty)
    }
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\n\r\nhalf"])
  func whoTakesTooLongIsNotWaitedFor(_ text: String) async throws {
    let site = try await TestSite { _ in TestSite.Answer(text, closes: false) }
    let fetch = fetch(timeout: .milliseconds(200))
    #expect(await problem { try await fetch.get("http://127.0.0.1:\(site.port)/") } == .tooSlow)
  }

  @Test(arguments: [
    ("", FetchProblem.unreachable), ("nonsense\r\n\r\n", .malformed),
    ("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf", .malformed),
    ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 1\r\n\r\nx", .malformed),
  ])
  func anAnswerThatIsNoneIsSaidToBeSo(_ text: String, _ expected: FetchProblem) async throws {
    let site = try await TestSite { _ in TestSite.Answer(text) }
    #expect(await problem { try await fetch().get("http://127.0.0.1:\(site.port)/") } == expected)
  }

  @Test func withoutASchemeItAsksByHTTPWhereThereIsNoHTTPS() async throws {
    let site = try await TestSite { _ in .page("plain") }
    #expect(try await fetch().get("127.0.0.1:\(site.port)/").body == Array("plain".utf8))
    #expect(await problem { try await fetch().get("https://127.0.0.1:\(site.port)/") } == .insecure)
  }

  @Test func nobodyListeningIsSaidToBeSo() async throws {
    var site: TestSite? = try await TestSite { _ in .page() }
    let port = try #require(site?.port)
    site = nil
    #expect(await problem { try await fetch().get("http://127.0.0.1:\(port)/") } == .unreachable)
    #expect(await problem { try await fetch().get("http://nowhere.test/") } == .unknownName)
    #expect(await problem { try await fetch().get("ftp://127.0.0.1/") } == .noAddress)
  }

  @Test func aCertificateHasToHoldForTheName() async throws {
    let site = try await TestSite(certificate: (CellarCertificate.chain, CellarCertificate.key)) { _ in .page("safe") }
    let root = try NIOSSLCertificate.fromPEMBytes(Array(CellarCertificate.chain.utf8))
    let names = ["cellar.test": here, "other.test": here]
    let trusting = fetch(hosts: ["cellar.test", "other.test"], trust: .certificates(root), names: names)
    #expect(try await trusting.get("https://cellar.test:\(site.port)/").body == Array("safe".utf8))
    #expect(try await trusting.get("cellar.test:\(site.port)/").address.text == "https://cellar.test:\(site.port)/")
    #expect(await problem { try await trusting.get("https://other.test:\(site.port)/") } == .insecure)
    let strict = fetch(hosts: ["cellar.test"], names: names)
    #expect(await problem { try await strict.get("https://cellar.test:\(site.port)/") } == .insecure)
  }

  @Test func neitherThisMachineNorItsNeighboursAreAskedByTheirPublicAddresses() async throws {
    let machines = ["2a02:9000::1", "2a02:9000::7", "93.184.216.34", "2a02:9000:0:1::7", "93.184.216.35"].compactMap {
      InternetAddress($0)
    }
    let own = ["2a02:9000::1", "93.184.216.34", "fe80::1%eth0"].compactMap { InternetNetwork(around: $0) }
    let fetch = Fetch(ownHosts: ["own.test"], timeout: .seconds(60), neighbours: { own })
    let (site, named) = (
      try #require(WebAddress("http://site.test/")), try #require(WebAddress("http://own.test:631/"))
    )
    #expect(try fetch.allowed(machines, for: site) == Array(machines[3...]))
    #expect(throws: FetchProblem.privateAddress) { try fetch.allowed(Array(machines[..<3]), for: site) }
    #expect(try fetch.allowed(machines, for: named) == machines)
  }

  @Test func thisMachinesOwnAddressesAreKnown() throws {
    let here = try #require(InternetAddress("127.0.0.1"))
    #expect(try InternetNetwork.own().contains { $0.holds(here) })
  }

  @Test func aPortThatIsNoWebsitesIsNotAsked() async throws {
    let machine = try #require(InternetAddress("93.184.216.34"))
    let fetch = Fetch(ownHosts: [], timeout: .seconds(60), resolve: { _ in [machine] }, neighbours: { [] })
    for port in [22, 25, 631, 6379, 9100] {
      #expect(await problem { try await fetch.get("http://site.test:\(port)/") } == .unusualPort)
    }
  }
}
