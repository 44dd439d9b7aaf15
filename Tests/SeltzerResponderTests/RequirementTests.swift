// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerResponder

/// The requirements that no numbered case shows by itself.
@MainActor
@Suite struct RequirementTests {
    @Test("R-THU-3: responders without a handler need no code and are passed over")
    func responderWithoutHandlers() {
        let chain = Chain("abcde")
        chain.listen("e", ["e": .stop])
        #expect(chain["a"].post(Ping()) == .stopped)
        #expect(chain.log == ["e"])
    }

    @Test("R-THU-9, R-DOM-22: when post returns everything has happened")
    func postingIsSynchronous() {
        let chain = Chain("ab")
        var row = 0
        chain["b"].on { (ping: Ping) in
            row = ping.row; return .observed
        }
        chain["a"].post(Ping(row: 5))
        #expect(row == 5)
    }

    @Test("R-THU-20, R-DOM-28: every responder asked is a line, with phase, answer and rewrite")
    func everyStepCanBeLogged() {
        let chain = Chain("abc")
        chain["b"].intercept { (ping: inout Ping) in
            ping.row = 333; return true
        }
        chain["c"].on(Ping.self, phase: .capture) { _ in .ignored }
        chain.listen("bc", ["b": .observed])
        var detail = ""
        chain["c"].observeRoutes { detail = $0.detail }
        chain["a"].post(Ping(row: 1))
        #expect(
            detail.split(separator: "\n").dropLast() == [
                "post Ping from Link: Ping(row: 1)", "  capture ^Link ignored",
                "  bubble Link observed rewritten, rewritten: Ping(row: 333)",
                "  bubble Link ignored",
            ])
    }

    @Test("R-RTR-2, R-RTR-3: who catches ends it, or forwards it", arguments: [true, false])
    func catchingAndForwarding(forwards: Bool) {
        let chain = Chain("abc")
        chain.listen("bc", ["b": forwards ? .observed : .stop])
        chain["a"].post(Ping())
        #expect(chain.log == (forwards ? ["b", "c"] : ["b"]))
    }

    @Test("R-RTR-4: what a cell posts starts at its next responder")
    func theCellItselfIsNotAsked() {
        let chain = Chain("ab")
        chain.listen("ab")
        chain["a"].post(Ping())
        #expect(chain.log == ["b"])
    }

    @Test("R-DOM-8: several handlers on one responder run in the order of their subscription")
    func subscriptionOrder() {
        let chain = Chain("ab")
        for name in ["h1", "h2"] {
            chain["b"].on { (_: Ping) in
                chain.note(name); return .ignored
            }
        }
        chain["a"].post(Ping())
        #expect(chain.log == ["h1", "h2"])
    }

    @MainActor
    private protocol ContentEvents {
        func contentDidLoad(_ name: String, _ count: Int)
    }

    @Test("R-DOM-9: arguments of a protocol's method arrive with their types")
    func typedArguments() {
        final class Container: Responder, ContentEvents {
            var loaded: [(String, Int)] = []
            func contentDidLoad(_ name: String, _ count: Int) { loaded.append((name, count)) }
        }
        let content = Responder(), container = Container()
        content.next = container
        content.sendAction { (target: any ContentEvents) in target.contentDidLoad("list", 12) }
        #expect(container.loaded.map(\.0) == ["list"])
        #expect(container.loaded.map(\.1) == [12])
    }

    @Test("R-DOM-14: a plain closure listens; a rewrite happens only where it was asked for")
    func nothingNeedsToBeDeclared() {
        let chain = Chain("abc")
        var rows: [Int] = []
        for name in ["b", "c"] {
            chain[name].on { (ping: Ping) in
                rows.append(ping.row); return .observed
            }
        }
        chain["a"].post(Ping(row: 1))
        #expect(rows == [1, 1])
    }

    @Test("R-DOM-25: no cycle, also where the owner of a handler is the responder itself")
    func noRetainCycle() {
        var responder: Responder? = Responder()
        weak let watched = responder
        responder?.on(Ping.self, owner: responder!) { _, _ in .observed }
        responder?.intercept { (_: inout Ping) in true }
        responder?.answer { (_: Increment) in 1 }
        responder = nil
        #expect(watched == nil)
    }

    @Test("R-DOM-26: silent after one subscription, or all of them, were cancelled")
    func unsubscribing() {
        let chain = Chain("ab")
        let first = chain["b"].on { (_: Ping) in
            chain.note("ping"); return .ignored
        }
        let second = chain["b"].on { (_: Pong) in
            chain.note("pong"); return .ignored
        }
        first.cancel()
        chain["a"].post(Ping())
        chain["a"].post(Pong())
        second.cancel()
        chain["a"].post(Pong())
        #expect(chain.log == ["pong"])
    }

    @MainActor
    private final class Subscriptions {
        var all: [Subscription] = []
    }

    @Test func aHandlerThatTearsEverythingDownIsNoTrap() {
        var chain: Chain? = Chain("abcde")
        let origin: Responder = chain!["a"]
        let subscriptions = Subscriptions()
        for link in chain!.links {
            let subscription = link.on { (_: Ping) in
                chain = nil
                for subscription in subscriptions.all { subscription.cancel() }
                return .observed
            }
            subscriptions.all.append(subscription)
        }
        #expect(origin.post(Ping()) == .observed)
        #expect(origin.post(Ping()) == .unhandled)
    }
}
