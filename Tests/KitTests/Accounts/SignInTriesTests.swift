import HTTPTypes
import TestKit
import Testing

@testable import Kit

@Suite struct SignInTriesTests {
  private let home = ClientAddress(peer: "203.0.113.7", headers: [:], proxies: [])
  private let now = TestClock().mint.now()

  private func address(_ number: Int) -> ClientAddress {
    ClientAddress(peer: "198.51.100.\(number)", headers: [:], proxies: [])
  }

  private func isLetIn(_ tries: SignInTries, _ name: String, from address: ClientAddress) -> Bool {
    do {
      try tries.begin(name, from: address, at: now)
      return true
    } catch {
      return false
    }
  }

  @Test func oneAddressTriesOneNameTenTimes() {
    let tries = SignInTries()
    let answers = (1...12).map { _ in isLetIn(tries, "marta", from: home) }
    #expect(answers == Array(repeating: true, count: 10) + [false, false])
    #expect(isLetIn(tries, "marta", from: address(1)), "somebody else's tries don't count against her elsewhere")
  }

  @Test func oneAddressTriesFiftyNames() {
    let tries = SignInTries()
    let answers = (1...52).map { isLetIn(tries, "name \($0)", from: home) }
    #expect(answers.filter(\.self).count == SignInTries.addressLimit)
    #expect(isLetIn(tries, "name 1", from: address(1)))
  }

  @Test func manyAddressesTryOneNameAHundredTimes() {
    let tries = SignInTries()
    let answers = (0..<120).map { isLetIn(tries, "marta", from: address($0)) }
    #expect(answers.filter(\.self).count == SignInTries.nameLimit)
  }

  @Test func whoHasSignedInFromAnAddressIsNotShutOutByOthers() throws {
    let tries = SignInTries()
    try tries.begin("marta", from: home, at: now)
    tries.succeed("marta", from: home)
    for number in 0..<200 { _ = isLetIn(tries, "marta", from: address(number)) }
    #expect(!isLetIn(tries, "marta", from: address(201)))
    #expect(isLetIn(tries, "marta", from: home))
  }

  @Test func everyWaitEnds() throws {
    let tries = SignInTries()
    for number in 0..<200 { _ = isLetIn(tries, "marta", from: address(number)) }
    try tries.begin("marta", from: address(201), at: now + SignInTries.span)
  }

  @Test func aProxysWordCountsOnlyWhenItIsTrusted() {
    let forwarded: HTTPFields = [HTTPField.Name("X-Forwarded-For")!: "10.9.9.9, 203.0.113.7"]
    #expect(ClientAddress(peer: "127.0.0.1", headers: forwarded, proxies: ["127.0.0.1"]).text == "203.0.113.7")
    #expect(ClientAddress(peer: "127.0.0.1", headers: forwarded, proxies: []).text == "127.0.0.1")
    #expect(ClientAddress(peer: "198.51.100.4", headers: forwarded, proxies: ["127.0.0.1"]).text == "198.51.100.4")
    #expect(ClientAddress(peer: "::ffff:127.0.0.1", headers: forwarded, proxies: ["127.0.0.1"]).text == "203.0.113.7")
    #expect(
      ClientAddress(peer: "127.0.0.1", headers: forwarded, proxies: ["127.0.0.1", "203.0.113.7"]).text == "10.9.9.9")
    #expect(ClientAddress(peer: "172.18.7.9", headers: forwarded, proxies: ["172.18.0.0/16"]).text == "203.0.113.7")
    #expect(ClientAddress(peer: "172.19.7.9", headers: forwarded, proxies: ["172.18.0.0/16"]).text == "172.19.7.9")
  }

  @Test func theAddressesOfOneNetworkOfTheNewerKindAreOne() {
    let one = ClientAddress(peer: "2001:db8:1:2:aaaa::1", headers: [:], proxies: [])
    let other = ClientAddress(peer: "2001:db8:1:2:bbbb:cccc:dddd:eeee", headers: [:], proxies: [])
    let neighbour = ClientAddress(peer: "2001:db8:1:3::1", headers: [:], proxies: [])
    #expect(one == other && one != neighbour)
  }
}

@Suite struct PrivateAddressTests {
  @Test(arguments: [
    ("10.0.0.1", true), ("192.168.1.20", true), ("172.16.0.1", true), ("172.31.255.255", true), ("169.254.1.1", true),
    ("172.32.0.1", false), ("8.8.8.8", false), ("192.169.0.1", false), ("10.0.0", false), ("10.0.0.256", false),
    ("10.0.0.1.evil.example", false), ("", false), ("casa.local", false),
  ])
  func isOne(text: String, isPrivate: Bool) {
    #expect(PrivateAddress.isOne(text) == isPrivate)
  }
}
