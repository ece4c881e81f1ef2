import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct CustomerDraftTests {
  @Test func everyTextOfADraftIsOneOfItsFields() {
    #expect(undeclaredFields(of: CustomerDraft.self).isEmpty)
    #expect(undeclaredFields(of: ProductDraft.self).isEmpty)
  }

  @Test(arguments: [
    ("", true), ("ana@example.com", true), ("ñandú@correo.españa.es", true), ("ana", false), ("ana@", false),
    ("@example.com", false), ("ana@example", false), ("ana@example.", false), ("a b@example.com", false),
    ("ana@luis@example.com", false),
  ])
  func anAddressIsWholeOrNone(email: String, isTaken: Bool) {
    let draft = CustomerDraft(name: "Ana", address: "Calle Mayor 1", email: email)
    #expect((draft.problems["email"] == nil) == isTaken)
  }

  @Test func anEmailIsShownFoundMergedToldAndTakenOut() async throws {
    let cast = try await OrdersCast()
    let (id, marta) = (cast.ana.id, cast.marta)
    let shown = cast.ana.details
    var (mine, theirs) = (shown, shown)
    (mine.email, theirs.phone) = ("ana@example.com", "600")
    let (hers, his) = (mine, theirs)
    try await marta.change { try CustomerStore($0).change(id, to: his, from: shown) }
    try await marta.change { try CustomerStore($0).change(id, to: hers, from: shown) }
    #expect(try await marta.get(OrdersPaths.customer(id)).text.contains("value=\"ana@example.com\""))
    #expect(try await marta.get(OrdersPaths.customers().with("q", "ana@exa")).text.contains("Ana García"))
    let told = try await marta.read { try Activity.of(id, limit: 1, in: $0) }
    #expect(told.first?.fields == [FieldChange("email", from: "", to: "ana@example.com")])
    let table = try await marta.read { try OrdersExport($0).csv(.customers) }
    #expect(table.contains("Ana García") && table.contains("600,ana@example.com"))
    let json = try await marta.read { try OrdersExport($0).json() }
    #expect(String(decoding: json, as: UTF8.self).contains(#""email":"ana@example.com""#))
  }
}
