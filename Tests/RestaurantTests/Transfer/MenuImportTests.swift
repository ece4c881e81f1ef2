import Foundation
import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct MenuImportTests {
  private func bring(_ text: String, _ member: TestMember, name: String = "carta.csv") async throws -> TestAnswer {
    try await bring(Array(text.utf8), member, name: name)
  }

  private func bring(_ bytes: [UInt8], _ member: TestMember, name: String = "carta.csv") async throws -> TestAnswer {
    try await member.browser.upload(
      member.address(DeskPaths.transfer()), [], file: ("file", name, bytes))
  }

  private func take(_ page: TestPage, _ member: TestMember) async throws -> TestAnswer {
    let form = try #require(page.forms.first { form in form.fields.contains { $0.0 == "plan" } })
    return try await member.browser.submit(form)
  }

  @Test func nothingChangesBeforeItIsAcceptedAndThenAllOfItDoes() async throws {
    let cast = try await DeskCast()
    let csv = "nombre;precio;tipo\nPan con tomate;4,10;Para compartir\nAjoblanco;6;Sopas y ensaladas\n"
    let answer = try await bring(csv, cast.luis)
    #expect(answer.status == 303)
    let preview = try await cast.luis.browser.follow(answer).page
    #expect(preview.words.contains("Ajoblanco"))
    #expect(preview.words.contains("Precio:"))
    #expect(try await cast.dish("Pan con tomate").price.minorUnits == 350)
    let taken = try await take(preview, cast.luis)
    #expect(taken.status == 303)
    #expect(try await cast.dish("Pan con tomate").price.minorUnits == 410)
    #expect(try await cast.dish("Ajoblanco").price.minorUnits == 600)
    #expect(try await cast.dishes().count == 35)
    #expect(try await cast.sections().count == 7)
  }

  @Test func anImportIsUndoneButForWhatSomebodyChangedSince() async throws {
    let cast = try await DeskCast()
    let before = try await cast.dishes()
    let csv = """
      name,price,section
      Pan con tomate,4.10,Para compartir
      Croquetas de jamón,1.00,Para compartir
      Ajoblanco,6,Frescos
      """
    let preview = try await cast.luis.browser.follow(try await bring(csv, cast.luis)).page
    let taken = try await take(preview, cast.luis)
    let croquettes = try await cast.dish("Croquetas de jamón")
    let form = try #require(try await cast.marta.get(RestaurantPaths.dish(croquettes.id)).page.form)
    _ = try await cast.marta.browser.submit(form, typing: ["price": "11"])
    let done = try #require(taken.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) })
    try await cast.undo(done)
    #expect(try await cast.dish("Pan con tomate").price.minorUnits == 350)
    #expect(try await cast.dish("Croquetas de jamón").price.minorUnits == 1100)
    #expect(try await cast.dishes().map(\.id) == before.map(\.id))
    #expect(try await !cast.sections().contains("Frescos"))
  }

  @Test func badLinesAreNamedAndTheGoodOnesGoInOrNone() async throws {
    let cast = try await DeskCast()
    let csv = "name,price,section\nAjoblanco,x,Frescos\nSalmorejo,7,Frescos\n"
    let preview = try await cast.luis.browser.follow(try await bring(csv, cast.luis)).page
    #expect(preview.words.contains("Línea 2: Ajoblanco"))
    #expect(preview.button(named: "Importar solo el 1 válido") != nil)
    let form = try #require(preview.forms.first { form in form.fields.contains { $0.0 == "plan" } })
    let left = try await cast.luis.browser.submit(form, typing: ["discard": "yes"])
    #expect(left.status == 303)
    #expect(try await cast.dishes().count == 34)
    #expect(try await cast.luis.browser.get(form.action).status == 410)
  }

  @Test func aMenuThatChangedMeanwhileIsShownAgain() async throws {
    let cast = try await DeskCast()
    let csv = "name,price,section\nPan con tomate,4.10,Para compartir\n"
    let preview = try await cast.luis.browser.follow(try await bring(csv, cast.luis)).page
    let dish = try await cast.dish("Pan con tomate")
    _ = try await cast.marta.post(RestaurantPaths.soldOut(dish.id), [("soldOut", "yes")])
    let answer = try await take(preview, cast.luis)
    #expect(answer.status == 422)
    #expect(try answer.page.words.contains("ha cambiado mientras"))
    #expect(try await cast.dish("Pan con tomate").price.minorUnits == 350)
    #expect(try await take(try answer.page, cast.luis).status == 303)
    #expect(try await cast.dish("Pan con tomate").isSoldOut)
  }

  @Test func whatIsExportedIsTheSameInAnotherSpaceOfTheHouse() async throws {
    let cast = try await DeskCast()
    let zoe = try await cast.marta.home.owner("Zoe", language: .es)
    try await zoe.change { transaction in
      var establishment = Establishment.fresh(in: .es, zone: transaction.space.zone)
      establishment.hasMenu = true
      try EstablishmentStore(transaction).write(establishment)
    }
    for file in ["menu.json", "menu.csv"] {
      let bytes = try await cast.marta.get(DeskPaths.export(file)).bytes
      let preview = try await zoe.browser.follow(try await bring(bytes, zoe)).page
      if file == "menu.csv" {
        #expect(preview.words.contains("no cambia nada"))
      } else {
        #expect(try await take(preview, zoe).status == 303)
      }
    }
    let (mine, theirs) = (try await entries(cast.marta), try await entries(zoe))
    #expect(theirs.map { $0.name } == mine.map { $0.name })
    #expect(theirs.map { $0.allergens } == mine.map { $0.allergens })
    #expect(Set(theirs.flatMap(\.modifiers).map(\.id)).isDisjoint(with: mine.flatMap(\.modifiers).map(\.id)))
    #expect(Set(theirs.flatMap(\.modifiers).map(\.id)).count == Set(mine.flatMap(\.modifiers).map(\.id)).count)
  }

  private func entries(_ member: TestMember) async throws -> [MenuEntry] {
    try await member.read { try MenuStore($0).entries() }
  }

  @Test func theTerminalBringsAMenuInOrNamesEachLine() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let file = Bringing(
      Array("name,price,section\nA,1,S\nB,x,S\n".utf8), name: "a.csv", bounds: .terminal, language: .es,
      storage: marta.storage)
    guard case .space(let bring) = RestaurantTransfer.transfer.way else { return }
    let bad = try await bring(file, TransferChoices(skipsBad: false))
    #expect(!bad.isTaken)
    #expect(bad.lines.first?.hasPrefix("Line 3") == true)
    let preview = try await bring(file, TransferChoices(skipsBad: true, looksOnly: true))
    #expect(preview.lines == ["Line 3: \(preview.lines[0].dropFirst(8))", "1 new, 0 changed, 0 unchanged, 1 wrong"])
    let good = try await bring(file, TransferChoices(skipsBad: true))
    #expect(good.lines.last == "1 new, 0 changed, 0 unchanged, 1 wrong")
    #expect(try await !marta.get(RestaurantPaths.menu()).page.words.contains("Croquet"))
  }

  /// A sample here, a thousand with `SOBREMESA_LONG`.
  @Test func mangledFilesAreRefusedWithReasonsAndNothingIsHalfImported() async throws {
    let cast = try await DeskCast()
    let json = try await cast.marta.get(DeskPaths.export("menu.json")).bytes
    let csv = try await cast.marta.get(DeskPaths.export("menu.csv")).bytes
    let isLong = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] != nil
    var random = SeededGenerator(seed: 5)
    for round in 0..<(isLong ? 1_000 : 40) {
      var bytes = round.isMultiple(of: 2) ? json : csv
      random.mangle(&bytes)
      let before = try await entries(cast.marta)
      let answer = try await bring(bytes, cast.luis)
      #expect([303, 422].contains(answer.status), "round \(round)")
      guard answer.status == 303 else {
        #expect(try answer.page.field("file")?.problem != nil, "round \(round)")
        continue
      }
      #expect(try await entries(cast.marta) == before, "round \(round)")
      let preview = try await cast.luis.browser.follow(answer)
      #expect(preview.status == 200, "round \(round)")
      guard try preview.page.forms.contains(where: { form in form.fields.contains { $0.0 == "plan" } }) else {
        continue
      }
      let taken = try await take(try preview.page, cast.luis)
      #expect(taken.status == 303, "round \(round)")
      // Each round begins with the same menu.
      if let done = taken.location?.split(separator: "done=").last.flatMap({ ID<Activity>(String($0)) }) {
        #expect(try await cast.undo(done).status == 303, "round \(round)")
      }
    }
  }
}

extension SeededGenerator {
  /// A few bytes changed, a piece cut out, doubled or cut off.
  mutating func mangle(_ bytes: inout [UInt8]) {
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      guard bytes.count > 20 else { return }
      let place = Int.random(in: 0..<bytes.count - 10, using: &self)
      switch Int.random(in: 0..<6, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1, 2: bytes[place] = UInt8.random(in: 32...126, using: &self)
      case 3: bytes.removeSubrange(place..<place + Int.random(in: 1...9, using: &self))
      case 4: bytes.insert(contentsOf: bytes[place..<place + 9], at: place)
      default: if Int.random(in: 0..<8, using: &self) == 0 { bytes.removeSubrange(place...) }
      }
    }
  }
}
