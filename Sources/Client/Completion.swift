import Kit

extension Client {
  /// What can come next on a command line, as the house was described when it was last asked: a shell waits for nobody.
  /// - Parameter words: after `do` or `read`; the last is being typed.
  package func completions(_ kind: Command.Kind, _ words: [String]) -> [String] {
    do {
      let options = try ClientOptions(words.dropLast())
      var environment = environment
      if let url = options.url { environment["SOBREMESA_URL"] = url }
      guard let wire = Wire(try Profile(options.profile, environment), language: language.rawValue),
        let kept = DescriptionCache(of: wire.address, environment).kept,
        let description = Description(try JSONReader.read(kept.bytes[...]))
      else { return [] }
      return description.completions(kind, after: options.words, of: words.last ?? "")
    } catch {
      return []
    }
  }
}

extension Description {
  func completions(_ kind: Command.Kind, after words: [String], of begun: String) -> [String] {
    let own = ClientOptions.names.subtracting(kind == .reads ? ["body", "key", "if-match"] : []).map { "--\($0)" }
    let all = commands(kind)
    let bare = words.filter { !$0.hasPrefix("-") }
    let next = all.flatMap { [$0.words, $0.shortWords].compactMap(\.self) }.compactMap { path in
      path.count > bare.count && path.starts(with: bare) ? path[bare.count] : nil
    }
    guard next.isEmpty, let command = named(kind, by: bare).commands.first else {
      return Set(next).filter { $0.hasPrefix(begun) }.sorted()
    }
    if let last = words.last, last.hasPrefix("--"),
      case .choice(let values)? = command.field(by: String(last.dropFirst(2)))?.kind
    {
      return values.filter { $0.hasPrefix(begun) }
    }
    guard begun.hasPrefix("-") else { return [] }
    let flags = command.fields.flatMap { field in
      ["--\(field.flag)"] + (field.isFlag || begun.hasPrefix("--no-") ? ["--no-\(field.flag)"] : [])
    }
    return (flags + own.sorted()).filter { $0.hasPrefix(begun) }
  }
}

/// What a shell reads to complete commands: that of the program's own, and of `do` and `read` what the house knows.
package enum CompletionScript {
  /// - Parameter own: the script for all that the program itself knows; its function is the one that is used elsewhere.
  package static func text(_ shell: String, own: String) -> String? {
    switch shell {
    case "bash": own + bash
    case "zsh": own + zsh
    case "fish": own + fish
    default: nil
    }
  }

  private static let bash = """

    _sobremesa_doors() {
        case "${COMP_WORDS[1]}" in
            do|read) mapfile -t COMPREPLY < <("${COMP_WORDS[0]}" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}") ;;
            *) _sobremesa "$@" ;;
        esac
    }
    complete -o filenames -F _sobremesa_doors sobremesa

    """

  private static let zsh = """

    _sobremesa_doors() {
        case "${words[2]}" in
            do|read) compadd -- ${(f)"$("${words[1]}" complete -- "${(@)words[2,CURRENT]}")"} ;;
            *) _sobremesa "$@" ;;
        esac
    }
    compdef _sobremesa_doors sobremesa

    """

  private static let fish = """

    complete -c sobremesa -n '__fish_seen_subcommand_from do read' -f -a '(sobremesa complete -- (commandline -opc)[2..] (commandline -ct))'

    """
}
