package import Kit

/// Shopping lists that a household shares.
package struct ShoppingApp: App {
  package init() {}

  package let id = "shopping"
  package let icon: Icon = "shopping"
  package var name: Phrase { ShoppingPhrases.shopping }

  package var tabs: [Tab] {
    [
      Tab(ShoppingPhrases.lists, icon: "list", link: ShoppingPaths.lists(), holding: [ShoppingPaths.transfer()]),
      Tab(ShoppingPhrases.staplesTab, icon: "star", link: ShoppingPaths.staples()),
      Tab(ShoppingPhrases.aisles, icon: "aisles", link: ShoppingPaths.aisles()),
    ]
  }

  package var shortcuts: [Tab] {
    [Tab(ShoppingPhrases.newList, icon: .plus, link: ShoppingPaths.newList())]
  }

  package var migrations: [Migration] { ShoppingMigrations.all }

  package var trashTables: [SQL] { ["shopping_item", "shopping_list", "shopping_shop"] }

  package var jobs: [Job] { [Alias.job] }

  package var capabilities: [Capability] { [.shopAlong] }

  package var transfers: [Transfer] { [ShoppingTransfer.transfer] }

  package func addRoutes(to routes: inout Routes) {
    ListHandlers.add(to: &routes)
    ItemHandlers.add(to: &routes)
    SuggestionHandlers.add(to: &routes)
    TripHandlers.add(to: &routes)
    StapleHandlers.add(to: &routes)
    CategoryHandlers.add(to: &routes)
    ShopHandlers.add(to: &routes)
    SharingHandlers.add(to: &routes)
  }

  package func sentence(for activity: Activity) -> Phrase {
    ShoppingPhrases.sentence(for: activity)
  }

  package func undo(_ activity: Activity, in edit: Edit) throws -> Bool {
    if let good = ID<RememberedGood>(activity.subject.id), activity.subject.topic == RememberedGood.topic {
      _ = try GoodStore(edit, .en).mark(good, asStaple: activity.verb == "good.unmarked")
      return true
    }
    if activity.verb == "category.deleted" {
      try CategoryStore(edit, .en).restore(activity.id)
      return true
    }
    return try ItemUndo(activity: activity, edit: edit).run()
  }

  package func takeBackImport(_ id: ID<ImportRun>, in connection: any WritableConnection) throws -> Bool {
    for table in ["shopping_item", "shopping_list"] as [SQL] {
      let gone = try connection.run(
        """
        DELETE FROM \(table) WHERE id IN (SELECT id FROM \(table) WHERE trash_id = \(id) LIMIT \(Self.takenBackAtOnce))
        """)
      if gone > 0 { return true }
    }
    return false
  }

  /// Others wait for it a part of a second.
  private static let takenBackAtOnce = 2_000

  package func holdsAmounts(in scope: SpaceView) throws -> Bool {
    let space = scope.space.id
    return try scope.connection.row(
      """
      SELECT 1 AS found FROM shopping_item WHERE space_id = \(space) AND price IS NOT NULL
      UNION ALL SELECT 1 FROM shopping_good_brand WHERE space_id = \(space) AND price IS NOT NULL LIMIT 1
      """) != nil
  }

  package func addSample(in language: Language, to edit: Edit) throws {
    try ShoppingSample(language).add(to: edit)
  }
}
