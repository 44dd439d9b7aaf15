// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: HeldEvents.

import Testing

@testable import SeltzerResponder

/// Questions that a test answers.
@MainActor
private final class Questions {
    private(set) var asked: [Int] = []
    private var open: CheckedContinuation<Bool, Never>?

    func ask(_ row: Int) async -> Bool {
        asked.append(row)
        return await withCheckedContinuation { open = $0 }
    }

    /// Answers the question with a number, once it is asked.
    func answer(_ count: Int, with answer: Bool) async {
        while asked.count < count || open == nil { await Task.yield() }
        open?.resume(returning: answer)
        open = nil
    }
}

@MainActor
@Suite struct ResponderHoldTests {
    private let questions = Questions()

    private func chain(_ names: String) -> Chain {
        let chain = Chain(names)
        for link in chain.links {
            link.on { (ping: Ping) in
                chain.note("\(link.name)=\(ping.row)"); return .ignored
            }
        }
        return chain
    }

    private func untilLogged(_ count: Int, _ chain: Chain) async {
        while chain.log.count < count { await Task.yield() }
    }

    @Test func anEventGoesOnFromTheResponderOnceItMay() async {
        let chain = chain("abcd")
        chain["c"].hold { (ping: Ping) in await questions.ask(ping.row) }
        #expect(chain["a"].post(Ping()) == .stopped)
        #expect(chain.log == ["b=1"])
        await questions.answer(1, with: true)
        await untilLogged(3, chain)
        #expect(chain.log == ["b=1", "c=1", "d=1"])
    }

    @Test func eventsAreDecidedOneAfterTheOtherInTheirOrder() async {
        let chain = chain("ab")
        chain["b"].hold { (ping: Ping) in await questions.ask(ping.row) }
        for row in 1...3 { chain["a"].post(Ping(row: row)) }
        await questions.answer(1, with: true)
        await questions.answer(2, with: false)
        await questions.answer(3, with: true)
        await untilLogged(2, chain)
        #expect(questions.asked == [1, 2, 3])
        #expect(chain.log == ["b=1", "b=3"])
    }

    @Test func onlyTheEventsThatAreNamedWait() async {
        let chain = chain("ab")
        chain["b"].hold(where: { (ping: Ping) in ping.row > 1 }) { await questions.ask($0.row) }
        #expect(chain["a"].post(Ping(row: 1)) == .unhandled)
        #expect(chain["a"].post(Ping(row: 2)) == .stopped)
        #expect(chain.log == ["b=1"])
        await questions.answer(1, with: true)
        await untilLogged(2, chain)
    }

    @Test func anEventWhoseOriginGoesIsDropped() async {
        let chain = chain("bc")
        chain["b"].hold { (ping: Ping) in await questions.ask(ping.row) }
        var origin: Responder? = Responder()
        origin?.next = chain["b"]
        origin?.post(Ping(row: 1))
        let stays = Responder()
        stays.next = chain["b"]
        stays.post(Ping(row: 2))
        origin = nil
        await questions.answer(1, with: true)
        await untilLogged(2, chain)
        #expect(questions.asked == [2])
        #expect(chain.log == ["b=2", "c=2"])
    }

    @Test func interceptorsBeforeItDoNotRunAgainAndThoseAfterItRunThen() async {
        let chain = chain("ab")
        chain["b"].intercept { (ping: inout Ping) in
            ping.row += 10; return true
        }
        chain["b"].hold { (ping: Ping) in await questions.ask(ping.row) }
        chain["b"].intercept { (ping: inout Ping) in
            ping.row += 100; return true
        }
        chain["a"].post(Ping(row: 1))
        await questions.answer(1, with: true)
        await untilLogged(1, chain)
        #expect(questions.asked == [11])
        #expect(chain.log == ["b=111"])
    }

    @Test func captureHandlersRunOnce() async {
        let chain = chain("ab")
        chain["b"].on(phase: .capture) { (_: Ping) in
            chain.note("capture"); return .ignored
        }
        chain["b"].hold { (ping: Ping) in await questions.ask(ping.row) }
        chain["a"].post(Ping())
        await questions.answer(1, with: true)
        await untilLogged(2, chain)
        #expect(chain.log == ["capture", "b=1"])
    }

    @Test func twoRespondersCanHoldTheSameEventInTurn() async {
        let chain = chain("abc")
        chain["b"].hold { (ping: Ping) in await questions.ask(ping.row) }
        chain["c"].hold { (ping: Ping) in await questions.ask(ping.row + 1) }
        chain["a"].post(Ping())
        await questions.answer(1, with: true)
        await questions.answer(2, with: true)
        await untilLogged(2, chain)
        #expect(questions.asked == [1, 2])
        #expect(chain.log == ["b=1", "c=1"])
    }

    @Test func aBroadcastIsHeldToo() async {
        let chain = Chain("a")
        chain["a"].hold { (ping: Ping) in await questions.ask(ping.row) }
        chain["a"].broadcast(Ping(row: 4))
        await questions.answer(1, with: true)
        #expect(questions.asked == [4])
    }

    /// Responders below one another: "top" over "left" and "right", "leaf" below "left".
    private final class Node: Responder {
        let name: String
        let below: [Node]

        init(_ name: String, _ below: Node...) {
            self.name = name
            self.below = below
        }

        override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {
            for node in below { body(node) }
        }
    }

    @Test(arguments: [true, false])
    func aBroadcastThatIsHeldGoesOnBelowOnlyOnceItMay(mayGoOn: Bool) async {
        let leaf = Node("leaf")
        let left = Node("left", leaf)
        let right = Node("right")
        let top = Node("top", left, right)
        var log: [String] = []
        for node in [top, left, leaf, right] {
            node.on(Ping.self, phase: .broadcast) { ping in
                log.append("\(node.name)=\(ping.row)")
                return .ignored
            }
        }
        left.hold { (ping: Ping) in await questions.ask(ping.row) }
        top.broadcast(Ping(row: 1), includingSelf: true)
        top.broadcast(Ping(row: 2), includingSelf: true)
        // Those beside it get the event at once.
        #expect(log == ["top=1", "right=1", "top=2", "right=2"])
        await questions.answer(1, with: mayGoOn)
        await questions.answer(2, with: true)
        let expected = (mayGoOn ? ["left=1", "leaf=1"] : []) + ["left=2", "leaf=2"]
        while log.count < 4 + expected.count { await Task.yield() }
        // Nothing else comes from above or beside it, and the responder that held it does not hold it again.
        for _ in 0..<20 { await Task.yield() }
        #expect(Array(log.dropFirst(4)) == expected)
        #expect(questions.asked == [1, 2])
    }

    @Test func aRequestCannotWaitAndStaysUnanswered() {
        let chain = Chain("abc")
        chain["c"].answer { (question: Increment) in question.x + 1 }
        chain["b"].hold { (_: Increment) in true }
        #expect(chain["a"].ask(Increment(x: 1)) == nil)
    }

    @Test func tracesTellWhoHeldTheEventAndWhoSentIt() async {
        let chain = chain("abc")
        var traces: [RouteTrace] = []
        chain["c"].observeRoutes { traces.append($0) }
        chain["b"].hold { (ping: Ping) in await questions.ask(ping.row) }
        chain["a"].post(Ping())
        await questions.answer(1, with: true)
        await untilLogged(2, chain)
        #expect(
            traces.map(\.description) == [
                "Ping from Link: origin skipped, Link stop held",
                "Ping from Link: Link ignored, Link ignored",
            ])
        #expect(traces.allSatisfy { $0.originID == ObjectIdentifier(chain["a"]) })
        #expect(traces[0].json.contains(#""held":true"#))
    }
}
