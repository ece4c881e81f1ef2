import Kit

/// One line of what is wanted for a thing, as its form shows it and holds it.
struct WantedLine: Hashable, Sendable {
  /// Of what is typed in one, in Unicode scalars.
  static let limit = 200
  private static let most = 5_000

  /// Tells it from the other lines of its form.
  let id: String
  /// Of which of the things it is, by its place among them.
  let thing: Int
  /// What the app of the thing calls it; empty where it is itself what is wanted.
  let source: String
  /// What stood there when the form was first shown; nothing in a line for something else.
  let proposed: String
  let words: String
  let isWanted: Bool

  var isAdded: Bool { proposed.isEmpty }

  /// What a form says, in its order, of the things that its address names.
  static func all(in form: Form, of things: [Wanted]) -> [WantedLine] {
    form.values(of: "line").prefix(most).compactMap { line in
      guard let thing = Int(form["thing-\(line)"]), things.indices.contains(thing) else { return nil }
      return WantedLine(
        id: line, thing: thing, source: things[thing].source,
        proposed: form.trimmed("proposed-\(line)").cut(to: limit), words: form.trimmed("words-\(line)").cut(to: limit),
        isWanted: form["wanted-\(line)"] == "yes")
    }
  }

  /// What goes onto the list, each thing once.
  static func text(_ lines: [WantedLine]) -> String {
    var seen: Set<String> = []
    return lines.filter { $0.isWanted && !$0.words.isEmpty && seen.insert($0.words.searchKey).inserted }
      .map(\.words).joined(separator: "\n")
  }
}

extension Action {
  static let putWanted = Action(
    "shopping.wanted.put",
    [
      Input(
        "line", .rows([Input("thing"), Input("proposed"), Input("words"), Input("wanted", .yesNo)]), isRequired: true),
      Input("list", .id), Input("new", .yesNo),
    ], offline: .never(ShoppingPhrases.wantedNeedsSignal), isOfPages: true)
}
