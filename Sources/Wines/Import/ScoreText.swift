import Kit

/// A score as files write it: `92`, or `92/100` with its scale.
struct ScoreText {
  /// In hundredths.
  let points: Int
  /// As it stands there, which may be none of ours.
  let scale: Int?
  /// Where it is finer than hundredths.
  let remark: Phrase?

  /// `nil` when it is no score.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
    scale = parts.count == 2 ? Int(parts[1]) : nil
    guard let points = Decimals.read(parts[0], places: 2), parts.count == 1 || scale != nil else { return nil }
    self.points = points
    remark =
      Decimals.isFiner(parts[0], places: 2)
      ? ImportWords.rounded(parts[0], to: Decimals.text(points, places: 2)) : nil
  }
}
