/// What somebody at the machine's terminal asks of a house that runs: one line of JSON over the socket in its folder.
enum HouseCommand: Codable, Equatable {
  case backup
  case signInLink(name: String)
  case resetPassword(name: String)
}

/// What it says to that, in one line too.
enum HouseAnswer: Codable, Equatable {
  /// Where the copy lies, or the link.
  case done(String)
  /// A sentence for the terminal.
  case refused(String)
}
