import Kit

/// The house's face as guests see it, above its menu and with its hours, and what programs read of it that search the web
/// (schema.org) or show a link (Open Graph).
struct FaceView: Sendable {
  private let face: Face
  private let name: String
  private let hours: OpeningHours
  private let reader: MenuLanguage
  private let space: Space
  private let now: Instant
  /// What is shown elsewhere of a link to the public page.
  let preview: LinkPreview?

  init(_ visit: some VisitInSpace, of establishment: Establishment, in view: SpaceView) throws {
    face = try FaceStore(view).face()
    name = face.details.name.isEmpty ? view.space.name : face.details.name
    (hours, space, now) = (establishment.hours, view.space, visit.house.mint.now())
    reader = MenuLanguage(language: visit.locale.language, main: establishment.language)
    let words = reader(face.details.words)
    let picture = (face.pictures.photo ?? face.pictures.logo).map {
      Link(inHouse: RestaurantPaths.facePicture($0).address(at: visit.place))
    }
    // Nobody else opens what only this machine reaches.
    let opensHere = visit.house.outward(DeskPaths.openingHours()).opensOnlyHere
    preview =
      visit.isStaff || opensHere
      ? nil
      : LinkPreview(
        title: Phrase(verbatim: name), text: words.isEmpty ? FacePhrases.about(name) : Phrase(verbatim: words),
        of: Phrase(verbatim: name), app: PublicPageSettings.app, picture: picture, in: visit.house)
  }

  /// Above the menu: what it looks like, what it is called and whether it is open; one touch from the rest.
  /// - Parameter isBrief: for who sits there already.
  func head(isBrief: Bool) -> HTML {
    let state = RestaurantPhrases.house(name, hours.state(at: now).phrase(at: now, in: hours.zone))
    let photo = isBrief ? nil : self.photo
    return """
      <div class="house-head"\(Self.scope)>\(photo)<a class="house-name" href="\(DeskPaths.openingHours())">\
      \(logo)<span class="large-subtitle">\(state)</span></a>\(isBrief ? nil : words)\(data)</div>
      """
  }

  /// Beside its hours: where it is and how it is reached. `nil` of a house that says nothing of itself.
  var card: HTML? {
    guard !face.isEmpty else { return nil }
    let lines = face.details.address.split(separator: "\n").map { "\(String($0))" as HTML }
    let address: HTML? =
      lines.isEmpty
      ? nil
      : "<address class=\"house-address\">\(lines.enumerated().html { "\($0 > 0 ? "<br>" : "" as HTML)\($1)" })</address>"
    return """
      <div class="house-head"\(Self.scope)><p class="house-name">\(logo)<strong>\(name)</strong></p>\(words)\
      \(address)\(ways)\(data)</div>
      """
  }

  private static let scope: HTML = " itemscope itemtype=\"https://schema.org/Restaurant\""

  private var photo: HTML? { image(face.pictures.photo, "house-photo", "image") }
  private var logo: HTML? { image(face.pictures.logo, "house-logo", "logo") }

  private func image(_ id: ID<Picture>?, _ style: HTML, _ property: HTML) -> HTML? {
    id.map { "<img class=\"\(style)\" itemprop=\"\(property)\" src=\"\(RestaurantPaths.facePicture($0))\" alt=\"\">" }
  }

  private var words: HTML? {
    let words = reader(face.details.words)
    guard !words.isEmpty else { return nil }
    return "<p class=\"house-words\" itemprop=\"description\"\(reader.language(of: face.details.words))>\(words)</p>"
  }

  /// A map and a call, in the programs that the device has for them. Nothing is fetched before somebody touches one.
  private var ways: HTML? {
    let place = face.details.address.split(separator: "\n").joined(separator: ", ")
    let map: HTML? =
      place.isEmpty
      ? nil
      : """
      <a href="https://www.openstreetmap.org/search?query=\(PercentEncoding.encode(place))" target="_blank" \
      rel="noopener noreferrer">\(Icon("pin"))<span>\(FacePhrases.map)</span></a>
      """
    let call: HTML? = number.map { "<a href=\"tel:\($0)\">\(Icon("call"))<span>\(KitPhrases.call)</span></a>" }
    guard map != nil || call != nil else { return nil }
    return "<nav class=\"contact\" aria-label=\"\(KitPhrases.contact)\">\(map)\(call)</nav>"
  }

  private var number: String? {
    PhoneNumber(face.details.phone, NumberingPlan(zone: space.zone, currency: space.currency))?.dialled
  }

  // MARK: For programs

  private var data: HTML {
    let place = face.details.address.split(separator: "\n").joined(separator: ", ")
    let said = [("name", name), ("address", place), ("telephone", number ?? "")].filter { !$0.1.isEmpty }
    let opening = Weekday.allCases.flatMap { day in hours.weekly[day].map { ("openingHours", Self.text($0, on: day)) } }
    return """
      \((said + opening).html { "<meta itemprop=\"\($0)\" content=\"\($1)\">" })\
      <link itemprop="hasMenu" href="\(RestaurantPaths.menu())">
      """
  }

  private static let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  /// "Fr 20:00-01:30"; midnight is the last minute of the day there.
  private static func text(_ interval: HoursInterval, on day: Weekday) -> String {
    let end = interval.end == HoursInterval.minutesInDay ? "23:59" : HoursInterval.clock(interval.end)
    return "\(days[day.rawValue - 1]) \(HoursInterval.clock(interval.start))-\(end)"
  }
}
