import Kit

/// How much of each dish all open tickets want, so that a kitchen makes them together.
struct KitchenCount: Hashable, Sendable {
  /// A line of a ticket as the kitchen sees it.
  struct Line: Hashable, Sendable {
    /// The dish's id, whatever it was called when it was ordered.
    let dish: String
    let name: LocalizedText
    var modifiers: [ChosenModifier] = []
    var note = ""
    let quantity: Int
    var state = LineState.waiting
  }

  /// The same dish with the same modifiers and the same note.
  struct Variant: Hashable, Sendable {
    let modifiers: [ChosenModifier]
    let note: String
    fileprivate(set) var quantity: Int

    var isPlain: Bool { modifiers.isEmpty && note.isEmpty }
  }

  struct Dish: Hashable, Sendable {
    let id: String
    let name: LocalizedText
    /// Whatever was chosen with it.
    fileprivate(set) var quantity: Int
    /// The most wanted first; one alone when all are alike.
    fileprivate(set) var variants: [Variant]
  }

  /// The most wanted first, then by the alphabet of the restaurant's main language.
  let dishes: [Dish]

  /// - Parameters:
  ///   - lines: of all open tickets, the oldest first; what is ready or served needs no cooking and doesn't count.
  ///   - language: the restaurant's main one.
  init(_ lines: some Sequence<Line>, mainly language: Language) {
    var dishes: [Dish] = []
    var indices: [String: Int] = [:]
    for line in lines where line.state < .ready && line.quantity > 0 {
      let index = indices[line.dish] ?? dishes.count
      if index == dishes.count {
        indices[line.dish] = index
        dishes.append(Dish(id: line.dish, name: line.name, quantity: 0, variants: []))
      }
      dishes[index].add(line)
    }
    for index in dishes.indices { dishes[index].variants.sort { $0.quantity > $1.quantity } }
    self.dishes = dishes.alphabetical { $0.name.text(for: language, mainly: language) }
      .sorted { $0.quantity > $1.quantity }
  }

  var quantity: Int { dishes.reduce(0) { $0 + $1.quantity } }
}

extension KitchenCount.Dish {
  fileprivate mutating func add(_ line: KitchenCount.Line) {
    quantity += line.quantity
    let same = variants.firstIndex { variant in
      variant.note == line.note && Set(variant.modifiers.map(\.option)) == Set(line.modifiers.map(\.option))
    }
    if let same {
      variants[same].quantity += line.quantity
    } else {
      variants.append(.init(modifiers: line.modifiers, note: line.note, quantity: line.quantity))
    }
  }
}
