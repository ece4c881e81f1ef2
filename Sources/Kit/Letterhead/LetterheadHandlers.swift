enum LetterheadHandlers {
  static func add(to routes: inout Routes) {
    routes.form(
      AccountPaths.letterhead, for: .owner, as: .changeLetterhead, bodyLimit: bodyLimit, settings, change)
    routes.get(AccountPaths.logo, for: .member, keeping: .visited, logo)
  }

  /// What a phone's camera makes gets an answer beside the field, with the form as it was, and is not cut off.
  private static let bodyLimit = 5 * Picture.sizeLimit

  private static func settings(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> FormSheet {
    let stored = try Letterhead(in: view)
    let state = state ?? .showing(stored.details.form, visit.house.mint)
    let logo = state.picture(
      "logo", LetterheadPhrases.logo, current: stored.logo.map { AccountPaths.logo($0) })
    let fields = FieldGroup(note: LetterheadPhrases.note, "\(LetterheadDraft.fields.html { state.show($0) })\(logo)")
    return FormSheet(
      LetterheadPhrases.letterhead, cancels: AccountPaths.settings(),
      state.form(posts: AccountPaths.letterhead(), as: .changeLetterhead, hasFiles: true, fields.html))
  }

  private static func change(_ visit: SpaceVisit) async throws -> Reply {
    let logo = try PictureChange(visit.form, "logo")
    return try await visit.change(leadingTo: AccountPaths.settings().with("saved", "1")) {
      try $0.changeLetterhead(to: $1, from: $2, logo: logo)
    }
  }

  private static func logo(_ visit: SpaceVisit, _ picture: ID<Picture>) async throws -> Reply {
    .picture(
      try await visit.read { view in
        guard try Letterhead(in: view).logo == picture else { throw Refusal.notFound }
        return try PictureStore(view).picture(picture)
      })
  }
}
