import Kit

/// The pools that are open, or those that are closed.
struct PoolList: Screen {
  let pools: Window<Pool>
  let isClosed: Bool
  /// Whether these are the closed ones that somebody took off the list.
  let isPutAway: Bool
  /// Whether there are any such.
  let hasPutAway: Bool
  /// The closed ones of which the fixtures say something else now.
  let questioned: [Pool]
  let bote: Money
  let query: ListQuery
  let now: Instant
  /// In which the days are counted that the open ones stand under.
  let zone: Zone
  var selected: ID<Pool>?

  /// In the address of the closed ones that were taken off the list.
  static let away = "away"

  var title: Phrase { isPutAway ? PoolsPhrases.putAway : PoolsPhrases.pools }
  var topics: [Topic] { [Pool.topic, Bet.topic] }
  var detailHint: Phrase? { isEmpty ? nil : PoolsPhrases.choosePool }

  var bar: NavigationBar {
    if isPutAway { return NavigationBar(leading: .back(PoolsPhrases.closed, to: Self.link(closed: true))) }
    return NavigationBar(
      leading: [isEmpty ? nil : .edit(query.isEditing, list: link)].compactMap(\.self),
      trailing: [
        isClosed ? .cannotAdd(PoolsPhrases.newOnClosed) : .add(PoolsPhrases.newPool, to: PoolsPaths.newPool())
      ])
  }

  private var isEmpty: Bool { pools.elements.isEmpty && query.search.isEmpty }
  private var list: Link { Self.link(closed: isClosed, putAway: isPutAway) }
  private var link: Link { list.with("q", query.search) }

  static func link(closed: Bool, putAway isPutAway: Bool = false) -> Link {
    closed ? PoolsPaths.closedPools().with(away, isPutAway ? "1" : nil) : PoolsPaths.pools()
  }

  var content: HTML {
    let views = Segments(
      PoolsPhrases.views,
      links: [
        (PoolsPhrases.open, Self.link(closed: false), !isClosed),
        (PoolsPhrases.closed, Self.link(closed: true), isClosed),
      ]
    ).html
    guard !isEmpty else { return "\(views)\(questions)\(jar)\(empty)\(others)" }
    let search = SearchField(KitPhrases.search, text: query.search, in: query.address(list))
    return "\(views)\(search.html)\(questions)\(jar)\(results)\(others)"
  }

  /// The way to those that were taken off the list.
  private var others: HTML? {
    guard hasPutAway, !isPutAway else { return nil }
    return Group(rows: [
      Row(title: PoolsPhrases.putAway, icon: "archive", opens: Self.link(closed: true, putAway: true))
    ]).html
  }

  private var questions: HTML? {
    guard !questioned.isEmpty, query.search.isEmpty else { return nil }
    return Group(
      PoolsPhrases.questions,
      rows: questioned.map { pool in
        Row(
          title: pool.title, subtitle: PoolsPhrases.question(of: pool), icon: "warning", opens: PoolsPaths.pool(pool.id)
        )
      }
    ).html
  }

  /// What the next pool plays for besides its stakes.
  private var jar: HTML? {
    guard bote.minorUnits > 0, !isClosed else { return nil }
    return Group(
      note: PoolsPhrases.boteNote,
      rows: [Row(title: PoolsPhrases.boteNow, icon: "euro", value: Phrase(bote), opens: PoolsPaths.bote())]
    ).html
  }

  private var results: Results {
    guard !pools.elements.isEmpty else { return .none }
    let more: HTML? = pools.next.map { MoreLink(link.with("after", $0.text)).html }
    return Results(
      announcing: query.search.isEmpty ? nil : KitPhrases.found(pools.elements.count, more: pools.next != nil),
      "\(groups)\(more)")
  }

  /// The open ones under the days of their matches.
  private var groups: HTML {
    guard !isClosed else { return group(nil, key: "pools", pools.elements) }
    var days: [(day: Day?, pools: [Pool])] = []
    for pool in pools.elements {
      let day = pool.kickOff?.day(in: zone)
      if let last = days.last, last.day == day {
        days[days.count - 1].pools.append(pool)
      } else {
        days.append((day, [pool]))
      }
    }
    return days.html { day, pools in
      let title = day == nil ? PoolsPhrases.noKickOff : FixtureDays.title(day)
      return group(days.count == 1 && day == nil ? nil : title, key: FixtureDays.key(day), pools)
    }
  }

  private func group(_ title: Phrase?, key: String, _ pools: [Pool]) -> HTML {
    let rows = pools.map { PoolRow(pool: $0, now: now, query: query, isCurrent: $0.id == selected).row }
    return Group(title, key: key, isEditing: query.isEditing, rows: rows).html
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
