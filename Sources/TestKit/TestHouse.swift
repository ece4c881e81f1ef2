import Foundation
package import Kit
import Suite
package import Testing

/// A whole house with a database of its own, a fixed clock and a small cast of people. It goes when the test lets go of it.
package final class TestHouse: Sendable {
  package let house: House
  package let database: any Database
  /// What the house sees of the database.
  package let counted: CountedDatabase
  /// What tests see of it past the pages, counted apart.
  private let ofTests: CountedDatabase
  package let clock: TestClock
  private let folder = TestFolder()
  let place: ServerDatabase?
  private let apps: [any App]

  /// - Parameters:
  ///   - apps: those that live here; all of the suite unless a test brings its own.
  ///   - fetchHosts: of this machine's network, from which it may fetch, and where it may push, nevertheless.
  ///   - repeats: makes each change twice, the first time in vain.
  ///   - isMirrored: has a file, and says everything to the server that the suite runs on as well; see ``MirroredDatabase``.
  package init(
    apps: [any App] = Suite.apps, demo: Bool = false, passwordCost: PasswordCost = .trifling, url: String? = nil,
    fetchHosts: Set<String> = [], trustedProxies: Set<String> = [], metricsToken: String? = nil,
    repeats: Bool = false, isMirrored: Bool = TestEngine.isMirrored
  ) async throws {
    let clock = TestClock()
    self.apps = apps
    place = try await ServerDatabase(apps)
    let configuration = Configuration(
      data: folder.path, database: place?.address, url: url, demo: demo,
      trustedProxies: trustedProxies, fetchHosts: fetchHosts, pushHosts: fetchHosts, metricsToken: metricsToken)
    self.clock = clock
    // Apps of a test's own may have anything behind a name.
    if place == nil || isMirrored, apps.map(\.id) == Suite.apps.map(\.id) {
      try await EmptyHouse.copy(to: configuration)
    }
    let own = try await Boot.database(configuration, mint: clock.mint, apps: apps)
    if isMirrored {
      let file = try await Boot.database(Configuration(data: folder.path), mint: clock.mint, apps: apps)
      database = MirroredDatabase(file, own)
    } else {
      database = own
    }
    counted = CountedDatabase(repeats ? RepeatingDatabase(database: database) : database)
    ofTests = CountedDatabase(database)
    house = Boot.house(
      counted, configuration: configuration, mint: clock.mint, apps: apps, passwordCost: passwordCost,
      patience: .endless)
    try await house.accounts.makePushKey()
  }

  /// A house in the folder that another program has left.
  /// - Parameter file: its database.
  package init(left file: [UInt8]) async throws {
    (clock, apps, place) = (TestClock(), Suite.apps, nil)
    let configuration = Configuration(data: folder.path)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(file).write(to: URL(filePath: configuration.databasePath))
    database = try await Boot.database(configuration, mint: clock.mint)
    (counted, ofTests) = (CountedDatabase(database), CountedDatabase(database))
    house = Boot.house(
      counted, configuration: configuration, mint: clock.mint, passwordCost: .trifling, patience: .endless)
    try await house.accounts.makePushKey()
  }

  /// Another process of the same house, with connections and a memory of its own, where the suite runs on a server.
  package init(beside other: TestHouse) async throws {
    (clock, place, apps) = (other.clock, other.place, other.apps)
    let configuration = Configuration(data: folder.path, database: place?.address)
    database = try await Boot.database(configuration, mint: clock.mint, apps: apps)
    (counted, ofTests) = (CountedDatabase(database), CountedDatabase(database))
    house = Boot.house(
      counted, configuration: configuration, mint: clock.mint, apps: apps, passwordCost: .trifling, patience: .endless)
    for house in [other.house, house] { house.hearOthers() }
    for feed in [other.database.feed, database.feed] {
      for _ in 0..<2_000 where !feed.isAlive { try await Task.sleep(for: .milliseconds(5)) }
    }
  }

  /// Somebody of another process of the house, as they are known here.
  package func same(_ member: TestMember) -> TestMember {
    TestMember(
      home: self, person: member.person, space: member.space, storage: storage(of: member.space, for: member.person),
      browser: member.browser.twin(in: house))
  }

  private func storage(of space: ID<Space>, for person: Person) -> SpaceStorage {
    SpaceStorage(
      space: space, author: Author(person: person.id, name: person.name), database: ofTests, live: house.live,
      mint: house.mint, audience: .member)
  }

  deinit { folder.close(database) }

  /// What belongs to no space, changed in the program's own name.
  package var installation: InstallationStorage {
    InstallationStorage(author: .program, database: counted, live: house.live, mint: house.mint)
  }

  /// A browser in which nobody is signed in.
  /// - Parameter peer: the IP address they come from; none is this machine.
  package func stranger(language: Language = .en, from peer: String? = nil) -> TestBrowser {
    TestBrowser(house: house, token: nil, language: language, peer: peer)
  }

  /// Gives somebody a password, past the pages.
  package func setPassword(_ password: String, of person: ID<Person>) async throws {
    let hash = try await house.accounts.hash(password)
    try await house.accounts.change { try $0.setPassword(hash, of: person) }
  }

  /// Lets so much time pass in which the house runs, so that it believes its clock, and clears up at the end.
  @discardableResult
  package func runOn(for duration: Duration) async -> [(job: String, error: any Error)] {
    let start = max(duration - .seconds(24 * 3600), .zero)
    clock.advance(by: start)
    await house.schedule.runDue()
    clock.advance(by: duration - start)
    return await house.schedule.runDue().failures
  }

  /// Somebody new, signed in, who owns a space of their own.
  package func owner(_ name: String = "Marta", language: Language = .en) async throws -> TestMember {
    let (token, space) = try await house.accounts.change { transaction in
      let person = try transaction.addPerson(named: name, language: language)
      let space = try transaction.addSpace(
        named: "Home of \(name)", currency: .eur, zone: Zone("Europe/Madrid")!, owner: person)
      return (try transaction.startSession(of: person, device: "Test"), space)
    }
    return try await member(token: token, space: space, language: language)
  }

  /// Somebody new, signed in, who belongs to the space of another.
  package func member(_ name: String = "Luis", of space: ID<Space>, language: Language = .en) async throws -> TestMember
  {
    let token = try await house.accounts.change { transaction in
      let person = try transaction.addPerson(named: name, language: language)
      try transaction.addMember(person, to: space, as: .member)
      return try transaction.startSession(of: person, device: "Test")
    }
    return try await member(token: token, space: space, language: language)
  }

  /// The same person in another space: one of their own, or one that they join.
  package func also(_ member: TestMember, in other: ID<Space>? = nil) async throws -> TestMember {
    let person = member.person
    let space = try await house.accounts.change { transaction in
      guard let other else {
        return try transaction.addSpace(
          named: "Bar of \(person.name)", currency: .eur, zone: Zone("Europe/Madrid")!, owner: person.id)
      }
      try transaction.addMember(person.id, to: other, as: .member)
      return other
    }
    let storage = SpaceStorage(
      space: space, author: Author(person: person.id, name: person.name), database: ofTests, live: house.live,
      mint: house.mint, audience: .member)
    return TestMember(home: self, person: person, space: space, storage: storage, browser: member.browser)
  }

  /// Somebody who lives here already, on a device of their own.
  package func resident(_ person: ID<Person>, of space: ID<Space>, language: Language = .en) async throws -> TestMember
  {
    let token = try await house.accounts.change { try $0.startSession(of: person, device: "Test") }
    return try await member(token: token, space: space, language: language)
  }

  private func member(token: String, space: ID<Space>, language: Language) async throws -> TestMember {
    guard let viewer = try await house.accounts.viewer(with: token) else { throw Refusal.signedOut }
    return TestMember(
      home: self, person: viewer.person, space: space, storage: storage(of: space, for: viewer.person),
      browser: TestBrowser(house: house, token: token, language: language))
  }
}

/// Somebody in a space, with the browser they use.
package struct TestMember: Sendable {
  /// Kept open for as long as somebody is in it.
  package let home: TestHouse
  package let person: Person
  package let space: ID<Space>
  package let storage: SpaceStorage
  package let browser: TestBrowser

  /// The address of a page of the member's space.
  package func address(_ link: Link) -> String {
    link.address(in: space)
  }

  package func get(_ link: Link, at location: SourceLocation = #_sourceLocation) async throws -> TestAnswer {
    try await browser.get(address(link), at: location)
  }

  package func post(
    _ link: Link, _ fields: [(String, String)] = [], at location: SourceLocation = #_sourceLocation
  ) async throws -> TestAnswer {
    try await browser.post(address(link), fields, at: location)
  }

  /// Takes back what an answer leads to a toast of.
  @discardableResult
  package func undo(_ answer: TestAnswer, at location: SourceLocation = #_sourceLocation) async throws -> TestAnswer {
    let done = try #require(answer.location.flatMap { ID<Activity>($0.suffix(36)) }, sourceLocation: location)
    return try await post(Undoing.path(done), at: location)
  }

  /// Changes the space as this member, past the pages.
  @discardableResult
  package func change<Value: Sendable>(_ body: @escaping @Sendable (SpaceTransaction) throws -> Value) async throws
    -> Value
  {
    try await storage.write(body)
  }

  package func read<Value: Sendable>(_ body: @escaping @Sendable (SpaceView) throws -> Value) async throws -> Value {
    try await storage.read(body)
  }
}
