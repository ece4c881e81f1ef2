import Testing

@testable import Kit
@testable import Notes

@Suite struct PathTests {
  private static let file = Path<ID<Note>, String>(inSpace: "/notes/:note/files/:file")
  private static let id = ID<Note>("0199a000-0000-7000-8000-000000000001")!

  @Test func thePatternAndTheLinkComeFromOneValue() {
    #expect(Self.file.pattern == "/s/:space/notes/:note/files/:file")
    #expect(Self.file(Self.id, "a").path == "/notes/\(Self.id)/files/a")
    #expect(FixedPath(inHouse: "/").pattern == "/")
    #expect(FixedPath(inHouse: "/")().path == "/")
    #expect(FixedPath(inSpace: "/").pattern == "/s/:space")
    #expect(Path<String>(inHouse: "/enter/:token").pattern == "/enter/:token")
  }

  @Test func aLinkEncodesWhatPeopleWrote() {
    let link = Self.file(Self.id, "a/b ?ñ\"<").with("q", "x&y=z").with("none", "").with("n", nil).with("m", "1")
    #expect(link.path == "/notes/\(Self.id)/files/a%2Fb%20%3F%C3%B1%22%3C?q=x%26y%3Dz&m=1")
  }

  @Test func aLinkWithinASpaceLeadsIntoTheReadersSpace() {
    let space = ID<Space>("0199a000-0000-7000-8000-000000000009")!
    #expect(Link(inSpace: "/notes?q=1").address(in: space) == "/s/\(space)/notes?q=1")
    #expect(Link(inSpace: "/").address(in: space) == "/s/\(space)")
    #expect(Link(inHouse: "/me").address(in: space) == "/me")
  }

  @Test func parametersAreReadByTheirNames() throws {
    let (note, file) = try Self.file.parameters(in: ["file": "a/b", "note": Self.id.description, "space": "x"])
    #expect(note == Self.id && file == "a/b")
  }

  @Test(arguments: [[:], ["note": "7", "file": "a"], ["note": "0199a000-0000-7000-8000-000000000001"]])
  func whatIsNotOfItsKindIsNotFound(_ values: [String: String]) {
    #expect(throws: Refusal.notFound) { try Self.file.parameters(in: values) }
  }

  @Test func anIdIsTheSameInUpperCase() {
    #expect(ID<Note>("0199A000-0000-7000-8000-00000000000A") == ID<Note>("0199a000-0000-7000-8000-00000000000a"))
  }
}
