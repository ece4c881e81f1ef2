package import Kit

/// The wines of the world, and what one thinks of them.
package struct WinesApp: App {
  package init() {}

  package let id = "wines"
  package let icon: Icon = "wines"
  package var name: Phrase { WinesPhrases.wines }

  package var tabs: [Tab] {
    []
  }

  package var migrations: [Migration] { WinesMigrations.all }

  package var trashTables: [SQL] { [] }

  package func addRoutes(to routes: inout Routes) {
  }

  package func sentence(for activity: Activity) -> Phrase {
    WinesPhrases.sentence(for: activity)
  }

  package func holdsAmounts(in scope: SpaceView) throws -> Bool { false }

  package func addSample(in language: Language, to edit: Edit) throws {
  }
}
