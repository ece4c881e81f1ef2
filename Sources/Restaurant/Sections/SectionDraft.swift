import Kit

/// What the form of a section says.
struct SectionDraft: Fielded {
  var name = LocalizedText()
  /// Where its dishes are made; empty for the kitchen.
  var station = ""
  /// A ``VATRate``, or nothing.
  var vat = ""

  static let station = Field("station", \SectionDraft.station, SectionPhrases.station, .text(.plain), .optional(40))
  static let vat = Field("vat", \SectionDraft.vat, BillPhrases.vat, .text(.plain), .optional(10))
  static let fields =
    Language.allCases.map {
      Field("name.\($0)", \SectionDraft.name[$0], KitPhrases.name, .text(.plain), .optional(200))
    } + [station, vat]

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(mainly main: Language) throws -> LocalizedText {
    var problems = problems
    problems.require(name, "name", in: main, KitPhrases.nameMissing)
    if !vat.isEmpty, VATRate(vat) == nil { problems["vat"] = BillPhrases.rateWrong }
    guard problems.isEmpty else { throw problems }
    return name
  }
}

extension SectionDraft {
  init(_ section: MenuSection) {
    self.init(name: section.name, station: section.station.name, vat: section.vatRate?.text ?? "")
  }
}
