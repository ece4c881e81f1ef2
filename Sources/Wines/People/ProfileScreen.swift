import Kit

/// What somebody shows of what they keep of wines, as the people of a space or those see it who came by a link.
struct ProfileScreen: Screen {
  /// The one field that is looked at.
  enum Looked: Sendable {
    case nothing
    /// Those that are the reader's too stand by themselves, and on the first page alone.
    case favourites(Window<ListedWine>, ofBoth: [ListedWine])
    case notes(Window<Tasting>)
    case lists([(name: String, wines: [ListedWine])])
    case taste(Taste)
  }

  let person: Member
  /// All that they show here.
  let fields: [ProfileField]
  let current: ProfileField?
  let looked: Looked
  /// `nil` for who came by a link.
  let reader: ID<Person>?

  private var link: Link { WinesPaths.profile(person.person) }

  var title: Phrase { Phrase(verbatim: person.name) }
  var topics: [Topic] {
    let shown = [Profile.topic, Mark.topic, Tasting.own, Tasting.shared, Selection.topic]
    return reader == nil ? shown : shown + [Wine.topic]
  }
  var bar: NavigationBar {
    guard let reader else { return NavigationBar() }
    return reader == person.person
      ? NavigationBar(leading: .back(ProfilePhrases.profile, to: WinesPaths.ownProfile()))
      : NavigationBar(leading: .back(ProfilePhrases.people, to: WinesPaths.people()))
  }

  var content: HTML {
    guard let current else { return nothing }
    let segments: HTML? =
      fields.count < 2
      ? nil
      : Segments(
        title, links: fields.map { (title: $0.title, link: self.link(to: $0), isCurrent: $0 == current) }
      ).html
    let heading: HTML? = fields.count < 2 ? "<p class=\"large-subtitle\">\(current.title)</p>" : nil
    return "\(segments)\(heading)\(Results(shown))"
  }

  private func link(to field: ProfileField) -> Link { link.with("show", field == fields.first ? nil : field.rawValue) }

  private var nothing: HTML {
    EmptyState(
      .bottle, title: ProfilePhrases.nothingShown, text: ProfilePhrases.showsNothing(person.name),
      action: reader == person.person ? (ProfilePhrases.choose, WinesPaths.ownProfile()) : nil
    ).html
  }

  private var shown: HTML {
    switch looked {
    case .nothing: nothingYet
    case .favourites(let wines, let ofBoth): favourites(wines, ofBoth)
    case .notes(let notes): notes.elements.isEmpty ? nothingYet : "\(group(notes))\(more(notes.next))"
    case .lists(let lists): lists.isEmpty ? nothingYet : lists.enumerated().html { list($0, $1) }
    case .taste(let taste): taste.styles.isEmpty ? nothingYet : taste.charts
    }
  }

  private var nothingYet: HTML {
    "<p class=\"group-note\">\(MinePhrases.nothingYet)</p>"
  }

  private func more(_ cursor: Cursor?) -> HTML? {
    guard let cursor, let current else { return nil }
    return MoreLink(link(to: current).with("after", cursor.text)).html
  }

  private func favourites(_ wines: Window<ListedWine>, _ ofBoth: [ListedWine]) -> HTML {
    guard !wines.elements.isEmpty || !ofBoth.isEmpty || wines.next != nil else { return nothingYet }
    let both: HTML? =
      ofBoth.isEmpty
      ? nil : Group(ProfilePhrases.bothLike, key: "both", rows: ofBoth.map { row($0, key: "both") }).html
    let title = ofBoth.isEmpty ? nil : ProfilePhrases.otherFavourites
    let others: HTML? =
      wines.elements.isEmpty ? nil : Group(title, key: "favourites", rows: wines.elements.map { row($0) }).html
    return "\(both)\(others)\(more(wines.next))"
  }

  private func row(_ wine: ListedWine, key: String = "") -> Row {
    reader == nil ? wine.rowForGuests : WineRow(wine, from: OpenedFrom(.person(person.person)), key: key).row
  }

  private func group(_ notes: Window<Tasting>) -> HTML {
    let rows = notes.elements.map { tasting in
      let page = reader == nil ? nil : tasting.wine.map { OpenedFrom(.person(person.person)).kept(WinesPaths.wine($0)) }
      return TastingRow(tasting: tasting, opens: page, isOfOne: true).row
    }
    return Group(key: "notes", rows: rows).html
  }

  private func list(_ place: Int, _ list: (name: String, wines: [ListedWine])) -> HTML {
    let rows = list.wines.map { row($0, key: "list\(place)-") }
    return Group(
      Phrase(verbatim: list.name), note: rows.isEmpty ? MinePhrases.emptyList : nil, key: "list\(place)", rows: rows
    ).html
  }
}

/// The others who show something of theirs to the people of the space. A page of its own, as it is kept on no device.
struct PeopleScreen: Screen {
  let people: [ShowingMember]

  var title: Phrase { ProfilePhrases.people }
  var topics: [Topic] { [Profile.topic, Mark.topic, Wine.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(MinePhrases.us, to: WinesPaths.us())) }

  var content: HTML {
    guard !people.isEmpty else {
      return EmptyState(
        .bottle, title: ProfilePhrases.nothingShown, text: ProfilePhrases.nobodyShows,
        action: (ProfilePhrases.choose, WinesPaths.ownProfile())
      ).html
    }
    let rows = people.map { shown in
      Row(
        id: shown.member.person.description, title: Phrase(verbatim: shown.member.name),
        subtitle: shown.fields.map(\.title).joined(by: " · "), avatar: shown.member.avatar,
        value: shown.inCommon > 0 ? ProfilePhrases.inCommon(shown.inCommon) : nil,
        opens: WinesPaths.profile(shown.member.person))
    }
    return Group(key: "people", rows: rows).html
  }
}

/// Where one chooses what is shown of one's wines, and to whom.
struct OwnProfileScreen: Screen {
  let person: ID<Person>
  /// One's spaces, the one that one is in first.
  let spaces: [Space]
  let shown: [ProfileAudience: Set<ProfileField>]

  var title: Phrase { ProfilePhrases.profile }
  var topics: [Topic] { [Profile.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(MinePhrases.mine, to: WinesPaths.mine())) }

  var content: HTML {
    let groups = spaces.enumerated().html { place, space in
      let look: [Row] =
        place == 0
        ? [Row(title: ProfilePhrases.seen(in: space.name), icon: "eye", opens: WinesPaths.profile(person))] : []
      return group(ProfilePhrases.people(of: space.name), .space(space.id), look)
    }
    let links = Row(
      title: ProfilePhrases.links, icon: "link", opens: Capability.seeProfile.shares(of: person))
    return """
      <p class="large-subtitle">\(ProfilePhrases.hint)</p>\(groups)\
      \(group(ProfilePhrases.whoeverHasTheLink, .link, [links]))
      """
  }

  private func group(_ title: Phrase, _ audience: ProfileAudience, _ others: [Row]) -> HTML {
    let rows = ProfileField.allCases.map { field in
      let isShown = shown[audience]?.contains(field) ?? false
      let form = RowForm(
        posts: WinesPaths.showing(field), as: .showField,
        fields: [("audience", audience.text), ("shown", isShown ? "no" : "yes")])
      return Row(
        RowFrame(id: "\(audience.text)-\(field.rawValue)"),
        RowLine(.said(field.title, field.hint), touch: .posts(form), look: .chosen(isShown)))
    }
    return Group(title, key: audience.text, rows: rows + others).html
  }
}
