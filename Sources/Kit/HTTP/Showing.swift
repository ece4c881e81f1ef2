extension SpaceVisit {
  /// Reads what a screen shows and frames it: one consistent state for the screen, the toast and the live sequence.
  package func show(
    status: Int = 200, _ screen: @escaping @Sendable (SpaceView) throws -> any Screen
  ) async throws -> Reply {
    let frame = try await read { view in
      AppFrame(
        visit: self, space: view.space, sequence: view.sequence, app: app, screen: try screen(view),
        toast: try toast(view))
    }
    visit.house.live.note(frame.sequence, of: space.id)
    return .page(frame.page, status: status)
  }

  /// Takes a form; when it is not valid, shows it again with what was typed and what is wrong.
  /// - Parameters:
  ///   - screen: the form as it came back.
  ///   - body: takes it.
  package func take(
    orShow screen: @escaping @Sendable (SpaceView, FormState) throws -> any Screen,
    by body: () async throws -> Reply
  ) async throws -> Reply {
    do {
      return try await body()
    } catch let problems as Invalid {
      let state = FormState(returned: visit.form, problems: problems, mint: visit.house.mint)
      return try await show(status: 422) { try screen($0, state) }
    }
  }

  /// The app whose page this is, by the path after the space.
  private var app: (any App)? {
    let parts = visit.path.split(separator: "/")
    guard parts.count > 2 else { return nil }
    return visit.house.apps.first { $0.id == parts[2] }
  }

  private func toast(_ view: SpaceView) throws -> Toast? {
    guard
      let id = ID<Activity>(visit.query["done"]), let activity = try Activity.find(id, in: view),
      let app = visit.house.app(of: activity.subject.topic)
    else { return nil }
    return Toast(activity, app: app)
  }
}
