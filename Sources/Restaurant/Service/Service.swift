import Kit

/// What waits for somebody of the staff: tables that ask for a yes, guests who call, dishes that are ready to be carried.
struct Service: Sendable {
  /// An order that is ready.
  struct Ready: Sendable {
    let id: ID<Order>
    let number: Int
    /// `nil` for what is picked up or delivered.
    let tableName: String?
    /// When somebody comes for it.
    let pickUpAt: Instant?
  }

  let requests: [TabStanding]
  let joiners: [Joiner]
  let ready: [Ready]
  /// How many orders nobody has begun with.
  let received: Int
  /// The printers for which something waits that they do not print.
  let printers: [Printer]

  /// More than anybody carries at once.
  private static let limit = 50

  init(_ view: SpaceView) throws {
    requests = try TabStore(view).requests()
    joiners = try TabStore(view).joiners()
    let open = KitchenStore(view).open
    ready = try view.connection.rows(
      """
      SELECT restaurant_order.id, restaurant_order.number, restaurant_table.name AS table_name,
        CASE WHEN way = 'pick_up' THEN restaurant_order.pick_up_at END AS pick_up_at FROM restaurant_order
      LEFT JOIN restaurant_tab ON restaurant_tab.id = restaurant_order.tab_id
      LEFT JOIN restaurant_table ON restaurant_table.id = restaurant_tab.table_id
      WHERE \(open) AND restaurant_order.state = 'ready'
      ORDER BY restaurant_order.changed_at, restaurant_order.id LIMIT \(Self.limit)
      """
    ).map {
      Ready(id: try $0["id"], number: try $0["number"], tableName: try $0["table_name"], pickUpAt: try $0["pick_up_at"])
    }
    printers = try PrinterStore(view).printers().filter { $0.problem != nil && $0.waiting > 0 }
    received =
      try view.connection.value(
        "SELECT COUNT(*) FROM restaurant_order WHERE \(open) AND restaurant_order.state = 'received'") ?? 0
  }

  /// Each in a few words, who waits for an answer first.
  var words: [Phrase] {
    let asked = requests.filter { $0.tab.state == .asked }.map {
      ServicePhrases.at($0.tab.tableName, TablePhrases.wish)
    }
    let joining = joiners.map { ServicePhrases.at($0.tab.tableName, TablePhrases.joinWish) }
    let calls = requests.flatMap { standing in
      standing.tab.calls.map { ServicePhrases.at(standing.tab.tableName, TablePhrases.wish($0, standing.tab.paysBy)) }
    }
    let carried = ready.map { ready in
      ServicePhrases.at(
        ready.tableName.map(Phrase.init(verbatim:)) ?? ServicePhrases.order(ready.number, at: ready.pickUpAt),
        ServicePhrases.ready)
    }
    return asked + joining + calls + carried + printing
  }

  private var printing: [Phrase] { printers.map { ServicePhrases.at($0.name, $0.standing) } }

  /// By which a device that listens tells what is new.
  var signals: String {
    let asked = requests.filter { $0.tab.state == .asked }.map { "asks-\($0.tab.id)" }
    let joining = joiners.map { "joins-\($0.guest)" }
    let calls = requests.flatMap { standing in
      standing.tab.calls.map { "\($0.rawValue)-\(standing.tab.id)-\(standing.tab.waits(for: $0)?.milliseconds ?? 0)" }
    }
    let stopped = printers.map { "printer-\($0.id)-\($0.problemSince?.milliseconds ?? 0)" }
    return (asked + joining + calls + ready.map { "ready-\($0.id)" } + stopped).map { "service:\($0)" }.joined(
      separator: " ")
  }

  /// Where it is seen to.
  private var place: Link {
    if words.count == printers.count { return PrinterPaths.printers() }
    let isAtTables = !requests.isEmpty || !joiners.isEmpty || ready.contains { $0.tableName != nil }
    return isAtTables ? TablePaths.tables() : BoardFilter.ready.link
  }

  func attention(beside screen: any Screen) -> Attention {
    let strip: HTML =
      switch screen {
      // They show each of it, and what sounds.
      case is BoardScreen, is TicketPage: strip(printing, opens: PrinterPaths.printers())
      case is TablesScreen:
        "<div class=\"tools\">\(KitchenSound(signals: signals).html)</div>\(strip(printing, opens: PrinterPaths.printers()))"
      default: "\(KitchenSound(signals: signals).silent)\(self.strip(words, opens: place))"
      }
    return Attention(
      strip, topics: [Order.topic, DiningTable.topic, TableTab.topic, Printer.topic],
      tabCounts: [TablePaths.tables(): words.count - printers.count, KitchenPaths.board(): received])
  }

  private static let shown = 2

  private func strip(_ words: [Phrase], opens place: Link) -> HTML {
    guard !words.isEmpty else { return "<div class=\"service\" role=\"status\"></div>" }
    let said = words.prefix(Self.shown).html { "<span>\($0)</span>" }
    let more: HTML? = words.count > Self.shown ? "<span>\(ServicePhrases.more(words.count - Self.shown))</span>" : nil
    return """
      <div class="service" role="status"><a href="\(place)">\(Icon("bell"))\(said)\(more)</a></div>
      """
  }
}

enum ServicePhrases {
  static let ready = Phrase(es: "listo para servir", en: "ready to serve", pt: "pronto para servir")
  static func order(_ number: Int, at time: Instant?) -> Phrase {
    let order = RestaurantPhrases.order(number)
    return time.map { Phrase(joining: "\(order) (\($0.written(.time)))") } ?? order
  }
  static func at(_ table: String, _ wish: Phrase) -> Phrase { at(Phrase(verbatim: table), wish) }
  static func at(_ what: Phrase, _ wish: Phrase) -> Phrase { Phrase(joining: "\(what): \(wish)") }
  static func more(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "y # más", other: "y # más"), en: (one: "and # more", other: "and # more"),
      pt: (one: "e mais #", other: "e mais #"))
  }
}
