// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A fact in a ``StatusBar``, which the user can click if it has an action or a closure.
///
/// A click sends ``/SeltzerViews/Control/Event/primaryActionTriggered``, posts ``StatusBarItemChosen``, performs the
/// action and runs the closure. An item without an action and a closure is not in the Tab order.
///
/// The bar hides an item that has no room or no text.
open class StatusBarItem: Control {
    /// The text, in one row; the bar hides an item without text.
    public final var text: String {
        didSet { if text != oldValue { contentDidChange() } }
    }

    /// The meaning of the text, which colors it; nil for none.
    public final var tone: Tone? {
        didSet { if tone != oldValue { setNeedsDisplay() } }
    }

    /// The rank of the item; items with the lowest rank are hidden first.
    ///
    /// 0 by default.
    public final var priority = 0 {
        didSet { if priority != oldValue { bar?.itemsDidChange() } }
    }

    /// The minimum width of the text in cells, which keeps the neighbors in place; 0 by default.
    public final var minimumWidth = 0 {
        didSet { if minimumWidth != oldValue { contentDidChange() } }
    }

    /// The place of a text that is narrower than the item; left by default.
    public final var textAlignment = TextAlignment.left {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// The identifier of the action that a click performs, if that action is in reach; nil for none.
    public final var actionIdentifier: String? {
        didSet { if actionIdentifier != oldValue { setNeedsDisplay() } }
    }

    private final var lastWidth = -1

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - tone: The meaning of the text; nil for none.
    ///   - priority: The rank; items with the lowest rank are hidden first.
    ///   - actionIdentifier: The identifier of the action that a click performs; nil for none.
    ///   - action: Runs at a click. The item retains it.
    public init(
        _ text: String = "", tone: Tone? = nil, priority: Int = 0, actionIdentifier: String? = nil,
        action: (@MainActor (StatusBarItem) -> Void)? = nil
    ) {
        self.text = text
        self.tone = tone
        super.init()
        layoutNature = .line
        self.priority = priority
        self.actionIdentifier = actionIdentifier
        if let action { addAction(for: .primaryActionTriggered, action) }
    }

    private final var bar: StatusBar? { superview as? StatusBar }

    /// Whether a click does something.
    private final var isClickable: Bool {
        actionIdentifier != nil || !allControlEvents.isEmpty
    }

    private final func contentDidChange() {
        let width = sizeThatFits(.unbounded).width
        if width != lastWidth || text.isEmpty || isHidden {
            lastWidth = width
            bar?.itemsDidChange()
        }
        setNeedsDisplay()
    }

    // MARK: The user

    /// Runs the actions of the control, performs the action of the identifier, then posts ``StatusBarItemChosen``.
    open override func activate() {
        guard isEnabled, isClickable else { return }
        let event = StatusBarItemChosen(text: text, identifier: actionIdentifier)
        post(event, includingSelf: true) {
            super.activate()
            if let actionIdentifier { window?.application?.performAction(actionIdentifier) }
        }
    }

    /// The action `press` on Space and Enter.
    open override var actions: [Action] {
        [
            Action(
                "press", title: "Press", keys: ["space", "enter"],
                StatusBarItem.performPrimaryActionByKey
            ).priority(.low)
        ]
    }

    /// Whether the item is enabled and a click does something.
    open override var canBecomeFirstResponder: Bool { isClickable && super.canBecomeFirstResponder }

    /// False: a click leaves the focus where it is.
    open override var takesFocusOnPress: Bool { false }

    /// A button if a click does something, and otherwise a text.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(
            isClickable ? .button : .staticText, label: text, value: tone.map { "\($0)" })
    }

    // MARK: The picture

    /// Returns the width of the text, and of the bars of the focus, one row high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = max(minimumWidth, cellWidth(of: text)).saturatingAdding(2)
        return Size(width: min(width, size.width), height: 1)
    }

    /// The sign of a warning or a failure on a display without colors, in the cell of the focus bar; nil for other
    /// texts.
    private final func sign(on canvas: Canvas) -> String? {
        switch tone {
        case .warning: "!"
        case .danger: canvas[.xmark]
        default: nil
        }
    }

    /// Draws the text between the focus bars; without colors, a sign before the text marks warnings and failures.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        lastWidth = sizeThatFits(.unbounded).width
        var state = state
        if !isClickable { state.subtract([.hovered, .highlighted]) }
        let row = bounds.middleRow
        let room = ControlLook.drawBars(state, in: row, of: canvas)
        if !canvas.hasColors, !state.contains(.focused), row.width > 2,
            let sign = sign(on: canvas)
        {
            canvas.draw(sign, at: row.origin, style: Style())
        }
        var style = ControlLook.title(state)
        if let tone, !state.contains(.disabled) { style.foreground = tone.text }
        if canvas.hasFills, style.background != .clear { canvas.fill(room, with: style) }
        canvas.draw(
            StyledText(text, style: style), in: room,
            paragraphStyle: ParagraphStyle(alignment: textAlignment))
    }
}

/// The user chose an item of a ``StatusBar``, by mouse or key; posted by the item, whose own handlers run first.
public struct StatusBarItemChosen: RoutedEvent, Hashable, Sendable {
    /// The text of the item.
    public let text: String
    /// The identifier of its action, which has run; nil if it has none.
    public let identifier: String?

    /// Creates the event of a chosen item.
    public init(text: String, identifier: String?) {
        (self.text, self.identifier) = (text, identifier)
    }
}
