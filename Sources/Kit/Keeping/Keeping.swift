/// Whether a browser keeps a page for when there is no signal. A page says so by its route; the default is never.
package enum Keeping: String, Sendable {
  case never
  /// Once somebody has looked at it.
  case visited
  /// Fetched ahead, before anybody asks for it: what an app is for.
  case main
}
