import Testing

@testable import Suite

@Suite struct ConfigurationTests {
  private func refuses(_ configuration: Configuration) -> Bool {
    do {
      try configuration.refuseOpenNetwork()
      return false
    } catch {
      return true
    }
  }

  @Test func beyondThisMachineItTakesACertificateOrAWord() {
    let tls = Configuration.TLS(certificate: "certificate.pem", key: "key.pem")
    #expect(refuses(Configuration(host: "0.0.0.0")))
    #expect(refuses(Configuration(host: "192.168.1.20", url: "https://casa.example")))
    #expect(!refuses(Configuration(host: "0.0.0.0", tls: tls)))
    #expect(!refuses(Configuration(host: "0.0.0.0", isOpenToLAN: true)))
    for host in ["127.0.0.1", "::1", "localhost"] { #expect(!refuses(Configuration(host: host))) }
  }

  @Test(arguments: [
    "https://casa.example.org", "https://casa.example.org/", "http://192.168.1.20:8080", "http://localhost:8080",
    "https://[2001:db8::1]:8443",
  ])
  func anAddressOfTheHouseIsTaken(url: String) throws {
    try Configuration(url: url).check()
  }

  @Test(arguments: [
    "casa.example.org", "https://casa.example.org/sub", "ftp://casa.example.org", "https://", "https://a.example?x=1",
    "https://marta@casa.example.org", "",
  ])
  func whatIsNoAddressOfTheHouseIsRefused(url: String) {
    let error = #expect(throws: CannotOpen.self) { try Configuration(url: url).check() }
    #expect(error?.description.contains("--url") == true)
  }

  @Test func aPortIsOneThatThereIs() {
    for port in [-1, 65_536, 99_999] {
      #expect(throws: CannotOpen.self) { try Configuration(port: port).check() }
    }
    for port in [0, 80, 65_535] { #expect(throws: Never.self) { try Configuration(port: port).check() } }
  }

  @Test func aProxyIsAnAddressOrARange() {
    for proxy in ["caddy", "172.18.0.0/33", "172.18.0.0/", "1.2.3", ""] {
      #expect(throws: CannotOpen.self, "\(proxy)") { try Configuration(trustedProxies: [proxy]).check() }
    }
    for proxy in ["127.0.0.1", "172.18.0.0/16", "::1", "fd00::/8", "0.0.0.0/0"] {
      #expect(throws: Never.self, "\(proxy)") { try Configuration(trustedProxies: [proxy]).check() }
    }
  }

  @Test func aMachineOnItsNetworkIsCalledByItsName() {
    #expect(Configuration(host: "0.0.0.0", isOpenToLAN: true).isReachedByOwnName)
    #expect(!Configuration(host: "127.0.0.1", isOpenToLAN: true).isReachedByOwnName)
    #expect(!Configuration().isReachedByOwnName)
    #expect(OwnAddress.names.contains { $0.hasSuffix(".local") })
  }

  @Test func theGreetingNamesTheAddressThatPeopleUse() {
    let text = StartupMessage.text(Configuration(url: "https://casa.example"), port: 8080, welcome: nil)
    #expect(text.contains("https://casa.example"))
  }

  @Test func theFirstVisitComesFromTheMachineItself() {
    #expect(Configuration(host: "0.0.0.0").addressHere(url: "https://casa.example") == "http://127.0.0.1:8080")
    #expect(Configuration().addressHere(url: "http://localhost:8080") == "http://localhost:8080")
  }

  @Test func cardsComeBeforeContainersAmongTheAddressesOfTheNetwork() {
    let found = [
      ("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("wlan0", "192.168.1.20"), ("eth0", "85.1.2.3"),
      ("eth1", "10.0.0.7"), ("usb0", "169.254.3.4"),
    ]
    #expect(
      OwnAddress.ordered(found.map { (name: $0.0, address: $0.1) }) == ["192.168.1.20", "10.0.0.7", "172.17.0.1"])
  }

  @Test func onlyAHouseThatListensOnItsNetworkOffersTheAddressesOfIt() {
    #expect(Configuration().networkAddresses.isEmpty)
    #expect(Configuration(host: "192.168.1.20", isOpenToLAN: true).networkAddresses.isEmpty)
    #expect(Configuration(host: "192.168.1.20", isOpenToLAN: true).address == "http://192.168.1.20:8080")
    let open = Configuration(host: "0.0.0.0", url: "http://localhost:8080", isOpenToLAN: true)
    #expect(open.networkAddresses == OwnAddress.onNetwork.map { "http://\($0):8080" })
    #expect(Configuration(host: "0.0.0.0", isOpenToLAN: true).address != "http://0.0.0.0:8080")
  }

  @Test func linksBeginWithTheAddressThatPeopleUse() {
    let tls = Configuration.TLS(certificate: "certificate.pem", key: "key.pem")
    #expect(Configuration().address == "http://127.0.0.1:8080")
    #expect(Configuration(host: "casa.example", port: 443, tls: tls).address == "https://casa.example:443")
    #expect(Configuration(host: "0.0.0.0", url: "https://casa.example").address == "https://casa.example")
  }
}
