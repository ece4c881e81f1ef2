import Foundation

/// The script that answers for the house when there is no signal. What it does lies in `assets/offline`; this file tells it of
/// which program it is, so that a browser takes it anew with each.
enum ServiceWorker {
  static let path = FixedPath(inHouse: "/service-worker.js")

  private struct Program: Encodable {
    let sum: String
    /// What pages of this program need, to be there before anybody asks.
    let assets: [String]
    /// Where forms post that end a session: with it goes all that is kept, whatever comes of them.
    let endings: [String]
    /// Where the worker posts by itself: how its browser is reached for notices, and that nothing is to be told till tomorrow;
    /// and the page of who is told, which nobody else is shown.
    let notices: [String: String]
    /// What is shown in the place of a page that is not kept, by language.
    let offline: [String: String]
  }

  static func add(to routes: inout Routes) {
    routes.get(path, for: .anyone, script)
    routes.get(KeptList.path, for: .member, KeptList.reply)
    routes.get(OfflineScreen.path, for: .anyone, OfflineScreen.show)
  }

  private static func script(_ visit: Visit) async throws -> Reply {
    let library = AssetLibrary.shared
    let program = Program(
      sum: library.sum,
      assets: [visit.house.styles.house.address] + library.pathsOfPages.map { "/assets/\(library.sum)/\($0)" },
      endings: [AccountPaths.signOut, AccountPaths.leaving].map { $0().path },
      notices: [
        "devices": NoticePaths.devices().path, "silence": NoticePaths.silence().path,
        "page": NoticePaths.notices().path,
      ],
      offline: Dictionary(
        uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, OfflineScreen.path($0.rawValue).path) }))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let script = """
      import { start } from '/assets/\(library.sum)/offline/service-worker.js';
      start(\(String(decoding: try encoder.encode(program), as: UTF8.self)));

      """
    return Reply(
      headers: [(.cacheControl, "no-cache")], body: .bytes(Array(script.utf8), type: "text/javascript; charset=utf-8")
    )
  }
}
