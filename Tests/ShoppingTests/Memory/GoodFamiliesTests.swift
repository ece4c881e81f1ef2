import Kit
import Testing

@testable import Shopping

@Suite struct GoodFamiliesTests {
  private static func member(_ number: UInt64, _ key: String, into other: UInt64? = nil) -> GoodFamilies.Member {
    GoodFamilies.Member(id: ShoppingCast.id(number), key: key, mergedInto: other.map { ShoppingCast.id($0) })
  }

  private func id(_ number: UInt64) -> ID<RememberedGood> { ShoppingCast.id(number) }

  @Test func whatWasMergedIsTheOtherHoweverFar() {
    let families = GoodFamilies([
      Self.member(1, "tomate"), Self.member(2, "tomates de rama", into: 1), Self.member(3, "tomates pera", into: 2),
      Self.member(4, "pan"),
    ])
    #expect(families.head(of: id(3)) == id(1))
    #expect(families.good(named: "Tomates pera") == id(1))
    #expect(families.good(named: "tomates") == id(1))
    #expect(families.good(named: "tomate pera") == id(1))
    #expect(families.good(named: "panes") == id(4))
    #expect(families.good(named: "leche") == nil)
    #expect(families.family(of: id(2)) == [id(1), id(2), id(3)])
  }

  @Test func ofTwoWithOneNameTheOlderIsBoth() {
    let families = GoodFamilies([Self.member(5, "pan"), Self.member(2, "pan"), Self.member(3, "barra", into: 5)])
    #expect(families.good(named: "pan") == id(2))
    #expect(families.good(named: "barra") == id(2))
    #expect(families.family(of: id(5)) == [id(2), id(3), id(5)])
  }

  @Test func aNameThatIsTakenAgainIsWhatGoesByItNow() {
    let families = GoodFamilies([
      Self.member(1, "leche", into: 2), Self.member(2, "leche entera"), Self.member(3, "leche"),
    ])
    #expect(families.good(named: "leche") == id(3))
  }

  /// What it was merged into is in the trash, with its own deletion still to come.
  @Test func whatIsMergedIntoNothingIsItself() {
    let families = GoodFamilies([Self.member(1, "tomate", into: 9)])
    #expect(families.good(named: "tomate") == id(1))
  }

  @Test func aRingEnds() {
    let families = GoodFamilies([Self.member(1, "a", into: 2), Self.member(2, "b", into: 1)])
    #expect([id(1), id(2)].contains(families.head(of: id(1))))
  }
}
