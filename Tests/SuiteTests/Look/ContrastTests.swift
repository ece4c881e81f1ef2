import Testing

@testable import Kit
@testable import Suite

/// Each pair of colours that meets on a screen can be told apart, in each theme, on phones and wide screens, in each app, on
/// pages and on sheets, and better still for those who ask for it.
@Suite struct ContrastTests {
  /// What is read or recognised, and what it lies on.
  private struct Pair: Sendable {
    enum Kind { case text, sign }

    let kind: Kind
    let upper: String
    /// From the lowest.
    let ground: [String]
    /// Lists beside a page stand on no sheet.
    var isOnSheets = true

    var hasAccent: Bool { ([upper] + ground).contains { $0.contains("--accent") } }

    /// At least so much, as WCAG 2.2 asks in 1.4.3 and 1.4.11; for those who want more, in 1.4.6.
    func least(in theme: Palette.Theme) -> Double {
      switch kind {
      case .text: theme.hasMoreContrast ? 7 : 4.5
      case .sign: 3
      }
    }
  }

  private static func text(_ upper: String, on grounds: [String]...) -> [Pair] {
    grounds.map { Pair(kind: .text, upper: "var(--\(upper))", ground: $0.map(written)) }
  }

  private static func sign(_ upper: String, on grounds: [String]...) -> [Pair] {
    grounds.map { Pair(kind: .sign, upper: "var(--\(upper))", ground: $0.map(written)) }
  }

  private static func written(_ ground: String) -> String { ground.contains("(") ? ground : "var(--\(ground))" }

  private static func tint(_ colour: String, _ percent: Int, of ground: String = "surface") -> String {
    "color-mix(in srgb, var(--\(colour)) \(percent)%, var(--\(ground)))"
  }

  private static let states = ["quiet", "taken", "in-hand", "done", "needs", "wrong"].map { "state-\($0)" }

  private static let pairs: [Pair] = [
    // What one reads, wherever something lies.
    text(
      "label", on: ["ground"], ["surface"], ["raised"], ["side"], ["sheet"], ["pressed"], ["sheet-pressed"],
      ["surface", "bar"], ["sheet", "sheet-bar"], ["surface", "menu"], ["surface", "menu", "fill"],
      ["surface", "mark"],
      ["surface", "fill"], ["ground", "fill"], ["side", "fill"], ["surface", "fill", "chosen"],
      ["ground", "fill", "chosen"],
      [tint("accent", 6)], [tint("accent", 8)], [tint("state-wrong", 8)],
      [tint("state-done", 9)], [tint("state-wrong", 9)], ["dusk"], ["glow-amber"], ["glow-blue"], ["glow-rose"]),
    text(
      "label-2", on: ["ground"], ["surface"], ["raised"], ["side"], ["sheet"], ["surface", "bar"], ["surface", "fill"],
      ["ground", "fill"], [tint("accent", 6)], [tint("accent", 8)], ["pressed"], ["behind"]),
    ["label", "label-2"].map { label in
      Pair(kind: .text, upper: "var(--\(label))", ground: [tint("accent", 15)], isOnSheets: false)
    },
    ["label", "label-2"].map { label in
      Pair(kind: .text, upper: "var(--\(label))", ground: [tint("accent", 12, of: "raised")], isOnSheets: false)
    },
    sign("label-2", on: ["dusk"], ["glow-amber"], ["glow-blue"], ["glow-rose"], ["surface", "menu"]),
    // What can be touched.
    text(
      "accent", on: ["ground"], ["surface"], ["raised"], ["sheet"], ["side"], ["surface", "bar"], ["ground", "bar"],
      ["sheet", "sheet-bar"], [tint("accent", 12)], [tint("accent", 10, of: "side")], [tint("accent", 8)],
      [tint("accent", 6)]),
    sign("accent", on: ["ground", "fill"], ["surface", "fill"], ["side"], ["pressed"], [tint("accent", 15)]),
    text(
      "on-fill", on: ["accent-fill"], ["red-fill"], ["orange-fill"], ["green-fill"], ["blue-fill"], ["purple-fill"],
      ["grey-fill"], ["dark-fill"], ["pink-fill"], ["teal-fill"], ["toast"]),
    text("on-toast", on: ["toast"]),
    sign("on-fill", on: ["track"], ["switch-fill"]),
    sign("track", on: ["surface"]),
    sign("switch-fill", on: ["surface"]),
    sign("gold", on: ["surface"]),
    // How something stands.
    states.flatMap { state in
      text(state, on: ["surface"], ["ground"], [tint(state, 12)], [tint(state, 13)], [tint(state, 9)])
    },
    text("state-wrong", on: ["surface", "menu"], [tint("state-wrong", 8)], [tint("accent", 12)]),
  ].flatMap(\.self)

  /// Colours that nothing is read from, with what says the same.
  private static let silent = [
    "label-3": "chevrons and what can't be touched now; never letters",
    "hair": "lines between rows that stand apart without them",
    "rim": "the edge of what floats, which has a shadow",
    "dim": "over what can't be reached meanwhile",
    "on-icon": "the drawing of an app, whose name stands beside it",
    "from": "the ground of that drawing", "to": "the ground of that drawing",
  ]

  @Test(arguments: Palette.Theme.allCases)
  func eachPairIsToldApart(in theme: Palette.Theme) throws {
    let files = try StyleFile.all()
    for app in [nil] + Suite.apps.map(Optional.some) {
      for isSheet in [false, true] {
        let palette = Palette(theme, app: app, isSheet: isSheet, files: files)
        for pair in Self.pairs where (pair.isOnSheets || !isSheet) && (pair.hasAccent || app == nil) {
          let ground = try palette.ground(pair.ground)
          let contrast = try palette.colour(pair.upper).over(ground).contrast(with: ground)
          #expect(
            contrast >= pair.least(in: theme), "\(pair.upper) on \(pair.ground.joined(separator: ", ")): \(palette)")
        }
      }
    }
  }

  @Test func eachColourStandsInAPairOrIsSilent() throws {
    let tokens = try #require(try StyleFile.all().first { $0.path == "css/02-tokens.css" }).declarations
    let colours = tokens.filter { $0.value.hasPrefix("#") || $0.value.hasPrefix("light-dark(") }.map(\.property)
    let paired = Self.pairs.flatMap { [$0.upper] + $0.ground }.joined(separator: " ")
    for colour in Set(colours) {
      let isPaired = paired.contains("var(\(colour))")
      let isSilent = Self.silent[String(colour.dropFirst(2))] != nil
      #expect(isPaired != isSilent, "\(colour): either something is read from it, or \"silent\" says why not")
    }
  }

  /// A tint that is painted and in no pair would be read by nobody here.
  @Test func eachTintStandsInAPair() throws {
    let grounds = Set(Self.pairs.flatMap(\.ground))
    for file in try StyleFile.all() {
      for declaration in file.declarations where declaration.value.contains("color-mix(") {
        for tint in declaration.value.matches(of: /color-mix\(in srgb, [^;]+? \d+%, var\(--(?:surface|side|raised)\)\)/)
        {
          let meant = tint.output.replacing("var(--tone)", with: "var(--state-done)")
            .replacing("var(--outcome)", with: "var(--state-done)")
          #expect(grounds.contains(String(meant)), "\(file.path), \(declaration.within.last ?? "")")
        }
      }
    }
  }

  /// One meaning per colour: what can be touched never looks as if it told how something stands.
  @Test func noAppsAccentIsAState() throws {
    let files = try StyleFile.all()
    for theme in Palette.Theme.allCases where !theme.hasMoreContrast {
      for app in Suite.apps {
        let palette = Palette(theme, app: app, files: files)
        let accent = try palette.colour("var(--accent)")
        for state in Self.states {
          #expect(try palette.colour("var(--\(state))").difference(from: accent) > 0.04, "\(state): \(palette)")
        }
      }
    }
  }

  @Test func contrastIsThatOfWCAG() throws {
    let (black, white) = (try #require(Colour(hex: "#000")), try #require(Colour(hex: "#fff")))
    #expect(black.contrast(with: white) == 21)
    #expect(abs(try #require(Colour(hex: "#777")).contrast(with: white) - 4.48) < 0.01)
    #expect(try #require(Colour(hex: "#0008")).over(white) == Colour(hex: "#777"))
    #expect(black.mixed(with: white, share: 0.2) == Colour(hex: "#ccc"))
    #expect(abs(black.difference(from: white) - 1) < 0.001)
  }
}
