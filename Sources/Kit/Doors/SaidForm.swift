/// What a program says in JSON, as the form that the handler of the same action reads: whatever people may type, programs may
/// say, and nothing else.
struct SaidForm {
  /// Where in the document each field stands, as a pointer (RFC 6901).
  private(set) var pointers: [String: String] = [:]
  private(set) var problems: [Problem.Place] = []
  private var said: [(name: String, value: String)] = []
  /// What is said of what was there before.
  private var seen: [(name: String, value: String)] = []
  /// The fields of which the document speaks.
  private var spoken: Set<String> = []
  /// Whether it has said as many fields as a form may hold, and one more.
  private var isFull = false
  private let action: Action
  private let offered: Set<String>
  private let language: Language
  private let zone: Zone
  private let currency: Currency
  private let mint: () -> String

  /// - Parameters:
  ///   - offered: what an empty form says by itself of what is required.
  ///   - mint: makes the ids that are left out.
  init(
    _ action: Action, offered: Set<String> = [], language: Language, zone: Zone, currency: Currency,
    mint: @escaping () -> String
  ) {
    (self.action, self.offered) = (action, offered)
    (self.language, self.zone, self.currency, self.mint) = (language, zone, currency, mint)
  }

  /// The form that says the same.
  /// - Parameters:
  ///   - opened: the form as it would have been opened: what is left out stays as it stands there.
  /// - Throws: ``Problem/Unfit`` with a pointer to each thing that cannot be taken.
  mutating func form(_ document: [String: JSONNode], over opened: FormState?) throws -> Form {
    let isPartial = opened?.original != nil
    let asked = action.asked
    let names = Set(asked.map(\.name))
    for key in document.keys.sorted() where !names.contains(key) && !(isPartial && key == "was") {
      problems.append(Problem.Place("/\(Self.escaped(key))", DoorPhrases.unknownField))
    }
    for input in asked {
      let isNeeded = input.isRequired && !isPartial && !offered.contains(input.name)
      take(document[input.name], of: input, isNeeded: isNeeded)
    }
    if isPartial, let was = document["was"] { takeSeen(was, asked) }
    guard problems.isEmpty else { throw Problem.Unfit(places: problems) }
    return over(opened)
  }

  private mutating func take(_ node: JSONNode?, of input: Action.Input, isNeeded: Bool, in place: String = "") {
    let pointer = "\(place)/\(Self.escaped(input.name))"
    guard let node else {
      if input == .newID {
        say(input.name, mint(), at: pointer)
      } else if isNeeded {
        problems.append(Problem.Place(pointer, DoorPhrases.missingField))
      }
      return
    }
    spoken.insert(input.name)
    switch input.kind {
    case .ticks(let word) where !node.isNull: takeTicks(node, of: input, saying: word, at: pointer)
    case .rows(let own) where !node.isNull: takeRows(node, of: input, own, at: pointer)
    default: for value in values(of: node, for: input, at: pointer) { say(input.name, value, at: pointer) }
    }
  }

  private mutating func takeTicks(
    _ node: JSONNode, of input: Action.Input, saying word: String?, at pointer: String
  ) {
    guard room(for: node.list?.count ?? 0, at: pointer) else { return }
    guard let ids = node.list?.map({ $0.text.flatMap { ID<Action>($0) } }), !ids.contains(nil) else {
      return problems.append(Problem.Place(pointer, DoorPhrases.wrongKind(input.kind)))
    }
    if ids.isEmpty, input.isRequired { problems.append(Problem.Place(pointer, DoorPhrases.missingField)) }
    pointers["\(input.name)s"] = pointer
    for id in ids.compactMap(\.self) { say("\(input.name).\(id)", word ?? id.description, at: pointer) }
  }

  private mutating func takeRows(_ node: JSONNode, of row: Action.Input, _ own: [Action.Input], at pointer: String) {
    guard let rows = node.list else { return problems.append(Problem.Place(pointer, DoorPhrases.wrongKind(row.kind))) }
    guard room(for: rows.count, at: pointer) else { return }
    if rows.isEmpty, row.isRequired { problems.append(Problem.Place(pointer, DoorPhrases.missingField)) }
    pointers[row.name] = pointer
    // Rows that begin a new thing are told apart by their own names.
    pointers["\(row.name)s"] = pointer
    var ids: Set<String> = []
    for (index, node) in rows.enumerated() {
      guard !isFull, problems.count < Problem.mostPlaces else { return }
      let place = "\(pointer)/\(index)"
      guard let members = node.object else {
        problems.append(Problem.Place(place, DoorPhrases.wrongKind(row.kind)))
        continue
      }
      guard let id = members["id"].map({ $0.text.flatMap { ID<Action>($0) }?.description }) ?? mint(),
        ids.insert(id).inserted
      else {
        problems.append(Problem.Place("\(place)/id", DoorPhrases.wrongKind(.id)))
        continue
      }
      said.append((row.name, id))
      pointers["\(row.name).\(id)"] = place
      takeRow(members, id, of: row, own.filter(\.isAsked), at: place)
    }
  }

  private mutating func takeRow(
    _ members: [String: JSONNode], _ id: String, of row: Action.Input, _ own: [Action.Input], at place: String
  ) {
    let names = Set(own.map { $0.shortName(in: row) }).union(["id"])
    for key in members.keys.sorted() where !names.contains(key) {
      problems.append(Problem.Place("\(place)/\(Self.escaped(key))", DoorPhrases.unknownField))
    }
    for input in own {
      let (name, field) = (input.shortName(in: row), input.field(of: id, in: row))
      let pointer = "\(place)/\(Self.escaped(name))"
      pointers[field] = pointer
      guard let node = members[name] else { continue }
      for value in values(of: node, for: input, at: pointer) { say(field, value, at: pointer) }
    }
  }

  /// What was seen may be whatever could have been said, or nothing.
  private mutating func takeSeen(_ node: JSONNode, _ asked: [Action.Input]) {
    guard let members = node.object else { return problems.append(Problem.Place("/was", DoorPhrases.noObject)) }
    for (key, node) in members.sorted(by: { $0.key < $1.key }) {
      guard let input = asked.first(where: { $0.name == key && $0 != .newID }) else {
        problems.append(Problem.Place("/was/\(Self.escaped(key))", DoorPhrases.unknownField))
        continue
      }
      guard !node.isNull else {
        if !input.isOfSeveral { seen.append(Form.field(key, "")) }
        continue
      }
      var then = SaidForm(action, language: language, zone: zone, currency: currency, mint: mint)
      then.take(node, of: input, isNeeded: false, in: "/was")
      problems += then.problems
      // Rows and ticks are compared with what is stored.
      if !input.isOfSeveral { seen += then.said }
    }
  }

  private mutating func say(_ name: String, _ value: String, at pointer: String) {
    guard room(for: 1, at: pointer) else { return }
    pointers[name] = pointer
    spoken.insert(name)
    said.append(Form.field(name, value))
  }

  /// Whether a form may hold so many fields besides those that are said already. Where it may not, that is a problem once.
  private mutating func room(for count: Int, at pointer: String) -> Bool {
    guard !isFull else { return false }
    isFull = said.count + count > Form.fieldLimit
    if isFull { problems.append(Problem.Place(pointer, DoorPhrases.tooMany)) }
    return !isFull
  }

  /// What is said, over what the form shows by itself.
  private func over(_ opened: FormState?) -> Form {
    guard let opened else { return Form(said) }
    let rows = action.asked.filter { if case .rows = $0.kind { spoken.contains($0.name) || isSaid($0) } else { false } }
    var fields = opened.values.fields.filter { field in
      !field.name.hasPrefix("was.") && !spoken.contains(field.name) && !rows.contains { $0.name == field.name }
    }
    // Of a row that stays, what is left out stays too; the fields of one that goes are nobody's.
    let kept = Set(said.filter { field in rows.contains { $0.name == field.name } }.map(\.value))
    fields.removeAll { field in rows.contains { $0.isField(field.name, ofRowsBesides: kept) } }
    let ticked = action.asked.filter { $0.isTicked && spoken.contains($0.name) }
    fields.removeAll { field in ticked.contains { field.name.hasPrefix("\($0.name).") } }
    fields += said
    guard let original = opened.original else { return Form(fields) }
    let told = Set(seen.map(\.name))
    for field in original.fields.filter({ !told.contains($0.name) }) + seen {
      fields.append((name: "was.\(field.name)", value: field.value))
    }
    return Form(fields)
  }

  private func isSaid(_ row: Action.Input) -> Bool { said.contains { $0.name == row.name } }

  // MARK: Values

  /// What a form says for a value that is as it is described; what is not is noted as a problem.
  private mutating func values(of node: JSONNode, for input: Action.Input, at pointer: String) -> [String] {
    guard let values = node.isNull ? [""] : values(of: node, input.kind) else {
      problems.append(Problem.Place(pointer, DoorPhrases.wrongKind(input.kind)))
      return []
    }
    if input.isRequired, values.allSatisfy(\.isEmpty) {
      problems.append(Problem.Place(pointer, DoorPhrases.missingField))
    }
    if let most = input.mostCodePoints, values.contains(where: { $0.unicodeScalars.count > most }) {
      problems.append(Problem.Place(pointer, KitPhrases.tooLong(most / TextRule.scalarsPerCharacter)))
    }
    return values
  }

  /// What a form says for a value; `nil` when it is of another kind.
  private func values(of node: JSONNode, _ kind: Action.Input.Kind) -> [String]? {
    switch kind {
    case .several: node.list.flatMap(Self.texts)
    case .words:
      node.list.flatMap(Self.texts).flatMap { texts in
        texts.allSatisfy { !$0.contains(where: \.isWhitespace) } ? [texts.joined(separator: " ")] : nil
      }
    default: value(of: node, kind).map { [$0] }
    }
  }

  private static func texts(_ nodes: [JSONNode]) -> [String]? {
    let texts = nodes.compactMap(\.text).filter { !$0.isEmpty }
    return texts.count == nodes.count && texts.count <= Form.fieldLimit ? texts : nil
  }

  private func value(of node: JSONNode, _ kind: Action.Input.Kind) -> String? {
    switch kind {
    case .text: node.text
    case .id: node.text.flatMap { ID<Action>($0)?.description }
    case .idOr(let word): node.text.flatMap { $0 == word ? word : ID<Action>($0)?.description }
    case .yesNo: node.bool.map { $0 ? "yes" : "no" }
    case .choice(let values): node.text.flatMap { values.contains($0) ? $0 : nil }
    case .money: node.text.flatMap { typed($0, wholeDigits: 12, decimals: currency.minorDigits) }
    case .decimal: node.text.flatMap { typed($0, wholeDigits: 9, decimals: nil) }
    case .whole(let range): node.wholeNumber.flatMap { range.contains($0) ? String($0) : nil }
    case .day: node.text.flatMap { Day($0)?.description }
    case .moment: node.text.flatMap { Instant(iso8601: $0)?.local(in: zone).fieldText }
    case .clock: node.text.flatMap { $0.utf8.count == 5 ? ClockTime($0)?.description : nil }
    case .several, .words, .ticks, .file, .rows: nil
    }
  }

  /// A number as people of the language type it, so that nobody can take its decimals for thousands.
  /// - Parameter decimals: as many as are written; `nil` for up to three.
  private func typed(_ digits: String, wholeDigits: Int, decimals: Int?) -> String? {
    let isNegative = digits.hasPrefix("-")
    let parts = digits.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...wholeDigits).contains(parts[0].utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      parts.count == 1 || (1...3).contains(parts[1].utf8.count)
    else { return nil }
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.hasSuffix("0") { fraction.removeLast() }
    if let decimals {
      guard fraction.utf8.count <= decimals else { return nil }
      fraction += String(repeating: "0", count: decimals - fraction.utf8.count)
    } else if fraction.utf8.count == 3 {
      fraction += "0"
    }
    let whole = String(parts[0].drop { $0 == "0" })
    let number = "\(isNegative ? "-" : "")\(whole.isEmpty ? "0" : whole)"
    return fraction.isEmpty ? number : "\(number)\(language == .en ? "." : ",")\(fraction)"
  }

  // MARK: Pointers

  /// A name in a pointer.
  static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
    return name.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// Where in the document stands what is wrong with fields of the form.
  func places(of problems: Invalid) -> [Problem.Place] {
    problems.messages.sorted { $0.key < $1.key }.map { Problem.Place(pointer(to: $0.key), $0.value) }
  }

  /// Where in the document a field of the form stands.
  func pointer(to field: String) -> String {
    if let pointer = pointers[field] { return pointer }
    // Of a row, where what is wrong is none of its fields.
    let ofRow = pointers.filter { place in
      place.key.utf8.count > 37 && field.contains(place.key.suffix(36)) && ID<Action>(place.key.suffix(36)) != nil
    }
    // The shortest is the row's own.
    if let row = ofRow.values.min(by: { $0.count < $1.count }) { return row }
    return action.asked.contains { $0.name == field } ? "/\(Self.escaped(field))" : ""
  }
}

extension Action.Input {
  fileprivate var isTicked: Bool { if case .ticks = kind { true } else { false } }

  /// Whether it has fields for each of several.
  fileprivate var isOfSeveral: Bool { if case .rows = kind { true } else { isTicked } }

  /// Whether a field is of a row that is none of these.
  fileprivate func isField(_ field: String, ofRowsBesides kept: Set<String>) -> Bool {
    guard case .rows(let own) = kind else { return false }
    if field.hasPrefix("\(name).") {
      let id = field.dropFirst(name.count + 1).prefix(36)
      return ID<Action>(id) != nil && !kept.contains(String(id))
    }
    guard field.utf8.count > 37, let id = ID<Action>(field.suffix(36)) else { return false }
    let bare = String(field.dropLast(37))
    return own.contains { $0.name == bare } && !kept.contains(id.description)
  }
}

extension JSONNode {
  /// A number without a fraction, however it is written: 2, 2.0 and 2e0 are the same.
  fileprivate var wholeNumber: Int? {
    guard case .number(let digits) = value else { return nil }
    return Int(digits) ?? Double(digits).flatMap { Int(exactly: $0) }
  }
}
