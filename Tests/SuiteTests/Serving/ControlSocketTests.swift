import Foundation
import Kit
import TestKit
import Testing

@testable import Suite

/// What the terminal of its machine asks of a house that runs.
@Suite struct ControlSocketTests {
  private let place = TestFolder()

  @Test func aRunningHouseIsCopiedByItsCommand() async throws {
    let house = try ServedHouse()
    let file = "\(place.path)/copy.sqlite"
    try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true)
    try await Maintenance.backup(Configuration(data: house.folder), to: file)
    let copy = try StorageEngine.open(path: file)
    #expect(try await copy.problems().isEmpty)
    #expect(
      try await copy.read { try $0.row("SELECT name FROM kit_person").map { try $0["name"] as String } } == "Marta")
    try copy.close()
    await #expect(throws: CannotOpen.self) { try await Maintenance.backup(Configuration(data: house.folder), to: file) }
  }

  @Test func aRunningHouseKnowsItsAddress() async throws {
    let house = try ServedHouse()
    let configuration = Configuration(data: house.folder)
    let link = try await Maintenance.signInLink(configuration, name: "marta")
    #expect(link.hasPrefix("http://127.0.0.1:\(house.port)/enter/"))
    let reset = try await Maintenance.resetPassword(configuration, name: "Marta")
    #expect(reset.hasPrefix("http://127.0.0.1:\(house.port)/enter/") && reset != link)
    let refusal = await #expect(throws: CannotOpen.self) {
      try await Maintenance.signInLink(configuration, name: "Nobody")
    }
    #expect(refusal?.description == "Nobody here is called Nobody.")
  }

  @Test func nobodyElseOnTheMachineMayAsk() throws {
    let house = try ServedHouse()
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(house.folder)/terminal")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(attributes[.type] as? FileAttributeType == .typeSocket)
  }

  @Test func aHouseThatIsClosedIsAnsweredForByItsAddress() async throws {
    let configuration = Configuration(port: 18_231, data: place.path)
    let database = try await Boot.database(configuration)
    _ = try await Boot.house(database, configuration: configuration).accounts.change {
      try $0.addPerson(named: "Marta", language: .en)
    }
    try database.close()
    #expect(try await Maintenance.signInLink(configuration, name: "Marta").hasPrefix("http://127.0.0.1:18231/enter/"))
    let named = Configuration(data: place.path, url: "https://casa.example/")
    #expect(try await Maintenance.signInLink(named, name: "Marta").hasPrefix("https://casa.example/enter/"))
  }
}
