import HTTPTypes

extension SpaceVisit {
  /// Shows what the answer to a form alone can show: the page doesn't fetch itself again.
  func showOnce(_ screen: any Screen) -> Reply {
    let frame = HouseFrame(
      screen: screen, kind: "pane", locale: locale, theme: viewer.person.theme, styles: visit.house.styles,
      space: space.id, palette: palette)
    var reply = Reply.page(frame.page)
    reply.headers.append((.cacheControl, "no-store"))
    return reply
  }

  package func frame(_ screen: any Screen, _ view: SpaceView) throws -> Page {
    if let app = visit.app {
      return AppFrame(
        visit: self, tabs: app.tabs, house: surroundings, sequence: view.sequence, name: app.name,
        kind: app.id, icon: app.icon, still: app.still, screen: screen, toast: try toast(view),
        attention: try app.attention(beside: screen, in: view)
      ).page
    }
    return HouseFrame(
      screen: screen, kind: screen is Springboard ? "springboard" : "pane",
      locale: ReaderLocale(language: viewer.person.language, zone: viewer.person.zone ?? view.space.zone),
      theme: viewer.person.theme, styles: visit.house.styles,
      toast: visit.query.has("saved") ? .saved : try toast(view), space: view.space.id,
      sequence: view.sequence, author: author.device, palette: palette
    ).page
  }

  private var surroundings: Surroundings {
    Surroundings(space: Phrase(verbatim: space.name), apps: usableApps, isOwner: membership.role == .owner)
  }

  package func noteShown(_ sequence: Int64) async throws {
    guard let app = visit.app, !visit.isFetchedAhead else { return }
    try await visit.house.seenMarkers.note(viewer.person.id, at: sequence, of: space.id, app: app.id)
  }

  /// What the record says has been read up to this number of the space.
  func noteRead(_ sequence: Int64) async throws {
    guard !visit.isFetchedAhead else { return }
    try await visit.house.seenMarkers.note(viewer.person.id, at: sequence, of: space.id, app: SeenMarkers.record)
  }

  package var palette: Link? { viewer.person.keys == .on ? SearchScreen.path() : nil }
  package var listener: LiveListener { .session(viewer.session) }
  package var holder: LiveReader.Holder { .session(viewer.session) }

  /// Whether a change of this concerns something that the member may use.
  package func mayHear(_ topic: Topic) -> Bool {
    visit.house.app(of: topic).map { membership.mayUse($0.id) } ?? true
  }

  package func mayUndo(_ activity: Activity) -> Bool {
    guard maySee(activity), audiences.contains(activity.audience) else { return false }
    guard activity.audience == .manager else { return true }
    return visit.house.app(of: activity.subject.topic).map { membership.mayManage($0.id) } ?? false
  }

  /// Whether the visitor decides in the app whose page this is.
  package var manages: Bool { visit.app.map { membership.mayManage($0.id) } ?? false }

  /// Those whose routes are open to them in this space. Guests are let in by members, to less than members may do; what visitors
  /// do is their own.
  var audiences: [AudienceName] {
    var audiences: [AudienceName] = [.guest, .member]
    if usableApps.contains(where: { $0.management != nil && membership.mayManage($0.id) }) {
      audiences.append(.manager)
    }
    if membership.role == .owner { audiences.append(.owner) }
    if viewer.person.isOperator { audiences.append(.operator) }
    return audiences
  }

  package func maySee(_ activity: Activity) -> Bool {
    let topic = activity.subject.topic
    return mayHear(topic) && (topic.visibility == .space || activity.author.person == viewer.person.id)
  }
}
