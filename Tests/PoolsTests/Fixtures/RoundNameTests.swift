import Kit
import Testing

@testable import Pools

@Suite struct RoundNameTests {
  private let spanish = ReaderLocale(language: .es, zone: .utc)

  @Test func oneRoundUnderManyNamesIsOne() {
    let keys = ["Matchday 3", "3. Round", "Jornada 3", "Spieltag 3"].map { RoundName(text: $0).key }
    #expect(Set(keys).count == 1)
    #expect(RoundName(text: "Matchday 13").key != RoundName(text: "Matchday 3").key)
  }

  @Test(
    arguments: [
      ("Matchday 3", "Jornada 3"), ("Final", "Final"), ("Semi-finals", "Semifinal"), ("Semifinals", "Semifinal"),
      ("Quarterfinals", "Cuartos de final"), ("Quarter-finals", "Cuartos de final"),
      ("Round of 16", "Octavos de final"),
      ("Group A", "Grupo A"), ("Match for third place", "Tercer puesto"), ("Play-offs", "Play-offs"),
    ])
  func itIsSaidInTheReadersLanguage(name: String, title: String) {
    #expect(RoundName(text: name).title.text(in: spanish) == title)
  }
}
