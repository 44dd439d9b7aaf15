// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct RouteMistakeTests {
    private final class Row: Responder {
        let cell = Responder()

        override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) { body(cell) }
    }

    private func traces(of row: Row, _ body: () -> Void) -> [RouteTrace] {
        var traces: [RouteTrace] = []
        let subscription = row.observeRoutes { traces.append($0) }
        body()
        subscription.cancel()
        return traces
    }

    @Test func aNextResponderThatIsGoneAtOnceIsAMistake() {
        let row = Row()
        row.identifier = "first"
        row.next = Responder()
        let traces = traces(of: row) {
            row.post(Ping())
            row.post(Ping())
        }
        #expect(traces.map(\.mistakes) == [[.lostNext(of: "Row#first")], []])
        #expect(traces[0].description == "Ping from Row#first: next of Row#first lost")
    }

    @Test func aNextResponderThatGoesAfterAnEventIsNone() {
        let row = Row()
        var shelf: Responder? = Responder()
        row.next = shelf
        let traces = traces(of: row) {
            row.post(Ping())
            shelf = nil
            row.post(Ping())
        }
        #expect(shelf == nil)
        #expect(traces.flatMap(\.mistakes).isEmpty)
    }

    @Test func aBroadcastThatMeetsOnlyHandlersOfOtherPhasesIsAMistake() {
        let row = Row()
        row.cell.on { (_: Ping) in .stop }
        let missed = RouteMistake.missedPhase(event: "Ping", responder: "Responder")
        #expect(traces(of: row) { row.broadcast(Ping()) }.map(\.mistakes) == [[missed]])
        row.on(Ping.self, phase: .broadcast) { _ in .ignored }
        #expect(traces(of: row) { row.broadcast(Ping()) }.map(\.mistakes) == [[]])
        #expect(traces(of: row) { row.broadcast(Pong()) }.map(\.mistakes) == [[]])
    }

    @Test func aRequestThatIsPostedIsAMistakeUnlessSomebodyHandlesIt() {
        let row = Row()
        let posted = RouteMistake.postedRequest(event: "Increment")
        row.answer { (_: Increment) in 1 }
        let traces = traces(of: row) {
            row.cell.next = row
            row.cell.post(Increment(x: 1))
            row.broadcast(Increment(x: 1))
            _ = row.cell.ask(Increment(x: 1))
            row.on { (_: Increment) in .observed }
            row.cell.post(Increment(x: 1))
        }
        #expect(traces.map(\.mistakes) == [[posted], [posted], [], []])
    }

    @Test func aPostThatMeetsOnlyHandlersOfBroadcastsIsAMistake() {
        let row = Row()
        row.cell.next = row
        row.on(Ping.self, phase: .broadcast) { _ in .stop }
        let missed = RouteMistake.postedPastBroadcast(event: "Ping", responder: "Row")
        #expect(traces(of: row) { row.cell.post(Ping()) }.map(\.mistakes) == [[missed]])
        #expect(traces(of: row) { row.post(Ping()) }.map(\.mistakes) == [[]])
        #expect(traces(of: row) { row.cell.post(Pong()) }.map(\.mistakes) == [[]])
        row.on(Ping.self, phase: .capture) { _ in .ignored }
        #expect(traces(of: row) { row.cell.post(Ping()) }.map(\.mistakes) == [[]])
    }

    @Test func aNamedEventMayBeForAnotherHandler() {
        let row = Row()
        row.cell.next = row
        row.onNamed(["save": { _ in { _ in .stop } }], phase: .broadcast)
        #expect(traces(of: row) { row.cell.postNamed("close") }.map(\.mistakes) == [[]])
    }

    @Test func aRequestThatMeetsOnlyHandlersOfEventsIsAMistake() {
        let row = Row()
        row.cell.next = row
        row.on { (_: Increment) in .observed }
        let missed = RouteMistake.askedHandler(event: "Increment", responder: "Row")
        #expect(
            traces(of: row) { _ = row.cell.ask(Increment(x: 1)) }.map(\.mistakes) == [[missed]])
        row.answer { (_: Increment) in nil }
        #expect(traces(of: row) { _ = row.cell.ask(Increment(x: 1)) }.map(\.mistakes) == [[]])
    }

    @Test func aMistakeSaysWhatToDo() {
        #expect(
            "\(RouteMistake.missedPhase(event: "Ping", responder: "Board"))"
                == "Ping was broadcast, and Board has no handler for that phase: "
                + "subscribe with phase: .broadcast.")
    }
}
