import Kit

/// What the form of a group of options says, everything as it was typed in a language.
struct GroupDraft: Fielded {
  struct Option: Hashable, Sendable {
    var name = LocalizedText()
    var price = ""
    private var isRemoved = false

    init(name: LocalizedText = LocalizedText(), price: String = "") {
      (self.name, self.price) = (name, price)
    }

    /// As a box to tick says it.
    var removal: String {
      get { isRemoved ? "yes" : "no" }
      set { isRemoved = newValue == "yes" }
    }

    var isKept: Bool { !isRemoved && !(name.isEmpty && price.isEmpty) }
  }

  var name = LocalizedText()
  var minimum = ""
  var maximum = ""
  private var said: [ID<ModifierOption>: Option] = [:]
  /// In their order.
  private(set) var options: [ID<ModifierOption>] = []

  static let name = Language.allCases.map {
    Field("name.\($0)", \GroupDraft.name[$0], ChoicePhrases.question, .text(.plain))
  }
  static let minimum = Field(
    "minimum", \GroupDraft.minimum, ChoicePhrases.minimum, .text(.decimal), holds: .whole(0...99))
  static let maximum = Field(
    "maximum", \GroupDraft.maximum, ChoicePhrases.maximum, .text(.decimal), holds: .whole(0...99))
  static let fields = name + [minimum, maximum]

  /// Those of an option too.
  static func fields(of option: ID<ModifierOption>) -> [Field<GroupDraft>] {
    Language.allCases.map {
      Field("\(name(option)).\($0)", \GroupDraft.[option].name[$0], DeskPhrases.choices, .text(.plain))
    } + [
      Field(price(option), \GroupDraft.[option].price, DeskPhrases.choices),
      Field(removal(option), \GroupDraft.[option].removal, ChoicePhrases.removeOption),
    ]
  }

  /// What is asked of each option, its id left out.
  static let optionInputs =
    Language.allCases.map { Action.Input("option.name.\($0)") } + [Action.Input("option.price", .money)]

  subscript(option: ID<ModifierOption>) -> Option {
    get { said[option] ?? Option() }
    set { said[option] = newValue }
  }

  init() {}

  /// - Parameter options: those of which the form may speak.
  init(_ form: Form, options: [ID<ModifierOption>]) {
    self.init(form)
    self.options = options
    take(form, in: optionFields)
  }

  /// - Parameter options: its own, and those that a form adds.
  init(_ group: ModifierGroup, options: [ID<ModifierOption>]? = nil, in language: Language) {
    (name, minimum, maximum) = (group.name, String(group.minimum), String(group.maximum))
    self.options = options ?? group.options.map(\.id)
    for option in group.options {
      let price = option.price.minorUnits == 0 ? "" : option.price.fieldText(in: language)
      self[option.id] = Option(name: option.name, price: price)
    }
  }

  static func name(_ option: ID<ModifierOption>) -> String { "option.\(option).name" }
  static func price(_ option: ID<ModifierOption>) -> String { "option.\(option).price" }
  static func removal(_ option: ID<ModifierOption>) -> String { "option.\(option).removed" }

  private var optionFields: [Field<GroupDraft>] { options.flatMap { Self.fields(of: $0) } }
  /// Of the group and of its options.
  var allFields: [Field<GroupDraft>] { Self.fields + optionFields }

  /// The options of which a form speaks.
  static func options(of form: Form) -> [ID<ModifierOption>] {
    // One more than may be, so that it is said; the rest is not drawn again.
    var seen: Set<ID<ModifierOption>> = []
    let ids = form.values(of: "option").compactMap { ID<ModifierOption>($0) }.filter { seen.insert($0).inserted }
    return Array(ids.prefix(ModifierGroup.optionLimit + 1))
  }

  /// - Parameter present: what is stored; a new option is never sold out.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(
    _ id: ID<ModifierGroup>, over present: ModifierGroup? = nil, for reader: MenuLanguage, _ currency: Currency
  )
    throws -> ModifierGroup
  {
    var problems = Invalid()
    let soldOut = Set((present?.options ?? []).filter(\.isSoldOut).map(\.id))
    let group = ModifierGroup(
      id: id, name: name, minimum: Self.number(minimum, Self.minimum, &problems),
      maximum: Self.number(maximum, Self.maximum, &problems),
      options: options.filter { self[$0].isKept }.map { option in
        ModifierOption(
          id: option, name: self[option].name, price: price(option, reader, currency, &problems),
          isSoldOut: soldOut.contains(option))
      })
    // Without options there is no maximum to speak of yet.
    for (field, message) in group.problems.messages where field != "maximum" || !group.options.isEmpty {
      let name = field == "name" ? "name.\(reader.main.rawValue)" : field
      problems[name] = problems[name] ?? message
    }
    for option in group.options {
      problems.require(option.name, Self.name(option.id), in: reader.main, ModifierPhrases.optionNameMissing)
    }
    guard problems.isEmpty else { throw problems }
    return group
  }

  private static func number(_ typed: String, _ field: Field<GroupDraft>, _ problems: inout Invalid) -> Int {
    guard let number = Int(typed) else {
      problems[field.name] = ChoicePhrases.numberMissing
      return 0
    }
    return number
  }

  /// Nothing is no charge; what begins with a minus is taken off.
  private func price(
    _ option: ID<ModifierOption>, _ reader: MenuLanguage, _ currency: Currency, _ problems: inout Invalid
  ) -> Money {
    let typed = self[option].price
    guard !typed.isEmpty else { return .zero(currency) }
    let isNegative = typed.first?.isMinus == true
    let text = isNegative || typed.hasPrefix("+") ? String(typed.dropFirst()) : typed
    do throws(Money.Misreading) {
      let price = try Money.parse(text, currency: currency, language: reader.language)
      return Money(minorUnits: isNegative ? -price.minorUnits : price.minorUnits, currency: currency)
    } catch {
      problems[Self.price(option)] = error.message
      return .zero(currency)
    }
  }
}
