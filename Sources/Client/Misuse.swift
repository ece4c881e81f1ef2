import Kit

/// What was typed and cannot be meant; nothing has been asked of the house for it.
enum Misuse: Error, Equatable {
  case unknownCommand([String], near: [String])
  case unknownFlag(String, of: Command)
  case noValue(String)
  case missing([String])
  case tooMuch(String)
  case noNumber(String, of: Field)
  case noChoice(String, of: Field, [String])
  case noJSON(String)
  case noRow(String, of: Field, [String])
  case noHouse
  case noProfile(String)
  /// Others on the machine may read it.
  case openProfile(String)

  var sentence: Phrase {
    switch self {
    case .unknownCommand(let words, let near):
      ClientPhrases.unknownCommand(words.joined(separator: " "), near.joined(separator: "\n  "))
    case .unknownFlag(let flag, let command):
      ClientPhrases.unknownFlag(flag, command.fields.map { "--\($0.flag)" }.joined(separator: ", "))
    case .noValue(let flag): ClientPhrases.noValue(flag)
    case .missing(let names): ClientPhrases.missing(names.joined(separator: ", "))
    case .tooMuch(let word): ClientPhrases.tooMuch(word)
    case .noNumber(let text, let field): ClientPhrases.noNumber("--\(field.flag)", text)
    case .noChoice(let text, let field, let values):
      ClientPhrases.noChoice("--\(field.flag)", text, values.joined(separator: ", "))
    case .noJSON(let flag): ClientPhrases.noJSON(flag)
    case .noRow(let text, let field, let names):
      ClientPhrases.noRow("--\(field.flag)", text, names.map { "\($0)=…" }.joined(separator: ","))
    case .noHouse: ClientPhrases.noHouse
    case .noProfile(let file): ClientPhrases.noProfile(file)
    case .openProfile(let file): ClientPhrases.openProfile(file)
    }
  }
}
