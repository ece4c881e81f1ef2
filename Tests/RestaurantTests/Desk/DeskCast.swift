import Kit
import TestKit
import Testing

@testable import Restaurant

/// What the tests of the desk begin with: an owner, somebody of the staff, a guest, and the starter menu.
struct DeskCast {
  let marta: TestMember
  let luis: TestMember
  let reader: MenuLanguage

  init(language: Language = .es) async throws {
    let home = try await TestHouse(url: "http://casa.example")
    marta = try await home.owner(language: language)
    luis = try await home.member(of: marta.space, language: language)
    reader = MenuLanguage(language: language, main: language)
    try await marta.change { try StarterMenu.begin(in: $0, language) }
  }

  var mint: Mint { marta.home.house.mint }

  func dishes() async throws -> [Dish] {
    try await marta.read { try MenuStore($0).card() }.parts.flatMap(\.dishes)
  }

  func dish(_ name: String) async throws -> Dish {
    let reader = reader
    guard let dish = try await dishes().first(where: { reader($0.name) == name }) else { throw Refusal.notFound }
    return dish
  }

  func sections() async throws -> [String] {
    let reader = reader
    return try await marta.read { try MenuStore($0).sections() }.map { reader($0.name) }
  }

  func groups() async throws -> [ModifierGroup] {
    try await marta.read { try ModifierStore($0).groups() }
  }

  @discardableResult
  func undo(_ activity: ID<Activity>?, as member: TestMember? = nil) async throws -> TestAnswer {
    try await (member ?? marta).browser.post(
      "/s/\(marta.space)/undo/\(activity?.description ?? "")", [("back", "/restaurant/desk")])
  }

  /// Opens the public page.
  func open(as name: String = "casa-marta") async throws {
    try await marta.change { transaction in
      try PublicPageStore(transaction).set(name, isOpen: true, for: "restaurant")
    }
  }

  /// A guest's browser and the beginning of their addresses.
  func guest(at name: String = "casa-marta") -> (browser: TestBrowser, place: String) {
    (marta.home.stranger(language: reader.language), "/r/\(name)")
  }

  /// A picture that is one.
  static let png: [UInt8] = {
    let hex = """
      89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63f8cfc0f01f0005000\
      1ff89993d1d0000000049454e44ae426082
      """
    let digits = hex.filter { !$0.isWhitespace }.map { UInt8($0.hexDigitValue ?? 0) }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }()
}
