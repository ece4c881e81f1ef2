/// A form on its way between a person and the house: what its fields hold now, what they held when it was shown, and what
/// is wrong with them.
package struct FormState: Sendable {
  package var values: Form
  /// What is stored, for forms that change something; `nil` for new things.
  package let original: Form?
  package let problems: Invalid
  /// Identifies this showing of the form.
  let operation: String

  /// A form as it is first shown.
  package init(_ values: Form, original: Form? = nil, mint: Mint) {
    self.init(values: values, original: original, problems: Invalid(), mint: mint)
  }

  /// A form with the id of what it will make, empty but for what is offered.
  package static func fresh(_ mint: Mint, offering fields: [(name: String, value: String)] = []) -> FormState {
    FormState(Form([("id", mint.uuid().text)] + fields), mint: mint)
  }

  /// A filled form, which says what it showed.
  package static func showing(_ form: Form, _ mint: Mint) -> FormState {
    FormState(form, original: form, mint: mint)
  }

  /// A form that came back: what was typed is kept.
  package init(returned form: Form, problems: Invalid, mint: Mint) {
    self.init(values: form, original: form.original, problems: problems, mint: mint)
  }

  private init(values: Form, original: Form?, problems: Invalid, mint: Mint) {
    (self.values, self.original, self.problems) = (values, original, problems)
    operation = mint.uuid().text
  }

  /// The form element around its fields.
  /// - Parameters:
  ///   - action: what it does, when that is an action of its own.
  ///   - isDraft: whether the house keeps what is typed before it is saved.
  ///   - hasFiles: whether some field takes a file, such as ``picture(_:_:current:)``. The browser sends it by itself.
  package func form(
    posts link: Link, as action: Action? = nil, isDraft: Bool = false, hasFiles: Bool = false, _ content: HTML
  ) -> HTML {
    let encoding: HTML? = hasFiles ? " enctype=\"multipart/form-data\"" : nil
    return """
      <form id="form" class="form" method="post" action="\(link)"\(encoding) novalidate data-enhance data-keep\
      \(isDraft, attribute: "data-draft")\(action?.attributes)><input type="hidden" name="operation" value="\(operation)">\
      \(summary)\(content)</form>
      """
  }

  /// A form that the browser sends by itself: scripts neither keep what is typed nor send it again, as with passwords.
  package func plainForm(posts link: Link, _ content: HTML) -> HTML {
    """
    <form id="form" class="form" method="post" action="\(link)" novalidate>\(summary)\(content)</form>
    """
  }

  var summary: HTML? {
    guard !problems.isEmpty else { return nil }
    let other: HTML? = problems[""].map { "<p>\($0)</p>" }
    return "<div class=\"problems\" role=\"alert\"><p>\(KitPhrases.checkTheForm)</p>\(other)</div>"
  }

  /// A hidden value that goes along.
  package func hidden(_ name: String) -> HTML {
    "<input type=\"hidden\" name=\"\(name)\" value=\"\(values[name])\">"
  }

  /// A hidden value that goes along together with what it was when the form was shown.
  package func kept(_ name: String) -> HTML {
    "\(hidden(name))\(shown(name))"
  }

  /// A line of text.
  /// - Parameters:
  ///   - list: the id of a `datalist` with what is offered.
  ///   - isFocused: whether one may type at once.
  package func text(
    _ name: String, _ label: Phrase, kind: TextKind = .plain, hint: Phrase? = nil, required: Bool = false,
    list: String? = nil, isFocused: Bool = false, of thing: String? = nil
  ) -> HTML {
    let placeholder: HTML? = hint.map { " placeholder=\"\($0)\"" }
    let options: HTML? = list.map { " list=\"\($0)\"" }
    return field(name, label, of: thing) { described in
      """
      <input id="\(name)" name="\(name)" value="\(values[name])"\(kind.attributes)\(placeholder)\
      \(options)\(required, attribute: "aria-required=\"true\"")\(isFocused && problems.isEmpty, attribute: "autofocus")\(described)>
      """
    }
  }

  /// Several lines of text.
  /// - Parameter isOwnAddress: whether who fills it in says where they live, which their browser may know.
  package func area(_ name: String, _ label: Phrase, rows: Int = 3, isOwnAddress: Bool = false) -> HTML {
    let help: HTML? = isOwnAddress ? " autocomplete=\"street-address\"" : nil
    return field(name, label) { described in
      // A line break right after the tag is dropped by browsers, so one of our own goes before the text.
      "<textarea id=\"\(name)\" name=\"\(name)\" rows=\"\(rows)\"\(help)\(described)>\n\(values[name])</textarea>"
    }
  }

  /// A choice of few.
  package func select(_ name: String, _ label: Phrase, options: [(value: String, title: Phrase)]) -> HTML {
    let chosen = values[name]
    let items = options.html { option in
      "<option value=\"\(option.value)\"\(option.value == chosen, attribute: "selected")>\(option.title)</option>"
    }
    return field(name, label) { "<select id=\"\(name)\" name=\"\(name)\"\($0)>\(items)</select>" }
  }

  /// A choice on a screen of its own: a button that leads there and keeps the form.
  package func pick(_ name: String, _ label: Phrase, chosen: Phrase?, otherwise: Phrase) -> HTML {
    picking(name, label, pickButton(name, chosen: chosen, otherwise: otherwise))
  }

  /// The same, which chooses by itself where nobody can be led anywhere.
  /// - Parameters:
  ///   - id: of what is chosen, which goes along.
  ///   - kept: from where one chooses without signal.
  package func pick(
    _ name: String, _ label: Phrase, chosen: Phrase?, otherwise: Phrase, taking id: String, from kept: KeptChoices.Place
  ) -> HTML {
    let button = pickButton(name, chosen: chosen, otherwise: otherwise)
    return picking(
      name, label,
      kept.field(label, around: "<input type=\"hidden\" name=\"\(name)\" value=\"\(id)\" data-takes=\"id\">\(button)"))
  }

  private func picking(_ name: String, _ label: Phrase, _ control: HTML) -> HTML {
    """
    <div class="field field-pick"\(invalid(name))><span class="field-label" id="\(name)-label">\(label)</span>\
    \(control)\(error(name))</div>
    """
  }

  private func pickButton(_ name: String, chosen: Phrase?, otherwise: Phrase) -> HTML {
    """
    <button class="pick\(chosen == nil ? " pick-none" : "")" id="\(name)" name="pick" value="\(name)" \
    aria-labelledby="\(name)-label \(name)"\(described(name))>\
    <span data-takes="name">\(chosen ?? otherwise)</span></button>
    """
  }

  /// A number between − and +.
  package func stepper(
    _ name: String, _ label: Phrase, range: ClosedRange<Int>, step value: String, of thing: String? = nil
  ) -> HTML {
    field(name, label, of: thing, style: "field-stepper") { described in
      """
      <step-field><button class="step" id="\(name)-less" name="step" value="\(value)-" aria-label="\(KitPhrases.oneLess)" \
      aria-labelledby="\(name)-label \(name)-less">−</button>\
      <input id="\(name)" name="\(name)" inputmode="numeric" value="\(values[name])" min="\(range.lowerBound)" \
      max="\(range.upperBound)" data-quantity autocomplete="off"\(described)>\
      <button class="step" id="\(name)-more" name="step" value="\(value)+" aria-label="\(KitPhrases.oneMore)" \
      aria-labelledby="\(name)-label \(name)-more">+</button></step-field>
      """
    }
  }

  /// A labelled field with its problem and the value that it was shown with.
  /// - Parameter thing: what it is about, for those who don't see where the field stands.
  package func field(
    _ name: String, _ label: Phrase, of thing: String? = nil, style: String = "", _ control: (HTML) -> HTML
  ) -> HTML {
    """
    <div class="field\(style.isEmpty ? "" : " \(style)")"\(invalid(name))>\
    <label for="\(name)" id="\(name)-label">\(label)\(thing.map(Self.about))</label>\
    \(control(described(name)))\(shown(name))\(error(name))</div>
    """
  }

  /// What a label or a button is about, for those who hear it without what stands around it.
  package static func about(_ thing: String) -> HTML {
    "<span class=\"hidden\">: <span data-takes=\"name\">\(thing)</span></span>"
  }

  /// What a control says of its problem. The first of those one has to correct is where one goes on.
  package func described(_ name: String) -> HTML {
    problems[name] == nil ? "" : " aria-invalid=\"true\" aria-describedby=\"\(name)-error\" autofocus"
  }

  func invalid(_ name: String) -> HTML? {
    problems[name] == nil ? nil : " data-invalid"
  }

  /// The value that a field was shown with.
  package func shown(_ name: String) -> HTML? {
    original.map { "<input type=\"hidden\" name=\"was.\(name)\" value=\"\($0[name])\">" }
  }

  package func error(_ name: String) -> HTML? {
    problems[name].map { "<p class=\"field-error\" id=\"\(name)-error\">\($0)</p>" }
  }
}

/// What a text field is for, so that the right keyboard comes up and the browser may help.
package enum TextKind: Sendable {
  /// `ownName` and `ownTelephone` are of who fills them in, whose browser may know them.
  case plain, name, ownName, ownTelephone, username, usernameOrPasskey, decimal, telephone, email, date, time, dateTime,
    password, newPassword

  var attributes: HTML {
    switch self {
    case .plain: " autocomplete=\"off\""
    case .name: " autocomplete=\"off\" autocapitalize=\"words\""
    case .ownName: " autocomplete=\"name\" autocapitalize=\"words\""
    case .ownTelephone: " type=\"tel\" autocomplete=\"tel\""
    case .username: " autocomplete=\"username\" autocapitalize=\"words\" spellcheck=\"false\""
    case .usernameOrPasskey: " autocomplete=\"username webauthn\" autocapitalize=\"words\" spellcheck=\"false\""
    case .decimal: " inputmode=\"decimal\" autocomplete=\"off\""
    case .telephone: " type=\"tel\" autocomplete=\"off\""
    case .email: " inputmode=\"email\" autocomplete=\"off\" autocapitalize=\"none\" spellcheck=\"false\""
    case .date: " type=\"date\""
    case .time: " type=\"time\""
    case .dateTime: " type=\"datetime-local\""
    case .password: " type=\"password\" autocomplete=\"current-password\""
    case .newPassword: " type=\"password\" autocomplete=\"new-password\""
    }
  }
}

/// Fields under a title.
package struct FieldGroup: Sendable {
  package let html: HTML

  package init(titled title: Phrase? = nil, note: Phrase? = nil, _ fields: HTML) {
    let heading: HTML? = title.map { "<h2 class=\"group-title\">\($0)</h2>" }
    let remark: HTML? = note.map { "<p class=\"group-note\">\($0)</p>" }
    html = "<section class=\"group\">\(heading)<div class=\"fields\">\(fields)</div>\(remark)</section>"
  }
}

extension ClosedRange<Int> {
  /// What − or + of a ``FormState/stepper(_:_:range:step:of:)`` makes of a number, whatever was typed.
  package func stepped(_ number: Int, isUp: Bool) -> Int {
    let (next, isTooFar) = number.addingReportingOverflow(isUp ? 1 : -1)
    return Swift.min(Swift.max(isTooFar ? number : next, lowerBound), upperBound)
  }
}
