extension AccountTransaction {
  /// Ends somebody's account. The spaces that nobody else belongs to go with them; in the others what they did stays.
  /// - Throws: ``Refusal/conflict(_:)`` when a space that others belong to would be left without an owner, or others would be
  ///   left with nobody to run the installation.
  func leaveHouse(_ viewer: Viewer) throws {
    let person = viewer.person.id
    let (everybody, operators) = (try store.people(), try store.operators())
    if operators.contains(where: { $0.id == person }), everybody.count > 1 { try refuseLastOperator(person) }
    let spaces: [ID<Space>] = try connection.rows(
      "SELECT space_id FROM kit_member WHERE person_id = \(person) ORDER BY space_id"
    ).map { try $0["space_id"] }
    for space in spaces {
      if try store.members(of: space).count == 1 {
        try connection.run("DELETE FROM kit_space WHERE id = \(space)")
        dismiss(space)
      } else {
        try remove(person, from: space, by: viewer.author)
      }
    }
    try connection.run("DELETE FROM kit_person WHERE id = \(person)")
  }
}

extension AccountStore {
  /// The names of the spaces that nobody but this person belongs to.
  func spacesAlone(_ person: ID<Person>) throws -> [String] {
    try connection.rows(
      """
      SELECT kit_space.name FROM kit_member JOIN kit_space ON kit_space.id = kit_member.space_id
      WHERE kit_member.person_id = \(person) AND NOT EXISTS (
        SELECT 1 FROM kit_member AS other WHERE other.space_id = kit_space.id AND other.person_id <> \(person))
      ORDER BY kit_space.name
      """
    ).map { try $0["name"] }
  }
}

/// Asks before somebody goes for good.
struct LeavingScreen: Screen {
  let state: FormState
  let person: Person
  /// The spaces that go along.
  let spaces: [String]

  var title: Phrase { LeavingPhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .toProfile) }

  var content: HTML {
    let lost: HTML? =
      spaces.isEmpty
      ? nil : Notice(LeavingPhrases.spacesGo(spaces.joined(separator: ", ")), tone: .warning).html
    let form = state.plainForm(
      posts: AccountPaths.leaving(),
      """
      \(state.currentPassword(isAsked: person.hasPassword))<button class="button destructive">\(LeavingPhrases.leave)</button>
      """)
    return """
      <p class="large-subtitle">\(LeavingPhrases.text)</p>\(lost)\
      \(Group(rows: [.file(LeavingPhrases.download, at: AccountPaths.personExport())]).html)\(form)
      """
  }
}

enum LeavingHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.leaving, for: .person, ask)
    routes.post(AccountPaths.leaving, for: .person, leave)
    routes.get(AccountPaths.personExport, for: .person, export)
  }

  private static func ask(_ visit: PersonVisit) async throws -> Reply {
    visit.show(try await screen(FormState(Form(), mint: visit.house.mint), visit))
  }

  private static func leave(_ visit: PersonVisit) async throws -> Reply {
    let (viewer, house) = (visit.viewer, visit.house)
    return try await visit.take {
      try await screen($0, visit)
    } by: {
      if viewer.person.hasPassword {
        try await house.accounts.confirm(viewer.person, password: visit.form["current"], from: visit.client)
      }
      try await house.accounts.change { try $0.leaveHouse(viewer) }
      var reply = Reply.redirect(to: AccountPaths.start().path)
      reply.headers.append(Cookie.session(house.settings).removing)
      reply.headers.append((.clearSiteData, "\"storage\""))
      return reply
    }
  }

  private static func screen(_ state: FormState, _ visit: PersonVisit) async throws -> LeavingScreen {
    let person = visit.viewer.person
    let spaces = try await visit.house.accounts.read { try $0.spacesAlone(person.id) }
    return LeavingScreen(state: state, person: person, spaces: spaces)
  }

  private static func export(_ visit: PersonVisit) async throws -> Reply {
    let person = visit.viewer.person
    let apps = visit.house.apps
    return try await visit.house.export("\(person.name).json", type: "application/json") {
      try Exports(apps: apps, connection: $0, writer: $1).person(person.id)
    }
  }
}

enum LeavingPhrases {
  static let title = Phrase(es: "Borrar mi cuenta", en: "Delete my account", pt: "Apagar a minha conta")
  static let text = Phrase(
    es: "Lo que has hecho en espacios compartidos se queda, con tu nombre. Esto no se puede deshacer.",
    en: "What you did in shared spaces stays, under your name. This cannot be undone.",
    pt: "O que fez em espaços com outras pessoas fica, com o seu nome. Isto não se pode desfazer.")
  static func spacesGo(_ names: String) -> Phrase {
    Phrase(
      es: "Se borra también lo que solo es tuyo: \(names).", en: "What is yours alone goes too: \(names).",
      pt: "Apaga-se também o que é só seu: \(names).")
  }
  static let leave = Phrase(es: "Borrar mi cuenta para siempre", en: "Delete it for good", pt: "Apagar para sempre")
  static let download = Phrase(es: "Descargar mis datos", en: "Download my data", pt: "Fazer download dos meus dados")
}
