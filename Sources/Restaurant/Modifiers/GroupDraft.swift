import Kit

/// What the form of a group of options says, everything as it was typed in a language.
struct GroupDraft: Hashable, Sendable {
  var fields: FormFields
  /// In their order.
  let options: [ID<ModifierOption>]

  init(options: [ID<ModifierOption>]) {
    self.options = options
    fields = FormFields(
      texts: FormFields.names(of: "name") + ["minimum", "maximum"]
        + options.flatMap { FormFields.names(of: Self.name($0)) + [Self.price($0)] },
      switches: options.map(Self.removal))
  }

  /// - Parameter options: those of which the form may speak.
  init(_ form: Form, options: [ID<ModifierOption>]) {
    self.init(options: options)
    fields = fields.filled(from: form)
  }

  /// - Parameter options: its own, and those that a form adds.
  init(_ group: ModifierGroup, options: [ID<ModifierOption>]? = nil, in language: Language) {
    self.init(options: options ?? group.options.map(\.id))
    fields.set("name", to: group.name)
    fields["minimum"] = String(group.minimum)
    fields["maximum"] = String(group.maximum)
    for option in group.options {
      fields.set(Self.name(option.id), to: option.name)
      if option.price.minorUnits != 0 { fields[Self.price(option.id)] = option.price.fieldText(in: language) }
    }
  }

  static func name(_ option: ID<ModifierOption>) -> String { "option.\(option).name" }
  static func price(_ option: ID<ModifierOption>) -> String { "option.\(option).price" }
  static func removal(_ option: ID<ModifierOption>) -> String { "option.\(option).removed" }

  /// The options of which a form speaks.
  static func options(of form: Form) -> [ID<ModifierOption>] {
    // One more than may be, so that it is said; the rest is not drawn again.
    var seen: Set<ID<ModifierOption>> = []
    let ids = form.values(of: "option").compactMap { ID<ModifierOption>($0) }.filter { seen.insert($0).inserted }
    return Array(ids.prefix(ModifierGroup.optionLimit + 1))
  }

  private func isBlank(_ option: ID<ModifierOption>) -> Bool {
    fields.text(Self.name(option)).isEmpty && fields[Self.price(option)].isEmpty
  }

  /// - Parameter present: what is stored; a new option is never sold out.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(_ id: ID<ModifierGroup>, over present: ModifierGroup? = nil, for reader: Reader, _ currency: Currency)
    throws -> ModifierGroup
  {
    var problems = Invalid()
    let soldOut = Set((present?.options ?? []).filter(\.isSoldOut).map(\.id))
    let kept = options.filter { fields[Self.removal($0)] != "yes" && !isBlank($0) }
    let group = ModifierGroup(
      id: id, name: fields.text("name"), minimum: number("minimum", &problems), maximum: number("maximum", &problems),
      options: kept.map { option in
        ModifierOption(
          id: option, name: fields.text(Self.name(option)), price: price(option, reader, currency, &problems),
          isSoldOut: soldOut.contains(option))
      })
    // Without options there is no maximum to speak of yet.
    for (field, message) in group.problems.messages where field != "maximum" || !group.options.isEmpty {
      let name = field == "name" ? "name.\(reader.main.rawValue)" : field
      problems[name] = problems[name] ?? message
    }
    for option in group.options where option.name[reader.main].isEmpty {
      problems["\(Self.name(option.id)).\(reader.main.rawValue)"] = ModifierPhrases.optionNameMissing
    }
    guard problems.isEmpty else { throw problems }
    return group
  }

  private func number(_ field: String, _ problems: inout Invalid) -> Int {
    guard let number = Int(fields[field]) else {
      problems[field] = ChoicePhrases.numberMissing
      return 0
    }
    return number
  }

  /// Nothing is no charge; what begins with a minus is taken off.
  private func price(
    _ option: ID<ModifierOption>, _ reader: Reader, _ currency: Currency, _ problems: inout Invalid
  ) -> Money {
    let typed = fields[Self.price(option)]
    guard !typed.isEmpty else { return .zero(currency) }
    let isNegative = typed.hasPrefix("-") || typed.hasPrefix("−")
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
