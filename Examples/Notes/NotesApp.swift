package import Kit

/// Notes of a few lines, which guests can add to: the smallest app that uses the whole house. docs/add-an-app.md goes
/// through its files.
package struct NotesApp: App {
  package init() {}

  package let id = "notes"
  package let icon: Icon = "note"
  package let colours = AppColours(
    accent: (light: "#6b5300", dark: "#ffd34d"), fill: "#7d6200", icon: (from: "#ffd34d", to: "#a87b00"))
  package var name: Phrase { NotesPhrases.notes }
  package var tabs: [Tab] { [Tab(NotesPhrases.notes, icon: icon, link: NotesPaths.notes())] }
  package var migrations: [Migration] { NotesMigrations.all }
  package let tables = [Note.lines, Note.table]
  package let events = Events([Note.added.declared, Note.changed.declared, Note.deleted.declared])
  package var capabilities: [Capability] { [.addToNote] }

  package func addRoutes(to routes: inout Routes) {
    NoteHandlers.add(to: &routes)
  }

  package func holdsAmounts(in scope: SpaceView) throws -> Bool { false }

  package func addSample(in language: Language, to transaction: SpaceTransaction) throws {
    try NoteStore(transaction).add(NoteDraft(text: "Sobremesa"), id: transaction.mint.id())
  }
}
