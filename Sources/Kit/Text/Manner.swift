/// What a text needs to know to be written for a person. Two words, cheap to copy.
package struct Manner: Hashable, Sendable {
  package var language: Language
  package var zone: Zone

  package init(language: Language, zone: Zone) {
    self.language = language
    self.zone = zone
  }
}
