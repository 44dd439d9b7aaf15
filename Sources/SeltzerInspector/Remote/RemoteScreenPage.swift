// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The page with the screen of a program in another process, and a mark on the element selected in
/// the tree.
@MainActor
final class RemoteScreenPage: ViewController {
    private let picture = RemoteScreenView()
    private let scrollView = FocusableScrollView()

    init() {
        super.init()
        title = "Screen"
    }

    override func loadView() {
        scrollView.documentView = picture
        scrollView.accessibilityLabel = "Screen of the program"
        view = scrollView
        scrollView.on { [picture] (_: BecameFirstResponder) in
            picture.setNeedsDisplay()
            return .observed
        }
        scrollView.on { [picture] (_: ResignedFirstResponder) in
            picture.setNeedsDisplay()
            return .observed
        }
    }

    override var preferredFocusedView: View? { scrollView }

    /// Shows the rows of a screen.
    func show(_ rows: [String]) {
        _ = view
        picture.rows = rows
    }

    /// Marks cells; nil for none.
    func mark(_ rect: Rect?) { picture.mark = rect }
}

/// A scroll view that can also be focused while all of its content is visible.
private final class FocusableScrollView: ScrollView {
    override var canBecomeFirstResponder: Bool { isScrollEnabled }
}

/// Rows of text after a column for the bar that shows the focus.
private final class RemoteScreenView: View {
    var rows: [String] = [] {
        didSet {
            guard rows != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    var mark: Rect? { didSet { if mark != oldValue { setNeedsDisplay() } } }

    private static let margin = 1

    override func sizeThatFits(_ size: Size) -> Size {
        let width = rows.map { cellWidth(of: $0) }.max() ?? 0
        return Size(width: width + Self.margin, height: rows.count)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        if superview?.isFocused == true {
            let bar = Rect(x: 0, y: 0, width: Self.margin, height: bounds.height)
            ControlLook.drawFocusBar(in: bar, of: canvas)
        }
        let screen = canvas.subcanvas(in: bounds.inset(by: Insets(left: Self.margin)))
        for (y, row) in rows.enumerated() where (rect.minY..<rect.maxY).contains(y) {
            screen.draw(row, at: Point(x: 0, y: y), style: Style())
        }
        if let mark { ScreenMark(kind: .content, rect: mark).draw(in: screen) }
    }

    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(
            .document, label: "Screen of the program", value: rows.joined(separator: "\n"))
    }
}
