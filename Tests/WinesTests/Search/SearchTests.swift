import Kit
import TestKit
import Testing

@testable import Wines

/// What is found, and in which order.
@Suite struct SearchTests {
  @Test(arguments: [
    ("ardanza", ["Viña Ardanza"]), ("vina ard", ["Viña Ardanza"]), ("VIÑA", ["Viña Ardanza"]),
    ("rioja temp", ["Muga Reserva", "Viña Ardanza"]), ("muga", ["Muga Reserva"]), ("albarino", ["Martín Códax"]),
    ("avola", ["Etna Rosso"]), ("d'avola", ["Etna Rosso"]), ("davola", ["Etna Rosso"]), ("d’Avola", ["Etna Rosso"]),
    ("xarello", ["Cordón Negro"]), ("xarel·lo", ["Cordón Negro"]), ("xarel lo", ["Cordón Negro"]),
    ("xarel-lo", ["Cordón Negro"]), ("weissburgunder", ["Weißburgunder Trocken"]), ("weißb", ["Weißburgunder Trocken"]),
    ("rod skaersogaard", ["Rød"]), ("rød", ["Rød"]), ("italia", ["Etna Rosso"]), ("itália", ["Etna Rosso"]),
    ("alemania", ["Weißburgunder Trocken"]), ("germany", ["Weißburgunder Trocken"]), ("2016", ["Muga Reserva"]),
    ("zzz", []), ("muga albarino", ["Muga Reserva"]),
  ])
  func everyWordFindsByItsBeginning(typed: String, names: [String]) async throws {
    let cellar = try await Cellar()
    #expect(try await cellar.names(typed) == names)
  }

  @Test(arguments: [
    ("ardanzza", "Viña Ardanza"), ("adranza", "Viña Ardanza"), ("ardnza", "Viña Ardanza"),
    ("tenpranillo", "Muga Reserva"),
    ("weisburgnder", "Weißburgunder Trocken"), ("freixnet", "Cordón Negro"), ("riojs", "Muga Reserva"),
  ])
  func slipsAreForgiven(typed: String, name: String) async throws {
    #expect(try await Cellar().names(typed).first == name)
  }

  @Test func shortWordsForgiveNothing() async throws {
    let cellar = try await Cellar()
    #expect(try await cellar.names("mugo").isEmpty)
    #expect(try await cellar.names("etno").isEmpty)
    #expect(SearchWords.slips(in: Array("abcd".utf8)) == 0)
    #expect(SearchWords.slips(in: Array("abcde".utf8)) == 1)
    #expect(SearchWords.slips(in: Array("abcdefgh".utf8)) == 1)
    #expect(SearchWords.slips(in: Array("abcdefghi".utf8)) == 2)
  }

  @Test func exactHitsComeBeforeThoseWithSlips() async throws {
    let cellar = try await Cellar(
      """
      name,winery,appellation,country
      Albarin,A,Asturias,Spain
      Alborin,B,Asturias,Spain
      Zalbarin Albarin,C,Asturias,Spain
      """)
    #expect(try await cellar.names("albarin") == ["Albarin", "Zalbarin Albarin", "Alborin"])
  }

  @Test func theAlphabetKnowsEnye() async throws {
    let cellar = try await Cellar(
      """
      name,winery,appellation,country
      Cañada,A,Rioja,Spain
      Canuto,A,Rioja,Spain
      Éxito,A,Rioja,Spain
      Zoco,A,Rioja,Spain
      """)
    #expect(try await cellar.names("") == ["Canuto", "Cañada", "Éxito", "Zoco"])
  }

  @Test func filtersCountWhatChoosingWouldLeave() async throws {
    let cellar = try await Cellar()
    #expect(try await cellar.counts(.type, WineQuery()) == ["red": 4, "white": 2, "sparkling": 1])
    #expect(try await cellar.counts(.type, WineQuery(words: "rioja")) == ["red": 2])
    // Its own narrowing doesn't count: what one would get by choosing another.
    let white = WineQuery(filters: [.type: ["white"], .country: ["ES"]])
    #expect(try await cellar.counts(.type, white) == ["red": 2, "white": 1, "sparkling": 1])
    #expect(try await cellar.counts(.country, white) == ["ES": 1, "DE": 1])
    #expect(try await cellar.names("", white.filters) == ["Martín Códax"])
  }

  /// Of few wines and of most, with and without a filter.
  @Test func everyCountIsWhatChoosingItsValueFinds() async throws {
    let cellar = try await Cellar()
    let filters: [[Facet: Set<String>]] = [[:], [.country: ["ES"]], [.type: ["red"], .score: ["100-4", "100-3"]]]
    for words in ["", "r", "rioja", "a", "e", "muga", "tempranilo", "2016"] {
      for filters in filters {
        for facet in Facet.allCases {
          for (value, count) in try await cellar.counts(facet, WineQuery(words: words, filters: filters)) {
            var chosen = filters
            chosen[facet] = [value]
            #expect(try await cellar.names(words, chosen).count == count, "\(words) \(filters) \(facet) \(value)")
          }
        }
      }
    }
  }

  /// Words that many wines fit exactly and a few of a country do, with others that are spelt alike.
  @Test func whetherSlipsAreForgivenIsSaidByTheWordsAlone() async throws {
    let exact = (1...14).map { "Albarin \($0),A,Asturias,\($0 < 3 ? "Portugal" : "Spain")" }
    let near = (1...4).map { "Alborin \($0),B,Minho,\($0 < 3 ? "Portugal" : "Italy")" }
    let cellar = try await Cellar((["name,winery,appellation,country"] + exact + near).joined(separator: "\n"))
    #expect(try await cellar.counts(.country, WineQuery(words: "albarin")) == ["PT": 2, "ES": 12])
    for words in ["albarin", "alborin", "albarim"] {
      for (value, count) in try await cellar.counts(.country, WineQuery(words: words)) {
        #expect(try await cellar.names(words, [.country: [value]]).count == count, "\(words) \(value)")
      }
    }
  }

  @Test func oneVintageHasToFitAllThatIsAskedOfVintages() async throws {
    let cellar = try await Cellar()
    // 2018 has 92 points, 2016 has 95: together nobody has 95 points of 2018.
    #expect(try await cellar.names("", [.score: ["100-4"]]) == ["Muga Reserva"])
    #expect(try await cellar.names("", [.vintage: ["2018"]]) == ["Muga Reserva"])
    #expect(try await cellar.names("", [.score: ["100-4"], .vintage: ["2018"]]).isEmpty)
    #expect(try await cellar.names("", [.score: ["100-4"], .vintage: ["2016"]]) == ["Muga Reserva"])
    let counts = try await cellar.counts(.vintage, WineQuery(filters: [.score: ["100-4"]]))
    #expect(counts == ["2016": 1])
  }

  @Test func scalesAndCurrenciesAreNotMixed() async throws {
    let cellar = try await Cellar()
    // By score: those out of 100 first, then those out of 5; the newest vintage counts, and never an average.
    #expect(
      try await cellar.names("", by: .score).prefix(4) == [
        "Viña Ardanza", "Muga Reserva", "Etna Rosso", "Martín Códax",
      ])
    #expect(
      try await cellar.names("", by: .price).prefix(5) == [
        "Weißburgunder Trocken", "Martín Códax", "Muga Reserva", "Viña Ardanza", "Etna Rosso",
      ])
  }

  @Test func theIndexIsTheSameAfterItWasKept() async throws {
    let cellar = try await Cellar()
    let (index, again) = try await cellar.marta.read { view in
      let index = try IndexCache.made(from: Catalogue(view))
      return (index, IndexFile.index(from: IndexFile.bytes(of: index)))
    }
    let kept = try #require(again)
    #expect(kept.numbers == index.numbers && kept.postings == index.postings)
    #expect(kept.vocabulary.letters == index.vocabulary.letters && kept.vocabulary.shared == index.vocabulary.shared)
    for facet in Facet.allCases {
      #expect(kept.values(of: facet) == index.values(of: facet))
      #expect(kept.columns[facet]?.items == index.columns[facet]?.items)
    }
    #expect(kept.orders == index.orders && kept.renown == index.renown)
    #expect(kept.fields == index.fields && kept.texts == index.texts && kept.figures == index.figures)
    #expect(IndexFile.index(from: [1, 2, 3]) == nil)
    #expect(IndexFile.index(from: Array(IndexFile.bytes(of: index).dropLast(5))) == nil)
  }

  @Test func nearWordsAreFoundAsATableOfAllDistancesFindsThem() {
    var dice = SeededDice(seed: 5)
    let words = Set(
      (0..<800).map { _ in String((0..<(1 + dice.below(8))).map { _ in "abc".randomElement(using: &dice)! }) }
    )
    .sorted()
    let vocabulary = Vocabulary(words.map { Array($0.utf8)[...] })
    for _ in 0..<60 {
      let typed = String((0..<(5 + dice.below(6))).map { _ in "abc".randomElement(using: &dice)! })
      let slips = 1 + dice.below(2)
      let found = Set(vocabulary.ranges(near: Array(typed.utf8), slips: slips).flatMap { $0.map(vocabulary.word) })
      let expected = Set(words.filter { Self.beginsNear($0, typed, slips) })
      #expect(found == expected, "\(typed) \(slips)")
    }
  }

  /// Whether some beginning of a word lies within so many slips, asked the long way.
  private static func beginsNear(_ word: String, _ typed: String, _ slips: Int) -> Bool {
    let (word, typed) = (Array(word), Array(typed))
    var table = [[Int]](repeating: [Int](repeating: 0, count: typed.count + 1), count: word.count + 1)
    for row in 0...word.count {
      for column in 0...typed.count {
        if row == 0 || column == 0 {
          table[row][column] = row + column
          continue
        }
        var best = min(table[row - 1][column], table[row][column - 1]) + 1
        best = min(best, table[row - 1][column - 1] + (word[row - 1] == typed[column - 1] ? 0 : 1))
        if row > 1, column > 1, word[row - 1] == typed[column - 2], word[row - 2] == typed[column - 1] {
          best = min(best, table[row - 2][column - 2] + 1)
        }
        table[row][column] = best
      }
    }
    return table.contains { $0[typed.count] <= slips }
  }
}

struct SeededDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func below(_ limit: Int) -> Int { Int((next() >> 33) % UInt64(limit)) }
}

/// What is marked in what was found.
@Suite struct MarksTests {
  @Test(arguments: [
    ("vina", "Viña Ardanza", "[Viña] Ardanza"), ("ard", "Viña Ardanza", "Viña [Ard]anza"),
    ("avo", "Nero d'Avola", "Nero d'[Avo]la"), ("davo", "Nero d'Avola", "Nero [d'Avo]la"),
    ("xarell", "Xarel·lo", "[Xarel·l]o"), ("weis", "Weißburgunder", "[Weiß]burgunder"),
    ("r s", "Rød Skær", "[R]ød [S]kær"),
    ("zz", "Viña", "Viña"), ("", "Viña", "Viña"),
  ])
  func theBeginningsThatWereTypedAreMarked(typed: String, text: String, marked: String) {
    let pieces = Marks(typed: typed, near: []).pieces(of: text)
    #expect(pieces.map { $0.isFound ? "[\($0.text)]" : $0.text }.joined() == marked)
  }

  @Test func whatWasFoundWithSlipsIsMarkedAsAWord() {
    let pieces = Marks(typed: "albarino", near: ["alvarinho"]).pieces(of: "Alvarinho Soalheiro")
    #expect(pieces.map { $0.isFound ? "[\($0.text)]" : $0.text }.joined() == "[Alvarinho] Soalheiro")
  }
}
