import TestKit
import Testing

@testable import Kit
@testable import Pictures

@Suite struct PictureStoreTests {
  private let thing = ID<GalleryApp>("0192a1b2-0000-7000-8000-000000000001")!

  private func house() async throws -> TestMember {
    try await TestHouse(apps: [GalleryApp()]).owner()
  }

  /// Sends the form as a browser does that has a file chosen.
  private func send(
    _ file: [UInt8] = [], title: String = "", remove: Bool = false, as member: TestMember
  ) async throws -> TestAnswer {
    let form = try #require(try await member.get(GalleryApp.thing(thing)).page.form)
    let removal = remove ? [("photo.remove", "yes")] : []
    return try await member.browser.upload(
      form.action, form.filled(["title": title]) + removal, file: ("photo", "a.bin", file))
  }

  private func count(in member: TestMember) async throws -> Int? {
    try await member.home.database.read { try $0.value("SELECT count(*) AS n FROM kit_picture") }
  }

  private func image(of member: TestMember) async throws -> String? {
    try await member.get(GalleryApp.thing(thing)).page.root.first("img")?["src"]
  }

  @Test func aPictureIsKeptCleanAndShown() async throws {
    let marta = try await house()
    #expect(try await send(PictureFiles.jpeg(), as: marta).status == 303)
    let answer = try await marta.browser.get(try #require(try await image(of: marta)))
    #expect(answer.bytes == (try Picture(cleaning: PictureFiles.jpeg())).bytes)
    #expect(answer.headers[.contentType] == "image/jpeg")
    #expect(answer.headers[.cacheControl] == "private, max-age=31536000, immutable")
    #expect(answer.headers[.xContentTypeOptions] == "nosniff")
  }

  @Test func theFormSendsFilesAndTakesPicturesAlone() async throws {
    let marta = try await house()
    let page = try await marta.get(GalleryApp.thing(thing)).page
    #expect(page.root.first("form[enctype=multipart/form-data]") != nil)
    #expect(page.field("photo")?.element["accept"] == "image/jpeg,image/png,image/webp")
    #expect(page.field("photo.remove") == nil)
  }

  @Test func whatIsNoPictureIsSaidBesideTheField() async throws {
    let marta = try await house()
    let answer = try await send(Array("<svg onload=…>".utf8), title: "kept", as: marta)
    #expect(answer.status == 422)
    #expect(try answer.page.field("photo")?.problem == "This is not a JPEG, PNG or WebP picture. Choose another.")
    #expect(try answer.page.field("title")?.value == "kept")
    #expect(try await count(in: marta) == 0)
  }

  @Test func afterAnotherMistakeTheFormAsksForThePictureAgain() async throws {
    let marta = try await house()
    let answer = try await send(PictureFiles.png(), title: "wrong", as: marta)
    #expect(answer.status == 422)
    #expect(try answer.page.text(of: ".field-note") == "Choose the picture again: it was not saved.")
  }

  @Test func withoutAFileThePictureStaysUntilItIsRemoved() async throws {
    let marta = try await house()
    _ = try await send(PictureFiles.webp(), as: marta)
    let before = try await image(of: marta)
    _ = try await send(as: marta)
    #expect(try await image(of: marta) == before)
    _ = try await send(remove: true, as: marta)
    #expect(try await image(of: marta) == nil)
  }

  @Test func thePictureOfAnotherSpaceIsNotFound() async throws {
    let marta = try await house()
    let luis = try await marta.home.owner("Luis")
    _ = try await send(PictureFiles.jpeg(), as: marta)
    let address = try #require(try await image(of: marta))
    let elsewhere = address.replacing(marta.space.description, with: luis.space.description)
    #expect(try await luis.browser.get(address).status == 404)
    #expect(try await luis.browser.get(elsewhere).status == 404)
  }

  @Test func aPictureThatNothingRefersToIsSweptAfterADay() async throws {
    let marta = try await house()
    _ = try await send(PictureFiles.jpeg(), as: marta)
    _ = try await send(PictureFiles.png(), as: marta)
    let unsaved = try await marta.change { try PictureStore($0).add(Picture(cleaning: PictureFiles.webp())) }
    let drafts = UnsavedFormStore(
      space: marta.space, person: marta.person.id, database: marta.home.database, now: marta.home.clock.now)
    try await drafts.keep(Form([("photo", unsaved.description)]), as: "draft", kind: "gallery.thing")
    try await marta.change { try $0.run("UPDATE gallery_thing SET trash_id = 'some'") }
    await marta.home.house.schedule.runDue()
    #expect(try await count(in: marta) == 3)
    let failures = await marta.home.runOn(for: .seconds(25 * 3600))
    // Of a house with some of the apps a server's database has no copy.
    #expect(failures.filter { $0.job != "kit.back-up" }.isEmpty)
    #expect(try await count(in: marta) == 2)
    try await drafts.forget("draft")
    await marta.home.runOn(for: .seconds(25 * 3600))
    #expect(try await count(in: marta) == 1)
    #expect(try await image(of: marta) != nil)
  }

  @Test func picturesGoWithTheirSpace() async throws {
    let marta = try await house()
    _ = try await send(PictureFiles.jpeg(), as: marta)
    let space = marta.space
    try await marta.home.database.write { try $0.run("DELETE FROM kit_space WHERE id = \(space)") }
    #expect(try await count(in: marta) == 0)
  }
}
