import Kit

/// What the form of a trip says: at its end and afterwards.
struct TripDraft: Fielded {
  var paid = ""
  /// A shop's name, known or new, or nothing.
  var shop = ""
  var day = ""

  static let paid = Field("paid", \TripDraft.paid, TripPhrases.paid, .text(.decimal), holds: .money, isStored: false)
  static let shop = Field(
    "shop", \TripDraft.shop, ShoppingPhrases.shopName, .text(.name), .optional(ListDraft.nameLimit), isStored: false)
  static let day = Field("day", \TripDraft.day, TripPhrases.day, .text(.date), isStored: false)

  static let fields = [paid, shop, day]
}

extension TripDraft {
  init(_ trip: PastTrip, in language: Language) {
    self.init(
      paid: trip.paid?.fieldText(in: language) ?? "", shop: trip.shopName, day: trip.day.description)
  }
}

/// What a valid form of a trip says.
struct TripContent: Sendable {
  let paid: Money?
  let shop: String
  let day: Day

  init(paid: Money?, shop: String, day: Day) {
    (self.paid, self.shop, self.day) = (paid, shop, day)
  }

  /// - Parameter today: nobody has shopped later than that.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  init(_ draft: TripDraft, currency: Currency, language: Language, today: Day) throws {
    var problems = draft.problems
    shop = draft.shop
    let day = Day(draft.day)
    if day == nil { problems["day"] = TripPhrases.dayMissing }
    if let day, day > today { problems["day"] = TripPhrases.dayToCome }
    var paid: Money?
    if !draft.paid.isEmpty {
      do throws(Money.Misreading) {
        paid = try Money.parse(draft.paid, currency: currency, language: language)
      } catch {
        problems["paid"] = error.message
      }
    }
    guard problems.isEmpty, let day else { throw problems }
    (self.paid, self.day) = (paid, day)
  }
}
