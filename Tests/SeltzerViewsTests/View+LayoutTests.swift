// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ViewLayoutTests {
    /// Counts its layouts, and may do something in each.
    private final class Counting: View {
        var count = 0
        var action: (Counting) -> Void = { _ in }

        override func layoutSubviews() {
            count += 1
            action(self)
        }
    }

    private func start(_ view: View) async -> Pilot {
        let root = View()
        root.addSubview(view)
        return await Pilot(ViewController(view: root))
    }

    @Test func layoutFollowsSizeScrollingAndSubviews() async {
        let view = Counting(frame: Rect(x: 0, y: 0, width: 5, height: 5))
        let pilot = await start(view)
        var counts = [view.count]
        for change in [
            { view.setNeedsLayout() }, { view.frame.size.width = 9 },
            { view.bounds.origin.x = 3 }, { view.addSubview(View()) },
            { view.subviews[0].removeFromSuperview() }, { view.frame.origin.x = 4 }, {},
        ] as [() -> Void] {
            change()
            await pilot.settle()
            counts.append(view.count)
        }
        let steps = zip(counts, counts.dropFirst()).map { $1 - $0 }
        #expect(steps == [1, 1, 1, 1, 1, 0, 0])
    }

    @Test func whatAViewDoesWhileItLaysOutNeedsNoOtherLayout() async {
        let view = Counting(frame: Rect(x: 0, y: 0, width: 5, height: 5))
        let pilot = await start(view)
        view.action = { view in
            view.addSubview(View())
            view.subviews[0].isHidden.toggle()
            view.bounds.origin.y += 1
        }
        let before = view.count
        view.setNeedsLayout()
        await pilot.settle()
        #expect(view.count == before + 1)
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test func aChangedSizeIsHeardByAllSuperviews() async {
        let outer = Counting()
        let inner = Counting()
        let leaf = View()
        outer.addSubview(inner)
        inner.addSubview(leaf)
        let pilot = await start(outer)
        let before = (outer.count, inner.count)
        leaf.invalidateIntrinsicContentSize()
        await pilot.settle()
        #expect(outer.count == before.0 + 1)
        #expect(inner.count == before.1 + 1)
    }

    @Test func hidingAViewThatKeepsItsSizeIsHeardAbove() async {
        final class Row: View {
            override func sizeThatFits(_ size: Size) -> Size { Size(width: 4, height: 1) }
        }
        let inner = StackView(.vertical, [Row(), Row()])
        let group = StackView(.vertical, [Row(), inner])
        let outer = StackView(.vertical, [group, Row()])
        outer.frame = Rect(x: 0, y: 0, width: 10, height: 10)
        let pilot = await start(outer)
        #expect(outer.sizeThatFits(outer.bounds.size).height == 4)
        inner.isHidden = true
        await pilot.settle()
        #expect(outer.sizeThatFits(outer.bounds.size).height == 2)
        inner.isHidden = false
        await pilot.settle()
        #expect(outer.sizeThatFits(outer.bounds.size).height == 4)
    }

    /// Hides its label where the window is low.
    private final class HidingController: ViewController {
        /// Rows of a fixed number.
        private final class Rows: View {
            let count: Int

            init(_ count: Int) {
                self.count = count
                super.init()
            }

            override func sizeThatFits(_ size: Size) -> Size { Size(width: 4, height: count) }
        }

        private let hidden = Rows(3)
        private(set) var count = 0

        override func loadView() {
            view = StackView(.vertical, [hidden, Rows(1)])
        }

        override func viewWillLayoutSubviews() {
            count += 1
            // Re-entrant, as a search for the next focus is.
            view.layoutIfNeeded()
            hidden.isHidden = (view.window?.bounds.height ?? 0) < 4
        }
    }

    @Test func whatAControllerHidesBeforeTheFirstLayoutIsMeasuredAnew() async {
        let page = HidingController()
        let scrollView = ScrollView(page.view)
        let controller = ViewController(view: scrollView)
        let pilot = await Pilot(controller, columns: 10, rows: 3)
        #expect(scrollView.contentSize.height == 1)
        #expect(page.count <= 2)
        await pilot.resize(columns: 10, rows: 6)
        #expect(scrollView.contentSize.height == 4)
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test func layoutIfNeededLaysOutAtOnceWithoutAWindow() {
        let outer = Counting()
        let inner = Counting()
        outer.addSubview(inner)
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(inner.count == 1)
        outer.layoutIfNeeded()
        #expect(inner.count == 1)
    }
}
