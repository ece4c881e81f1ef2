import Kit

enum PublicPageHandlers {
  static func add(to routes: inout Routes) {
    routes.form(DeskPaths.publicPage, for: .owner, as: .changePublicPage, page) { visit, transaction in
      let done = try PublicPageSettings(transaction).change(
        to: PublicPageDraft(visit.form), from: visit.form.original.map(PublicPageDraft.init),
        for: visit.reader(in: transaction))
      return Destination(DeskPaths.publicPage(), done: done)
    }
    routes.post(DeskPaths.opening, for: .owner, as: .openPublicPage, set)
  }

  private static func set(_ visit: SpaceVisit) async throws -> Reply {
    let (isOpen, mint) = (try visit.form.answer("open"), visit.house.mint)
    do {
      return try await visit.change {
        Destination(DeskPaths.publicPage(), done: try PublicPageSettings($0).set(isOpen: isOpen))
      }
    } catch let problems as Invalid {
      return try await visit.show(status: 422) { view in
        try form(visit, in: view) { FormState(returned: $0.values, problems: problems, mint: mint) }
      }
    }
  }

  private static func page(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> PublicPageForm {
    try form(visit, in: view) { state ?? $0 }
  }

  /// - Parameter shown: what becomes of the form with what is stored.
  private static func form(
    _ visit: SpaceVisit, in view: SpaceView, _ shown: (FormState) -> FormState
  ) throws -> PublicPageForm {
    let establishment = try visit.establishment(in: view)
    let publicPage = try PublicPageStore(view).publicPage(of: PublicPageSettings.app)
    let stored = PublicPageDraft(establishment, name: publicPage?.name ?? "").form
    var values = stored
    if publicPage == nil { values.set("name", PublicPageName.suggestion(for: view.space.name)) }
    let page = publicPage.map { Link(inHouse: Place.publicPage($0.name).prefix) }
    return PublicPageForm(
      state: shown(FormState(values, original: stored, mint: visit.house.mint)),
      address: page.map { visit.house.outward($0) }, page: page, isOpen: publicPage?.isOpen ?? false)
  }
}
