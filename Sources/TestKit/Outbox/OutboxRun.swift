import Kit
import Synchronization

/// One run of the model.
final class OutboxRun<Shelf: OutboxShelf> {
  private var random: SeededGenerator
  private let shelf: Shelf
  private let phones: [OutboxPhone]
  /// How often each operation was executed.
  private let executions = OutboxExecutions()
  private var minted: [String: UUIDText] = [:]
  /// How many things of each name were made: one may have been added to another.
  private var made: [String: Int] = [:]
  private(set) var faults: [String] = []

  init(seed: UInt64, on shelf: Shelf) {
    (random, self.shelf) = (SeededGenerator(seed: seed), shelf)
    phones = ["phone-of-marta", "phone-of-luis"].map { OutboxPhone("\($0)-\(seed)") }
  }

  func play(edits: Int) async throws {
    for phone in phones { try await load(phone) }
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
    for phone in phones where view(phone) != phones[0].page.things {
      faults.append("\(phone.client) shows something else")
    }
    for (key, times) in executions.counts.withLock(\.self) where times > 1 {
      faults.append("\(key) was done \(times) times")
    }
  }

  private func view(_ phone: OutboxPhone) -> [String: OutboxThing] { phone.view(beginningAs: shelf.states[0]) }

  private func act(_ phone: OutboxPhone) {
    phone.clock += chance(0.05) ? random.pick([-100_000, 100_000]) : Int64.random(in: 1...5, using: &random)
    let shown = view(phone)
    let dice = Double.random(in: 0..<1, using: &random)
    guard dice >= 0.35, let thing = shown.keys.sorted().randomElement(using: &random), let now = shown[thing] else {
      let id = mintID()
      minted[id.text] = id
      let name = random.pick(shelf.sharedNames + [id.text])
      made[name, default: 0] += 1
      return put(.add(name), id, phone)
    }
    guard let id = minted[thing] else { return faults.append("nobody made \(thing)") }
    if dice < 0.9 {
      let state = random.pick(shelf.states.filter { $0 != now.state })
      phone.wanted[thing] = state
      put(.set(state), id, phone)
    } else {
      phone.wanted[thing] = nil
      put(.remove, id, phone)
    }
  }

  private func put(_ kind: OutboxChange.Kind, _ thing: UUIDText, _ phone: OutboxPhone) {
    phone.put(OutboxChange(thing: thing, kind: kind, key: mintID().text, turn: phone.nextTurn()))
  }

  private func mintID() -> UUIDText {
    UUIDText(at: TestClock.start, random: (random.next(), random.next()))
  }

  /// Sends in order until something gets no answer.
  private func send(_ phone: OutboxPhone, losing share: Double) async throws {
    while let change = phone.waiting.first {
      phone.waiting[0].wasSent = true
      if chance(share) { return }
      let refusal = await post(change)
      if chance(share) { return }
      phone.waiting.removeFirst()
      switch refusal {
      case nil: phone.settled.append((change, try await shelf.member.read { $0.sequence }))
      case .gone: break
      case .some(let refusal): faults.append("\(phone.client) was refused: \(refusal)")
      }
    }
  }

  private func post(_ change: OutboxChange) async -> Refusal? {
    let (shelf, executions) = (shelf, executions)
    do {
      _ = try await shelf.member.storage.change(change.operation, clientSequence: change.turn) { transaction in
        try shelf.carryOut(change, in: transaction)
        executions.counts.withLock { $0[change.key, default: 0] += 1 }
        return Destination(Link(inSpace: "/"))
      }
      return nil
    } catch let refusal as Refusal {
      return refusal
    } catch {
      faults.append("\(error)")
      return nil
    }
  }

  private func load(_ phone: OutboxPhone) async throws {
    let shelf = shelf
    phone.page = try await shelf.member.read { (sequence: $0.sequence, things: try shelf.things(in: $0)) }
  }

  /// What one has said oneself and nobody else has touched is shown as one said it last.
  private func checkOwnWords(of phone: OutboxPhone) {
    guard !phone.wanted.isEmpty else { return }
    let others = phones.filter { $0.client != phone.client }.reduce(into: Set()) { $0.formUnion($1.touched) }
    for (thing, shown) in view(phone) {
      guard let wanted = phone.wanted[thing], !others.contains(thing), made[shown.name] == 1, wanted != shown.state
      else { continue }
      faults.append("\(phone.client) sees \(shown.name) as it was before")
    }
  }

  private func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
}

/// How often each operation was executed: counted where a transaction is made.
private final class OutboxExecutions: Sendable {
  let counts = Mutex<[String: Int]>([:])
}
