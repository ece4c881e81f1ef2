extension FormState {
  /// Whether something holds: `yes`, or nothing at all.
  package func `switch`(_ name: String, _ label: Phrase, note: Phrase? = nil) -> HTML {
    let remark: HTML? = note.map { "<p class=\"field-note\">\($0)</p>" }
    return field(name, label) { described in
      """
      <input class="switch" type="checkbox" role="switch" id="\(name)" name="\(name)" value="yes"\
      \(values[name] == "yes", attribute: "checked")\(described)>\(remark)
      """
    }
  }

  /// One of several, all in sight.
  package func radios(_ name: String, _ title: Phrase, options: [(value: String, title: Phrase)]) -> HTML {
    choices(name, title, type: "radio", chosen: [values[name]], options: options)
  }

  /// Any number of several; ``Form/values(of:)`` reads them.
  package func boxes(
    _ name: String, _ title: Phrase, note: Phrase? = nil, options: [(value: String, title: Phrase)]
  ) -> HTML {
    choices(name, title, note: note, type: "checkbox", chosen: Set(values.values(of: name)), options: options)
  }

  private func choices(
    _ name: String, _ title: Phrase, note: Phrase? = nil, type: HTML, chosen: Set<String>,
    options: [(value: String, title: Phrase)]
  ) -> HTML {
    let remark: HTML? = note.map { "<p class=\"group-note\">\($0)</p>" }
    let items = options.html { option in
      """
      <label class="check"><input type="\(type)" name="\(name)" value="\(option.value)"\
      \(chosen.contains(option.value), attribute: "checked")\(described(name))><span>\(option.title)</span></label>
      """
    }
    let shown = (original?.values(of: name) ?? []).html { value in
      "<input type=\"hidden\" name=\"was.\(name)\" value=\"\(value)\">"
    }
    return """
      <fieldset class="group checks"\(invalid(name))><legend class="group-title">\(title)</legend>\
      <div class="fields">\(items)\(shown)\(error(name))</div>\(remark)</fieldset>
      """
  }
}
