import Kit

/// A large set of wines that lies at an address on the web and asks for no account, so that one tap brings it in.
struct OfferedSet: Sendable {
  let title: Phrase
  let about: Phrase
  /// As its wines name it.
  let source: String
  let address: String

  static let all = [reviews]

  /// The reviews of 2017, as TidyTuesday keeps them: github.com/rfordatascience/tidytuesday, 28 May 2019.
  static let reviews = OfferedSet(
    title: CataloguePhrases.bringReviews, about: CataloguePhrases.reviews, source: WineTable.reviewer,
    address: """
      https://raw.githubusercontent.com/rfordatascience/tidytuesday/main/data/2019/2019-05-28/winemag-data-130k-v2.csv
      """)
}
