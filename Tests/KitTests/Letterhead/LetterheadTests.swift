import TestKit
import Testing

@testable import Kit
@testable import Pictures

@Suite struct LetterheadTests {
  /// Sends the form as a browser does, which is the owner's.
  private func send(
    _ values: [String: String] = [:], logo: [UInt8] = [], remove: Bool = false, as member: TestMember
  ) async throws -> TestAnswer {
    let form = try #require(try await member.get(AccountPaths.letterhead()).page.form)
    let removal = remove ? [("logo.remove", "yes")] : []
    return try await member.browser.upload(
      form.action, form.filled(values) + removal, file: ("logo", "logo.png", logo))
  }

  private func letterhead(of member: TestMember) async throws -> Letterhead {
    try await member.read { try Letterhead(in: $0) }
  }

  @Test func aSpaceThatHasSaidNothingIsCalledByItsName() async throws {
    let marta = try await TestHouse().owner()
    let letterhead = try await letterhead(of: marta)
    #expect(letterhead.details == LetterheadDraft())
    #expect(letterhead.height == 0)
  }

  @Test func whatIsSaidOnceIsThere() async throws {
    let marta = try await TestHouse().owner()
    let said = ["name": "Obrador S.L.", "address": "Calle Mayor 1\n40001 Segovia", "tax_number": "B12345678"]
    #expect(try await send(said, logo: PictureFiles.png(), as: marta).status == 303)
    let letterhead = try await letterhead(of: marta)
    #expect(letterhead.details.name == "Obrador S.L.")
    #expect(letterhead.details.taxNumber == "B12345678")
    // Two lines of address, the number, and the logo.
    #expect(letterhead.height == 3 + 4)
    let logo = try #require(letterhead.logo)
    #expect(try await marta.get(AccountPaths.logo(logo)).headers[.contentType] == "image/png")
  }

  @Test func theLogoStaysUntilItIsRemovedAndIsNotSweptWhileItIsThere() async throws {
    let marta = try await TestHouse().owner()
    _ = try await send(logo: PictureFiles.png(), as: marta)
    let logo = try #require(try await letterhead(of: marta).logo)
    _ = try await send(["phone": "600 100 100"], as: marta)
    await marta.home.runOn(for: .seconds(3 * 24 * 3600))
    #expect(try await marta.get(AccountPaths.logo(logo)).status == 200)
    _ = try await send(remove: true, as: marta)
    #expect(try await letterhead(of: marta).logo == nil)
    #expect(try await marta.get(AccountPaths.logo(logo)).status == 404)
  }

  @Test func whatIsNoAddressOfMailIsSaidBesideTheField() async throws {
    let marta = try await TestHouse().owner()
    let answer = try await send(["email": "nobody", "name": "Kept"], as: marta)
    #expect(answer.status == 422)
    #expect(try answer.page.field("name")?.value == "Kept")
    #expect(try answer.page.field("email")?.problem == KitPhrases.emailWrong.text(in: .en))
  }

  @Test func ofTwoWhoChangeDifferentThingsBothWin() async throws {
    let marta = try await TestHouse().owner()
    let shown = LetterheadDraft()
    var (first, second) = (shown, shown)
    (first.name, second.phone) = ("Obrador", "600 100 100")
    for said in [first, second] {
      try await marta.change { try $0.changeLetterhead(to: said, from: shown, logo: .keep) }
    }
    let details = try await letterhead(of: marta).details
    #expect([details.name, details.phone] == ["Obrador", "600 100 100"])
  }
}
