import Kit

/// Gives groups that come out of a file their ids: those of the menu's own group where it is the same one, new ones where
/// the file's are unknown here, or where a group that dishes share would change for a dish that the file leaves alone.
struct ModifierIdentities {
  private struct Origin: Hashable {
    let id: ID<ModifierGroup>
    let content: ModifierContent
  }

  private let mint: Mint
  private let known: [ID<ModifierGroup>: ModifierGroup]
  /// What a group must be for those who share it.
  private var fixed: [ID<ModifierGroup>: ModifierContent] = [:]
  private var settled: [Origin: ModifierGroup] = [:]

  /// - Parameters:
  ///   - present: the groups of the whole menu.
  ///   - untouched: those of dishes that stay as they are.
  init(present: [ModifierGroup], untouched: [ModifierGroup], mint: Mint) {
    self.mint = mint
    known = Dictionary(present.map { ($0.id, $0) }) { first, _ in first }
    for group in untouched { fixed[group.id] = ModifierContent(group) }
  }

  mutating func settle(_ groups: [ModifierGroup]) -> [ModifierGroup] {
    groups.map { group in
      let origin = Origin(id: group.id, content: ModifierContent(group))
      if let settled = settled[origin] { return settled }
      let own = known[group.id]
      let keepsID = own != nil && (fixed[group.id] ?? origin.content) == origin.content
      if keepsID { fixed[group.id] = origin.content }
      let optionIDs = keepsID ? Set(own?.options.map(\.id) ?? []) : []
      var result = group.changing { if !optionIDs.contains($0.id) { $0.id = mint.id() } }
      if !keepsID { result.id = mint.id() }
      settled[origin] = result
      return result
    }
  }
}

/// A group of options but for its ids.
struct ModifierContent: Hashable {
  private struct Option: Hashable {
    let name: LocalizedText
    let price: Money
    let isSoldOut: Bool
  }

  private let name: LocalizedText
  private let minimum: Int
  private let maximum: Int
  private let options: [Option]

  init(_ group: ModifierGroup) {
    (name, minimum, maximum) = (group.name, group.minimum, group.maximum)
    options = group.options.map { Option(name: $0.name, price: $0.price, isSoldOut: $0.isSoldOut) }
  }
}
