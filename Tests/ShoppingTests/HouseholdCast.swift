import Kit
import TestKit
import Testing

@testable import Shopping

/// What most tests of the stores begin with: somebody, somebody who shops with them, and a list.
struct HouseholdCast {
  let marta: TestMember
  let luis: TestMember
  let list: ID<ShoppingList>
  let language: Language

  init(_ name: String = "Semana", language: Language = .es) async throws {
    let home = try await TestHouse(fetchHosts: TestPhone.hosts)
    marta = try await home.owner(language: language)
    luis = try await home.member(of: marta.space, language: language)
    self.language = language
    let id: ID<ShoppingList> = home.house.mint.id()
    list = id
    try await marta.change { transaction in
      try CategoryStore(transaction, language).begin()
      try ListStore(transaction).add(ListDraft(name: name), id: id)
    }
  }

  var mint: Mint { marta.home.house.mint }

  /// Types lines, as the field above the list takes them.
  @discardableResult
  func type(_ text: String, as member: TestMember? = nil) async throws -> ID<Activity>? {
    let (list, language) = (list, language)
    return try await (member ?? marta).change { transaction in
      try ItemStore(transaction).add(try LineReading.arrivals(text, in: transaction, language), to: list, in: language)
    }
  }

  func items(of other: ID<ShoppingList>? = nil) async throws -> [Item] {
    let list = other ?? list
    return try await marta.read { try ItemStore($0).items(of: list) }
  }

  func item(_ name: String) async throws -> Item? {
    try await items().first { $0.line.name == name }
  }

  func texts() async throws -> [String] {
    try await items().map { item in
      [item.line.quantity?.text(in: language), item.line.name, item.line.price?.text(in: language)]
        .compactMap { $0?.replacing("\u{A0}", with: " ") }.joined(separator: " ")
    }
  }

  @discardableResult
  func set(_ name: String, bought: Bool = true, as member: TestMember? = nil) async throws -> ID<Activity>? {
    guard let item = try await item(name) else { return nil }
    let list = list
    return try await (member ?? marta).change { try ItemStore($0).set(item.id, on: list, bought: bought) }
  }

  func isCompleted() async throws -> Bool {
    let list = list
    return try await marta.read { try $0.find(list) }.isCompleted
  }

  @discardableResult
  func undo(_ activity: ID<Activity>?) async throws -> TestAnswer {
    try await marta.browser.post(
      "/s/\(marta.space)/undo/\(activity?.description ?? "")", [("back", "/shopping/lists")])
  }

  func categoryName(of item: Item) async throws -> String? {
    let language = language
    return try await marta.read { try CategoryStore($0, language).categories() }.first { $0.id == item.category }?.name
  }
}
