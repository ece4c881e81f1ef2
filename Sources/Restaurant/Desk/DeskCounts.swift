import Kit

/// How much there is of everything.
struct DeskCounts: Sendable {
  let dishes: Int
  let sections: Int
  let groups: Int
  let soldOut: Int
  /// Of which something is not declared, and the first section that has one.
  let undeclared: Int
  let undeclaredSection: ID<MenuSection>?
  let isOpen: Bool

  init(_ view: SpaceView) throws {
    func count(_ table: SQL) throws -> Int {
      try view.connection.value(
        "SELECT COUNT(*) AS rows FROM \(table) WHERE space_id = \(view.space.id) AND trash_id IS NULL") ?? 0
    }
    dishes = try count("restaurant_dish")
    sections = try count("restaurant_section")
    groups = try count("restaurant_modifier_group")
    let open = try MenuStore(view).card().parts.flatMap(\.dishes).filter { !$0.allergens.isComplete }
    (undeclared, undeclaredSection) = (open.count, open.first?.section)
    soldOut = try Stock.soldOut(in: view)
    isOpen = try PublicPageStore(view).publicPage(of: PublicPageSettings.app)?.isOpen ?? false
  }
}
