// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Dispatcher, Disposition, Responder, Route.

import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct ResponderPostTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let answers: [String: Disposition]
        let log: [String]
        let outcome: Outcome
        var includingSelf = false
        var testDescription: String { id }
    }

    @Test(arguments: [
        Case(
            id: "D-1, R-THU-1, R-DOM-12", answers: [:], log: ["b", "c", "d", "e"],
            outcome: .unhandled),
        Case(
            id: "D-2, R-THU-5", answers: ["b": .observed, "d": .stop], log: ["b", "c", "d"],
            outcome: .stopped),
        Case(
            id: "D-3, R-THU-6", answers: ["b": .observed], log: ["b", "c", "d", "e"],
            outcome: .observed),
        Case(id: "D-4", answers: ["a": .stop], log: ["a"], outcome: .stopped, includingSelf: true),
    ])
    func anEventGoesUpUntilSomebodyStopsIt(_ example: Case) {
        let chain = Chain("abcde")
        chain.listen(nil, example.answers)
        let outcome = chain["a"].post(Ping(), includingSelf: example.includingSelf)
        #expect(chain.log == example.log)
        #expect(outcome == example.outcome)
    }

    final class Boundary: Responder {
        override var isBoundary: Bool { true }
    }

    @Test("D-5, R-THU-4: with the reach belowWindow nothing from the first boundary on is asked")
    func aBoundaryEndsTheShortReach() {
        let chain = Chain("ab")
        chain.listen(nil, ["b": .observed])
        let boundary = Boundary()
        chain["b"].next = boundary
        boundary.on { (_: Ping) in
            chain.note("boundary"); return .observed
        }
        #expect(chain["a"].post(Ping(), reach: .belowWindow) == .observed)
        #expect(chain.log == ["b"])
        chain["a"].post(Ping())
        #expect(chain.log == ["b", "b", "boundary"])
    }

    @Test("D-6, R-THU-12: a chain that loops asks each responder once")
    func aLoopEnds() {
        let chain = Chain("abc")
        chain["c"].next = chain["a"]
        chain.listen("bc", ["b": .observed, "c": .observed])
        #expect(chain["a"].post(Ping()) == .observed)
        #expect(chain.log == ["b", "c"])
    }

    @Test("D-7, R-THU-10: the next responder set by hand leads away, nil leads back")
    func nextCanBeSetByHand() {
        final class Leaf: Responder {
            weak var home: Responder?
            override var defaultNext: Responder? { home }
        }
        let chain = Chain("bcde")
        let leaf = Leaf()
        leaf.home = chain["b"]
        chain.listen()
        let detour = Chain("x")
        detour.links[0].on { (_: Ping) in
            chain.note("x"); return .ignored
        }
        leaf.next = detour.links[0]
        leaf.post(Ping())
        leaf.next = nil
        leaf.post(Ping())
        #expect(chain.log == ["x", "b", "c", "d", "e"])
    }

    @Test("D-8, R-THU-11: when the responder set by hand dies the default is back")
    func theHandSetLinkIsWeak() {
        final class Leaf: Responder {
            weak var home: Responder?
            override var defaultNext: Responder? { home }
        }
        let home = Responder(), leaf = Leaf()
        leaf.home = home
        var detour: Responder? = Responder()
        weak let watched = detour
        leaf.next = detour
        #expect(leaf.next === detour)
        detour = nil
        #expect(watched == nil)
        #expect(leaf.next === home)
    }

    @Test("D-11: capture goes from the top down, before the bubble pass")
    func captureComesFirst() {
        let chain = captureChain()
        #expect(chain["a"].post(Ping(), includingSelf: true) == .unhandled)
        #expect(chain.log == ["^c", "^b", "^a", "a", "b", "c"])
    }

    @Test("D-12: a stop in the capture pass ends everything, after that responder's other handlers")
    func captureCanStop() {
        let chain = captureChain()
        chain["b"].on(Ping.self, phase: .capture) { _ in
            chain.note("STOP"); return .stop
        }
        #expect(chain["a"].post(Ping(), includingSelf: true) == .stopped)
        #expect(chain.log == ["^c", "^b", "STOP"])
    }

    private func captureChain() -> Chain {
        let chain = Chain("abc")
        for link in chain.links {
            link.on(Ping.self, phase: .capture) { _ in
                chain.note("^" + link.name); return .ignored
            }
        }
        chain.listen()
        return chain
    }

    @Test("B1.3: capture goes back along the whole route, mounts included")
    func captureReversesTheRoute() {
        let chain = Chain("abcd")
        chain["c"].next = nil
        chain["a"].mount(on: chain["d"])
        for link in chain.links {
            link.on(Ping.self, phase: .capture) { _ in
                chain.note("^" + link.name); return .ignored
            }
        }
        chain.listen()
        chain["a"].post(Ping())
        #expect(chain.log == ["^d", "^c", "^b", "b", "c", "d"])
    }

    @Test func whatIsPostedWhileARouteIsReadGoesNowhere() {
        final class Meddler: Responder {
            var below: [Responder] = []
            var outcomes: [Outcome] = []
            override var defaultNext: Responder? {
                outcomes.append(post(Ping(), includingSelf: true))
                return nil
            }
            override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {
                outcomes.append(broadcast(Ping()))
                for responder in below { body(responder) }
            }
        }
        let chain = Chain("ab"), meddler = Meddler()
        chain["b"].next = meddler
        meddler.below = [chain["b"]]
        chain.listen("b", ["b": .observed])
        meddler.on { (_: Ping) in
            chain.note("meddler"); return .stop
        }
        var tooDeep = 0
        meddler.observeRoutes { if $0.isTooDeep { tooDeep += 1 } }
        #expect(chain["a"].post(Ping()) == .stopped)
        #expect(chain.log == ["b", "meddler"])
        meddler.broadcast(Ping())
        // A broadcast reads the chain up, too, for those who observe it from above.
        #expect(meddler.outcomes == [.unhandled, .unhandled, .unhandled])
        #expect(tooDeep == 3)
    }

    @Test func onlyTheExactTypeIsAsked() {
        let chain = Chain("ab")
        chain.listen(nil, ["b": .stop])
        #expect(chain["a"].post(Pong()) == .unhandled)
        #expect(chain.log.isEmpty)
    }

    @Test func aStopDoesNotSkipTheOtherHandlersOfTheSameResponder() {
        let chain = Chain("ab")
        chain["b"].on { (_: Ping) in
            chain.note("first"); return .stop
        }
        chain["b"].on { (_: Ping) in
            chain.note("second"); return .ignored
        }
        #expect(chain["a"].post(Ping()) == .stopped)
        #expect(chain.log == ["first", "second"])
    }

    @Test("D-28, R-DOM-27: a dispatch begun by a handler is complete before the outer one goes on")
    func dispatchesNest() {
        let chain = Chain("a12")
        for link in chain.links.dropFirst() {
            link.on { (ping: Ping) in
                chain.note("n\(link.name):\(ping.row)")
                if link.name == "1", ping.row < 3 { chain["a"].post(Ping(row: ping.row + 1)) }
                return .observed
            }
        }
        chain["a"].post(Ping(row: 1))
        #expect(chain.log == ["n1:1", "n1:2", "n1:3", "n2:3", "n2:2", "n2:1"])
    }

    @Test("D-29: the 65th dispatch within the others goes nowhere")
    func nestingIsLimited() {
        let chain = Chain("ab")
        var runs = 0
        chain["b"].on { (_: Ping) in
            runs += 1
            return chain["a"].post(Ping()) == .unhandled ? .ignored : .observed
        }
        chain["a"].post(Ping())
        #expect(runs == Responder.nestingLimit)
        #expect(Responder.nestingLimit == 64)
    }

    @Test("D-30: the route is fixed before the first handler runs")
    func changesCountForTheNextDispatch() {
        let chain = Chain("abcd")
        chain.listen()
        chain["b"].on { (_: Ping) in
            chain["b"].next = nil
            chain["c"].next = nil
            return .ignored
        }
        chain["a"].post(Ping())
        chain["a"].post(Ping())
        #expect(chain.log == ["b", "c", "d", "b"])
    }

    @Test func aResponderOnTheRouteLivesUntilTheDispatchEnds() {
        let first = Responder(), origin = Responder()
        var last: Responder? = Responder()
        weak let watched = last
        origin.next = first
        first.next = last
        var asked = false
        last?.on { (_: Ping) in
            asked = true; return .stop
        }
        first.on { (_: Ping) in
            last = nil; return .ignored
        }
        #expect(origin.post(Ping()) == .stopped)
        #expect(asked)
        #expect(watched == nil)
    }

    @Test func aChainOfAHundredThousandIsWalked() {
        let links = (0..<100_000).map { _ in Responder() }
        for (link, superior) in zip(links, links.dropFirst()) { link.next = superior }
        links.last?.on { (_: Ping) in .stop }
        withExtendedLifetime(links) { #expect(links[0].post(Ping()) == .stopped) }
    }
}
