import TestKit
import Testing

@testable import Kit

@Suite struct ReachTests {
  @Test(arguments: [
    "http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080", "http://127.1.2.3", "https://localhost",
    "http://0.0.0.0:8080", "http://casa.localhost:8080",
  ])
  func noPhoneOpensWhatLeadsToThisMachine(url: String) {
    #expect(Reach(url: url, network: []) == .here(url))
  }

  @Test(arguments: [
    "https://casa.example.org", "http://192.168.1.20:8080", "http://casa.local", "http://127.example.org",
  ])
  func anAddressThatLeadsHereFromElsewhereIsTaken(url: String) {
    #expect(Reach(url: url, network: []) == .everywhere(url))
  }

  @Test func theNetworkStandsInForAnAddressThatIsOnlyThisMachines() {
    let network = ["http://192.168.1.20:8080", "http://10.0.0.7:8080"]
    #expect(Reach(url: "http://localhost:8080", network: network) == .network(network))
    #expect(Reach(url: network[0], network: network) == .network(network))
    #expect(Reach(url: "https://casa.example", network: network) == .everywhere("https://casa.example"))
  }

  @Test func aLinkIsWrittenInFullByTheBestAddress() {
    #expect(OutwardLink("/l/1", reach: .everywhere("https://casa.example/")).address == "https://casa.example/l/1")
    #expect(
      OutwardLink("/l/1", reach: .network(["http://10.0.0.7", "http://10.0.0.8"])).address == "http://10.0.0.7/l/1")
    #expect(OutwardLink("/l/1", reach: .here("http://127.0.0.1")).opensOnlyHere)
  }

  @Test func onANetworkTheOtherAddressesAreOffered() throws {
    let card = LinkCard(OutwardLink("/l/1", reach: .network(["http://10.0.0.7", "http://10.0.0.8"])))
    let page = try TestPage(piece: card.html.rendered(for: ReaderLocale(language: .en, zone: .utc), at: nil))
    #expect(page.words.contains("for as long as its address is http://10.0.0.7"))
    #expect(page.words.contains("If it does not open, try http://10.0.0.8"))
    #expect(page.root.first(".qr") != nil)
  }
}
