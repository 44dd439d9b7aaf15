// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// The view of a visible row of a ``TableView``; the table reuses it for other rows.
///
/// Add subviews to its ``contentView``. The responder chain of a button in it goes through the content view and the
/// cell to the table.
///
/// ```swift
/// final class RowCell: TableViewCell {
///     required init(reuseIdentifier: String?) {
///         super.init(reuseIdentifier: reuseIdentifier)
///         contentView.addSubview(button)
///     }
/// }
/// ```
open class TableViewCell: View, ReusableView {
    /// The kind of cell, for reuse; nil for a cell that is not reused.
    public let reuseIdentifier: String?
    /// The superview of the cell's content.
    ///
    /// It is as large as the cell, without the column of the scroll bar.
    public let contentView = View()
    /// Whether the row is selected.
    public internal(set) final var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    /// Whether the row is the current one, which keys act on.
    public internal(set) final var isCurrent = false {
        didSet { if isCurrent != oldValue { stateChanged() } }
    }
    /// Whether the pointer is over the row.
    public internal(set) final var isHovered = false {
        didSet { if isHovered != oldValue { stateChanged() } }
    }
    /// Whether the user can select the row, if the table allows selection.
    public internal(set) final var isEnabled = true {
        didSet { if isEnabled != oldValue { stateChanged() } }
    }

    /// Whether the row has the second of two alternating fills.
    final var isStriped = false {
        didSet { if isStriped != oldValue { backgroundColor = isStriped ? .rowHover : nil } }
    }

    /// The state of the row, without ``Control/State/focused``.
    final var state: Control.State {
        var state: Control.State = []
        if isSelected { state.insert(.selected) }
        if isHovered { state.insert(.hovered) }
        if !isEnabled { state.insert(.disabled) }
        return state
    }

    /// The number of the row over all sections; for a spare cell, the number of its last row.
    final var row = 0
    /// The identity of the row, from the data source.
    final var identity: AnyHashable?
    private final var highlight: RowHighlight?

    /// The number of columns on the right that the scroll bar covers.
    final var coveredColumns = 0 {
        didSet { if coveredColumns != oldValue { setNeedsLayout() } }
    }

    private final var textLabelIfLoaded: Label?

    /// Creates a cell.
    ///
    /// The table calls it for registered classes.
    public required init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(contentView)
    }

    /// A label over the width of the cell, on its middle line; created at the first use.
    public final var textLabel: Label {
        if let textLabelIfLoaded { return textLabelIfLoaded }
        let label = Label()
        textLabelIfLoaded = label
        // The label is at the back, so that it does not cover buttons of the cell.
        contentView.insertSubview(label, at: 0)
        setNeedsLayout()
        return label
    }

    /// The middle line, or the upper of two middle lines, in the coordinates of the content view.
    public final var middleLine: Int { max(0, bounds.height - 1) / 2 }

    /// A row with the texts in it as its label, and its number.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(.row, traits: isSelected ? .selected : [])
        if !isEnabled { attributes.traits.insert(.notEnabled) }
        attributes.index = row
        return attributes
    }

    /// Called before the cell is reused for another row; does nothing by default.
    open func prepareForReuse() {}

    /// Called after ``isSelected``, ``isCurrent``, ``isHovered`` or ``isEnabled`` changed; does nothing by default.
    ///
    /// The table already adds the look of the state to the texts of the row. Controls in it keep their own look.
    open func stateDidChange() {}

    private func stateChanged() {
        let isNeeded = isSelected || isCurrent || isHovered || !isEnabled
        if isNeeded, highlight == nil {
            let view = RowHighlight { TableViewCell.look(of: $0) }
            highlight = view
            addSubview(view)
        }
        highlight?.isHidden = !isNeeded
        highlight?.setNeedsDisplay()
        stateDidChange()
    }

    /// Updates ``isHovered``; subclasses call `super`.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        if event.phase == .enter || event.phase == .leave {
            isHovered = event.phase == .enter && (superview as? TableView)?.allowsSelection == true
        }
        return super.handleMouse(event)
    }

    /// Lays out the content view and the text label; subclasses call `super`.
    open override func layoutSubviews() {
        contentView.frame = bounds.inset(by: Insets(right: coveredColumns))
        textLabelIfLoaded?.frame = Rect(
            x: 1, y: middleLine, width: max(0, bounds.width.saturatingSubtracting(2)),
            height: min(1, bounds.height))
        highlight?.frame = contentView.frame
    }
}
