import HTTPTypes
import TestKit
import Testing

@testable import Kit

@Suite struct SignInTriesTests {
  private let home = ClientAddress(peer: "203.0.113.7", headers: [:], proxies: [])
  private let house: TestHouse
  private var now: Instant { house.clock.now }
  private var tries: SignInTries { house.house.accounts.tries }

  init() async throws {
    house = try await TestHouse(apps: [])
  }

  private func address(_ number: Int) -> ClientAddress {
    ClientAddress(peer: "198.51.100.\(number)", headers: [:], proxies: [])
  }

  private func isLetIn(_ name: String, from address: ClientAddress) async throws -> Bool {
    do {
      try await tries.begin(name, from: address, at: now)
      return true
    } catch is Refusal {
      return false
    }
  }

  private func letIn(_ tries: some Sequence<(String, ClientAddress)>) async throws -> [Bool] {
    var answers: [Bool] = []
    for (name, address) in tries { answers.append(try await isLetIn(name, from: address)) }
    return answers
  }

  @Test func oneAddressTriesOneNameTenTimes() async throws {
    let answers = try await letIn((1...12).map { _ in ("marta", home) })
    #expect(answers == Array(repeating: true, count: 10) + [false, false])
    let elsewhere = try await isLetIn("marta", from: address(1))
    #expect(elsewhere, "somebody else's tries don't count against her elsewhere")
  }

  @Test func oneAddressTriesFiftyNames() async throws {
    let answers = try await letIn((1...52).map { ("name \($0)", home) })
    #expect(answers.filter(\.self).count == SignInTries.addressLimit)
    #expect(try await isLetIn("name 1", from: address(1)))
  }

  @Test func manyAddressesTryOneNameAHundredTimes() async throws {
    let answers = try await letIn((0..<120).map { ("marta", address($0)) })
    #expect(answers.filter(\.self).count == SignInTries.nameLimit)
  }

  @Test func whoHasSignedInFromAnAddressIsNotShutOutByOthers() async throws {
    try await tries.begin("marta", from: home, at: now)
    try await tries.succeed("marta", from: home, at: now)
    _ = try await letIn((0..<200).map { ("marta", address($0)) })
    #expect(try await !isLetIn("marta", from: address(201)))
    #expect(try await isLetIn("marta", from: home))
  }

  @Test func everyWaitEnds() async throws {
    _ = try await letIn((0..<200).map { ("marta", address($0)) })
    try await tries.begin("marta", from: address(201), at: now + SignInTries.span)
  }

  /// As two processes of one house, or one before and after it is opened anew.
  @Test func triesCountWhicheverProcessIsAsked() async throws {
    let processes = (0..<2).map { _ in SignInTries(database: house.database, mint: house.clock.mint) }
    for number in 0..<SignInTries.limit { try await processes[number % 2].begin("marta", from: home, at: now) }
    for process in processes {
      await #expect(throws: Refusal.self) { try await process.begin("marta", from: home, at: now) }
    }
  }

  @Test func tokensThatNobodyHasPushOutNoTriesOfNames() async throws {
    let few = SignInTries(remembered: 20, database: house.database, mint: house.clock.mint)
    try await few.begin("marta", from: home, at: now)
    for number in 1...60 { try await few.missToken(SecretHash("\(number)"), from: address(number), at: now) }
    let left: Int? = try await house.database.read {
      try $0.value("SELECT COUNT(*) AS count FROM kit_try WHERE hash = \(SecretHash("name marta"))")
    }
    #expect(left == 1)
    let all: Int? = try await house.database.read { try $0.value("SELECT COUNT(*) AS count FROM kit_try") }
    #expect((all ?? 0) <= 23, "they push out each other")
  }

  @Test func noRowHoldsANameOrAnAddress() async throws {
    try await tries.begin("marta", from: home, at: now)
    try await tries.succeed("marta", from: home, at: now)
    try await tries.begin("luis", from: home, at: now)
    let values = try await house.database.read { connection in
      try ["kit_try", "kit_known_address"].flatMap { table in
        try connection.rows("SELECT * FROM \(SQL(trusted: table)) ORDER BY id").flatMap { $0.columns.map(\.value) }
      }
    }
    #expect(!values.isEmpty)
    for case .text(let text) in values { #expect(UUIDText.isValid(text[...])) }
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
