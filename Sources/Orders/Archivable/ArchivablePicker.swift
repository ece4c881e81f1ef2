import Kit

/// Choosing the customer of an order, or the product of one of its lines.
struct ArchivablePicker<Thing: Archivable>: Sheet {
  let title: Phrase
  /// The name of what is chosen, in the form.
  let field: String
  let order: ID<Order>
  let posts: Link
  /// Where a new one is made on the way.
  let making: Link
  let things: Window<Thing>
  let query: ListQuery
  let chosen: ID<Thing>?

  /// In the form of a new one, and in its address.
  static var typedName: String { "name" }

  var topics: [Topic] { [Thing.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(OrdersPhrases.order, to: OrdersPaths.draft(order)),
      trailing: .add(Thing.pages.new, to: making))
  }

  var content: HTML {
    guard !things.elements.isEmpty else { return query.search.isEmpty ? empty : "\(search)\(nothing)" }
    let choices = things.elements.map { thing in
      Row.choice(
        name: field, value: thing.id.description, title: Phrase(verbatim: thing.subject.title),
        subtitle: thing.value ?? thing.about, isChosen: thing.id == chosen)
    }
    let more: HTML? = things.next.map { MoreLink(posts.with("q", query.search).with("after", $0.text)).html }
    let list = RowForm(posts: posts, kind: "form").html(Group(key: "all", rows: choices).html)
    return "\(search)\(Results("\(list)\(more)\(missing)"))"
  }

  private var typed: Phrase { OrdersPhrases.addTyped(query.search) }
  /// A new one, called as was searched for.
  private var makingTyped: Link { making.with(Self.typedName, query.search) }

  private var nothing: HTML {
    let empty = EmptyState(
      .lens, title: KitPhrases.nothingFound, text: KitPhrases.otherWords, action: (typed, makingTyped))
    return "\(Results(announcing: KitPhrases.nothingFound, empty.html))"
  }

  /// Below what was found, which may be somebody else of that name.
  private var missing: HTML? {
    query.search.isEmpty ? nil : Group(rows: [Row(title: typed, icon: .plus, opens: makingTyped)]).html
  }

  private var search: HTML { SearchField(KitPhrases.search, text: query.search, in: posts).html }

  private var empty: HTML {
    EmptyState(
      .parcel, title: Thing.pages.none, text: OrdersPhrases.addOneHere, action: (Thing.pages.new, making)
    ).html
  }
}
