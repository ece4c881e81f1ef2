import HTTPTypes
import TestKit
import Testing

@testable import Kit
@testable import Suite

/// What travels until somebody sees an app's first screen and can use it, on a phone that has nothing of the house yet.
@Suite struct FirstScreenTests {
  private static let compressed: [HTTPField.Name: String] = [.acceptEncoding: "gzip"]
  /// As a browser asks that opens a page: the first one brings the style along.
  private static let opening = compressed.merging([.secFetchMode: "navigate"]) { $1 }
  /// In bytes: the screen itself, and with everything that it loads.
  private static let (page, all) = (8_000, 48_000)

  @Test func noAppsFirstScreenTakesMoreThanItMay() async throws {
    let marta = try await TestHouse().settled()
    for app in Suite.apps {
      let address = marta.address(app.tabs[0].link)
      let screen = try await marta.browser.get(address, headers: Self.compressed)
      #expect(screen.status == 200 && screen.travelled <= Self.page, "\(app.id): \(screen.travelled)")
      let first = try await marta.browser.twin().get(address, headers: Self.opening)
      // The style of all pages, and that of the app, if it has one of its own.
      let own = AssetLibrary.shared.file("apps/\(app.id).css") == nil ? 0 : 1
      #expect(try first.page.root.all("style").count == 1 + own)
      let needed = try first.page.root.all("link, script").compactMap { element in
        element["rel"] == "stylesheet" ? element["href"] : element["src"]
      }
      var all = first.travelled
      for address in Set(needed) {
        all += try await marta.browser.get(address, headers: Self.compressed).travelled
      }
      #expect(all <= Self.all, "\(app.id): \(all)")
    }
  }
}
