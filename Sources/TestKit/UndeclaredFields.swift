package import Kit

/// The texts of a draft that none of its fields says, so that no form, merge or file would know them.
package func undeclaredFields<Draft: Fielded>(of draft: Draft.Type) -> [String] {
  let filled = Draft { _ in "said" }
  return Mirror(reflecting: filled).children.compactMap { $0.value as? String == "" ? $0.label : nil }
}
