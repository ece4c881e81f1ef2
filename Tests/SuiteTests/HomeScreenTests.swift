import Foundation
import Kit
import TestKit
import Testing

@testable import Suite

/// What lies on a phone's home screen, and where it leads.
@Suite struct HomeScreenTests {
  private struct Manifest: Decodable {
    struct Picture: Decodable {
      let src: String
      let sizes: String
      let purpose: String
    }
    struct Shortcut: Decodable {
      let name: String
      let url: String
    }
    struct ShareTarget: Decodable, Equatable {
      let action: String
      let params: [String: String]
    }
    let id: String
    let name: String
    let startUrl: String
    let icons: [Picture]
    let shortcuts: [Shortcut]
    let themeColor: String
    let backgroundColor: String
    let shareTarget: ShareTarget?
  }

  private func manifest(_ answer: TestAnswer) throws -> Manifest {
    #expect(answer.headers[.contentType] == "application/manifest+json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Manifest.self, from: Data(answer.bytes))
  }

  @Test func theHouseAndEachAppCanBePutThereAndNameNoSpace() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    var manifests = [try manifest(try await house.stranger().get("/house.webmanifest"))]
    for app in house.house.apps {
      manifests.append(try manifest(try await marta.get(Link(inSpace: "/manifests/\(app.id)"))))
    }
    #expect(Set(manifests.map(\.id)).count == manifests.count)
    for manifest in manifests {
      for address in [manifest.id, manifest.startUrl] + manifest.shortcuts.map(\.url) {
        #expect(!address.contains(marta.space.description))
      }
      #expect(manifest.icons.map(\.sizes) == ["192x192", "512x512"])
      for icon in manifest.icons {
        let answer = try await house.stranger().get(icon.src)
        #expect(answer.headers[.contentType] == "image/png", "\(icon.src)")
        #expect(icon.purpose.contains("maskable"))
      }
      for shortcut in manifest.shortcuts {
        let answer = try await marta.browser.get(shortcut.url)
        #expect(answer.location?.hasPrefix("/s/\(marta.space)/") == true, "\(shortcut.url)")
        #expect(try await marta.browser.get(try #require(answer.location)).status < 400)
      }
    }
  }

  @Test func theHouseAndTheAppThatTakesTextsAreOfferedThem() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let params = ["title": "title", "text": "text", "url": "url"]
    let shopping = Manifest.ShareTarget(action: "/start/shopping", params: params)
    #expect(try manifest(try await house.stranger().get("/house.webmanifest")).shareTarget == shopping)
    for app in house.house.apps {
      let offered = try manifest(try await marta.get(Link(inSpace: "/manifests/\(app.id)"))).shareTarget
      #expect(offered == (app.id == "shopping" ? shopping : nil), "\(app.id)")
    }
  }

  @Test func eachBeginsInAColourOfItsOwnOnTheHousesGround() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let ground = try manifest(try await house.stranger().get("/house.webmanifest"))
    #expect(ground.themeColor == ground.backgroundColor)
    let apps = house.house.apps
    var colours: Set = [ground.themeColor]
    for app in apps {
      let own = try manifest(try await marta.get(Link(inSpace: "/manifests/\(app.id)")))
      #expect(own.backgroundColor == ground.backgroundColor)
      #expect(own.themeColor.wholeMatch(of: /#[0-9a-f]{6}/) != nil, "\(app.id)")
      colours.insert(own.themeColor)
    }
    #expect(colours.count == apps.count + 1)
  }

  @Test func anAppBeginsInTheSpaceWhereOneWas() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let answer = try await marta.browser.get("/start/shopping")
    #expect(answer.location == "/s/\(marta.space)/shopping/lists")
    #expect(try await marta.browser.get("/start/nothing").status == 404)
    let elsewhere = try await marta.browser.get("/start/shopping?page=/settings")
    #expect(elsewhere.location == "/s/\(marta.space)/shopping/lists")
  }

  @Test func aTextThatIsSharedIsOfferedToAListAndChangesNothing() async throws {
    let house = try await TestHouse()
    let marta = try await house.settled()
    let before = try await marta.read(\.sequence)
    let shared = try await marta.browser.get("/start/shopping?title=&text=2%20kg%20tomates%0Apan&url=")
    let lists = try await marta.browser.get(try #require(shared.location))
    #expect(lists.text.contains("2 kg tomates"))
    let list = try #require(
      try lists.page.links.map(\.address).first { $0.contains("text=2") && !$0.contains("/lists/new") })
    #expect(try await marta.browser.get(list).text.contains("2 kg tomates\npan</textarea>"))
    #expect(try await marta.read(\.sequence) == before)
  }

  @Test func onlyWhoMayUseAnAppBeginsWithIt() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let luis = try await house.member("Luis", of: marta.space)
    #expect(
      try await marta.post(AccountPaths.member(luis.person.id), [("role", "member"), ("app-wines", "yes")]).status
        == 303)
    #expect(try await luis.browser.get("/start/shopping").status == 404)
    #expect(try await luis.browser.get("/start/wines").location == "/s/\(marta.space)/wines/menu")
  }

  @Test func aPageOfAnAppNamesItsOwnPicture() async throws {
    let marta = try await TestHouse().owner()
    #expect(try await marta.get(Link(inSpace: "/shopping/lists")).text.contains("/home/shopping-180.png"))
    #expect(try await marta.get(Link(inSpace: "/")).text.contains("/home/house-180.png"))
  }
}
