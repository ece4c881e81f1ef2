/// The language in which somebody reads at a public address: their browser's, or the one that they chose there.
enum PublicPageLanguage {
  static let path = FixedPath(inSpace: "/language")

  static func chosen(in visit: Visit) -> Language? {
    Cookie.language(visit.house.settings).value(in: visit.headers).flatMap(Language.init)
  }

  static func choose(_ visit: VisitorVisit) async throws -> Reply {
    let language: Language = try visit.form.choice("language")
    var reply = Reply.redirect(to: Undoing.back(visit.form["back"]).address(at: visit.place))
    reply.headers.append(Cookie.language(visit.house.settings).setting(language.rawValue))
    return reply
  }

  static func choice(now: Language, back: Link) -> HTML {
    let buttons = Language.allCases.html { language in
      """
      <button name="language" value="\(language.rawValue)" lang="\(language.rawValue)" \
      aria-pressed="\(language == now ? "true" : "false")">\(language.ownName)</button>
      """
    }
    return """
      <form class="language-choice" method="post" action="\(self.path())" aria-label="\(ProfilePhrases.language)">\
      <input type="hidden" name="back" value="\(back.path)">\(buttons)</form>
      """
  }
}
