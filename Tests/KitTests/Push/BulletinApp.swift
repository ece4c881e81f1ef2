@testable import Kit

/// Tells of what is pinned up and of what falls due.
struct BulletinApp: App {
  static let pinned = Event<NoDetail>(
    "bulletin.pinned", undo: .by { _, _ in }, says: { Phrase(es: "Nota", en: "Note: \($0.title)", pt: "Nota") })
  static let topic: Topic = "bulletin.note"
  /// What is kept to oneself.
  static let own = Topic("bulletin.own", .own)

  let id = "bulletin"
  let icon: Icon = "clock"
  let colours = AppColours.test
  let name = Phrase(es: "Tablón", en: "Bulletin", pt: "Mural")
  let tabs: [Tab] = []
  let migrations: [Migration] = []
  let tables: [SpaceTable] = []
  var events: Events { Events([Self.pinned.declared]) }
  /// When something falls due, and until when anybody wants to hear of it.
  var due: (from: Instant, to: Instant)?

  static let page = Link(inSpace: "/bulletin")

  var newsKinds: [NewsKind] {
    [
      NewsKind(
        "bulletin.pinned", Phrase(es: "Se cuelga algo", en: "Something is pinned up", pt: "Penduram algo"),
        isUrgent: true, of: { line, _ in line.tells(of: Self.pinned) ? News(of: line.subject.id) : nil },
        words: {
          let count = $0.lines.count
          return NewsWords(
            Phrase(es: "Notas: \(count)", en: "Notes: \(count)", pt: "Notas: \(count)"), opens: Self.page)
        }),
      NewsKind(
        "bulletin.due", Phrase(es: "Algo vence", en: "Something is due", pt: "Algo vence"),
        whenDue: { [due] _, _, now in due.map { $0.from <= now && now < $0.to } ?? false ? [News(of: "due")] : [] },
        words: { [due] news in
          due.map { news.now < $0.to } ?? false
            ? NewsWords(Phrase(es: "Vence", en: "Due", pt: "Vence"), opens: Self.page) : nil
        }),
    ]
  }

  func addRoutes(to routes: inout Routes) {}
  func holdsAmounts(in scope: SpaceView) throws -> Bool { false }
  func addSample(in language: Language, to transaction: SpaceTransaction) throws {}
}
