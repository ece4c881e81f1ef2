import Kit
import TestKit
import Testing

@testable import Wines

/// In which order wines stand that fit, and what is done where none does.
@Suite struct MeantFirstTests {
  private static let table = """
    name,winery,appellation,country,grapes,type,food,year,score,scale,opinions,source,price,currency
    Aro,Muga,Rioja,Spain,Tempranillo,red,,2016,4.6,5,120,Drinkers,175.00,EUR
    Reserva,Muga,Rioja,Spain,Tempranillo,red,Lamb,2018,4.1,5,9000,Drinkers,19.00,EUR
    Reserva,Muga,Rioja,Spain,,,,2012,4.3,5,400,Drinkers,25.00,EUR
    Château Margaux,Château Margaux,Margaux,France,Merlot,red,,2010,4.7,5,800,Drinkers,700.00,EUR
    Pavillon Rouge du Château Margaux,Château Margaux,Margaux,France,Merlot,red,,2010,4.3,5,1500,Drinkers,200.00,EUR
    Margaux,Château Giscours,Margaux,France,Merlot,red,,2015,4.2,5,900,Drinkers,60.00,EUR
    Prosecco,Ruffino,Prosecco,Italy,Glera,sparkling,,2020,3.6,5,700,Drinkers,12.00,USD
    Fino,Lustau,Jerez,Spain,Palomino,fortified,,2020,3.9,5,50,Drinkers,11.00,EUR
    Cosecha,Pago,Ribera del Duero,Spain,Tinto Fino,red,,2019,4.2,5,3000,Drinkers,30.00,EUR
    Roda I,Roda,Rioja,Spain,Tempranillo,red,,2015,4.3,5,900,Drinkers,40.00,EUR
    Cannonau Riserva,Sella,Sardegna,Italy,Cannonau,red,,2018,3.8,5,80,Drinkers,14.00,EUR
    """

  @Test(arguments: [
    ("muga", "Reserva"), ("chateau margaux", "Château Margaux"), ("margaux chateau", "Château Margaux"),
    ("fino", "Fino"),
    ("tinto rioja", "Reserva"), ("roda 1", "Roda I"), ("garnacha", "Cannonau Riserva"), ("prosseco", "Prosecco"),
    ("un tinto para cordero", "Reserva"), ("sherry", "Fino"), ("tinto menos de 15 euros", "Cannonau Riserva"),
  ])
  func whatIsMeantStandsFirst(typed: String, name: String) async throws {
    #expect(try await Cellar(Self.table).names(typed, by: .relevance).first == name)
  }

  @Test func theAlphabetIsAChoice() async throws {
    let page = try await Cellar(Self.table).marta.get(WinesPaths.list(.all).with("q", "muga").with("sort", "name")).text
    let (aro, reserva) = (try #require(page.range(of: "Aro")), try #require(page.range(of: ">Reserva")))
    #expect(aro.lowerBound < reserva.lowerBound && page.contains("By name"))
  }

  @Test func pagesOfALongListHoldEachWineOnce() async throws {
    let cellar = try await Cellar(Cellar.many)
    let (first, rest, whole) = try await cellar.marta.read { view in
      let hits = try cellar.index.search(view.connection).hits(WineQuery(words: "house"))
      return (hits.numbers(from: 0, limit: 40), hits.numbers(from: 40, limit: 40), hits.total)
    }
    #expect(whole == 60 && first.count + rest.count == 60 && Set(first + rest).count == 60)
  }

  @Test func aYearChoosesTheVintageThatShowsAndHidesNothing() async throws {
    let marta = try await Cellar(Self.table).marta
    let old = try await marta.get(WinesPaths.list(.all).with("q", "muga reserva 2012")).text
    #expect(old.contains("Vintage 2012") && old.contains("4.3/5") && old.contains("25.00") && !old.contains("19.00"))
    let other = try await marta.get(WinesPaths.list(.all).with("q", "muga reserva 1994")).text
    #expect(other.contains("</mark> 2018") && other.contains("19.00"))
  }

  @Test func whatWasUnderstoodIsTakenOffByALink() async throws {
    let marta = try await Cellar(Self.table).marta
    let page = try await marta.get(WinesPaths.list(.all).with("q", "tinto rioja menos de 20")).page
    let chips = page.root.all("a.chip")
    #expect(chips.map(\.text) == ["Red : remove", "Below 20 : remove"])
    let rest = try #require(chips.last?["href"])
    #expect(try await marta.browser.get(rest).page.root.all("a.chip").map(\.text) == ["Red : remove"])
  }

  @Test func whereNothingHasAllTheBestWithoutOneIsSaidToBeThat() async throws {
    let cellar = try await Cellar(Self.table)
    let page = try await cellar.marta.get(WinesPaths.list(.all).with("q", "tinto muga para sushi")).text
    #expect(page.contains("These are the best without “sushi”") && page.contains("Reserva"))
  }

  /// Who names a place is shown the place.
  @Test(arguments: [("rioja para sushi", "sushi"), ("prosecco que no pase de 5", "que no pase de 5")])
  func placesStayAndTheRestGoes(typed: String, without: String) async throws {
    let page = try await Cellar(Self.table).marta.get(WinesPaths.list(.all).with("q", typed)).page
    #expect(page.root.text.contains("without “\(without)”"))
    #expect(page.root.all("main a.chip").isEmpty)
    let places = page.root.all(".row mark").map(\.text)
    #expect(!places.isEmpty && places.allSatisfy { typed.searchKey.contains($0.searchKey) })
  }

  @Test func whereNothingCostsAsMuchInACurrencyOthersAreShownAndSaidToBe() async throws {
    let page = try await Cellar(Self.table).marta.get(WinesPaths.list(.all).with("q", "rioja menos de 20 libras")).page
    #expect(page.root.text.contains("There is none in £; these prices are in another currency."))
    #expect(page.root.all("main a.chip").map(\.text) == ["Below 20 : remove"])
    #expect(page.root.text.contains("19.00") && !page.root.text.contains("175.00"))
    // Something else is in the way: what costs so much in the currency that was named is there.
    let named = try await Cellar(Self.table).marta.get(
      WinesPaths.list(.all).with("q", "rioja menos de 20 euros sushi")
    ).page
    #expect(named.root.text.contains("without “sushi”") && !named.root.text.contains("There is none"))
  }

  @Test func whereNothingFitsWhatWasUnderstoodIsTakenOffByALink() async throws {
    let page = try await Cellar(Self.table).marta.get(WinesPaths.list(.all).with("q", "99 puntos")).page
    #expect(page.root.all("main a.chip").map(\.text) == ["From 99/100 : remove"])
    #expect(page.root.text.contains("No wine fits."))
  }

  @Test func aVintageThatIsJudgedStandsBeforeOneThatIsOnlyListed() async throws {
    let cellar = try await Cellar(
      """
      name,winery,appellation,country,type,year,score,scale,opinions,source,price,currency,vintages
      Famous,Alta,Rioja,Spain,red,2019,4.8,5,90000,Drinkers,90.00,EUR,2009
      Plain,Baja,Rioja,Spain,red,2009,3.9,5,12,Drinkers,12.00,EUR,
      """)
    let names = try await cellar.names("rioja 2009", by: .relevance)
    #expect(names == ["Plain", "Famous"])
  }

  @Test func aWineOfWhichNobodyKnowsTheTypeIsNoRose() async throws {
    let cellar = try await Cellar(
      """
      name,winery,appellation,country,grapes,type,food,year,score,scale,opinions,source,price,currency
      Nameless,Nowhere,Rioja,Spain,,,,,,,,Web,,
      Pink,Muga,Rioja,Spain,,rose,,,,,,Web,,
      """)
    let menu = try await cellar.marta.get(WinesPaths.menu()).page
    #expect(menu.root.all(".wine-entry-name").map(\.text) == ["Reds", "Whites", "Rosé and others", "Unclassified"])
    #expect(try await cellar.marta.get(WinesPaths.list(.unknown)).text.contains("Nameless"))
    #expect(try await !cellar.marta.get(WinesPaths.list(.others)).text.contains("Nameless"))
    let known = try await Cellar(Self.table).marta.get(WinesPaths.menu()).page
    #expect(known.root.all(".wine-entry-name").count == 3)
  }

  @Test func aWordThatWasTakenForAnotherIsNamed() async throws {
    let cellar = try await Cellar(Self.table)
    let page = try await cellar.marta.get(WinesPaths.list(.all).with("q", "prosseco")).page
    let link = try #require(page.root.first(".wine-meant a"))
    #expect(link.text == "Did you mean “prosecco”?")
    #expect(try await cellar.marta.browser.get(try #require(link["href"])).text.contains("<mark>Prosecco</mark>"))
  }

  @Test func marksShowWhatWasFoundAndNothingElse() async throws {
    let page = try await Cellar(Self.table).marta.get(WinesPaths.list(.all).with("q", "reserva de muga")).text
    #expect(page.contains("<mark>Reserva</mark>") && !page.contains("<mark>de</mark>") && !page.contains("<mark>D"))
  }
}
