/// The language in which somebody reads at a public address: their browser's, or the one that they chose there.
enum ReceptionLanguage {
  static let path = FixedPath(inSpace: "/language")

  private static func cookie(_ settings: House.Settings) -> String { "\(SessionCookie.name(settings))-language" }

  static func chosen(in visit: Visit) -> Language? {
    SessionCookie.value(of: cookie(visit.house.settings), in: visit.headers).flatMap(Language.init)
  }

  static func choose(_ visit: VisitorVisit) async throws -> Reply {
    guard let language = Language(rawValue: visit.form["language"]) else {
      throw Refusal.malformed(KitPhrases.malformedForm)
    }
    var reply = Reply.redirect(to: Undoing.back(visit.form["back"]).address(at: visit.place))
    let settings = visit.house.settings
    reply.headers.append(
      SessionCookie.header(cookie(settings), language.rawValue, maxAge: 400 * 24 * 3600, settings))
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
      <form class="language-choice" method="post" action="\(self.path())" aria-label="\(ReceptionPhrases.language)">\
      <input type="hidden" name="back" value="\(back.path)">\(buttons)</form>
      """
  }
}
