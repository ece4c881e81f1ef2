import Kit

/// A dish as a file says it, before anybody looked whether it is right.
struct MenuRecord: Sendable {
  struct Option: Sendable {
    var id = ""
    var name = LocalizedText()
    var price: PriceText?
    var isSoldOut = false
  }

  struct Choice: Sendable {
    var id = ""
    var name = LocalizedText()
    var minimum = 0
    var maximum = 1
    var options: [Option] = []
  }

  var id = ""
  var section = LocalizedText()
  var name = LocalizedText()
  var description = LocalizedText()
  var price: PriceText?
  var contains: [String] = []
  var mayContain: [String] = []
  var free: [String] = []
  var tags: [String] = []
  var isSoldOut = false
  var modifiers: [Choice] = []
  /// What it speaks of at all: the rest stays as it is on the menu.
  var says: Set<MenuField> = []
  /// Values that have not the form that they should have.
  var problems: [Phrase] = []
}
