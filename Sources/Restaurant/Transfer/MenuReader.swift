import Kit

/// Makes dishes of what a file says of them: by our own keys or those of a table's columns, in any of the languages.
struct MenuReader {
  private let currency: Currency
  private let mint: Mint
  private var groups: [ID<ModifierGroup>: ModifierGroup] = [:]
  /// Groups that a file gave no id: the same one of two dishes is one.
  private var unnamed: [ModifierContent: ModifierGroup] = [:]
  /// Columns and keys that mean nothing to us.
  var unread: Set<String> = []

  init(currency: Currency, mint: Mint) {
    (self.currency, self.mint) = (currency, mint)
  }

  /// A dish of a JSON document.
  /// - Parameter language: of texts that name none.
  mutating func dish(_ object: [String: JSONNode], mainly language: Language) -> MenuRecord {
    var record = MenuRecord(in: currency)
    refuseDoubled(object, mainly: language, in: &record)
    unread.formUnion(object.keys.filter { MenuHeading($0) == nil })
    let members = object.sorted { $0.key < $1.key }.compactMap { key, node in
      MenuHeading(key).map { (key: key, heading: $0, node: node) }
    }
    take(members, mainly: language, into: &record)
    return record
  }

  /// A dish of a table. Modifiers are a JSON list in their cell.
  mutating func dish(
    _ row: CSV.Row, _ headings: [(title: String, heading: MenuHeading)], mainly language: Language
  ) -> MenuRecord {
    var record = MenuRecord(in: currency)
    let members = headings.map { title, heading in
      (key: title, heading: heading, node: JSONNode(row[title], of: heading.column, line: row.line))
    }
    take(members, mainly: language, into: &record)
    return record
  }

  /// Nobody can tell which of two keys of one meaning counts.
  private func refuseDoubled(_ object: [String: JSONNode], mainly main: Language, in record: inout MenuRecord) {
    let said = object.filter { !$0.value.isNull }.keys.sorted()
    guard let (one, other) = MenuHeading.doubled(among: said, mainly: main) else { return }
    record.problems.append(MenuFilePhrases.oneMeaning(one, other))
  }

  private mutating func take(
    _ members: [(key: String, heading: MenuHeading, node: JSONNode)], mainly main: Language,
    into record: inout MenuRecord
  ) {
    for member in members where !member.node.isNull {
      guard !take(member.heading, member.node, mainly: main, into: &record) else { continue }
      record.problems.append(MenuFilePhrases.wrongValue(member.key))
    }
    if !record.says.contains(.price) { record.problems.append(MenuFilePhrases.priceMissing) }
    record.problems += record.entry.problems.filter { record.hasPrice || $0 != LinePrice.Failure.belowZero.message }
  }

  /// - Returns: whether the value has the right form.
  private mutating func take(
    _ heading: MenuHeading, _ node: JSONNode, mainly main: Language, into record: inout MenuRecord
  ) -> Bool {
    let language = heading.language ?? main
    switch heading.column {
    case .id: return takeID(node, into: &record)
    case .section: return record.set(\.section, .section, to: record.entry.section.taking(node, in: language))
    case .name: return record.set(\.name, .name, to: record.entry.name.taking(node, in: language))
    case .description:
      return record.set(\.description, .description, to: record.entry.description.taking(node, in: language))
    case .price: return takePrice(PriceText(node), into: &record)
    case .minorUnits: return takePrice(PriceText(minorUnits: node), into: &record)
    case .contains: return record.declare(node.strings, .contains)
    case .mayContain: return record.declare(node.strings, .mayContain)
    case .free: return record.declare(node.strings, .free)
    case .allergens: return takeAllergens(node, mainly: main, into: &record)
    case .tags: return record.tag(node.strings)
    case .soldOut: return record.set(\.isSoldOut, .soldOut, to: node.answer)
    case .modifiers: return takeModifiers(node, mainly: main, into: &record)
    }
  }

  private func takeID(_ node: JSONNode, into record: inout MenuRecord) -> Bool {
    guard let text = node.text else { return false }
    record.entry.id = text.isEmpty ? nil : (id(text, &record.problems) as ID<MenuEntry>).description
    return true
  }

  private func id<Of>(_ text: String, _ problems: inout [Phrase]) -> ID<Of> {
    if !text.isEmpty, ID<Of>(text) == nil { problems.append(ImportPhrases.wrongID) }
    return ID<Of>(text) ?? mint.id()
  }

  private func takePrice(_ text: PriceText?, into record: inout MenuRecord) -> Bool {
    guard let text else { return false }
    do throws(Money.Misreading) {
      record.entry.price = try text.money(in: currency)
      record.hasPrice = true
    } catch {
      record.problems.append(error == .empty ? MenuFilePhrases.priceMissing : error.message)
    }
    record.says.insert(.price)
    return true
  }

  /// `{"contains": […], "mayContain": […], "free": […]}`, or a list of what it contains.
  private mutating func takeAllergens(_ node: JSONNode, mainly main: Language, into record: inout MenuRecord) -> Bool {
    guard case .object(let object) = node.value else { return record.declare(node.strings, .contains) }
    refuseDoubled(object, mainly: main, in: &record)
    var isRight = true
    for (key, value) in object {
      guard let heading = MenuHeading(key), [.contains, .mayContain, .free].contains(heading.column) else {
        unread.insert(key)
        continue
      }
      if !value.isNull { isRight = take(heading, value, mainly: main, into: &record) && isRight }
    }
    record.says.insert(.allergens)
    return isRight
  }
}

extension MenuReader {
  private mutating func takeModifiers(_ node: JSONNode, mainly main: Language, into record: inout MenuRecord) -> Bool {
    guard let list = node.list else { return false }
    do throws(JSONObject.Wrong) {
      for node in list {
        record.entry.modifiers.append(try group(JSONObject(node, at: ""), mainly: main, &record.problems))
      }
    } catch {
      return false
    }
    record.says.insert(.modifiers)
    return true
  }

  private mutating func group(
    _ object: JSONObject, mainly main: Language, _ problems: inout [Phrase]
  ) throws(JSONObject.Wrong) -> ModifierGroup {
    unread.formUnion(object.keys(besides: ["id", "name", "minimum", "maximum", "options"]))
    let text = try object.textIfAny("id") ?? ""
    var group = ModifierGroup(
      id: id(text, &problems), name: try Self.name(object, mainly: main),
      minimum: try object.present("minimum", \.integer) ?? 0, maximum: try object.present("maximum", \.integer) ?? 1,
      options: [])
    for node in try object.present("options", \.list) ?? [] {
      group.options.append(try option(JSONObject(node, at: ""), mainly: main, &problems))
    }
    return text.isEmpty ? known(group) : same(group, &problems)
  }

  private mutating func option(
    _ object: JSONObject, mainly main: Language, _ problems: inout [Phrase]
  ) throws(JSONObject.Wrong) -> ModifierOption {
    unread.formUnion(object.keys(besides: ["id", "name", "price", "minorUnits", "soldOut"]))
    var option = ModifierOption(
      id: id(try object.textIfAny("id") ?? "", &problems), name: try Self.name(object, mainly: main),
      price: .zero(currency), isSoldOut: try object.present("soldOut", \.answer) ?? false)
    let price = try object.present("price") { PriceText($0) }
    let units = try object.present("minorUnits") { PriceText(minorUnits: $0) }
    do throws(Money.Misreading) {
      if let text = units ?? price { option.price = try text.money(in: currency, isSigned: true) }
    } catch {
      problems.append(MenuFilePhrases.inGroup(option.name, error.message))
    }
    return option
  }

  private static func name(
    _ object: JSONObject, mainly main: Language
  ) throws(JSONObject.Wrong) -> LocalizedText {
    try object.present("name") { LocalizedText().taking($0, in: main) } ?? LocalizedText()
  }

  private mutating func known(_ group: ModifierGroup) -> ModifierGroup {
    let content = ModifierContent(group)
    let known = unnamed[content] ?? group
    unnamed[content] = known
    return known
  }

  private mutating func same(_ group: ModifierGroup, _ problems: inout [Phrase]) -> ModifierGroup {
    let known = groups[group.id] ?? group
    if ModifierContent(known) != ModifierContent(group) { problems.append(MenuFilePhrases.groupsDiffer) }
    groups[group.id] = known
    return known
  }
}

/// What a file says is taken; each returns whether it has the right form.
extension MenuRecord {
  fileprivate mutating func set<Value>(
    _ path: WritableKeyPath<MenuEntry, Value>, _ field: MenuField, to value: Value?
  ) -> Bool {
    guard let value else { return false }
    entry[keyPath: path] = value
    says.insert(field)
    return true
  }

  fileprivate mutating func declare(_ names: [String]?, _ presence: AllergenPresence) -> Bool {
    var declaration = entry.allergens
    for name in names ?? [] {
      guard let allergen = MenuWords.allergen(name) else {
        problems.append(MenuFilePhrases.unknownAllergen(name))
        continue
      }
      if declaration[allergen] != .undeclared, declaration[allergen] != presence {
        problems.append(MenuFilePhrases.contradiction(allergen))
      }
      declaration[allergen] = presence
    }
    return set(\.allergens, .allergens, to: names.map { _ in declaration })
  }

  fileprivate mutating func tag(_ names: [String]?) -> Bool {
    var tags = entry.tags.all
    for name in names ?? [] {
      if let tag = MenuWords.tag(name) { tags.insert(tag) } else { problems.append(MenuFilePhrases.unknownTag(name)) }
    }
    return set(\.tags, .tags, to: names.map { _ in DietTags(tags) })
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

  /// A cell of a table, as JSON would say it.
  fileprivate init(_ cell: String, of column: MenuHeading.Column, line: Int) {
    switch column {
    case .id: self.init(.text(cell.filter { !$0.isWhitespace }), line: line)
    case .minorUnits: self.init(.number(cell), line: line)
    case .tags:
      let words = MenuWords.list(cell).flatMap {
        MenuWords.tag($0) == nil ? $0.split(separator: " ").map(String.init) : [$0]
      }
      self.init(.list(words.map { JSONNode(.text($0), line: line) }), line: line)
    case .modifiers: self.init(cell.allSatisfy(\.isWhitespace) ? .list([]) : Self.document(cell), line: line)
    default: self.init(.text(cell), line: line)
    }
  }

  /// What is no JSON list stays the text that it is.
  private static func document(_ cell: String) -> Value {
    do throws(JSONReader.Misreading) {
      let document = try JSONReader.read(cell)
      return document.list == nil ? .text(cell) : document.value
    } catch {
      return .text(cell)
    }
  }
}
