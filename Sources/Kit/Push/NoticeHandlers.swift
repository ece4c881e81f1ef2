/// What a person is told when they don't look, where, and when not.
enum NoticeHandlers {
  static func add(to routes: inout Routes) {
    routes.get(NoticePaths.notices, for: .person, show)
    routes.post(NoticePaths.notices, for: .person, choose)
    routes.post(NoticePaths.devices, for: .person, turnOn)
    routes.post(NoticePaths.deviceEnd, for: .person, turnOff)
    routes.post(NoticePaths.silence, for: .person, silence)
    routes.post(NoticePaths.silenceEnd, for: .person, endSilence)
    routes.post(NoticePaths.trial, for: .person, tryOut)
  }

  private static func show(_ visit: PersonVisit) async throws -> Reply {
    let person = visit.viewer.person.id
    let spaces = visit.viewer.memberships.map(\.space.id)
    let (choices, used) = try await visit.house.accounts.read {
      (try $0.newsChoices(of: person), try $0.usedApps(of: person, in: spaces))
    }
    let kinds = visit.newsKinds.flatMap { app, kinds in
      kinds.map { ($0.field, choices.tells(of: $0, isUsed: used.contains(app.id))) }
        + [(NoticesScreen.today(of: app), choices.showsToday(of: app))]
    }.flatMap { field, isOn in [(field, isOn ? "yes" : ""), (NoticesScreen.shown(field), isOn ? "yes" : "no")] }
    let times = [("begins", choices.quiet?.begin.description ?? ""), ("ends", choices.quiet?.end.description ?? "")]
    return visit.show(try await screen(FormState(Form(kinds + times), mint: visit.house.mint), visit))
  }

  private static func choose(_ visit: PersonVisit) async throws -> Reply {
    try await visit.take {
      try await screen($0, visit)
    } by: {
      let (form, person) = (visit.form, visit.viewer.person.id)
      // What somebody leaves as it is follows what they use, and an older form doesn't say what it does not show.
      let kinds = visit.newsKinds.flatMap { app, kinds in
        kinds.map { ($0.id, $0.field) } + [(NewsChoices.today(of: app), NoticesScreen.today(of: app))]
      }.compactMap { kind, field -> (String, Bool)? in
        let (shown, isOn) = (form[NoticesScreen.shown(field)], form[field] == "yes")
        return shown.isEmpty || isOn == (shown == "yes") ? nil : (kind, isOn)
      }
      let (chosen, quiet) = (Dictionary(uniqueKeysWithValues: kinds), try QuietHours(form))
      try await visit.house.accounts.change { try $0.choose(chosen, quiet: quiet, for: person) }
      return .saved(NoticePaths.notices())
    }
  }

  private static func turnOn(_ visit: PersonVisit) async throws -> Reply {
    let subscription = try PushSubscription(visit.form, by: visit.house.fetch)
    let (person, session) = (visit.viewer.person.id, visit.viewer.session)
    let isMoved = visit.form["moved"] == "yes"
    try await visit.house.accounts.change { try $0.keep(subscription, of: person, on: session, isMoved: isMoved) }
    return .redirect(to: NoticePaths.notices().path)
  }

  private static func turnOff(_ visit: PersonVisit, _ device: ID<PushDevice>) async throws -> Reply {
    let person = visit.viewer.person.id
    try await visit.house.accounts.change { try $0.endPushDevice(device, of: person) }
    return .redirect(to: NoticePaths.notices().path)
  }

  private static func silence(_ visit: PersonVisit) async throws -> Reply {
    let (person, zone) = (visit.viewer.person.id, visit.locale.zone)
    try await visit.house.accounts.change { try $0.silence(person, until: Silence.end(from: $0.now, in: zone)) }
    return .redirect(to: NoticePaths.notices().path)
  }

  private static func endSilence(_ visit: PersonVisit) async throws -> Reply {
    let person = visit.viewer.person.id
    try await visit.house.accounts.change { try $0.silence(person, until: nil) }
    return .redirect(to: NoticePaths.notices().path)
  }

  /// To the device that asks, also when nothing else is told.
  private static func tryOut(_ visit: PersonVisit) async throws -> Reply {
    let (session, locale) = (visit.viewer.session, visit.locale)
    try await visit.house.accounts.change { try $0.sendTrial(to: session, in: locale) }
    return .redirect(to: NoticePaths.notices().with("sent", "1").path)
  }

  private static func screen(_ state: FormState, _ visit: PersonVisit) async throws -> NoticesScreen {
    let (viewer, now) = (visit.viewer, visit.house.mint.now())
    let (vapid, devices, choices) = try await visit.house.accounts.read { store in
      (try store.vapid(), try store.pushDevices(of: viewer.person.id), try store.newsChoices(of: viewer.person.id))
    }
    return NoticesScreen(
      state: state, apps: visit.newsKinds, devices: devices, current: viewer.session, key: vapid?.publicKey ?? "",
      silentUntil: choices.silentUntil.flatMap { $0 > now ? $0 : nil }, now: now,
      isTried: visit.query.has("sent"))
  }
}

extension PersonVisit {
  /// The apps that they may use somewhere, and what each tells of.
  fileprivate var newsKinds: [(app: any App, kinds: [NewsKind])] {
    visit.house.apps.filter { app in viewer.memberships.contains { $0.mayUse(app.id) } }
      .map { ($0, $0.newsKinds) }
  }
}

extension QuietHours {
  /// `nil` when none are said, or none is between them.
  /// - Throws: ``Invalid`` for one time without the other.
  fileprivate init?(_ form: Form) throws {
    let (begin, end) = (ClockTime(form.trimmed("begins")), ClockTime(form.trimmed("ends")))
    guard !form.trimmed("begins").isEmpty || !form.trimmed("ends").isEmpty else { return nil }
    guard let begin, let end else { throw Invalid([begin == nil ? "begins" : "ends": NoticePhrases.bothTimes]) }
    self.init(from: begin, to: end)
  }
}

extension AccountTransaction {
  /// In seconds: whoever waits for a trial does so now.
  private static let trialPatience = Duration.seconds(600)

  /// Nothing where the session is told nothing.
  fileprivate func sendTrial(to session: ID<Session>, in locale: ReaderLocale) throws {
    let device: String? = try connection.value("SELECT id FROM kit_push_device WHERE session_id = \(session)")
    guard let device else { return }
    try connection.run("DELETE FROM kit_push WHERE device_id = \(device) AND news_id IS NULL")
    let id: ID<Push> = mint.id()
    let payload = PushPayload(
      title: "Sobremesa", body: NoticePhrases.trialSentence.text(in: locale), link: NoticePaths.notices().path,
      tag: "trial", id: id.description, locale: locale, icon: HomeScreenIcon.house)
    try connection.run(
      """
      INSERT INTO kit_push (id, device_id, tag, payload, is_urgent, tries, due_at, ends_at)
      VALUES (\(id), \(device), 'trial', \(try payload.text), \(true), \(0), \(now), \(now + Self.trialPatience))
      """)
  }
}
