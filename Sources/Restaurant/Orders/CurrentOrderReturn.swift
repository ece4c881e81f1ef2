import Kit

extension CurrentOrderStore where Scope == Edit {
  /// Brings back what a diner threw away of an order that was not placed. When they have begun another since, or placed the one
  /// that it belonged to, it joins what they are putting together now.
  static func bringBack(_ removal: ID<Activity>, in edit: Edit) throws {
    let lines = try edit.connection.rows(
      """
      SELECT restaurant_line.id, restaurant_order.person_id, restaurant_order.guest_id FROM restaurant_line
      JOIN restaurant_order ON restaurant_order.id = restaurant_line.order_id
      WHERE restaurant_line.space_id = \(edit.space.id)
        AND (restaurant_line.trash_id = \(removal)
          OR restaurant_order.trash_id = \(removal) AND restaurant_line.trash_id IS NULL)
      """)
    guard let first = lines.first,
      let diner = Diner(person: try first["person_id"], guest: try first["guest_id"])
    else { return }
    // Nobody changes what another has chosen.
    guard diner == Diner(edit.author) else { throw Refusal.notFound }
    let current = try CurrentOrderStore(edit, of: diner, mainly: .en).idToFill()
    for line in lines {
      let id: ID<OrderLine> = try line["id"]
      try edit.run("UPDATE restaurant_line SET order_id = \(current), trash_id = NULL WHERE id = \(id)")
    }
    edit.touch(diner.topic)
  }
}
