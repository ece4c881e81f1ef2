import Kit

/// What the program itself is told among the words of a command.
struct ClientOptions: Equatable {
  var profile: String?
  var url: String?
  /// By which the same is done once, however often it is sent.
  var key: String?
  var tag: String?
  var isJSON = false
  var isHelp = false
  /// All the others, in their order.
  var words: [String] = []

  /// Their names, which no field of a house may have.
  static let names: Set<String> = ["profile", "url", "key", "if-match", "json", "help", "body"]

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": isJSON = true
      case "--help", "-h": isHelp = true
      case "--":
        words += [word] + rest
        return
      default:
        guard word.hasPrefix("--") else {
          words.append(word)
          continue
        }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let place: WritableKeyPath<ClientOptions, String?>? =
          switch parts[0] {
          case "--profile": \.profile
          case "--url": \.url
          case "--key": \.key
          case "--if-match": \.tag
          default: nil
          }
        guard let place else {
          words.append(word)
          continue
        }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else { throw Misuse.noValue(parts[0]) }
        self[keyPath: place] = value
      }
    }
  }
}
