import Kit

/// A list's items on a page, a group of rows for each section.
struct ItemGroups {
  let list: ID<ShoppingList>
  /// In the order of their sections.
  let categories: [Category]
  private let colours: [ID<Category>: CategoryColour]
  private let people: People
  private let kept: KeptRows<ItemRow>
  private let locale: ReaderLocale
  private let place: Place
  private let pictures: GoodPictures
  private let currency: Currency
  private let today: Day

  init(of list: ID<ShoppingList>, _ visit: some VisitInSpace, in view: SpaceView, for shop: ID<Shop>? = nil) throws {
    let categories = try CategoryStore(view, visit.locale.language).categories()
    (self.list, people) = (list, People(avatars: try view.avatars(), reader: visit.author))
    (currency, today) = (view.space.currency, visit.today)
    kept = visit.house.shared { KeptRows(most: 1_000) }
    (locale, place) = (visit.locale, visit.place)
    self.categories = try ShopStore(view).sort(categories, for: shop)
    colours = Dictionary(uniqueKeysWithValues: categories.map { ($0.id, $0.colour) })
    pictures = GoodPictures(visit.pictureBook, visit.locale.language, categories)
  }

  func html(_ items: [Item], by order: ItemOrder = .category, as look: ItemRow.Look) -> HTML {
    order.sections(of: items, categories: categories, in: locale.zone).html { section in
      html(section.heading.title(from: today), key: section.heading.key, section.items, as: look)
    }
  }

  /// What is bought below what is not.
  func sunk(_ items: [Item], by order: ItemOrder = .category, as look: ItemRow.Look) -> HTML {
    let (open, bought) = (items.filter { !$0.isBought }, items.filter(\.isBought))
    let rest = html(open, by: order, as: look)
    guard !bought.isEmpty else { return rest }
    return "\(rest)\(html(ShoppingPhrases.bought, key: "bought", bought, as: look))"
  }

  func html(_ title: Phrase?, key: String, _ items: [Item], as look: ItemRow.Look) -> HTML {
    let rows = items.map { item in kept.row(row(item, as: look), for: locale, at: place, \.row) }
    return Group(title, key: key, kind: "items", isEditing: look == .list(isEditing: true), rows: rows).html
  }

  private func row(_ item: Item, as look: ItemRow.Look) -> ItemRow {
    ItemRow(
      look: look, item: item, list: list, colour: item.category.flatMap { colours[$0] },
      doer: people.avatar(of: item.isBought ? item.boughtBy : item.addedBy),
      isTheirs: item.mayBeTakenBack(by: people.reader), currency: currency,
      picture: pictures.picture(of: item.line.name, in: item.category))
  }

  /// Of what was added by these addresses and has not arrived.
  func pending(of links: [Link], as look: ItemRow.Look) -> HTML {
    let item = Item(
      id: .standIn, line: ItemLine(name: RowTemplate.standIn), note: "", category: nil,
      addedAt: Instant(milliseconds: 0),
      isBought: false)
    return RowTemplate(of: links, html(WaitingPhrases.pending, key: "pending", [item], as: look)).html
  }

  static var nothing: HTML {
    EmptyState(.basket, title: ShoppingPhrases.nothingOnList, text: ShoppingPhrases.nothingOnListText).html
  }
}

extension ItemSection.Heading {
  func title(from today: Day) -> Phrase? {
    switch self {
    case .none: nil
    case .day(let day): Phrase(Capitalized(day.written(.heading(from: today))))
    case .brand(let name): Phrase(verbatim: name)
    case .noBrand: ShoppingPhrases.noBrand
    case .category(let category): Phrase(verbatim: category.name)
    case .noCategory: ShoppingPhrases.noCategory
    }
  }

  /// The same for the same section of the next page.
  var key: String {
    switch self {
    case .none: "all"
    case .day(let day): "day-\(day)"
    case .brand(let name): "brand-\(name.searchKey)"
    case .noBrand, .noCategory: "rest"
    case .category(let category): category.id.description
    }
  }
}

/// Who may have added or bought what.
struct People: Sendable {
  let avatars: [ID<Person>: Avatar]
  /// Who looks at it: what they did themselves they know.
  let reader: Author

  /// Of somebody who has left, their initials in grey; nothing where one person shops alone, nor of oneself.
  func avatar(of author: Author?) -> Avatar? {
    guard let author, avatars.count > 1 || author.person.map({ avatars[$0] == nil }) ?? true else { return nil }
    guard author.person == nil || author.person != reader.person else { return nil }
    guard author.guest == nil || author.guest != reader.guest else { return nil }
    return author.person.flatMap { avatars[$0] } ?? Avatar(name: author.name, colour: .grey)
  }
}
