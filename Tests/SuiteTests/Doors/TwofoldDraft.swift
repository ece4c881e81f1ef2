import TestKit

@testable import Kit

/// A form as a page shows it, filled in by chance: as a browser sends it, and as a program says the same.
struct TwofoldDraft: Sendable {
  /// As a browser sends it.
  let typed: [(String, String)]
  /// What a program says. What may be left out is left out by chance.
  let document: JSONNode.Value
  /// The ids that both say, and that both houses know from then on.
  let ids: Set<String>

  var form: String { Form(typed.map { (name: $0.0, value: $0.1) }).urlEncoded }
  var json: String { String(decoding: document.bytes, as: UTF8.self) }
}

/// Fills in a form by chance and says the same in JSON.
struct Drafting {
  typealias JSON = JSONNode.Value
  typealias Input = Action.Input

  /// One field of a form, as it stands there.
  private struct Control {
    enum Kind {
      case hidden, typed, selected
      /// A tick, which says nothing where it is not set.
      case tick
      /// One of several, of which one is chosen.
      case radio
    }

    let name: String
    var value: String
    let kind: Kind
    var isSent = true
    var options: [String] = []
  }

  let door: ActionDoor
  let language: Language
  let zone: Zone
  /// The ids that both houses have.
  let known: Set<String>
  /// What stands for an input on other pages, by its name.
  let elsewhere: [String: [String]]
  private var controls: [Control] = []
  /// What is said otherwise than it was shown.
  private var changed: Set<String> = []
  private var ids: Set<String> = []
  private var newRows: Set<String> = []
  private var generator: SeededGenerator
  /// How likely a field is changed.
  private var zeal = 0.0

  init(
    _ door: ActionDoor, in language: Language, _ zone: Zone, known: Set<String>, elsewhere: [String: [String]],
    _ generator: SeededGenerator
  ) {
    (self.door, self.language, self.zone) = (door, language, zone)
    (self.known, self.elsewhere, self.generator) = (known, elsewhere, generator)
  }

  private var action: Action { door.action }

  /// - Parameter offersTheSame: whether the page offers what the empty form does by itself.
  /// - Returns: `nil` where the form cannot be sent, or names what one of the houses alone has.
  mutating func draft(_ form: TestForm, offersTheSame: Bool) -> (draft: TwofoldDraft?, generator: SeededGenerator) {
    controls = form.inputs.compactMap { Self.control($0, showing: form.value(of: $0)) }
    zeal = generator.pick([0, 0.2, 0.2, 0.6])
    guard press(form), isSayable else { return (nil, generator) }
    for input in action.asked { vary(input) }
    guard names(areKnown: action.asked), hasRows else { return (nil, generator) }
    let document = document(offersTheSame: offersTheSame)
    let typed = controls.filter(\.isSent).map { ($0.name, $0.value) }
    return (TwofoldDraft(typed: typed, document: document, ids: ids), generator)
  }

  private static func control(_ input: PageElement, showing value: String) -> Control? {
    guard let name = input["name"], input["type"] != "file" else { return nil }
    switch input["type"] ?? "" {
    case "checkbox", "radio":
      return Control(
        name: name, value: input["value"] ?? "on", kind: input["type"] == "radio" ? .radio : .tick,
        isSent: input["checked"] != nil)
    case "hidden": return Control(name: name, value: value, kind: .hidden)
    case _ where input.name == "select":
      let options = input.all("option").map { $0["value"] ?? $0.text }
      return Control(name: name, value: value, kind: .selected, options: options)
    default: return Control(name: name, value: value, kind: .typed)
    }
  }

  // MARK: Chance

  private mutating func happens(_ likelihood: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < likelihood
  }

  private func isCommon(_ value: String) -> Bool { ID<Action>(value) == nil || isKnown(value) }
  private func isKnown(_ id: String) -> Bool { known.contains(id) || ids.contains(id) }

  private mutating func newID() -> String {
    let id = UUIDText(at: TestClock.start, random: (generator.next(), generator.next())).text
    ids.insert(id)
    return id
  }

  // MARK: Filling in

  /// What a page says that a program has no word for, and why not.
  private static let ofPages: [String: (field: String, why: String)] = [
    "restaurant.order.discard": ("only", "a program takes lines away one by one"),
    "restaurant.tab.pay": (
      "shown", "a page corrects how it says that was paid; a program takes that back, and says it anew"
    ),
    "restaurant.ticket.pay": ("shown", "as with tabs"),
  ]

  /// What a page shows to some ways of eating alone: nobody types into the rest, and what stands there counts for nothing.
  private static let shownTo: [String: Set<String>] = [
    "name": ["pick_up", "delivery"], "phone": ["pick_up", "delivery"], "address": ["delivery"],
  ]
  private static let hasWays: Set<String> = ["restaurant.entry.save", "restaurant.order.place"]

  private func isShown(_ input: Input) -> Bool {
    guard Self.hasWays.contains(action.name), let ways = Self.shownTo[input.name] else { return true }
    return controls.contains { $0.name == "way" && $0.isSent && ways.contains($0.value) }
  }

  /// Whether a program can say as much as the form.
  private var isSayable: Bool {
    let (own, names) = (Self.ofPages[action.name]?.field, Set(action.asked.map(\.name)))
    // What throws a form away asks for nothing of it.
    let isStep = !names.isEmpty && controls.allSatisfy { !names.contains($0.name) }
    return !controls.contains { isStep && action.steps.contains($0.name) || $0.name == own && !$0.value.isEmpty }
  }

  /// Presses one of the buttons that say something that is asked for.
  /// - Returns: whether the form can be sent.
  private mutating func press(_ form: TestForm) -> Bool {
    let names = Set(action.asked.map(\.name))
    let said = form.presses.filter { !action.steps.contains($0.name) && isCommon($0.value) }
    let asked = said.filter { names.contains($0.name) }
    let choices = asked.isEmpty ? said.filter { press in action.inputs.contains { $0.name == press.name } } : asked
    // Where buttons alone say it, one is pressed.
    let mustPress = !form.isSentAsItIs || !asked.isEmpty && !controls.contains { names.contains($0.name) }
    guard !choices.isEmpty, mustPress || happens(0.5) else { return !mustPress }
    let press = generator.pick(choices)
    controls.append(Control(name: press.name, value: press.value, kind: .radio))
    return true
  }

  private mutating func vary(_ input: Input) {
    switch input.kind {
    case .rows(let own): varyRows(input, own.filter(\.isAsked))
    case .ticks(let word): varyTicks(of: input, saying: word)
    case .several: varySeveral(input)
    case .words: varyWords(input)
    default: varyOne(input)
    }
  }

  private mutating func varyOne(_ input: Input) {
    guard isShown(input) else { return }
    guard let first = controls.firstIndex(where: { $0.name == input.name }) else { return sayUnshown(input) }
    if input == .newID {
      ids.insert(controls[first].value)
      return
    }
    let isEmpty = controls.allSatisfy { $0.name != input.name || !$0.isSent || $0.value.isEmpty }
    guard happens(!isEmpty ? zeal : input.isRequired ? 0.9 : max(zeal, 0.3)) || !isCommon(controls[first].value) else {
      return
    }
    changed.insert(input.name)
    switch controls[first].kind {
    case .tick: controls[first].isSent.toggle()
    case .radio:
      let all = controls.indices.filter { controls[$0].name == input.name && isCommon(controls[$0].value) }
      guard !all.isEmpty else { return }
      let chosen = generator.pick(all)
      for index in all { controls[index].isSent = index == chosen }
    case .selected:
      let options = controls[first].options.filter(isCommon)
      if !options.isEmpty { controls[first].value = generator.pick(options) }
    case .hidden, .typed:
      controls[first].value = value(of: input, now: controls[first].value, isHidden: controls[first].kind == .hidden)
    }
  }

  /// What scripts say, or pages that are shown otherwise.
  private mutating func sayUnshown(_ input: Input) {
    if input == .newID {
      controls.append(Control(name: input.name, value: newID(), kind: .hidden))
      return
    }
    guard happens(input.isRequired ? 0.9 : 0.2) else { return }
    let value = value(of: input, now: "", isHidden: true)
    guard !value.isEmpty else { return }
    changed.insert(input.name)
    controls.append(Control(name: input.name, value: value, kind: .hidden))
  }

  private mutating func varyTicks(of input: Input, saying word: String?) {
    for index in ticks(of: input) {
      let isThere = isCommon(Self.ticked(controls[index], input, word))
      guard isThere ? happens(zeal) : controls[index].isSent else { continue }
      changed.insert(input.name)
      switch controls[index].kind {
      case .radio where isThere:
        for other in controls.indices where controls[other].name == controls[index].name {
          controls[other].isSent = other == index
        }
      default: controls[index].isSent.toggle()
      }
    }
  }

  private func ticks(of input: Input) -> [Int] {
    controls.indices.filter { index in
      controls[index].name.hasPrefix("\(input.name).") && [.tick, .radio].contains(controls[index].kind)
    }
  }

  /// Which one a tick is of: its name says it where its value is a word.
  private static func ticked(_ control: Control, _ input: Input, _ word: String?) -> String {
    word == nil ? control.value : String(control.name.dropFirst(input.name.count + 1))
  }

  private mutating func varySeveral(_ input: Input) {
    let all = controls.indices.filter { controls[$0].name == input.name }
    guard !all.isEmpty else {
      // Scripts bring an id for each line.
      guard !input.isRequired, happens(0.3) else { return }
      changed.insert(input.name)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        controls.append(Control(name: input.name, value: newID(), kind: .hidden))
      }
      return
    }
    changed.insert(input.name)
    for index in all where controls[index].kind == .tick {
      controls[index].isSent = isCommon(controls[index].value) && happens(max(zeal, 0.3))
    }
    if input.isRequired, !all.contains(where: { controls[$0].isSent }), happens(0.9) {
      let ticks = all.filter { isCommon(controls[$0].value) }
      if !ticks.isEmpty { controls[generator.pick(ticks)].isSent = true }
    }
  }

  private mutating func varyWords(_ input: Input) {
    guard let index = controls.firstIndex(where: { $0.name == input.name }) else { return }
    let words = controls[index].value.split(separator: " ").map(String.init)
    guard happens(zeal) || !words.allSatisfy(isCommon) else { return }
    changed.insert(input.name)
    var some: [String] = []
    for word in words where isCommon(word) && happens(0.6) { some.append(word) }
    if words.allSatisfy({ ID<Action>($0) == nil }) { some.append(generator.pick(Self.words).replacing(" ", with: "-")) }
    controls[index].value = some.joined(separator: " ")
  }

  private mutating func varyRows(_ row: Input, _ own: [Input]) {
    for index in controls.indices where controls[index].name == row.name {
      let id = controls[index].value
      if controls[index].kind == .tick {
        controls[index].isSent = isCommon(id) && happens(0.6)
        changed.insert(row.name)
      } else if !isCommon(id) || happens(zeal / 3) {
        changed.insert(row.name)
        controls[index].isSent = false
      }
    }
    let removed = Set(controls.filter { $0.name == row.name && !$0.isSent && $0.kind != .tick }.map(\.value))
    controls.removeAll { control in
      !control.name.hasPrefix("was.") && (removed.contains { control.name.contains($0) || control.value == $0 })
    }
    for id in rows(of: row) {
      for input in own { varyOwn(input, of: id, in: row) }
    }
    // Where rows are of other things, nobody adds one that is none of them.
    let isOwned = !own.isEmpty && (door.isPartial || action.makes)
    guard happens(isOwned ? (rows(of: row).isEmpty ? 0.9 : zeal) : 0.03) else { return }
    changed.insert(row.name)
    for _ in 0..<Int.random(in: 1...2, using: &generator) { addRow(row, own) }
  }

  private func rows(of row: Input) -> [String] {
    controls.filter { $0.name == row.name && $0.isSent }.map(\.value)
  }

  private mutating func addRow(_ row: Input, _ own: [Input]) {
    let id = newID()
    newRows.insert(id)
    controls.append(Control(name: row.name, value: id, kind: .hidden))
    for input in own where input.isRequired || happens(0.8) {
      let field = input.field(of: id, in: row)
      controls.append(Control(name: field, value: value(of: input, now: "", isHidden: false), kind: .typed))
    }
  }

  private mutating func varyOwn(_ input: Input, of id: String, in row: Input) {
    let field = input.field(of: id, in: row)
    guard let index = controls.firstIndex(where: { $0.name == field }) else { return }
    guard happens(zeal) || !isCommon(controls[index].value) else { return }
    changed.formUnion([row.name, field])
    switch controls[index].kind {
    case .tick: controls[index].isSent.toggle()
    case .selected:
      let options = controls[index].options.filter(isCommon)
      if !options.isEmpty { controls[index].value = generator.pick(options) }
    default:
      controls[index].value = value(of: input, now: controls[index].value, isHidden: controls[index].kind == .hidden)
    }
  }

  /// Whether all that is asked for names things that both houses have.
  private func names(areKnown asked: [Input]) -> Bool {
    let names = Set(asked.map(\.name))
    return controls.allSatisfy { !$0.isSent || !names.contains($0.name) || isCommon($0.value) }
  }

  /// A page where nothing is left to be said is sent for nothing; a program is told that it says nothing.
  private var hasRows: Bool {
    action.asked.allSatisfy { input in
      guard case .rows = input.kind, input.isRequired, !door.isPartial, !action.makes else { return true }
      return !rows(of: input).isEmpty
    }
  }

  // MARK: Values

  private static let words = [
    "Pan de molde", "Ñoquis", "2 kg tomates", "leche", "19", "Ana", "a & b", "“x”", "2 l leche 1,20\n3 pan", "21, 10",
  ]

  /// As people of the language type it.
  private mutating func value(of input: Input, now: String, isHidden: Bool) -> String {
    // What nobody types into stays said.
    if !input.isRequired, !isHidden, happens(0.15) { return "" }
    switch input.kind {
    case .text, .file, .several, .words, .ticks, .rows: return text(of: input, now: now, isHidden: isHidden)
    case .id: return id(of: input)
    case .idOr(let word): return happens(0.3) ? word : id(of: input)
    case .yesNo: return happens(0.5) ? "yes" : "no"
    case .choice(let values): return generator.pick(values)
    case .money, .decimal: return amount(ofMoney: input.kind == .money)
    case .whole(let range):
      return String(Int.random(in: range.lowerBound...min(range.upperBound, range.lowerBound + 40), using: &generator))
    case .day: return day.description
    case .moment: return "\(day)T\(clock)"
    case .clock: return clock
    }
  }

  private mutating func text(of input: Input, now: String, isHidden: Bool) -> String {
    let others = (elsewhere[input.name] ?? []).filter { isCommon($0) && !$0.isEmpty }
    if isHidden {
      if !others.isEmpty, happens(0.9) { return generator.pick(others) }
      return happens(0.8) ? now : generator.pick(Self.words)
    }
    if happens(0.25) { return generator.text() }
    return !others.isEmpty && happens(0.2) ? generator.pick(others) : generator.pick(Self.words)
  }

  private mutating func id(of input: Input) -> String {
    let others = (elsewhere[input.name] ?? []).filter { ID<Action>($0) != nil && isKnown($0) }
    return others.isEmpty || happens(0.03) ? newID() : generator.pick(others)
  }

  /// With as many decimals as the house writes, as lines of activity keep what was typed.
  private mutating func amount(ofMoney isMoney: Bool) -> String {
    let whole = Int.random(in: 0...(happens(0.1) ? 99_999 : 60), using: &generator)
    let cents = happens(0.3) ? 0 : Int.random(in: 0...99, using: &generator)
    let sign = happens(0.03) ? "-" : ""
    var fraction = "\(cents < 10 ? "0" : "")\(cents)"
    while !isMoney, fraction.hasSuffix("0") { fraction.removeLast() }
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole)\(language == .en ? "." : ",")\(fraction)"
  }

  private var day: Day {
    mutating get {
      TestClock.start.day(in: .utc).adding(
        days: Int.random(in: happens(0.8) ? -20...60 : -400...400, using: &generator))
    }
  }

  private var clock: String {
    mutating get {
      let (hour, minute) = (Int.random(in: 4...23, using: &generator), Int.random(in: 0...11, using: &generator) * 5)
      return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
  }

  // MARK: Saying the same

  private mutating func document(offersTheSame: Bool) -> JSON {
    var members: [String: JSON] = [:]
    for input in action.asked {
      guard let said = said(input), !mayLeaveOut(input, said, offersTheSame) else { continue }
      members[input.name] = said
    }
    if door.isPartial, happens(0.3), let was { members["was"] = was }
    return Self.object(members)
  }

  /// With what is said to be nothing.
  private static func object(_ members: [String: JSON]) -> JSON {
    .object(members.mapValues { JSONNode($0, line: 0) })
  }

  private mutating func mayLeaveOut(_ input: Input, _ said: JSON, _ offersTheSame: Bool) -> Bool {
    if input == .newID {
      guard happens(0.1) else { return false }
      if case .text(let id) = said { ids.remove(id) }
      return true
    }
    if !isShown(input) { return true }
    if door.isPartial { return !changed.contains(input.name) && happens(0.5) }
    if door.opening != nil {
      return offersTheSame && !changed.contains(input.name) && !input.isRequired && happens(0.3)
    }
    return said == .null && happens(0.5)
  }

  /// What the form says of what it showed.
  private var was: JSON? {
    mutating get {
      var members: [String: JSON] = [:]
      for input in action.asked where !input.isOfSeveral && input != .newID {
        guard let then = controls.first(where: { $0.name == "was.\(input.name)" }), isCommon(then.value)
        else { continue }
        members[input.name] = json(then.value, of: input)
      }
      return members.isEmpty ? nil : Self.object(members)
    }
  }

  /// - Returns: `nil` where the form doesn't ask.
  private mutating func said(_ input: Input) -> JSON? {
    switch input.kind {
    case .rows(let own): return saidRows(input, own.filter(\.isAsked))
    case .ticks(let word):
      let all = ticks(of: input).map { controls[$0] }
      guard !all.isEmpty else { return nil }
      return .elements(all.filter(\.isSent).map { .text(Self.ticked($0, input, word)) })
    case .several:
      let all = controls.filter { $0.name == input.name }
      return all.isEmpty ? nil : .elements(all.filter(\.isSent).map { .text($0.value) })
    case .words:
      return controls.first { $0.name == input.name }.map { control in
        .elements(control.value.split(whereSeparator: \.isWhitespace).map { .text(String($0)) })
      }
    default: return saidOne(input, input.name)
    }
  }

  private mutating func saidOne(_ input: Input, _ field: String) -> JSON? {
    let all = controls.filter { $0.name == field }
    guard !all.isEmpty else { return nil }
    guard let control = all.first(where: \.isSent) else {
      return input.kind == .yesNo && happens(0.7) ? .bool(false) : .null
    }
    return json(control.value, of: input)
  }

  private mutating func saidRows(_ row: Input, _ own: [Input]) -> JSON? {
    let rows = rows(of: row)
    guard !rows.isEmpty || controls.contains(where: { $0.name == row.name }) || changed.contains(row.name) else {
      return nil
    }
    return .elements(rows.map { saidRow($0, of: row, own) })
  }

  private mutating func saidRow(_ id: String, of row: Input, _ own: [Input]) -> JSON {
    var members = ["id": JSON.text(id)]
    if newRows.contains(id), !own.isEmpty, happens(0.1) {
      members["id"] = nil
      ids.remove(id)
    }
    for input in own {
      let field = input.field(of: id, in: row)
      guard let said = saidOne(input, field) else { continue }
      let stays = door.isPartial && !newRows.contains(id) && !changed.contains(field)
      if stays || said == .null && newRows.contains(id), happens(0.4) { continue }
      members[input.shortName(in: row)] = said
    }
    return Self.object(members)
  }

  private mutating func json(_ typed: String, of input: Input) -> JSON {
    guard !typed.isEmpty else { return input.kind == .text && happens(0.5) ? .text("") : .null }
    switch input.kind {
    case .yesNo: return .bool(typed == "yes")
    case .money, .decimal:
      let digits = typed.replacing(",", with: ".")
      return .text(digits.hasSuffix(".00") && happens(0.5) ? String(digits.dropLast(3)) : digits)
    case .whole: return Int(typed) == nil ? .text(typed) : .number(typed)
    case .moment: return .text(LocalTime(typed).map { Instant($0, in: zone).iso8601 } ?? typed)
    default: return .text(typed)
    }
  }
}

extension Action.Input {
  fileprivate var isOfSeveral: Bool {
    switch kind {
    case .rows, .ticks, .several, .words: true
    default: false
    }
  }
}
