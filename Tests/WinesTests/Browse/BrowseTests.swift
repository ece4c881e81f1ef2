import Kit
import TestKit
import Testing

@testable import Wines

/// What the lists lead to.
@Suite struct BrowseTests {
  /// The name of the wine that an answer leads to.
  private func drawn(_ query: WineQuery, _ section: Section, in cellar: Cellar) async throws -> String? {
    let answer = try await cellar.marta.get(query.kept(WinesPaths.random(section)))
    let path = answer.location?.split(separator: "?").first?.split(separator: "/") ?? []
    guard path.dropLast().last == "bottles", let number = path.last.flatMap({ Int($0) }) else { return nil }
    return try await cellar.marta.read { try Catalogue($0).wine(WineNumber(number)).facts.name }
  }

  @Test func aWineByChanceIsOneOfWhatIsFiltered() async throws {
    let cellar = try await Cellar()
    let asked: [(WineQuery, Section, Set<String>)] = [
      (WineQuery(filters: [.grape: ["Tempranillo"]]), .red, ["Viña Ardanza", "Muga Reserva"]),
      (WineQuery(filters: [.grape: ["Tempranillo"], .score: ["100-4"]]), .red, ["Muga Reserva"]),
      (WineQuery(), .white, ["Martín Códax", "Weißburgunder Trocken"]),
      (WineQuery(words: "rioja"), .all, ["Viña Ardanza", "Muga Reserva"]),
    ]
    for (query, section, names) in asked {
      var found: Set<String> = []
      for _ in 0..<24 { found.insert(try #require(try await drawn(query, section, in: cellar))) }
      #expect(found == names)
    }
    let nothing = WineQuery(filters: [.grape: ["Tempranillo"]])
    #expect(try await drawn(nothing, .white, in: cellar) == nil)
    let answer = try await cellar.marta.get(nothing.kept(WinesPaths.random(.white)))
    #expect(answer.status == 303 && answer.location?.contains("/lists/white?grape=Tempranillo") == true)
  }
}
