extension SpaceVisit {
  /// Reads what a screen shows and frames it: one consistent state for the screen, the toast and the live sequence.
  package func show(
    status: Int = 200, _ screen: @escaping @Sendable (SpaceView) throws -> any Screen
  ) async throws -> Reply {
    let (page, sequence) = try await read { view in
      (try frame(try screen(view), view), view.sequence)
    }
    visit.house.live.note(sequence, of: space.id)
    if let app = visit.app {
      try await visit.house.looks.note(viewer.person.id, at: sequence, of: space.id, app: app.id)
    }
    return .page(page, status: status)
  }

  /// Shows what the answer to a form alone can show: the page doesn't fetch itself again.
  func showOnce(_ screen: any Screen) -> Reply {
    let frame = HouseFrame(
      screen: screen, kind: "pane", manner: manner, theme: viewer.person.theme, space: space.id)
    return .page(frame.page)
  }

  private func frame(_ screen: any Screen, _ view: SpaceView) throws -> Page {
    if let app = visit.app {
      return AppFrame(
        visit: self, space: view.space, sequence: view.sequence, app: app, screen: screen, toast: try toast(view)
      ).page
    }
    return HouseFrame(
      screen: screen, kind: screen is Springboard ? "springboard" : "pane",
      manner: Manner(language: viewer.person.language, zone: viewer.person.zone ?? view.space.zone),
      theme: viewer.person.theme,
      toast: visit.query.has("saved") ? .saved : try toast(view), space: view.space.id,
      sequence: view.sequence
    ).page
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

  private func toast(_ view: SpaceView) throws -> Toast? {
    guard
      let id = ID<Activity>(visit.query["done"]), let activity = try Activity.find(id, in: view),
      let app = visit.house.app(of: activity.subject.topic)
    else { return nil }
    return Toast(activity, app: app)
  }
}
