import TestKit
import Testing

@testable import Orders

@Suite struct CustomerPageTests {
  @Test func aCustomerTypedInTheFormIsInTheList() async throws {
    let marta = try await TestHouse().owner()
    let form = try await marta.get(OrdersPaths.newCustomer())
    #expect(form.status == 200)
    let answer = try await marta.post(
      OrdersPaths.newCustomer(),
      [("id", "0199a000-0000-7000-8000-000000000001"), ("name", "Ana <García>"), ("address", "Calle Mayor 1")])
    #expect(answer.status == 303)
    let list = try await marta.get(OrdersPaths.customers())
    #expect(list.text.contains("Ana &lt;García&gt;"))
    #expect(list.text.contains("Calle Mayor 1"))
  }

  @Test func aBlankNameIsExplainedAndTheRestIsKept() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let answer = try await marta.post(
      OrdersPaths.newCustomer(),
      [("id", "0199a000-0000-7000-8000-000000000001"), ("name", " "), ("address", "Calle Mayor 1")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("Escribe un nombre."))
    #expect(answer.text.contains("Calle Mayor 1"))
  }
}
