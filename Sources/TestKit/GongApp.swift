package import Kit

/// A gong that programs ring, and whoever manages it tunes: what is there for them, at its smallest.
package struct GongApp: App {
  package static let state = FixedPath(inSpace: "/gong/state")
  package static let ringing = FixedPath(inSpace: "/gong/ringing")
  package static let tuning = FixedPath(inSpace: "/gong/tuning")
  /// Of no space.
  package static let owner = FixedPath(inHouse: "/api/gong")

  private static let topic: Topic = "gong.gong"
  private static let rung = Event<NoDetail>("gong.rung", undo: .restoring) { _ in Phrase(verbatim: "The gong was rung")
  }
  private static let tuned = Event<NoDetail>("gong.tuned", undo: .restoring) { _ in Phrase(verbatim: "It was tuned") }

  package let id = "gong"
  package let icon: Icon = "bell"
  package let colours = AppColours(
    accent: (light: "#333", dark: "#ccc"), fill: "#333", icon: (from: "#999", to: "#333"))
  package let name = Phrase(verbatim: "Gong")
  package let tabs: [Tab] = []
  package let migrations: [Migration] = []
  package let tables: [SpaceTable] = []
  package let management: Management? = Management(
    Phrase(verbatim: "Tunes it"), note: Phrase(verbatim: "Others ring it."))
  package var events: Events { Events([Self.rung.declared, Self.tuned.declared]) }

  package init() {}

  package func addRoutes(to routes: inout Routes) {
    routes.get(Self.state, for: .token, Self.show)
    routes.post(Self.ringing, for: .token, Self.ring)
    routes.get(Self.owner, for: .token, Self.tell)
    routes.post(Self.tuning, for: .manager) { visit in
      try await visit.change { Destination(Self.state(), done: try Self.note(Self.tuned, in: $0)) }
    }
  }

  /// Who asks, and what they may use.
  private static func show(_ visit: SpaceVisit) async throws -> Reply {
    let apps = visit.house.apps.map(\.id).filter(visit.membership.mayUse)
    let words = [visit.author.name, visit.author.via ?? "", visit.space.name] + apps
    return .file("gong.txt", type: "text/plain", bytes: Array(words.joined(separator: ", ").utf8))
  }

  private static func ring(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.change { Destination(state(), done: try note(rung, in: $0)) }
  }

  private static func tell(_ visit: PersonVisit) async throws -> Reply {
    .file("gong.txt", type: "text/plain", bytes: Array(visit.viewer.person.name.utf8))
  }

  private static func note(_ event: Event<NoDetail>, in transaction: SpaceTransaction) throws -> ID<Activity> {
    try transaction.record(event, of: Subject(topic, transaction.mint.id(GongApp.self), title: "gong"))
  }

  package func holdsAmounts(in scope: SpaceView) throws -> Bool { false }
  package func addSample(in language: Language, to transaction: SpaceTransaction) throws {}
}
