import Kit

extension MenuRecord {
  /// A dish of a JSON document: our own keys or those of a table's columns, in any of the languages.
  /// - Parameters:
  ///   - language: of texts that name none.
  ///   - unread: the keys that mean nothing to us are added to it.
  init(_ object: [String: JSONNode], mainly language: Language, unread: inout Set<String>) {
    refuseDoubled(object, mainly: language)
    unread.formUnion(object.keys.filter { MenuHeading($0) == nil })
    let members = object.sorted { $0.key < $1.key }.compactMap { key, node in
      MenuHeading(key).map { Member(key: key, heading: $0, node: node) }
    }
    take(members, mainly: language, unread: &unread)
  }

  /// Something that a file says of a dish, under whatever name.
  struct Member {
    let key: String
    let heading: MenuHeading
    let node: JSONNode
  }

  mutating func take(_ members: [Member], mainly language: Language, unread: inout Set<String>) {
    for member in members where !member.node.isNull {
      guard !take(member.heading, member.node, mainly: language, unread: &unread) else { continue }
      problems.append(MenuFilePhrases.wrongValue(member.key))
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
    let language = heading.language ?? main
    switch heading.column {
    case .id: return set(\.id, to: node.text)
    case .section: return set(\.section, to: section.taking(node, in: language)) && say(.section)
    case .name: return set(\.name, to: name.taking(node, in: language)) && say(.name)
    case .description: return set(\.description, to: description.taking(node, in: language)) && say(.description)
    case .price, .minorUnits:
      price = heading.column == .price ? PriceText(node) : PriceText(minorUnits: node)
      return price != nil && say(.price)
    case .contains: return add(node.strings, to: \.contains) && say(.allergens)
    case .mayContain: return add(node.strings, to: \.mayContain) && say(.allergens)
    case .free: return add(node.strings, to: \.free) && say(.allergens)
    case .allergens: return takeAllergens(node, mainly: main, unread: &unread)
    case .tags: return add(node.strings, to: \.tags) && say(.tags)
    case .soldOut: return set(\.isSoldOut, to: node.answer) && say(.soldOut)
    case .modifiers: return takeModifiers(node, mainly: main, unread: &unread)
    }
  }

  private mutating func set<Value>(_ path: WritableKeyPath<MenuRecord, Value>, to value: Value?) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  private mutating func add(_ names: [String]?, to path: WritableKeyPath<MenuRecord, [String]>) -> Bool {
    set(path, to: names.map { self[keyPath: path] + $0 })
  }

  private mutating func say(_ field: MenuField) -> Bool {
    says.insert(field)
    return true
  }

  /// `{"contains": […], "mayContain": […], "free": […]}`, or a list of what it contains.
  private mutating func takeAllergens(_ node: JSONNode, mainly main: Language, unread: inout Set<String>) -> Bool {
    guard case .object(let object) = node.value else {
      return add(node.strings, to: \.contains) && say(.allergens)
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

  private mutating func takeModifiers(_ node: JSONNode, mainly main: Language, unread: inout Set<String>) -> Bool {
    guard let list = node.list else { return false }
    do throws(JSONObject.Wrong) {
      for group in list { modifiers.append(try Choice(JSONObject(group, at: ""), mainly: main, unread: &unread)) }
    } catch {
      return false
    }
    return say(.modifiers)
  }
}

extension MenuRecord.Choice {
  fileprivate init(_ object: JSONObject, mainly main: Language, unread: inout Set<String>) throws(JSONObject.Wrong) {
    unread.formUnion(object.keys(besides: ["id", "name", "minimum", "maximum", "options"]))
    id = try object.textIfAny("id") ?? ""
    name = try object.present("name") { LocalizedText().taking($0, in: main) } ?? name
    minimum = try object.present("minimum", \.integer) ?? minimum
    maximum = try object.present("maximum", \.integer) ?? maximum
    for option in try object.present("options", \.list) ?? [] {
      options.append(try MenuRecord.Option(JSONObject(option, at: ""), mainly: main, unread: &unread))
    }
  }
}

extension MenuRecord.Option {
  fileprivate init(_ object: JSONObject, mainly main: Language, unread: inout Set<String>) throws(JSONObject.Wrong) {
    unread.formUnion(object.keys(besides: ["id", "name", "price", "minorUnits", "soldOut"]))
    id = try object.textIfAny("id") ?? ""
    name = try object.present("name") { LocalizedText().taking($0, in: main) } ?? name
    price = try object.present("price") { PriceText($0) }
    price = try object.present("minorUnits") { PriceText(minorUnits: $0) } ?? price
    isSoldOut = try object.present("soldOut", \.answer) ?? false
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

  fileprivate init?(minorUnits node: JSONNode) {
    guard case .number(let digits) = node.value else { return nil }
    self = .minorUnits(digits)
  }
}

extension LocalizedText {
  /// With a text in a language, or with an object of one for each.
  fileprivate func taking(_ node: JSONNode, in language: Language) -> LocalizedText? {
    var taken = self
    if let text = node.text {
      taken[language] = text
      return taken
    }
    guard let object = node.object else { return nil }
    for (key, value) in object where !value.isNull {
      guard let language = Language(rawValue: key), let text = value.text else { return nil }
      taken[language] = text
    }
    return taken
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
