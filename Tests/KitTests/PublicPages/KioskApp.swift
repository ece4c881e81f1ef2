import Kit

/// A counter at which everybody may leave a mark: what is open to visitors, at its smallest.
struct KioskApp: App {
  static let board = FixedPath(inSpace: "/kiosk/board")
  static let mark = FixedPath(inSpace: "/kiosk/board/mark")
  static let topic: Topic = "kiosk.board"
  static let markLeft = Event<NoDetail>("mark.left", undo: .restoring) { _ in Phrase(verbatim: "A mark was left") }

  let id = "kiosk"
  let icon: Icon = "flag"
  let colours = AppColours.test
  let name = Phrase(verbatim: "Kiosk")
  var tabs: [Tab] { [Tab(name, icon: icon, link: Self.board())] }
  var publicFace: PublicFace? { PublicFace(tabs: tabs, topics: [Self.topic]) }
  let migrations: [Migration] = []
  let tables: [SpaceTable] = []
  var events: Events { Events([Self.markLeft.declared]) }

  func addRoutes(to routes: inout Routes) {
    routes.get(Self.board, for: .member, Self.show)
    routes.getForVisitors(Self.board, Self.show)
    routes.postForVisitors(Self.mark, Self.leaveMark)
  }

  private static func show(_ visit: some VisitInSpace) async throws -> Reply {
    let name = visit.author.guest?.description ?? "nobody yet"
    return try await visit.show { _ in Board(reader: name) }
  }

  private static func leaveMark(_ visit: VisitorVisit) async throws -> Reply {
    let guest: ID<Guest>? = visit.visitor?.id
    return try await visit.change { transaction in
      let subject = Subject(topic, transaction.mint.id(Board.self), title: "mark")
      let done = try transaction.record(markLeft, of: subject)
      if let guest { transaction.touch(Visitor.topic(topic, of: guest)) }
      return Destination(board(), done: done)
    }
  }

  struct Board: Screen {
    let reader: String
    var title: Phrase { Phrase(verbatim: "Board") }
    var bar: NavigationBar { NavigationBar() }
    var content: HTML { "<p id=\"reader\">\(reader)</p><p>\(KitPhrases.delete)</p>" }
  }

  func holdsAmounts(in scope: SpaceView) throws -> Bool { false }
  func addSample(in language: Language, to transaction: SpaceTransaction) throws {}
}
