// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: View+tag.

import Seltzer
import SeltzerTesting
import Testing

/// The calls of several views, in order.
@MainActor
private final class LifeLog {
    var calls: [String] = []

    /// Returns the calls up to now, and forgets them.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A view that notes its way into superviews and windows.
private final class LivingView: View {
    let name: String
    let log: LifeLog

    init(_ name: String, _ log: LifeLog) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    private func note(_ call: String) { log.calls.append("\(name) \(call)") }

    override func willMove(toSuperview newSuperview: View?) {
        note("will \(newSuperview == nil ? "leave" : "enter") superview")
    }
    override func didMoveToSuperview() { note("superview \(superview != nil)") }
    override func willMove(toWindow newWindow: Window?) {
        note("will \(newWindow == nil ? "leave" : "enter") window")
    }
    override func didMoveToWindow() { note("window \(window != nil)") }
    override func didAddSubview(_ subview: View) { note("added") }
    override func willRemoveSubview(_ subview: View) { note("removes") }
}

@MainActor
@Suite struct ViewLifeCasesTests {
    private let log = LifeLog()
    private let root: LivingView
    private let view: LivingView
    private let inner: LivingView

    init() {
        root = LivingView("root", log)
        view = LivingView("view", log)
        inner = LivingView("inner", log)
    }

    private func start() async -> Pilot {
        let pilot = await Pilot(ViewController(view: root), columns: 20, rows: 6)
        _ = log.take()
        return pilot
    }

    @Test("U-V1: without a window, only the move to the superview is announced")
    func withoutWindow() {
        root.addSubview(view)
        #expect(log.take() == ["view will enter superview", "view superview true", "root added"])
    }

    @Test("U-V2: a tree that enters a window is informed before and after, descendants too")
    func enteringWindow() async {
        root.addSubview(view)
        _ = log.take()
        let pilot = await Pilot(ViewController(view: root), columns: 20, rows: 6)
        #expect(
            log.take().filter { $0.hasPrefix("view") || $0.contains("root will enter window") } == [
                "root will enter window", "view will enter window", "view window true",
            ])
        #expect(pilot.ending == nil)
    }

    @Test("U-V3: a removal is announced to the view, and then both superview and window are nil")
    func removal() async {
        root.addSubview(view)
        let pilot = await start()
        view.removeFromSuperview()
        #expect(
            log.take() == [
                "root removes", "view will leave superview", "view will leave window",
                "view window false", "view superview false",
            ])
        #expect(pilot.ending == nil)
    }

    @Test("U-V5: in a window, all four calls happen within addSubview")
    func addingInWindow() async {
        let pilot = await start()
        view.addSubview(inner)
        _ = log.take()
        root.addSubview(view)
        #expect(
            log.take() == [
                "view will enter superview", "view will enter window", "inner will enter window",
                "inner window true", "view window true", "view superview true", "root added",
            ])
        #expect(pilot.ending == nil)
    }

    @Test("U-V6: a move within a window announces the new superview once, and no window")
    func moveWithinWindow() async {
        let other = LivingView("other", log)
        root.addSubview(view)
        root.addSubview(other)
        let pilot = await start()
        other.addSubview(view)
        #expect(
            log.take() == [
                "view will enter superview", "root removes", "view superview true", "other added",
            ])
        #expect(pilot.ending == nil)
    }

    @Test("U-V11: tags are 0 at first; the search begins with the view itself, depth first")
    func tags() {
        #expect(view.tag == 0)
        root.addSubview(view)
        view.addSubview(inner)
        let last = View()
        root.addSubview(last)
        (inner.tag, last.tag) = (7, 7)
        #expect(root.viewWithTag(7) === inner)
        #expect(root.viewWithTag(0) === root)
        #expect(last.viewWithTag(7) === last)
        #expect(root.viewWithTag(8) == nil)
        inner.tag = 0
        #expect(root.viewWithTag(7) === last)
    }

    @Test func subviewsAreExchanged() {
        let views = (0..<3).map { _ in View() }
        views.forEach(root.addSubview)
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews.map { $0 === views[1] } == [false, true, false])
        #expect(root.subviews.last === views[0])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(root.subviews.first === views[2])
    }
}
