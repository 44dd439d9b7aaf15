// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct ResponderThreadTests {
    @Test("D-43, R-DOM-20: what is posted from another thread arrives on the main actor in order")
    func laterIsInOrder() async {
        let chain = Chain("ab")
        var rows: [Int] = []
        let origin: Responder = chain["a"]
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            chain["b"].on { (ping: Ping) in
                MainActor.assertIsolated()
                rows.append(ping.row)
                if rows.count == 1_000 { done.resume() }
                return .observed
            }
            Task.detached { for row in 0..<1_000 { origin.postLater(Ping(row: row)) } }
        }
        #expect(rows == Array(0..<1_000))
    }

    @Test func eightThreadsAtOnceLoseNothingAndKeepTheirOwnOrder() async {
        let chain = Chain("ab")
        let origin: Responder = chain["a"]
        var rows: [Int] = []
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            chain["b"].on { (ping: Ping) in
                rows.append(ping.row)
                if rows.count == 8_000 { done.resume() }
                return .observed
            }
            for thread in 0..<8 {
                Task.detached {
                    for row in 0..<1_000 { origin.postLater(Ping(row: thread * 1_000 + row)) }
                }
            }
        }
        for thread in 0..<8 {
            let own = rows.filter { $0 / 1_000 == thread }
            #expect(own == Array(thread * 1_000..<thread * 1_000 + 1_000))
        }
    }

    private actor Collector {
        private(set) var rows: [Int] = []
        private var waiting: (count: Int, done: CheckedContinuation<Void, Never>)?

        func append(_ row: Int) {
            rows.append(row)
            if let waiting, rows.count >= waiting.count {
                self.waiting = nil
                waiting.done.resume()
            }
        }

        func wait(for count: Int) async {
            if rows.count >= count { return }
            await withCheckedContinuation { waiting = (count, $0) }
        }
    }

    @Test(
        "D-44, R-DOM-21: a background handler gets events in order, and nobody waits for it")
    func backgroundHandlersKeepTheirOrder() async {
        let chain = Chain("ab")
        let collector = Collector()
        chain["b"].onBackground { (ping: Ping) in
            await collector.append(ping.row)
        }
        for row in 0..<1_000 { #expect(chain["a"].post(Ping(row: row)) == .observed) }
        await collector.wait(for: 1_000)
        #expect(await collector.rows == Array(0..<1_000))
    }

    @Test("D-44: the body runs while the main actor is busy, so it runs elsewhere")
    func backgroundHandlersRunOffTheMainActor() {
        let chain = Chain("ab")
        let hasRun = DispatchSemaphore(value: 0)
        chain["b"].onBackground { (_: Ping) in hasRun.signal() }
        chain["a"].post(Ping())
        #expect(hasRun.wait(timeout: .now() + .seconds(60)) == .success)
    }

    @Test func whatWasPostedBeforeTheCancelStillArrives() async {
        let chain = Chain("ab")
        let collector = Collector()
        let subscription = chain["b"].onBackground { (ping: Ping) in
            await collector.append(ping.row)
        }
        chain["a"].post(Ping(row: 1))
        subscription.cancel()
        #expect(chain["a"].post(Ping(row: 2)) == .unhandled)
        await collector.wait(for: 1)
        #expect(await collector.rows == [1])
    }
}
