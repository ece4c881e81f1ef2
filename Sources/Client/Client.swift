import Foundation
import Kit
import NIOHTTP1

/// The program as one that speaks to a house, somewhere, by the door for programs.
package struct Client: Sendable {
  /// 1: the house has refused, or a name is that of none or of several.
  static let refused: Int32 = 1
  static let misused: Int32 = 2
  static let unanswered: Int32 = 3

  let environment: [String: String]
  /// Of the sentences for people.
  let language: Language
  let input: @Sendable () throws -> String
  let output: @Sendable (String) -> Void
  let complaint: @Sendable (String) -> Void

  package init(
    environment: [String: String], input: @escaping @Sendable () throws -> String,
    output: @escaping @Sendable (String) -> Void, complaint: @escaping @Sendable (String) -> Void
  ) {
    (self.environment, self.input, self.output, self.complaint) = (environment, input, output, complaint)
    language = Self.language(environment)
  }

  /// By `LC_ALL`, `LC_MESSAGES` or `LANG`, such as `pt_BR.UTF-8`.
  static func language(_ environment: [String: String]) -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return Language(acceptLanguage: String(said.prefix { $0 != "_" && $0 != "." && $0 != "@" }))
  }

  /// - Returns: the code that the program ends with.
  package func run(_ kind: Command.Kind, _ arguments: [String]) async -> Int32 {
    do {
      let options = try ClientOptions(arguments)
      return try await run(kind, options)
    } catch let misuse as Misuse {
      return complain(misuse.sentence, Self.misused)
    } catch let refusal as ClientRefusal {
      return complain(refusal.sentence, Self.refused)
    } catch let silence as Silence {
      return complain(silence.sentence, Self.unanswered)
    } catch {
      complaint("\(error)")
      return Self.refused
    }
  }

  private func complain(_ sentence: Phrase, _ code: Int32) -> Int32 {
    complaint(text(sentence))
    return code
  }

  /// Names and problems in it are whatever a house says.
  func text(_ phrase: Phrase) -> String {
    let text = phrase.text(in: ReaderLocale(language: language, zone: .utc))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { Listing.powerless(String($0)) }.joined(separator: "\n")
  }

  private func run(_ kind: Command.Kind, _ options: ClientOptions) async throws -> Int32 {
    var environment = environment
    if let url = options.url { environment["SOBREMESA_URL"] = url }
    let profile = try Profile(options.profile, environment)
    guard let wire = Wire(profile, language: language.rawValue) else { throw Misuse.noHouse }
    let house = HouseDoor(wire: wire, cache: DescriptionCache(of: wire.address, environment))
    let description = try await house.description()
    let bare = Array(options.words.prefix { !$0.hasPrefix("-") || $0 == "-" })
    let (commands, length) = description.named(kind, by: bare)
    guard let command = commands.first else {
      let near = Help.near(description.commands(kind), bare)
      guard options.isHelp || bare.isEmpty else { throw Misuse.unknownCommand(bare, near: near) }
      output(Help.overview(kind, near))
      return bare.isEmpty && !options.isHelp ? Self.misused : 0
    }
    if options.isHelp {
      output(
        commands.filter { $0.words.count >= length || $0.shortWords != nil }.map { Help.text(of: $0) }.joined(
          separator: "\n\n"))
      return 0
    }
    var said = try Said(Array(options.words.dropFirst(length)), to: command, input: input)
    let space = try await house.space()
    try await house.name(&said, for: command, in: space, description)
    return try await house.carryOut(said, command, in: space, options, self)
  }
}

/// What the house, or what it has, stands against.
enum ClientRefusal: Error {
  case problem(String)
  case notCalled(String, place: String, there: [JSONNode])
  case severalCalled(String, place: String, [JSONNode])
  case needsID(String, place: String)

  var sentence: Phrase {
    switch self {
    case .problem(let text): Phrase(verbatim: text)
    case .notCalled(let name, let place, let there):
      ClientPhrases.notCalled(name, place, there.map { "  \(NamedThings.label(of: $0))" }.joined(separator: "\n"))
    case .severalCalled(let name, let place, let things):
      ClientPhrases.severalCalled(
        name, place,
        things.map { "  \($0["id"]?.text ?? "")  \(NamedThings.label(of: $0))" }.joined(separator: "\n"))
    case .needsID(let text, let place): ClientPhrases.needsID(place, text)
    }
  }
}

/// Nobody has answered, or somebody who is no house.
enum Silence: Error {
  case noAnswer(String, isRead: Bool)
  case noTrust(String)
  case noHouseThere(String)

  var sentence: Phrase {
    switch self {
    case .noAnswer(let house, let isRead):
      isRead ? ClientPhrases.noAnswerRead(house) : ClientPhrases.noAnswer(house)
    case .noTrust(let house): ClientPhrases.noTrust(house)
    case .noHouseThere(let house): ClientPhrases.noHouseThere(house)
    }
  }
}
