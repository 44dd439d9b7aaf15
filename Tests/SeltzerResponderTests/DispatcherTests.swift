// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerResponder

/// Who observes a dispatch.
@MainActor
@Suite struct DispatcherTests {
    private final class Tree: Responder {
        var below: [Responder] = []
        override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {
            below.forEach(body)
        }
    }
    private final class Fence: Responder {
        override var isBoundary: Bool { true }
    }
    @MainActor
    private struct Family {
        let top = Tree(), controller = Tree(), fence = Fence(), leaf = Tree()

        init() {
            leaf.next = controller
            controller.next = fence
            fence.next = top
            controller.below = [leaf]
        }
    }

    @Test func broadcastIsObservedAboveItsOrigin() {
        let family = Family()
        var traces: [RouteTrace] = []
        family.top.observeRoutes { traces.append($0) }
        family.leaf.on(Ping.self, phase: .broadcast) { _ in .stop }
        family.controller.broadcast(Ping())
        #expect(traces.map(\.description) == ["Ping from Tree: Tree stop"])
    }

    @Test func postThatEndsBelowTheWindowIsObservedAboveIt() {
        let family = Family()
        var traces: [RouteTrace] = []
        family.top.observeRoutes { traces.append($0) }
        family.leaf.post(Ping(), reach: .belowWindow)
        #expect(traces.map(\.description) == ["Ping from Tree: Tree -"])
    }

    @Test func observerOnTheRouteIsToldOnce() {
        let family = Family()
        var count = 0
        family.controller.observeRoutes { _ in count += 1 }
        family.controller.broadcast(Ping())
        family.leaf.post(Ping(), reach: .belowWindow)
        family.leaf.post(Ping())
        #expect(count == 3)
    }

    @Test func observerOfAnotherTreeHearsNothing() {
        let family = Family(), other = Family()
        var count = 0
        other.top.observeRoutes { _ in count += 1 }
        family.controller.broadcast(Ping())
        family.leaf.post(Ping(), reach: .belowWindow)
        #expect(count == 0)
    }

    @Test func observerAboveAMountHearsABroadcast() {
        let family = Family(), panel = Tree()
        var count = 0
        family.top.observeRoutes { _ in count += 1 }
        panel.mount(on: family.leaf)
        panel.broadcast(Ping())
        #expect(count == 1)
    }
}
