// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Phase.

import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct ResponderBroadcastTests {
    /// vc (child controller ch, whose view cv holds leaf; view [a [a1], cv, b]).
    @MainActor
    private final class Tree {
        final class Node: Responder {
            let name: String
            var below: [Node] = []
            init(_ name: String) { self.name = name }
            override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {
                for node in below { body(node) }
            }
        }

        let root: Node
        var nodes: [String: Node] = [:]
        var log: [String] = []

        init() {
            for name in ["vc", "ch", "cv", "leaf", "view", "a", "a1", "b"] {
                nodes[name] = Node(name)
            }
            root = nodes["vc"]!
            link("vc", "ch", "view")
            link("ch", "cv")
            link("cv", "leaf")
            link("view", "a", "cv", "b")
            link("a", "a1")
        }

        private func link(_ name: String, _ below: String...) {
            nodes[name]!.below = below.map { nodes[$0]! }
        }

        func listen(
            _ phase: Phase = .broadcast, _ answers: [String: Disposition] = [:], rows: Bool = false
        ) {
            for (name, node) in nodes {
                node.on(Ping.self, phase: phase) { [unowned self] ping in
                    log.append(rows ? "\(name)=\(ping.row)" : name)
                    return answers[name] ?? .ignored
                }
            }
        }
    }

    @Test(
        "D-23, R-THU-13, R-THU-14, R-THU-16: a controller, its children, its view, the view's subviews; each once"
    )
    func theOrderDownwards() {
        let tree = Tree()
        tree.listen()
        #expect(tree.root.broadcast(Ping()) == .unhandled)
        #expect(tree.log.joined(separator: " ") == "vc ch cv leaf view a a1 b")
    }

    @Test("D-24, R-THU-15: a stop ends the branch below it")
    func aStopEndsItsBranch() {
        let tree = Tree()
        tree.listen(.broadcast, ["a": .stop])
        #expect(tree.root.broadcast(Ping()) == .stopped)
        #expect(tree.log.joined(separator: " ") == "vc ch cv leaf view a b")
    }

    @Test func whomAStopHidesIsNotAskedAtAnotherPlace() {
        let tree = Tree()
        tree.listen(.broadcast, ["ch": .stop])
        tree.root.broadcast(Ping())
        #expect(tree.log.joined(separator: " ") == "vc ch view a a1 b")
    }

    @Test("D-25: a stop ends everything where the poster wants that")
    func aStopCanEndEverything() {
        let tree = Tree()
        tree.listen(.broadcast, ["a": .stop])
        #expect(tree.root.broadcast(Ping(), stop: .everything) == .stopped)
        #expect(tree.log.joined(separator: " ") == "vc ch cv leaf view a")
    }

    @Test("D-26: a rewrite is seen below, and nowhere else")
    func aRewriteIsSeenBelow() {
        let tree = Tree()
        tree.listen(rows: true)
        tree.nodes["view"]!.intercept { (ping: inout Ping) in
            ping.row = 5; return true
        }
        tree.root.broadcast(Ping(row: 0))
        #expect(tree.log.joined(separator: " ") == "vc=0 ch=0 cv=0 leaf=0 view=5 a=5 a1=5 b=5")
    }

    @Test func aRewriteInOneBranchDoesNotReachItsNeighbors() {
        let tree = Tree()
        tree.listen(rows: true)
        tree.nodes["a"]!.intercept { (ping: inout Ping) in
            ping.row = 5; return true
        }
        tree.root.broadcast(Ping(row: 0))
        #expect(tree.log.joined(separator: " ") == "vc=0 ch=0 cv=0 leaf=0 view=0 a=5 a1=5 b=0")
    }

    @Test("D-27, R-THU-17: handlers of the way up are not asked on the way down, nor the reverse")
    func upAndDownAreApart() {
        let tree = Tree()
        tree.listen(.bubble)
        #expect(tree.root.broadcast(Ping()) == .unhandled)
        #expect(tree.log.isEmpty)
        let chain = Chain("ab")
        chain["b"].on(Ping.self, phase: .broadcast) { _ in .stop }
        #expect(chain["a"].post(Ping()) == .unhandled)
    }

    @Test func theRootCanBeLeftOut() {
        let tree = Tree()
        tree.listen()
        tree.root.broadcast(Ping(), includingSelf: false)
        #expect(tree.log.first == "ch")
    }

    @Test func theSubtreeIsFixedBeforeTheFirstHandlerRuns() {
        let tree = Tree()
        tree.listen()
        tree.root.on(Ping.self, phase: .broadcast) { _ in
            tree.nodes["view"]!.below = []; return .ignored
        }
        tree.root.broadcast(Ping())
        #expect(tree.log.last == "b")
    }

    @Test("R-THU-18: a handler of the way up may send down")
    func upThenDown() {
        let tree = Tree()
        tree.listen(.broadcast)
        tree.nodes["a"]!.next = tree.root
        tree.root.on { (_: Pong) in
            tree.root.broadcast(Ping()); return .stop
        }
        #expect(tree.nodes["a"]!.post(Pong()) == .stopped)
        #expect(tree.log.contains("b"))
    }

    @Test("B1.4: a block counts as a stop, also where that ends everything")
    func aBlockEndsEverythingWhereAStopDoes() {
        let tree = Tree()
        tree.listen()
        tree.nodes["a"]!.intercept { (_: inout Ping) in false }
        #expect(tree.root.broadcast(Ping(), stop: .everything) == .stopped)
        #expect(tree.log.joined(separator: " ") == "vc ch cv leaf view a")
    }
}
