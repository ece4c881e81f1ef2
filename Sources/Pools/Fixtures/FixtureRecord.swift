import Kit

/// A match as a file tells of it.
struct FixtureRecord: Hashable, Sendable {
  /// Where in the file, as people find it: a line.
  let place: String
  let competition: Competition
  let round: RoundName
  /// The competition's own number of the match, where it has one.
  let number: Int?
  var home: FixtureTeam
  var away: FixtureTeam
  let kickOff: KickOff?
  let group: String
  let ground: String
  let status: FixtureStatus
  let score: MatchScore
  /// Whether the time only holds the round's place.
  var isProvisional = false

  /// Whether it only holds a place in its round, as “N.N. v N.N.” does.
  var isOfNobody: Bool { FixtureTeam.isNobody(home.name) && FixtureTeam.isNobody(away.name) }

  /// With the space's own teams under whatever name the file has for them.
  func resolved(by own: OwnTeams) -> FixtureRecord {
    var record = self
    (record.home, record.away) = (own.team(for: home), own.team(for: away))
    return record
  }
}

/// One side of a match in a file.
enum FixtureTeam: Hashable, Sendable {
  case side(Side)
  /// Who will play isn't known yet: “W74”, “3A/B/C/D/F”.
  case undecided(String)

  /// As a file of a competition calls it.
  /// - Parameter country: ``Competition/country``.
  init(named name: String, in country: String?) {
    self = Self.isUndecided(name) ? .undecided(name) : .side(ClubBook.shared.side(named: name, in: country))
  }

  /// Begins with `?` while it isn't decided, so that such sides are told from teams.
  var key: String {
    switch self {
    case .side(let side): side.key
    case .undecided(let text): "?\(text.searchKey)"
    }
  }

  var name: String {
    switch self {
    case .side(let side): side.name
    case .undecided(let text): text
    }
  }

  var isDecided: Bool { if case .side = self { true } else { false } }

  /// “N.N.”, “TBD”: any number of sides are called so.
  static func isNobody(_ name: String) -> Bool {
    ["", "n n", "nn", "tbd", "tba", "tbc", "to be determined", "to be decided"].contains(name.searchKey)
  }

  /// “W74”, “L101”, “1A”, “2B”, “3A/B/C/D/F”, “Winner Group A”, “TBD”.
  static func isUndecided(_ name: String) -> Bool {
    let words = name.searchKey.split(separator: " ").map(String.init)
    guard let first = words.first else { return true }
    if isNobody(name) { return true }
    if ["tbd", "tba", "winner", "loser", "ganador", "perdedor", "vencedor", "undecided"].contains(first) {
      return true
    }
    if name.searchKey.hasPrefix("runner up") || name.searchKey.hasPrefix("to be ") { return true }
    let rest = first.dropFirst()
    if words.count == 1, let letter = first.first, "wl".contains(letter), !rest.isEmpty, rest.allSatisfy(\.isNumber) {
      return true
    }
    guard let digit = first.first, digit.isNumber, rest.count == 1, rest.allSatisfy(\.isLetter) else { return false }
    return words.dropFirst().allSatisfy { $0.count == 1 && $0.allSatisfy(\.isLetter) }
  }
}

/// What is wrong at one place of a file.
struct FixtureProblem: Hashable, Sendable, Codable {
  enum Kind: Error, Hashable, Codable {
    case noTeams, sameTeam, noRound
    case wrongDate(String)
    case wrongTime(String)
    case wrongStatus(String)
    case notUnderstood, notAMatch
    /// A line of a text that tells of no match.
    case noMatch
    /// Nothing says of which year the dates are.
    case noYear
    /// The file's head says that it has so many.
    case countDiffers(said: Int, read: Int)
    /// The match is taken, its score is not.
    case wrongScore
    case inconsistentScore
    /// The file has the match a second time.
    case repeated(place: String)
  }

  let place: String
  let kind: Kind
  /// The match, where it could be read.
  var match = ""

  /// Whether no match is left out for it.
  var isTaken: Bool {
    switch kind {
    case .wrongScore, .inconsistentScore, .noMatch, .noYear, .countDiffers: true
    default: false
    }
  }

  /// Whether a match was taken without what is told of it.
  var isOfAScore: Bool { kind == .wrongScore || kind == .inconsistentScore }
}
