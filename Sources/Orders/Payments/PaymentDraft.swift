import Kit

/// What a form says of a payment.
struct PaymentDraft: Fielded {
  var amount = ""
  var method = ""
  var paidOn = ""

  static let amount = Field("amount", \PaymentDraft.amount, PaymentPhrases.amount, .text(.decimal), holds: .money)
  static let paidOn = Field("paid_on", \PaymentDraft.paidOn, KitPhrases.date, .text(.date))
  static let fields = [
    amount, Field("method", \.method, PaymentPhrases.method, holds: .choice(PaymentMethod.allCases.map(\.rawValue))),
    paidOn,
  ]

  struct Content: Sendable {
    let amount: Money
    let method: PaymentMethod
    let paidOn: Day
  }

  /// - Parameter most: as much as is missing.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(atMost most: Money, in language: Language) throws -> Content {
    var problems = Invalid()
    var money: Money?
    do throws(Money.Misreading) {
      money = try Money.parse(amount, currency: most.currency, language: language)
    } catch {
      problems["amount"] = error.message
    }
    if let money, money.minorUnits == 0 { problems["amount"] = Money.Misreading.empty.message }
    if let money, money.minorUnits > most.minorUnits { problems["amount"] = PaymentPhrases.tooMuch(most) }
    let (method, paidOn) = (PaymentMethod(rawValue: method), Day(paidOn))
    if method == nil { problems["method"] = PaymentPhrases.methodMissing }
    if paidOn == nil { problems["paid_on"] = OrdersPhrases.dateMissing }
    guard problems.isEmpty, let money, let method, let paidOn else { throw problems }
    return Content(amount: money, method: method, paidOn: paidOn)
  }
}

extension PaymentDraft {
  init(_ payment: Payment, in language: Language) {
    amount = payment.amount.fieldText(in: language)
    (method, paidOn) = (payment.method.rawValue, payment.paidOn.description)
  }

  /// Of all that is missing, today.
  init(of missing: Money, on today: Day, in language: Language) {
    amount = missing.fieldText(in: language)
    (method, paidOn) = (PaymentMethod.cash.rawValue, today.description)
  }
}
