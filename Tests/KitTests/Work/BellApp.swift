import Kit

/// Rings in every space by itself.
struct BellApp: App {
  static let rung = Event<NoDetail>("bell.rung") { _ in Phrase(verbatim: "Bell") }

  let id = "bell"
  let icon: Icon = "clock"
  let colours = AppColours.test
  let name = Phrase(verbatim: "Bell")
  let tabs: [Tab] = []
  let migrations: [Migration] = []
  let tables: [SpaceTable] = []
  var events: Events { Events([Self.rung.declared]) }

  var jobs: [Job] {
    let ring = Job(
      "bell.ring", every: .seconds(10),
      errand: { errand in
        let spaces = try await errand.read {
          try $0.rows("SELECT id FROM kit_space ORDER BY id").map { try $0["id"] as ID<Space> }
        }
        for space in spaces {
          try await errand.storage(of: space).write {
            _ = try $0.record(Self.rung, of: Subject("bell.rung", space, title: "Bell"))
          }
        }
      })
    return [ring]
  }

  func addRoutes(to routes: inout Routes) {}
  func holdsAmounts(in scope: SpaceView) throws -> Bool { false }
  func addSample(in language: Language, to transaction: SpaceTransaction) throws {}
}
