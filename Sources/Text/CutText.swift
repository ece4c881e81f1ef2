extension StringProtocol {
  /// Its beginning, of so many Unicode scalars at most: one that is only shown may be cut anywhere.
  package func cut(to limit: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(limit)))
  }
}
