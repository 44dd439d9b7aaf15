// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Rect+edges, View+fittingSize, View+frame.

import Seltzer
import SeltzerTesting
import Testing

/// A view that counts its layouts.
private final class CountingView: View {
    private(set) var layouts = 0
    override func layoutSubviews() { layouts += 1 }

    /// Returns the layouts since the last call.
    func take() -> Int {
        defer { layouts = 0 }
        return layouts
    }
}

/// A view that wants as many columns as it gets, up to ten, in as many rows as it needs.
private final class FlowingView: View {
    override func sizeThatFits(_ size: Size) -> Size {
        let width = min(10, size.width)
        return Size(width: width, height: (20 + width - 1) / width)
    }
}

/// A view with the size of its class.
private final class BadgeView: View {
    override var intrinsicContentSize: Size { Size(width: 6, height: View.noIntrinsicMetric) }
}

@MainActor
@Suite struct GeometryCasesTests {
    private let root = CountingView()
    private let view = CountingView(frame: Rect(x: 2, y: 1, width: 10, height: 4))

    private func start() async -> Pilot {
        root.addSubview(view)
        let pilot = await Pilot(ViewController(view: root), columns: 40, rows: 12)
        _ = (root.take(), view.take())
        return pilot
    }

    @Test("U-G1: creating a view with a frame lays nothing out")
    func creation() {
        let view = CountingView(frame: Rect(x: 0, y: 0, width: 5, height: 5))
        view.layoutIfNeeded()
        #expect(view.layouts == 0)
    }

    @Test("U-G2: several requests in one turn are one layout, later")
    func requests() async {
        let pilot = await start()
        for _ in 0..<5 { view.setNeedsLayout() }
        #expect(view.layouts == 0)
        await pilot.settle()
        #expect(view.layouts == 1)
    }

    @Test("U-G3: layoutIfNeeded lays the tree out now, and only if a layout is pending")
    func layoutNow() async {
        let pilot = await start()
        root.layoutIfNeeded()
        #expect(view.layouts == 0)
        view.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.take() == 1)
        await pilot.settle()
        #expect(view.layouts == 0)
    }

    @Test("U-G4: a new origin lays the view itself not out again")
    func origin() async {
        let pilot = await start()
        view.frame.origin.x = 7
        await pilot.settle()
        #expect(view.layouts == 0)
    }

    @Test("U-G5: a new size lays out the view and its superview")
    func size() async {
        let pilot = await start()
        view.frame.size.width = 7
        await pilot.settle()
        #expect(view.layouts == 1)
        #expect(root.layouts == 1)
    }

    @Test("U-G6: adding and removing lay out the superview")
    func subviews() async {
        let pilot = await start()
        let other = View()
        root.addSubview(other)
        await pilot.settle()
        #expect(root.take() == 1)
        other.removeFromSuperview()
        await pilot.settle()
        #expect(root.take() == 1)
    }

    @Test("U-G7, U-G8: the origin of the bounds is the offset; it shifts the subviews' picture")
    func offset() async {
        let label = Label("abc")
        label.frame = Rect(x: 0, y: 2, width: 3, height: 1)
        let content = CountingView(frame: Rect(x: 0, y: 0, width: 40, height: 100))
        content.addSubview(label)
        let scrollView = ScrollView(content)
        let pilot = await Pilot(ViewController(view: scrollView), columns: 40, rows: 12)
        scrollView.contentOffset = Point(x: 0, y: 2)
        #expect(scrollView.bounds.origin == Point(x: 0, y: 2))
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("abc"))
        #expect(label.frame == Rect(x: 0, y: 2, width: 3, height: 1))
    }

    @Test("U-G9: a new size of the bounds keeps the center")
    func boundsSize() {
        view.bounds.size = Size(width: 14, height: 2)
        #expect(view.frame == Rect(x: 0, y: 2, width: 14, height: 2))
        #expect(view.center == Point(x: 7, y: 3))
        view.bounds.size = Size(width: 15, height: 3)
        #expect(view.frame == Rect(x: 0, y: 2, width: 15, height: 3))
        #expect(view.center == Point(x: 7, y: 3))
    }

    @Test("U-G10: the center is rounded down; setting it moves only the origin")
    func center() {
        #expect(view.center == Point(x: 7, y: 3))
        view.center = Point(x: 10, y: 10)
        #expect(view.frame == Rect(x: 5, y: 8, width: 10, height: 4))
        let odd = Rect(x: 0, y: 0, width: 5, height: 3)
        #expect(odd.midX == 2 && odd.midY == 1)
    }

    @Test("U-G11: sizeToFit measures with the present size, and keeps the origin")
    func sizeToFit() {
        let view = FlowingView(frame: Rect(x: 3, y: 4, width: 5, height: 1))
        #expect(view.sizeThatFits(Size(width: 4, height: 9)) == Size(width: 4, height: 5))
        #expect(view.frame == Rect(x: 3, y: 4, width: 5, height: 1))
        view.sizeToFit()
        #expect(view.frame == Rect(x: 3, y: 4, width: 5, height: 4))
        view.frame.size = .zero
        view.sizeToFit()
        #expect(view.frame.size == Size(width: 10, height: 2))
    }

    @Test("U-G12: converting to nil means the window")
    func conversion() async {
        let pilot = await start()
        let inner = View(frame: Rect(x: 1, y: 1, width: 2, height: 1))
        view.addSubview(inner)
        #expect(inner.convert(.zero, to: nil) == Point(x: 3, y: 2))
        #expect(inner.convert(inner.bounds, to: nil) == Rect(x: 3, y: 2, width: 2, height: 1))
        #expect(pilot.ending == nil)
    }

    @Test func classMayHaveAnIntrinsicSize() async {
        let badge = BadgeView()
        let pilot = await start()
        root.addSubview(badge)
        LayoutConstraint.activate([
            badge.leftAnchor.constraint(equalTo: root.leftAnchor),
            badge.topAnchor.constraint(equalTo: root.topAnchor),
            badge.heightAnchor.constraint(equalToConstant: 2),
        ])
        await pilot.settle()
        #expect(badge.frame == Rect(x: 0, y: 0, width: 6, height: 2))
        #expect(View().intrinsicContentSize == Size(width: -1, height: -1))
    }

    @Test func labelMayAddMarginsToItsIntrinsicSize() async {
        final class PaddedLabel: Label {
            override var intrinsicContentSize: Size {
                let size = super.intrinsicContentSize
                return Size(width: size.width + 4, height: size.height + 2)
            }
        }
        let short = PaddedLabel(), long = PaddedLabel()
        short.text = "abc"
        long.text = "one two three four"
        long.numberOfLines = 0
        #expect(short.intrinsicContentSize == Size(width: 7, height: 3))
        let stack = StackView(.vertical, [short, long])
        stack.alignment = .leading
        root.addSubview(stack)
        stack.frame = Rect(x: 0, y: 0, width: 14, height: 12)
        let pilot = await start()
        #expect(short.frame.size == Size(width: 7, height: 3))
        #expect(long.frame.height == 4 && long.frame.minY == 3)
        #expect(pilot.ending == nil)
    }

    @Test func fittingSizeRespectsConstraintsAndRequiredSides() {
        let view = FlowingView()
        #expect(view.systemLayoutSizeFitting(Size(width: 5, height: 0)).height == 4)
        #expect(
            view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
                == Size(width: 10, height: 2))
        let wide = view.systemLayoutSizeFitting(
            Size(width: 30, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == Size(width: 30, height: 2))
        view.heightAnchor.constraint(equalToConstant: 7).isActive = true
        #expect(view.systemLayoutSizeFitting(.zero).height == 7)
    }

    @Test func rectanglesHaveTheArithmeticOfCGRect() {
        let rect = Rect(x: 2, y: 1, width: 10, height: 4)
        #expect(rect.insetBy(dx: 1, dy: -1) == Rect(x: 3, y: 0, width: 8, height: 6))
        #expect(rect.offsetBy(dx: 1, dy: 2) == Rect(x: 3, y: 3, width: 10, height: 4))
        #expect(
            rect.union(Rect(x: 0, y: 0, width: 1, height: 1))
                == Rect(x: 0, y: 0, width: 12, height: 5))
        #expect(rect.union(.null) == rect && Rect.null.isNull && !rect.isNull)
        #expect(
            Rect(x: 5, y: 5, width: -3, height: 2).standardized
                == Rect(x: 2, y: 5, width: 3, height: 2))
        #expect(rect.integral == rect)
        let parts = rect.divided(atDistance: 3, from: .maxXEdge)
        #expect(parts.slice == Rect(x: 9, y: 1, width: 3, height: 4))
        #expect(parts.remainder == Rect(x: 2, y: 1, width: 7, height: 4))
        let top = rect.divided(atDistance: 9, from: .minYEdge)
        #expect(top.slice == rect && top.remainder.isEmpty)
    }
}
