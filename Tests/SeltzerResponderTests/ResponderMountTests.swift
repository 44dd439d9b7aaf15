// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct ResponderMountTests {
    /// content→container→root, and a manager and another screen that have no next responder.
    @MainActor
    private final class Screens {
        final class Node: Responder {
            let name: String
            init(_ name: String) { self.name = name }
        }

        let content = Node("content"), container = Node("container"), root = Node("root")
        let manager = Node("manager")
        let other = Node("other")
        var log: [String] = []

        init(_ answers: [String: Disposition] = [:]) {
            content.next = container
            container.next = root
            for node in [content, container, root, manager, other] {
                node.on { [unowned self] (ping: Ping) in
                    log.append(ping.row == 1 ? node.name : "\(node.name)=\(ping.row)")
                    return answers[node.name] ?? .ignored
                }
            }
        }
    }

    @Test("D-13, R-DOM-2: what a manager posts goes up from where it is mounted")
    func aMountLeadsUp() {
        let screens = Screens()
        screens.manager.mount(on: screens.content)
        screens.manager.post(Ping())
        #expect(screens.log == ["content", "container", "root"])
    }

    @Test("D-14, R-DOM-3: several mounts are visited in their order")
    func severalMounts() {
        let screens = Screens()
        screens.manager.mount(on: screens.content)
        screens.manager.mount(on: screens.other)
        screens.manager.post(Ping())
        #expect(screens.log == ["content", "container", "root", "other"])
    }

    @Test("D-15: a responder that two ways lead to is asked once")
    func eachOnce() {
        let screens = Screens()
        screens.manager.mount(on: screens.content)
        screens.manager.mount(on: screens.other)
        screens.other.mount(on: screens.root)
        screens.manager.post(Ping())
        #expect(screens.log == ["content", "container", "root", "other"])
    }

    @Test("D-16, R-DOM-16: a rewrite stays on its way")
    func aRewriteStaysOnItsWay() {
        let screens = Screens()
        screens.manager.mount(on: screens.content)
        screens.manager.mount(on: screens.other)
        screens.other.mount(on: screens.root)
        screens.content.intercept { (ping: inout Ping) in
            ping.row = 9; return true
        }
        screens.manager.post(Ping(row: 1))
        #expect(screens.log == ["content=9", "container=9", "root=9", "other"])
    }

    @Test("D-17: a stop ends its way; another way may lead to the same superiors")
    func aStopEndsItsWayOnly() {
        let screens = Screens(["container": .stop])
        screens.manager.mount(on: screens.content)
        screens.manager.mount(on: screens.other)
        screens.other.mount(on: screens.root)
        #expect(screens.manager.post(Ping()) == .stopped)
        #expect(screens.log == ["content", "container", "other", "root"])
    }

    @Test("R-DOM-4: unmounting one, all, what is not mounted; mounting twice and on itself")
    func unmounting() {
        let screens = Screens()
        screens.manager.mount(on: screens.content)
        screens.manager.mount(on: screens.content)
        screens.manager.mount(on: screens.manager)
        screens.manager.mount(on: screens.other)
        screens.manager.unmount(from: screens.root)
        screens.manager.post(Ping())
        screens.manager.unmount(from: screens.content)
        screens.manager.post(Ping())
        screens.manager.unmountAll()
        #expect(screens.manager.post(Ping()) == .unhandled)
        #expect(screens.log == ["content", "container", "root", "other", "other"])
    }

    @Test("D-32, R-DOM-5: mounts hold nobody, also in a ring")
    func mountsAreWeak() {
        var first: Responder? = Responder()
        let second = Responder()
        weak let watched = first
        first?.mount(on: second)
        second.mount(on: first!)
        var runs = 0
        first?.on { (_: Ping) in
            runs += 1; return .observed
        }
        second.post(Ping())
        first = nil
        #expect(watched == nil)
        #expect(second.post(Ping()) == .unhandled)
        #expect(runs == 1)
        #expect(second.mountedOn.isEmpty)
    }

    @Test("R-DOM-6, R-DOM-7: neither subordinates nor another screen of the same kind hear it")
    func onlySuperiorsHear() {
        let mine = Screens(), twin = Screens()
        mine.container.post(Ping())
        #expect(mine.log == ["root"])
        #expect(twin.log.isEmpty)
    }

    @Test func aRingOfMountsEnds() {
        let nodes = (0..<100).map { _ in Responder() }
        for (node, next) in zip(nodes, nodes.dropFirst() + nodes.prefix(1)) { node.mount(on: next) }
        var runs = 0
        for node in nodes {
            node.on { (_: Ping) in
                runs += 1; return .observed
            }
        }
        withExtendedLifetime(nodes) { #expect(nodes[0].post(Ping()) == .observed) }
        #expect(runs == 99)
    }

    @Test func anyObjectCanTakePart() {
        @MainActor final class Manager {
            let responder = Responder()
            init() { responder.host = self }
        }
        let manager = Manager(), root = Responder()
        manager.responder.mount(on: root)
        var trace: RouteTrace?
        root.observeRoutes { trace = $0 }
        manager.responder.post(Ping())
        #expect(trace?.origin == "Manager")
    }

    @Test func aChainOfAHundredThousandMountsIsWalked() {
        let links = (0..<100_000).map { _ in Responder() }
        for (link, superior) in zip(links, links.dropFirst()) { link.mount(on: superior) }
        links.last?.on { (_: Ping) in .stop }
        withExtendedLifetime(links) { #expect(links[0].post(Ping()) == .stopped) }
    }
}
