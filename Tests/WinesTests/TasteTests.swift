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
