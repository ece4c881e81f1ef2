import Kit
import Testing

@testable import Shopping

@Suite struct GoodsPicturesTests {
  private let book = PictureBook()

  @Test func eachGoodIsJudgedOnce() {
    let judged = GoodsPictures.lines.flatMap(\.names) + GoodsPictures.without
    #expect(judged.sorted() == GoodsDictionary.standard.goods.map { $0.name(in: .es) }.sorted())
  }

  @Test func phonesOf2020CanDrawEveryPicture() throws {
    for picture in GoodsPictures.lines.map(\.picture) + GoodsCategory.allCases.compactMap(\.picture) {
      let scalars = Array(picture.unicodeScalars)
      let sign = try #require(scalars.first)
      #expect(sign.properties.isEmoji, "\(picture)")
      let age = try #require(sign.properties.age, "\(picture)")
      #expect(age.major <= 13, "\(picture)")
      // One that would be drawn as a letter else says so.
      #expect(scalars.dropFirst() == (sign.properties.isEmojiPresentation ? [] : ["\u{FE0F}"]), "\(picture)")
    }
  }

  @Test(arguments: [
    ("leche", "🥛"), ("leche sin lactosa Mimosa", "🥛"), ("pan", "🍞"), ("Huevos camperos", "🥚"), ("plátanos", "🍌"),
    ("papel higiénico doble capa", "🧻"), ("sopa de tomate", "🍲"), ("tomates de rama", "🍅"), ("queso azul", "🧀"),
  ])
  func aNameHasThePictureOfItsGood(name: String, picture: String) {
    #expect(book.picture(of: name, in: nil, language: .es) == picture)
  }

  @Test func eachLanguageFindsItsOwn() {
    #expect(book.picture(of: "semi-skimmed milk", in: nil, language: .en) == "🥛")
    #expect(book.picture(of: "papo-secos", in: nil, language: .pt) == "🍞")
  }

  @Test func whatNoPictureShowsHasThatOfWhereItLies() {
    #expect(book.picture(of: "lentejas", in: nil, language: .es) == GoodsCategory.pantry.picture)
    // The household has put it elsewhere.
    #expect(book.picture(of: "lentejas", in: .frozen, language: .es) == GoodsCategory.frozen.picture)
    #expect(book.picture(of: "xyzzy", in: .pets, language: .es) == GoodsCategory.pets.picture)
  }

  @Test func whatNobodyKnowsHasNone() {
    #expect(book.picture(of: "xyzzy", in: nil, language: .es) == nil)
    #expect(book.picture(of: "xyzzy", in: .other, language: .es) == nil)
  }

  @Test func manyNamesAreForgottenAgainAndFoundAnew() {
    for number in 0..<10_100 { _ = book.picture(of: "xyzzy \(number)", in: nil, language: .es) }
    #expect(book.picture(of: "leche", in: nil, language: .es) == "🥛")
  }
}
