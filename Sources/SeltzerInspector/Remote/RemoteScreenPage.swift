// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The page with the screen of a program in another process, and a mark on the element that is selected in the tree.
@MainActor
final class RemoteScreenPage: ViewController {
    private let picture = RemoteScreenView()
    private let scrollView = ScrollView()

    override init() {
        super.init()
        title = "Screen"
    }

    override func loadView() {
        scrollView.documentView = picture
        scrollView.accessibilityLabel = "Screen of the program"
        view = scrollView
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

/// Rows of text in a frame of empty cells.
private final class RemoteScreenView: View {
    var rows: [String] = [] {
        didSet {
            guard rows != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    var mark: Rect? { didSet { if mark != oldValue { setNeedsDisplay() } } }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: rows.map { cellWidth(of: $0) }.max() ?? 0, height: rows.count)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for (y, row) in rows.enumerated() where (rect.minY..<rect.maxY).contains(y) {
            canvas.draw(row, at: Point(x: 0, y: y), style: Style())
        }
        if let mark { ScreenMark(kind: .content, rect: mark).draw(in: canvas) }
    }

    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(
            .document, label: "Screen of the program", value: rows.joined(separator: "\n"))
    }
}
