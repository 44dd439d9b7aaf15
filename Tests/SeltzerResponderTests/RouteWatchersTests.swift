// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import SeltzerResponder

/// Who observes a dispatch that does not visit the observer.
@MainActor
@Suite struct RouteWatchersTests {
    private final class Node: Responder {
        let number: Int
        let isFence: Bool
        var below: [Node] = []

        init(_ number: Int, isFence: Bool = false) {
            (self.number, self.isFence) = (number, isFence)
        }

        override var isBoundary: Bool { isFence }

        override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {
            below.forEach(body)
        }
    }

    @Test func everyDispatchOfTheProcessIsObservedWithoutAnApplication() {
        let chain = Chain("abc")
        let lonely = Responder()
        var traces: [String] = []
        let subscription = Responder.observeAllRoutes { traces.append($0.description) }
        chain.listen("c", ["c": .stop])
        chain["a"].post(Ping())
        chain["a"].broadcast(Ping())
        lonely.post(Ping())
        _ = lonely.ask(Increment(x: 1))
        lonely.sendAction { (_: RouteWatchersTests) in }
        subscription.cancel()
        lonely.post(Ping())
        #expect(traces.count == 5)
        #expect(traces.first?.contains("stop") == true)
    }

    @Test func programOfAllCodeObservesLooseResponders() {
        let program = Node(0), loose = Node(1)
        var count = 0
        program.becomeProgram(of: nil)
        program.observeRoutes { _ in count += 1 }
        loose.post(Ping())
        loose.broadcast(Ping())
        #expect(count == 2)
        program.resignProgram(of: nil)
        loose.post(Ping())
        #expect(count == 2)
        loose.next = program
        loose.post(Ping())
        #expect(count == 3)
    }

    @Test func programOfATaskObservesLooseRespondersOfThisTaskOnly() async {
        let program = Node(0), loose = Node(1)
        var count = 0
        program.becomeProgram(of: TaskIdentity())
        program.observeRoutes { _ in count += 1 }
        loose.post(Ping())
        #expect(count == 1)
        await Task { _ = loose.post(Ping()) }.value
        #expect(count == 1)
        program.resignProgram(of: TaskIdentity())
        loose.post(Ping())
        #expect(count == 1)
    }

    @Test func eventOfOneProgramIsNotObservedByAnother() {
        let program = Node(0), other = Node(1), leaf = Node(2)
        var count = 0
        for top in [program, other] { top.becomeProgram(of: nil) }
        other.observeRoutes { _ in count += 1 }
        leaf.next = program
        leaf.post(Ping())
        leaf.broadcast(Ping())
        leaf.post(Ping(), reach: .belowWindow)
        #expect(count == 0)
    }

    @Test func refusedPostIsObservedAboveItsOrigin() {
        let chain = Chain("abc")
        var refused = 0
        chain["c"].observeRoutes { if $0.isTooDeep { refused += 1 } }
        chain["b"].on { (_: Ping) in
            chain["a"].post(Ping())
            return .observed
        }
        chain["a"].post(Ping())
        #expect(refused == 1)
    }

    @Test func mistakeOfABroadcastIsReportedAboveItsOrigin() {
        let top = Node(0), controller = Node(1), leaf = Node(2)
        controller.next = top
        controller.below = [leaf]
        leaf.on { (_: Ping) in .stop }
        var mistakes: [RouteMistake] = []
        top.observeMistakes { mistakes.append($0) }
        controller.broadcast(Ping())
        #if DEBUG
        #expect(mistakes == [.missedPhase(event: "Ping", responder: "Node")])
        #else
        #expect(mistakes.isEmpty)
        #endif
    }

    // MARK: Random graphs

    /// Random responders, some of which are the tops of programs, and random observers.
    @MainActor
    private final class Graph {
        var nodes: [Node] = []
        var programs: Set<Int> = []
        var running: Set<Int> = []
        var observers: Set<Int> = []
        var told: [Int] = []

        init(_ random: inout SeededGenerator) {
            let count = Int.random(in: 1...9, using: &random)
            nodes = (0..<count).map {
                Node($0, isFence: Int.random(in: 0..<5, using: &random) == 0)
            }
            for node in nodes.dropFirst() where Int.random(in: 0..<4, using: &random) > 0 {
                let superior = nodes[Int.random(in: 0..<node.number, using: &random)]
                node.next = superior
                superior.below.append(node)
            }
            for node in nodes where Int.random(in: 0..<6, using: &random) == 0 {
                node.mount(on: nodes[Int.random(in: 0..<count, using: &random)])
            }
            for node in nodes {
                let number = node.number
                if node.next == nil, Bool.random(using: &random) {
                    programs.insert(number)
                    node.becomeProgram(of: nil)
                    if Bool.random(using: &random) {
                        running.insert(number)
                    } else {
                        node.resignProgram(of: nil)
                    }
                }
                if Int.random(in: 0..<3, using: &random) == 0 {
                    observers.insert(number)
                    node.observeRoutes { [weak self] _ in self?.told.append(number) }
                }
            }
        }

        /// The responders above a node, with the node.
        func above(_ node: Node) -> Set<Int> {
            var found: Set<Int> = [node.number]
            var waiting = [node]
            while let node = waiting.popLast() {
                let superiors = ([node.next].compactMap { $0 } + node.mountedOn).map { $0 as! Node }
                for superior in superiors where found.insert(superior.number).inserted {
                    waiting.append(superior)
                }
            }
            return found
        }

        /// The responders below a node, with the node.
        func below(_ node: Node) -> Set<Int> {
            node.below.reduce(into: [node.number]) { $0.formUnion(below($1)) }
        }

        /// The observers of a dispatch: those above its origin, those that it visits, and the
        /// running programs for an origin without a program.
        func expected(from node: Node, isBroadcast: Bool) -> [Int] {
            var reached = above(node)
            if reached.isDisjoint(with: programs) { reached.formUnion(running) }
            if isBroadcast { reached.formUnion(below(node)) }
            return reached.intersection(observers).sorted()
        }
    }

    @Test func eachObserverOfRandomResponderGraphsIsToldOnce() {
        for seed in 0..<3_000 {
            var random = SeededGenerator(seed: UInt64(seed))
            let graph = Graph(&random)
            for _ in 0..<4 {
                let node = graph.nodes.randomElement(using: &random)!
                graph.told = []
                let kind = Int.random(in: 0..<5, using: &random)
                switch kind {
                case 0: node.post(Ping())
                case 1: node.post(Ping(), reach: .belowWindow)
                case 2: node.broadcast(Ping())
                case 3: _ = node.ask(Increment(x: 1))
                default: node.sendAction { (_: RouteWatchersTests) in }
                }
                let expected = graph.expected(from: node, isBroadcast: kind == 2)
                #expect(graph.told.sorted() == expected, "seed \(seed), kind \(kind)")
            }
        }
    }
}
