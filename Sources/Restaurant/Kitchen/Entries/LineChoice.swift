import Kit

/// What may be chosen of a dish that is on an order: what it has keeps its name and price and stays to be had, whatever became
/// of it on the menu; the rest is today's.
struct LineChoice: Sendable {
  let groups: [ModifierGroup]
  /// What it has that the menu has no more.
  let gone: [ChosenModifier]
  private let ordered: [ChosenModifier]

  init(of line: OrderLine, groups: [ModifierGroup]) {
    ordered = line.modifiers
    let chosen = Dictionary(line.modifiers.map { ($0.option, $0) }) { first, _ in first }
    self.groups = groups.map { group in
      group.changing { option in
        guard let own = chosen[option.id] else { return }
        (option.name, option.price, option.isSoldOut) = (own.name, own.price, false)
      }
    }
    let offered = Set(groups.flatMap(\.options).map(\.id))
    gone = line.modifiers.filter { !offered.contains($0.option) }
  }

  /// - Returns: what is off the menu first, then the rest in the menu's order; the same as was ordered, in its order.
  /// - Throws: `Invalid` for the fields of the groups.
  func validated(_ choice: ModifierChoice, mainly language: Language) throws(Invalid) -> [ChosenModifier] {
    var offered = choice
    offered.options.subtract(gone.map(\.option))
    let chosen = try offered.validated(for: groups, mainly: language)
    let modifiers = gone.filter { choice.options.contains($0.option) } + chosen
    return Set(modifiers) == Set(ordered) ? ordered : modifiers
  }
}
