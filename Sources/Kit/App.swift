/// One of the apps that live in the house: a folder, a target, and a line in `Suite`.
package protocol App: Sendable {
  /// Lower-case; begins the app's paths, topics, tables and migrations.
  var id: String { get }
  var name: Phrase { get }
  var icon: Icon { get }
  /// What stands for it where there is nothing to show.
  var still: StillLife { get }
  var colours: AppColours { get }
  var tabs: [Tab] { get }
  /// The empty forms of what people make in it, offered by the plus of the springboard; each open to all members.
  var makes: [Tab] { get }
  /// Its pages that no tab and no shortcut leads to, and that people look for by name.
  var places: [Tab] { get }
  /// What is done most, offered by a long press on its icon before the tabs.
  var shortcuts: [Tab] { get }
  var migrations: [Migration] { get }
  /// Its tables whose rows belong to spaces, children first.
  var tables: [SpaceTable] { get }
  /// By which its long lists are searched.
  var textIndexes: [TextIndex] { get }
  /// What can happen to its things.
  var events: Events { get }
  /// Where its rows refer to pictures; a picture that none refers to is swept.
  var pictureColumns: [PictureColumn] { get }
  /// What it does by itself, on time.
  var jobs: [Job] { get }
  /// What it takes out into files and brings in from them.
  var transfers: [Transfer] { get }
  /// What its share links may let guests do.
  var capabilities: [Capability] { get }
  /// What of it not every member does who may use it: an owner says who. `nil` where all of them do everything.
  var management: Management? { get }
  /// What it shows to everybody at a space's public address, if anything.
  var publicFace: PublicFace? { get }
  /// What it is called there; `nil` where the space's name says it.
  func publicName(in view: SpaceView) throws -> String?
  /// The pages that somebody's browser fetches ahead for when there is no signal; each route must say that it is kept.
  func kept(in view: SpaceView, for person: ID<Person>) throws -> [Link]
  /// What of it matters now in the space, the most urgent first; see ``TodayLine/most``.
  func today(in view: SpaceView, for visit: SpaceVisit) throws -> [TodayLine]
  /// What of it is called so, or says so, a few of each kind: see ``Found/most``. What the reader may not see is not found, nor what is
  /// in the trash; as many statements for many things as for few.
  func found(_ sought: Sought, in view: SpaceView, for visit: SpaceVisit) throws -> [Found]
  /// By which names its things are found, to find the one that was meant where nothing is called as somebody typed.
  var knownNames: [KnownNames] { get }
  /// What of it is due in the space, or begins, the next first; see ``CalendarEntry/most``. Nothing that is still hidden from the reader.
  func calendar(in view: SpaceView, for person: ID<Person>, at now: Instant) throws -> [CalendarEntry]
  /// What it tells its people of when nobody looks.
  var newsKinds: [NewsKind] { get }
  /// What waits for somebody, beside one of its screens; `nil` where it never says so.
  func attention(beside screen: any Screen, in view: SpaceView) throws -> Attention?
  /// Where text goes that comes from elsewhere on the phone or from another app; `nil` where none is taken.
  var takesText: TextTaker? { get }
  /// What programs of somebody's own may begin with, of things that are there.
  func doorExamples(in view: SpaceView) throws -> [DoorExample]
  func addRoutes(to routes: inout Routes)
  /// Takes back some of what an import wrote that did not come to its end: because it went wrong, or because a stop of the program
  /// cut it short. Called again, each time in a transaction of its own, until nothing is left.
  /// - Returns: whether there is more.
  func takeBackImport(_ id: ID<ImportRun>, in connection: any WritableConnection) throws -> Bool
  /// The imports that a stop of the program cut short, besides those that came through a page.
  func unfinishedImports(in connection: any Connection) throws -> [ID<ImportRun>]
  /// Whether rows of the space hold amounts, which fix its currency.
  func holdsAmounts(in scope: SpaceView) throws -> Bool
  /// Fills a space that has just been made with what the app begins with.
  func begin(in language: Language, for transaction: SpaceTransaction) throws
  /// Fills a fresh space with something to look at, in the person's language.
  func addSample(in language: Language, to transaction: SpaceTransaction) throws
}

extension App {
  package var still: StillLife { .cup }
  package var capabilities: [Capability] { [] }
  package var management: Management? { nil }
  package var takesText: TextTaker? { nil }
  package func publicName(in view: SpaceView) throws -> String? { nil }
  package func kept(in view: SpaceView, for person: ID<Person>) throws -> [Link] { [] }
  package func today(in view: SpaceView, for visit: SpaceVisit) throws -> [TodayLine] { [] }
  package func found(_ sought: Sought, in view: SpaceView, for visit: SpaceVisit) throws -> [Found] { [] }
  package func calendar(in view: SpaceView, for person: ID<Person>, at now: Instant) throws -> [CalendarEntry] { [] }
  package func attention(beside screen: any Screen, in view: SpaceView) throws -> Attention? { nil }
  package var knownNames: [KnownNames] { [] }
  package var makes: [Tab] { [] }
  package var newsKinds: [NewsKind] { [] }
  package var places: [Tab] { [] }
  package var shortcuts: [Tab] { [] }
  package var publicFace: PublicFace? { nil }
  package var jobs: [Job] { [] }
  package func doorExamples(in view: SpaceView) throws -> [DoorExample] { [] }
  package var textIndexes: [TextIndex] { [] }
  package var transfers: [Transfer] { [] }
  package var pictureColumns: [PictureColumn] { [] }
  package func begin(in language: Language, for transaction: SpaceTransaction) throws {}
  package func takeBackImport(_ id: ID<ImportRun>, in connection: any WritableConnection) throws -> Bool { false }
  package func unfinishedImports(in connection: any Connection) throws -> [ID<ImportRun>] { [] }

  /// Deletes what an import has written under its mark, as much at a time as others wait for a part of a second.
  /// - Parameter tables: children first.
  /// - Returns: whether there may be more.
  package func delete(
    _ id: ID<ImportRun>, from tables: [SpaceTable], in connection: any WritableConnection
  ) throws -> Bool {
    try tables.contains { table in
      let marked: SQL = "SELECT id FROM \(table.sql) WHERE trash_id = \(id) LIMIT \(2_000)"
      return try connection.rowsChanged(by: "DELETE FROM \(table.sql) WHERE id IN (\(marked))") > 0
    }
  }
}

/// What an owner lets some members do in an app: its switch, and what it stands for.
package struct Management: Sendable {
  let title, note: Phrase

  package init(_ title: Phrase, note: Phrase) { (self.title, self.note) = (title, note) }
}

/// One of an app's tabs.
package struct Tab: Sendable {
  package let title: Phrase
  package let icon: Icon
  package let link: Link
  /// What else people call what they find there.
  let otherNames: Phrase?
  private let folders: [Link]

  /// - Parameters:
  ///   - folders: whose pages belong to it, besides those below its own.
  ///   - otherNames: what else people call what they find there, by which a search finds it.
  package init(
    _ title: Phrase, icon: Icon, link: Link, holding folders: [Link] = [], alsoCalled otherNames: Phrase? = nil
  ) {
    (self.title, self.icon, self.link, self.otherNames) = (title, icon, link, otherNames)
    self.folders = [link] + folders
  }

  /// How closely a page belongs to it: the length of its folder's path, or 0.
  /// - Parameter path: within a space, without its query.
  package func claim(on path: some StringProtocol) -> Int {
    folders.map(\.path).filter { path == $0 || path.hasPrefix("\($0)/") }.map(\.count).max() ?? 0
  }
}
