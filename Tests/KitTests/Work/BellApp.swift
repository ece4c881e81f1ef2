import Kit

/// Rings in every space by itself.
struct BellApp: App {
  let id = "bell"
  let icon: Icon = "clock"
  let colours = AppColours.test
  let name = Phrase(verbatim: "Bell")
  let tabs: [Tab] = []
  let migrations: [Migration] = []
  let trashTables: [SQL] = []

  var jobs: [Job] {
    let ring = Job(
      "bell.ring", every: .seconds(10),
      errand: { errand in
        let spaces = try await errand.read { try $0.rows("SELECT id FROM kit_space").map { try $0["id"] as ID<Space> } }
        for space in spaces {
          try await errand.storage(of: space).write {
            _ = try $0.record("bell.rung", of: Subject("bell.rung", space, title: "Bell"))
          }
        }
      })
    return [ring]
  }

  func addRoutes(to routes: inout Routes) {}
  func sentence(for activity: Activity) -> Phrase { name }
  func holdsAmounts(in scope: SpaceView) throws -> Bool { false }
  func addSample(in language: Language, to edit: Edit) throws {}
}
