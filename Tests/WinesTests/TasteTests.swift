import Kit
import TestKit
import Testing

@testable import Wines

/// What somebody's ratings say, and which wines are like one.
@Suite struct TasteTests {
  private func rate(_ cellar: Cellar, _ ratings: KeyValuePairs<String, String>) async throws -> Taste {
    let (marta, mint) = (cellar.marta, cellar.house.house.mint)
    let today = mint.now().day(in: .utc)
    for (name, rating) in ratings {
      let wine = try #require(try await cellar.wine(name)).number
      try await marta.change { transaction in
        var draft = TastingDraft(on: today)
        draft.rating = rating
        try OwnStore(transaction, marta.person.id).add(draft, of: wine, id: mint.id(), today: today)
      }
    }
    return try await marta.read { view in
      let rated = try OwnStore(view, marta.person.id).rated()
      return Taste(rated, of: try Catalogue(view).wines(inStretches: rated.compactMap(\.wine)))
    }
  }

  private func texts(_ likings: [Taste.Liking]) -> [String] {
    let english = ReaderLocale(language: .en, zone: .utc)
    return likings.map { "\($0.name.text(in: english)): \($0.count), \($0.average)" }
  }

  @Test func whatOneLikesIsTheMeanOfOnesRatings() async throws {
    let cellar = try await Cellar()
    let taste = try await rate(
      cellar, ["Viña Ardanza": "9", "Muga Reserva": "6", "Etna Rosso": "8", "Martín Códax": "10", "Rød": ""])
    #expect(texts(taste.styles) == ["Red: 3, 383", "White: 1, 500"])
    #expect(texts(taste.regions) == ["Rioja: 2, 375", "Etna: 1, 400", "Rías Baixas: 1, 500"])
  }

  @Test func theCurrencyOfMostPricesIsPlottedAlone() async throws {
    let cellar = try await Cellar()
    let taste = try await rate(
      cellar, ["Viña Ardanza": "9", "Muga Reserva": "6", "Etna Rosso": "8", "Cordón Negro": "7"])
    #expect(
      taste.priced.map { "\($0.name) \($0.price.minorUnits) \($0.rating)" }.sorted() == [
        "Muga Reserva 2100 6", "Viña Ardanza 2750 9",
      ])
  }

  @Test func noMorePricesAreDrawnThanOneCompares() async throws {
    let count = Taste.mostPrices + 5
    let rows = (1...count).map { row("Wine \($0)", 90, "\($0).00,EUR") }.joined()
    let cellar = try await Cellar(header + rows)
    let (marta, mint) = (cellar.marta, cellar.house.house.mint)
    let today = mint.now().day(in: .utc)
    try await marta.change { transaction in
      var draft = TastingDraft(on: today)
      draft.rating = "8"
      for number in 1...count {
        try OwnStore(transaction, marta.person.id).add(draft, of: WineNumber(number), id: mint.id(), today: today)
      }
    }
    let taste = try await marta.read { view in
      let rated = try OwnStore(view, marta.person.id).rated()
      return Taste(rated, of: try Catalogue(view).wines(inStretches: rated.compactMap(\.wine)))
    }
    #expect(taste.priced.count == Taste.mostPrices)
    #expect(taste.styles.map(\.count) == [count])
  }

  @Test func ofTenThousandNotesTheLastThousandSayWhatOneLikesAndThePageStaysShort() async throws {
    let cellar = try await Cellar()
    let (marta, luis) = (cellar.marta, try await cellar.house.member("Luis", of: cellar.marta.space))
    let (red, white) = (
      try #require(try await cellar.wine("Muga Reserva")).number,
      try #require(try await cellar.wine("Martín Códax")).number
    )
    func note(_ wine: WineNumber, _ numbers: Range<Int>, on day: String) async throws {
      for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 500) {
        let rows = (start..<min(start + 500, numbers.upperBound)).map {
          """
          ('00000000-0000-4000-8000-\(100_000_000_000 + $0)', '\(marta.space)', '\(marta.person.id)', 'Marta', \(wine.value), \
          'Wine', 8, '', '\(day)', '')
          """
        }
        let values = SQL(trusted: rows.joined(separator: ", "))
        try await marta.change { transaction in
          try transaction.run(
            """
            INSERT INTO wines_own_tasting (id, space_id, person_id, person_name, wine, wine_name, rating, note, drunk_on, year)
            VALUES \(values)
            """)
        }
      }
    }
    try await note(red, 0..<9_500, on: "2020-01-01")
    try await note(white, 9_500..<10_000, on: "2024-01-01")
    let rated = try await marta.read { try OwnStore($0, marta.person.id).rated() }
    #expect(rated.count == Taste.mostNotes)
    #expect(rated.filter { $0.wine == white }.count == 500 && rated.last?.wine == white)
    let answer = try await marta.get(WinesPaths.taste())
    #expect(try answer.page.words.contains("From the last 1,000 ratings"))
    #expect(answer.bytes.count < 60_000)
    // And as others see it.
    let shown = [("audience", marta.space.description), ("shown", "yes")]
    #expect(try await marta.post(WinesPaths.showing(.taste), shown).status == 303)
    let seen = try await luis.get(WinesPaths.profile(marta.person.id))
    #expect(try seen.page.words.contains("From the last 1,000 ratings"))
    #expect(seen.bytes.count < 60_000)
  }

  private let header = "name,winery,appellation,country,grapes,type,year,score,scale,source,price,currency\n"

  private func row(
    _ name: String, _ score: Int, _ price: String, year: Int = 2020, origin: String = "Rioja",
    grape: String = "Tempranillo"
  ) -> String {
    "\(name),Bodega \(name),\(origin),Spain,\(grape),red,\(year),\(score),100,Guide,\(price)\n"
  }

  @Test func cheaperOnesAreFoundHoweverManyBetterOnesCostMore() async throws {
    let dear = (1...250).map { row("Dear \($0)", 95, "7.50,EUR") }.joined()
    let cellar = try await Cellar(
      header + row("Mine", 85, "6.00,EUR") + row("Cheap", 80, "5.00,EUR") + row("Foreign", 90, "1.00,USD") + dear)
    let mine = try #require(try await cellar.wine("Mine"))
    let similar = try await cellar.similar(to: mine)
    #expect(similar.cheaper.map(\.wine.name) == ["Cheap"])
    #expect(similar.alike.count == Similar.most && similar.alike.allSatisfy { $0.wine.name.hasPrefix("Dear") })
    let text = try await cellar.marta.get(WinesPaths.similar(mine.number)).text
    #expect(text.contains("€1.00 less") && text.contains("Same grape and origin: Tempranillo, Rioja"))
  }

  @Test func whatIsUnknownOfAWineIsNoLikeness() async throws {
    let others = row("Both", 95, ",") + row("Place", 94, ",", grape: "Viura") + row("Grape", 93, ",", origin: "Toro")
    for (origin, grape, names) in [
      ("Rioja", "Tempranillo", ["Both", "Place", "Grape"]), ("Rioja", "", ["Both", "Place"]),
      ("", "Tempranillo", ["Both", "Grape"]), ("", "", []),
    ] {
      let cellar = try await Cellar(header + others + row("Mine", 80, "9.00,EUR", origin: origin, grape: grape))
      let mine = try #require(try await cellar.wine("Mine"))
      let similar = try await cellar.similar(to: mine)
      #expect(similar.alike.map(\.wine.name) == names && similar.cheaper.isEmpty, "\(origin), \(grape)")
    }
  }

  @Test func whatTheNewestVintageCostsIsCompared() async throws {
    let cellar = try await Cellar(
      header + row("Mine", 85, "20.00,EUR") + row("Risen", 90, "9.00,EUR", year: 2015) + row("Risen", 90, "25.00,EUR")
        + row("Fallen", 90, "25.00,EUR", year: 2015) + row("Fallen", 90, "9.00,EUR"))
    let mine = try #require(try await cellar.wine("Mine"))
    let similar = try await cellar.similar(to: mine)
    #expect(similar.cheaper.map(\.wine.name) == ["Fallen"])
  }
}
