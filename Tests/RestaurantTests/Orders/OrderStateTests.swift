import Kit
import Testing

@testable import Restaurant

@Suite struct OrderStateTests {
  private func course(_ way: ServiceType) -> [OrderState] {
    Array(sequence(first: OrderState.received) { $0.next(for: way) })
  }

  @Test func oneTapAfterTheOtherLeadsToTheEnd() {
    #expect(course(.dineIn) == [.received, .preparing, .ready, .done])
    #expect(course(.pickUp) == [.received, .preparing, .ready, .done])
    #expect(course(.delivery) == [.received, .preparing, .ready, .onItsWay, .done])
  }

  @Test func whatIsReadyIsTheOneThatIsGreen() {
    #expect(OrderState.allCases.filter { $0.tone == .done } == [.ready])
    #expect(OrderState.done.tone == .quiet)
  }

  @Test func onlyDeliveriesAreEverOnTheirWay() {
    for way in [ServiceType.dineIn, .pickUp] {
      for state in OrderState.allCases { #expect(!state.canBecome(.onItsWay, for: way)) }
    }
    #expect(OrderState.ready.canBecome(.onItsWay, for: .delivery))
  }

  @Test func aTapByMistakeIsTakenBackOneStep() {
    #expect(OrderState.ready.canBecome(.preparing, for: .dineIn))
    #expect(!OrderState.ready.canBecome(.received, for: .dineIn))
    #expect(OrderState.done.previous(for: .delivery) == .onItsWay)
    #expect(OrderState.received.previous(for: .dineIn) == nil)
  }

  @Test func aKitchenMaySkipStates() {
    #expect(OrderState.received.canBecome(.done, for: .pickUp))
  }

  @Test func onlyWhatWasJustReceivedIsRefusedAndOnlyWhatIsOpenIsCancelled() {
    for way in ServiceType.allCases {
      for state in OrderState.allCases {
        #expect(state.canBecome(.refused, for: way) == (state == .received))
        #expect(
          state.canBecome(.cancelled, for: way) == (state.isOpen && (state != .onItsWay || way == .delivery)))
      }
    }
  }

  @Test func whatIsRefusedOrCancelledStaysSo() {
    for state in [OrderState.refused, .cancelled] {
      #expect(ServiceType.allCases.allSatisfy { state.following(for: $0).isEmpty && state.next(for: $0) == nil })
      #expect(state.isVoid && !state.isOpen)
    }
  }

  @Test func guestAndKitchenReadSomethingForEveryStateInEveryLanguage() {
    for state in OrderState.allCases {
      for way in ServiceType.allCases {
        for phrase in [state.name, state.guestPhrase(for: way), state.action(for: way)] {
          #expect(phrase.written.allSatisfy { !$0.isEmpty })
          #expect(Set(phrase.written).count > 1)
        }
      }
    }
    #expect(OrderState.ready.guestPhrase(for: .pickUp).inSpanish == "Listo para recoger")
  }

  @Test func aRefusalTellsWhy() {
    #expect(RefusalReason.soldOut.phrase(note: "").inEnglish == "Something is sold out.")
    #expect(RefusalReason.closing.phrase(note: "Hasta mañana").inEnglish == "We are closing. Hasta mañana")
    #expect(RefusalReason.other.phrase(note: "Broken oven").inSpanish == "Broken oven")
    #expect(RefusalReason.other.phrase(note: "").inEnglish == "We could not take your order")
  }

  @Test func storedValuesNeverChange() {
    #expect(
      OrderState.allCases.map(\.rawValue) == [
        "received", "preparing", "ready", "on_its_way", "done", "refused", "cancelled",
      ])
    #expect(LineState.allCases.map(\.rawValue) == ["waiting", "preparing", "ready", "served"])
    #expect(ServiceType.allCases.map(\.rawValue) == ["dine_in", "pick_up", "delivery"])
  }
}

@Suite struct LineStateTests {
  @Test func aLineGoesFromWaitingToServed() {
    #expect(Array(sequence(first: LineState.waiting, next: \.next)) == [.waiting, .preparing, .ready, .served])
    #expect(LineState.waiting.previous == nil)
  }

  @Test(arguments: [
    ([LineState.waiting, .waiting], OrderState.received), ([.waiting, .preparing], .preparing),
    ([.waiting, .ready], .preparing), ([.preparing, .served], .preparing), ([.ready, .ready], .ready),
    ([.ready, .served], .ready), ([.served, .served], .done),
  ])
  func anOrderAtATableFollowsItsLines(lines: [LineState], state: OrderState) {
    #expect(OrderState.received.following(lines: lines, for: .dineIn) == state)
    #expect(OrderState.preparing.following(lines: lines, for: .dineIn) == state)
  }

  @Test func whatLeavesTheHouseIsHandedOverAsAWhole() {
    #expect(OrderState.ready.following(lines: [.served, .served], for: .pickUp) == .ready)
    #expect(OrderState.onItsWay.following(lines: [.preparing], for: .delivery) == .onItsWay)
    #expect(OrderState.done.following(lines: [.ready], for: .delivery) == .done)
  }

  @Test func aDishAddedLaterBringsAnOrderAtATableBackToTheKitchen() {
    #expect(OrderState.done.following(lines: [.served, .waiting], for: .dineIn) == .preparing)
    #expect(OrderState.cancelled.following(lines: [.served, .waiting], for: .dineIn) == .cancelled)
  }

  @Test func anOrderWithoutLinesStaysAsItIs() {
    #expect(OrderState.ready.following(lines: [], for: .dineIn) == .ready)
  }

  @Test func aTapOnTheWholeTicketTakesItsLinesAlongAndNoneBack() {
    #expect(LineState.waiting.raised(by: .preparing) == .preparing)
    #expect(LineState.ready.raised(by: .preparing) == .ready)
    #expect(LineState.preparing.raised(by: .ready) == .ready)
    #expect(LineState.served.raised(by: .onItsWay) == .served)
    #expect(LineState.waiting.raised(by: .done) == .served)
    #expect(LineState.waiting.raised(by: .cancelled) == .waiting)
  }

  @Test func afterATapOnTheTicketItsLinesSayTheSame() {
    for way in ServiceType.allCases {
      for state in [OrderState.received, .preparing, .ready] {
        let lines = [LineState.waiting, .waiting].map { $0.raised(by: state) }
        #expect(state.following(lines: lines, for: way) == state)
      }
    }
  }
}

@Suite struct TicketAgeTests {
  private let placed = Instant(milliseconds: 1_700_000_000_000)

  private func age(_ seconds: Int) -> TicketAge { TicketAge(since: placed, at: placed + .seconds(seconds)) }

  @Test func itCountsWholeMinutes() {
    #expect(age(59).phrase.written == ["ahora mismo", "just now", "agora mesmo"])
    #expect(age(60).phrase.inEnglish == "1\u{A0}min")
    #expect(age(3599).phrase.inEnglish == "59\u{A0}min")
    #expect(age(3900).phrase.inEnglish == "1\u{A0}h 05\u{A0}min")
  }

  @Test func itsToneRisesWithTime() {
    #expect(age(599).tone == .calm)
    #expect(age(600).tone == .soon)
    #expect(age(1200).tone == .late)
    #expect(TicketAge(since: placed, at: placed + .seconds(300), limits: .init(soon: 2, late: 5)).tone == .late)
  }

  @Test func itSaysWhenItChanges() {
    #expect(age(90).changesAt == placed + .seconds(120))
  }

  @Test func aClockThatRunsAheadMakesNoTicketYoungerThanNew() {
    #expect(age(-90).minutes == 0)
    #expect(age(-90).tone == .calm)
  }
}
