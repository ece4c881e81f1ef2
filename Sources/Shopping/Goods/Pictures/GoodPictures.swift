import Kit

/// The pictures of one household's goods for one reader.
struct GoodPictures {
  private let book: PictureBook
  private let language: Language
  private let goods: [ID<Category>: GoodsCategory]

  init(_ book: PictureBook, _ language: Language, _ categories: [Category]) {
    (self.book, self.language) = (book, language)
    goods = Dictionary(
      uniqueKeysWithValues: categories.compactMap { category in category.goods.map { (category.id, $0) } })
  }

  func picture(of name: String, in category: ID<Category>?) -> String? {
    book.picture(of: name, in: category.flatMap { goods[$0] }, language: language)
  }
}
