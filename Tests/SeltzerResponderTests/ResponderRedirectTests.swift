// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Interception, RedirectionCount.

import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct ResponderRedirectTests {
    private func listen(_ chain: Chain, to log: Chain) {
        for link in chain.links {
            link.on { (ping: Ping) in
                log.note("\(link.name)=\(ping.row)"); return .ignored
            }
        }
    }

    @Test func anEventGoesOnFromTheOtherResponderInPlaceOfThisOne() {
        let (chain, other) = (Chain("abc"), Chain("xy"))
        listen(chain, to: chain)
        listen(other, to: chain)
        chain["c"].redirect { (_: Ping) in other["x"] }
        #expect(chain["a"].post(Ping()) == .unhandled)
        #expect(chain.log == ["b=1", "x=1", "y=1"])
    }

    @Test func theOutcomeIsThatOfTheOtherRoute() {
        let (chain, other) = (Chain("abc"), Chain("xy"))
        chain["b"].redirect { (_: Ping) in other["x"] }
        other.listen("y", ["y": .stop])
        #expect(chain["a"].post(Ping()) == .stopped)
        #expect(other.log == ["y"])
    }

    @Test func anEventGoesOnHereForNilAndForTheResponderItself() {
        let chain = Chain("abc")
        listen(chain, to: chain)
        chain["b"].redirect { (ping: Ping) in ping.row == 1 ? nil : chain["b"] }
        chain["a"].post(Ping(row: 1))
        chain["a"].post(Ping(row: 2))
        #expect(chain.log == ["b=1", "c=1", "b=2", "c=2"])
    }

    @Test func whatInterceptorsChangedBeforeIsChangedThere() {
        let (chain, other) = (Chain("ab"), Chain("x"))
        listen(other, to: chain)
        chain["b"].intercept { (ping: inout Ping) in
            ping.row = 7; return true
        }
        chain["b"].redirect { (_: Ping) in other["x"] }
        chain["a"].post(Ping())
        #expect(chain.log == ["x=7"])
    }

    @Test func aRequestIsAnsweredByTheOtherResponder() {
        let (chain, other) = (Chain("abc"), Chain("xy"))
        chain["c"].answer { (question: Increment) in question.x + 1 }
        other["y"].answer { (question: Increment) in question.x + 100 }
        chain["b"].redirect { (_: Increment) in other["x"] }
        #expect(chain["a"].ask(Increment(x: 1)) == 101)
    }

    @Test func aCircleOfRedirectionsEnds() {
        let (chain, other) = (Chain("ab"), Chain("xy"))
        chain["b"].redirect { (_: Ping) in other["x"] }
        other["y"].redirect { (_: Ping) in chain["b"] }
        #expect(chain["a"].post(Ping()) == .unhandled)
    }

    @Test func aCircleOfRedirectionsOverTwoPathsEndsSoon() {
        let (fork, side) = (Chain("fa"), Chain("b"))
        fork["f"].mount(on: side["b"])
        var count = 0
        for responder in [fork["a"], side["b"]] {
            responder.redirect { (_: Ping) in
                count += 1
                return fork["f"]
            }
        }
        #expect(fork["f"].post(Ping()) == .unhandled)
        #expect(count > Responder.nestingLimit / 2 && count <= 3 * Responder.nestingLimit)
        // Each event has redirections of its own.
        let (chain, other) = (Chain("ab"), Chain("xy"))
        chain["b"].redirect { (_: Ping) in other["x"] }
        other.listen("y", ["y": .stop])
        for _ in 0..<200 { #expect(chain["a"].post(Ping()) == .stopped) }
    }

    @Test func tracesShowBothParts() {
        let (chain, other) = (Chain("abc"), Chain("xy"))
        var traces: [RouteTrace] = []
        chain["c"].observeRoutes { traces.append($0) }
        other["y"].observeRoutes { traces.append($0) }
        other.listen("y", ["y": .stop])
        chain["b"].redirect { (_: Ping) in other["x"] }
        chain["a"].post(Ping())
        #expect(
            traces.map(\.description) == [
                "Ping from Link: Link -, Link stop", "Ping from Link: Link stop redirected to Link",
            ])
        #expect(traces.map(\.originID) == Array(repeating: ObjectIdentifier(chain["a"]), count: 2))
        #expect(traces.last?.steps.last?.redirection == "Link")
        #expect(traces.last?.json.contains(#""redirected":"Link""#) == true)
    }

    @Test func anotherBranchIsNotRedirected() {
        let (chain, other) = (Chain("abc"), Chain("m"))
        listen(chain, to: chain)
        listen(other, to: chain)
        chain["a"].mount(on: other["m"])
        chain["b"].redirect { (_: Ping) in nil }
        let sink = Chain("s")
        chain["c"].redirect { (_: Ping) in sink["s"] }
        chain["a"].post(Ping())
        #expect(chain.log == ["b=1", "m=1"])
    }
}
