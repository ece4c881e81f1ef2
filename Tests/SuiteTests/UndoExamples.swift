import TestKit
import Testing

@testable import Kit
@testable import Restaurant

/// A change that can be taken back, as its screen sends it.
struct UndoExample: Sendable {
  /// Within the space; tried one after the other until one leaves a line that can be taken back.
  let addresses: @Sendable (TestMember) async throws -> [String]
  /// What is sent first, and not looked at.
  var before: [[(String, String)]] = []
  let make: @Sendable (TestMember, String) async throws -> TestAnswer

  /// - Parameter query: finds the addresses.
  init(_ query: SQL, _ fields: [(String, String)] = [], before: [(String, String)]? = nil) {
    addresses = { try await UndoExamples.values(query, $0) }
    self.before = before.map { [$0] } ?? []
    make = { try await $0.post(Link(inSpace: $1), fields) }
  }

  /// Sends the form that a page holds for this very address.
  init(form query: SQL, typing values: [String: String]) {
    self.init(form: query) { _ in values }
  }

  init(form query: SQL, typing values: @escaping @Sendable (TestForm) -> [String: String]) {
    addresses = { try await UndoExamples.values(query, $0) }
    make = { member, address in
      let answer = try await member.get(Link(inSpace: address))
      let page = try answer.page
      guard let form = page.form ?? page.forms.first(where: { $0.action.hasSuffix(address) }) else { return answer }
      return try await member.browser.submit(form, typing: values(form))
    }
  }

  /// Does something to several rows of a list.
  init(selecting query: SQL, at address: String, _ fields: [(String, String)]) {
    addresses = { _ in [address] }
    make = { member, address in
      let ids = try await UndoExamples.values(query, member)
      return try await member.post(Link(inSpace: address), ids.map { ("row", $0) } + fields)
    }
  }

  /// Brings a file.
  init(file: (name: String, text: String), to address: String, thenAccepts: Bool = false) {
    addresses = { _ in [address] }
    make = { member, address in
      let sent = try await member.browser.upload(
        "/s/\(member.space)\(address)", [("bad", "skip")], file: ("file", file.name, Array(file.text.utf8)))
      guard thenAccepts else { return sent }
      let preview = try await member.browser.follow(sent).page
      let form = try #require(preview.forms.first { form in form.fields.contains { $0.0 == "plan" } })
      return try await member.browser.submit(form)
    }
  }

  func fits(_ route: Route, _ address: String) -> Bool {
    let parts = route.pattern.split(separator: "/").dropFirst(2)
    let path = address.split(separator: "/")
    return route.method == .post && route.pattern.hasPrefix("/s/:space/") && parts.count == path.count
      && zip(parts, path).allSatisfy { $0.hasPrefix(":") || $0 == $1 }
  }
}

/// Changes of every kind, on the sample content of each app.
enum UndoExamples {
  /// What only those do who come by a link or a public address.
  static let byGuestsAlone: Set<String> = ["guest.left", "waiter.called", "bill.asked-for"]

  static let all = orders + pools + shopping + wines + tables + printers + kitchen + menu + establishment

  /// The first column of a query that is narrowed to the space: its last words are on one table.
  static func values(_ query: SQL, _ member: TestMember) async throws -> [String] {
    let condition: SQL = query.text.contains("WHERE") ? " AND" : " WHERE"
    return try await member.read { view in
      let text: SQL =
        query.text.contains("FROM") ? "\(query)\(condition) space_id = \(view.space.id) LIMIT 8 /* a set */" : query
      return try view.connection.rows(text).map { row in
        try #require(try row.firstColumn.map { try row[$0] as String })
      }
    }
  }

  /// What the sample content lacks: guests at tables, orders in the kitchen, a customer without orders.
  static func prepare(_ marta: TestMember) async throws {
    let lacking = [
      ("orders/customers", ["name": "Nadie", "address": "Calle Mayor 1"]),
      ("orders/products", ["name": "Nada", "price": "1", "description": "Nada de nada"]),
      ("shopping/aisles/shops", ["name": "Mercado"]),
    ]
    for (path, values) in lacking {
      let form = try #require(try await marta.browser.get("/s/\(marta.space)/\(path)/new").page.form)
      #expect(try await marta.browser.submit(form, typing: values).status == 303)
    }
    try await marta.change { transaction in
      try PublicPageStore(transaction).set("casa-pepe", isOpen: true, for: "restaurant")
      try transaction.run(
        """
        INSERT INTO pools_league (id, space_id, name, created_at)
        VALUES (\(transaction.mint.uuid().text), \(transaction.space.id), 'Vacía', \(transaction.now))
        """)
      try transaction.run(
        """
        INSERT INTO pools_claim (guest_id, space_id, league_id, name, player_id, player_name, is_granted, at)
        SELECT \(transaction.mint.uuid().text), space_id, league_id, 'Lola 2', \(transaction.mint.uuid().text), 'Lola', 0, created_at
        FROM pools_round WHERE space_id = \(transaction.space.id) ORDER BY id LIMIT 1
        """)
      try transaction.run(
        """
        UPDATE pools_pool SET locks_at = \(transaction.now - .seconds(60)) WHERE space_id = \(transaction.space.id) AND id = (
          SELECT MIN(pools_pool.id) FROM pools_round JOIN pools_pool ON pools_pool.round_id = pools_round.id
          WHERE pools_round.name = 'Matchday 2' AND pools_round.space_id = \(transaction.space.id))
        """)
      try transaction.run(
        """
        INSERT INTO pools_source (id, space_id, address, repeats, due_at, new, changed, unchanged, refused, created_at)
        VALUES (\(transaction.mint.uuid().text), \(transaction.space.id), 'https://localhost/liga.json', 'day', 9000000000000, \
        0, 0, 0, 0, \(transaction.now))
        """)
      try transaction.run(
        """
        INSERT INTO pools_reimbursement (id, space_id, giver, giver_key, taker, taker_key, amount, how, author, at)
        VALUES (\(transaction.mint.uuid().text), \(transaction.space.id), 'Ana', 'ana', 'Luis', 'luis', 100, 'Bizum', 'Marta', \
        \(transaction.now))
        """)
      for (name, prints) in [("Caja", "-;="), ("Pase", "-")] {
        // Neither is spoken to: they are in no network of the house's.
        try transaction.run(
          """
          INSERT INTO restaurant_printer (id, space_id, name, address, width, prints, added_at, problem, problem_since)
          VALUES (\(transaction.mint.uuid().text), \(transaction.space.id), \(name), '127.0.0.1', '80', \(prints), 0, 'away', \
          \(transaction.now))
          """)
      }
      try transaction.run(
        "UPDATE restaurant_tab SET called_at = \(transaction.now) WHERE space_id = \(transaction.space.id)")
      try transaction.run(
        """
        INSERT INTO restaurant_exception (id, space_id, day, intervals, reason)
        VALUES (\(transaction.mint.uuid().text), \(transaction.space.id), '2026-12-24', '', \(LocalizedText("Nochebuena", in: .es)))
        """)
    }
    let tables = try await marta.read { try TableStore($0).tables() }
    let (here, asking, joining) = (marta.home.stranger(), marta.home.stranger(), marta.home.stranger())
    for (guest, table) in [(here, tables[0]), (asking, tables[1])] {
      _ = try await guest.post("/r/casa-pepe/restaurant/tables/\(table.code)")
    }
    try await marta.change { transaction in
      guard let tab = try TabStore(transaction).tab(at: tables[0].id) else { return }
      _ = try TabStore(transaction).answer(tab.id, welcome: true)
    }
    // Where a tab is open, whoever comes asks to join.
    _ = try await joining.post("/r/casa-pepe/restaurant/tables/\(tables[0].code)")
    let dish = try await values("SELECT id FROM restaurant_dish", marta)
    for _ in 1...2 {
      for dish in dish { _ = try await here.post("/r/casa-pepe/restaurant/menu/\(dish)/adding", [("quantity", "1")]) }
      if let form = try await here.get("/r/casa-pepe/restaurant/order").page.form { _ = try await here.submit(form) }
    }
    for dish in dish { _ = try await marta.post(Link(inSpace: "/restaurant/menu/\(dish)/adding"), [("quantity", "1")]) }
    try await marta.change { transaction in
      let tab = try TabStore(transaction).open(at: tables[3].id).tab
      try transaction.run(
        """
        INSERT INTO restaurant_order (id, space_id, tab_id, way, state, number, day, code, name, phone, address, note, reason,
          total, dishes, created_at, placed_at, changed_at)
        VALUES (\(transaction.mint.uuid().text), \(transaction.space.id), \(tab), 'dine_in', 'done', 90, '2026-11-20', \
        \(transaction.mint.secret()), '', '', '', '', '', 900, 1, \(transaction.now), \(transaction.now), \(transaction.now))
        """)
      try transaction.run(
        """
        INSERT INTO restaurant_line (id, space_id, order_id, dish_id, name, price, modifiers, quantity, note, state, position)
        SELECT \(transaction.mint.uuid().text), space_id, id, id, \(LocalizedText("Pan", in: .es)), 900, '', 1, '', 'served', 1
        FROM restaurant_order WHERE tab_id = \(tab)
        """)
      _ = try TabStore(transaction).close(tab)
      try transaction.run(
        """
        INSERT INTO restaurant_order (id, space_id, way, state, number, day, code, name, phone, address, note, reason,
          total, dishes, created_at, placed_at, changed_at)
        VALUES (\(transaction.mint.uuid().text), \(transaction.space.id), 'pick_up', 'received', 91, '2026-11-20', \
        \(transaction.mint.secret()), 'Eva', '600100200', '', '', '', 900, 1, \(transaction.now), \(transaction.now), \
        \(transaction.now))
        """)
    }
  }

  private static let orders = [
    UndoExample(
      file: ("precios.csv", "nombre;precio\nNada;3,50\n"), to: "/orders/transfer", thenAccepts: true),
    UndoExample("SELECT '/orders/orders/' || id || '/state' FROM orders_order", [("state", "cancelled")]),
    UndoExample(
      form: "SELECT '/orders/orders/' || id || '/payments/new' FROM orders_order WHERE state = 'delivered'", typing: [:]
    ),
    UndoExample("SELECT '/orders/orders/' || order_id || '/payments/' || id || '/deletion' FROM orders_payment"),
    UndoExample(
      form: "SELECT '/orders/customers/' || customer_id || '/payments/new' FROM orders_order WHERE state = 'delivered'",
      typing: [:]),
    UndoExample("SELECT '/orders/vat/products'", [("vat", "10")]),
    UndoExample(
      "SELECT '/orders/orders/' || id || '/weekly' FROM orders_order WHERE promised_on IS NOT NULL", [("weekly", "yes")]
    ),
    UndoExample(
      "SELECT '/orders/orders/' || id || '/weekly' FROM orders_order WHERE promised_on IS NOT NULL", [("weekly", "no")],
      before: [("weekly", "yes")]),
    UndoExample("SELECT '/orders/orders/' || id || '/deletion' FROM orders_order"),
    UndoExample("SELECT '/orders/customers/' || id || '/deletion' FROM orders_customer WHERE name = 'Nadie'"),
    UndoExample("SELECT '/orders/products/' || id || '/deletion' FROM orders_product WHERE name = 'Nada'"),
    UndoExample("SELECT '/orders/customers/' || customer_id || '/deletion' FROM orders_order"),
    UndoExample("SELECT '/orders/products/' || product_id || '/deletion' FROM orders_line"),
    UndoExample(
      selecting: "SELECT id FROM orders_order WHERE trash_id IS NULL", at: "/orders/orders/selection", [("to", "paid")]),
    UndoExample(
      selecting: "SELECT id FROM orders_order WHERE trash_id IS NULL", at: "/orders/orders/selection",
      [("to", "deleted")]),
    UndoExample(
      selecting: "SELECT id FROM orders_customer WHERE trash_id IS NULL", at: "/orders/customers/selection",
      [("to", "removed")]),
    UndoExample(
      selecting: "SELECT id FROM orders_product WHERE trash_id IS NULL", at: "/orders/products/selection",
      [("to", "removed")]),
  ]

  private static let pools = [
    UndoExample("SELECT '/pools/pools/' || pool_id || '/bets/' || id || '/deletion' FROM pools_bet"),
    UndoExample("SELECT '/pools/pools/' || id || '/deletion' FROM pools_pool WHERE ending IS NULL"),
    UndoExample("SELECT '/pools/pools/' || id || '/deletion' FROM pools_pool WHERE ending IS NOT NULL"),
    UndoExample(
      "SELECT '/pools/leagues/' || league_id || '/claims/' || guest_id FROM pools_claim", [("granted", "yes")]),
    UndoExample("SELECT '/pools/leagues/' || id || '/deletion' FROM pools_league WHERE name = 'Vacía'"),
    UndoExample(
      """
      SELECT '/pools/leagues/' || league_id || '/rounds/' || id || '/deletion' FROM pools_round
      WHERE name = 'Matchday 2'
      """),
    UndoExample(
      "SELECT '/pools/pools/' || id || '/result' FROM pools_pool WHERE ending IS NULL AND manner = 'paper'",
      [("home", "1"), ("away", "0")]),
    UndoExample(
      form:
        "SELECT '/pools/leagues/' || league_id || '/rounds/' || id || '/results' FROM pools_round WHERE name = 'Matchday 2'"
    ) { form in
      Dictionary(uniqueKeysWithValues: form.fields.map(\.0).filter { $0.contains("-") }.map { ($0, "1") })
    },
    UndoExample("SELECT '/pools/fixtures/' || id || '/deletion' FROM pools_fixture"),
    UndoExample("SELECT '/pools/fixtures/sources/' || id || '/deletion' FROM pools_source"),
    UndoExample("SELECT '/pools/teams/' || id || '/deletion' FROM pools_team"),
    UndoExample(form: "SELECT '/pools/balances/reimbursements/new'") { form in
      ["pays": form.presses.last?.value ?? ""]
    },
    UndoExample("SELECT '/pools/balances/reimbursements/' || id || '/deletion' FROM pools_reimbursement"),
    UndoExample(
      file: (
        "liga.json",
        """
        {"name":"Spain Liga 2026/27","matches":[\
        {"round":"1","date":"2026-12-01","time":"21:00","team1":"Sevilla FC","team2":"Real Betis"}]}
        """
      ), to: "/pools/fixtures/import"),
  ]

  private static let shopping = [
    UndoExample(
      "SELECT '/shopping/lists/' || list_id || '/items/' || id || '/purchase' FROM shopping_item WHERE is_bought = 0",
      [("bought", "yes")]),
    UndoExample(
      "SELECT '/shopping/lists/' || list_id || '/items/' || id || '/purchase' FROM shopping_item WHERE trash_id IS NULL",
      [("bought", "no")], before: [("bought", "yes")]),
    UndoExample("SELECT '/shopping/lists/' || list_id || '/items/' || id || '/deletion' FROM shopping_item"),
    UndoExample(
      "SELECT '/shopping/lists/' || list_id || '/items/' || id || '/amount' FROM shopping_item WHERE is_bought = 0",
      [("unit", "piece"), ("quantity", "7000")]),
    UndoExample(
      form: "SELECT '/shopping/lists/' || list_id || '/trip/end' FROM shopping_item WHERE is_bought = 1",
      typing: ["paid": "3"]),
    UndoExample("SELECT '/shopping/trips/' || id || '/deletion' FROM shopping_trip"),
    UndoExample("SELECT '/shopping/lists/' || list_id || '/clearing' FROM shopping_item WHERE is_bought = 1"),
    UndoExample("SELECT '/shopping/lists/' || id || '/lines' FROM shopping_list", [("text", "Kiwis")]),
    UndoExample(
      "SELECT '/shopping/lists/' || id || '/lines' FROM shopping_list", [("text", "2 kg nueces")],
      before: [("text", "1 kg nueces")]),
    UndoExample("SELECT '/shopping/lists/' || id || '/lines' FROM shopping_list", [("text", "Mangos\nPapayas")]),
    UndoExample("SELECT '/shopping/lists/' || id || '/deletion' FROM shopping_list"),
    UndoExample("SELECT '/shopping/aisles/shops/' || id || '/deletion' FROM shopping_shop"),
    UndoExample("SELECT '/shopping/aisles/categories/' || id || '/deletion' FROM shopping_category"),
    UndoExample(
      "SELECT '/shopping/staples/' || id FROM shopping_good", [("staple", "yes")], before: [("staple", "no")]),
    UndoExample(
      "SELECT '/shopping/staples/' || id FROM shopping_good", [("staple", "no")], before: [("staple", "yes")]),
    UndoExample(form: "SELECT '/shopping/staples/' || id || '/merging' FROM shopping_good WHERE trash_id IS NULL") {
      form in
      form.presses.first.map { [$0.name: $0.value] } ?? [:]
    },
    UndoExample("SELECT '/shopping/staples/' || id || '/deletion' FROM shopping_good WHERE trash_id IS NULL"),
  ]

  private static let wines =
    ["favourite", "wish"].map { mark in
      UndoExample(
        "SELECT '/wines/bottles/' || wine || '/marks/' || \(mark) FROM wines_own_mark", [("kept", "no")],
        before: [("kept", "yes")])
    }
    + ["favourite", "wish"].map { mark in
      UndoExample(selecting: "SELECT '300'", at: "/wines/lists/all/marks", [("to", mark)])
    } + [
      UndoExample("SELECT '/wines/mine/profile/favourites'", [("audience", "link"), ("shown", "yes")]),
      UndoExample(
        "SELECT '/wines/mine/profile/taste'", [("audience", "link"), ("shown", "no")],
        before: [("audience", "link"), ("shown", "yes")]),
      UndoExample("SELECT '/wines/mine/tastings/' || id || '/deletion' FROM wines_own_tasting"),
      UndoExample(
        "SELECT '/wines/us/selections/' || selection_id || '/wines/' || wine || '/deletion' FROM wines_selected"),
      UndoExample("SELECT '/wines/us/selections/' || id || '/deletion' FROM wines_selection"),
      UndoExample("SELECT '/wines/cellar/' || id || '/drinking' FROM wines_cellar_lot WHERE bottles > 1"),
      UndoExample("SELECT '/wines/cellar/' || id || '/deletion' FROM wines_cellar_lot"),
      UndoExample(form: "SELECT '/wines/house/' || id || '/merging' FROM wines_house_wine WHERE trash_id IS NULL") {
        $0.presses.first.map { [$0.name: $0.value] } ?? [:]
      },
      UndoExample(
        form: "SELECT '/wines/house/' || id || '/taking' FROM wines_house_wine WHERE trash_id IS NULL", typing: [:]),
      UndoExample("SELECT '/wines/house/' || id || '/deletion' FROM wines_house_wine WHERE trash_id IS NULL"),
    ]

  private static let openTab: SQL = "FROM restaurant_tab WHERE state = 'open'"

  /// Opening one where guests ask says yes to them instead.
  private static let freeTable: SQL = """
    FROM restaurant_table
    WHERE trash_id IS NULL AND id NOT IN (SELECT table_id FROM restaurant_tab WHERE closed_at IS NULL)
    """

  private static let joiner: SQL = """
    SELECT '/restaurant/desk/tabs/' || tab_id || '/guests/' || guest_id || '/admission' FROM restaurant_seat
    WHERE admission = 'asking'
    """

  private static let tables = [
    UndoExample("SELECT '/restaurant/desk/tables/new'", [("name", "Terraza 1"), ("count", "2")]),
    UndoExample("SELECT '/restaurant/desk/tables/codes'"),
    UndoExample("SELECT '/restaurant/desk/tables/' || id || '/code' FROM restaurant_table WHERE trash_id IS NULL"),
    UndoExample("SELECT '/restaurant/desk/tables/' || id || '/opening' \(freeTable)"),
    UndoExample(joiner, [("answer", "yes")]),
    UndoExample(joiner, [("answer", "no")]),
    UndoExample(
      "SELECT '/restaurant/desk/tabs/' || tab_id || '/guests/' || guest_id || '/departure' FROM restaurant_seat"),
    UndoExample(
      "SELECT '/restaurant/desk/tabs/' || id || '/attention' FROM restaurant_tab WHERE called_at IS NOT NULL",
      [("call", "waiter")]),
    UndoExample(
      "SELECT '/restaurant/desk/tabs/' || id || '/answer' FROM restaurant_tab WHERE state = 'asked'",
      [("answer", "yes")]),
    UndoExample(
      "SELECT '/restaurant/desk/tabs/' || id || '/answer' FROM restaurant_tab WHERE state = 'asked'", [("answer", "no")]
    ),
    UndoExample(form: "SELECT '/restaurant/desk/tabs/' || id || '/move' \(openTab)") { form in
      form.presses.first { $0.name == "join" }.map { [$0.name: $0.value] } ?? [:]
    },
    UndoExample("SELECT '/restaurant/desk/tabs/' || id || '/payment' \(openTab)", [("paid", "yes")]),
    UndoExample(
      "SELECT '/restaurant/desk/tabs/' || id || '/payment' FROM restaurant_tab WHERE state = 'paid'",
      [("paid", "yes"), ("method", "cash"), ("shown", "paid")]),
    UndoExample(
      "SELECT '/restaurant/desk/tabs/' || id || '/payment' FROM restaurant_tab WHERE state = 'paid'", [("paid", "no")]),
    UndoExample("SELECT '/restaurant/desk/tabs/' || id || '/reopening' FROM restaurant_tab WHERE state = 'closed'"),
    UndoExample(
      "SELECT '/restaurant/desk/tabs/' || id || '/closing' FROM restaurant_tab WHERE state IN ('open', 'paid')"),
    UndoExample(
      form: "SELECT '/restaurant/desk/tabs/' || id || '/move' FROM restaurant_tab WHERE state IN ('open', 'paid')"
    ) { form in
      form.presses.first { $0.name == "table" }.map { [$0.name: $0.value] } ?? [:]
    },
    UndoExample(form: "SELECT '/restaurant/desk/tabs/' || id || '/lines' \(openTab)") { form in
      let line = form.inputs.first { $0["name"] == "line" }?["value"]
      let table = form.element.all("option").compactMap { $0["value"] }.first { !$0.isEmpty }
      return ["line": line ?? "", "table": table ?? ""]
    },
    UndoExample("SELECT '/restaurant/desk/tables/' || id || '/deletion' FROM restaurant_table WHERE trash_id IS NULL"),
  ]

  private static let printers = [
    UndoExample("SELECT '/restaurant/desk/printers/' || id || '/deletion' FROM restaurant_printer"),
    UndoExample(
      """
      SELECT '/restaurant/desk/printers/' || id || '/discarding' FROM restaurant_printer
      WHERE id IN (SELECT printer_id FROM restaurant_slip WHERE printed_at IS NULL AND trash_id IS NULL)
      """),
  ]

  private static let ticket: SQL = "FROM restaurant_order WHERE state = 'received'"

  private static let kitchen = [
    UndoExample(
      "SELECT '/restaurant/kitchen/tickets/' || id || '/payment' FROM restaurant_order WHERE tab_id IS NULL AND state = 'received'",
      [("paid", "yes"), ("method", "cash")]),
    UndoExample(
      "SELECT '/restaurant/kitchen/tickets/' || id || '/state' \(ticket)",
      [("state", "preparing"), ("shown", "received")]),
    UndoExample(
      "SELECT '/restaurant/kitchen/tickets/' || order_id || '/lines/' || id FROM restaurant_line WHERE state = 'waiting'",
      [("state", "preparing"), ("shown", "waiting")]),
    UndoExample(
      "SELECT '/restaurant/kitchen/tickets/' || id || '/refusal' \(ticket)", [("reason", "other"), ("note", "No")]),
    UndoExample(
      "SELECT '/restaurant/kitchen/tickets/' || id || '/cancellation' FROM restaurant_order WHERE state <> 'draft'"),
    UndoExample(
      form: "SELECT '/restaurant/kitchen/entries/' || id \(ticket)", typing: ["note": "Sin prisa"]),
    UndoExample(
      """
      SELECT '/restaurant/order/lines/' || id || '/deletion' FROM restaurant_line
      WHERE order_id IN (SELECT id FROM restaurant_order WHERE state = 'draft' AND person_id IS NOT NULL)
      """),
    UndoExample("SELECT '/restaurant/order/cancellation'"),
  ]

  private static let option: SQL =
    "SELECT '/restaurant/desk/modifiers/' || group_id || '/options/' || id || '/stock' FROM restaurant_modifier"

  private static let menu = [
    UndoExample(
      "SELECT '/restaurant/desk/sections/' || id || '/allergens' FROM restaurant_section", [("free", "lupin")]),
    UndoExample("SELECT '/restaurant/desk/dishes/' || id || '/stock' FROM restaurant_dish", [("soldOut", "yes")]),
    UndoExample(
      "SELECT '/restaurant/desk/dishes/' || id || '/stock' FROM restaurant_dish", [("soldOut", "no")],
      before: [("soldOut", "yes")]),
    UndoExample(option, [("soldOut", "yes")]),
    UndoExample(option, [("soldOut", "no")], before: [("soldOut", "yes")]),
    UndoExample("SELECT '/restaurant/desk/availability'"),
    UndoExample(
      selecting: "SELECT id FROM restaurant_dish WHERE trash_id IS NULL AND is_sold_out = 0",
      at: "/restaurant/desk/dishes/selection", [("to", "sold-out")]),
    UndoExample(form: "SELECT '/restaurant/desk/modifiers/' || id FROM restaurant_modifier_group") { form in
      let option = form.fields.first { $0.0 == "option" }
      return option.map { ["option.\($0.1).removed": "yes"] } ?? [:]
    },
    UndoExample("SELECT '/restaurant/desk/modifiers/' || id || '/deletion' FROM restaurant_modifier_group"),
    UndoExample("SELECT '/restaurant/desk/dishes/' || id || '/deletion' FROM restaurant_dish"),
    UndoExample(
      selecting: "SELECT id FROM restaurant_dish WHERE trash_id IS NULL", at: "/restaurant/desk/dishes/selection",
      [("to", "deleted")]),
    UndoExample("SELECT '/restaurant/desk/sections/' || id || '/deletion' FROM restaurant_section"),
    UndoExample(
      file: ("carta.csv", "nombre;precio;tipo\nAjoblanco;6;Sopas y ensaladas\n"), to: "/restaurant/desk/transfer",
      thenAccepts: true),
  ]

  private static let establishment = [
    UndoExample(form: "SELECT '/restaurant/desk/hours'", typing: ["lead": "25"]),
    UndoExample("SELECT '/restaurant/desk/hours/days/' || id || '/deletion' FROM restaurant_exception"),
    UndoExample(form: "SELECT '/restaurant/desk/public'", typing: ["name": "casa-pepa"]),
    UndoExample(form: "SELECT '/restaurant/desk/face'", typing: ["phone": "910 000 000"]),
    UndoExample("SELECT '/restaurant/desk/public/opening'", [("open", "yes")], before: [("open", "no")]),
    UndoExample("SELECT '/restaurant/desk/public/opening'", [("open", "no")], before: [("open", "yes")]),
  ]
}
