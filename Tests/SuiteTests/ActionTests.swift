import Kit
import TestKit
import Testing

/// A form asks for what the action of its route says, and for nothing else.
@Suite struct ActionTests {
  /// What forms hold whatever they ask for.
  private static let envelope: Set<String> = ["operation", "client", "turn", "back"]

  @Test func everyFormAsksForWhatItsActionSays() async throws {
    let marta = try await TestHouse().settled()
    let crawl = try await Crawl(marta)
    var met: Set<String> = []
    for form in crawl.forms.values {
      guard let action = crawl.route(of: form.action, method: .post)?.action else { continue }
      met.insert(action.name)
      let names = Set((form.fields.map(\.0) + form.presses.map(\.name)).map(Self.withoutID))
      let asked = names.filter { !$0.hasPrefix("was.") }.subtracting(Self.envelope)
      let said = Set(action.inputs.flatMap(Self.names))
      #expect(asked.subtracting(said).subtracting(action.steps) == [], "\(action.name) at \(form.action)")
      #expect(said.subtracting(asked) == [], "\(action.name) at \(form.action)")
    }
    let declared = marta.home.house.routes.all.compactMap(\.action?.name)
    #expect(declared.count == Set(declared).count)
    #expect(Set(declared).subtracting(met) == [], "No page that was found offers it.")
  }

  private static func names(_ input: Action.Input) -> [String] {
    if case .rows(let own) = input.kind { [input.name] + own.flatMap(names) } else { [input.name] }
  }

  /// `quantity-ID` asks for what `quantity` says.
  private static func withoutID(_ name: String) -> String {
    guard name.count > 37, ID<Action>(String(name.suffix(36))) != nil else { return name }
    return String(name.dropLast(37))
  }
}
