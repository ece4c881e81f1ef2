import Kit

/// A bottle of the wine's type, where there is no picture of the very bottle: a Bordeaux, a Burgundy, a Champagne, a flute, a port.
struct DrawnBottle {
  let type: WineType

  var html: HTML {
    let shape = Self.shape(of: type)
    return """
      <svg class="wine-bottle" viewBox="0 0 48 144" aria-hidden="true"><path class="wine-glass" d="\(shape.glass)"/>\
      <path class="wine-shine" d="M15 72v54"/><path class="wine-foil" d="\(shape.foil)"/>\
      <path class="wine-paper" d="M11 84h26v34H11z"/><path class="wine-print" d="M17 93h14M19 99h10"/></svg>
      """
  }

  private static let bordeaux = (
    glass: "M19 4h10v38c0 8 10 9 10 21v71q0 6-6 6H15q-6 0-6-6V63c0-12 10-13 10-21z", foil: "M18 3h12v27H18z"
  )

  private static func shape(of type: WineType) -> (glass: String, foil: String) {
    switch type {
    case .white:
      ("M20 4h8v30c1 16 12 24 12 42v58q0 6-6 6H14q-6 0-6-6V76c0-18 11-26 12-42z", "M19 3h10v24H19z")
    case .sparkling:
      (
        "M20 8h8v26c1 18 13 28 13 46v54q0 6-6 6H13q-6 0-6-6V80c0-18 12-28 13-46z",
        "M18 6q6-5 12 0l1 34q-7 5-14 0z"
      )
    case .sweet:
      ("M21 4h6v38c1 16 10 26 10 44v48q0 6-5 6H16q-5 0-5-6V86c0-18 9-28 10-44z", "M20 3h8v24h-8z")
    case .fortified:
      (
        "M19 4h10v16c4 5 3 14 1 18c-1 7 9 8 9 20v76q0 6-6 6H15q-6 0-6-6V58c0-12 10-13 9-20c-2-4-3-13 1-18z",
        "M18 3h12v14H18z"
      )
    case .red, .rose, .unknown: bordeaux
    }
  }
}
