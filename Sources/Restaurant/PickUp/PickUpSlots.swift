import Kit

/// The times at which an order can be picked up: each quarter of an hour in which it is open and the kitchen can be done with it.
struct PickUpSlots: Sendable {
  /// Heard by who chooses, when a time is taken or free again.
  static let topic: Topic = "restaurant.pick-ups"
  static let quarter = 15
  /// How many orders one time takes; none is as many as come.
  static let caps = 0...200

  /// Nobody plans further ahead than one evening.
  private static let horizon = Duration.seconds(12 * 3600)
  /// What was offered a moment ago is still taken.
  private static let grace = Duration.seconds(5 * 60)

  /// The earliest first.
  private let times: [Instant]
  private let isFull: @Sendable (Instant) -> Bool
  /// Those that were there a moment ago.
  private let recent: Set<Instant>
  /// Whether a time takes so many orders and no more.
  let isLimited: Bool
  let now: Instant
  let zone: Zone
  /// How long the kitchen needs, in milliseconds.
  private let lead: Int64

  /// - Parameter orders: how many there are for a time.
  init(_ hours: OpeningHours, at now: Instant, orders: [Instant: Int] = [:]) {
    (self.now, zone, isLimited) = (now, hours.zone, hours.pickUps > 0)
    lead = Int64(hours.leadTime) * 60_000
    let cap = hours.pickUps > 0 ? hours.pickUps : .max
    isFull = { orders[$0, default: 0] >= cap }
    times = Self.times(hours, after: now, at: now)
    recent = Set(Self.times(hours, after: now - Self.grace, at: now))
  }

  /// Those that still take an order.
  var free: [Instant] { times.filter { !isFull($0) } }

  /// - Parameter now: when the evening is that of today.
  private static func times(_ hours: OpeningHours, after begin: Instant, at now: Instant) -> [Instant] {
    let today = now.day(in: hours.zone)
    let stretches = hours.stretches(from: today.adding(days: -1), to: today.adding(days: 1), after: begin)
    return stretches.filter { $0.start.day(in: hours.zone) <= today }.flatMap { stretch -> [Instant] in
      let ready = max(begin, stretch.start) + .seconds(60 * hours.leadTime)
      let last = min(stretch.end, now + horizon)
      let first = roundedUp(ready)
      // It closes within this quarter.
      if first > last { return ready <= last ? [last] : [] }
      return stride(from: first.milliseconds, through: last.milliseconds, by: quarter * 60_000).map {
        Instant(milliseconds: $0)
      }
    }
  }

  /// All zones differ by whole quarters.
  private static func roundedUp(_ instant: Instant) -> Instant {
    let quarter = Int64(quarter) * 60_000
    return Instant(milliseconds: (instant.milliseconds + quarter - 1) / quarter * quarter)
  }

  /// What a form says of when.
  /// - Returns: `nil` for as soon as possible, where nothing limits that.
  /// - Throws: `Invalid` for the field `time`, when that is full, over, or none of the times.
  func time(_ said: String) throws(Invalid) -> Instant? {
    if said.isEmpty, !isLimited { return nil }
    let time = Int64(said).map { Instant(milliseconds: $0) }
    guard let time, recent.contains(time), !isFull(time) else {
      let problem = free.isEmpty ? PickUpPhrases.none : said.isEmpty ? PickUpPhrases.missing : PickUpPhrases.gone
      throw Invalid(["time": problem])
    }
    return time
  }

  /// The staff knows how long the kitchen needs and when somebody still comes: what they leave open is for as soon as possible, and
  /// nothing of what was agreed is taken back by that.
  func time(ofStaff said: String, keeping kept: Instant?, _ problems: inout Invalid) -> Instant? {
    guard !said.isEmpty else { return nil }
    let time = Int64(said).map { Instant(milliseconds: $0) }
    if let time, time == kept || recent.contains(time) && !isFull(time) { return time }
    problems["time"] = PickUpPhrases.gone
    return nil
  }

  /// When the first of them is over, in milliseconds.
  var left: Int64? { times.first.map { max(0, $0.milliseconds - now.milliseconds - lead) } }
}

extension PickUpSlots {
  /// The field of a form. What is full says so: whoever had chosen it sees it while they still look.
  func field(_ state: FormState) -> HTML {
    field(state, offering: times, mayStayOpen: !isLimited, soonest: isLimited ? free.first : nil)
  }

  /// The field of the staff's form; none where there is nothing to choose, as after hours.
  func field(ofStaff state: FormState, keeping kept: Instant?) -> HTML? {
    let offered = (kept.map { times.contains($0) ? [] : [$0] } ?? []) + times
    return offered.isEmpty ? nil : field(state, offering: offered, mayStayOpen: true, keeping: kept)
  }

  /// - Parameters:
  ///   - mayStayOpen: whether one may leave it at as soon as possible.
  ///   - first: the time that is otherwise, chosen until another is.
  private func field(
    _ state: FormState, offering times: [Instant], mayStayOpen: Bool, soonest first: Instant? = nil,
    keeping kept: Instant? = nil
  ) -> HTML {
    let chosen = state.values["time"]
    let soonest: HTML? = mayStayOpen ? "<option value=\"\">\(PickUpPhrases.soonest)</option>" : nil
    let options = times.html { time in
      let isClosed = isFull(time) && time != kept
      let name = isClosed ? PickUpPhrases.full(title(time)) : title(time)
      let isChosen = "\(time.milliseconds)" == chosen || time == first && chosen.isEmpty
      return """
        <option value="\(time.milliseconds)"\(isChosen, attribute: "selected")\(isClosed, attribute: "disabled")>\
        \(time == first ? PickUpPhrases.soonest(name) : name)</option>
        """
    }
    return state.field("time", PickUpPhrases.time) {
      "<select id=\"time\" name=\"time\"\($0)>\(soonest)\(options)</select>"
    }
  }

  /// "20:15", and the day where that is another.
  private func title(_ time: Instant) -> Phrase {
    let local = time.local(in: zone)
    guard local.day != now.day(in: zone) else { return Phrase(verbatim: local.clockText) }
    return Phrase(Capitalized(Opening(at: time, now: now, zone: zone).moment))
  }
}

/// The times for pick-up of one space.
struct PickUps<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  func slots(_ hours: OpeningHours, at now: Instant) throws -> PickUpSlots {
    guard hours.pickUps > 0 else { return PickUpSlots(hours, at: now) }
    let rows = try scope.connection.rows(
      """
      SELECT pick_up_at, COUNT(*) AS orders FROM restaurant_order
      WHERE space_id = \(scope.space.id) AND pick_up_at >= \(now - .seconds(3600)) AND way = \(ServiceType.pickUp)
        AND state NOT IN ('draft', 'refused', 'cancelled') AND trash_id IS NULL
      GROUP BY pick_up_at ORDER BY pick_up_at
      """)
    let orders = try rows.map { (try $0["pick_up_at"] as Instant, try $0["orders"] as Int) }
    return PickUpSlots(hours, at: now, orders: Dictionary(uniqueKeysWithValues: orders))
  }

  /// Whether an order that comes back is one too many at its time.
  func isFull(for order: Order) throws -> Bool {
    let hours = try EstablishmentStore(scope).establishment(for: .en).hours
    guard hours.pickUps > 0, order.way == .pickUp, let time = order.pickUpAt else { return false }
    let count: Int? = try scope.connection.value(
      """
      SELECT COUNT(*) FROM restaurant_order
      WHERE space_id = \(scope.space.id) AND pick_up_at = \(time) AND way = \(ServiceType.pickUp)
        AND state NOT IN ('draft', 'refused', 'cancelled') AND trash_id IS NULL
      """)
    return count ?? 0 >= hours.pickUps
  }
}

extension EntryFields {
  static let pickUpMigration = Migration(
    "restaurant.0015-entries-picked-up",
    [
      "ALTER TABLE restaurant_entry ADD COLUMN pick_up TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE restaurant_entry ADD COLUMN shown_pick_up TEXT NOT NULL DEFAULT ''",
    ])
}

extension Order {
  static let pickUpMigration = Migration(
    "restaurant.0014-pick-ups",
    [
      "ALTER TABLE restaurant_establishment ADD COLUMN pick_ups \(Dialect.whole) NOT NULL DEFAULT 0",
      "ALTER TABLE restaurant_order ADD COLUMN pick_up_at BIGINT",
      """
      CREATE INDEX restaurant_order_by_pick_up ON restaurant_order (space_id, pick_up_at) WHERE pick_up_at IS NOT NULL
      """,
    ])

  /// When somebody comes for it, where they said so.
  var fetchedAt: Instant? { way == .pickUp ? pickUpAt : nil }

  /// How it leaves the house, and when.
  var leaves: Phrase { fetchedAt.map { Phrase(joining: "\(way.name) · \($0.written(.time))") } ?? way.name }

  /// From when on it waits: what is for later, no sooner than the kitchen has to begin with it.
  var waitsSince: Instant {
    fetchedAt.map { max(placedAt, $0 - .seconds(60 * TicketAge.Limits().late)) } ?? placedAt
  }
}

enum PickUpPhrases {
  static let time = Phrase(es: "Hora de recogida", en: "Pick-up time", pt: "Hora para vir buscar")
  static let soonest = Phrase(es: "Cuanto antes", en: "As soon as possible", pt: "O mais cedo possível")
  /// A time as forms and changes hold it; `nil` where none was said.
  static func written(_ milliseconds: String) -> Phrase? {
    Int64(milliseconds).map { Phrase(Instant(milliseconds: $0).written(.time)) }
  }
  static func soonest(_ time: Phrase) -> Phrase {
    Phrase(es: "Cuanto antes (\(time))", en: "As soon as possible (\(time))", pt: "O mais cedo possível (\(time))")
  }
  static func full(_ time: Phrase) -> Phrase {
    Phrase(es: "\(time): completa", en: "\(time): full", pt: "\(time): cheia")
  }
  static let missing = Phrase(
    es: "Elige a qué hora lo recoges.", en: "Choose when you pick it up.", pt: "Escolha a que horas vem buscar.")
  static let gone = Phrase(
    es: "Esa hora ya no está libre. Elige otra.", en: "That time is no longer available. Choose another.",
    pt: "Essa hora já não está livre. Escolha outra.")
  static let none = Phrase(
    es: "Por hoy no quedan horas para recoger.", en: "There are no pick-up times left for today.",
    pt: "Por hoje já não há horas para vir buscar.")
  static let fullSince = Phrase(
    es: "Entretanto, otros han ocupado esa hora. Haz el pedido otra vez y elige otra.",
    en: "Others have taken that time in the meantime. Order again and choose another.",
    pt: "Entretanto, outros ocuparam essa hora. Faça o pedido outra vez e escolha outra.")
  static let cap = Phrase(
    es: "Pedidos para recoger cada \(PickUpSlots.quarter) min", en: "Pick-up orders every \(PickUpSlots.quarter) min",
    pt: "Pedidos para levar a cada \(PickUpSlots.quarter) min")
  static let noCap = Phrase(es: "Sin límite", en: "No limit", pt: "Sem limite")
}
