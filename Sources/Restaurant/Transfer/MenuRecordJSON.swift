import Kit

extension MenuRecord {
  /// A dish of a JSON document: our own keys or those of a table's columns, in any of the languages.
  /// - Parameters:
  ///   - language: of texts that name none.
  ///   - unread: the keys that mean nothing to us are added to it.
  init(_ object: [String: JSONNode], mainly language: Language, unread: inout Set<String>) {
    refuseDoubled(object, mainly: language)
    for (key, node) in object.sorted(by: { $0.key < $1.key }) {
      guard let heading = MenuHeading(key) else {
        unread.insert(key)
        continue
      }
      if node.isNull { continue }
      if !take(heading, node, mainly: language, unread: &unread) { problems.append(MenuFilePhrases.wrongValue(key)) }
    }
  }

  /// Nobody can tell which of two keys of one meaning counts.
  private mutating func refuseDoubled(_ object: [String: JSONNode], mainly language: Language) {
    let said = object.filter { !$0.value.isNull }.keys.sorted()
    guard let (one, other) = MenuHeading.doubled(among: said, mainly: language) else { return }
    problems.append(MenuFilePhrases.oneMeaning(one, other))
  }

  /// - Returns: whether the value has the right form.
  private mutating func take(
    _ heading: MenuHeading, _ node: JSONNode, mainly main: Language, unread: inout Set<String>
  ) -> Bool {
    switch heading.column {
    case .id:
      guard let text = node.text else { return false }
      id = text
    case .section: return section.take(node, in: heading.language ?? main) && say(.section)
    case .name: return name.take(node, in: heading.language ?? main) && say(.name)
    case .description: return description.take(node, in: heading.language ?? main) && say(.description)
    case .price:
      guard let text = PriceText(node) else { return false }
      price = text
      return say(.price)
    case .minorUnits:
      guard case .number(let digits) = node.value else { return false }
      price = .minorUnits(digits)
      return say(.price)
    case .contains: return node.strings.map { contains += $0 } != nil && say(.allergens)
    case .mayContain: return node.strings.map { mayContain += $0 } != nil && say(.allergens)
    case .free: return node.strings.map { free += $0 } != nil && say(.allergens)
    case .allergens: return takeAllergens(node, mainly: main, unread: &unread)
    case .tags: return node.strings.map { tags += $0 } != nil && say(.tags)
    case .soldOut:
      guard let bool = node.answer else { return false }
      isSoldOut = bool
      return say(.soldOut)
    case .modifiers: return takeModifiers(node, mainly: main, unread: &unread)
    }
    return true
  }

  private mutating func say(_ field: MenuField) -> Bool {
    says.insert(field)
    return true
  }

  /// `{"contains": […], "mayContain": […], "free": […]}`, or a list of what it contains.
  private mutating func takeAllergens(_ node: JSONNode, mainly main: Language, unread: inout Set<String>) -> Bool {
    guard case .object(let object) = node.value else {
      return node.strings.map { contains += $0 } != nil && say(.allergens)
    }
    refuseDoubled(object, mainly: main)
    var isRight = true
    for (key, value) in object {
      guard let heading = MenuHeading(key), [.contains, .mayContain, .free].contains(heading.column) else {
        unread.insert(key)
        continue
      }
      if !value.isNull { isRight = take(heading, value, mainly: main, unread: &unread) && isRight }
    }
    return isRight && say(.allergens)
  }

  mutating func takeModifiers(_ node: JSONNode, mainly main: Language, unread: inout Set<String>) -> Bool {
    guard let list = node.list else { return false }
    for group in list {
      guard case .object(let object) = group.value, let choice = Choice(object, mainly: main, unread: &unread) else {
        return false
      }
      modifiers.append(choice)
    }
    return say(.modifiers)
  }
}

extension MenuRecord.Choice {
  fileprivate init?(_ object: [String: JSONNode], mainly main: Language, unread: inout Set<String>) {
    for (key, node) in object where !node.isNull {
      switch key {
      case "id":
        guard let text = node.text else { return nil }
        id = text
      case "name": guard name.take(node, in: main) else { return nil }
      case "minimum", "maximum":
        guard case .number(let digits) = node.value, let count = Int(digits) else { return nil }
        if key == "minimum" { minimum = count } else { maximum = count }
      case "options":
        guard let list = node.list else { return nil }
        for option in list {
          guard case .object(let object) = option.value,
            let option = MenuRecord.Option(object, mainly: main, unread: &unread)
          else { return nil }
          options.append(option)
        }
      default: unread.insert(key)
      }
    }
  }
}

extension MenuRecord.Option {
  fileprivate init?(_ object: [String: JSONNode], mainly main: Language, unread: inout Set<String>) {
    for (key, node) in object where !node.isNull {
      switch key {
      case "id":
        guard let text = node.text else { return nil }
        id = text
      case "name": guard name.take(node, in: main) else { return nil }
      case "price":
        guard let text = PriceText(node) else { return nil }
        price = text
      case "minorUnits":
        guard case .number(let digits) = node.value else { return nil }
        price = .minorUnits(digits)
      case "soldOut":
        guard let bool = node.answer else { return nil }
        isSoldOut = bool
      default: unread.insert(key)
      }
    }
  }
}

extension PriceText {
  fileprivate init?(_ node: JSONNode) {
    switch node.value {
    case .number(let digits): self = .number(digits)
    case .text(let text): self = .text(text)
    default: return nil
    }
  }
}

extension LocalizedText {
  /// A text in a language, or an object with one for each.
  fileprivate mutating func take(_ node: JSONNode, in language: Language) -> Bool {
    switch node.value {
    case .text(let text): self[language] = text
    case .object(let object):
      for (key, value) in object where !value.isNull {
        guard let language = Language(rawValue: key), let text = value.text else { return false }
        self[language] = text
      }
    default: return false
    }
    return true
  }
}

extension JSONNode {
  fileprivate var answer: Bool? { bool ?? text.flatMap(MenuWords.bool) }

  /// A list of texts, or a text that lists them.
  fileprivate var strings: [String]? {
    if let text { return MenuWords.list(text) }
    guard let list else { return nil }
    let texts = list.compactMap(\.text)
    return texts.count == list.count ? texts : nil
  }
}
