import Kit

/// A page and a job, both of which fail.
struct MishapApp: App {
  static let fault = FixedPath(inSpace: "/mishap/fault")

  struct Mishap: Error {
    let secret = "the secret detail of a fault"
  }

  let id = "mishap"
  let icon: Icon = "warning"
  let colours = AppColours.test
  let name = Phrase(verbatim: "Mishap")
  let tabs: [Tab] = []
  let migrations: [Migration] = []
  let tables: [SpaceTable] = []

  func addRoutes(to routes: inout Routes) {
    routes.get(Self.fault, for: .member) { _ in throw Mishap() }
  }

  var jobs: [Job] { [Job("mishap.happen", every: .seconds(60)) { _, _ in throw Mishap() }] }

  let events = Events([])
  func holdsAmounts(in scope: SpaceView) throws -> Bool { false }
  func addSample(in language: Language, to transaction: SpaceTransaction) throws {}
}
