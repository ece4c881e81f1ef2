/// The address of the page that shows what all other pages are made of.
package enum ComponentPaths {
  package static let components = FixedPath(inHouse: "/house/components")
}
