/// Something that an app tells its people of when nobody looks: on the devices that they have chosen, once, unless they have turned
/// it off. Nobody is told of what they did themselves, or of an app that they may not use.
package struct NewsKind: Sendable {
  enum Source: Sendable {
    case lines(@Sendable (Activity, SpaceView) throws -> News?)
    case time(@Sendable ([ID<Person>], SpaceView, Instant) throws -> [News])
  }

  /// `app.noun`; never changes once released.
  let id: String
  let name: Phrase
  /// How long more of the same is waited for, to be told with it.
  let gathering: Duration
  /// After so long nobody wants to hear of it any more.
  let lasting: Duration
  /// Whether a phone should wake for it.
  let isUrgent: Bool
  let source: Source
  let words: @Sendable (ToldNews) throws -> NewsWords?

  /// News that come of what people do.
  /// - Parameters:
  ///   - lines: what a line of activity is news of; asked of each that is told to the space.
  ///   - words: asked when it is told, which may be hours later; `nil` when it is not so any more.
  package init(
    _ id: String, _ name: Phrase, gathering: Duration = .zero, lasting: Duration = .seconds(12 * 3600),
    isUrgent: Bool = false, of lines: @escaping @Sendable (Activity, SpaceView) throws -> News?,
    words: @escaping @Sendable (ToldNews) throws -> NewsWords?
  ) {
    (self.id, self.name, self.gathering, self.lasting) = (id, name, gathering, lasting)
    (self.isUrgent, source, self.words) = (isUrgent, .lines(lines), words)
  }

  /// News that come of time alone.
  /// - Parameters:
  ///   - due: what is due now, for those of the people whom it concerns; asked every minute, and told once.
  ///   - words: as above.
  package init(
    _ id: String, _ name: Phrase, lasting: Duration = .seconds(12 * 3600), isUrgent: Bool = false,
    whenDue due: @escaping @Sendable (_ people: [ID<Person>], SpaceView, Instant) throws -> [News],
    words: @escaping @Sendable (ToldNews) throws -> NewsWords?
  ) {
    (self.id, self.name, gathering, self.lasting) = (id, name, .zero, lasting)
    (self.isUrgent, source, self.words) = (isUrgent, .time(due), words)
  }

  /// As a form says it.
  var field: String { "kind-\(id.replacing(".", with: "-"))" }
}

/// That something has happened, or is due, which people may want to be told of.
package struct News: Hashable, Sendable {
  /// What it is about: more of the same is told with it, and takes its place on the device.
  let subject: String
  /// Nobody is told twice of what has the same; `nil` of what may happen again.
  let once: String?
  /// Whom it concerns; `nil` for whoever may use the app.
  let people: Set<ID<Person>>?

  /// - Parameters:
  ///   - once: given where it may be told only once for good; news of time are, by their subject.
  ///   - people: whom it concerns, where that is not everybody.
  package init(of subject: String, once: String? = nil, to people: Set<ID<Person>>? = nil) {
    (self.subject, self.once, self.people) = (subject, once, people)
  }

  package init(of subject: ID<some Any>, once: String? = nil, to people: Set<ID<Person>>? = nil) {
    self.init(of: subject.description, once: once, to: people)
  }
}

/// News that are about to be told to somebody.
package struct ToldNews {
  /// As in ``News``.
  package let subject: String
  /// What happened, the first before the others; what has been taken back since is not in it.
  package let lines: [Activity]
  package let person: ID<Person>
  package let view: SpaceView
  package let now: Instant

  /// The subject as an id.
  package func id<Of>(_ type: Of.Type = Of.self) throws -> ID<Of> {
    guard let id = ID<Of>(subject) else { throw Refusal.notFound }
    return id
  }
}

/// What is told: a sentence for anybody's eyes, as it lies on the table, and where more of it stands.
package struct NewsWords: Sendable {
  let sentence: Phrase
  let link: Link

  package init(_ sentence: Phrase, opens link: Link) {
    (self.sentence, self.link) = (sentence, link)
  }
}
