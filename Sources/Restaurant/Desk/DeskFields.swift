import Kit

extension FormState {
  /// A box to tick; its value is `yes`.
  func check(_ name: String, _ title: HTML) -> HTML {
    """
    <label class="check"><input type="checkbox" name="\(name)" value="yes"\
    \(values[name] == "yes", attribute: "checked")><span>\(title)</span>\(shown(name))</label>
    """
  }
}

/// Texts that a restaurant writes in up to three languages: the main one first, the others for whoever wants them.
struct LanguageFields {
  struct Text {
    let name: String
    let label: Phrase
    /// From 2 it is several lines.
    var rows = 1
    var isRequired = false
  }

  let state: FormState
  let main: Language
  let texts: [Text]

  /// In the main language.
  var first: HTML { texts.html { field($0, main, label: $0.label, isRequired: $0.isRequired) } }

  var others: HTML {
    let groups = Language.allCases.filter { $0 != main }.html { language in
      FieldGroup(
        titled: Phrase(verbatim: language.ownName), texts.html { field($0, language, label: $0.label) }
      ).html
    }
    // What is wrong in there has to be seen.
    let isOpen = texts.contains { text in
      Language.allCases.contains { $0 != main && state.problems["\(text.name).\($0.rawValue)"] != nil }
    }
    return """
      <details class="disclosure"\(isOpen, attribute: "open")><summary>\(DeskPhrases.otherLanguages)</summary>\(groups)\
      </details>
      """
  }

  private func field(_ text: Text, _ language: Language, label: Phrase, isRequired: Bool = false) -> HTML {
    let name = "\(text.name).\(language.rawValue)"
    return text.rows > 1
      ? state.area(name, label, rows: text.rows) : state.text(name, label, kind: .plain, required: isRequired)
  }
}
