import Kit
import TestKit
import Testing

@testable import Wines

/// What the page of a wine shows.
@Suite struct CardTests {
  private static let vintages = (2001...2012).map { "Muro,Casa,Rioja,Spain,red,\($0),\(80 + $0 % 10),100,Guide" }
  private static let table = (["name,winery,appellation,country,type,year,score,scale,source"] + vintages)
    .joined(separator: "\n")

  private func page(_ wine: String, in cellar: Cellar, _ query: WineQuery? = nil) async throws -> TestPage {
    let link = WinesPaths.wine(try #require(try await cellar.wine(wine)).number)
    return try await cellar.marta.get(query.map { $0.kept(link.with("list", "all")) } ?? link).page
  }

  @Test func theLabelSaysWhoMadeItWhereAndOfWhat() async throws {
    let cellar = try await Cellar()
    let page = try await page("Viña Ardanza", in: cellar)
    #expect(page.texts(of: ".wine-label dd") == ["La Rioja Alta", "Rioja, Spain", "Tempranillo, Garnacha", "Red"])
    #expect(page.root.first(".wine-head")?["data-type"] == "red")
    // A score stands on its scale, which begins at fifty of a hundred.
    #expect(page.root.first(".wine-scale-part")?["width"] == "88.0%")
  }

  @Test func manyVintagesAreColumnsAndAFoldedList() async throws {
    let cellar = try await Cellar(Self.table)
    let page = try await page("Muro", in: cellar)
    #expect(page.root.all(".wine-vintages .columns tbody tr").count == 12)
    #expect(page.texts(of: ".wine-vintages h3").prefix(3) == ["2012", "2011", "2010"])
    #expect(page.root.all("details .wine-vintage").count == 9)
    // The vintage that was asked for stands first.
    let asked = try await self.page("Muro", in: cellar, WineQuery(words: "muro 2005"))
    #expect(asked.texts(of: ".wine-vintages h3").first == "2005")
  }

  @Test func aNoteShowsItsStars() async throws {
    let cellar = try await Cellar()
    let marta = cellar.marta
    let wine = try #require(try await cellar.wine("Viña Ardanza")).number
    let form = try #require(
      try await marta.get(WinesPaths.newTasting(wine)).page.forms.first { $0.action.hasSuffix("new") })
    _ = try await marta.browser.submit(form, typing: ["rating": "9", "drunk_on": "2020-05-04"])
    #expect(try await page("Viña Ardanza", in: cellar).texts(of: ".wine-stars") == ["4.5 of 5"])
    #expect(try await marta.get(WinesPaths.newTasting(wine)).text.contains("<star-field>"))
  }
}
