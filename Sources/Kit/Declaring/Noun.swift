/// What people call a kind of thing. A line that tells of one says so, as its name alone does not tell what it is: “New customer: Ana”.
package struct Noun: Sendable {
  /// The same in a language in which other words take its gender.
  package struct Word: Sendable {
    let one: String
    let several: String
    private let isFeminine: Bool

    package static func masculine(_ one: String, _ several: String) -> Word {
      Word(one: one, several: several, isFeminine: false)
    }

    package static func feminine(_ one: String, _ several: String) -> Word {
      Word(one: one, several: several, isFeminine: true)
    }

    fileprivate var this: String { isFeminine ? "Esta" : "Este" }

    /// A word that goes with it, of its stem: “nuev-” becomes “nueva”.
    fileprivate func agreeing(_ stem: String, several: Bool = false) -> String {
      stem + (isFeminine ? "a" : "o") + (several ? "s" : "")
    }
  }

  private let es: Word
  private let en: (one: String, several: String)
  private let pt: Word

  package init(es: Word, en: (one: String, several: String), pt: Word) {
    (self.es, self.en, self.pt) = (es, en, pt)
  }

  package var new: Phrase {
    Phrase(es: "\(es.agreeing("Nuev")) \(es.one)", en: "New \(en.one)", pt: "\(pt.agreeing("Nov")) \(pt.one)")
  }
  package var changed: Phrase { past("modificad", "changed", "alterad") }
  package var moved: Phrase { past("movid", "moved", "movid") }
  package var copied: Phrase { past("duplicad", "duplicated", "duplicad") }
  package var imported: Phrase { past("importad", "imported", "importad") }
  package var archived: Phrase { past("archivad", "archived", "arquivad") }
  package var deleted: Phrase { past("eliminad", "deleted", "apagad") }
  package var severalDeleted: Phrase { past("eliminad", "deleted", "apagad", several: true) }
  package var backAgain: Phrase { past("recuperad", "brought back", "recuperad") }
  package var severalBack: Phrase { past("recuperad", "brought back", "recuperad", several: true) }

  /// Said to who opens one that has been deleted: “This customer has been deleted.”
  package var gone: Phrase {
    Phrase(
      es: "\(es.this) \(es.one) se ha eliminado.", en: "This \(en.one) has been deleted.",
      pt: "\(pt.this) \(pt.one) foi \(pt.agreeing("apagad")).")
  }

  /// How many of them: “3 customers”.
  package func counted(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# \(es.one)", other: "# \(es.several)"), en: (one: "# \(en.one)", other: "# \(en.several)"),
      pt: (one: "# \(pt.one)", other: "# \(pt.several)"))
  }

  /// What has happened to one and to others too: “New customer: Ana and 2 more customers”.
  package func more(_ words: Phrase, _ count: Int) -> Phrase {
    .counted(
      count, es: (one: "\(words) y # \(es.one) más", other: "\(words) y # \(es.several) más"),
      en: (one: "\(words) and # more \(en.one)", other: "\(words) and # more \(en.several)"),
      pt: (one: "\(words) e mais # \(pt.one)", other: "\(words) e mais # \(pt.several)"))
  }

  /// What became of it, in words that take its gender by their stems: “Tienda eliminada”.
  private func past(_ es: String, _ en: String, _ pt: String, several: Bool = false) -> Phrase {
    let begins = { (one: String, many: String) in Self.capitalized(several ? many : one) }
    return Phrase(
      es: "\(begins(self.es.one, self.es.several)) \(self.es.agreeing(es, several: several))",
      en: "\(begins(self.en.one, self.en.several)) \(en)",
      pt: "\(begins(self.pt.one, self.pt.several)) \(self.pt.agreeing(pt, several: several))")
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
