import TestKit
import Testing

@testable import Kit

/// Two people of a space, one of whom has a phone that is told.
struct BulletinCast {
  let home: TestHouse
  let marta: TestMember
  let luis: TestMember
  let phone: TestPhone

  init(language: Language = .en, dueIn wait: Duration? = nil, for time: Duration = .seconds(3600)) async throws {
    let start = TestClock.start
    let due = wait.map { (from: start + $0, to: start + $0 + time) }
    home = try await TestHouse(apps: [BulletinApp(due: due)], fetchHosts: TestPhone.hosts)
    marta = try await home.owner(language: language)
    luis = try await home.member(of: marta.space)
    for member in [marta, luis] { try await Self.look(member) }
    phone = try await TestPhone(of: marta)
  }

  /// Somebody looks into the app for the first time.
  static func look(_ member: TestMember) async throws {
    try await member.home.house.seenMarkers.note(
      member.person.id, at: 1, of: member.space, app: BulletinApp().id)
  }

  /// Luis pins up a note, unless somebody else does.
  @discardableResult
  func pin(_ title: String = "a", by member: TestMember? = nil, on topic: Topic = BulletinApp.topic) async throws
    -> ID<Activity>
  {
    let id: ID<BulletinApp> = ID(stored: "00000000-0000-0000-0000-00000000000\(title)")
    return try await (member ?? luis).change {
      try $0.record(BulletinApp.pinned, of: Subject(topic, id, title: title))
    }
  }

  var page: TestPage { get async throws { try await marta.browser.get("/me/notices").page } }

  var key: String { get async throws { try await page.root.first("push-device")?["key"] ?? "" } }

  /// Sends the form of choices as it is shown, but for these.
  func choose(_ values: [String: String]) async throws -> TestAnswer {
    let form = try #require(try await page.forms.first { $0.action == "/me/notices" })
    return try await marta.browser.submit(form, typing: values)
  }
}
