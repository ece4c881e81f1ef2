import Testing

@testable import Kit

@Suite struct HouseNewsTests {
  private static let id = "0199a000-0000-7000-8000-000000000001"
  private static let space = ID<Space>(id)!

  @Test(
    arguments: [
      .change(Announcement(space: space, sequence: 7, topics: ["notes.note", "*", "notes.note!secret"])),
      .change(Announcement(space: space, sequence: 8, topics: [])), .accounts(3), .dismissed(space),
      .ended(.session(ID(id)!)), .ended(.guest(ID(id)!)), .ended(.visitor(ID(id)!)),
    ] as [HouseNews])
  func whatIsToldIsUnderstood(news: HouseNews) {
    #expect(news.lines.count == 1)
    #expect(news.lines.map { HouseNews(line: $0) } == [news])
  }

  @Test(arguments: ["", "change", "change \(id)", "change \(id) x", "accounts x", "session 7", "another \(id)"])
  func whatAnotherProgramSaysIsLeftAlone(line: String) {
    #expect(HouseNews(line: line) == nil)
  }

  @Test func whatTouchesMuchIsToldInSeveralLines() {
    let topics = Set((1...100).map { Topic("notes.note-\($0)") })
    let lines = HouseNews.change(Announcement(space: Self.space, sequence: 7, topics: topics)).lines
    #expect(lines.count == 3)
    let told = lines.compactMap { HouseNews(line: $0) }.reduce(into: Set<Topic>()) { told, news in
      if case .change(let change) = news { told.formUnion(change.topics) }
    }
    #expect(told == topics)
  }
}
