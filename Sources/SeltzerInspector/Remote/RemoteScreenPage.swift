// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The page with the screen of a program in another process, and a mark on the element selected in
/// the tree.
@MainActor
final class RemoteScreenPage: ViewController {
    private let picture = RemoteScreenView()
    private let scrollView = FocusableScrollView()
    private let cellLabel = Label(style: Style(foreground: .secondaryLabel))
    /// Called with a cell of the program's screen that the user clicked.
    var didChoose: @MainActor (Point) -> Void = { _ in }

    init() {
        super.init()
        title = "Screen"
    }

    override func loadView() {
        scrollView.documentView = picture
        scrollView.accessibilityLabel = "Screen of the program"
        cellLabel.numberOfLines = 3
        cellLabel.isHidden = true
        let stack = StackView(.vertical, [scrollView, cellLabel])
        stack.setFlex(1, of: scrollView)
        view = stack
        picture.didChoose = { [weak self] in self?.didChoose($0) }
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

    /// The sentences about the chosen cell; nil for none.
    var cell: String? {
        didSet {
            cellLabel.text = cell ?? ""
            cellLabel.isHidden = cell == nil
        }
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
    var didChoose: @MainActor (Point) -> Void = { _ in }

    private static let margin = 1

    override func sizeThatFits(_ size: Size) -> Size {
        let width = rows.map { cellWidth(of: $0) }.max() ?? 0
        return Size(width: width + Self.margin, height: rows.count)
    }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        let cell = event.location.offsetBy(dx: -Self.margin, dy: 0)
        guard event.phase == .down, cell.x >= 0 else { return .ignored }
        didChoose(cell)
        return .observed
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
