// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct ResponderOriginTests {
    private struct Depth: RoutedRequest { typealias Answer = Int }

    private final class Form: Responder {
        var log: [String] = []
        let first: Responder, second: Responder

        init(_ first: Responder, _ second: Responder) {
            (self.first, self.second) = (first, second)
            super.init()
            on(Ping.self, Form.pinged)
            on(Ping.self, from: second, Form.secondPinged)
        }

        func pinged(_ ping: Ping, by origin: Responder) -> Disposition {
            log.append(origin === first ? "first" : origin === second ? "second" : "other")
            return .observed
        }

        func secondPinged(_ ping: Ping) -> Disposition {
            log.append("only second")
            return .stop
        }
    }

    /// Two responders below one.
    private func family() -> (first: Responder, second: Responder, parent: Responder) {
        let (first, second, parent) = (Responder(), Responder(), Responder())
        (first.next, second.next) = (parent, parent)
        return (first, second, parent)
    }

    @Test func aHandlerTakesTheEventsOfOneSender() {
        let (first, second, parent) = family()
        var rows: [Int] = []
        parent.on(Ping.self, from: second) { event in
            rows.append(event.row)
            return .stop
        }
        #expect(first.post(Ping(row: 1)) == .unhandled)
        #expect(second.post(Ping(row: 2)) == .stopped)
        #expect(first.post(Ping(row: 3)) == .unhandled)
        #expect(second.post(Ping(row: 4)) == .stopped)
        #expect(rows == [2, 4])
    }

    @Test func methodsOfASubclassLearnTheSender() {
        let (first, second) = (Responder(), Responder())
        let form = Form(first, second)
        (first.next, second.next) = (form, form)
        #expect(first.post(Ping()) == .observed)
        #expect(second.post(Ping()) == .stopped)
        #expect(form.log == ["first", "second", "only second"])
    }

    @Test func theSubscriptionEndsWithItsSender() {
        let (first, _, parent) = family()
        var other: Responder? = Responder()
        let subscription = other.map { parent.on(Ping.self, from: $0) { _ in .stop } }
        other = nil
        #expect(first.post(Ping()) == .unhandled)
        #expect(subscription?.isCancelled == true)
    }

    @Test func eventsThatAHandlerPostsHaveTheirOwnOrigin() {
        let (first, second, parent) = family()
        var origins: [Responder] = []
        parent.on { (_: Ping, origin) in
            origins.append(origin)
            if origin === first { second.post(Ping()) }
            // The inner event has not taken the place of the outer one.
            return .ignored
        }
        parent.on { (_: Ping, origin) in
            origins.append(origin)
            return .stop
        }
        first.post(Ping())
        #expect(origins.map { $0 === first } == [true, false, false, true])
    }

    @Test func theOriginStaysOverRedirectsAndMounts() {
        let (first, _, parent) = family()
        let (other, mounted) = (Responder(), Responder())
        var origins: [Responder] = []
        other.on { (_: Ping, origin) in
            origins.append(origin)
            return .ignored
        }
        mounted.on(Ping.self, from: first) { _ in
            origins.append(mounted)
            return .stop
        }
        other.mount(on: mounted)
        parent.redirect { (_: Ping) in other }
        #expect(first.post(Ping()) == .stopped)
        #expect(origins.count == 2 && origins[0] === first && origins[1] === mounted)
    }

    @Test func anEventThatWasHeldKeepsItsOrigin() async {
        let (first, second, parent) = family()
        parent.hold { (_: Ping) in true }
        var origins: [Responder] = []
        await withCheckedContinuation { continuation in
            parent.on { (_: Ping, origin) in
                origins.append(origin)
                if origins.count == 2 { continuation.resume() }
                return .stop
            }
            second.post(Ping())
            first.post(Ping())
        }
        #expect(origins.count == 2 && origins[0] === second && origins[1] === first)
    }

    @Test func requestsInterceptorsAndFiltersKnowWhoAsks() {
        let (first, second, parent) = family()
        parent.answer { (_: Depth, origin) in origin === first ? 1 : nil }
        #expect(first.ask(Depth()) == 1 && second.ask(Depth()) == nil)
        var rows: [Int] = []
        parent.intercept { (event: inout Ping, origin) in
            if origin === first { event.row = 9 }
            return true
        }
        parent.on { (event: Ping) in
            rows.append(event.row)
            return .stop
        }
        parent.filter { event, origin in !(event is Pong && origin === second) }
        first.post(Ping(row: 1))
        second.post(Ping(row: 2))
        #expect(rows == [9, 2])
        #expect(first.post(Pong()) == .unhandled && second.post(Pong()) == .stopped)
    }

    @Test func broadcastsAndDeliveriesComeFromTheirSender() {
        let (first, _, parent) = family()
        var origins: [Responder] = []
        first.on(Ping.self, phase: .broadcast) { _, origin in
            origins.append(origin)
            return .ignored
        }
        first.on { (_: Ping, origin) in
            origins.append(origin)
            return .stop
        }
        first.mount(on: parent)
        first.deliver(Ping())
        #expect(origins.last === first)
    }

    @Test func aTraceNamesTheHandlerOfTheSender() throws {
        let (first, second, parent) = family()
        parent.on(Ping.self, from: second, line: 11) { _ in .stop }
        parent.on(Ping.self, from: first, line: 22) { _ in .stop }
        var traces: [RouteTrace] = []
        parent.observeRoutes { traces.append($0) }
        first.post(Ping())
        second.post(Ping())
        #expect(traces.map { $0.steps.last?.handler?.line } == [22, 11])
        #expect(traces.map(\.originID) == [ObjectIdentifier(first), ObjectIdentifier(second)])
    }
}
