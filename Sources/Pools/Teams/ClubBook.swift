import Foundation
import Kit

/// The clubs and national teams of the configuration file `assets/pools/teams.json`, found by any of their names.
struct ClubBook: Sendable {
  static let shared: ClubBook = {
    do {
      return try ClubBook(AssetLibrary.shared.file("pools/teams.json") ?? [])
    } catch {
      fatalError("the file of teams that this program was built with cannot be read: \(error)")
    }
  }()

  /// In the order of the file.
  let clubs: [Club]
  let nations: [Nation]
  private let byKey: [String: Int]
  private let byName: [String: Int]
  /// By country and name: what only means a club among those of its own country, as “Sporting” does.
  private let atHome: [String: [String: Int]]
  private let byCode: [String: Nation]

  init(_ json: [UInt8]) throws {
    let records = try JSONDecoder().decode([Record].self, from: Data(json))
    clubs = try records.map { try $0.club }
    nations = records.compactMap(\.nation)
    byCode = Dictionary(nations.map { ($0.code, $0) }) { first, _ in first }
    byKey = Dictionary(uniqueKeysWithValues: clubs.enumerated().map { ($1.key, $0) })
    var names: [String: Int] = [:]
    for (index, club) in clubs.enumerated() {
      for name in club.names where names[name.searchKey] == nil { names[name.searchKey] = index }
    }
    byName = names
    var own: [String: [String: Int]] = [:]
    for (index, record) in records.enumerated() {
      for name in record.atHome ?? [] { own[clubs[index].country, default: [:]][name.searchKey] = index }
    }
    atHome = own
  }

  func club(_ key: String) -> Club? {
    byKey[key].map { clubs[$0] }
  }

  /// The club that a file calls so; what only says that it is a football club counts when nothing else helps.
  /// - Parameter country: of the competition that the file is of, whose clubs are no others' namesakes.
  func club(named name: String, in country: String? = nil) -> Club? {
    if let (bare, nation) = suffixed(name) {
      return nation.clubs.flatMap { club(exactly: bare.searchKey, in: $0) }
    }
    return club(exactly: name.searchKey, in: country)
  }

  private func club(exactly key: String, in country: String?) -> Club? {
    let own = country.flatMap { atHome[$0]?[key] }
    guard let club = (own ?? byName[key] ?? byName[Self.bare(key)]).map({ clubs[$0] }) else { return nil }
    return country == nil || club.isNation || club.country == country ? club : nil
  }

  /// “Real Madrid CF (ESP)”, “Botafogo (Bra)”: a club and its country.
  private func suffixed(_ name: String) -> (name: String, nation: Nation)? {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "("), open > name.startIndex,
      let nation = byCode[name[name.index(after: open)...].dropLast().uppercased()]
    else { return nil }
    let bare = name[..<open].trimmed
    return bare.isEmpty ? nil : (bare, nation)
  }

  /// The side that a name stands for: a known club, or one of its own with the neutral shield.
  func side(named name: String, in country: String? = nil) -> Side {
    guard let club = club(named: name, in: country) else {
      return Side(key: "\(Side.unknown)\(Self.bare(name.searchKey))", name: name, shield: .neutral)
    }
    return Side(key: club.key, name: club.names[0], shield: club.shield)
  }

  /// “fc famalicao” and “famalicao cf” are both “famalicao”.
  static func bare(_ key: String) -> String {
    let words = key.split(separator: " ").filter { !clubWords.contains(String($0)) }
    return words.isEmpty ? key : words.joined(separator: " ")
  }

  private static let clubWords: Set<String> = [
    "fc", "cf", "afc", "sc", "ac", "cd", "ud", "sd", "ad", "fk", "sk", "if", "bk",
  ]

  private struct Record: Decodable {
    let key: String
    /// One for all languages, or one for each.
    let name: String?
    let names: [String: String]?
    let colours: [String]
    let pattern: Shield.Pattern
    let aliases: [String]
    let atHome: [String]?
    let initials: String?
    let code: String?
    let zone: String?
    let titles: [String]?
    let clubs: String?

    var club: Club {
      get throws {
        guard colours.count == 2, let first = Colour(colours[0]), let second = Colour(colours[1]),
          let es = names?["es"] ?? name, let en = names?["en"] ?? name, let pt = names?["pt"] ?? name
        else { throw Wrong(key: key) }
        let title = names == nil ? Phrase(verbatim: es) : Phrase(es: "\(es)", en: "\(en)", pt: "\(pt)")
        let all = (names == nil ? [es] : [es, en, pt]) + aliases
        return Club(
          key: key, name: title, names: all, shield: Shield(first: first, second: second, pattern: pattern),
          initials: initials ?? code ?? Initials.of(es), searchKey: all.joined(separator: " ").searchKey)
      }
    }

    var nation: Nation? {
      guard let code, let names else { return nil }
      return Nation(
        code: code, names: Set(names.values.map(\.searchKey)), titles: Set(titles ?? []), zone: zone, clubs: clubs)
    }
  }

  private struct Wrong: Error {
    let key: String
  }
}
