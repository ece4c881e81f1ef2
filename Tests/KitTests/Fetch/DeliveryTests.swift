import NIOSSL
import TestKit
import Testing

@testable import Fetch

/// What the house brings to other sites.
@Suite(.timeLimit(.minutes(5))) struct DeliveryTests {
  private let here = InternetAddress("127.0.0.1").map { [$0] } ?? []

  private func fetch(hosts: Set<String>, trust: NIOSSLTrustRoots = .default) -> Fetch {
    let here = here
    return Fetch(ownHosts: [], pushHosts: hosts, timeout: .seconds(60), trust: trust, resolve: { _ in here })
  }

  private let delivery = Delivery([(name: "TTL", value: "60")], [0, 255, 13, 10, 13, 10])

  @Test func itBringsBytesAsTheyAreWithWhatIsSaidOfThem() async throws {
    let site = try await TestSite { _ in .page("thanks", status: 201) }
    let answer = try await fetch(hosts: ["127.0.0.1"]).post(delivery, to: "http://127.0.0.1:\(site.port)/push?a=1")
    #expect(answer.status == 201 && answer.body.isEmpty)
    let brought = try #require(site.brought.first)
    #expect(brought.body == delivery.body)
    #expect(brought.head.hasPrefix("POST /push?a=1 HTTP/1.1\r\n"))
    #expect(brought.head.contains("TTL: 60\r\n") && brought.head.contains("Content-Length: 6\r\n"))
  }

  @Test func itGoesByHTTPSToWhoeverTheOwnerDidNotName() async throws {
    let certificate = try NIOSSLCertificate(bytes: Array(CellarCertificate.chain.utf8), format: .pem)
    let site = try await TestSite(certificate: (CellarCertificate.chain, CellarCertificate.key)) { _ in .page() }
    let fetch = fetch(hosts: ["cellar.test"], trust: .certificates([certificate]))
    #expect(try await fetch.post(delivery, to: "https://cellar.test:\(site.port)/").status == 200)
    #expect(site.brought.first?.body == delivery.body)
    for address in ["http://push.example/", "push.example", "ftp://push.example/"] {
      #expect(fetch.addressForDelivery(address) == nil)
      await #expect(throws: FetchProblem.noAddress) { _ = try await fetch.post(delivery, to: address) }
    }
  }

  @Test func aCertificateThatDoesNotHoldIsGivenNothing() async throws {
    let site = try await TestSite(certificate: (CellarCertificate.chain, CellarCertificate.key)) { _ in .page() }
    let address = "https://cellar.test:\(site.port)/"
    await #expect(throws: FetchProblem.insecure) {
      _ = try await fetch(hosts: ["cellar.test"]).post(delivery, to: address)
    }
    #expect(site.brought.isEmpty)
  }

  @Test func whatIsOfTheHousesNetworkIsGivenNothing() async throws {
    let site = try await TestSite { _ in .page() }
    let address = "https://push.example:\(site.port)/"
    await #expect(throws: FetchProblem.privateAddress) { _ = try await fetch(hosts: []).post(delivery, to: address) }
    #expect(site.brought.isEmpty)
  }

  @Test func itFollowsNowhere() async throws {
    let site = try await TestSite { _ in .redirect(to: "/elsewhere") }
    let answer = try await fetch(hosts: ["127.0.0.1"]).post(delivery, to: "http://127.0.0.1:\(site.port)/")
    #expect(answer.status == 302 && site.brought.count == 1)
  }
}
