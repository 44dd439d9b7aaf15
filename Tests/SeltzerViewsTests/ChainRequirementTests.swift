// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

private struct Ping: RoutedEvent {}

/// The requirements on chains of views and controllers.
@MainActor
@Suite struct ChainRequirementTests {
    private final class Leaf: View {}
    private final class ChildRoot: View {}
    private final class Container: View {}
    private final class RootView: View {}
    private final class ChildController: ViewController {}
    private final class RootController: ViewController {}
    private final class Delegate: Responder {}

    /// A leaf in the view of a child controller, which is embedded in a container of the root's view.
    @MainActor
    private final class Screen {
        let leaf = Leaf(), childRoot = ChildRoot(), container = Container(), rootView = RootView()
        let child: ChildController, root: RootController

        init() {
            child = ChildController(view: childRoot)
            root = RootController(view: rootView)
            childRoot.addSubview(leaf)
            rootView.addSubview(container)
            root.addChild(child)
            container.addSubview(childRoot)
        }
    }

    @Test("R-THU-2, R-DOM-1, R-PRC-7: from a view through both controllers to the delegate")
    func theDefaultChain() async {
        let screen = Screen(), delegate = Delegate()
        let pilot = await Pilot(screen.root)
        pilot.application.delegate = delegate
        screen.leaf.post(Ping())
        #expect(
            pilot.lastRoute?.route.map(\.responder) == [
                "ChildRoot", "ChildController", "Container", "RootView", "RootController", "Window",
                "Application", "Delegate",
            ])
    }

    @Test("R-THU-4: an event that ends below the window reaches neither window nor application")
    func belowTheWindow() async {
        let screen = Screen()
        let pilot = await Pilot(screen.root)
        var log: [String] = []
        screen.root.on { (_: Ping) in
            log.append("root"); return .observed
        }
        pilot.application.keyWindow?.on { (_: Ping) in
            log.append("window"); return .observed
        }
        pilot.application.on { (_: Ping) in
            log.append("application"); return .observed
        }
        screen.leaf.post(Ping(), reach: .belowWindow)
        #expect(log == ["root"])
        screen.leaf.post(Ping())
        #expect(log == ["root", "root", "window", "application"])
    }

    @Test(
        "R-THU-14: down from a controller: its children first, then its view's subviews, each once")
    func downFromAController() {
        let screen = Screen()
        var log: [String] = []
        for responder in [
            screen.leaf, screen.childRoot, screen.container, screen.rootView, screen.child,
            screen.root,
        ] as [Responder] {
            responder.on(Ping.self, phase: .broadcast) { _ in
                log.append(String(describing: type(of: responder)))
                return .ignored
            }
        }
        screen.root.broadcast(Ping())
        #expect(
            log == [
                "RootController", "ChildController", "ChildRoot", "Leaf", "RootView", "Container",
            ])
    }

    @Test("R-THU-21: what goes down reaches hidden views and those switched off")
    func hiddenViewsHearBroadcasts() {
        let screen = Screen()
        screen.leaf.isHidden = true
        screen.childRoot.isUserInteractionEnabled = false
        var hasHeard = false
        screen.leaf.on(Ping.self, phase: .broadcast) { _ in
            hasHeard = true; return .observed
        }
        #expect(screen.root.broadcast(Ping()) == .observed)
        #expect(hasHeard)
    }

    @MainActor
    private protocol Tracking {
        func track()
    }

    @Test("R-PRC-8: a containing view can be the receiver, not only a controller")
    func aViewReceivesAnAction() {
        final class TrackingView: View, Tracking {
            var count = 0
            func track() { count += 1 }
        }
        let outer = TrackingView(), inner = View()
        outer.addSubview(inner)
        inner.sendAction { (target: any Tracking) in target.track() }
        #expect(outer.count == 1)
    }
}
