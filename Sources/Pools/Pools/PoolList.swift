import Kit

/// The pools that are open, or those that are closed.
struct PoolList: Screen {
  let pools: Window<Pool>
  let isClosed: Bool
  let bote: Money
  let query: ListQuery
  let now: Instant
  var selected: ID<Pool>?

  var title: Phrase { PoolsPhrases.pools }
  var topics: [Topic] { [Pool.topic, Bet.topic] }
  var detailHint: Phrase? { isEmpty ? nil : PoolsPhrases.choosePool }

  var bar: NavigationBar {
    NavigationBar(
      leading: [isEmpty ? nil : .edit(query.isEditing, list: link)].compactMap(\.self),
      trailing: [
        isClosed ? .cannotAdd(PoolsPhrases.newOnClosed) : .add(PoolsPhrases.newPool, to: PoolsPaths.newPool())
      ])
  }

  private var isEmpty: Bool { pools.elements.isEmpty && query.search.isEmpty }
  private var link: Link { Self.link(closed: isClosed).with("q", query.search) }

  static func link(closed: Bool) -> Link { closed ? PoolsPaths.closedPools() : PoolsPaths.pools() }

  var content: HTML {
    let views = Segments(
      PoolsPhrases.views,
      links: [
        (PoolsPhrases.open, Self.link(closed: false), !isClosed),
        (PoolsPhrases.closed, Self.link(closed: true), isClosed),
      ]
    ).html
    guard !isEmpty else { return "\(views)\(jar)\(empty)" }
    let search = SearchField(
      KitPhrases.search, text: query.search, in: query.address(Self.link(closed: isClosed)))
    return "\(views)\(search.html)\(jar)\(results)"
  }

  /// What the next pool plays for besides its stakes.
  private var jar: HTML? {
    guard bote.minorUnits > 0, !isClosed else { return nil }
    return Group(
      note: PoolsPhrases.boteNote,
      rows: [Row(title: PoolsPhrases.boteNow, icon: "euro", value: Phrase(bote))]
    ).html
  }

  private var results: Results {
    guard !pools.elements.isEmpty else { return .none }
    let more: HTML? = pools.next.map { MoreLink(link.with("after", $0.text)).html }
    let rows = pools.elements.map { pool in
      PoolRow(pool: pool, now: now, query: query, isCurrent: pool.id == selected).row
    }
    return Results(
      announcing: query.search.isEmpty ? nil : KitPhrases.found(pools.elements.count, more: pools.next != nil),
      "\(Group(key: "pools", isEditing: query.isEditing, rows: rows).html)\(more)")
  }

  private var empty: HTML {
    guard !isClosed else {
      return EmptyState("check", title: PoolsPhrases.noClosed, text: PoolsPhrases.noClosedText).html
    }
    return EmptyState(
      "pools", title: PoolsPhrases.noPools, text: PoolsPhrases.noPoolsText,
      action: (PoolsPhrases.newPool, PoolsPaths.newPool())
    ).html
  }
}
