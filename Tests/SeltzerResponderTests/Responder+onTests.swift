// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: HandlerTable, Subscription.

import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct ResponderOnTests {
    final class Board: Responder {
        var rows: [Int] = []

        override init() {
            super.init()
            on(Ping.self, Board.pinged)
        }

        func pinged(_ ping: Ping) -> Disposition {
            rows.append(ping.row)
            return .stop
        }
    }

    @Test func aMethodOfTheSubclassIsAHandler() {
        let cell = Responder(), board = Board()
        cell.next = board
        #expect(cell.post(Ping(row: 7)) == .stopped)
        #expect(board.rows == [7])
    }

    @Test func aMethodHandlerDoesNotKeepItsResponderAlive() {
        var board: Board? = Board()
        weak let watched = board
        board = nil
        #expect(watched == nil)
    }

    @Test("D-21: a handler cancelled by an earlier one does not run in the same visit")
    func cancellingDuringAVisitCountsAtOnce() {
        let chain = Chain("ab")
        var second: Subscription?
        chain["b"].on { (_: Ping) in
            chain.note("A"); second?.cancel(); return .ignored
        }
        second = chain["b"].on { (_: Ping) in
            chain.note("B"); return .ignored
        }
        chain["a"].post(Ping())
        chain["a"].post(Ping())
        #expect(chain.log == ["A", "A"])
    }

    @Test("D-22: a handler added during a visit waits for the next dispatch")
    func addingDuringAVisitWaits() {
        let chain = Chain("ab")
        var isFirst = true
        chain["b"].on { (_: Ping) in
            chain.note("A")
            if isFirst {
                chain["b"].on { (_: Ping) in
                    chain.note("new"); return .ignored
                }
            }
            isFirst = false
            return .ignored
        }
        chain["a"].post(Ping())
        chain["a"].post(Ping())
        #expect(chain.log == ["A", "A", "new"])
    }

    @Test("D-31: a dead owner's handler is skipped and removed")
    func theOwnerIsWeak() {
        final class Owner {}
        let chain = Chain("ab")
        var owner: Owner? = Owner()
        let subscription = chain["b"].on(Ping.self, owner: owner!) { _, _ in
            chain.note("o")
            return .observed
        }
        #expect(chain["a"].post(Ping()) == .observed)
        owner = nil
        #expect(chain["a"].post(Ping()) == .unhandled)
        #expect(chain.log == ["o"])
        #expect(subscription.isCancelled)
        #expect(chain["b"].table?.handlers.isEmpty == true)
    }

    @Test func theSameHandlerAddedTwiceRunsTwice() {
        let chain = Chain("ab")
        chain.listen("b")
        chain.listen("b")
        chain["a"].post(Ping())
        #expect(chain.log == ["b", "b"])
    }

    @Test func cancellingTwiceIsCancellingOnce() {
        let chain = Chain("ab")
        let subscription = chain["b"].on { (_: Ping) in .stop }
        subscription.cancel()
        subscription.cancel()
        #expect(chain["a"].post(Ping()) == .unhandled)
    }

    @Test func anObserverHasNoSay() {
        let chain = Chain("abc")
        var rows: [Int] = []
        let owner = Responder()
        chain["b"].observe(Ping.self, owner: owner) { rows.append($0.row) }
        chain.listen("c")
        #expect(chain["a"].post(Ping(row: 4)) == .unhandled)
        #expect(rows == [4])
        #expect(chain.log == ["c"])
    }

    @Test func aMillionSubscriptionsAreAskedAndCancelled() {
        let chain = Chain("ab")
        var runs = 0
        let subscriptions = (0..<1_000_000).map { _ in
            chain["b"].on { (_: Pong) in
                runs += 1; return .ignored
            }
        }
        chain["a"].post(Pong())
        #expect(runs == 1_000_000)
        for subscription in subscriptions { subscription.cancel() }
        #expect(chain["a"].post(Pong()) == .unhandled)
        #expect(runs == 1_000_000)
    }

    @Test func aHandlerAddedToAResponderFurtherUpRunsInTheSameDispatch() {
        let chain = Chain("abc")
        chain["b"].on { (_: Ping) in
            chain["c"].on { (_: Ping) in
                chain.note("c"); return .stop
            }
            chain["c"].intercept { (_: inout Ping) in
                chain.note("i"); return true
            }
            return .ignored
        }
        #expect(chain["a"].post(Ping()) == .stopped)
        #expect(chain.log == ["i", "c"])
    }
}
