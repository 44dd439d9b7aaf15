// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A row with the back item at its left end, the title of the visible controller in its middle, and commands at its
/// right end.
final class NavigationBar: View {
    var onBack: @MainActor () -> Void = {}
    private let backItem = NavigationBackItem()
    private let toolbar = Toolbar()
    private var title = ""

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = ControlLook.bar.background
        backItem.isHidden = true
        toolbar.isHidden = true
        addSubview(backItem)
        addSubview(toolbar)
        backItem.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.onBack() }
    }

    /// Shows a title, and the title of the back item; nil for no back item.
    func show(title: String, back: String?) {
        guard title != self.title || back != backItem.title else { return }
        self.title = title
        backItem.title = back
        backItem.isHidden = back == nil
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Shows commands of a controller at the right end.
    func show(items: [any MenuElement], of controller: ViewController?) {
        toolbar.home = controller
        guard !items.isEmpty || !toolbar.isHidden else { return }
        toolbar.items = items
        toolbar.isHidden = items.isEmpty
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The minimum width of the commands: the sign that opens a menu of all commands.
    private static var minimumToolbarWidth: Int { 5 }

    /// Shortens the back item to its sign if the title and the commands would not fit beside it.
    override func layoutSubviews() {
        let full = backItem.fullWidth
        let titleWidth = cellWidth(of: title).saturatingAdding(2)
        let wanted = toolbar.isHidden ? 0 : toolbar.sizeThatFits(bounds.size).width
        let needed = full.saturatingAdding(titleWidth).saturatingAdding(wanted)
        backItem.isShort = full > bounds.width / 2 || needed > bounds.width
        backItem.frame = Rect(
            x: 0, y: 0, width: min(bounds.width, backItem.width), height: bounds.height)
        let rest = bounds.width - backItem.frame.maxX
        let width = min(
            wanted, max(Self.minimumToolbarWidth, rest.saturatingSubtracting(titleWidth))
        )
        .clamped(0, rest)
        toolbar.frame = Rect(
            x: bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    override var accessibilityParts: [AccessibilityPart] {
        guard !title.isEmpty else { return [] }
        return [AccessibilityPart(.init(.heading, label: title), frame: bounds)]
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let left = backItem.isHidden ? min(2, bounds.width) : backItem.frame.maxX + 1
        let right = toolbar.isHidden ? bounds.width : toolbar.frame.minX
        let width = min(cellWidth(of: title), max(0, right - left - 1))
        guard width > 0 else { return }
        let x = max(left, (bounds.width - width) / 2)
        let place = Rect(
            x: min(x, right - 1 - width), y: 0, width: width, height: bounds.height)
        canvas.draw(title, in: place, style: Style(attributes: .bold))
    }
}

/// The back item of a navigation bar, which the user can press.
final class NavigationBackItem: Control {
    var title: String?
    /// Whether the title is left out.
    var isShort = false { didSet { if isShort != oldValue { setNeedsDisplay() } } }

    /// False: keys go back by an action, and Tab stays in the content.
    override var canBecomeFirstResponder: Bool { false }
    override var takesFocusOnPress: Bool { false }

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.button, label: title, value: "back")
    }

    /// The cells of the sign and the title, with an empty cell at each side.
    var width: Int { isShort ? min(3, fullWidth) : fullWidth }
    /// The width of the sign and the title.
    var fullWidth: Int { title.map { cellWidth(of: $0).saturatingAdding(4) } ?? 0 }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        var style = ControlLook.chip(state)
        if state.isDisjoint(with: [.hovered, .highlighted]) { style.background = .clear }
        if style.background != .clear { canvas.fill(bounds, with: style) }
        let accent = Style(foreground: .accent).merged(over: style)
        canvas.draw(.chevronLeft, at: Point(x: 1, y: 0), style: accent)
        guard !isShort, let title else { return }
        canvas.draw(title, in: bounds.inset(by: Insets(left: 3, right: 1)), style: accent)
    }
}
