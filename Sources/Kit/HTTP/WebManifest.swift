import Foundation

/// An app as something that can be put on a phone's home screen by itself: its name, its icon, and what a long press on the icon
/// offers (W3C Web Application Manifest).
enum WebManifest {
  static let path = Path<String>(inSpace: "/manifests/:app")
  static let icon = Path<String>(inHouse: "/app-icons/:app")

  static func add(to routes: inout Routes) {
    routes.get(path, for: .member, manifest)
    routes.get(icon, for: .anyone, picture)
  }

  private struct Document: Encodable {
    struct Picture: Encodable {
      let src: String
      let sizes = "any"
      let type = "image/svg+xml"
      let purpose = "any"
    }

    struct Shortcut: Encodable {
      let name: String
      let url: String
      let icons: [Picture]
    }

    let id: String
    let name: String
    let shortName: String
    let lang: String
    let startUrl: String
    let scope: String
    let display = "standalone"
    let backgroundColor: String
    let themeColor: String
    let icons: [Picture]
    let shortcuts: [Shortcut]
  }

  private static func manifest(_ visit: SpaceVisit, _ id: String) async throws -> Reply {
    guard let app = visit.house.apps.first(where: { $0.id == id }), visit.membership.mayUse(id),
      let start = app.tabs.first
    else { throw Refusal.notFound }
    let (locale, space, pictures) = (visit.locale, visit.space.id, [Document.Picture(src: icon(id).path)])
    let name = app.name.text(in: locale)
    let document = Document(
      id: start.link.address(in: space), name: name, shortName: name, lang: locale.language.rawValue,
      startUrl: start.link.address(in: space), scope: "/", backgroundColor: "#ffffff", themeColor: app.colours.icon.to,
      icons: pictures,
      shortcuts: (app.shortcuts + app.tabs.dropFirst()).map { tab in
        Document.Shortcut(name: tab.title.text(in: locale), url: tab.link.address(in: space), icons: pictures)
      })
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Reply(body: .bytes(Array(try encoder.encode(document)), type: "application/manifest+json"))
  }

  /// The drawing of the springboard on its colours, as a picture of its own.
  private static func picture(_ visit: Visit, _ id: String) async throws -> Reply {
    guard let app = visit.house.apps.first(where: { $0.id == id }),
      let bytes = AssetLibrary.shared.file("icons/\(app.icon.name).svg")
    else { throw Refusal.notFound }
    let drawing = String(decoding: bytes, as: UTF8.self)
    guard let start = drawing.firstIndex(of: ">"), let end = drawing.range(of: "</svg>")?.lowerBound else {
      throw Refusal.notFound
    }
    let colours = app.colours.icon
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><defs><linearGradient id="g" x1=".3" y1="0" x2=".7" y2="1">\
      <stop stop-color="\(colours.from)"/><stop offset="1" stop-color="\(colours.to)"/></linearGradient></defs>\
      <rect width="40" height="40" fill="url(#g)"/><g transform="translate(8 8)" fill="none" stroke="#fff" stroke-width="1.5" \
      stroke-linecap="round" stroke-linejoin="round">\(drawing[drawing.index(after: start)..<end])</g></svg>
      """
    return Reply(
      headers: [("Cache-Control", "public, max-age=86400")], body: .bytes(Array(picture.utf8), type: "image/svg+xml"))
  }
}
