/// What an app has found of one kind of thing: a few of them, and the way to the rest.
package struct Found: Sendable {
  /// So many of a kind: one looks for one thing, and the others stand in the kind's own list.
  package static let most = 4

  let icon: Icon
  let things: [FoundThing]
  /// What the list is called in which there are more, and where it shows them.
  let rest: (title: Phrase, link: Link)?
  /// Whether nothing is called so: what is found is only like it.
  let areGuesses: Bool

  /// - Parameters:
  ///   - things: at most one more than are shown, the likeliest first.
  ///   - icon: of their kind.
  ///   - list: where all that fit are shown; `nil` where no list is searched.
  ///   - areGuesses: whether nothing is called so; they are shown where nothing else is found.
  package init<Thing>(
    _ things: [Thing], icon: Icon, in list: (title: Phrase, link: Link)? = nil, areGuesses: Bool = false,
    _ thing: (Thing) throws -> FoundThing
  ) rethrows {
    (self.icon, self.areGuesses) = (icon, areGuesses)
    self.things = try things.prefix(Self.most).map(thing)
    rest = things.count > Self.most ? list : nil
  }
}

/// One thing that was found, in the words that its own list has for it.
package struct FoundThing: Sendable {
  let title: Phrase
  let subtitle: Phrase?
  let value: Phrase?
  let badge: Row.Badge?
  let link: Link

  /// - Parameter badge: how it stands now.
  package init(
    _ title: Phrase, _ subtitle: Phrase? = nil, value: Phrase? = nil, badge: Row.Badge? = nil, opens link: Link
  ) {
    (self.title, self.subtitle, self.value, self.badge, self.link) = (title, subtitle, value, badge, link)
  }
}

extension Found {
  /// - Parameter app: whose colour they have.
  func rows(of app: any App) -> [Row] {
    let rows = things.map { thing in
      Row(
        title: thing.title, subtitle: thing.subtitle, icon: icon, app: app.id, value: thing.value, badge: thing.badge,
        opens: thing.link)
    }
    let more = rest.map { Row(title: SearchPhrases.all(in: $0.title), icon: icon, tile: .quiet, opens: $0.link) }
    return rows + [more].compactMap(\.self)
  }
}
