import Kit

/// One line of what is wanted for a thing, as its form holds it.
struct WantedLine: Hashable, Sendable {
  /// Of what is typed in one, in Unicode scalars.
  static let limit = 200
  private static let most = 5_000

  let source: String
  let words: String
  let isWanted: Bool

  /// What a form says, in its order.
  static func all(in form: Form) -> [WantedLine] {
    form.values(of: "line").prefix(most).map { line in
      WantedLine(
        source: form.trimmed("source-\(line)").cut(to: limit), words: form.trimmed("words-\(line)").cut(to: limit),
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
      Input("line", .rows([Input("source"), Input("words"), Input("wanted", .yesNo)]), isRequired: true),
      Input("list", .id), Input("new", .yesNo),
    ], offline: .never(ShoppingPhrases.wantedNeedsSignal))
}
