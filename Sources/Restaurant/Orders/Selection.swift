import Kit

/// What a form says of a dish that is to be ordered: how many, with what, and a note.
struct Selection: Sendable {
  static let noteLimit = 200
  static let inputs = [
    Action.Input("quantity", .whole(1...999)), Action.Input("option", .ticks(nil), "Ids of what is chosen"),
    Action.Input("note"),
  ]

  let quantity: Int
  let choice: ModifierChoice
  let note: String

  init(quantity: Int = 1, choice: ModifierChoice = ModifierChoice(), note: String = "") {
    (self.quantity, self.choice, self.note) = (quantity, choice, note)
  }

  /// Without a quantity, one.
  init(_ form: Form) {
    let typed = form.trimmed("quantity")
    self.init(
      quantity: typed.isEmpty ? 1 : Int(typed) ?? 0, choice: ModifierChoice(form), note: form.trimmed("note"))
  }

  /// The dish that a button of the menu names.
  static func dish(in form: Form) throws -> ID<Dish> {
    guard let id = ID<Dish>(form["dish"]) else { throw Refusal.malformed(RestaurantPhrases.dishMissing) }
    return id
  }

  /// The dish that a button of the menu names, with the one answer that the button gives.
  static func picked(in form: Form) throws -> (dish: ID<Dish>, selection: Selection) {
    guard form.has("pick") else { return (try dish(in: form), Selection()) }
    let words = form["pick"].split(separator: " ")
    guard words.count == 2, let dish = ID<Dish>(words[0]), let option = ID<ModifierOption>(words[1]) else {
      throw Refusal.malformed(RestaurantPhrases.dishMissing)
    }
    return (dish, Selection(choice: ModifierChoice([option])))
  }

  /// The form after − or + where scripts don't run; `nil` when another button was pressed.
  static func stepped(_ form: Form) -> Form? {
    guard let sign = form["step"].last else { return nil }
    let quantity = LinePrice.quantities.stepped(Int(form.trimmed("quantity")) ?? 1, isUp: sign != "-")
    var stepped = form.without(["step"])
    stepped.set("quantity", String(quantity))
    return stepped
  }

  struct Content: Sendable {
    let quantity: Int
    let modifiers: [ChosenModifier]
    /// Of one.
    let price: Money
    let note: String
  }

  /// - Throws: `Invalid` for the fields `quantity`, `note` and those of the groups.
  func validated(for dish: Dish, groups: [ModifierGroup], mainly language: Language) throws(Invalid) -> Content {
    var problems = Invalid()
    problems["note"] = TextRule.optional(note, atMost: Self.noteLimit)
    var modifiers: [ChosenModifier] = []
    do throws(Invalid) {
      modifiers = try choice.validated(for: groups, mainly: language)
    } catch {
      problems.formUnion(error)
    }
    var price = dish.price
    do throws(LinePrice.Failure) {
      price = try LinePrice(dish: dish.price, modifiers: modifiers, quantity: quantity).unit
    } catch {
      problems["quantity"] = error.message
    }
    guard problems.isEmpty else { throw problems }
    return Content(quantity: quantity, modifiers: modifiers, price: price, note: note)
  }
}

extension DishStore {
  /// A dish as it can be ordered now.
  /// - Throws: `Invalid` for what cannot be chosen so, `Refusal.conflict` when the dish is sold out.
  func select(
    _ id: ID<Dish>, _ selection: Selection, mainly language: Language
  ) throws -> (dish: Dish, content: Selection.Content) {
    let dish = try scope.find(id)
    guard !dish.isSoldOut else {
      throw Refusal.conflict(RestaurantPhrases.soldOut(dish.name.phrase(mainly: language)))
    }
    let groups = try ModifierStore(scope).groups(of: id)
    return (dish, try selection.validated(for: dish, groups: groups, mainly: language))
  }
}

extension OrderLine {
  /// One of it with what was chosen, by today's menu; `nil` when that cannot be had any more.
  func contentNow(of dish: Dish, groups: [ModifierGroup], mainly language: Language) -> Selection.Content? {
    let selection = Selection(choice: ModifierChoice(Set(options)))
    do throws(Invalid) {
      return try selection.validated(for: dish, groups: groups, mainly: language)
    } catch {
      return nil
    }
  }

  /// What one costs with other options: what stays as it was ordered keeps its price.
  /// - Throws: `Invalid` for the whole, as the field "", when there is no such price.
  func price(with modifiers: [ChosenModifier]) throws(Invalid) -> Money {
    do {
      let dish = try price - Money.sum(self.modifiers.map(\.price), currency: price.currency)
      return try LinePrice(dish: dish, modifiers: modifiers, quantity: quantity).unit
    } catch {
      throw Invalid(["": (error as? LinePrice.Failure ?? .tooLarge).message])
    }
  }
}
