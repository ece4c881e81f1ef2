import Testing

@testable import Kit

@Suite struct HouseNewsTests {
  private static let id = "0199a000-0000-7000-8000-000000000001"
  private static let space = ID<Space>(id)!

  @Test(
    arguments: [
      .change(Announcement(space: space, sequence: 7, topics: ["notes.note", "*", "notes.note!secret"])),
      .change(Announcement(space: space, sequence: 8, topics: [])), .stands(space, at: 9), .accounts, .dismissed(space),
      .counted(3),
      .ended(.session(ID(id)!)), .ended(.guest(ID(id)!)), .ended(.visitor(ID(id)!)),
    ] as [HouseNews])
  func whatIsToldIsUnderstood(news: HouseNews) {
    #expect(HouseNews(line: news.line) == news)
  }

  @Test(arguments: [
    "", "change", "change \(id)", "change \(id) x", "accounts 3", "counted", "counted x", "stands \(id)", "session 7",
    "another \(id)",
  ])
  func whatAnotherProgramSaysIsLeftAlone(line: String) {
    #expect(HouseNews(line: line) == nil)
  }

  /// Half of it would count for all.
  @Test func whatTouchesMoreThanALineHoldsIsToldAsAWhole() {
    let topics = Set((1...400).map { Topic("notes.what-has-a-long-name-\($0)") })
    let line = HouseNews.change(Announcement(space: Self.space, sequence: 7, topics: topics)).line
    #expect(HouseNews(line: line) == .stands(Self.space, at: 7))
    let long = Topic(String(repeating: "ñ", count: 5_000))
    #expect(HouseNews.change(Announcement(space: Self.space, sequence: 7, topics: [long])).line.utf8.count < 100)
  }
}
