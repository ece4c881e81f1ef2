/// The language and time zone in which a text is written for its reader.
package struct ReaderLocale: Hashable, Sendable {
  package var language: Language
  package var zone: Zone

  package init(language: Language, zone: Zone) {
    (self.language, self.zone) = (language, zone)
  }
}
