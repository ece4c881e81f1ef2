import Kit
import TestKit
import Testing

@testable import Restaurant

/// It is Saturday, 21 November 2026, 10:30 in Madrid.
@Suite struct HoursTests {
  /// - Parameter values: a day's hours as they are written, “13:00-16:00, 20:00-23:30”, or nothing where it is closed; and fields.
  private func set(_ values: [String: String], _ cast: DeskCast) async throws -> TestAnswer {
    let form = try #require(try await cast.marta.get(DeskPaths.hours()).page.form)
    var typed = values.keys.contains { $0.hasPrefix("hours.") } ? ["hours.same": ""] : [:]
    for (field, value) in values {
      guard field.hasPrefix("hours."), field.count == 7 else {
        typed[field] = value
        continue
      }
      typed.merge(picked(field, value)) { $1 }
    }
    return try await cast.marta.browser.submit(form, typing: typed)
  }

  private func picked(_ day: String, _ text: String) -> [String: String] {
    let shifts = text.split(separator: ", ").map { $0.split(separator: "-", omittingEmptySubsequences: false) }
    var picked = ["\(day).open": text.isEmpty ? "" : "yes"]
    for shift in 1...max(2, shifts.count) {
      let times = shifts.count >= shift ? shifts[shift - 1] : ["", ""]
      (picked["\(day).from.\(shift)"], picked["\(day).to.\(shift)"]) = (String(times[0]), String(times[1]))
    }
    return picked
  }

  @Test func theWeekIsReadByGuestsWithWhenItOpensAgain() async throws {
    let cast = try await DeskCast()
    try await cast.open()
    let week = Dictionary(
      uniqueKeysWithValues: (1...7).map { ("hours.\($0)", $0 == 1 ? "" : "13:00-16:00, 20:00-23:30") })
    #expect(try await set(week.merging(["lead": "30", "last": "15"]) { $1 }, cast).status == 303)
    let (browser, place) = cast.guest()
    let page = try await browser.get("\(place)/restaurant/hours").page
    #expect(page.words.contains("Cerrado. Abre hoy a las 13:00"))
    #expect(page.words.contains("13:00–16:00, 20:00–23:30"))
    #expect(page.root.first("tr[data-today]")?.text.contains("Sábado") == true)
    let menu = try await browser.get("\(place)/restaurant/menu").page
    #expect(menu.link(named: "Horario") != nil)
    #expect(menu.words.contains("hoy a las 13:00"))
  }

  @Test func aChangeIsUndoneButForWhatSomebodyChangedSince() async throws {
    let cast = try await DeskCast()
    let before = try await cast.marta.read { try EstablishmentStore($0).establishment(for: .es).hours.weekly }
    let answer = try await set(["hours.1": "09:00-17:00", "hours.2": "10:00-18:00"], cast)
    _ = try await set(["hours.2": "11:00-19:00"], cast)
    try await cast.undo(answer.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) })
    let after = try await cast.marta.read { try EstablishmentStore($0).establishment(for: .es).hours.weekly }
    #expect(after[.monday] == before[.monday])
    #expect(HoursInterval.clock(after[.tuesday].first?.start ?? 0) == "11:00")
  }

  @Test func openingThePageIsTakenBack() async throws {
    let cast = try await DeskCast()
    let opened = try await cast.marta.post(DeskPaths.opening(), [("open", "yes")])
    #expect(try await cast.marta.read { try PublicPageStore($0).publicPage(of: "restaurant")?.isOpen } == true)
    try await cast.undo(opened.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) })
    #expect(try await cast.marta.read { try PublicPageStore($0).publicPage(of: "restaurant")?.isOpen } == false)
  }

  @Test func whatCannotBeReadIsSaidBesideItsDay() async throws {
    let cast = try await DeskCast()
    let answer = try await set(["hours.2": "13:00-", "lead": "999"], cast)
    #expect(answer.status == 422)
    #expect(try answer.page.words.contains("Indica a qué hora abre y a qué hora cierra."))
    #expect(try answer.page.form?.fields.contains { $0 == ("hours.2.from.1", "13:00") } == true)
    #expect(try answer.page.field("lead")?.problem != nil)
  }

  @Test func aDayHasHoursOfItsOwnAndComesBackAfterDeleting() async throws {
    let cast = try await DeskCast()
    let new = try #require(try await cast.marta.get(DeskPaths.newException()).page.form)
    let values = ["day": "2026-11-21", "reason.es": "Boda"]
    #expect(try await cast.marta.browser.submit(new, typing: values).status == 303)
    let entry = try await cast.marta.read { try HoursStore($0).exceptions(from: Day("2026-11-01")!) }[0]
    #expect(entry.exception.isClosed)
    #expect(try await cast.luis.get(DeskPaths.openingHours()).page.words.contains("Boda"))
    let again = try #require(try await cast.marta.get(DeskPaths.newException()).page.form)
    #expect(try await cast.marta.browser.submit(again, typing: values).status == 422)
    let answer = try await cast.marta.post(DeskPaths.exceptionDeletion(entry.id))
    let done = try #require(answer.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) })
    #expect(try await cast.marta.read { try HoursStore($0).exceptions(from: Day("2026-11-01")!) }.isEmpty)
    try await cast.undo(done)
    #expect(try await cast.marta.read { try HoursStore($0).exceptions(from: Day("2026-11-01")!) }.count == 1)
  }

  @Test func closedHoursTakeNoOrder() async throws {
    let cast = try await DeskCast()
    _ = try await set(["hours.6": "13:00-16:00"], cast)
    _ = try await cast.luis.post(RestaurantPaths.adding(try await cast.dish("Pan con tomate").id))
    let form = try #require(try await cast.luis.get(RestaurantPaths.order()).page.form)
    let answer = try await cast.luis.browser.submit(form, typing: ["way": "dine_in"])
    #expect(answer.status == 422)
    #expect(try answer.page.words.contains("hoy a las 13:00"))
    cast.marta.home.clock.advance(by: .seconds(3 * 3600))
    let later = try #require(try await cast.luis.get(RestaurantPaths.order()).page.form)
    #expect(try await cast.luis.browser.submit(later, typing: ["way": "dine_in"]).status == 303)
  }

  @Test func theLeadTimeIsSaidWhereAnOrderIsFetchedOrSent() async throws {
    let cast = try await DeskCast()
    _ = try await set(["lead": "30"], cast)
    _ = try await cast.luis.post(RestaurantPaths.adding(try await cast.dish("Pan con tomate").id))
    #expect(try await cast.luis.get(RestaurantPaths.order()).page.words.contains("Listo en unos 30 minutos."))
  }

  @Test func oneSetOfPickersIsForAllDaysThatAreOpen() async throws {
    let cast = try await DeskCast()
    let shared = [
      "hours.same": "yes", "hours.1.open": "", "hours.0.from.1": "13:00", "hours.0.to.1": "16:00",
      "hours.0.from.2": "20:00", "hours.0.to.2": "01:30",
    ]
    #expect(try await set(shared, cast).status == 303)
    let week = try await cast.marta.read { try EstablishmentStore($0).establishment(for: .es).hours.weekly }
    #expect(week[.monday].isEmpty)
    #expect(Weekday.allCases.dropFirst().allSatisfy { week[$0].fieldText == "13:00-16:00, 20:00-01:30" })
    let again = try #require(try await cast.marta.get(DeskPaths.hours()).page.form).fields
    for field in [
      ("hours.same", "yes"), ("hours.0.to.2", "01:30"), ("hours.1.from.1", "13:00"), ("hours.7.open", "yes"),
    ] {
      #expect(again.contains { $0 == field }, "\(field)")
    }
    #expect(!again.contains { $0.0 == "hours.1.open" })
  }

  @Test func anOpenDayWithoutATimeIsRefusedAndMidnightToMidnightIsAllDay() async throws {
    let cast = try await DeskCast()
    let empty = ["hours.same": "yes", "hours.0.from.1": "", "hours.0.to.1": ""]
    #expect(try await set(empty, cast).page.words.contains("Indica a qué hora abre"))
    let answer = try await set(["hours.5": "00:00-00:00", "hours.6": "20:00-00:00"], cast)
    #expect(answer.status == 303)
    let week = try await cast.marta.read { try EstablishmentStore($0).establishment(for: .es).hours.weekly }
    #expect(week[.friday] == [.wholeDay])
    #expect(week[.saturday].fieldText == "20:00-24:00")
  }

  @Test func whoOpensThreeTimesADayIsAskedForAllOfThem() async throws {
    let cast = try await DeskCast()
    let text = "07:00-11:00, 13:00-16:00, 20:00-23:00"
    #expect(try await set(["hours.3": text], cast).status == 303)
    #expect(try await set(["lead": "10"], cast).status == 303)
    let week = try await cast.marta.read { try EstablishmentStore($0).establishment(for: .es).hours.weekly }
    #expect(week[.wednesday].fieldText == text)
  }

  @Test func aPageThatAskedByTextsIsStillUnderstood() async throws {
    let cast = try await DeskCast()
    let week = (1...7).map { ("hours.\($0)", $0 == 7 ? "cerrado" : "13-16 20–23:30") }
    let operation = [("operation", cast.mint.uuid().text)]
    #expect(try await cast.marta.post(DeskPaths.hours(), week + operation).status == 303)
    let stored = try await cast.marta.read { try EstablishmentStore($0).establishment(for: .es).hours.weekly }
    #expect(stored[.monday].fieldText == "13:00-16:00, 20:00-23:30" && stored[.sunday].isEmpty)
  }

  @Test func onlyOwnersDecide() async throws {
    let cast = try await DeskCast()
    for page in [DeskPaths.hours(), DeskPaths.newException(), DeskPaths.publicPage()] {
      #expect(try await cast.luis.get(page).status == 403)
    }
    let desk = try await cast.luis.get(RestaurantPaths.desk()).page
    #expect(desk.links.allSatisfy { !$0.address.hasSuffix("/desk/public") })
  }
}
