import Kit

/// Two large fields for a score, each below its side.
struct ScoreEntry {
  let state: FormState
  let pool: Pool

  var html: HTML {
    let problem = state.problems["home"] ?? state.problems["away"]
    let message: HTML? = problem.map { "<p class=\"field-error\" id=\"score-error\">\($0)</p>" }
    return """
      <div class="fields score-entry"\(problem != nil, attribute: "data-invalid")>\(field("home", pool.home))\
      <span class="score-dash" aria-hidden="true">–</span>\(field("away", pool.away))\(message)</div>
      """
  }

  private func field(_ name: String, _ side: Side) -> HTML {
    let described: HTML? =
      state.problems[name] == nil ? nil : " aria-invalid=\"true\" aria-describedby=\"score-error\""
    let shown: HTML? = state.original.map { "<input type=\"hidden\" name=\"was.\(name)\" value=\"\($0[name])\">" }
    return """
      <div class="score-side"><label for="\(name)">\(side.mark)<span class="hidden">\(BetPhrases.goals(side.title))</span>\
      <span aria-hidden="true">\(side.title)</span></label><input id="\(name)" name="\(name)" value="\(state.values[name])" \
      inputmode="numeric" autocomplete="off" maxlength="2" pattern="[0-9]*"\(described)>\(shown)</div>
      """
  }
}
