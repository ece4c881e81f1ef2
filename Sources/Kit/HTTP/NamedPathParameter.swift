/// A choice stands in addresses by its name.
extension PathParameter where Self: RawRepresentable<String> {
  package init?(pathText: String) { self.init(rawValue: pathText) }
  package var pathText: String { rawValue.pathText }
}
