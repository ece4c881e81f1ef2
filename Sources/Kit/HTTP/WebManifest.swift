import Foundation

/// What can be put on a phone's home screen: the house, or one of its apps by itself, with its name, its pictures, and what a long
/// press on them offers (W3C Web Application Manifest). It begins with no space in its address: it leads to the one where one was.
struct WebManifest: Encodable {
  struct Picture: Encodable {
    let src: String
    let sizes: String
    var type = "image/png"
    /// They may be cut to a circle: what is drawn stays within.
    var purpose = "any maskable"
  }

  struct Shortcut: Encodable {
    let name: String
    let url: String
    let icons: [Picture]
  }

  /// What other apps may give it: it is asked for as a page, and nothing is changed by that.
  struct ShareTarget: Encodable {
    let action: String
    let params = ["title": "title", "text": "text", "url": "url"]
  }

  let id: String
  let name: String
  let shortName: String
  let lang: String
  let startUrl: String
  let scope = "/"
  let display = "standalone"
  let backgroundColor = "#f2f2f7"
  let themeColor: String
  let icons: [Picture]
  let shortcuts: [Shortcut]
  let shareTarget: ShareTarget?

  static let housePath = FixedPath(inHouse: "/house.webmanifest")
  static let path = Path<String>(inSpace: "/manifests/:app")

  static func add(to routes: inout Routes) {
    routes.get(housePath, for: .anyone, house)
    routes.get(path, for: .member, app)
  }

  /// Its apps are the shortcuts.
  private static func house(_ visit: Visit) async throws -> Reply {
    let (locale, house) = (visit.locale, visit.house)
    return try WebManifest(
      id: "/", name: "Sobremesa", shortName: "Sobremesa", lang: locale.language.rawValue, startUrl: "/",
      themeColor: "#f2f2f7", icons: pictures(of: HomeScreenIcon.house),
      shortcuts: house.apps.map {
        Shortcut(
          name: $0.name.text(in: locale), url: AppStart.path($0.id).path, icons: pictures(of: $0.id))
      },
      shareTarget: house.apps.first { $0.takesText != nil }.map { ShareTarget(action: AppStart.path($0.id).path) }
    ).reply
  }

  private static func app(_ visit: SpaceVisit, _ id: String) async throws -> Reply {
    guard let app = visit.house.apps.first(where: { $0.id == id }), visit.membership.mayUse(id) else {
      throw Refusal.notFound
    }
    let (locale, start) = (visit.locale, AppStart.path(id))
    let name = app.name.text(in: locale)
    return try WebManifest(
      id: start.path, name: name, shortName: name, lang: locale.language.rawValue, startUrl: start.path,
      themeColor: app.colours.icon.to, icons: pictures(of: id),
      shortcuts: (app.shortcuts + app.tabs.dropFirst()).map { tab in
        Shortcut(
          name: tab.title.text(in: locale), url: start.with("page", tab.link.path).path, icons: pictures(of: id))
      },
      shareTarget: app.takesText.map { _ in ShareTarget(action: start.path) }
    ).reply
  }

  private static func pictures(of name: String) -> [Picture] {
    [192, 512].map { Picture(src: HomeScreenIcon.address(of: name, size: $0), sizes: "\($0)x\($0)") }
  }

  private var reply: Reply {
    get throws {
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return Reply(body: .bytes(Array(try encoder.encode(self)), type: "application/manifest+json"))
    }
  }
}

/// The pictures of home screens, which `bin/icons` draws.
enum HomeScreenIcon {
  static let house = "house"

  static func isThere(_ name: String, size: Int) -> Bool {
    AssetLibrary.shared.file("home/\(name)-\(size).png") != nil
  }

  static func address(of name: String, size: Int) -> String {
    "/assets/\(AssetLibrary.shared.sum)/home/\(name)-\(size).png"
  }
}

/// Where an app on a home screen begins: in the space where one was last.
enum AppStart {
  static let path = Path<String>(inHouse: "/start/:app")

  static func add(to routes: inout Routes) {
    routes.get(path, for: .person, open)
  }

  /// To the app's first page, to one that it names as its own, or with a text that was shared to where it takes one.
  private static func open(_ visit: PersonVisit, _ id: String) async throws -> Reply {
    let spaces = visit.viewer.memberships.filter { $0.mayUse(id) }.map(\.space)
    guard let app = visit.house.apps.first(where: { $0.id == id }),
      let space = spaces.first(where: { $0.id == visit.viewer.home?.id }) ?? spaces.first, let first = app.tabs.first
    else { throw Refusal.notFound }
    let shared = ["title", "text", "url"].map { visit.query[$0] }.filter { !$0.isEmpty }.joined(separator: "\n")
    if !shared.isEmpty, let taker = app.takesText {
      return .redirect(to: taker.taking(shared).address(in: space.id))
    }
    let page = (app.shortcuts + app.tabs).map(\.link).first { $0.path == visit.query["page"] }
    return .redirect(to: (page ?? first.link).address(in: space.id))
  }
}
