import TestKit
import Testing

@testable import Kit
@testable import Suite

/// What rows of before a migration become by it.
@Suite struct UpgradeTests {
  private static let later = [
    "kit.0022-audiences", "kit.0023-operator", "kit.0027-events", "restaurant.0004-audiences", "pools.0004-audiences",
    "restaurant.0012-managers",
  ]
  private static let all = KitMigrations.all + Suite.apps.flatMap(\.migrations)

  /// A database as the program before made it.
  private func former() async throws -> TestDatabase {
    let store = try await TestDatabase()
    let former = Self.all.filter { !Self.later.contains($0.id) }
    try await Migrator(former).run(former, in: store.database, now: TestClock.start)
    try await store.database.write { connection in
      try connection.run(
        """
        INSERT INTO kit_space (id, name, currency, zone, sequence, created_at)
        VALUES ('s2', 'Second', 'EUR', 'UTC', 1, 200), ('s1', 'First', 'EUR', 'UTC', 1, 100)
        """)
      for (id, joined) in [("zoe", 90), ("marta", 100), ("luis", 95), ("eva", 96)] {
        try connection.run(
          """
          INSERT INTO kit_person (id, name, name_key, language, theme, created_at)
          VALUES (\(id), \(id), \(id), 'es', 'auto', \(joined))
          """)
      }
      try connection.run(
        """
        INSERT INTO kit_member (space_id, person_id, role, apps, joined_at)
        VALUES ('s1', 'luis', 'member', 'restaurant shopping', 95), ('s1', 'marta', 'owner', NULL, 100),
          ('s1', 'eva', 'member', 'wines', 96), ('s2', 'zoe', 'owner', NULL, 200)
        """)
    }
    return store
  }

  private func upgrade(_ store: TestDatabase) async throws {
    let pending = try await Migrator(Self.all).pending(in: store.database)
    #expect(Set(pending.map(\.id)) == Set(Self.later))
    try await Migrator(Self.all).run(pending, in: store.database, now: TestClock.start)
  }

  @Test func theFirstOwnerOfTheFirstSpaceRunsTheInstallation() async throws {
    let store = try await former()
    try await upgrade(store)
    let operators: [String] = try await store.database.read { connection in
      try connection.rows("SELECT id FROM kit_person WHERE is_operator = 1").map { try $0["id"] }
    }
    #expect(operators == ["marta"])
  }

  @Test func whoMightUseTheRestaurantGoesOnDecidingInIt() async throws {
    let store = try await former()
    try await upgrade(store)
    let apps = try await store.database.read { connection in
      try connection.rows("SELECT person_id, apps FROM kit_member").reduce(into: [String: AppAccess]()) {
        let (person, access): (String, AppAccess) = (try $1["person_id"], try $1["apps"])
        $0[person] = access
      }
    }
    #expect(
      apps == [
        "luis": .only(["restaurant", "shopping", "restaurant.manager"]), "eva": .only(["wines"]), "marta": .all,
        "zoe": .all,
      ])
  }

  @Test func whatOwnersAloneCouldDoStaysTheirsToTakeBack() async throws {
    let store = try await former()
    try await store.database.write { connection in
      try connection.run(
        """
        INSERT INTO kit_share (id, space_id, capability, subject_id, token_hash, author, made_at)
        VALUES ('link', 's1', 'shopping.shop-along', 'list', \([1] as [UInt8]), 'marta', 1)
        """)
      try connection.run(
        """
        INSERT INTO kit_guest (id, share_id, name, token_hash, created_at, seen_at)
        VALUES ('guest', 'link', 'Ana', \([2] as [UInt8]), 1, 1)
        """)
      let lines: [(verb: String, topic: String, person: String?, guest: String?)] = [
        ("public.opened", "restaurant.menu", "marta", nil), ("source.deleted", "pools.fixture", "marta", nil),
        ("day.deleted", "restaurant.menu", "marta", nil), ("dish.deleted", "restaurant.menu", "luis", nil),
        ("item.bought", "shopping.item", nil, "guest"), ("line.removed", "restaurant.mine/x", nil, "visitor"),
        ("fixtures.imported", "pools.fixture", nil, nil),
      ]
      for line in lines {
        try connection.run(
          """
          INSERT INTO kit_activity (id, space_id, sequence, verb, topic, subject_id, title, person_id, guest_id, author, at, undo)
          VALUES (\(line.verb), 's1', 1, \(line.verb), \(line.topic), 'x', '', \(line.person), \(line.guest), '', 1, 'possible')
          """)
      }
    }
    try await upgrade(store)
    let audiences = try await store.database.read { connection in
      try connection.rows("SELECT verb, audience FROM kit_activity").reduce(into: [String: AudienceName]()) {
        $0[try $1["verb"]] = try $1["audience"]
      }
    }
    #expect(
      audiences == [
        "public.opened": .owner, "source.deleted": .owner, "day.deleted": .owner, "dish.deleted": .manager,
        "item.bought": .guest, "line.removed": .visitor, "fixtures.imported": .owner,
      ])
  }

  @Test func linesOfBeforeSayWhoIsToldOfThemAndWhetherTheyTakeSomethingBack() async throws {
    let store = try await former()
    try await store.database.write { connection in
      for (verb, topic) in [
        ("item.bought.undone", "shopping.item"), ("tasting.added", "wines.own-tasting"),
        ("line.removed", "restaurant.mine/x"), ("order.added", "orders.order"),
      ] {
        try connection.run(
          """
          INSERT INTO kit_activity (id, space_id, sequence, verb, topic, subject_id, title, author, at, undo)
          VALUES (\(verb), 's1', 1, \(verb), \(topic), 'x', '', '', 1, 'never')
          """)
      }
    }
    try await upgrade(store)
    let lines = try await store.database.read { connection in
      try connection.rows("SELECT \(Activity.columns) FROM kit_activity").map(Activity.init)
    }
    #expect(
      Set(lines.filter { $0.subject.topic.visibility == .own }.map(\.event)) == ["tasting.added", "line.removed"])
    #expect(lines.filter(\.isUndoing).map(\.event) == ["item.bought"])
  }
}
