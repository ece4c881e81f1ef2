/// A call, a WhatsApp message and a mail to somebody, each a tap away: links that the device opens in the program it has for them.
package struct ContactButtons: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - phone: as somebody wrote it. What it is abroad follows from where the space is; see ``PhoneNumber``.
  ///   - subject: of a mail.
  ///   - text: what a message begins with, a line each.
  /// `nil` where there is no way to reach them.
  package init?(phone: String, email: String, in space: Space, subject: Phrase? = nil, text: [Phrase] = []) {
    let number = PhoneNumber(phone, NumberingPlan(zone: space.zone, currency: space.currency))
    let links = [
      number.map { Self.link(KitPhrases.call, "call", "tel:\($0.dialled)") },
      number?.international.map { number in
        let message = text.joined(by: "\n").map(PercentEncoded.init)
        let query: HTML? = message.map { "?text=\($0)" }
        let away: HTML = " target=\"_blank\" rel=\"noopener noreferrer\""
        return Self.link(KitPhrases.whatsApp, "chat", "https://wa.me/\(number)\(query)", away)
      },
      Self.address(email).map { address in
        // Lines of a mail end with both signs (RFC 6068).
        let parts: [HTML?] = [
          subject.map { "subject=\(PercentEncoded($0))" },
          text.joined(by: "\r\n").map { "body=\(PercentEncoded($0))" },
        ]
        let query = parts.compactMap(\.self).enumerated().html { "\($0 == 0 ? "?" : "&amp;" as HTML)\($1)" }
        return Self.link(KitPhrases.mail, "mail", "mailto:\(address)\(query)")
      },
    ].compactMap(\.self)
    guard !links.isEmpty else { return nil }
    html = "<nav class=\"contact\" aria-label=\"\(KitPhrases.contact)\">\(links.html(\.self))</nav>"
  }

  private static func link(_ title: Phrase, _ icon: Icon, _ address: HTML, _ more: HTML? = nil) -> HTML {
    "<a href=\"\(address)\"\(more)>\(icon)<span>\(title)</span></a>"
  }

  /// As it stands in a link; `nil` of what is no address.
  private static func address(_ email: String) -> String? {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) }) else { return nil }
    return parts.map { PercentEncoding.encode(String($0)) }.joined(separator: "@")
  }
}

/// A text within an address.
struct PercentEncoded: Localized {
  let text: Phrase

  init(_ text: Phrase) { self.text = text }

  func text(in locale: ReaderLocale) -> String { PercentEncoding.encode(text.text(in: locale)) }
}
