import Foundation
import Synchronization
import TestKit
import Testing

@testable import Kit
@testable import Shopping

/// Two phones that change one list, while requests and answers are lost, pages are closed, older pages are shown and clocks jump.
/// In the end both show what the house has, and on the way nobody sees their own last word taken back.
///
/// 200 random runs; `bin/test --long` makes 10,000.
@Suite struct OutboxModelTests {
  private static let runs = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] == nil ? 200 : 10_000

  @Test func whatTwoPhonesDoWithoutSignalArrivesOnceAndStays() async throws {
    let cast = try await HouseholdCast()
    for seed in 0..<Self.runs {
      let run = try await OutboxRun(seed: UInt64(seed), in: cast)
      try await run.play(edits: 16)
      #expect(run.faults == [], "seed \(seed)")
    }
  }
}

/// A change that a phone keeps until the house has answered it.
private struct WaitingChange: Sendable {
  enum Kind: Sendable {
    case add(String)
    case set(Bool)
    case remove
  }

  let key: String
  let turn: ClientSequence
  let item: ID<Item>
  let kind: Kind

  var operation: Kit.Operation { Kit.Operation(key: key, digest: Array(key.utf8)) }
}

/// What a page shows of an item.
private struct ShownItem: Hashable {
  let name: String
  var isBought: Bool
}

private final class Phone {
  let client: String
  var clock: Int64 = 1_000_000
  private var lastTurn: Int64 = 0
  /// The page that was fetched last.
  var page: (sequence: Int64, items: [ID<Item>: ShownItem]) = (0, [:])
  var waiting: [WaitingChange] = []
  var settled: [(change: WaitingChange, sequence: Int64)] = []
  /// What this phone wanted last of each item that it has ticked.
  var wanted: [ID<Item>: Bool] = [:]
  var touched: Set<ID<Item>> = []

  init(_ client: String) {
    self.client = client
  }

  func nextTurn() -> ClientSequence {
    lastTurn = max(lastTurn + 1, clock)
    return ClientSequence(client: client, number: lastTurn)
  }

  /// The page with what waits laid over it, and with what was taken after it was fetched.
  var view: [ID<Item>: ShownItem] {
    let over = settled.filter { $0.sequence > page.sequence }.map(\.change) + waiting
    return over.reduce(into: page.items) { shown, change in
      switch change.kind {
      case .add(let name):
        if shown[change.item] == nil { shown[change.item] = ShownItem(name: name, isBought: false) }
      case .set(let isBought): shown[change.item]?.isBought = isBought
      case .remove: shown[change.item] = nil
      }
    }
  }
}

/// How often each operation was executed.
private final class Executions: Sendable {
  let counts = Mutex<[String: Int]>([:])
}

private final class OutboxRun {
  private var random: SeededGenerator
  private let cast: HouseholdCast
  private let list: ID<ShoppingList>
  private let phones: [Phone]
  private let executions = Executions()
  /// How many things of each name were made: one may have been added to another.
  private var made: [String: Int] = [:]
  private(set) var faults: [String] = []

  init(seed: UInt64, in cast: HouseholdCast) async throws {
    let list: ID<ShoppingList> = cast.mint.id()
    (random, self.cast, self.list) = (SeededGenerator(seed: seed), cast, list)
    phones = ["phone-of-marta", "phone-of-luis"].map { Phone("\($0)-\(seed)") }
    try await cast.marta.change { try ListStore($0).add(ListDraft(name: "Semana"), id: list) }
    for phone in phones { try await load(phone) }
  }

  func play(edits: Int) async throws {
    for _ in 0..<edits {
      act(random.pick(phones))
      for phone in phones {
        if chance(0.3) { try await send(phone, losing: random.pick([0, 0.3, 0.7])) }
        // An older page stays otherwise.
        if chance(0.3) { try await load(phone) }
        checkOwnWords(of: phone)
      }
    }
    for phone in phones { while !phone.waiting.isEmpty { try await send(phone, losing: 0) } }
    for phone in phones { try await load(phone) }
    for phone in phones where phone.view != phones[0].page.items {
      faults.append("\(phone.client) shows something else")
    }
    for (key, times) in executions.counts.withLock(\.self) where times > 1 {
      faults.append("\(key) was done \(times) times")
    }
  }

  private func act(_ phone: Phone) {
    phone.clock += chance(0.05) ? random.pick([-100_000, 100_000]) : Int64.random(in: 1...5, using: &random)
    let shown = phone.view
    let item = shown.keys.sorted { $0.description < $1.description }.randomElement(using: &random)
    let dice = Double.random(in: 0..<1, using: &random)
    if dice < 0.35 || item == nil {
      let name = random.pick(["pan", "leche", "huevos", "arroz", cast.mint.uuid().text])
      made[name, default: 0] += 1
      put(.add(name), cast.mint.id(), phone)
    } else if let item, let now = shown[item], dice < 0.9 {
      phone.wanted[item] = !now.isBought
      put(.set(!now.isBought), item, phone)
    } else if let item {
      phone.wanted[item] = nil
      put(.remove, item, phone)
    }
  }

  private func put(_ kind: WaitingChange.Kind, _ item: ID<Item>, _ phone: Phone) {
    phone.touched.insert(item)
    phone.waiting.append(
      WaitingChange(key: cast.mint.uuid().text, turn: phone.nextTurn(), item: item, kind: kind))
  }

  /// Sends in order until something gets no answer.
  private func send(_ phone: Phone, losing share: Double) async throws {
    while let change = phone.waiting.first {
      if chance(share) { return }
      let refusal = await post(change)
      if chance(share) { return }
      phone.waiting.removeFirst()
      switch refusal {
      case nil: phone.settled.append((change, try await cast.marta.read { $0.sequence }))
      case .gone: break
      case .some(let refusal): faults.append("\(phone.client) was refused: \(refusal)")
      }
    }
  }

  private func post(_ change: WaitingChange) async -> Refusal? {
    let (list, key, executions) = (list, change.key, executions)
    do {
      _ = try await cast.marta.storage.change(change.operation, clientSequence: change.turn) { transaction in
        let items = ItemStore(transaction)
        switch change.kind {
        case .add(let name):
          try items.add([IncomingItem(line: ItemLine(name: name))], to: list, ids: [change.item], in: .es)
        case .set(let isBought): _ = try items.set(change.item, on: list, bought: isBought)
        case .remove: _ = try items.remove(change.item, from: list)
        }
        executions.counts.withLock { $0[key, default: 0] += 1 }
        return Destination(ShoppingPaths.list(list))
      }
      return nil
    } catch let refusal as Refusal {
      return refusal
    } catch {
      faults.append("\(error)")
      return nil
    }
  }

  private func load(_ phone: Phone) async throws {
    let list = list
    phone.page = try await cast.marta.read { view in
      let shown = try ItemStore(view).items(of: list).map {
        ($0.id, ShownItem(name: $0.line.name, isBought: $0.isBought))
      }
      return (view.sequence, Dictionary(uniqueKeysWithValues: shown))
    }
  }

  /// What one has ticked oneself and nobody else has touched is shown as one wanted it last.
  private func checkOwnWords(of phone: Phone) {
    let others = phones.filter { $0.client != phone.client }.reduce(into: Set()) { $0.formUnion($1.touched) }
    for (item, shown) in phone.view {
      guard let wanted = phone.wanted[item], !others.contains(item), made[shown.name] == 1, wanted != shown.isBought
      else { continue }
      faults.append("\(phone.client) sees \(shown.name) as it was before")
    }
  }

  private func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
}
