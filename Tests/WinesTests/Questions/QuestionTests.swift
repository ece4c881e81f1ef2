import Foundation
import Kit
import TestKit
import Testing

@testable import Wines

/// What is taken for a question, and what is answered.
@Suite struct QuestionTests {
  @Test(arguments: [
    "vega sicilia unico 2009", "rioja", "tinto para cordero por menos de 15", "más de 90 puntos", "menos de 20 euros",
    "score over 90", "más barato que 20", "Malbec Mendoza", "port 20 years",
  ])
  func whatNamesOrNarrowsIsNoQuestion(_ words: String) {
    #expect(Question(words) == nil)
  }

  @Test func aQuestionSaysOfWhichWinesItIs() throws {
    let question = try #require(Question("¿Qué puntuación tiene el Vega Sicilia Único de 2009?"))
    #expect(question.asked == .score && question.about == "el Vega Sicilia Único de 2009")
    #expect(Question("How many points does it have?")?.about == "")
    #expect(Question("¿Cuántos vinos hay?")?.about == "")
    #expect(Question("¿Cuántos vinos hay?")?.asked == .count)
    #expect(Question("cuántos puntos tiene el Grange")?.asked == .score)
    #expect(Question("¿Cuál es el más barato de los tintos?")?.asked == .cheapest)
    #expect(Question("qual é o mais barato do Alentejo")?.asked == .cheapest)
  }

  /// The questions of `questions.tsv`, whose answers were read from the wines that come along by another program.
  @Test func questionsInThreeLanguagesAreAnsweredByTheData() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    try await Starter.bringIn(house.installation)
    let index = house.house.shared { IndexCache() }
    let asked = try Asked.all()
    #expect(asked.count >= 80)
    let answers = try await marta.read { view in
      let search = try index.search(view.connection)
      return try asked.map { one in
        let list = WineListQuery(section: .all, query: WineQuery(words: one.words))
        return try list.question.flatMap { try Answer($0, to: list.narrowed, search, Catalogue(view)) }
      }
    }
    var right: [String: (count: Int, of: Int)] = [:]
    for (one, answer) in zip(asked, answers) {
      let said = answer?.sentence.text(in: ReaderLocale(language: one.language, zone: .utc)) ?? "–"
      let isRight = one.isAnswered(by: answer, said)
      right[one.language.rawValue, default: (0, 0)].of += 1
      if isRight { right[one.language.rawValue, default: (0, 0)].count += 1 } else { print("\(one.words) → \(said)") }
      // Not to know is no fault; to say something else is.
      #expect(isRight || answer.map(\.isUnsure) ?? true, "\(one.words) → \(said)")
    }
    print(right)
    for (language, share) in right { #expect(share.count * 100 >= 90 * share.of, "\(language)") }
  }

  @Test func thePageAnswersAboveItsList() async throws {
    let cellar = try await Cellar()
    let page = try await cellar.marta.get(WinesPaths.list(.all).with("q", "how many wines are there?"))
    #expect(
      page.text.contains("wine-answer")
        && page.headers[.init("Permissions-Policy")!]?.contains("microphone=(self)") == true)
    #expect(try await !cellar.marta.get(WinesPaths.list(.all).with("q", "rioja")).text.contains("wine-answer"))
    let menu = try await cellar.marta.get(WinesPaths.menu())
    #expect(menu.headers[.init("Permissions-Policy")!]?.contains("microphone=()") == true)
  }
}

extension Answer {
  /// Whether it says nothing of any wine.
  fileprivate var isUnsure: Bool {
    if case .whichOne = told { true } else { false }
  }
}

/// A question of the file, and what its answer has to hold; a question mark where none is to be given.
private struct Asked: Sendable {
  let language: Language
  let words: String
  let parts: [String]

  func isAnswered(by answer: Answer?, _ said: String) -> Bool {
    parts == ["?"] ? answer?.isUnsure ?? true : answer?.isUnsure == false && parts.allSatisfy(said.contains)
  }

  static func all() throws -> [Asked] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "questions.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.components(separatedBy: "\t")
      try #require(fields.count == 3, "\(line)")
      return Asked(
        language: try #require(Language(rawValue: fields[0])), words: fields[1],
        parts: fields[2].components(separatedBy: "|"))
    }
  }
}
