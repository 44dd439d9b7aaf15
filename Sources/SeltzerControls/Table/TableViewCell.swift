// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A row of a ``TableView`` while it is visible; used again for another row when it is not.
///
/// What it shows are subviews of its ``contentView``, so that the chain from a button in it goes over the
/// content view and the cell to the table.
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
    /// The kind of cell that it is used again as; nil for one that is not used again.
    public let reuseIdentifier: String?
    /// The view that everything in the cell belongs into; as large as the cell, without the column of the table's
    /// bar.
    public let contentView = View()
    /// Whether the row is selected.
    public internal(set) final var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    /// Whether the row is the one that keys go on from.
    public internal(set) final var isCurrent = false {
        didSet { if isCurrent != oldValue { stateChanged() } }
    }
    /// Whether the pointer is over the row.
    public internal(set) final var isHovered = false {
        didSet { if isHovered != oldValue { stateChanged() } }
    }
    /// Whether the user can select the row, in a table where rows can be.
    public internal(set) final var isEnabled = true {
        didSet { if isEnabled != oldValue { stateChanged() } }
    }

    /// What the row is in, whether or not the table has the keys.
    final var state: Control.State {
        var state: Control.State = []
        if isSelected { state.insert(.selected) }
        if isHovered { state.insert(.hovered) }
        if !isEnabled { state.insert(.disabled) }
        return state
    }

    /// The row shown, counted over all sections; of a cell that is not shown, the last one.
    final var row = 0
    /// What the data source said identifies that row.
    final var identity: AnyHashable?
    private final var highlight: TableRowHighlight?

    /// The columns on the right that the table's bar covers.
    final var coveredColumns = 0 {
        didSet { if coveredColumns != oldValue { setNeedsLayout() } }
    }

    private final var textLabelIfLoaded: Label?

    /// Creates a cell; a table calls it for the classes that are registered with it.
    public required init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(contentView)
    }

    /// A label over the width of the cell, on its middle line; made at the first use.
    public final var textLabel: Label {
        if let textLabelIfLoaded { return textLabelIfLoaded }
        let label = Label()
        textLabelIfLoaded = label
        // Behind what else is in the cell, so that a button on it can be pressed.
        contentView.insertSubview(label, at: 0)
        setNeedsLayout()
        return label
    }

    /// The middle line, the upper one of two, in the coordinates of the content view.
    public final var middleLine: Int { max(0, bounds.height - 1) / 2 }

    /// Called before the cell is handed out for another row; does nothing unless a subclass does.
    open func prepareForReuse() {}

    /// Called when ``isSelected``, ``isCurrent``, ``isHovered`` or ``isEnabled`` is another; does nothing unless a
    /// subclass does.
    ///
    /// How the row looks then is done already: its texts take the look, the controls in it keep their own.
    open func stateDidChange() {}

    private func stateChanged() {
        let isNeeded = isSelected || isCurrent || isHovered || !isEnabled
        if isNeeded, highlight == nil {
            let view = TableRowHighlight()
            highlight = view
            addSubview(view)
        }
        highlight?.isHidden = !isNeeded
        highlight?.setNeedsDisplay()
        stateDidChange()
    }

    /// Notes whether the pointer is over the row; subclasses call `super`.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        if event.phase == .enter || event.phase == .leave {
            isHovered = event.phase == .enter && (superview as? TableView)?.allowsSelection == true
        }
        return super.handleMouse(event)
    }

    /// Gives the content view the cell, and the text label its line; subclasses call `super`.
    open override func layoutSubviews() {
        contentView.frame = bounds.inset(by: Insets(right: coveredColumns))
        textLabelIfLoaded?.frame = Rect(
            x: 1, y: middleLine, width: max(0, bounds.width.saturatingSubtracting(2)),
            height: min(1, bounds.height))
        highlight?.frame = contentView.frame
    }
}
