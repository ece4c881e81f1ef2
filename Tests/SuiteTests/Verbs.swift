import Foundation
import Kit
import TestKit
import Testing

/// One way to use one form that a page holds: what is typed into it, and which of its buttons is pressed.
struct Verb: Sendable {
  let route: Route
  let offer: Offer
  let fields: [(String, String)]
  /// What tells this use of the form from its others: the button that is pressed, the file that is brought.
  let use: String
  let file: BroughtFile?

  struct BroughtFile: Sendable {
    let field: String
    let name: String
    let bytes: [UInt8]
  }

  var address: String { offer.form.action }

  func sent(_ envelope: [(String, String)]) -> [(String, String)] { fields + envelope }

  /// - Parameter envelope: goes along where the form carries a key.
  func send(by browser: TestBrowser, _ envelope: [(String, String)]) async throws -> TestAnswer {
    let fields = offer.form.isKeyed ? sent(envelope) : fields
    guard offer.form.element["enctype"] == "multipart/form-data" else { return try await browser.post(address, fields) }
    // Where nothing was chosen, browsers send a file without a name.
    let file = file ?? BroughtFile(field: "file", name: "", bytes: [])
    return try await browser.upload(address, fields, file: (file.field, file.name, file.bytes))
  }
}

/// What somebody does who fills in a form: examples for each kind of field.
struct Filling {
  /// Of all passwords.
  static let password = "four words make sense"

  /// Where the kind does not say enough, by the last word of the name.
  private static let typed = [
    "address": "High Street 1", "text": "2 kg apples", "stake": "1", "holder": "Marta", "home": "1", "away": "0",
    "code": "Z-9", "drunk_on": "2026-01-01", "rating": "8", "price": "2", "hours": "12:00-16:00", "quantity": "1",
    "year": "2019", "count": "1",
  ]
  private static let kinds = [
    "tel": "600 100 200", "email": "somebody@example.org", "url": "https://localhost/matches.json",
    "date": "2027-01-06",
    "time": "12:00", "datetime-local": "2027-01-06T12:00", "number": "1", "password": password,
  ]

  /// Of the many buttons of a long list, and of the ways to change a long form, a few are enough.
  private static let choices = 6

  struct Way: Sendable {
    static let discarding = "discard"

    let fields: [(String, String)]
    /// The button that is pressed, if it has a name: what it does, not what it does it to.
    var press = ""
  }

  let form: TestForm
  /// Makes what is typed differ.
  let word: String
  /// What only they know who fill it in, by the name of the field.
  var known: [String: String] = [:]

  /// Everything that can be done with the form: each field changed, each button pressed, what is asked for filled in.
  var ways: [Way] {
    let fields = filled {
      ["name", "reason"].contains(Self.word(of: $0)) || $0["required"] != nil || $0["aria-required"] == "true"
    }
    let answers = fields.indices.filter { ["yes", "no"].contains(fields[$0].1) }
    if fields.count == 1, form.presses.isEmpty, let answer = answers.first {
      let press = fields[answer].0 == Way.discarding ? Way.discarding : ""
      return ["yes", "no"].map { Way(fields: [(fields[answer].0, $0)], press: press) }
    }
    let pressed = presses.map { Way(fields: fields + [($0.name, $0.value)], press: deed($0)) }
    guard form.isSentAsItIs else { return pressed }
    let changes = changed(fields)
    let texts = changes.filter { fields in fields.contains { $0.1.hasSuffix(word) } }
    let others = changes.filter { fields in !fields.contains { $0.1.hasSuffix(word) } }
    let typed = Array((texts + others).prefix(Self.choices)).map { Way(fields: $0) }
    return typed + pressed + [Way(fields: fields), Way(fields: filled { _ in true })]
  }

  /// One button of each kind goes before a second one of any.
  private var presses: [(name: String, value: String)] {
    let kinds = Dictionary(grouping: form.presses, by: deed)
    let ranked = form.presses.map { press in
      (press, rank: kinds[deed(press)]?.firstIndex { $0.value == press.value } ?? 0)
    }
    return ranked.sorted { $0.rank < $1.rank }.prefix(Self.choices).map(\.0)
  }

  /// `pick product` of a button that picks the product of one line. Those of a long list do alike.
  private func deed(_ press: (name: String, value: String)) -> String {
    let value = form.presses.count { $0.name == press.name } > Self.choices ? "" : press.value
    return "\(press.name) \(value.replacing(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9]+/, with: ""))"
  }

  /// `price` of `option.ID.price`, `name` of `name.en`, `hours` of `hours.1`.
  private static func word(of input: PageElement) -> String {
    let parts = (input["name"] ?? "").split(separator: ".").map(String.init)
    return parts.last { Language(rawValue: $0) == nil && Int($0) == nil } ?? ""
  }

  /// - Parameter isAsked: whether something is typed into a field that is empty and no example is known of.
  private func filled(where isAsked: (PageElement) -> Bool) -> [(String, String)] {
    var chosen: Set<String> = []
    return form.inputs.enumerated().compactMap { index, input in
      let name = input["name"] ?? ""
      if name == "operation" || input["type"] == "file" { return nil }
      if input["type"] == "radio" || input["type"] == "checkbox" {
        // Of several that none is chosen of, the first; and of a list's rows, as it is done to those that are ticked.
        let isChosen = form.inputs.contains { $0["name"] == name && $0["checked"] != nil }
        let isOne = input["type"] == "radio" || input.classes.contains("row-select")
        guard input["checked"] != nil || isOne && !isChosen && chosen.insert(name).inserted else {
          return nil
        }
        return (name, input["value"] ?? "on")
      }
      let value = form.value(of: input)
      guard value.isEmpty, input["type"] != "hidden" else { return (name, value) }
      return (name, known[name] ?? example(input, name) ?? (isAsked(input) ? "Something \(word) \(index)" : ""))
    }
  }

  private func example(_ input: PageElement, _ name: String) -> String? {
    let kind = input["type"] ?? ""
    // A number of the house's own network.
    if name == "address", form.action.contains("/printers/") { return "192.168.1.50" }
    // Open at noon, and no more than once a day.
    if kind == "time" { return name.hasSuffix(".2") ? "" : name.hasSuffix(".to.1") ? "16:00" : Self.kinds[kind] }
    if let value = kind == "url" ? Self.kinds[kind] : Self.typed[Self.word(of: input)] ?? Self.kinds[kind] {
      return value
    }
    if input.name == "select" { return input.all("option").first { $0["value"]?.isEmpty == false }?["value"] }
    return nil
  }

  /// With one of its fields changed, each in turn.
  private func changed(_ fields: [(String, String)]) -> [[(String, String)]] {
    let isOfSomething = fields.contains { $0.0.hasPrefix("was.") }
    return form.inputs.compactMap { input in
      let (name, value) = (input["name"] ?? "", form.value(of: input))
      if input["type"] == "radio" || input["type"] == "checkbox" {
        guard input["checked"] == nil else { return nil }
        return fields.filter { $0.0 != name || input["type"] == "checkbox" } + [(name, input["value"] ?? "on")]
      }
      guard isOfSomething || !value.isEmpty, let other = changed(input, value) else { return nil }
      return fields.map { $0.0 == name ? (name, other) : $0 }
    }
  }

  private func changed(_ input: PageElement, _ value: String) -> String? {
    if ["hidden", "file"].contains(input["type"]) { return nil }
    if input.name == "select" {
      let other = input.all("option").first { $0["value"] ?? $0.text != value }
      return other.map { $0["value"] ?? $0.text }
    }
    if let number = Int(value) { return String(number + 1) }
    if let typed = Self.typed[Self.word(of: input)] { return typed }
    guard input["inputmode"] == nil, [nil, "text"].contains(input["type"]) else { return nil }
    // What may stand in an address takes no space.
    let isPlain = value.allSatisfy { $0.isLowercase || $0 == "-" } && !value.isEmpty
    return value + (isPlain ? "" : " ") + word
  }
}

extension Crawl {
  /// What can be done with the forms that were found, by the route that takes them. What takes something away comes last, and
  /// what is chosen on the way to something before it.
  /// - Parameters:
  ///   - offers: all that were found unless said otherwise.
  ///   - word: makes what is typed differ.
  func verbs(
    of offers: [Offer]? = nil, word: String = "new", knowing known: [String: String] = [:]
  ) -> [(route: Route, verbs: [Verb])] {
    let typed = offers ?? self.offers.sorted { $0.key < $1.key }.map(\.value)
    let found = Dictionary(grouping: typed) { self.route(of: $0.form.action, method: .post)?.pattern }
    return routes.changes.map { route in
      let verbs = found[route.pattern, default: []].flatMap { offer in
        Filling(form: offer.form, word: word, known: known).ways.flatMap { way in
          files(for: offer.form, on: route).map { file in
            let use = way.press + (file.map { " \($0.name)" } ?? "")
            return Verb(route: route, offer: offer, fields: way.fields, use: use, file: file)
          }
        }
      }
      // Whoever throws a form away has nothing left to send.
      let isLast = { (verb: Verb) in verb.use.hasPrefix(Filling.Way.discarding) }
      return (route, verbs.filter { !isLast($0) } + verbs.filter(isLast))
    }
  }

  /// None for a photo; else one that the app takes, and what was taken out, which says something else of the same things.
  private func files(for form: TestForm, on route: Route) -> [Verb.BroughtFile?] {
    guard let input = form.inputs.first(where: { $0["type"] == "file" }), let field = input["name"] else {
      return [nil]
    }
    guard field == "file", let way = BroughtInTests.Way.all.first(where: { $0.app == route.app }) else {
      return [Verb.BroughtFile(field: field, name: "", bytes: [])]
    }
    let new = Verb.BroughtFile(field: field, name: way.name, bytes: Array(way.file.utf8))
    let renamed = exports.filter { $0.address.hasPrefix(form.action) && $0.address.hasSuffix(".json") }.map { export in
      let text = export.answer.text.replacing(/("name"\s*:\s*")/) { "\($0.output.1)New " }
      return Verb.BroughtFile(field: field, name: "out.json", bytes: Array(text.utf8))
    }
    return [new] + Array(renamed.prefix(1))
  }
}
