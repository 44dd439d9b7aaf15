// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The views beside the text, and the clear button.
extension TextField {
    /// The times at which a part of a field is visible.
    public enum ViewMode: Int, Hashable, Sendable {
        /// The part is never visible.
        case never
        /// The part is visible while the field is focused.
        case whileEditing
        /// The part is visible while the field is not focused.
        case unlessEditing
        /// The part is always visible.
        case always
    }

    /// The views and modes of a field; most fields have none.
    struct SideViews {
        var left: View?
        var right: View?
        var leftMode = ViewMode.never
        var rightMode = ViewMode.never
        var clearMode = ViewMode.never
    }

    /// The time at which a sign after the text removes the text when it is clicked; never by default.
    ///
    /// An empty field has no sign. The delegate can refuse the removal in
    /// ``TextFieldDelegate/textFieldShouldClear(_:)``.
    public final var clearButtonMode: ViewMode {
        get { sides.clearMode }
        set { sides.clearMode = newValue }
    }

    /// The view before the text, as wide as its fitting size or its frame; nil for none.
    public final var leftView: View? {
        get { sides.left }
        set {
            sides.left?.removeFromSuperview()
            sides.left = newValue
            newValue.map(addSubview)
        }
    }

    /// The time at which ``leftView`` is visible; never by default, as in UIKit.
    public final var leftViewMode: ViewMode {
        get { sides.leftMode }
        set { sides.leftMode = newValue }
    }

    /// The view after the text, as wide as its fitting size or its frame; nil for none.
    public final var rightView: View? {
        get { sides.right }
        set {
            sides.right?.removeFromSuperview()
            sides.right = newValue
            newValue.map(addSubview)
        }
    }

    /// The time at which ``rightView`` is visible; never by default, as in UIKit.
    public final var rightViewMode: ViewMode {
        get { sides.rightMode }
        set { sides.rightMode = newValue }
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func width(of view: View?, _ mode: ViewMode) -> Int {
        guard let view, isShown(mode) else { return 0 }
        let fitting = view.sizeThatFits(.unbounded).width
        return max(0, fitting > 0 ? fitting : view.frame.width)
    }

    /// The columns before the text that ``leftView`` takes.
    final var leftWidth: Int { width(of: sides.left, sides.leftMode) }

    /// The columns after the text that ``rightView`` and the clear button take.
    final var rightWidth: Int {
        width(of: sides.right, sides.rightMode) + (sides.clearMode == .never ? 0 : 2)
    }

    /// Places the views beside the text.
    final func layOutSideViews() {
        for (view, mode) in [(sides.left, sides.leftMode), (sides.right, sides.rightMode)] {
            view?.isHidden = !isShown(mode)
        }
        let fill = fillColumns
        let right = width(of: sides.right, sides.rightMode)
        sides.left?.frame = Rect(x: fill.lowerBound, y: bounds.minY, width: leftWidth, height: 1)
        sides.right?.frame = Rect(
            x: fill.upperBound - right, y: bounds.minY, width: right, height: 1)
    }

    /// The cell of the clear button; nil while it is not visible.
    final var clearButtonPoint: Point? {
        guard isEnabled, !text.isEmpty, isShown(sides.clearMode) else { return nil }
        let column = fillColumns.upperBound - rightWidth
        return column > textColumns.lowerBound ? Point(x: column, y: bounds.minY) : nil
    }

    final func drawClearButton(in canvas: Canvas, style: Style) {
        guard let place = clearButtonPoint else { return }
        var style = style
        style.foreground = .secondaryLabel
        canvas.draw(.xmark, at: place, style: style)
    }

    /// Clears the text if a press is on the clear button.
    final func clearsText(at location: Point) -> Bool {
        guard location == clearButtonPoint else { return false }
        clear()
        return true
    }
}
