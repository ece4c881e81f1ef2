import Kit
import TestKit
import Testing

@testable import Shopping

/// Three clients change one list at random; what they send comes late, twice, and in any order between them.
@Suite struct ManyHandsTests {
  private struct Sending {
    let member: TestMember
    let link: Link
    let fields: [(String, String)]
  }

  @Test(arguments: [1, 2, 3]) func everybodyEndsWithTheSame(seed: UInt64) async throws {
    let cast = try await HouseholdCast()
    try await cast.type((0..<10).map { "cosa \($0)" }.joined(separator: "\n"))
    let ids = try await cast.items().map(\.id)
    let eva = try await cast.marta.home.member("Eva", of: cast.marta.space, language: .es)
    var random = SeededGenerator(seed: seed)
    var queues: [[Sending]] = [[], [], []]
    for (index, member) in [cast.marta, cast.luis, eva].enumerated() {
      for _ in 0..<40 { queues[index].append(sending(&random, of: member, on: cast, ids)) }
    }
    var deleted: Set<String> = []
    var sent: [Sending] = []
    while let index = queues.indices.filter({ !queues[$0].isEmpty }).randomElement(using: &random) {
      let next = queues[index].removeFirst()
      sent.append(next)
      // A request that seemed lost comes again, any time later.
      for sending in [next] + (Bool.random(using: &random) ? [sent.randomElement(using: &random) ?? next] : []) {
        let answer = try await sending.member.post(sending.link, sending.fields)
        #expect([303, 410].contains(answer.status), "\(sending.link.path) \(answer.status)")
        let path = sending.link.path
        if path.hasSuffix("/deletion") { deleted.insert(String(path.dropLast(9).suffix(36))) }
      }
      let items = try await cast.items()
      #expect(try await cast.isCompleted() == items.isCompleted)
      #expect(deleted.isDisjoint(with: items.map(\.id.description)))
    }
    let list = cast.list
    let first = try await cast.items()
    for member in [cast.luis, eva] {
      #expect(try await member.read { try ItemStore($0).items(of: list) } == first)
    }
    #expect(Set(first.map(\.id)).count == first.count)
  }

  /// Each client counts what it sends. Whatever comes first, late or twice: where one client alone changed something, what it
  /// said last stays; where several did, it is what one of them said last.
  @Test(arguments: [11, 12, 13, 14]) func nobodysOlderEditOverridesTheirNewer(seed: UInt64) async throws {
    let cast = try await HouseholdCast()
    try await cast.type((0..<6).map { "cosa \($0)" }.joined(separator: "\n"))
    let ids = try await cast.items().map(\.id)
    let eva = try await cast.marta.home.member("Eva", of: cast.marta.space, language: .es)
    var random = SeededGenerator(seed: seed)
    var sendings: [Sending] = []
    var last: [String: [Int: String]] = [:]
    for (index, member) in [cast.marta, cast.luis, eva].enumerated() {
      for turn in 0..<40 {
        let id = ids[Int.random(in: 0..<ids.count, using: &random)]
        let own = [
          ("operation", cast.mint.uuid().text), ("client", "client-\(index)"), ("turn", String(turn)),
        ]
        if Bool.random(using: &random) {
          let wanted = Bool.random(using: &random) ? "yes" : "no"
          let link = ShoppingPaths.itemPurchase(cast.list, id)
          sendings.append(Sending(member: member, link: link, fields: [("bought", wanted)] + own))
          last["\(id).bought", default: [:]][index] = wanted
        } else {
          let note = "\(index)-\(turn)"
          let fields = [("name", "cosa"), ("was.name", "cosa"), ("note", note), ("was.note", "")] + own
          sendings.append(Sending(member: member, link: ShoppingPaths.item(cast.list, id), fields: fields))
          last["\(id).note", default: [:]][index] = note
        }
      }
    }
    for sending in (sendings + sendings.shuffled(using: &random).prefix(40)).shuffled(using: &random) {
      #expect(try await sending.member.post(sending.link, sending.fields).status == 303)
    }
    for item in try await cast.items() {
      if let said = last["\(item.id).bought"] { #expect(said.values.contains(item.isBought ? "yes" : "no")) }
      if let said = last["\(item.id).note"] { #expect(said.values.contains(item.note), "\(item.note) of \(said)") }
    }
  }

  private func sending(
    _ random: inout SeededGenerator, of member: TestMember, on cast: HouseholdCast, _ ids: [ID<Item>]
  ) -> Sending {
    let operation = ("operation", cast.mint.uuid().text)
    let list = cast.list
    let id = ids[Int.random(in: 0..<ids.count, using: &random)]
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5:
      let text = "\(Int.random(in: 1...9, using: &random)) kg cosa \(Int.random(in: 0..<20, using: &random))"
      return Sending(member: member, link: ShoppingPaths.lines(list), fields: [("text", text), operation])
    case 5..<13:
      let wanted = Bool.random(using: &random) ? "yes" : "no"
      return Sending(
        member: member, link: ShoppingPaths.itemPurchase(list, id), fields: [("bought", wanted), operation])
    case 13..<18:
      let note = "nota \(Int.random(in: 0..<100, using: &random))"
      let fields = [("name", "cosa"), ("was.name", "cosa"), ("note", note), ("was.note", ""), operation]
      return Sending(member: member, link: ShoppingPaths.item(list, id), fields: fields)
    case 18: return Sending(member: member, link: ShoppingPaths.itemDeletion(list, id), fields: [operation])
    default: return Sending(member: member, link: ShoppingPaths.clearing(list), fields: [operation])
    }
  }
}
