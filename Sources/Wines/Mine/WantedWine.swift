import Kit

extension WineFacts {
  /// As it is written down by who wants to buy it: what it is comes first, so that a list knows where it stands in the shop.
  func wanted(in locale: ReaderLocale) -> String {
    let isNamed = winery.isEmpty || name.searchKey.contains(winery.searchKey)
    return [MinePhrases.wine.text(in: locale), isNamed ? nil : winery, name].compactMap(\.self).joined(separator: " ")
      .replacing(",", with: "")
  }
}
