import Kit

/// What there is today: dishes and options that are sold out, and that there is everything again.
struct Stock {
  let edit: Edit
  /// The restaurant's main one.
  let language: Language

  init(_ edit: Edit, mainly language: Language) {
    self.edit = edit
    self.language = language
  }

  /// Brings a dish into the state that is wanted; one that is in it already is left alone.
  /// - Returns: the activity line, by which it is undone; `nil` when there was nothing to do.
  func set(_ id: ID<Dish>, soldOut: Bool) throws -> ID<Activity>? {
    let dish = try DishStore(edit).dish(id)
    if try edit.isOvertaken(at: StockSwitch.fieldName, of: id) { return nil }
    guard dish.isSoldOut != soldOut else { return nil }
    try write(soldOut, "restaurant_dish", [id.description])
    return try edit.record(
      soldOut ? "dish.sold-out" : "dish.available", of: dish.subject(mainly: language), undoable: true)
  }

  /// - Throws: `Refusal.notFound` for an option that the group hasn't.
  func set(_ id: ID<ModifierOption>, of group: ID<ModifierGroup>, soldOut: Bool) throws -> ID<Activity>? {
    guard let option = try ModifierStore(edit).group(group).options.first(where: { $0.id == id }) else {
      throw Refusal.notFound
    }
    if try edit.isOvertaken(at: StockSwitch.fieldName, of: id) { return nil }
    guard option.isSoldOut != soldOut else { return nil }
    try write(soldOut, "restaurant_modifier", [id.description])
    let subject = Subject(Dish.topic, id, title: option.name.text(for: language, mainly: language))
    return try edit.record(soldOut ? "option.sold-out" : "option.available", of: subject, undoable: true)
  }

  /// The start of a day: there is everything again.
  /// - Returns: the activity line, by which it is undone; `nil` when nothing was sold out.
  func replenish() throws -> ID<Activity>? {
    var fields: [FieldChange] = []
    for table in ["restaurant_dish", "restaurant_modifier"] as [SQL] {
      let rows = try edit.connection.rows(
        "SELECT id FROM \(table) WHERE space_id = \(edit.space.id) AND trash_id IS NULL AND is_sold_out = 1 ORDER BY id"
      )
      let ids: [String] = try rows.map { try $0["id"] }
      try write(false, table, ids)
      fields.append(FieldChange(table.text, from: ids.joined(separator: " "), to: ""))
    }
    let count = fields.reduce(0) { $0 + $1.from.split(separator: " ").count }
    guard count > 0 else { return nil }
    let subject = Subject(Dish.topic, edit.mint.id(Dish.self), title: String(count))
    return try edit.record("stock.replenished", of: subject, fields: fields, undoable: true)
  }

  private func write(_ isSoldOut: Bool, _ table: SQL, _ ids: [String]) throws {
    guard !ids.isEmpty else { return }
    try edit.run("UPDATE \(table) SET is_sold_out = \(isSoldOut) WHERE space_id = \(edit.space.id) AND id IN \(ids)")
  }

  /// Takes back what an activity line tells of.
  /// - Returns: whether it was a matter of the stock.
  func undo(_ activity: Activity) throws -> Bool {
    switch activity.verb {
    case "dish.sold-out", "dish.available":
      try write(activity.verb == "dish.available", "restaurant_dish", [activity.subject.id])
    case "option.sold-out", "option.available":
      try write(activity.verb == "option.available", "restaurant_modifier", [activity.subject.id])
    case "stock.replenished":
      for table in ["restaurant_dish", "restaurant_modifier"] as [SQL] {
        let ids = activity.fields.first { $0.field == table.text }?.from.split(separator: " ").map(String.init)
        try write(true, table, ids ?? [])
      }
    default: return false
    }
    return true
  }
}

extension Stock {
  /// How many dishes and options there are none of.
  static func soldOut(in scope: some SpaceScope) throws -> Int {
    let space = scope.space.id
    return try scope.connection.value(
      """
      SELECT (SELECT COUNT(*) FROM restaurant_dish WHERE space_id = \(space) AND trash_id IS NULL AND is_sold_out = 1)
        + (SELECT COUNT(*) FROM restaurant_modifier
          WHERE space_id = \(space) AND trash_id IS NULL AND is_sold_out = 1) AS sold_out
      """) ?? 0
  }
}
