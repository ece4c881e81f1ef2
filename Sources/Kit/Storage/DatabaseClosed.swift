/// Somebody asks for something while the house closes.
package struct DatabaseClosed: Error {
  package init() {}
}
