// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ViewHierarchyTests {
    private func names(_ view: View) -> [String] {
        view.subviews.compactMap { ($0 as? ProbeView)?.name }
    }

    private func family(_ names: String...) -> (parent: View, children: [ProbeView]) {
        let parent = View()
        let children = names.map { ProbeView($0) }
        children.forEach(parent.addSubview)
        return (parent, children)
    }

    @Test func subviewsKeepTheOrderTheyAreGiven() {
        let (parent, children) = family("a", "b", "c")
        parent.insertSubview(ProbeView("d"), at: 1)
        #expect(names(parent) == ["a", "d", "b", "c"])
        parent.insertSubview(ProbeView("e"), at: 99)
        parent.insertSubview(ProbeView("f"), at: -3)
        #expect(names(parent) == ["f", "a", "d", "b", "c", "e"])
        parent.bringSubviewToFront(children[0])
        parent.sendSubviewToBack(children[2])
        #expect(names(parent) == ["c", "f", "d", "b", "e", "a"])
    }

    @Test(
        "A view goes right before or behind a sibling, from wherever it was",
        arguments: [
            (0, 2, true, "bca"), (0, 2, false, "bac"), (2, 0, true, "acb"), (2, 0, false, "cab"),
            (1, 1, true, "abc"), (1, 2, false, "abc"),
        ])
    func siblings(moved: Int, sibling: Int, isAbove: Bool, expected: String) {
        let (parent, children) = family("a", "b", "c")
        if isAbove {
            parent.insertSubview(children[moved], aboveSubview: children[sibling])
        } else {
            parent.insertSubview(children[moved], belowSubview: children[sibling])
        }
        #expect(names(parent).joined() == expected)
    }

    @Test func aSiblingThatIsNoneCountsAsTheFront() {
        let (parent, _) = family("a", "b")
        parent.insertSubview(ProbeView("c"), belowSubview: View())
        parent.insertSubview(ProbeView("d"), aboveSubview: View())
        #expect(names(parent) == ["a", "b", "c", "d"])
    }

    @Test func addingAViewTakesItFromWhereItWas() {
        let (first, children) = family("a", "b")
        let second = View()
        second.addSubview(children[0])
        #expect(names(first) == ["b"])
        #expect(children[0].superview === second)
        children[0].removeFromSuperview()
        children[0].removeFromSuperview()
        #expect(children[0].superview == nil)
        #expect(second.subviews.isEmpty)
    }

    @Test func cyclesAreRefusedAndSaid() async {
        let root = View()
        let (outer, children) = family("inner")
        root.addSubview(outer)
        let pilot = await Pilot(ViewController(view: root))
        children[0].addSubview(outer)
        children[0].addSubview(children[0])
        #expect(outer.superview === root)
        #expect(children[0].superview === outer)
        #expect(
            pilot.application.diagnostics == [
                "View was not added to ProbeView: it would contain itself",
                "ProbeView was not added to ProbeView: it would contain itself",
            ])
    }

    @Test func aWindowIsNoSubview() async {
        let root = View()
        let pilot = await Pilot(ViewController(view: root))
        root.addSubview(Window())
        #expect(root.subviews.isEmpty)
        #expect(pilot.application.diagnostics == ["Window was not added to View: it is a window"])
    }

    @Test func whatWasRefusedOutsideOfAnyWindowIsSaidInOne() async {
        let root = View()
        root.addSubview(root)
        root.addSubview(root)
        let pilot = await Pilot(ViewController(view: root))
        #expect(
            pilot.application.diagnostics == [
                "View was not added to View: it would contain itself"
            ])
    }

    /// A chain of views, the outermost first.
    private func chain(_ count: Int) -> [View] {
        let views = (0..<count).map { _ in View(frame: Rect(x: 0, y: 0, width: 2, height: 2)) }
        for (view, inner) in zip(views, views.dropFirst()) { view.addSubview(inner) }
        return views
    }

    @Test func aThousandLevelsAreAcceptedAndNoMore() async {
        let views = chain(View.maximumDepth - 1)
        let pilot = await Pilot(ViewController(view: views[0]))
        #expect(views[0].superview === pilot.application.windows[0])
        let leaf = ProbeView("leaf")
        views[998].addSubview(leaf)
        #expect(leaf.superview == nil)
        #expect(
            pilot.application.diagnostics == [
                "ProbeView was not added to View: a view tree has at most 1000 levels"
            ])
        #expect(views[0].hitTest(.zero, with: nil) === views[998])
        views[998].backgroundColor = .palette(1)
        await pilot.settle()
        #expect(pilot.display.buffer[.zero].background == .palette(1))
        views[998].removeFromSuperview()
        views[997].addSubview(leaf)
        #expect(leaf.superview === views[997])
    }

    @Test func theDepthOfBothPartsCounts() {
        let upper = chain(600)
        let lower = chain(401)
        upper[599].addSubview(lower[0])
        #expect(lower[0].superview == nil)
        upper[598].addSubview(lower[0])
        #expect(lower[0].superview === upper[598])
    }

    @Test func levelsThatAreGoneDoNotCount() {
        let outer = View()
        let inner = chain(900)
        outer.addSubview(inner[0])
        inner[1].removeFromSuperview()
        let upper = chain(500)
        upper[499].addSubview(outer)
        #expect(outer.superview === upper[499])
    }

    @Test func subviewsAreFreedAndSuperviewsNotKept() {
        weak var freedChild: View?
        weak var freedParent: View?
        let kept = View()
        do {
            let parent = View()
            let child = View()
            parent.addSubview(child)
            parent.addSubview(kept)
            freedChild = child
            freedParent = parent
            child.removeFromSuperview()
        }
        #expect(freedChild == nil)
        #expect(freedParent == nil)
        #expect(kept.superview == nil)
    }

    @Test func hooksTellOfWindowsAndSubviews() async {
        final class Hooked: View {
            var log: [String] = []
            override func didMoveToWindow() { log.append(window == nil ? "out" : "in") }
            override func didAddSubview(_ subview: View) { log.append("added") }
            override func willRemoveSubview(_ subview: View) {
                log.append("removing \(subview.superview === self)")
            }
        }
        let root = View()
        let hooked = Hooked()
        let pilot = await Pilot(ViewController(view: root))
        root.addSubview(hooked)
        let child = View()
        hooked.addSubview(child)
        child.removeFromSuperview()
        hooked.removeFromSuperview()
        #expect(hooked.log == ["in", "added", "removing true", "out"])
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test func aHundredScreensLeaveNoViewBehind() async {
        struct Reference {
            weak var view: View?
        }
        let root = View()
        let pilot = await Pilot(ViewController(view: root))
        var views: [Reference] = []
        for _ in 0..<100 {
            let screen = ViewController(view: StackView(.vertical))
            for _ in 0..<5 {
                let view = View()
                screen.view.addSubview(view)
                views.append(Reference(view: view))
            }
            screen.view.frame = Rect(x: 0, y: 0, width: 10, height: 5)
            root.addSubview(screen.view)
            await pilot.click(column: 1, row: 1)
            screen.view.removeFromSuperview()
        }
        await pilot.settle()
        #expect(views.count == 500)
        #expect(views.allSatisfy { $0.view == nil })
    }

    @Test func aViewWhoseOldSuperviewPutsTheNewOneIntoItIsNotAdded() {
        final class Home: View {
            var target: View?
            override func willRemoveSubview(_ subview: View) {
                if let target { subview.addSubview(target) }
            }
        }
        let home = Home()
        let view = View()
        let target = View()
        home.addSubview(view)
        home.target = target
        target.addSubview(view)
        #expect(target.superview === view)
        #expect(view.superview == nil && target.subviews.isEmpty)
        #expect(view.sizeThatFits(.zero) == .zero)
    }

    @Test func aViewThatItsControllerTakesAwayAsItAppearsIsInNoWindow() async {
        final class Shy: ViewController {
            override func viewWillAppear(_ animated: Bool) { view.removeFromSuperview() }
        }
        let root = View()
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 2)
        let shy = Shy(view: View())
        root.addSubview(shy.view)
        #expect(shy.view.superview == nil && shy.view.window == nil)
        await pilot.settle()
        #expect(root.subviews.isEmpty)
    }

    @Test func aWindowThatIsHiddenAsItIsPressedStaysHidden() async {
        final class Jealous: View {
            var hide: () -> Void = {}
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool {
                hide()
                return true
            }
        }
        let field = Jealous()
        let pilot = await Pilot(ViewController(view: field), columns: 20, rows: 4)
        let other = Window(frame: Rect(x: 10, y: 0, width: 10, height: 4))
        other.rootViewController = ViewController(view: View())
        other.makeKeyAndVisible(in: pilot.application)
        field.window?.makeKey()
        field.becomeFirstResponder()
        let application = pilot.application
        field.hide = { other.close() }
        await pilot.click(column: 15, row: 1)
        #expect(other.application == nil)
        #expect(!application.windows.contains { $0 === other })
    }
}
