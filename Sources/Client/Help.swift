import Kit

/// What there is to do and read, as the house's description says it.
enum Help {
  /// Commands that go on from some words, else those of as many of them as are known.
  static func near(_ commands: [Command], _ words: [String]) -> [String] {
    var known = words
    while !known.isEmpty, !commands.contains(where: { $0.words.starts(with: known) }) { known.removeLast() }
    let lines = commands.filter { $0.words.starts(with: known) }.map(usage)
    guard known.isEmpty else { return lines }
    return Set(commands.map { $0.words[0] }).sorted()
  }

  static func overview(_ kind: Command.Kind, _ near: [String]) -> String {
    """
    USAGE: sobremesa \(kind.rawValue) <app> <noun>\(kind == .does ? " <verb>" : "") [<arguments>] [--json]

      \(near.joined(separator: "\n  "))

    More of each: sobremesa \(kind.rawValue) <app> --help. The house is that of SOBREMESA_URL and SOBREMESA_TOKEN, or --profile NAME:
    the same two lines in ~/.config/sobremesa/NAME.
    """
  }

  /// `shopping item buy <list> <item> --[no-]bought`.
  static func usage(_ command: Command) -> String {
    let places = command.places.map { "<\($0.name)>" }
    let spoken = command.spoken.map { ["<\($0.name)>\(command.lines == nil ? "" : "...")"] } ?? []
    let others = command.fields.filter { $0 != command.spoken }.map { field in
      let flag = "--\(field.isFlag ? "[no-]" : "")\(field.flag)\(field.isFlag ? "" : " \(value(field.kind))")"
      return field.isRequired ? flag : "[\(flag)]"
    }
    let most = others.count > 6 ? Array(others.prefix(4)) + ["..."] : others
    return (command.words + places + spoken + most).joined(separator: " ")
  }

  static func text(of command: Command) -> String {
    var lines = ["\(command.about)", "", "USAGE: sobremesa \(command.kind.rawValue) \(usage(command))"]
    if let short = command.shortWords {
      lines.append(
        "       sobremesa \(command.kind.rawValue) \((short + command.places.map { "<\($0.name)>" }).joined(separator: " ")) <\(command.lines?.name ?? "")>... | -"
      )
    }
    if !command.fields.isEmpty {
      lines.append("")
      let flags = command.fields.map { "  --\($0.isFlag ? "[no-]" : "")\($0.flag) \($0.isFlag ? "" : value($0.kind))" }
      let width = min(40, flags.map(\.count).max() ?? 0)
      for (field, flag) in zip(command.fields, flags) {
        let about = (field.isRequired ? "Has to be said. " : "") + (field.about ?? "")
        lines.append("\(flag)\(String(repeating: " ", count: max(1, width - flag.count)))  \(about)".trimmedAtEnd)
      }
    }
    lines += ["", "Places and ids are said by name where it is the only one. - reads standard input."]
    if command.kind == .does {
      lines.append(
        "--no-FLAG empties a field. --key K: sent again, it is done once. --if-match TAG: only if nothing has changed. --body JSON: all at once."
      )
    }
    return lines.joined(separator: "\n")
  }

  private static func value(_ kind: Field.Kind) -> String {
    switch kind {
    case .text: "TEXT"
    case .amount: "AMOUNT"
    case .whole: "NUMBER"
    case .flag: ""
    case .id: "NAME|ID"
    case .choice(let values):
      values.count > 6 ? values.prefix(5).joined(separator: "|") + "|..." : values.joined(separator: "|")
    case .idOr(let words): (["NAME", "ID"] + words).joined(separator: "|")
    case .list(let kind): "\(value(kind))..."
    case .rows(let own): own.filter { $0.name != "id" }.map { "\($0.flag)=..." }.joined(separator: ",")
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
