// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A view that a program draws and lays out by itself, as UIKit's programs write it.
private final class Tile: View {
    private let mark = Label()
    private(set) var calls: [String] = []

    override init(frame: Rect) {
        super.init(frame: frame)
        addSubview(mark)
    }

    override var intrinsicContentSize: Size { Size(width: 6, height: 2) }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = bounds.insetBy(dx: 1, dy: 0)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        calls.append("didMoveToSuperview")
    }

    override func willMove(toSuperview newSuperview: View?) {
        super.willMove(toSuperview: newSuperview)
        calls.append("willMoveToSuperview")
    }

    override func willMove(toWindow newWindow: Window?) {
        super.willMove(toWindow: newWindow)
        calls.append("willMoveToWindow")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        calls.append("didMoveToWindow")
    }
}

/// Snippets of UIKit's views and geometry, in the form that they have here.
@MainActor
@Suite struct ViewSnippetsTests {
    @Test("a view: its tree, frame and flags")
    func tree() {
        let view = View()
        view.backgroundColor = .systemBackground
        let panel = View(frame: Rect(x: 0, y: 0, width: 20, height: 6))
        view.addSubview(panel)
        panel.isHidden = true
        panel.isUserInteractionEnabled = false
        panel.clipsToBounds = true
        panel.accessibilityLabel = "Panel"
        panel.accessibilityTraits = .button
        panel.translatesAutoresizingMaskIntoConstraints = false
        panel.tag = 7
        #expect(view.viewWithTag(7) === panel)
        panel.setNeedsLayout()
        panel.layoutIfNeeded()
        #expect(view.subviews.first === panel)
        #expect(panel.superview === view)
        #expect(panel.window == nil)
        panel.removeFromSuperview()
    }

    @Test("a subclass with init(frame:), intrinsicContentSize and callbacks")
    func subclass() async {
        let tile = Tile()
        let controller = ViewController(view: View())
        let pilot = await Pilot(controller, columns: 40, rows: 10)
        controller.view.addSubview(tile)
        tile.sizeToFit()
        #expect(tile.frame.size == Size(width: 6, height: 2))
        #expect(tile.sizeThatFits(Size(width: 10, height: 10)) == Size(width: 6, height: 2))
        #expect(
            tile.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
                == Size(width: 6, height: 2))
        await pilot.settle()
        #expect(tile.calls.contains("didMoveToSuperview"))
        #expect(tile.calls.contains("willMoveToWindow"))
    }

    @Test("points, sizes, rectangles and insets")
    func geometry() {
        let origin = Point(x: 2, y: 1)
        let size = Size(width: 10, height: 4)
        let frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
        #expect(frame.midX == 7 && frame.midY == 3)
        #expect(frame.minX == 2 && frame.maxY == 5)
        #expect(frame.insetBy(dx: 1, dy: 1) == Rect(x: 3, y: 2, width: 8, height: 2))
        #expect(frame.offsetBy(dx: 1, dy: 0).minX == 3)
        #expect(frame.union(Rect(x: 0, y: 0, width: 1, height: 1)).minX == 0)
        #expect(frame.intersects(Rect(origin: .zero, size: size)))
        #expect(frame.contains(Point(x: 2, y: 1)))
        let insets = Insets(top: 1, left: 2, bottom: 1, right: 2)
        #expect(frame.inset(by: insets) == Rect(x: 4, y: 2, width: 6, height: 2))
    }

    @Test("center, and the conversion of points")
    func places() {
        let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 10))
        let part = View(frame: Rect(x: 4, y: 2, width: 4, height: 2))
        view.addSubview(part)
        #expect(part.center == Point(x: 6, y: 3))
        part.center = Point(x: 10, y: 5)
        #expect(part.frame == Rect(x: 8, y: 4, width: 4, height: 2))
        #expect(part.convert(Point(x: 1, y: 1), to: view) == Point(x: 9, y: 5))
        view.bounds.origin.y = 1
        view.endEditing(true)
    }
}
