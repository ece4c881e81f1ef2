extension FormState {
  /// The choice of a language, each called as it calls itself and marked as what it is in, so that it is read out by its own sounds.
  func languages() -> HTML {
    let chosen = values["language"]
    let options = Language.allCases.html { language in
      """
      <option value="\(language.rawValue)" lang="\(language.rawValue)"\(language.rawValue == chosen, attribute: "selected")>\
      \(language.ownName)</option>
      """
    }
    return field("language", ProfilePhrases.language) {
      "<select id=\"language\" name=\"language\"\($0)>\(options)</select>"
    }
  }
}
