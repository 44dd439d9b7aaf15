// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Walk.

import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct ResponderInterceptTests {
    private func rows(_ chain: Chain) {
        for link in chain.links {
            link.on { (ping: Ping) in
                chain.note("\(link.name)=\(ping.row)"); return .ignored
            }
        }
    }

    @Test("D-9, R-DOM-15: a rewrite is seen there and above, not below and not by the poster")
    func aRewriteCountsFromThereOn() {
        let chain = Chain("abcd")
        rows(chain)
        chain["c"].intercept { (ping: inout Ping) in
            ping.row = 333; return true
        }
        let event = Ping(row: 1)
        #expect(chain["a"].post(event) == .unhandled)
        #expect(chain.log == ["b=1", "c=333", "d=333"])
        #expect(event.row == 1)
    }

    @Test(
        "D-10, R-DOM-17: a blocked event still reaches the handlers of the responder that blocks it"
    )
    func blockingComesAfterTheOwnHandlers() {
        let chain = Chain("abcd")
        rows(chain)
        chain["b"].intercept { (_: inout Ping) in false }
        #expect(chain["a"].post(Ping(row: 1)) == .stopped)
        #expect(chain.log == ["b=1"])
    }

    @Test("D-20, R-DOM-18: a request that was rewritten still brings its answer")
    func requestsAreRewrittenToo() {
        let chain = Chain("abc")
        chain["b"].intercept { (question: inout Increment) in
            question.x *= 10; return true
        }
        chain["c"].answer { (question: Increment) in question.x + 1 }
        #expect(chain["a"].ask(Increment(x: 2)) == 21)
    }

    @Test("R-DOM-19: a filter lets only a family of events pass")
    func aFilterSeesEveryEvent() {
        let chain = Chain("abc")
        chain["b"].filter { $0 is any PublicEvent }
        chain.listen("c", ["c": .stop])
        chain["c"].on { (_: Announced) in
            chain.note("announced"); return .stop
        }
        #expect(chain["a"].post(Ping()) == .stopped)
        #expect(chain["a"].post(Announced()) == .stopped)
        #expect(chain.log == ["announced"])
    }

    @Test func interceptorsAreNotAskedInTheCapturePass() {
        let chain = Chain("ab")
        chain["b"].intercept { (ping: inout Ping) in
            ping.row = 9; return true
        }
        chain["b"].on(Ping.self, phase: .capture) {
            chain.note("^\($0.row)"); return .ignored
        }
        rows(chain)
        chain["a"].post(Ping(row: 1))
        #expect(chain.log == ["^1", "b=9"])
    }

    @Test func severalInterceptorsRunInTheirOrder() {
        let chain = Chain("ab")
        rows(chain)
        chain["b"].intercept { (ping: inout Ping) in
            ping.row += 1; return true
        }
        let doubling = chain["b"].intercept { (ping: inout Ping) in
            ping.row *= 2; return true
        }
        chain["a"].post(Ping(row: 1))
        doubling.cancel()
        chain["a"].post(Ping(row: 1))
        #expect(chain.log == ["b=4", "b=2"])
    }
}

protocol PublicEvent: RoutedEvent {}

struct Announced: PublicEvent {}

struct Increment: RoutedRequest {
    typealias Answer = Int
    var x: Int
}
