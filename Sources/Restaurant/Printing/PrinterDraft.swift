import Kit

/// What the form of a printer says.
struct PrinterDraft: Fielded {
  var name = ""
  var address = ""
  var width = "\(SlipWidth.wide.rawValue)"
  /// What it prints, apart by semicolons: stations, as ``Station/stored`` says them, and ``bills``.
  var prints = ""

  static let bills = "="

  static let name = Field(
    "name", \PrinterDraft.name, KitPhrases.name, .text(.name), .required(80, missing: KitPhrases.nameMissing))
  static let address = Field(
    "address", \PrinterDraft.address, PrinterPhrases.address, .text(.plain),
    .required(40, missing: PrinterPhrases.addressMissing))
  static let width = Field("width", \PrinterDraft.width, PrinterPhrases.width)
  static let prints = Field("prints", \PrinterDraft.prints, PrinterPhrases.prints)

  static let fields = [name, address, width, prints]
  static let kept = FieldColumns(of: fields)

  /// With all boxes that are ticked.
  static func ticked(_ form: Form) -> PrinterDraft {
    var draft = PrinterDraft(form)
    draft.prints = form.values(of: "prints").map { $0.replacing(";", with: " ") }.joined(separator: ";")
    return draft
  }

  /// As boxes to tick.
  var boxes: Form {
    Form(
      form.fields.filter { $0.name != "prints" }.map { ($0.name, $0.value) }
        + prints.split(separator: ";").map { ("prints", String($0)) })
  }

  var paper: SlipWidth { Int(width).flatMap(SlipWidth.init) ?? .wide }
  var stations: [Station] {
    prints.split(separator: ";").filter { $0 != Self.bills }.compactMap { Station(stored: String($0)) }
  }
  var printsBills: Bool { prints.split(separator: ";").contains { $0 == Self.bills } }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(_ fetch: Fetch) throws -> PrinterDraft {
    var problems = problems
    let machine = LocalMachine(address)
    if problems["address"] == nil, machine == nil { problems["address"] = PrinterPhrases.addressWrong }
    if let machine, !fetch.maySpeak(to: machine) { problems["address"] = PrinterPhrases.addressForeign }
    if Int(width).flatMap(SlipWidth.init) == nil { problems["width"] = PrinterPhrases.widthMissing }
    if prints.isEmpty { problems["prints"] = PrinterPhrases.printsMissing }
    guard problems.isEmpty else { throw problems }
    var draft = self
    if let machine { draft.address = machine.text }
    return draft
  }
}
